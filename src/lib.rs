//! **Bauta** plays *Inkognito*, a board game of hidden identities, on one
//! shared screen, in the browser alone.
//!
//! # Bird's-eye view
//!
//! The rules are pure functions: a [`State`] and an [`Action`] give a new state
//! and the [`Event`]s that led there. Nobody outside sees a state. Each seat has
//! a [`View`], and from it come the legal actions, the deductions of the
//! notepad, a bot's decision and the picture on the screen. A game is saved as
//! its deal and its log, and loaded by playing it again.
//!
//! ```text
//! kit  <-  rules  <-  deduce  <-  bots  <-  session  <-  ui
//!                \______________ i18n ______________/
//! ```
//!
//! # Where things are
//!
//! - [`kit`]: seats, short lists, the one generator of chance. Names no game.
//! - [`inkognito::rules`]: the game. Read `apply.rs` aloud at the table; `march.rs`,
//!   `answer.rs` and `missions.rs` hold the three hard parts. Chance is an actor:
//!   the Phantom's balls are an action of [`Actor::Chance`].
//! - [`inkognito::deduce`]: every world that fits a view, exactly, and the
//!   smallest reasons for what follows.
//! - [`inkognito::bots`]: players that get a view and a source of chance, nothing else.
//! - [`session`]: a table with people round it. [`session::play`] keeps the log,
//!   [`session::handover`] says in whose hands the device is and what may stand
//!   on its screen, [`session::save`] writes and reads.
//! - [`i18n`]: every word. A missing text does not compile.
//! - [`ui`]: `layout`, `picture`, `selection`, `choice` and `reasons` are pure and
//!   tested natively; the components beside them are thin and compiled with the
//!   feature `web` only. Their markup is that of Leptos, built by the `view!` of
//!   `ui/dom.rs` and `macros/`, which costs the page a fraction of Leptos' own.
//!
//! # Invariants
//!
//! - A state changes in one place (`Run::absorb` in `apply.rs`), so events are complete.
//! - Legality is a function of the actor's view, never of the truth: what is
//!   greyed out tells nothing.
//! - [`Event::seen_by`] is one exhaustive match: a new event does not compile
//!   before somebody has decided who sees it.
//! - Deduction, bots and components never name a state, a deal or an event
//!   (`tests/layers.rs` reads the source and fails).
//! - A view is made by the rules alone. Two deals that look alike to a seat
//!   give it equal views at every step (`tests/secrecy.rs`).
//! - Nothing private is in the document but in a private scene, and that is
//!   reached through a curtain only, also after a reload.
//! - Nothing is drawn, timed or sounded differently because of a secret: private
//!   steps have a least length, and cards lie in a random order.
//!
//! [`State`]: inkognito::rules::State
//! [`Action`]: inkognito::rules::Action
//! [`Actor::Chance`]: inkognito::rules::Actor::Chance
//! [`Event`]: inkognito::rules::Event
//! [`Event::seen_by`]: inkognito::rules::Event::seen_by
//! [`View`]: inkognito::rules::View

pub mod i18n;
pub mod inkognito;
pub mod kit;
pub mod session;
pub mod ui;
