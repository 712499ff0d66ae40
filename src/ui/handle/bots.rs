//! Bots at the table: when the next one thinks, and who takes over a seat.
//!
//! One decision is one task of the page's own thread. How long the table waits
//! before it follows from the chosen pace alone, never from the thought.

use leptos::prelude::*;

use crate::inkognito::bots::{Choice, prepare};
use crate::inkognito::rules::Agent;
use crate::kit::Seat;
use crate::session::{Moved, Page, Scene, Sitter, Sitters, Table, Tic, shelf};
use crate::ui::browser::later;
use crate::ui::inkognito::players::swap_words;

use super::{Handle, Screen};

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// One step each time it is asked for.
    Step,
    /// So that each step can be followed.
    #[default]
    Normal,
    /// So that the trail tells what happened.
    Fast,
    /// At once, until a person must act.
    Skip,
}

impl Pace {
    /// All, slowest first.
    pub const ALL: [Pace; 4] = [Pace::Step, Pace::Normal, Pace::Fast, Pace::Skip];

    /// Their words among the settings.
    pub(super) const WORDS: [&str; 4] = ["Step", "Normal", "Fast", "Skip"];

    /// How long the table waits before a bot's step; none if it waits to be asked.
    const fn wait_ms(self) -> Option<f64> {
        match self {
            Pace::Step => None,
            Pace::Normal => Some(1_200.0),
            Pace::Fast => Some(350.0),
            Pace::Skip => Some(0.0),
        }
    }
}

impl Handle {
    /// Lets whoever waits for it take over, and the next bot think after a while.
    pub fn drive(self) {
        if self.elsewhere.get_untracked() {
            return;
        }
        self.take_over();
        let tick = self.ticks.get_untracked().wrapping_add(1);
        self.ticks.set(tick);
        if self.screen.get_untracked() != Screen::Table || self.thinker().is_none() {
            return;
        }
        let watched = matches!(self.scene.get_untracked(), Scene::Watching(_));
        // Whoever reads a paper is not to miss anything.
        if watched && self.sheet.get_untracked().is_some() {
            return;
        }
        let pace = self.preferences.with_untracked(|likes| likes.pace);
        // A report out of turn is not watched: it may fall under a curtain.
        let Some(wait) = pace.wait_ms().or((!watched).then_some(0.0)) else { return };
        later(wait, move || self.think_when_ready(tick));
    }

    /// The bot that is due thinks, once all is prepared that bots look up: in
    /// parts, so that the page answers taps meanwhile.
    fn think_when_ready(self, tick: u32) {
        if self.ticks.get_untracked() != tick {
            return;
        }
        let balls = self.public.with_untracked(|public| public.as_ref().map(|p| p.options.balls));
        if balls.is_some_and(prepare) {
            later(0.0, move || self.think_when_ready(tick));
        } else {
            self.let_think();
        }
    }

