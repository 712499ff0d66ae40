//! Which sound a public event makes, and which make the device buzz
//! (`public/device.js`). Nothing private does either.

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
    /// Masks meet: only to be felt.
    Meeting,
    /// A mask was sent away: only to be felt.
    Away,
}

impl Sound {
    /// The name by which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Sound::Rattle => "rattle",
            Sound::Step => "step",
            Sound::Paper => "paper",
            Sound::Bell => "bell",
            Sound::Meeting => "meeting",
            Sound::Away => "away",
        }
    }

    /// What is heard when the game goes from one phase to the other.
    pub fn between(before: &Phase, after: &Phase) -> Option<Sound> {
        match (before, after) {
            (Phase::Start | Phase::Prophecy, Phase::Moving { .. }) => Some(Sound::Rattle),
            (Phase::Moving { .. }, Phase::Meeting { open }) if !open.is_empty() => {
                Some(Sound::Meeting)
            }
            (Phase::Meeting { .. }, Phase::Answering { .. }) => Some(Sound::Paper),
            (Phase::Expelling { answered: before, .. }, Phase::Expelling { answered, .. })
                if answered.len() < before.len() =>
            {
                Some(Sound::Away)
            }
            (Phase::Expelling { .. } | Phase::Dismissing { .. }, Phase::Meeting { .. }) => {
                Some(Sound::Away)
            }
            (before, Phase::Over(_)) if !matches!(before, Phase::Over(_)) => Some(Sound::Bell),
            (_, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::{Asked, Draw, Duty, Kind, Meeting, Pawn, Question};
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
    #[test]
    fn a_meeting_and_whoever_is_sent_away_are_felt() {
        let none = Few::default();
        let moving = Phase::Moving { draw: Draw::default() };
        let meeting = |open: &[Meeting]| Phase::Meeting { open: open.iter().copied().collect() };
        let met = Meeting { own: Pawn::Ambassador, met: Pawn::Ambassador };
        assert_eq!(Sound::between(&moving, &meeting(&[met])), Some(Sound::Meeting));
        assert_eq!(Sound::between(&moving, &meeting(&[])), None);
        let question = Question { met: Pawn::Ambassador, of: Seat::ALL[0], kind: Kind::Build };
        let asked = |n: usize| Phase::Expelling {
            answered: (0..n).map(|_| Asked { question, duty: Duty::Pair }).collect(),
            open: none,
        };
        assert_eq!(Sound::between(&asked(2), &asked(1)), Some(Sound::Away));
        assert_eq!(Sound::between(&asked(1), &asked(2)), None);
        assert_eq!(Sound::between(&asked(1), &meeting(&[])), Some(Sound::Away));
        assert_eq!(Sound::between(&meeting(&[met]), &meeting(&[])), None);
    }
}
