//! Who plays each seat: a person or a bot, from when on, and who is to take over.

use std::fmt;

use crate::inkognito::bots::{Character, Level, Temper};
use crate::kit::{BySeat, Seat, SeatSet};

/// A bot at a table: a character at a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Persona {
    /// What kind of player.
    pub character: Character,
    /// How good.
    pub level: Level,
}

impl Persona {
    /// How it plays.
    pub const fn temper(self) -> Temper {
        Temper::of(self.character, self.level)
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody at the table.
    #[default]
    Person,
    /// The app.
    Bot(Persona),
}

/// Somebody took over a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swap {
    /// How many entries the log had.
    pub entry: usize,
    /// In which turn.
    pub turn: u16,
    /// Which seat.
    pub seat: Seat,
    /// Who plays it from then on.
    pub sitter: Sitter,
}

/// Who plays each seat, through the whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitters {
    first: BySeat<Sitter>,
    swaps: Vec<Swap>,
    wishes: BySeat<Option<Sitter>>,
}

impl Sitters {
    /// At the beginning of a game.
    pub fn new(first: BySeat<Sitter>) -> Sitters {
        Sitters::from_parts(first, Vec::new())
    }

    /// As a save has them.
    pub fn from_parts(first: BySeat<Sitter>, swaps: Vec<Swap>) -> Sitters {
        let wishes = BySeat::from_fn(first.len(), |_| None);
        Sitters { first, swaps, wishes }
    }

    /// Persons only.
    pub fn persons(seats: usize) -> Sitters {
        Sitters::new(BySeat::from_fn(seats, |_| Sitter::Person))
    }

    /// Who plays a seat now.
    pub fn now(&self, seat: Seat) -> Sitter {
        self.at(seat, usize::MAX)
    }

    /// Who played a seat when the log had `entry` entries.
    pub fn at(&self, seat: Seat, entry: usize) -> Sitter {
        let swapped = |swap: &&Swap| swap.seat == seat && swap.entry <= entry;
        match self.swaps.iter().rev().find(swapped) {
            Some(swap) => swap.sitter,
            None => self.first.get(seat).copied().unwrap_or_default(),
        }
    }

    /// The bot that plays a seat now, if it is one.
    pub fn bot(&self, seat: Seat) -> Option<Persona> {
        match self.now(seat) {
            Sitter::Bot(persona) => Some(persona),
            Sitter::Person => None,
        }
    }

    /// The seats that bots play now.
    pub fn bots(&self) -> SeatSet {
        Seat::first(self.first.len()).filter(|seat| self.bot(*seat).is_some()).collect()
    }

    /// The only person at the table, if there is exactly one.
    pub fn alone(&self) -> Option<Seat> {
        let mut persons =
            Seat::first(self.first.len()).filter(|seat| self.now(*seat) == Sitter::Person);
        persons.next().filter(|_| persons.next().is_none())
    }

    /// The only person that this table has had from its beginning, if there is exactly
    /// one: nobody else may hold the device.
    pub fn always_alone(&self) -> Option<Seat> {
        let joined = self.swaps.iter().any(|swap| swap.sitter == Sitter::Person);
        let first = Sitters::new(self.first);
        self.alone().filter(|seat| !joined && first.alone() == Some(*seat))
    }

    /// Asks that somebody takes over a seat; a wish for who plays it now is no wish.
    pub fn wish(&mut self, seat: Seat, sitter: Sitter) {
        let now = self.now(seat);
        if seat.ix() < self.wishes.len() {
            self.wishes[seat] = Some(sitter).filter(|sitter| *sitter != now);
        }
    }

    /// Who is to take over a seat, if anybody.
    pub fn wished(&self, seat: Seat) -> Option<Sitter> {
        self.wishes.get(seat).copied().flatten()
    }

    /// Lets those take over who wait for it, but for the seat `but`, which is
    /// in the middle of something. Tells the swaps.
    pub fn settle(&mut self, but: Option<Seat>, entry: usize, turn: u16) -> Vec<Swap> {
        let mut done = Vec::new();
        for seat in Seat::first(self.first.len()).filter(|seat| Some(*seat) != but) {
            if let Some(sitter) = self.wishes[seat].take() {
                done.push(Swap { entry, turn, seat, sitter });
            }
        }
        self.swaps.extend(&done);
        done
    }

