//! What a seat may know: the only window on a game.
//!
//! **Invariant:** a [`View`] is made by [`State::view`](super::State::view)
//! alone. Nothing outside the rules can build one, and nothing in it leads
//! back to the state.

use crate::kit::{Few, Seat, SeatSet};

use super::action::Report;
use super::cards::Hand;
use super::event::Seen;
use super::history::History;
use super::options::Options;
use super::phase::{Duty, Phase};
use super::places::{Pawn, Places};
use super::seating::Seating;

/// Whose eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// A seat's.
    Seat(Seat),
    /// Anybody's at the table.
    Bystander,
}

/// What everybody at the table sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Public {
    /// The rules of the table.
    pub options: Options,
    /// Who plays what.
    pub seating: Seating,
    /// Where everybody stands.
    pub places: Places,
    /// The number of the turn, from 1; 0 while figures are placed.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn.
    pub phase: Phase,
    /// The board at the rest points of this turn so far, without repeats (rules 1.14).
    pub rests: Few<Places, 8>,
    /// Whether the Ambassador's player has sealed a report.
    pub reported: bool,
}

impl Public {
    /// Who can act now: chance, nobody, or these seats.
    pub fn awaited(&self) -> Awaited {
        match self.phase {
            Phase::Prophecy => Awaited::Chance,
            Phase::Over(_) => Awaited::Nobody,
            Phase::Placing { seat } => Awaited::Seat(seat),
            Phase::Answering { queue, .. } => Awaited::Seat(
                queue.first().expect("while answering a question is open").question.of,
            ),
            Phase::HandOffered { to } => Awaited::Seat(to),
            Phase::Start
            | Phase::Moving { .. }
            | Phase::Meeting { .. }
            | Phase::Expelling { .. }
            | Phase::Dismissing { .. } => Awaited::Seat(self.active),
        }
    }

    /// Everybody who has a legal action now: the awaited seat, and the
    /// Ambassador's player while a report may be handed in.
    pub fn may_act(&self) -> SeatSet {
        let awaited = match self.awaited() {
            Awaited::Seat(seat) => SeatSet::EMPTY.with(seat),
            Awaited::Chance | Awaited::Nobody => SeatSet::EMPTY,
        };
        match self.seating.ambassador() {
            Some(seat) if self.can_report(seat) => awaited.with(seat),
            Some(_) | None => awaited,
        }
    }

    /// Who places figures first: the starter, or the first agent after the Ambassador's player.
    pub(super) fn first_placer(&self) -> Seat {
        if self.seating.is_agent(self.active) {
            self.active
        } else {
            self.seating.next_agent(self.active)
        }
    }

    /// Whether this seat may hand in the report now: the Ambassador's player,
    /// once, at the start or end of any turn (rules 1.16).
    pub fn can_report(&self, seat: Seat) -> bool {
        let edge_of_turn = match self.phase {
            Phase::Start => true,
            Phase::Moving { .. } => self.active == seat,
            Phase::Meeting { open } => open.is_empty(),
            Phase::Placing { .. }
            | Phase::Prophecy
            | Phase::Answering { .. }
            | Phase::Expelling { .. }
            | Phase::Dismissing { .. }
            | Phase::HandOffered { .. }
            | Phase::Over(_) => false,
        };
        edge_of_turn && !self.reported && self.seating.ambassador() == Some(seat)
    }

    /// Whether the active agent may announce now: at every rest point (rules 1.14).
    pub fn is_rest_point(&self) -> bool {
        match self.phase {
            Phase::Start
            | Phase::Moving { .. }
            | Phase::Meeting { .. }
            | Phase::Expelling { .. }
            | Phase::Dismissing { .. } => self.seating.is_agent(self.active),
            Phase::Placing { .. }
            | Phase::Prophecy
            | Phase::Answering { .. }
            | Phase::HandOffered { .. }
            | Phase::Over(_) => false,
        }
    }
}

/// For whom the game waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// For the Phantom's balls.
    Chance,
    /// For a seat.
    Seat(Seat),
    /// For nobody: the game is over.
    Nobody,
}

/// What only one seat knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mine {
    /// The secret cards; the Ambassador's player and bystanders have none.
    pub hand: Option<Hand>,
    /// What this seat has shown, by asker's seat.
    pub shown: [History; 5],
    /// What this seat has been shown, by answerer's seat.
    pub received: [History; 5],
    /// Repeated answers that this seat may call now.
    pub calls: Few<Call, 3>,
    /// The sealed report.
    pub report: Option<Report>,
}

impl Mine {
    /// What a bystander knows that others do not: nothing.
    pub(super) const NOTHING: Mine = Mine {
        hand: None,
        shown: [History::EMPTY; 5],
        received: [History::EMPTY; 5],
        calls: Few::EMPTY,
        report: None,
    };
}

/// A repeated answer that its asker may call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Call {
    /// The pawn at whose meeting the question was put.
    pub met: Pawn,
    /// What the answerer then owes.
    pub penalty: Duty,
}

/// A game as one viewer knows it.
#[expect(clippy::manual_non_exhaustive, reason = "the attribute would not bind this crate")]
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Whose view this is.
    pub viewer: Viewer,
    /// What everybody sees.
    pub public: &'a Public,
    /// What only the viewer knows.
    pub mine: &'a Mine,
    /// Everything the viewer has witnessed, in order.
    pub seen: &'a [Seen],
    /// Only the rules make views.
    #[expect(dead_code, reason = "a private field keeps others from making one")]
    made_by_rules: (),
}

impl<'a> View<'a> {
    pub(super) const fn new(
        viewer: Viewer,
        public: &'a Public,
        mine: &'a Mine,
        seen: &'a [Seen],
    ) -> View<'a> {
        View { viewer, public, mine, seen, made_by_rules: () }
    }

    /// The viewer's seat.
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        }
    }

    /// A copy that can be kept.
    pub fn to_owned(&self) -> OwnedView {
        OwnedView {
            viewer: self.viewer,
            public: *self.public,
            mine: *self.mine,
            seen: self.seen.to_vec(),
        }
    }
}

/// A view that owns its parts, for memos.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedView {
    viewer: Viewer,
    public: Public,
    mine: Mine,
    seen: Vec<Seen>,
}

impl OwnedView {
    /// The view.
    pub fn view(&self) -> View<'_> {
        View::new(self.viewer, &self.public, &self.mine, &self.seen)
    }
}
