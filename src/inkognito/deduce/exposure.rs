//! The other side: what somebody can know about me, and what an answer gives away.
//!
//! **Ruling:** what he can know is what anybody could who has seen exactly the
//! answers that I have shown him. His own cards and what others showed him are
//! left out, because I cannot know them. So a pair that stands crossed out is
//! crossed out on his pad too; what is open here he may have closed by means
//! of which I know nothing. The counts say the most that he can still believe.

use crate::inkognito::rules::{Answer, Pawn, View};
use crate::kit::Seat;

use super::belief::Belief;
use super::clue::{Clue, given};
use super::pairs::PairSet;

/// What an answer would give away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Giveaway {
    /// The answer.
    pub answer: Answer,
    /// How many pairs of identity and build the asker can believe me to be before it.
    pub n_before: usize,
    /// And after it.
    pub n_after: usize,
}

/// What each legal answer would give away to the asker, in the order of
/// [`View::answers`]; empty unless the viewer must answer.
pub fn giveaways(view: &View<'_>) -> Vec<Giveaway> {
    let before = told_to(view, view.public.active);
    view.answers()
        .into_iter()
        .map(|answer| Giveaway {
            answer,
            n_before: before.len(),
            n_after: before.and(PairSet::left_by(answer)).len(),
        })
        .collect()
}

/// The pairs of identity and build that an opponent can believe the viewer to be.
pub fn told_to(view: &View<'_>, opponent: Seat) -> PairSet {
    given(view)
        .filter(|answer| sees(view, opponent, answer.to, answer.asked.question.met))
        .fold(PairSet::ALL, |left, answer| left.and(PairSet::left_by(answer.answer)))
}

impl Belief {
    /// The pad of somebody who has seen exactly the answers that the viewer
    /// showed this opponent, and nothing else; its row about the viewer is what
    /// the opponent can know about me. Reasons quote the viewer's own log.
    pub fn about_me(view: &View<'_>, opponent: Seat) -> Belief {
        let seating = view.public.seating;
        let clues = given(view)
            .filter(|answer| sees(view, opponent, answer.to, answer.asked.question.met))
            .map(|answer| Clue::answer(&seating, answer))
            .collect();
        Belief::from_clues(seating, None, clues)
    }
}

/// Whether an opponent sees what the viewer shows an asker at a meeting with this pawn.
///
/// With five players what is shown through the Ambassador passes his player's eyes.
fn sees(view: &View<'_>, opponent: Seat, asker: Seat, met: Pawn) -> bool {
    let is_ambassador = view.public.seating.ambassador() == Some(opponent);
    asker == opponent || is_ambassador && met == Pawn::Ambassador
}
