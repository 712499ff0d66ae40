//! Which sets of cards one seat has shown another: fixed in size however long
//! the game, so that a step never gets dearer.

use super::cards::{Card, CardSet};

/// The sets of two and three cards shown by one seat to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct History {
    /// Shown at least once, by [`INDEX`].
    once: u128,
    /// Shown at least twice.
    twice: u128,
}

impl History {
    /// Nothing shown.
    pub const EMPTY: History = History { once: 0, twice: 0 };

    /// Notes a showing. Single cards are not noted: they may always be shown again.
    pub fn note(&mut self, cards: CardSet) {
        if let Some(bit) = bit(cards) {
            self.twice |= self.once & bit;
            self.once |= bit;
        }
    }

    /// Whether this very set was shown.
    pub fn has(&self, cards: CardSet) -> bool {
        bit(cards).is_some_and(|bit| self.once & bit != 0)
    }

    /// Whether this very set was shown twice or more.
    pub fn has_twice(&self, cards: CardSet) -> bool {
        bit(cards).is_some_and(|bit| self.twice & bit != 0)
    }

    /// Whether this pair lies inside a set of three that was shown.
    pub fn has_inside_triple(&self, pair: CardSet) -> bool {
        pair.len() == 2
            && Card::ALL
                .into_iter()
                .filter(|card| !pair.has(*card))
                .any(|card| self.has(pair.with(card)))
    }

    /// Every set shown.
    pub fn sets(&self) -> impl Iterator<Item = CardSet> + '_ {
        CardSet::every().filter(|cards| self.has(*cards))
    }
}

/// The bit of a set of two or three cards.
fn bit(cards: CardSet) -> Option<u128> {
    let ix = INDEX[cards.bits()];
    (ix != NONE).then(|| 1 << ix)
}

const NONE: u8 = u8::MAX;

/// Numbers the 36 pairs and 84 triples of the nine cards.
const INDEX: [u8; 512] = {
    let mut table = [NONE; 512];
    let mut next = 0;
    let mut bits = 0;
    while bits < 512 {
        let n = (bits as u16).count_ones();
        if n == 2 || n == 3 {
            table[bits] = next;
            next += 1;
        }
        bits += 1;
    }
    assert!(next == 120);
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::cards::{Agent, Build};

    #[test]
    fn a_history_counts_to_two_and_finds_pairs_in_triples() {
        let pair = CardSet::of(&[Card::Agent(Agent::AgentX), Card::Agent(Agent::MadameZsaZsa)]);
        let triple = pair.with(Card::Build(Build::Thin));
        let mut history = History::EMPTY;
        history.note(triple);
        assert!(history.has(triple) && !history.has_twice(triple) && !history.has(pair));
        assert!(history.has_inside_triple(pair));
        history.note(triple);
        assert!(history.has_twice(triple));
        assert_eq!(history.sets().collect::<Vec<_>>(), [triple]);
    }
}
