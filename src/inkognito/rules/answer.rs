//! Which cards may be shown: kinds, the truth duty, the repeat rule.
//!
//! Rules 1.9 and 1.11. Everything here needs only what the answerer knows: the
//! own hand and what was shown to this asker before.

use super::cards::{Card, CardSet, Hand, Kind};
use super::error::RuleError;
use super::history::History;
use super::options::Repeats;
use super::phase::{Asked, Duty};

/// The cards of one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Answer {
    /// What is shown, by value.
    pub cards: CardSet,
    /// Which of them are shown as the grey secret card, which proves them.
    pub grey: CardSet,
}

impl Answer {
    /// An answer with coloured cards (and perhaps the mission card) only.
    pub const fn coloured(cards: CardSet) -> Answer {
        Answer { cards, grey: CardSet::EMPTY }
    }
}

/// What an answerer goes by: the own hand, what this asker was shown, and the table's rule.
#[derive(Clone, Copy, Debug)]
pub struct Answerer<'a> {
    /// The own secret cards.
    pub hand: Hand,
    /// What was shown to this asker before.
    pub shown: &'a History,
    /// Whether repeats are allowed.
    pub repeats: Repeats,
}

impl Answerer<'_> {
    /// Whether this answer may be shown.
    ///
    /// # Errors
    /// The first condition it fails: kinds, grey cards, truth, repeats.
    pub fn check(&self, asked: Asked, answer: Answer) -> Result<(), RuleError> {
        let Asked { question, duty } = asked;
        let Answer { cards, grey } = answer;
        let lone = is_lone_truth(self.hand, question.kind, duty, cards);
        if !(fits(duty, question.kind, cards) || lone) {
            return Err(RuleError::WrongCards);
        }
        if !cards.and(CardSet::truths(self.hand)).holds(grey) {
            return Err(RuleError::NotYourCard);
        }
        if cards.and(CardSet::truths(self.hand)).is_empty() {
            return Err(RuleError::NoTrueCard);
        }
        match self.repeat(asked, cards) {
            Some(repeat) if self.repeats == Repeats::Strict => Err(repeat),
            _ if lone && !self.is_spent(asked) => Err(RuleError::WrongCards),
            _ => Ok(()),
        }
    }

    /// Every answer that may be shown, sorted; each true card coloured and grey.
    pub fn answers(&self, asked: Asked) -> Vec<Answer> {
        let mut answers = Vec::new();
        for cards in CardSet::every().filter(|cards| (1..=3).contains(&cards.len())) {
            if self.check(asked, Answer::coloured(cards)).is_err() {
                continue;
            }
            let [identity, build] =
                Kind::ALL.map(|kind| CardSet::EMPTY.with(Card::truth(self.hand, kind)).and(cards));
            for grey in [CardSet::EMPTY, identity, build, identity.or(build)] {
                let answer = Answer { cards, grey };
                if !answers.contains(&answer) {
                    answers.push(answer);
                }
            }
        }
        answers
    }

    /// How these cards repeat what this asker has seen, if they do.
    pub fn repeat(&self, asked: Asked, cards: CardSet) -> Option<RuleError> {
        repeat(self.shown, asked.duty, cards)
    }

    /// Whether every coloured set that would do has been shown: then the single
    /// true card of the asked kind may be, and it may be shown again and again.
    pub fn is_spent(&self, asked: Asked) -> bool {
        !CardSet::every()
            .filter(|cards| !cards.has(Card::Mission))
            .filter(|cards| fits(asked.duty, asked.question.kind, *cards))
            .filter(|cards| !cards.and(CardSet::truths(self.hand)).is_empty())
            .any(|cards| self.repeat(asked, cards).is_none())
    }
}

/// How cards repeat what an asker has seen (rules 1.11, R1 and R2). Single cards never do.
pub(super) fn repeat(shown: &History, duty: Duty, cards: CardSet) -> Option<RuleError> {
    match duty {
        Duty::Triple | Duty::Pair | Duty::NewPair if cards.len() < 2 => None,
        Duty::Triple | Duty::Pair | Duty::NewPair if shown.has(cards) => {
            Some(RuleError::ShownBefore)
        }
        Duty::Pair | Duty::NewPair if shown.has_inside_triple(cards) => {
            Some(RuleError::InsideTriple)
        }
        Duty::Triple | Duty::Pair | Duty::NewPair => None,
        Duty::TrueCard | Duty::EitherTrueCard => None,
    }
}

/// Whether cards are of the kinds and number a duty wants, whoever holds them.
///
/// The mission card may fill one slot of a triple or a pair (rules 1.9); a
/// called penalty is paid with other cards.
pub fn fits(duty: Duty, asked: Kind, cards: CardSet) -> bool {
    let kinds = (cards.count(asked), cards.count(asked.other()), cards.has(Card::Mission));
    match duty {
        Duty::Triple => matches!(kinds, (2, 1, false) | (1, 1, true) | (2, 0, true)),
        Duty::Pair => matches!(kinds, (2, 0, false) | (1, 0, true)),
        Duty::NewPair => kinds == (2, 0, false),
        Duty::TrueCard => kinds == (1, 0, false),
        Duty::EitherTrueCard => matches!(kinds, (1, 0, false) | (0, 1, false)),
    }
}

/// Whether this is the single true card that stands in when a triple or pair is spent.
fn is_lone_truth(hand: Hand, asked: Kind, duty: Duty, cards: CardSet) -> bool {
    matches!(duty, Duty::Triple | Duty::Pair | Duty::NewPair)
        && cards == CardSet::EMPTY.with(Card::truth(hand, asked))
}
