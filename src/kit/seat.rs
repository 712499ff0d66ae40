//! Seats: who sits where, clockwise. The player id of both games.

use std::ops::{Index, IndexMut};

/// The most seats a table has.
pub const SEATS: usize = 5;

/// A place at the table, `0..5`, counted clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// All seats that a table can have.
    pub const ALL: [Seat; SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];

    /// The seat with this index, if a table can have it.
    pub const fn new(ix: usize) -> Option<Seat> {
        if ix < SEATS { Some(Seat(ix as u8)) } else { None }
    }

    /// Its index, `0..5`.
    pub const fn ix(self) -> usize {
        self.0 as usize
    }

    /// The first `n` seats, clockwise.
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(n)
    }

    /// The next seat clockwise at a table of `n`.
    pub fn next(self, n: usize) -> Seat {
        Seat(((self.ix() + 1) % n) as u8)
    }
}

/// One value a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BySeat<T> {
    /// Values beyond the table's seats are defaults and never read.
    items: [T; SEATS],
    /// The number of seats.
    len: u8,
}

impl<T: Default> BySeat<T> {
    /// A value for each of the first `n` seats.
    ///
    /// # Panics
    /// If `n` is over five.
    pub fn from_fn(n: usize, mut make: impl FnMut(Seat) -> T) -> Self {
        assert!(n <= SEATS, "a table has at most {SEATS} seats");
        let items = Seat::ALL.map(|seat| if seat.ix() < n { make(seat) } else { T::default() });
        BySeat { items, len: n as u8 }
    }
}

impl<T> BySeat<T> {
    /// The number of seats.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether the table has no seat.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The value of a seat, if the table has that seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.items[..self.len()].get(seat.ix())
    }

    /// Seats with their values, clockwise.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::first(self.len()).zip(&self.items)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.items[..usize::from(self.len)][seat.ix()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[..usize::from(self.len)][seat.ix()]
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// With this seat too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// Whether the seat is in it.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its seats, clockwise.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_seat_is_followed_by_the_first() {
        assert_eq!(Seat::ALL[3].next(4), Seat::ALL[0]);
        assert_eq!(Seat::ALL[3].next(5), Seat::ALL[4]);
    }

    #[test]
    fn a_set_lists_its_seats_clockwise() {
        let set: SeatSet = [Seat::ALL[4], Seat::ALL[1]].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::ALL[1], Seat::ALL[4]]);
        assert_eq!(set.len(), 2);
    }
}
