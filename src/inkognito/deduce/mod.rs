//! What follows: exact deduction from a [`View`](super::rules::View), and why.
//!
//! A world is a [`Cast`](super::rules::Cast). [`Belief::of`] keeps every world
//! that fits what a seat holds and has witnessed: 216 at first from an agent's
//! seat, 13,824 for the Ambassador's player and for a bystander. Nothing is
//! sampled and nothing is carried over from one call to the next.
//!
//! Logic and psychology stand apart. What is [`Mark::Certain`] or
//! [`Mark::Impossible`] follows from the rules alone and has its
//! [reasons](Belief::because); [`Odds`] other than plain counting assume how
//! people choose what to show and say so ([`Habits`]).
//!
//! **Invariant:** nothing here sees the state, the deal or an event; only views.

pub mod aims;
pub mod because;
pub mod belief;
pub mod clue;
mod cover;
pub mod exposure;
pub mod habits;
pub mod odds;
pub mod pad;
pub mod pairs;
mod worlds;

pub use aims::{Aim, Line, lines_by_hand};
pub use because::{Contradiction, Reason, Step};
pub use belief::Belief;
pub use clue::{Witnessed, witnessed};
pub use exposure::{Giveaway, giveaways, told_to};
pub use habits::{Habits, Showing};
pub use odds::{Fraction, Odds};
pub use pad::{Cell, Fact, Mark, Secret};
pub use pairs::PairSet;