    /// The bot that is due thinks and acts.
    pub fn let_think(self) {
        let Some(seat) = self.thinker().filter(|_| !self.elsewhere.get_untracked()) else {
            return;
        };
        // The step is noted first: if the page breaks in it, the next start knows.
        let noted = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some(self.with_storage(|storage| shelf::begin_to_think(storage, table)))
        });
        if let Some(Err(error)) = noted {
            self.trouble(Some(error));
        }
        let thought: Option<Choice> =
            self.table.with_untracked(|table| table.as_ref().and_then(|t| t.think(seat)));
        let Some(choice) = thought else { return };
        let done =
            self.table.update(|table| table.as_mut().map(|table| table.act(seat, choice.action)));
        if done == Some(Ok(())) {
            self.pass_on();
            if !self.selection.get_untracked().is_planned_march() {
                self.begin_selection();
            }
            // With it goes the note that this bot thinks.
            self.keep();
            self.keep_now();
        }
        self.drive();
    }

    /// Bots play this fast from now on.
    pub fn set_pace(self, pace: Pace) {
        self.prefer(|likes| likes.pace = pace);
        self.drive();
    }

    /// The bot that is due.
    fn thinker(self) -> Option<Seat> {
        self.table.with_untracked(|table| table.as_ref().and_then(|table| table.thinker()))
    }

    /// Who plays each seat.
    pub fn sitters(self) -> Option<Sitters> {
        self.table.with(|table| table.as_ref().map(|table| table.sitters().clone()))
    }

    /// Asks that somebody takes over a seat; it happens at that seat's next step.
    pub fn wish(self, seat: Seat, sitter: Sitter) {
        self.table.update(|table| {
            if let Some(table) = table {
                table.wish(seat, sitter);
            }
        });
        self.drive();
    }

    /// Lets those take over who wait for it, and says so.
    fn take_over(self) {
        let alone = untrack(|| self.alone());
        let busy = match self.scene.get_untracked() {
            Scene::Board(seat) | Scene::Private(seat, _) if alone.is_none() => Some(seat),
            _ => None,
        };
        let wished = self.table.with_untracked(|table| {
            let sitters = table.as_ref()?.sitters();
            Some(
                self.public
                    .get_untracked()?
                    .seating
                    .seats()
                    .any(|seat| Some(seat) != busy && sitters.wished(seat).is_some()),
            )
        });
        if wished != Some(true) {
            return;
        }
        let swaps = self
            .table
            .update(|table| table.as_mut().map(|table| table.swap(busy)))
            .unwrap_or_default();
        let t = self.text();
        let mut words: Vec<String> =
            swaps.iter().map(|swap| untrack(|| swap_words(self, *swap))).collect();
        let now = untrack(|| self.alone());
        if now != alone {
            words.push(if now.is_some() { t.now_alone } else { t.now_company }.to_string());
            self.peeking.set(false);
            self.sheet.set(None);
            self.pass(self.idle_hands());
            self.begin_selection();
        }
        self.say(words.join(" "));
        self.keep();
    }

    /// The faces made at the meetings of whoever is alone at the table.
    pub fn tics(self) -> Vec<Tic> {
        self.table.with(|table| table.as_ref().map(Table::tics).unwrap_or_default())
    }

    /// Who may answer a bot's face with one: whoever is alone among bots.
    pub fn may_answer(self, bot: Seat) -> Option<Seat> {
        self.table.with(|table| table.as_ref()?.may_answer(bot))
    }

    /// Answers a bot's face in this turn, until the step is over.
    pub fn answer_tic(self, to: Seat, tell: Option<Agent>) {
        self.table.update(|table| {
            if let Some(table) = table {
                table.answer_tic(to, tell);
            }
        });
        self.keep();
    }

    /// Where a bot broke at this table and something harmless was done instead,
    /// for diagnostics: entries of the log.
    pub fn stumbles(self) -> String {
        let entries = self
            .table
            .with(|table| table.as_ref().map(|table| table.stumbles.clone()).unwrap_or_default());
        let entries: Vec<String> = entries.iter().map(ToString::to_string).collect();
        if entries.is_empty() {
            String::new()
        } else {
            format!("bot-stood-in-for: {}", entries.join(" "))
        }
    }

    /// Some pages of a bot's book, after so many others.
    pub fn book(self, seat: Seat, after: usize, most: usize) -> Vec<Page> {
        self.table.with_untracked(|table| {
            let book = table.as_ref().and_then(|table| table.book(seat));
            book.map(|book| book.pages(after, most)).unwrap_or_default()
        })
    }

    /// The moves on the board that the holder has missed.
    pub fn missed(self) -> Vec<Moved> {
        let viewer = self.holder().or_else(|| match self.scene.get() {
            Scene::Waiting(seat, _) => Some(seat),
            _ => None,
        });
        self.table.with(|table| {
            table.as_ref().map(|table| table.moves_since(viewer).to_vec()).unwrap_or_default()
        })
    }
}
