//! [`Belief`]: every world that a view leaves, and the notepad that follows.

use crate::inkognito::rules::{Agent, Build, Cast, Codeword, Hand, Holder, Seating, View};
use crate::kit::{Few, Seat};

use super::clue::{ALL_CODEWORDS, Clue, witnessed};
use super::odds::Fraction;
use super::pad::{Cell, Fact, Mark, Pad, Secret};
use super::pairs::PairSet;
use super::worlds::{ORDERS, ORDERS_WITH, Worlds};

/// What one viewer can know. Made from scratch each time; cheap enough to be.
#[derive(Clone, Debug)]
pub struct Belief {
    pub(super) seating: Seating,
    /// Whose belief, if an agent's.
    pub(super) own: Option<(Holder, Hand)>,
    /// In the order in which they came.
    pub(super) clues: Vec<Clue>,
    /// What the clues about each holder leave to that holder.
    pub(super) told: [PairSet; 4],
    pub(super) worlds: Worlds,
    pub(super) pad: Pad,
}

impl Belief {
    /// Everything that follows from a view: from the own cards and from every
    /// answer whose cards the viewer saw.
    pub fn of(view: &View<'_>) -> Belief {
        let seating = view.public.seating;
        let own = view.seat().and_then(|seat| seating.holder(seat)).zip(view.mine.hand);
        let mut clues = Vec::new();
        clues.extend(own.into_iter().flat_map(|(holder, hand)| Clue::hand(holder, hand)));
        clues.extend(witnessed(view).map(|answer| Clue::answer(&seating, answer)));
        Belief::from_clues(seating, own, clues)
    }

    /// What would follow if this were so: the what-if of the notepad.
    ///
    /// Where it cannot be so no world is left.
    #[must_use]
    pub fn assuming(&self, fact: Fact) -> Belief {
        let mut clues = self.clues.clone();
        clues.push(Clue::settled(fact));
        Belief::from_clues(self.seating, self.own, clues)
    }

    pub(super) fn from_clues(
        seating: Seating,
        own: Option<(Holder, Hand)>,
        clues: Vec<Clue>,
    ) -> Belief {
        let mut told = [PairSet::ALL; 4];
        let mut codewords = [ALL_CODEWORDS; 4];
        for clue in &clues {
            let ix = clue.holder.ix();
            told[ix] = told[ix].and(clue.pairs);
            codewords[ix] &= clue.codewords;
        }
        let worlds = Worlds::fitting(&told, &codewords);
        Belief { seating, own, clues, told, worlds, pad: Pad::of(&worlds) }
    }

    /// How many worlds are left.
    pub fn n_worlds(&self) -> u64 {
        self.n_faces() * self.worlds.n_letters()
    }

    /// How many faces are left: worlds, codewords left out of account.
    pub fn n_faces(&self) -> u64 {
        self.worlds.n_faces()
    }

    /// The worlds left.
    pub fn worlds(&self) -> impl Iterator<Item = Cast> + '_ {
        self.worlds.casts()
    }

    /// The faces left: for each, the identity and the build of every holder.
    ///
    /// A seat has 36 at most, so those who weigh worlds themselves need not
    /// list the casts.
    pub fn faces(&self) -> impl Iterator<Item = [(Agent, Build); 4]> + '_ {
        self.worlds
            .each_face()
            .map(|face| face.map(|pair| (Agent::ALL[pair / 4], Build::ALL[pair % 4])))
    }

    /// What a cell of the notepad says.
    pub fn mark(&self, cell: Cell) -> Mark {
        self.pad.mark(cell)
    }

    /// Every settled cell, row by row.
    pub fn facts(&self) -> impl Iterator<Item = Fact> + '_ {
        self.pad.facts()
    }

    /// Whether this is so in every world left.
    pub fn follows(&self, fact: Fact) -> bool {
        self.mark(fact.cell()) == fact.mark()
    }

    /// Whom this holder can be.
    pub fn identities(&self, holder: Holder) -> Few<Agent, 4> {
        self.open(holder, Agent::ALL, Secret::Agent)
    }

    /// What this holder can look like.
    pub fn builds(&self, holder: Holder) -> Few<Build, 4> {
        self.open(holder, Build::ALL, Secret::Build)
    }

    /// Which half of a code this holder can have.
    pub fn codewords(&self, holder: Holder) -> Few<Codeword, 4> {
        self.open(holder, Codeword::ALL, Secret::Codeword)
    }

    /// Which pairs of identity and build this holder can have.
    pub fn pairs(&self, holder: Holder) -> PairSet {
        let place = holder.ix();
        let agent_orders = self.worlds.faces.iter().zip(&ORDERS);
        PairSet::of_indices(agent_orders.flat_map(|(builds, order)| {
            let is_open = move |build: &usize| builds & ORDERS_WITH[place][1 << build] != 0;
            (0..4).filter(is_open).map(move |build| 4 * usize::from(order[place]) + build)
        }))
    }

    /// How many of the worlds left are so. Exact, and it counts: every world
    /// is taken for as likely as any other.
    pub fn chance(&self, mut is_so: impl FnMut(&Cast) -> bool) -> Fraction {
        let hits = self.worlds().filter(|cast| is_so(cast)).count();
        Fraction::new(hits as u128, u128::from(self.n_worlds()))
    }

    /// The seat whose belief it is; none for the Ambassador's player and bystanders.
    pub fn own_seat(&self) -> Option<Seat> {
        self.own.and_then(|(holder, _)| self.seating.seat_of(holder))
    }

    /// The partner's seat, once it is certain.
    pub fn partner(&self) -> Option<Seat> {
        let (_, hand) = self.own?;
        let secret = Secret::Agent(hand.agent.partner());
        let certain =
            |holder: &Holder| self.mark(Cell { holder: *holder, secret }) == Mark::Certain;
        Holder::ALL.into_iter().find(certain).and_then(|holder| self.seating.seat_of(holder))
    }

    /// Whether the partner's cards lie aside (three players).
    pub fn alone(&self) -> Mark {
        match self.own {
            Some((_, hand)) if self.seating.has_aside() => self
                .mark(Cell { holder: Holder::ASIDE, secret: Secret::Agent(hand.agent.partner()) }),
            Some(_) | None => Mark::Impossible,
        }
    }

    fn open<T: Copy>(&self, holder: Holder, all: [T; 4], secret: fn(T) -> Secret) -> Few<T, 4> {
        all.into_iter()
            .filter(|thing| self.mark(Cell { holder, secret: secret(*thing) }) != Mark::Impossible)
            .collect()
    }
}
