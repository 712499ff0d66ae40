//! Two players that never change, to measure others by.
//!
//! They are settings of the machinery that the levels use. A golden test holds
//! them to their games: what would change them gets a setting of its own.

use crate::inkognito::rules::{Action, View};
use crate::kit::Rng;

use super::play::play;
use super::skill::{Answering, Asking, Hints, Marching, Readings, Sending, Skill};
use super::temper::Manners;

/// Meets as many as it can, asks and answers by chance, tells and announces when certain.
pub const GREEDY: Skill = Skill {
    reading: Readings::Counting,
    asking: Asking::Chance,
    answering: Answering { tell: 1.0, hints: None },
    sending: Sending::Near,
    marching: Marching { whims: 0, noise: 0.3, next: 0.05, mission: 2.0, block: 0.0, company: 0.0 },
    announce: 1.0,
};

/// Asks what tells most by counting, gives away little, tells and announces when nearly certain.
pub const ENTROPY: Skill = Skill {
    asking: Asking::Gain { partner: 0.0, target: 0.0, letter: 2.0, idle: 1.0 },
    answering: Answering {
        tell: 0.9,
        hints: Some(Hints {
            partner: 4.0,
            identity: 4.0,
            team: 0.0,
            build: 1.0,
            letter_told: 0.0,
            letter_leaked: 9.0,
            sharpness: 4.0,
        }),
    },
    announce: 0.95,
    ..GREEDY
};

/// The first yardstick's action.
pub fn greedy(view: &View<'_>, rng: &mut Rng) -> Action {
    play(view, &GREEDY, &Manners::NONE, rng).action
}

/// The second yardstick's action.
pub fn entropy(view: &View<'_>, rng: &mut Rng) -> Action {
    play(view, &ENTROPY, &Manners::NONE, rng).action
}
