//! The complete truth of a game, known to nobody.

use std::fmt;

use crate::kit::{BySeat, Few, Seat};

use super::action::{Actor, Report};
use super::board::starts;
use super::cards::{Codeword, Hand};
use super::deal::{Deal, DealError};
use super::draw::{Draw, draws};
use super::event::{Event, Seen};
use super::missions::{Goal, goal_of};
use super::options::Placement;
use super::phase::{Outcome, Phase};
use super::places::Places;
use super::seating::{Cast, Holder};
use super::view::{Awaited, Mine, Public, View, Viewer};

/// A game: what everybody sees and what somebody knows. Plain data; a step copies it.
///
/// No `PartialEq`: comparing guesses with the truth would tell secrets.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    pub(super) secrets: Secrets,
}

/// What only somebody knows.
#[derive(Clone, Copy)]
pub(super) struct Secrets {
    /// What each seat knows.
    pub(super) mine: BySeat<Mine>,
    /// Who is who.
    pub(super) cast: Cast,
}

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secrets(..)")
    }
}

/// A state and the facts that led to it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The new state.
    pub state: State,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// All cards laid open, once the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// How it ended.
    pub outcome: Outcome,
    /// Who is who.
    pub cast: Cast,
    /// What the Ambassador's player had sealed (five players).
    pub report: Option<Report>,
}

impl Reveal {
    /// The cards of a holder.
    pub const fn hand(&self, holder: Holder) -> Hand {
        self.cast.hand(holder)
    }
}

impl State {
    /// A game at its beginning.
    ///
    /// # Errors
    /// If it is not a proper deal.
    pub fn begin(deal: &Deal) -> Result<Step, DealError> {
        let (seating, cast) = deal.check()?;
        let places = Places::new(BySeat::from_fn(seating.len(), |seat| {
            let mut four = [None; 4];
            if let Some(colour) = seating.colour(seat) {
                for (space, build) in starts(colour).into_iter().zip(deal.placement[seat]) {
                    four[build.ix()] = Some(space);
                }
            }
            four
        }));
        let mine = BySeat::from_fn(seating.len(), |seat| Mine {
            hand: seating.holder(seat).map(|holder| cast.hand(holder)),
            ..Mine::NOTHING
        });
        let state = State {
            public: Public {
                options: deal.options,
                seating,
                places,
                turn: 0,
                active: deal.starter,
                phase: Phase::Start,
                rests: Few::EMPTY,
                reported: false,
            },
            secrets: Secrets { mine, cast },
        };
        Ok(match deal.options.placement {
            Placement::Random => state.opened(),
            Placement::Chosen => {
                let seat = state.public.first_placer();
                let public = Public { phase: Phase::Placing { seat }, ..state.public };
                Step { state: State { public, ..state }, events: Vec::new() }
            }
        })
    }

    /// What this viewer knows. `seen` is all that the viewer has witnessed,
    /// folded by [`Event::seen_by`]; legality never depends on it.
    pub fn view<'a>(&'a self, viewer: Viewer, seen: &'a [Seen]) -> View<'a> {
        let mine = match viewer {
            Viewer::Seat(seat) => &self.secrets.mine[seat],
            Viewer::Bystander => &Mine::NOTHING,
        };
        View::new(viewer, &self.public, mine, seen)
    }

    /// The draws that chance may give now, with how many of the 120 triples give each.
    pub fn chance_outcomes(&self) -> Vec<(Draw, u32)> {
        match self.public.awaited() {
            Awaited::Chance => draws(self.public.options.balls),
            Awaited::Seat(_) | Awaited::Nobody => Vec::new(),
        }
    }

    /// Who must act next; none when the game is over.
    pub fn awaited_actor(&self) -> Option<Actor> {
        match self.public.awaited() {
            Awaited::Chance => Some(Actor::Chance),
            Awaited::Seat(seat) => Some(Actor::Seat(seat)),
            Awaited::Nobody => None,
        }
    }

    /// How the game ended and all cards; none while it goes on.
    pub fn reveal(&self) -> Option<Reveal> {
        match self.public.phase {
            Phase::Over(outcome) => {
                let ambassador = self.public.seating.ambassador();
                let report = ambassador.and_then(|seat| self.secrets.mine[seat].report);
                Some(Reveal { outcome, cast: self.secrets.cast, report })
            }
            Phase::Placing { .. }
            | Phase::Start
            | Phase::Prophecy
            | Phase::Moving { .. }
            | Phase::Meeting { .. }
            | Phase::Answering { .. }
            | Phase::Expelling { .. }
            | Phase::Dismissing { .. }
            | Phase::HandOffered { .. } => None,
        }
    }

    /// The truth about a seat that plays an agent.
    pub(super) fn hand(&self, seat: Seat) -> Option<Hand> {
        self.public.seating.holder(seat).map(|holder| self.secrets.cast.hand(holder))
    }

    /// The letter that a seat shows with its mission card.
    pub(super) fn codeword(&self, seat: Seat) -> Option<Codeword> {
        self.hand(seat).map(|hand| hand.codeword)
    }

    /// The mission of a seat's pair.
    pub(super) fn goal(&self, seat: Seat) -> Option<Goal> {
        let team = self.hand(seat)?.agent.team();
        Some(goal_of(team, &self.public.seating, &self.secrets.cast))
    }
}
