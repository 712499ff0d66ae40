//! Where everybody stands.

use crate::kit::{BySeat, Seat};

use super::board::{EMBASSY, SpaceId, SpaceSet};
use super::cards::Build;

/// One of a seat's four figures, named by what everybody can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Figure {
    /// Whose it is.
    pub owner: Seat,
    /// What it looks like.
    pub build: Build,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pawn {
    /// A seat's figure.
    Figure(Figure),
    /// The Ambassador.
    Ambassador,
}

impl Pawn {
    /// The seat whose figure it is; the Ambassador is nobody's figure.
    pub const fn owner(self) -> Option<Seat> {
        match self {
            Pawn::Figure(figure) => Some(figure.owner),
            Pawn::Ambassador => None,
        }
    }
}

/// Where everybody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Places {
    /// By seat and build; a seat without figures has none.
    figures: BySeat<[Option<SpaceId>; 4]>,
    ambassador: SpaceId,
}

impl Places {
    /// The Ambassador at home, and these figures by seat and build.
    pub(super) const fn new(figures: BySeat<[Option<SpaceId>; 4]>) -> Places {
        Places { figures, ambassador: EMBASSY }
    }

    /// Where a pawn stands; none if it is not in this game.
    pub fn of(&self, pawn: Pawn) -> Option<SpaceId> {
        match pawn {
            Pawn::Figure(figure) => {
                self.figures.get(figure.owner).and_then(|four| four[figure.build.ix()])
            }
            Pawn::Ambassador => Some(self.ambassador),
        }
    }

    /// Where the Ambassador stands.
    pub const fn ambassador(&self) -> SpaceId {
        self.ambassador
    }

    /// The figures of a seat with where they stand, by build.
    pub fn figures_of(&self, owner: Seat) -> impl Iterator<Item = (Figure, SpaceId)> + use<> {
        let four = self.figures.get(owner).copied().unwrap_or_default();
        Build::ALL
            .into_iter()
            .filter_map(move |build| Some((Figure { owner, build }, four[build.ix()]?)))
    }

    /// Every pawn of the game with where it stands: figures by seat and build, then the Ambassador.
    pub fn pawns(&self) -> impl Iterator<Item = (Pawn, SpaceId)> + '_ {
        Seat::first(self.figures.len())
            .flat_map(|seat| self.figures_of(seat))
            .map(|(figure, space)| (Pawn::Figure(figure), space))
            .chain([(Pawn::Ambassador, self.ambassador)])
    }

    /// Who stands on a space.
    pub fn on(&self, space: SpaceId) -> impl Iterator<Item = Pawn> + '_ {
        self.pawns().filter(move |(_, at)| *at == space).map(|(pawn, _)| pawn)
    }

    /// Every space on which somebody stands.
    pub fn taken(&self) -> SpaceSet {
        self.pawns().map(|(_, space)| space).collect()
    }

    /// Every space on which more than one stands.
    pub fn shared(&self) -> SpaceSet {
        let (mut once, mut again) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
        for (_, space) in self.pawns() {
            if once.has(space) {
                again = again.with(space);
            }
            once = once.with(space);
        }
        again
    }

    /// The same with one pawn elsewhere.
    #[must_use]
    pub fn with(mut self, pawn: Pawn, space: SpaceId) -> Places {
        match pawn {
            Pawn::Figure(figure) => {
                self.figures[figure.owner][figure.build.ix()] = Some(space);
            }
            Pawn::Ambassador => self.ambassador = space,
        }
        self
    }
}
