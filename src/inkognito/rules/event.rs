//! What happened, in full ([`Event`]), and what each viewer witnessed ([`Seen`]).
//!
//! [`Event::seen_by`] is one exhaustive match: a new event does not compile
//! before somebody has decided who sees it. Hidden is the default.
//!
//! Fields say who did it (`by`), to whom or whither (`to`), and with what.

#![expect(missing_docs, reason = "fields are named by the convention above")]

use crate::kit::{Few, Seat};

use super::action::Report;
use super::answer::Answer;
use super::board::SpaceId;
use super::cards::{Build, Codeword};
use super::draw::Draw;
use super::march::Plan;
use super::phase::{Asked, Outcome, Question};
use super::places::Pawn;
use super::view::Viewer;

/// A fact, in full. Never leaves the rules and the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat placed its figures.
    Placed { seat: Seat, builds: [Build; 4] },
    /// A turn began.
    TurnBegan { turn: u16, seat: Seat },
    /// The Phantom was shaken.
    PhantomCalled { by: Seat },
    /// The balls fell.
    Drawn { draw: Draw },
    /// A march was confirmed.
    Marched { by: Seat, plan: Plan },
    /// A question was put.
    Asked { by: Seat, question: Question },
    /// Several questions were put on one slip.
    Sealed { by: Seat, questions: Few<Question, 3> },
    /// Cards were shown.
    Shown {
        /// The answerer.
        by: Seat,
        /// The asker.
        to: Seat,
        /// The question and what was owed.
        asked: Asked,
        /// The cards.
        answer: Answer,
        /// The letter on the mission card, if that was shown.
        codeword: Option<Codeword>,
        /// The Ambassador's player, through whose hands an Ambassador answer goes (five players).
        through: Option<Seat>,
    },
    /// A repeat was called.
    RepeatCalled { by: Seat, owed: Asked },
    /// An extra step was taken instead of a question.
    SteppedOn { by: Seat, own: Pawn, met: Pawn, to: SpaceId },
    /// A pawn was sent away.
    Expelled { by: Seat, pawn: Pawn, to: SpaceId },
    /// The turn ended.
    TurnEnded { by: Seat },
    /// The mission was announced and the hand offered.
    Declared { by: Seat, to: Seat },
    /// An escape was announced.
    EscapeAnnounced { by: Seat },
    /// The hand was taken.
    Accepted { by: Seat },
    /// The hand was refused.
    Refused { by: Seat },
    /// The Ambassador's player sealed a report.
    Reported { by: Seat, report: Report },
    /// The game ended.
    Ended { outcome: Outcome },
}

/// A fact as one viewer witnessed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// A seat placed its figures.
    Placed { seat: Seat, builds: [Build; 4] },
    /// A turn began.
    TurnBegan { turn: u16, seat: Seat },
    /// The Phantom was shaken.
    PhantomCalled { by: Seat },
    /// The balls fell.
    Drawn { draw: Draw },
    /// A march was confirmed.
    Marched { by: Seat, plan: Plan },
    /// A question was put.
    Asked { by: Seat, question: Question },
    /// Several questions were put on one slip.
    Sealed { by: Seat, questions: Few<Question, 3> },
    /// Somebody showed somebody else cards.
    Shown { by: Seat, to: Seat, question: Question },
    /// I was shown cards.
    ShownToMe { by: Seat, asked: Asked, answer: Answer, codeword: Option<Codeword> },
    /// I showed cards.
    ShownByMe { to: Seat, asked: Asked, answer: Answer },
    /// Cards went through my hands to their asker: I am the Ambassador's player.
    ShownThroughMe {
        /// The answerer.
        by: Seat,
        /// The asker.
        to: Seat,
        /// The question and what was owed.
        asked: Asked,
        /// The cards.
        answer: Answer,
        /// The letter on the mission card, if that was shown.
        codeword: Option<Codeword>,
    },
    /// A repeat was called.
    RepeatCalled { by: Seat, owed: Asked },
    /// An extra step was taken instead of a question.
    SteppedOn { by: Seat, own: Pawn, met: Pawn, to: SpaceId },
    /// A pawn was sent away.
    Expelled { by: Seat, pawn: Pawn, to: SpaceId },
    /// The turn ended.
    TurnEnded { by: Seat },
    /// The mission was announced and the hand offered.
    Declared { by: Seat, to: Seat },
    /// An escape was announced.
    EscapeAnnounced { by: Seat },
    /// The hand was taken.
    Accepted { by: Seat },
    /// The hand was refused.
    Refused { by: Seat },
    /// The Ambassador's player sealed a report.
    Reported { by: Seat },
    /// I sealed my report.
    ReportedByMe { report: Report },
    /// The game ended.
    Ended { outcome: Outcome },
}

impl Event {
    /// What this viewer witnesses of it, if anything.
    pub fn seen_by(&self, viewer: Viewer) -> Option<Seen> {
        let is = |seat: Seat| viewer == Viewer::Seat(seat);
        Some(match *self {
            Event::Placed { seat, builds } => Seen::Placed { seat, builds },
            Event::TurnBegan { turn, seat } => Seen::TurnBegan { turn, seat },
            Event::PhantomCalled { by } => Seen::PhantomCalled { by },
            Event::Drawn { draw } => Seen::Drawn { draw },
            Event::Marched { by, plan } => Seen::Marched { by, plan },
            Event::Asked { by, question } => Seen::Asked { by, question },
            Event::Sealed { by, questions } => Seen::Sealed { by, questions },
            Event::Shown { by, to, asked, answer, codeword, through } => {
                if is(to) {
                    Seen::ShownToMe { by, asked, answer, codeword }
                } else if is(by) {
                    Seen::ShownByMe { to, asked, answer }
                } else if through.is_some_and(is) {
                    Seen::ShownThroughMe { by, to, asked, answer, codeword }
                } else {
                    Seen::Shown { by, to, question: asked.question }
                }
            }
            Event::RepeatCalled { by, owed } => Seen::RepeatCalled { by, owed },
            Event::SteppedOn { by, own, met, to } => Seen::SteppedOn { by, own, met, to },
            Event::Expelled { by, pawn, to } => Seen::Expelled { by, pawn, to },
            Event::TurnEnded { by } => Seen::TurnEnded { by },
            Event::Declared { by, to } => Seen::Declared { by, to },
            Event::EscapeAnnounced { by } => Seen::EscapeAnnounced { by },
            Event::Accepted { by } => Seen::Accepted { by },
            Event::Refused { by } => Seen::Refused { by },
            Event::Reported { by, report } => {
                if is(by) {
                    Seen::ReportedByMe { report }
                } else {
                    Seen::Reported { by }
                }
            }
            Event::Ended { outcome } => Seen::Ended { outcome },
        })
    }
}
