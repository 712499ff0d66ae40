//! [`PairSet`]: which pairs of identity and build one holder can have.
//!
//! Sixteen pairs, one bit each. Every answer is such a set: «at least one card
//! is true» is the pairs that share an identity or a build with it.

use std::fmt;

use crate::inkognito::rules::{Agent, Answer, Build, CardSet};

/// A set of pairs of identity and build.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PairSet(u16);

impl PairSet {
    /// All sixteen.
    pub const ALL: PairSet = PairSet(u16::MAX);
    /// None.
    pub const EMPTY: PairSet = PairSet(0);

    /// The pairs with this identity.
    pub const fn with_agent(agent: Agent) -> PairSet {
        PairSet(0xf << (4 * agent.ix()))
    }

    /// The pairs with this build.
    pub const fn with_build(build: Build) -> PairSet {
        PairSet(0x1111 << build.ix())
    }

    /// The pairs an answerer can have who shows this, whatever was asked.
    ///
    /// Every legal answer holds a true card, the mission card is none, and grey
    /// cards are true (rules 1.9). No duty and no history says more than that:
    /// two cards of one kind hold exactly one true card anyway, and a card
    /// shown alone is true, be it as a penalty or because all else was spent.
    pub fn left_by(answer: Answer) -> PairSet {
        let grey = answer.grey;
        let proved = grey
            .agents()
            .map(PairSet::with_agent)
            .chain(grey.builds().map(PairSet::with_build))
            .fold(PairSet::ALL, PairSet::and);
        PairSet::touching(answer.cards).and(proved)
    }

    /// The pairs of which a card lies in this set.
    pub fn touching(cards: CardSet) -> PairSet {
        cards
            .agents()
            .map(PairSet::with_agent)
            .chain(cards.builds().map(PairSet::with_build))
            .fold(PairSet::EMPTY, PairSet::or)
    }

    /// What both have.
    #[must_use]
    pub const fn and(self, other: PairSet) -> PairSet {
        PairSet(self.0 & other.0)
    }

    /// What either has.
    #[must_use]
    pub const fn or(self, other: PairSet) -> PairSet {
        PairSet(self.0 | other.0)
    }

    /// What is not in it.
    #[must_use]
    pub const fn not(self) -> PairSet {
        PairSet(!self.0)
    }

    /// The pairs left to somebody else than the holder of these two cards.
    #[must_use]
    pub const fn beside(self, agent: Agent, build: Build) -> PairSet {
        self.and(PairSet::with_agent(agent).or(PairSet::with_build(build)).not())
    }

    /// Whether this pair is in it.
    pub const fn has(self, agent: Agent, build: Build) -> bool {
        self.0 >> (4 * agent.ix() + build.ix()) & 1 != 0
    }

    /// Whether all of the other are in it.
    pub const fn holds(self, other: PairSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// How many pairs.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its pairs, by identity, then by build.
    pub fn iter(self) -> impl Iterator<Item = (Agent, Build)> {
        Agent::ALL
            .into_iter()
            .flat_map(|agent| Build::ALL.map(|build| (agent, build)))
            .filter(move |(agent, build)| self.has(*agent, *build))
    }

    /// The builds that go with an identity, a bit each.
    pub(super) const fn builds_with(self, agent_ix: usize) -> usize {
        (self.0 >> (4 * agent_ix) & 0xf) as usize
    }

    /// A bit a pair, at four times the identity plus the build.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// The indices of its pairs: four times the identity plus the build.
    pub(super) fn indices(self) -> impl Iterator<Item = usize> {
        (0..16).filter(move |ix| self.0 >> ix & 1 != 0)
    }

    /// A set of these indices.
    pub(super) fn of_indices(indices: impl Iterator<Item = usize>) -> PairSet {
        PairSet(indices.fold(0, |bits, ix| bits | 1 << ix))
    }
}

impl fmt::Debug for PairSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::Card;

    const TRIPLE: [Card; 3] =
        [Card::Agent(Agent::AgentX), Card::Build(Build::Tall), Card::Build(Build::Thin)];

    #[test]
    fn a_triple_leaves_ten_pairs() {
        let left = PairSet::left_by(Answer::coloured(CardSet::of(&TRIPLE)));
        assert_eq!(left.len(), 10);
        assert!(left.has(Agent::AgentX, Build::Fat) && left.has(Agent::ColonelBubble, Build::Tall));
        assert!(!left.has(Agent::ColonelBubble, Build::Fat));
    }

    #[test]
    fn a_grey_card_is_true_and_a_mission_card_is_not() {
        let grey = CardSet::of(&[Card::Build(Build::Thin)]);
        let left = PairSet::left_by(Answer { cards: CardSet::of(&TRIPLE), grey });
        assert_eq!(left, PairSet::with_build(Build::Thin));
        let cards = CardSet::of(&[Card::Agent(Agent::AgentX), Card::Mission]);
        assert_eq!(PairSet::left_by(Answer::coloured(cards)), PairSet::with_agent(Agent::AgentX));
    }

    #[test]
    fn nine_pairs_lie_beside_a_hand() {
        assert_eq!(PairSet::ALL.beside(Agent::AgentX, Build::Fat).len(), 9);
    }
}
