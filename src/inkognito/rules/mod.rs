//! The rules of *Inkognito*: pure, complete, and readable aloud at the table.
//!
//! Four calls carry everything: [`State::begin`], [`apply()`], [`State::view`] and
//! [`View::legal_actions`] (for marches [`check`], [`hops`] and [`marches`]).
//! Sections of the rules are cited as «rules 1.6»; where the rulebooks differ a
//! comment says `Ruling:`.

pub mod action;
pub mod answer;
pub mod apply;
pub mod board;
pub mod cards;
pub mod deal;
pub mod draw;
pub mod error;
pub mod event;
pub mod history;
mod legal;
pub mod march;
pub mod missions;
pub mod notation;
pub mod options;
pub mod phase;
pub mod places;
pub mod seating;
pub mod state;
pub mod view;

pub use action::{Action, Actor, Report};
pub use answer::{Answer, Answerer};
pub use apply::apply;
pub use board::{Colour, Route, Site, SpaceId, SpaceSet, Way};
pub use cards::{Agent, Build, Card, CardSet, Codeword, Hand, Kind, Team};
pub use deal::{Deal, DealError};
pub use draw::{Ball, Draw};
pub use error::RuleError;
pub use event::{Event, Seen};
pub use history::History;
pub use march::{Hop, Plan, check, hops, marches};
pub use missions::{Destination, Goal, Whom};
pub use options::{Edition, Options};
pub use phase::{Asked, Duty, Meeting, Outcome, Phase, Question, Verdict};
pub use places::{Figure, Pawn, Places};
pub use seating::{Cast, Holder, Role, Seating};
pub use state::{Reveal, State, Step};
pub use view::{Awaited, Mine, OwnedView, Public, View, Viewer};
