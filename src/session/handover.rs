//! In whose hands the device is, and what may stand on its screen.
//!
//! Pure: the table says to whom the device must go and why ([`errand`]); the
//! [`Hands`] remember who holds it. **Invariant:** nothing private is on the
//! screen but in [`Scene::Private`], and that scene is reached through a
//! curtain only, also after a reload (a fresh [`Hands`] holds nobody).

use crate::inkognito::rules::{Phase, Public};
use crate::kit::{Seat, SeatSet};

/// Why the device goes to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// To look at the own passport after the deal.
    Passport,
    /// To take the turn, on the open board.
    Turn,
    /// To choose cards for a question.
    Answer,
    /// To see the cards that were shown.
    Heard,
    /// To take or refuse an offered hand.
    Hand,
}

impl Errand {
    /// Whether it is done behind the curtain, not on the open board.
    pub const fn is_private(self) -> bool {
        match self {
            Errand::Passport | Errand::Answer | Errand::Heard | Errand::Hand => true,
            Errand::Turn => false,
        }
    }
}

/// To whom the device must go now, and why; nobody when the game is over.
pub fn errand(public: &Public, looked: SeatSet) -> Option<(Seat, Errand)> {
    let unseen = public.seating.seats().find(|seat| !looked.has(*seat));
    if let Some(seat) = unseen {
        return Some((seat, Errand::Passport));
    }
    Some(match public.phase {
        Phase::Over(_) => return None,
        Phase::Placing { seat } => (seat, Errand::Turn),
        Phase::Answering { queue, .. } => {
            let asked = queue.first().expect("while answering a question is open");
            (asked.question.of, Errand::Answer)
        }
        Phase::Expelling { .. } => (public.active, Errand::Heard),
        Phase::HandOffered { to } => (to, Errand::Hand),
        Phase::Start
        | Phase::Prophecy
        | Phase::Moving { .. }
        | Phase::Meeting { .. }
        | Phase::Dismissing { .. } => (public.active, Errand::Turn),
    })
}

/// Who holds the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    /// Who has opened the curtain last and has not passed the device on.
    holder: Option<Seat>,
    /// Whether the holder has seen the cards of the answers now open.
    heard: bool,
    /// Whether the table looks at the board instead of a curtain.
    aside: bool,
}

/// What stands on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// A curtain: the device goes to this seat.
    Curtain(Seat, Errand),
    /// Something for this seat's eyes only.
    Private(Seat, Errand),
    /// The open board in the hands of this seat.
    Board(Seat),
    /// The open board while the device waits for this seat.
    Waiting(Seat, Errand),
    /// The end.
    Over,
}

impl Hands {
    /// What stands on the screen.
    pub fn scene(self, public: &Public, looked: SeatSet) -> Scene {
        match errand(public, looked) {
            None => Scene::Over,
            Some((seat, errand)) if self.holder != Some(seat) => {
                if self.aside {
                    Scene::Waiting(seat, errand)
                } else {
                    Scene::Curtain(seat, errand)
                }
            }
            Some((seat, Errand::Heard)) if self.heard => Scene::Board(seat),
            Some((seat, errand)) if errand.is_private() => Scene::Private(seat, errand),
            Some((seat, _)) => Scene::Board(seat),
        }
    }

    /// This seat has opened its curtain.
    #[must_use]
    pub const fn opened_by(seat: Seat) -> Hands {
        Hands { holder: Some(seat), heard: false, aside: false }
    }

    /// The holder has covered a private page and keeps the device.
    #[must_use]
    pub const fn heard(self) -> Hands {
        Hands { heard: true, ..self }
    }

    /// Something was done, so other answers may be open.
    #[must_use]
    pub const fn acted(self) -> Hands {
        Hands { heard: false, ..self }
    }

    /// The table looks at the board before the curtain is opened.
    #[must_use]
    pub const fn laid_aside() -> Hands {
        Hands { holder: None, heard: false, aside: true }
    }

    /// Who holds the device.
    pub const fn holder(self) -> Option<Seat> {
        self.holder
    }
}
