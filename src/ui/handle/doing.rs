//! What is done at the table, and into whose hands the device goes then.

use leptos::prelude::*;

use crate::inkognito::rules::{Action, Phase};
use crate::kit::Seat;
use crate::session::{Hands, handover};
use crate::ui::browser::{let_go_of_focus, steady_ms};

use super::{Handle, PRIVATE_STEP_MS};

impl Handle {
    /// Does an action of the holder on the open board, and saves it. Tells whether it was
    /// done. The next step needs a tap of its own: its button may lie under the same finger.
    pub fn act(self, action: Action) -> bool {
        let Some(seat) = self.hands.get_untracked().holder() else { return false };
        let done = self.table.update(|table| table.as_mut().map(|table| table.act(seat, action)));
        match done {
            Some(Ok(())) => {
                self.acted();
                self.shield();
                true
            }
            Some(Err(error)) => {
                self.say(untrack(|| self.speaker().refusal(&error)));
                false
            }
            None => false,
        }
    }

    /// Does the action that ends a private step, whose length must tell nothing.
    pub fn act_privately(self, action: Action) {
        // Its page goes, also where the next one is the same seat's.
        let_go_of_focus();
        if self.act(action) {
            self.seal();
        }
    }

    /// The holder has looked at the passport after the deal.
    pub fn looked(self) {
        let Some(seat) = self.hands.get_untracked().holder() else { return };
        self.table.update(|table| {
            if let Some(table) = table {
                table.looked = table.looked.with(seat);
            }
        });
        self.pass(self.idle_hands());
        self.keep();
        self.seal();
        self.drive();
    }

    /// The Ambassador's player has seen what passes through his hands.
    pub fn passed(self) {
        self.table.update(|table| {
            if let Some(table) = table {
                table.pass();
            }
        });
        self.pass(self.idle_hands());
        self.keep();
        self.seal();
        self.drive();
    }

    /// The device goes to the Ambassador's player for his report.
    pub fn begin_report(self) {
        self.sheet.set(None);
        self.pass(self.hands.get_untracked().for_report());
        self.shield();
    }

    /// No report after all.
    pub fn leave_report(self) {
        self.pass(self.hands.get_untracked().without_report());
        self.seal();
        self.drive();
    }

    /// The seat that may seal a report now: the Ambassador's player's, if that is a
    /// person; a bot seals its own.
    pub fn reporter(self) -> Option<Seat> {
        let bots = self.sitters().map(|sitters| sitters.bots()).unwrap_or_default();
        self.public.with(|public| {
            let public = public.as_ref()?;
            let seat = public.seating.ambassador()?;
            (public.can_report(seat) && !bots.has(seat)).then_some(seat)
        })
    }

    /// The holder has seen the answers' cards and goes on.
    pub fn heard(self) {
        self.pass(self.hands.get_untracked().heard());
        self.begin_selection();
        self.seal();
    }

    /// Hides everything until the private step has had its least length.
    fn seal(self) {
        if untrack(|| self.alone()).is_some() {
            return;
        }
        self.peeking.set(false);
        self.sheet.set(None);
        let left = PRIVATE_STEP_MS - (steady_ms() - self.opened_at.get_untracked());
        if left > 0.0 {
            self.0.sealing.cast(left);
        }
        self.shield();
    }

    fn acted(self) {
        self.notice.set(None);
        self.sheet.set(None);
        self.pass_on();
        self.begin_selection();
        self.keep();
        self.drive();
    }

    /// The device goes to whom the game waits for.
    pub(super) fn pass_on(self) {
        // Whatever was begun is answered, or a bot has done it.
        self.picked.set(None);
        let next = self.table.with_untracked(|table| {
            table.as_ref().map(|t| (handover::errand(t.public(), t.progress()), *t.public()))
        });
        let Some((errand, public)) = next else { return };
        let still_expelling = matches!(public.phase, Phase::Expelling { .. });
        let idle = self.idle_hands();
        let hands = self.hands.get_untracked();
        self.pass(match errand {
            Some((seat, _)) if hands.holder() == Some(seat) && still_expelling => hands,
            Some((seat, _)) if hands.holder() == Some(seat) => hands.acted(),
            Some(_) | None => idle,
        });
    }

    /// The device goes into these hands.
    pub(super) fn pass(self, hands: Hands) {
        if self.hands.get_untracked() != hands {
            let_go_of_focus();
        }
        self.hands.set(hands);
    }
}
