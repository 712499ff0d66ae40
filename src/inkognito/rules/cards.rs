//! The cards: who one is, what one looks like, one's half of the mission code.
//!
//! Rules 1.1 and 1.3. A set of shown cards is compared by value only: grey or
//! coloured makes no difference (rules 1.11).

use std::fmt;

/// A secret identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Agent {
    /// Twitches the right eye.
    LordFiddlebottom,
    /// Pulls the left ear lobe.
    ColonelBubble,
    /// Frowns.
    AgentX,
    /// Wrinkles the nose.
    MadameZsaZsa,
}

impl Agent {
    /// All four.
    pub const ALL: [Agent; 4] =
        [Agent::LordFiddlebottom, Agent::ColonelBubble, Agent::AgentX, Agent::MadameZsaZsa];

    /// The agent to look for.
    pub const fn partner(self) -> Agent {
        match self {
            Agent::LordFiddlebottom => Agent::ColonelBubble,
            Agent::ColonelBubble => Agent::LordFiddlebottom,
            Agent::AgentX => Agent::MadameZsaZsa,
            Agent::MadameZsaZsa => Agent::AgentX,
        }
    }

    /// The pair this agent belongs to.
    pub const fn team(self) -> Team {
        match self {
            Agent::LordFiddlebottom | Agent::ColonelBubble => Team::FiddlebottomBubble,
            Agent::AgentX | Agent::MadameZsaZsa => Team::ZsaZsaX,
        }
    }

    /// The place of this agent in [`Agent::ALL`].
    pub const fn ix(self) -> usize {
        self as usize
    }
}

/// One of the two pairs. The pairs never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Team {
    /// Lord Fiddlebottom and Colonel Bubble; his card is read first.
    FiddlebottomBubble,
    /// Madame Zsa Zsa and Agent X; her card is read first.
    ZsaZsaX,
}

impl Team {
    /// Both.
    pub const ALL: [Team; 2] = [Team::FiddlebottomBubble, Team::ZsaZsaX];

    /// The two partners, in the order in which their codewords are read (rules 1.14).
    pub const fn agents(self) -> [Agent; 2] {
        match self {
            Team::FiddlebottomBubble => [Agent::LordFiddlebottom, Agent::ColonelBubble],
            Team::ZsaZsaX => [Agent::MadameZsaZsa, Agent::AgentX],
        }
    }

    /// The other pair.
    pub const fn other(self) -> Team {
        match self {
            Team::FiddlebottomBubble => Team::ZsaZsaX,
            Team::ZsaZsaX => Team::FiddlebottomBubble,
        }
    }
}

/// What an agent looks like. Each seat has one figure of every build; one of them is the agent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Build {
    /// Tall.
    #[default]
    Tall,
    /// Short.
    Short,
    /// Fat.
    Fat,
    /// Thin.
    Thin,
}

impl Build {
    /// All four.
    pub const ALL: [Build; 4] = [Build::Tall, Build::Short, Build::Fat, Build::Thin];

    /// The place of this build in [`Build::ALL`].
    pub const fn ix(self) -> usize {
        self as usize
    }
}

/// Half of a mission code, the letter on the mission card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Codeword {
    /// Alpha.
    A,
    /// Bravo.
    B,
    /// Charlie.
    C,
    /// Delta.
    D,
}

impl Codeword {
    /// All four.
    pub const ALL: [Codeword; 4] = [Codeword::A, Codeword::B, Codeword::C, Codeword::D];

    /// The place of this codeword in [`Codeword::ALL`].
    pub const fn ix(self) -> usize {
        self as usize
    }
}

/// What one holder was dealt: the three secret cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand {
    /// The secret identity.
    pub agent: Agent,
    /// The true build.
    pub build: Build,
    /// The half of the mission code.
    pub codeword: Codeword,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Who are you?
    Identity,
    /// What do you look like?
    Build,
}

impl Kind {
    /// Both.
    pub const ALL: [Kind; 2] = [Kind::Identity, Kind::Build];

