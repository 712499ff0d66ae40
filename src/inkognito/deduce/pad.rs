//! The notepad: a cell for each holder and secret card, and what it says.

use crate::inkognito::rules::{Agent, Build, Codeword, Hand, Holder};

use super::worlds::{Worlds, place_of};

/// One of the twelve secret cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Secret {
    /// An identity.
    Agent(Agent),
    /// A build.
    Build(Build),
    /// A half of a mission code.
    Codeword(Codeword),
}

/// A cell of the notepad: does this holder have this card?
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Whose row.
    pub holder: Holder,
    /// Which column.
    pub secret: Secret,
}

/// What a cell says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The holder has the card in every world left.
    Certain,
    /// In some worlds left, not in others.
    Possible,
    /// In none.
    Impossible,
}

/// A cell that is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// The holder has the card.
    Certain(Cell),
    /// The holder does not have it.
    Impossible(Cell),
}

/// All cells: what is possible for each holder, a bit a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pad {
    agents: [u8; 4],
    builds: [u8; 4],
    codewords: [u8; 4],
}

impl Secret {
    /// All twelve: identities, builds, codewords.
    pub const ALL: [Secret; 12] = {
        let mut all = [Secret::Agent(Agent::ALL[0]); 12];
        let mut ix = 0;
        while ix < 4 {
            all[ix] = Secret::Agent(Agent::ALL[ix]);
            all[4 + ix] = Secret::Build(Build::ALL[ix]);
            all[8 + ix] = Secret::Codeword(Codeword::ALL[ix]);
            ix += 1;
        }
        all
    };

    /// The three of a hand.
    pub const fn of(hand: Hand) -> [Secret; 3] {
        [Secret::Agent(hand.agent), Secret::Build(hand.build), Secret::Codeword(hand.codeword)]
    }
}

impl Cell {
    /// All 48, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        Holder::ALL.into_iter().flat_map(|holder| Secret::ALL.map(|secret| Cell { holder, secret }))
    }
}

impl Fact {
    /// The cell it is about.
    pub const fn cell(self) -> Cell {
        match self {
            Fact::Certain(cell) | Fact::Impossible(cell) => cell,
        }
    }

    /// What the cell then says.
    pub const fn mark(self) -> Mark {
        match self {
            Fact::Certain(_) => Mark::Certain,
            Fact::Impossible(_) => Mark::Impossible,
        }
    }
}

impl Pad {
    /// What these worlds leave open.
    pub(super) fn of(worlds: &Worlds) -> Pad {
        let mut agents = [0; 4];
        let mut build_orders = 0;
        for (order_ix, builds) in worlds.faces.iter().enumerate() {
            if *builds != 0 {
                build_orders |= builds;
                for (holder, row) in agents.iter_mut().enumerate() {
                    *row |= 1 << place_of(order_ix, holder);
                }
            }
        }
        Pad { agents, builds: things(build_orders), codewords: things(worlds.letters) }
    }

    /// What a cell says.
    pub(super) fn mark(&self, cell: Cell) -> Mark {
        let ix = cell.holder.ix();
        let (row, bit) = match cell.secret {
            Secret::Agent(agent) => (self.agents[ix], 1 << agent.ix()),
            Secret::Build(build) => (self.builds[ix], 1 << build.ix()),
            Secret::Codeword(codeword) => (self.codewords[ix], 1 << codeword.ix()),
        };
        if row & bit == 0 {
            Mark::Impossible
        } else if row == bit {
            Mark::Certain
        } else {
            Mark::Possible
        }
    }

    /// Every settled cell.
    pub(super) fn facts(&self) -> impl Iterator<Item = Fact> + '_ {
        Cell::all().filter_map(|cell| match self.mark(cell) {
            Mark::Certain => Some(Fact::Certain(cell)),
            Mark::Possible => None,
            Mark::Impossible => Some(Fact::Impossible(cell)),
        })
    }
}

/// What each place has in one of these orders or another.
fn things(orders: u32) -> [u8; 4] {
    let mut rows = [0; 4];
    let mut left = orders;
    while left != 0 {
        let order_ix = left.trailing_zeros() as usize;
        left &= left - 1;
        for (holder, row) in rows.iter_mut().enumerate() {
            *row |= 1 << place_of(order_ix, holder);
        }
    }
    rows
}
