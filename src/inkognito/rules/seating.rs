//! Who plays which part: seats, their colours, the Ambassador's seat, and the
//! four holders of secret cards.

use crate::kit::{BySeat, Seat};

use super::board::Colour;
use super::cards::{Agent, Build, Codeword, Hand};

/// The seats of a table and what each of them plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seating {
    /// The colour of each seat; the Ambassador's has none.
    colours: BySeat<Option<Colour>>,
}

/// What a seat plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// One of the agents, with four figures of this colour.
    Agent(Colour),
    /// The Ambassador (five players; rules 1.16).
    Ambassador,
}

impl Seating {
    /// A seating, if it is a proper one: three or four agents of different
    /// colours, or four and one Ambassador.
    pub fn new(roles: &[Role]) -> Option<Seating> {
        let colours: Vec<Colour> = roles
            .iter()
            .filter_map(|role| match role {
                Role::Agent(colour) => Some(*colour),
                Role::Ambassador => None,
            })
            .collect();
        let different =
            colours.iter().enumerate().all(|(ix, colour)| !colours[..ix].contains(colour));
        let proper = matches!((roles.len(), colours.len()), (3, 3) | (4, 4) | (5, 4));
        (different && proper).then(|| Seating {
            colours: BySeat::from_fn(roles.len(), |seat| match roles[seat.ix()] {
                Role::Agent(colour) => Some(colour),
                Role::Ambassador => None,
            }),
        })
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.colours.len()
    }

    /// Always false; a table has seats.
    pub fn is_empty(&self) -> bool {
        self.colours.is_empty()
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.len())
    }

    /// The seats that play agents, clockwise.
    pub fn agents(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let all = *self;
        self.seats().filter(move |seat| all.is_agent(*seat))
    }

    /// The other agents: whom this seat can meet, ask, and offer the hand.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.agents().filter(move |other| *other != seat)
    }

    /// The next seat clockwise that plays an agent.
    pub fn next_agent(&self, seat: Seat) -> Seat {
        let next = seat.next(self.len());
        if self.is_agent(next) { next } else { next.next(self.len()) }
    }

    /// What a seat plays.
    pub fn role(&self, seat: Seat) -> Role {
        self.colours[seat].map_or(Role::Ambassador, Role::Agent)
    }

    /// A seat's colour; the Ambassador's has none.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.colours.get(seat).copied().flatten()
    }

    /// Whether this seat is at the table and plays an agent.
    pub fn is_agent(&self, seat: Seat) -> bool {
        self.colour(seat).is_some()
    }

    /// The seat that plays the Ambassador, with five.
    pub fn ambassador(&self) -> Option<Seat> {
        self.seats().find(|seat| !self.is_agent(*seat))
    }

    /// Whether one set of secret cards is laid aside unseen (three players).
    pub fn has_aside(&self) -> bool {
        self.len() == 3
    }

    /// Who holds which of the four sets of secret cards: agents clockwise, then the set laid aside.
    pub fn holder(&self, seat: Seat) -> Option<Holder> {
        let ix = self.agents().position(|agent| agent == seat)?;
        Holder::new(ix)
    }

    /// The seat of a holder; none for the set laid aside.
    pub fn seat_of(&self, holder: Holder) -> Option<Seat> {
        self.agents().nth(holder.ix())
    }
}

/// One of the four sets of secret cards: an agent's, or with three players the one laid aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Holder(u8);

impl Holder {
    /// All four.
    pub const ALL: [Holder; 4] = [Holder(0), Holder(1), Holder(2), Holder(3)];
    /// The set laid aside with three players.
    pub const ASIDE: Holder = Holder(3);

    /// The holder with this index, `0..4`.
    pub const fn new(ix: usize) -> Option<Holder> {
        if ix < 4 { Some(Holder(ix as u8)) } else { None }
    }

    /// Its index.
    pub const fn ix(self) -> usize {
        self.0 as usize
    }
}

/// Who is who: one deal of the twelve secret cards. A world of the deduction is a cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cast {
    hands: [Hand; 4],
}

impl Cast {
    /// A cast of these hands, by holder; none unless each card occurs once.
    pub fn new(hands: [Hand; 4]) -> Option<Cast> {
        let each = Agent::ALL.iter().all(|agent| hands.iter().any(|hand| hand.agent == *agent))
            && Build::ALL.iter().all(|build| hands.iter().any(|hand| hand.build == *build))
            && Codeword::ALL.iter().all(|word| hands.iter().any(|hand| hand.codeword == *word));
        each.then_some(Cast { hands })
    }

    /// The cards of a holder.
    pub const fn hand(&self, holder: Holder) -> Hand {
        self.hands[holder.ix()]
    }

    /// All hands, by holder.
    pub const fn hands(&self) -> &[Hand; 4] {
        &self.hands
    }

    /// Who holds this agent's card.
    pub fn who_is(&self, agent: Agent) -> Holder {
        let ix = self.hands.iter().position(|hand| hand.agent == agent);
        ix.and_then(Holder::new).expect("a cast has every agent once")
    }

    /// All 24 orders of four things.
    pub fn orders() -> impl Iterator<Item = [usize; 4]> {
        (0..256usize)
            .map(|n| [n >> 6 & 3, n >> 4 & 3, n >> 2 & 3, n & 3])
            .filter(|order| (0..4).all(|thing| order.contains(&thing)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_three_or_four_agents_or_four_and_the_ambassador() {
        let agents = Colour::ALL.map(Role::Agent);
        assert!(Seating::new(&agents[..2]).is_none());
        assert!(Seating::new(&agents[..3]).is_some());
        assert!(Seating::new(&agents).is_some());
        let five = [agents[0], Role::Ambassador, agents[1], agents[2], agents[3]];
        let seating = Seating::new(&five).expect("proper");
        assert_eq!(seating.ambassador(), Some(Seat::ALL[1]));
        assert_eq!(seating.holder(Seat::ALL[2]), Some(Holder::ALL[1]));
        assert_eq!(seating.seat_of(Holder::ALL[1]), Some(Seat::ALL[2]));
        assert!(Seating::new(&[agents[0], Role::Ambassador, agents[1], agents[2]]).is_none());
        assert!(Seating::new(&[agents[0], agents[0], agents[1]]).is_none());
    }

    #[test]
    fn there_are_24_orders() {
        assert_eq!(Cast::orders().count(), 24);
    }
}
