//! What can be done: one decision an action, by a seat or by chance.

use crate::kit::{Few, Seat};

use super::answer::Answer;
use super::board::SpaceId;
use super::cards::Agent;
use super::cards::Build;
use super::draw::Draw;
use super::march::Plan;
use super::phase::Question;
use super::places::Pawn;
use super::seating::Holder;

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Actor {
    /// Nobody: the Phantom's balls fall.
    Chance,
    /// A player.
    Seat(Seat),
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Put one's builds on the four starts of one's colour, in board order.
    Place([Build; 4]),
    /// Shake the Phantom.
    CallPhantom,
    /// The balls that fall (by chance).
    Draw(Draw),
    /// Confirm a movement plan.
    March(Plan),
    /// Question a met pawn, or an opponent through the met Ambassador.
    Ask(Question),
    /// Put several questions on one slip; answers come first, expulsions after.
    AskSealed(Few<Question, 3>),
    /// Show cards.
    Answer(Answer),
    /// Call the repeated answer got for this pawn; a penalty follows.
    CallRepeat(Pawn),
    /// Instead of asking: the own figure of the meeting with this pawn takes one more step.
    StepOn {
        /// The pawn met, which stays.
        met: Pawn,
        /// A neighbouring space with nobody on it.
        to: SpaceId,
    },
    /// Send a questioned pawn away.
    Expel {
        /// The pawn.
        pawn: Pawn,
        /// Where it goes.
        to: SpaceId,
    },
    /// «Mission accomplished!»: offer the hand to this seat.
    Declare {
        /// The supposed partner.
        partner: Seat,
    },
    /// «I am alone and I escape!» (three players).
    Escape,
    /// Take the offered hand.
    Accept,
    /// Refuse the offered hand.
    Refuse,
    /// The Ambassador's player writes down everybody's identity and build, by holder.
    Report(Report),
    /// End the turn.
    EndTurn,
}

/// The Ambassador's sealed sheet: who is who, by holder (rules 1.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Report {
    /// The identities, each once.
    pub agents: [Agent; 4],
    /// The builds, each once.
    pub builds: [Build; 4],
}

impl Report {
    /// What the sheet says of a holder.
    pub const fn of(&self, holder: Holder) -> (Agent, Build) {
        (self.agents[holder.ix()], self.builds[holder.ix()])
    }

    /// Whether every identity and every build stands on it once.
    pub fn is_complete(&self) -> bool {
        Agent::ALL.iter().all(|agent| self.agents.contains(agent))
            && Build::ALL.iter().all(|build| self.builds.contains(build))
    }
}
