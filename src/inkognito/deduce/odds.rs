//! [`Odds`]: how the weight of the worlds is spread over the cells, and exact [`Fraction`]s.
//!
//! Weights belong to the pairs of single holders; a world weighs the product.
//! Counting and the model of uniform answers use whole numbers, so the odds
//! are exact; behaviour is weighed with `f64` and `+ − × ÷` alone, so that a
//! browser and a native test agree to the last bit.

use std::fmt;
use std::ops::{AddAssign, Mul};

use crate::inkognito::rules::{Agent, Build, Cast, Holder};

use super::belief::Belief;
use super::pad::{Cell, Secret};
use super::pairs::PairSet;
use super::worlds::{Worlds, place_of};

/// The weight of each pair of identity and build, holder by holder, over the worlds left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds<W> {
    /// What each holder's pairs weigh by themselves.
    alone: [[W; 16]; 4],
    /// What they weigh together, with everybody else's.
    pairs: [[W; 16]; 4],
    whole: W,
    /// How many orders of the codewords give each holder each codeword.
    letters: [[u32; 4]; 4],
    n_letters: u32,
}

/// A part of a whole, in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    part: u128,
    whole: u128,
}

impl Belief {
    /// Plain counting: every world left weighs the same.
    pub fn counts(&self) -> Odds<u64> {
        Odds::weighed(&self.worlds, [[1; 16]; 4])
    }
}

impl<W: Copy + Default + AddAssign + Mul<Output = W>> Odds<W> {
    /// The odds over these worlds, if each holder's pairs weigh so much.
    pub(super) fn weighed(worlds: &Worlds, alone: [[W; 16]; 4]) -> Odds<W> {
        let mut pairs = [[W::default(); 16]; 4];
        let mut whole = W::default();
        for face in worlds.each_face() {
            let weight = weight_of(&alone, face);
            whole += weight;
            for (row, pair) in pairs.iter_mut().zip(face) {
                row[pair] += weight;
            }
        }
        let mut letters = [[0; 4]; 4];
        for order in super::worlds::bits(worlds.letters) {
            for (holder, row) in letters.iter_mut().enumerate() {
                row[usize::from(place_of(order, holder))] += 1;
            }
        }
        Odds { alone, pairs, whole, letters, n_letters: worlds.letters.count_ones() }
    }

    /// What all faces weigh together.
    pub const fn whole(&self) -> W {
        self.whole
    }

    /// What the faces weigh in which a holder has one of these pairs.
    pub fn weight(&self, holder: Holder, pairs: PairSet) -> W {
        let mut sum = W::default();
        for ix in pairs.indices() {
            sum += self.pairs[holder.ix()][ix];
        }
        sum
    }

    /// What a world weighs. It must be one of those left.
    pub fn of_world(&self, cast: &Cast) -> W {
        let face = cast.hands().map(|hand| 4 * hand.agent.ix() + hand.build.ix());
        weight_of(&self.alone, face)
    }

    /// The pairs that a cell of identity or build stands for, or the letters of a codeword's cell.
    fn share(&self, cell: Cell) -> Share<W> {
        match cell.secret {
            Secret::Agent(agent) => {
                Share::Faces(self.weight(cell.holder, PairSet::with_agent(agent)))
            }
            Secret::Build(build) => {
                Share::Faces(self.weight(cell.holder, PairSet::with_build(build)))
            }
            Secret::Codeword(codeword) => {
                Share::Letters(self.letters[cell.holder.ix()][codeword.ix()])
            }
        }
    }
}

impl Odds<u64> {
    /// The chance that a cell is so.
    pub fn chance(&self, cell: Cell) -> Fraction {
        match self.share(cell) {
            Share::Faces(part) => Fraction::new(part.into(), self.whole.into()),
            Share::Letters(part) => Fraction::new(part.into(), self.n_letters.into()),
        }
    }

    /// The chance that a holder is this agent and looks so.
    pub fn chance_of_pair(&self, holder: Holder, agent: Agent, build: Build) -> Fraction {
        let part = self.pairs[holder.ix()][4 * agent.ix() + build.ix()];
        Fraction::new(part.into(), self.whole.into())
    }

    /// The chance of anything that can be said of a world.
    pub fn chance_that(&self, belief: &Belief, mut is_so: impl FnMut(&Cast) -> bool) -> Fraction {
        let part = belief
            .worlds()
            .filter(|cast| is_so(cast))
            .map(|cast| u128::from(self.of_world(&cast)))
            .sum();
        Fraction::new(part, u128::from(self.whole) * u128::from(self.n_letters))
    }
}

impl Odds<f64> {
    /// The chance that a cell is so, by the assumed habits.
    pub fn chance(&self, cell: Cell) -> f64 {
        match self.share(cell) {
            Share::Faces(part) => part / self.whole,
            Share::Letters(part) => f64::from(part) / f64::from(self.n_letters),
        }
    }

    /// The chance that a holder is this agent and looks so.
    pub fn chance_of_pair(&self, holder: Holder, agent: Agent, build: Build) -> f64 {
        self.pairs[holder.ix()][4 * agent.ix() + build.ix()] / self.whole
    }
}

impl Fraction {
    /// This part of this whole; nothing of nothing is nothing.
    pub fn new(part: u128, whole: u128) -> Fraction {
        match gcd(part, whole) {
            0 => Fraction { part: 0, whole: 1 },
            divisor => Fraction { part: part / divisor, whole: (whole / divisor).max(1) },
        }
    }

    /// The numerator.
    pub const fn part(self) -> u128 {
        self.part
    }

    /// The denominator.
    pub const fn whole(self) -> u128 {
        self.whole
    }

    /// As a number from 0 to 1, for bars and thresholds.
    pub fn to_f64(self) -> f64 {
        self.part as f64 / self.whole as f64
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.whole)
    }
}

/// The greatest common divisor; that of nothing and nothing is 0.
pub(super) const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// What a cell stands for: some faces, or some orders of the codewords.
enum Share<W> {
    Faces(W),
    Letters(u32),
}

fn weight_of<W: Copy + Mul<Output = W>>(alone: &[[W; 16]; 4], face: [usize; 4]) -> W {
    alone[0][face[0]] * alone[1][face[1]] * alone[2][face[2]] * alone[3][face[3]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(Fraction::new(6, 16), Fraction::new(3, 8));
        assert_eq!(Fraction::new(6, 16).to_string(), "3/8");
        assert_eq!(Fraction::new(0, 0), Fraction::new(0, 7));
        assert_eq!(Fraction::new(3, 8).to_f64().to_bits(), 0.375f64.to_bits());
    }
}
