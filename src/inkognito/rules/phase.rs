//! Where in a turn the game is, and how it ended.
//!
//! Rules 1.5: declaration, Phantom, march, declaration, meetings one by one
//! with a declaration after each answer, expulsion and step, end.

use crate::kit::{Few, Seat, SeatSet};

use super::cards::Kind;
use super::draw::Draw;
use super::missions::Goal;
use super::places::Pawn;

/// Where in a turn the game is. What a phase needs stands in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Before the first turn each seat places its figures (chosen placement).
    Placing {
        /// Whose turn it is to place.
        seat: Seat,
    },
    /// The turn has begun: call the Phantom, or declare.
    Start,
    /// The Phantom is shaken: chance draws.
    Prophecy,
    /// The balls lie open: march.
    Moving {
        /// The balls of this turn.
        draw: Draw,
    },
    /// The march is confirmed: resolve the open meetings, then end the turn.
    Meeting {
        /// Meetings not yet resolved.
        open: Few<Meeting, 3>,
    },
    /// Somebody must show cards.
    Answering {
        /// Questions not yet answered; the first one is next.
        queue: Few<Asked, 3>,
        /// Questions answered, whose pawns are still to be sent away.
        answered: Few<Asked, 3>,
        /// Meetings not yet resolved.
        open: Few<Meeting, 3>,
    },
    /// Answers are given: send the questioned pawns away.
    Expelling {
        /// Questions answered, whose pawns are still to be sent away.
        answered: Few<Asked, 3>,
        /// Meetings not yet resolved.
        open: Few<Meeting, 3>,
    },
    /// An extra step was taken and the met Ambassador is sent away (an option).
    Dismissing {
        /// Meetings not yet resolved.
        open: Few<Meeting, 3>,
    },
    /// A hand is offered: accept or refuse.
    HandOffered {
        /// The player who announced.
        to: Seat,
    },
    /// The game is over.
    Over(Outcome),
}

/// Two pawns on one space after a march: the active player's and a foreign one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Meeting {
    /// The active player's figure; the Ambassador when his player is active.
    pub own: Pawn,
    /// The foreign pawn.
    pub met: Pawn,
}

/// A question put at a meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Question {
    /// The pawn met: the owner's figure for a direct question, or the
    /// Ambassador, through whom any one opponent can be asked.
    pub met: Pawn,
    /// Who must answer.
    pub of: Seat,
    /// What is asked.
    pub kind: Kind,
}

/// A question with what the answer owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Asked {
    /// The question.
    pub question: Question,
    /// What must be shown.
    pub duty: Duty,
}

/// What an answer must consist of (rules 1.9 and 1.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Duty {
    /// Two cards of the asked kind and one of the other, at least one of them true.
    Triple,
    /// Two cards of the asked kind, one of them true (asked through or by the Ambassador).
    Pair,
    /// After a called repeat: two cards of the asked kind, one of them true, not a known pair.
    NewPair,
    /// After a called repeat: the true card of the asked kind.
    TrueCard,
    /// After the third showing of a triple (2013): one true card, the answerer's choice.
    EitherTrueCard,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Outcome {
    /// Who won.
    pub winners: SeatSet,
    /// Who announced.
    pub announcer: Seat,
    /// To whom the hand was offered; none for an escape.
    pub hand_to: Option<Seat>,
    /// The rule that decided.
    pub verdict: Verdict,
    /// What the announcer's side had to bring about: the pair's mission; none for a lone agent.
    pub goal: Option<Goal>,
}

/// The rule that decided (rules 1.15 and 1.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The right partner accepted and the mission is fulfilled.
    MissionAccomplished,
    /// The right partner accepted, but the mission is not fulfilled.
    MissionNotFulfilled,
    /// The right partner refused the hand.
    PartnerRefused,
    /// The hand was offered to somebody else, who accepted.
    WrongPartnerAccepted,
    /// The hand was offered to somebody else, who refused.
    WrongPartnerRefused,
    /// The lone agent stands on the exit.
    Escaped,
    /// The lone agent announced an escape from elsewhere.
    NoEscape,
    /// A member of the pair announced an escape.
    NotAlone,
    /// The lone agent offered a hand.
    NobodysPartner,
    /// The Ambassador's sealed report is right.
    ReportRight,
}