    /// Who played each seat at the beginning.
    pub const fn first(&self) -> &BySeat<Sitter> {
        &self.first
    }

    /// Who took over, in order.
    pub fn swaps(&self) -> &[Swap] {
        &self.swaps
    }
}

/// `person`, or a bot as `clerk/spymaster`: for saves.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person => f.write_str("person"),
            Sitter::Bot(persona) => {
                write!(f, "{}/{}", persona.character.key(), persona.level.key())
            }
        }
    }
}

impl Sitter {
    /// Reads what `Display` writes.
    pub fn read(word: &str) -> Option<Sitter> {
        if word == "person" {
            return Some(Sitter::Person);
        }
        let (character, level) = word.split_once('/')?;
        let character = Character::ALL.into_iter().find(|known| known.key() == character)?;
        let level = Level::ALL.into_iter().find(|known| known.key() == level)?;
        Some(Sitter::Bot(Persona { character, level }))
    }
}

/// `entry turn seat sitter`: for saves.
impl fmt::Display for Swap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.entry, self.turn, self.seat.ix(), self.sitter)
    }
}

impl Swap {
    /// Reads what `Display` writes.
    pub fn read(line: &str) -> Option<Swap> {
        let mut words = line.split(' ');
        let entry = words.next()?.parse().ok()?;
        let turn = words.next()?.parse().ok()?;
        let seat = Seat::new(words.next()?.parse().ok()?)?;
        let sitter = Sitter::read(words.next()?)?;
        words.next().is_none().then_some(Swap { entry, turn, seat, sitter })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLERK: Sitter =
        Sitter::Bot(Persona { character: Character::Clerk, level: Level::Informer });

    #[test]
    fn exactly_one_person_is_alone() {
        let sitters =
            |bots: usize| {
                Sitters::new(BySeat::from_fn(4, |seat| {
                    if seat.ix() < bots { CLERK } else { Sitter::Person }
                }))
            };
        assert_eq!(sitters(2).alone(), None);
        assert_eq!(sitters(3).alone(), Some(Seat::ALL[3]));
        assert_eq!(sitters(4).alone(), None);
    }

    #[test]
    fn a_seat_in_the_middle_of_something_changes_hands_later() {
        let mut sitters = Sitters::persons(4);
        let carlo = Seat::ALL[2];
        sitters.wish(carlo, CLERK);
        assert!(sitters.settle(Some(carlo), 10, 3).is_empty());
        assert_eq!((sitters.now(carlo), sitters.wished(carlo)), (Sitter::Person, Some(CLERK)));
        assert_eq!(sitters.settle(None, 12, 4).len(), 1);
        assert_eq!((sitters.now(carlo), sitters.wished(carlo)), (CLERK, None));
        assert_eq!((sitters.at(carlo, 11), sitters.at(carlo, 12)), (Sitter::Person, CLERK));
    }

    #[test]
    fn a_wish_taken_back_changes_nothing() {
        let mut sitters = Sitters::persons(3);
        sitters.wish(Seat::ALL[0], CLERK);
        sitters.wish(Seat::ALL[0], Sitter::Person);
        assert!(sitters.settle(None, 1, 1).is_empty());
    }

    #[test]
    fn every_sitter_and_swap_is_written_and_read_back() {
        for character in Character::ALL {
            for level in Level::ALL {
                let sitter = Sitter::Bot(Persona { character, level });
                let swap = Swap { entry: 7, turn: 3, seat: Seat::ALL[4], sitter };
                assert_eq!(Swap::read(&swap.to_string()), Some(swap));
            }
        }
        assert_eq!(Sitter::read("person"), Some(Sitter::Person));
        for bad in ["", "clerk", "clerk/", "doge/tourist", "1 2 9 person", "1 2 3 person x"] {
            assert_eq!((Sitter::read(bad), Swap::read(bad)), (None, None), "{bad:?}");
        }
    }
}
