//! Which sound a public event makes. Nothing private makes one.

use crate::inkognito::rules::Phase;

/// A sound; `public/sound.js` makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// The Phantom is shaken.
    Rattle,
    /// A mask takes a step.
    Step,
    /// A question lies on the table.
    Paper,
    /// The night is over.
    Bell,
}

impl Sound {
    /// The name by which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Sound::Rattle => "rattle",
            Sound::Step => "step",
            Sound::Paper => "paper",
            Sound::Bell => "bell",
        }
    }

    /// What is heard when the game goes from one phase to the other.
    pub fn between(before: &Phase, after: &Phase) -> Option<Sound> {
        match (before, after) {
            (Phase::Start | Phase::Prophecy, Phase::Moving { .. }) => Some(Sound::Rattle),
            (Phase::Meeting { .. }, Phase::Answering { .. }) => Some(Sound::Paper),
            (before, Phase::Over(_)) if !matches!(before, Phase::Over(_)) => Some(Sound::Bell),
            (_, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::Draw;
    use crate::kit::{Few, Seat};

    #[test]
    fn the_phantom_rattles_once_a_turn() {
        let moving = Phase::Moving { draw: Draw::default() };
        assert_eq!(Sound::between(&Phase::Start, &moving), Some(Sound::Rattle));
        assert_eq!(Sound::between(&moving, &moving), None);
        let offered = Phase::HandOffered { to: Seat::ALL[0] };
        assert_eq!(Sound::between(&offered, &moving), None);
    }

    #[test]
    fn an_answer_makes_no_sound() {
        let none = Few::default();
        let open = Few::default();
        let answering = Phase::Answering { queue: none, answered: none, open };
        let expelling = Phase::Expelling { answered: none, open };
        assert_eq!(Sound::between(&Phase::Meeting { open }, &answering), Some(Sound::Paper));
        assert_eq!(Sound::between(&answering, &answering), None);
        assert_eq!(Sound::between(&answering, &expelling), None);
    }
}
