//! [`Few`]: a list of at most `N` small things, kept in place.
//!
//! A turn has at most three balls, three meetings, three questions. Lists of
//! that kind live inside the game state; keeping them in place makes the whole
//! state plain `Copy` data, so that a step of the game is a copy and never an
//! allocation.

use std::fmt;

/// A list of at most `N` items, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Few<T, const N: usize> {
    /// The items, without a gap: once a `None`, `None` to the end.
    items: [Option<T>; N],
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// The empty list.
    pub const EMPTY: Self = Self { items: [None; N] };

    /// A list of these items.
    ///
    /// # Panics
    /// If there are more than `N`.
    pub fn of(items: &[T]) -> Self {
        items.iter().copied().collect()
    }

    /// How many items there are.
    pub fn len(&self) -> usize {
        self.items.iter().take_while(|item| item.is_some()).count()
    }

    /// Whether there is no item.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether no further item fits.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// The item at this index.
    pub fn get(&self, ix: usize) -> Option<T> {
        self.items.get(ix).copied().flatten()
    }

    /// The first item.
    pub fn first(&self) -> Option<T> {
        self.get(0)
    }

    /// The last item.
    pub fn last(&self) -> Option<T> {
        self.iter().last()
    }

    /// The items in order.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.items.iter().map_while(|item| *item)
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full.
    pub fn push(&mut self, item: T) {
        let len = self.len();
        assert!(len < N, "a list of {N} is full");
        self.items[len] = Some(item);
    }

    /// Takes out the item at this index; later ones move up.
    pub fn remove(&mut self, ix: usize) -> Option<T> {
        let gone = self.get(ix)?;
        self.items[ix..].rotate_left(1);
        self.items[N - 1] = None;
        Some(gone)
    }

    /// Takes out the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.remove(self.len().checked_sub(1)?)
    }
}

impl<T: Copy + PartialEq, const N: usize> Few<T, N> {
    /// Whether this item is in the list.
    pub fn contains(&self, item: T) -> bool {
        self.iter().any(|other| other == item)
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Self::EMPTY;
        for item in items {
            few.push(item);
        }
        few
    }
}

impl<T: Copy, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_out_closes_the_gap() {
        let mut few: Few<u8, 3> = Few::of(&[1, 2, 3]);
        assert_eq!(few.remove(1), Some(2));
        assert_eq!(few, Few::of(&[1, 3]));
        assert_eq!(few.remove(5), None);
        assert_eq!(few.pop(), Some(3));
        assert_eq!(few.len(), 1);
    }
}
