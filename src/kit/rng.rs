//! The one source of chance: PCG (`Pcg64Mcg`), named by algorithm so that the
//! same seed gives the same game natively and in the browser, today and in
//! ten years (`rand`'s `StdRng` promises neither).

use std::fmt;
use std::str::FromStr;

use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// What a table's chance grows from. Kept beside a game's log, never inside a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

impl Seed {
    /// The generator for the `n`th use of chance at a table.
    ///
    /// Each use has its own, so a table resumes after a reload without any
    /// generator state in the save.
    pub fn stream(self, n: u64) -> Rng {
        // SplitMix64's finalizer spreads neighbouring numbers apart.
        let mut z = self.0 ^ n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Rng(Pcg64Mcg::seed_from_u64(z ^ (z >> 31)))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Seed {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Seed)
    }
}

/// A stream of chance.
#[derive(Clone, Debug)]
pub struct Rng(Pcg64Mcg);

impl Rng {
    /// A number in `0..n`, all equally likely.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing to choose from");
        // Lemire's multiply-and-shift, rejecting the uneven rest.
        let rest = n.wrapping_neg() % n;
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(n);
            if wide as u32 >= rest {
                return (wide >> 32) as u32;
            }
        }
    }

    /// One of these, all equally likely; none if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let n = u32::try_from(items.len()).ok().filter(|n| *n > 0)?;
        items.get(self.below(n) as usize)
    }

    /// Puts these in a random order, all orders equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let mut rng = Seed(1988).stream(0);
        let numbers: Vec<u32> = (0..6).map(|_| rng.below(100)).collect();
        assert_eq!(numbers, [31, 23, 90, 44, 90, 21]);
    }

    #[test]
    fn every_number_below_comes_up() {
        let mut rng = Seed(7).stream(3);
        let mut seen = [0u32; 6];
        for _ in 0..6000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (850..1150).contains(n)), "{seen:?}");
    }

    #[test]
    fn a_seed_is_written_and_read_back() {
        assert_eq!("00000000000007c4".parse(), Ok(Seed(1988)));
        assert_eq!(Seed(1988).to_string(), "00000000000007c4");
    }
}