    /// The other kind.
    pub const fn other(self) -> Kind {
        match self {
            Kind::Identity => Kind::Build,
            Kind::Build => Kind::Identity,
        }
    }
}

/// A card that can be shown in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// An identity card.
    Agent(Agent),
    /// A build card.
    Build(Build),
    /// The own mission card: fills a slot, never counts as true.
    Mission,
}

impl Card {
    /// All nine that a seat can show.
    pub const ALL: [Card; 9] = [
        Card::Agent(Agent::ALL[0]),
        Card::Agent(Agent::ALL[1]),
        Card::Agent(Agent::ALL[2]),
        Card::Agent(Agent::ALL[3]),
        Card::Build(Build::ALL[0]),
        Card::Build(Build::ALL[1]),
        Card::Build(Build::ALL[2]),
        Card::Build(Build::ALL[3]),
        Card::Mission,
    ];

    /// The true card of this kind in a hand.
    pub const fn truth(hand: Hand, kind: Kind) -> Card {
        match kind {
            Kind::Identity => Card::Agent(hand.agent),
            Kind::Build => Card::Build(hand.build),
        }
    }

    const fn bit(self) -> u16 {
        match self {
            Card::Agent(agent) => 1 << agent.ix(),
            Card::Build(build) => 1 << (4 + build.ix()),
            Card::Mission => 1 << 8,
        }
    }
}

/// A set of cards of one seat.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet(u16);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The four identities.
    pub const IDENTITIES: CardSet = CardSet(0x0f);
    /// The four builds.
    pub const BUILDS: CardSet = CardSet(0xf0);

    /// A set of these cards.
    pub fn of(cards: &[Card]) -> CardSet {
        cards.iter().copied().collect()
    }

    /// All cards of a kind.
    pub const fn all_of(kind: Kind) -> CardSet {
        match kind {
            Kind::Identity => CardSet::IDENTITIES,
            Kind::Build => CardSet::BUILDS,
        }
    }

    /// The true cards of a hand; the mission card is none (rules 1.9).
    pub const fn truths(hand: Hand) -> CardSet {
        CardSet(Card::Agent(hand.agent).bit() | Card::Build(hand.build).bit())
    }

    /// Every set of cards, the empty one included.
    pub fn every() -> impl Iterator<Item = CardSet> {
        (0..1u16 << 9).map(CardSet)
    }

    /// With this card too.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | card.bit())
    }

    /// Without this card.
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !card.bit())
    }

    /// What both have.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// What either has.
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Whether this card is in it.
    pub const fn has(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Whether all of the other are in it.
    pub const fn holds(self, other: CardSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of a kind.
    pub const fn count(self, kind: Kind) -> usize {
        self.and(CardSet::all_of(kind)).len()
    }

    /// Its cards: identities, builds, the mission card.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// Its identities.
    pub fn agents(self) -> impl Iterator<Item = Agent> {
        Agent::ALL.into_iter().filter(move |agent| self.has(Card::Agent(*agent)))
    }

    /// Its builds.
    pub fn builds(self) -> impl Iterator<Item = Build> {
        Build::ALL.into_iter().filter(move |build| self.has(Card::Build(*build)))
    }

    /// The bits, to index tables of this crate's rules.
    pub(super) const fn bits(self) -> usize {
        self.0 as usize
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_are_each_others_partner_and_share_a_team() {
        for agent in Agent::ALL {
            assert_eq!(agent.partner().partner(), agent);
            assert_eq!(agent.partner().team(), agent.team());
            assert!(agent.team().agents().contains(&agent));
        }
    }

    #[test]
    fn the_mission_card_is_never_a_true_card() {
        let hand = Hand { agent: Agent::AgentX, build: Build::Fat, codeword: Codeword::B };
        assert!(!CardSet::truths(hand).has(Card::Mission));
        assert_eq!(CardSet::truths(hand).len(), 2);
    }
}
