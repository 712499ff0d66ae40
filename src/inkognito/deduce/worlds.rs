//! [`Worlds`]: a set of casts, as bits.
//!
//! Identities, builds and codewords are three orders of four things, 24 each.
//! Answers tie identities to builds, never to codewords. So a set of worlds is a
//! set of *faces* (an order of identities and one of builds, 576 bits) times
//! a set of orders of codewords (24 bits), and one path serves a seat (36 faces
//! and 6 orders) and the Ambassador's player.

use crate::inkognito::rules::{Agent, Build, Cast, Codeword, Hand};

use super::pairs::PairSet;

/// All 24 orders of four things: which thing each place has.
pub(super) const ORDERS: [[u8; 4]; 24] = {
    let mut orders = [[0; 4]; 24];
    let mut next = 0;
    let mut n: u16 = 0;
    while n < 256 {
        let order = [(n >> 6 & 3) as u8, (n >> 4 & 3) as u8, (n >> 2 & 3) as u8, (n & 3) as u8];
        let things = 1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3];
        if things == 0b1111u8 {
            orders[next] = order;
            next += 1;
        }
        n += 1;
    }
    assert!(next == 24);
    orders
};

/// The orders in which a place has one of some things: by place, then by set of things.
pub(super) const ORDERS_WITH: [[u32; 16]; 4] = {
    let mut table = [[0; 16]; 4];
    let mut place = 0;
    while place < 4 {
        let mut things = 0;
        while things < 16 {
            let mut order_ix = 0;
            while order_ix < 24 {
                if things >> ORDERS[order_ix][place] & 1 != 0 {
                    table[place][things] |= 1 << order_ix;
                }
                order_ix += 1;
            }
            things += 1;
        }
        place += 1;
    }
    table
};

/// A set of casts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Worlds {
    /// For each order of the identities, the orders of the builds.
    pub(super) faces: [u32; 24],
    /// The orders of the codewords.
    pub(super) letters: u32,
}

impl Worlds {
    /// The worlds in which each holder has one of these pairs and one of these codewords (a bit each).
    pub(super) fn fitting(pairs: &[PairSet; 4], codewords: &[u8; 4]) -> Worlds {
        let mut faces = [0; 24];
        for (order, builds) in ORDERS.iter().zip(&mut faces) {
            *builds = (0..4)
                .map(|holder| {
                    let possible = pairs[holder].builds_with(usize::from(order[holder]));
                    ORDERS_WITH[holder][possible]
                })
                .fold(u32::MAX, |all, some| all & some);
        }
        let letters = (0..4)
            .map(|holder| ORDERS_WITH[holder][usize::from(codewords[holder])])
            .fold(u32::MAX, |all, some| all & some);
        Worlds { faces, letters }
    }

    /// How many faces.
    pub(super) fn n_faces(&self) -> u64 {
        self.faces.iter().map(|builds| u64::from(builds.count_ones())).sum()
    }

    /// How many orders of the codewords.
    pub(super) fn n_letters(&self) -> u64 {
        u64::from(self.letters.count_ones())
    }

    /// Its faces: for each, the index of each holder's pair.
    pub(super) fn each_face(&self) -> impl Iterator<Item = [usize; 4]> + '_ {
        self.each_face_order().map(|(agents, builds)| face(agents, builds))
    }

    /// Its casts.
    pub(super) fn casts(&self) -> impl Iterator<Item = Cast> + '_ {
        self.each_face_order().flat_map(move |(agents, builds)| {
            bits(self.letters).map(move |letters| cast(agents, builds, letters))
        })
    }

    fn each_face_order(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.faces
            .iter()
            .enumerate()
            .flat_map(|(agents, builds)| bits(*builds).map(move |builds| (agents, builds)))
    }
}

/// Which thing a place has in an order.
pub(super) const fn place_of(order_ix: usize, place: usize) -> u8 {
    ORDERS[order_ix][place]
}

/// The index of each holder's pair in a face.
pub(super) fn face(agents: usize, builds: usize) -> [usize; 4] {
    let [agents, builds] = [ORDERS[agents], ORDERS[builds]];
    std::array::from_fn(|holder| usize::from(4 * agents[holder] + builds[holder]))
}

/// The indices of the bits of a set of orders.
pub(super) fn bits(set: u32) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let ix = left.trailing_zeros() as usize;
        (left != 0).then(|| {
            left &= left - 1;
            ix
        })
    })
}

fn cast(agents: usize, builds: usize, letters: usize) -> Cast {
    Cast::new(std::array::from_fn(|holder| Hand {
        agent: Agent::ALL[usize::from(place_of(agents, holder))],
        build: Build::ALL[usize::from(place_of(builds, holder))],
        codeword: Codeword::ALL[usize::from(place_of(letters, holder))],
    }))
    .expect("three orders make a cast")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_13824_worlds_at_most() {
        let all = Worlds::fitting(&[PairSet::ALL; 4], &[0xf; 4]);
        assert_eq!((all.n_faces(), all.n_letters()), (576, 24));
        assert_eq!(all.casts().count(), 13_824);
    }

    #[test]
    fn a_known_hand_leaves_36_faces() {
        let mut pairs = [PairSet::ALL; 4];
        pairs[2] = PairSet::with_agent(Agent::AgentX).and(PairSet::with_build(Build::Fat));
        let worlds = Worlds::fitting(&pairs, &[0xf, 0xf, 0b10, 0xf]);
        assert_eq!((worlds.n_faces(), worlds.n_letters()), (36, 6));
        assert!(worlds.casts().all(|cast| {
            let hand = cast.hands()[2];
            (hand.agent, hand.build, hand.codeword) == (Agent::AgentX, Build::Fat, Codeword::B)
        }));
    }
}
