//! [`choose`]: what the table calls.

use crate::inkognito::rules::{Agent, Pawn, View};
use crate::kit::Rng;

use super::answering::tic;
use super::choice::Choice;
use super::play::play;
use super::temper::Temper;

/// What a bot does now, and why.
///
/// Nothing but the view, the temper and the source of chance counts; nothing is
/// kept from one call to the next.
///
/// # Panics
/// If the game does not wait for the view's seat.
pub fn choose(view: &View<'_>, temper: &Temper, rng: &mut Rng) -> Choice {
    play(view, &temper.level.skill(), &temper.habits, rng)
}

/// Whose tic a bot shows when it meets or is met by a figure, if it shows any.
///
/// True or false by character; hearsay for the notepad, never a fact.
pub fn gesture(view: &View<'_>, temper: &Temper, met: Pawn, rng: &mut Rng) -> Option<Agent> {
    tic(view.mine.hand?.agent, met, &temper.habits, rng)
}
