//! [`Choice`]: what a bot does, and why. The reason is data; the screen makes a sentence of it.

use crate::inkognito::rules::{Action, Goal};
use crate::kit::{Seat, SeatSet};

/// An action with its reason.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// What is done. Always legal.
    pub action: Action,
    /// Why.
    pub why: Why,
}

/// Why a bot does something. For the log of a finished game: reasons tell secrets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    /// Nothing else can be done, or it makes no difference.
    Course,
    /// On a whim.
    Whim,
    /// The board then shows the mission or the exit, with this chance.
    ToWin {
        /// By counting.
        chance: f64,
    },
    /// To question these seats.
    ToMeet {
        /// Whom.
        whom: SeatSet,
        /// Whether somebody through the Ambassador.
        envoy: bool,
        /// What the questions are worth together, in bits.
        bits: f64,
    },
    /// To be well placed for the turns to come.
    ToStand {
        /// How much better than to stay, in bits.
        bits: f64,
    },
    /// To learn who somebody is.
    ToLearn {
        /// Who.
        about: Seat,
        /// What the answer is worth, in bits.
        bits: f64,
    },
    /// To let a probable partner know everything.
    ToTell {
        /// How likely the asker is the partner, by reading.
        partner: f64,
    },
    /// To let a partner understand and others not.
    ToHint {
        /// How likely the asker is the partner, by reading.
        partner: f64,
        /// To how many pairs of identity and build it leaves the asker's eyes.
        left: usize,
    },
    /// To give away little.
    ToHide {
        /// To how many pairs of identity and build it leaves the asker's eyes.
        left: usize,
    },
    /// To deceive with the mission card.
    ToBluff {
        /// How likely the asker is the partner, by reading.
        partner: f64,
    },
    /// Out of habit: both true cards.
    OutOfHabit,
    /// To keep somebody where they are of use, or away from where they would be.
    ToPlace {
        /// How much better than the average space, in bits.
        bits: f64,
    },
    /// The mission is accomplished.
    Accomplished {
        /// By counting.
        chance: f64,
        /// The most likely goal.
        goal: Goal,
    },
    /// Alone and at the exit.
    Escaping {
        /// By counting.
        chance: f64,
    },
    /// Everybody's cards are known for certain.
    AllKnown,
    /// The one who offers can be the partner.
    MayBePartner {
        /// By counting.
        chance: f64,
    },
    /// The one who offers is an enemy for certain.
    NoPartner,
    /// The answer repeats an earlier one.
    Repeated,
    /// Something broke; this is harmless.
    Fallback,
}
