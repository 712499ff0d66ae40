//! [`Mind`]: what a bot thinks before it decides anything, made from its view.

use crate::inkognito::deduce::Belief;
use crate::inkognito::rules::{Agent, Codeword, Figure, Hand, Holder, Pawn, Public, View};
use crate::kit::Seat;

use super::reading::Reading;
use super::skill::Skill;

/// How many pawns there can be: four figures for each of five seats, and the Ambassador.
pub(super) const PAWNS: usize = 21;

/// The thoughts of an agent's player.
pub(super) struct Mind<'v> {
    pub(super) view: &'v View<'v>,
    pub(super) public: &'v Public,
    pub(super) skill: &'v Skill,
    pub(super) me: Seat,
    pub(super) hand: Hand,
    pub(super) belief: Belief,
    /// How the others' answers are read.
    pub(super) reading: Reading,
    pub(super) faces: Vec<Face>,
    /// The orders of the codewords left, by holder.
    pub(super) letters: Vec<[Codeword; 4]>,
}

/// A way in which identities and builds can lie.
#[derive(Clone, Copy)]
pub(super) struct Face {
    /// Each holder's identity and build, by holder: four times the one plus the other.
    pub(super) pairs: [usize; 4],
    /// The true figure of each agent; none for the set laid aside.
    pub(super) figures: [Option<Figure>; 4],
    /// How likely it is, by reading. The weights of all faces sum to 1.
    pub(super) weight: f64,
}

impl<'v> Mind<'v> {
    /// The thoughts of a seat that plays an agent; none for any other viewer.
    pub(super) fn of(view: &'v View<'v>, skill: &'v Skill) -> Option<Mind<'v>> {
        let public = view.public;
        let (me, hand) = (view.seat()?, view.mine.hand?);
        public.seating.holder(me)?;
        let belief = Belief::of(view);
        let reading = Reading::of(view, &belief, skill.reading);
        let faces = faces(&belief, public, &reading);
        let letters = letters(&belief);
        Some(Mind { view, public, skill, me, hand, belief, reading, faces, letters })
    }

    /// The other agents' seats.
    pub(super) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        self.public.seating.opponents(self.me)
    }

    /// Who holds a seat's cards.
    pub(super) fn holder_of(&self, seat: Seat) -> Holder {
        self.public.seating.holder(seat).expect("opponents are agents")
    }

    /// Whether a seat is the partner, by reading.
    pub(super) fn partner_chance(&self, seat: Seat) -> f64 {
        let ix = self.holder_of(seat).ix();
        let partner = self.hand.agent.partner().ix();
        self.share(|face| face.pairs[ix] / 4 == partner)
    }

    /// How likely a seat is each of the four agents, by reading.
    pub(super) fn identity_of(&self, seat: Seat) -> [f64; 4] {
        let ix = self.holder_of(seat).ix();
        let mut chances = [0.0; 4];
        for face in &self.faces {
            chances[face.pairs[ix] / 4] += face.weight;
        }
        chances
    }

    /// How likely a seat is each of the sixteen pairs, by reading.
    pub(super) fn pair_of(&self, seat: Seat) -> [f64; 16] {
        let ix = self.holder_of(seat).ix();
        let mut chances = [0.0; 16];
        for face in &self.faces {
            chances[face.pairs[ix]] += face.weight;
        }
        chances
    }

    /// The share of the faces that are so, by reading.
    pub(super) fn share(&self, mut is_so: impl FnMut(&Face) -> bool) -> f64 {
        self.faces.iter().filter(|face| is_so(face)).fold(0.0, |sum, face| sum + face.weight)
    }
}

impl Face {
    /// The true figure of an agent.
    pub(super) const fn figure(&self, agent: Agent) -> Option<Figure> {
        self.figures[agent.ix()]
    }
}

/// The place of a pawn in tables of [`PAWNS`].
pub(super) const fn pawn_ix(pawn: Pawn) -> usize {
    match pawn {
        Pawn::Figure(figure) => figure_ix(figure),
        Pawn::Ambassador => PAWNS - 1,
    }
}

/// The place of a figure in tables of [`PAWNS`].
pub(super) const fn figure_ix(figure: Figure) -> usize {
    4 * figure.owner.ix() + figure.build.ix()
}

fn faces(belief: &Belief, public: &Public, reading: &Reading) -> Vec<Face> {
    let seats = Holder::ALL.map(|holder| public.seating.seat_of(holder));
    let mut faces: Vec<Face> = belief
        .faces()
        .map(|pairs| {
            let mut figures = [None; 4];
            let mut weight = 1.0;
            for (ix, (agent, build)) in pairs.into_iter().enumerate() {
                figures[agent.ix()] = seats[ix].map(|owner| Figure { owner, build });
                weight *= reading.weight(ix, 4 * agent.ix() + build.ix());
            }
            let pairs = pairs.map(|(agent, build)| 4 * agent.ix() + build.ix());
            Face { pairs, figures, weight }
        })
        .collect();
    let whole = faces.iter().fold(0.0, |sum, face| sum + face.weight);
    let n = faces.len() as f64;
    for face in &mut faces {
        face.weight = if whole > 0.0 { face.weight / whole } else { 1.0 / n };
    }
    faces
}

fn letters(belief: &Belief) -> Vec<[Codeword; 4]> {
    let open = Holder::ALL.map(|holder| belief.codewords(holder));
    ORDERS
        .iter()
        .map(|order| order.map(|ix| Codeword::ALL[ix]))
        .filter(|order| open.iter().zip(order).all(|(open, letter)| open.contains(*letter)))
        .collect()
}

/// All 24 orders of four things.
pub(super) const ORDERS: [[usize; 4]; 24] = {
    let mut orders = [[0; 4]; 24];
    let mut found = 0;
    let mut n = 0;
    while n < 256 {
        let order = [n >> 6 & 3, n >> 4 & 3, n >> 2 & 3, n & 3];
        if 1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3] == 0b1111 {
            orders[found] = order;
            found += 1;
        }
        n += 1;
    }
    orders
};
