//! Where pawns can get: by given balls, and how near in turns to come.
//!
//! Passing through is free (rules 1.6), so what a figure reaches with some balls
//! depends on where it starts alone. All of it is worked out once, and a plan
//! is then looked up instead of walked.

use std::sync::{LazyLock, OnceLock};

use crate::inkognito::rules::board::{N_SPACES, around, neighbours, space, spaces};
use crate::inkognito::rules::draw::draws;
use crate::inkognito::rules::options::Balls;
use crate::inkognito::rules::{Ball, Draw, SpaceId, Way};

/// A set of spaces, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spaces(pub(super) u64);

/// The balls for own figures that are in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Steps {
    pub(super) land: u8,
    pub(super) water: u8,
    pub(super) wild: u8,
}

/// How near spaces are to each other in turns: 1 for here, less for each turn
/// that the way takes on average, if every ball is used for it.
pub(super) struct Roads {
    /// For a figure, with the balls for own figures: by start, then by end.
    own: Table,
    /// The same by end, then by start.
    own_to: Table,
    /// For the Ambassador, with his; as near there as back.
    ambassador: Table,
}

type Table = Box<[[f32; N_SPACES]; N_SPACES]>;

impl Spaces {
    pub(super) const fn of(space: SpaceId) -> Spaces {
        Spaces(1 << space.ix())
    }

    pub(super) const fn has(self, space: SpaceId) -> bool {
        self.0 >> space.ix() & 1 != 0
    }

    #[must_use]
    pub(super) const fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    #[must_use]
    pub(super) const fn without(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    pub(super) fn iter(self) -> impl Iterator<Item = SpaceId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let found = space(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(found)
        })
    }
}

impl FromIterator<SpaceId> for Spaces {
    fn from_iter<I: IntoIterator<Item = SpaceId>>(spaces: I) -> Self {
        spaces.into_iter().fold(Spaces::default(), |set, space| set.or(Spaces::of(space)))
    }
}

impl Steps {
    pub(super) fn of(draw: &Draw) -> Steps {
        let count = |ball| draw.count(ball) as u8;
        Steps { land: count(Ball::Land), water: count(Ball::Water), wild: count(Ball::Wild) }
    }

    pub(super) const fn is_empty(self) -> bool {
        self.land + self.water + self.wild == 0
    }

    /// What is left when these are used; none if they are not all there.
    pub(super) fn without(self, used: Steps) -> Option<Steps> {
        Some(Steps {
            land: self.land.checked_sub(used.land)?,
            water: self.water.checked_sub(used.water)?,
            wild: self.wild.checked_sub(used.wild)?,
        })
    }

    /// Every part of these, the empty one first.
    pub(super) fn parts(self) -> impl Iterator<Item = Steps> {
        (0..=self.land).flat_map(move |land| {
            (0..=self.water)
                .flat_map(move |water| (0..=self.wild).map(move |wild| Steps { land, water, wild }))
        })
    }

    /// Where a figure can end that has these and need not use all.
    pub(super) fn reach(self, from: SpaceId) -> Spaces {
        REACH[self.ix()][from.ix()]
    }

    const fn ix(self) -> usize {
        (self.land as usize * 4 + self.water as usize) * 4 + self.wild as usize
    }
}

/// The spaces one step away by either way.
pub(super) fn next_to(from: SpaceId) -> Spaces {
    AROUND[from.ix()]
}

/// The spaces at most so many steps away by either way.
pub(super) fn within(from: SpaceId, steps: usize) -> Spaces {
    (0..steps).fold(Spaces::of(from), |reached, _| {
        reached.iter().fold(reached, |all, space| all.or(next_to(space)))
    })
}

/// The roads with these balls in the Phantom.
pub(super) fn roads(balls: Balls) -> &'static Roads {
    ROADS[balls_ix(balls)].get_or_init(|| Roads::of(balls))
}

/// Works out a part of what bots look up at a table with these balls; whether
/// anything was still missing. Whoever has no time for all of it at once calls
/// this until nothing is: a bot that thinks before that does the rest itself.
pub fn prepare(balls: Balls) -> bool {
    /// So many destinations are a few milliseconds on a slow phone.
    const AT_ONCE: usize = 6;
    let missing = |to: &SpaceId| ROADS_TO[balls_ix(balls)][to.ix()].get().is_none();
    let mut any = false;
    for to in spaces().filter(missing).take(AT_ONCE) {
        roads_to(balls, to);
        any = true;
    }
    any
}

impl Roads {
    /// How near a figure here is to each space.
    pub(super) fn from(&self, here: SpaceId) -> &[f32; N_SPACES] {
        &self.own[here.ix()]
    }

    /// How near figures on each space are to here.
    pub(super) fn to(&self, here: SpaceId) -> &[f32; N_SPACES] {
        &self.own_to[here.ix()]
    }

    /// How near the Ambassador is from each space to here, or from here.
    pub(super) fn ambassador(&self, here: SpaceId) -> &[f32; N_SPACES] {
        &self.ambassador[here.ix()]
    }

    fn of(balls: Balls) -> Roads {
        let table = || -> Table { Box::new([[0.0; N_SPACES]; N_SPACES]) };
        let (mut own, mut own_to, mut ambassador) = (table(), table(), table());
        for to in spaces() {
            let near = roads_to(balls, to);
            own_to[to.ix()] = near.own;
            for (from, row) in own.iter_mut().enumerate() {
                row[to.ix()] = near.own[from];
            }
            ambassador[to.ix()] = near.ambassador;
        }
        Roads { own, own_to, ambassador }
    }
}

/// How near each space is to one.
struct RoadsTo {
    own: [f32; N_SPACES],
    ambassador: [f32; N_SPACES],
}

fn roads_to(balls: Balls, to: SpaceId) -> &'static RoadsTo {
    ROADS_TO[balls_ix(balls)][to.ix()].get_or_init(|| {
        let reaches = REACHES[balls_ix(balls)].get_or_init(|| Reaches::of(balls));
        RoadsTo { own: near(&reaches.own, to.ix()), ambassador: near(&reaches.ambassador, to.ix()) }
    })
}

/// What a pawn can reach in a turn, by space, with the number of draws that give it that.
type Chances = Vec<(Vec<Spaces>, f32)>;

struct Reaches {
    own: Chances,
    ambassador: Chances,
}

impl Reaches {
    fn of(balls: Balls) -> Reaches {
        let mut reaches = Reaches { own: Vec::new(), ambassador: Vec::new() };
        for (draw, weight) in draws(balls) {
            let steps = Steps::of(&draw);
            let blacks = draw.count(Ball::Ambassador);
            note(&mut reaches.own, spaces().map(|from| steps.reach(from)).collect(), weight);
            let reach = spaces().map(|from| within(from, blacks)).collect();
            note(&mut reaches.ambassador, reach, weight);
        }
        reaches
    }
}

/// What a turn on the way costs.
const PATIENCE: f32 = 0.6;

/// How many turns ahead roads are looked at.
const HORIZON: usize = 7;

/// How many triples of balls there are.
const DRAWS: f32 = 120.0;

/// Counts draws that reach the same.
fn note(found: &mut Chances, reach: Vec<Spaces>, weight: u32) {
    // Weights are small whole numbers, so their sums are exact.
    match found.iter_mut().find(|(other, _)| *other == reach) {
        Some((_, sum)) => *sum += weight as f32,
        None => found.push((reach, weight as f32)),
    }
}

/// How near each space is to one, for a pawn with these chances.
///
/// Every way leads both ways, so what is reached from a space is also what
/// reaches it. The best space gives its value to all that reach it, the next
/// one to those of the rest that reach it, and so on.
fn near(chances: &Chances, to: usize) -> [f32; N_SPACES] {
    let mut near = [0.0; N_SPACES];
    near[to] = 1.0;
    for _ in 0..HORIZON {
        let mut best_first: Vec<(f32, usize)> = Vec::new();
        for (ix, value) in near.iter().enumerate().filter(|(_, value)| **value > 0.0) {
            let value = if ix == to { *value } else { PATIENCE * value };
            let place = best_first.iter().position(|(other, _)| *other < value);
            best_first.insert(place.unwrap_or(best_first.len()), (value, ix));
        }
        let mut next = [0.0; N_SPACES];
        for (reach, weight) in chances {
            let mut left = Spaces(u64::MAX);
            for (value, ix) in &best_first {
                let reaching = Spaces(reach[*ix].0 & left.0);
                left = left.without(reaching);
                for from in reaching.iter() {
                    next[from.ix()] += weight * value;
                }
            }
        }
        near = next.map(|sum| sum / DRAWS);
        near[to] = 1.0;
    }
    near
}

/// A number for the balls in the Phantom.
const fn balls_ix(balls: Balls) -> usize {
    match balls {
        Balls::Classic => 0,
        Balls::Y2013 => 1,
        Balls::Y2022 => 2,
    }
}

static ROADS: [OnceLock<Roads>; 3] = [const { OnceLock::new() }; 3];

static ROADS_TO: [[OnceLock<RoadsTo>; N_SPACES]; 3] =
    [const { [const { OnceLock::new() }; N_SPACES] }; 3];

static REACHES: [OnceLock<Reaches>; 3] = [const { OnceLock::new() }; 3];

static AROUND: LazyLock<[Spaces; N_SPACES]> =
    LazyLock::new(|| every(|from| around(from).iter().collect()));

static REACH: LazyLock<Vec<[Spaces; N_SPACES]>> = LazyLock::new(|| {
    let all = Steps { land: 3, water: 3, wild: 3 };
    let mut table = vec![[Spaces::default(); N_SPACES]; all.ix() + 1];
    for steps in all.parts() {
        table[steps.ix()] = every(|from| {
            let fewer = [
                (Steps { land: 1, ..Steps::default() }, Some(Way::Land)),
                (Steps { water: 1, ..Steps::default() }, Some(Way::Water)),
                (Steps { wild: 1, ..Steps::default() }, None),
            ];
            fewer.into_iter().fold(Spaces::of(from), |reached, (used, way)| {
                let Some(rest) = steps.without(used) else { return reached };
                let next = match way {
                    Some(way) => neighbours(from, way),
                    None => around(from),
                };
                next.iter().fold(reached, |all, space| all.or(table[rest.ix()][space.ix()]))
            })
        });
    }
    table
});

fn every<T>(of: impl FnMut(SpaceId) -> T) -> [T; N_SPACES] {
    let all: Vec<T> = spaces().map(of).collect();
    let Ok(all) = all.try_into() else { unreachable!("the board has so many spaces") };
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::board::space_by_key;

    fn at(key: &str) -> SpaceId {
        space_by_key(key).expect(key)
    }

    #[test]
    fn balls_may_be_used_in_any_order_or_not_at_all() {
        let steps = Steps { land: 1, water: 1, wild: 0 };
        let reached = steps.reach(at("sacca-fisola"));
        // By water to San Basilio, by land to Santa Marta.
        assert!(reached.has(at("santa-marta")) && reached.has(at("sacca-fisola")));
        assert!(reached.has(at("san-basilio")));
        let land = Steps { land: 1, ..Steps::default() };
        assert!(!land.reach(at("sacca-fisola")).has(at("san-basilio")));
    }

    /// The plain form: each space looks through all that it reaches.
    fn plainly_near(chances: &Chances, to: usize) -> [f32; N_SPACES] {
        let mut near = [0.0; N_SPACES];
        near[to] = 1.0;
        for _ in 0..HORIZON {
            let mut next = [0.0; N_SPACES];
            for (reach, weight) in chances {
                for (from, sum) in next.iter_mut().enumerate() {
                    let value = |space: SpaceId| {
                        near[space.ix()] * if space.ix() == to { 1.0 } else { PATIENCE }
                    };
                    *sum += weight * reach[from].iter().map(value).fold(0.0, f32::max);
                }
            }
            near = next.map(|sum| sum / DRAWS);
            near[to] = 1.0;
        }
        near
    }

    #[test]
    fn roads_are_those_of_the_plain_form() {
        for balls in [Balls::Classic, Balls::Y2013, Balls::Y2022] {
            let reaches = Reaches::of(balls);
            for to in spaces() {
                let roads = roads_to(balls, to);
                assert_eq!(roads.own, plainly_near(&reaches.own, to.ix()));
                assert_eq!(roads.ambassador, plainly_near(&reaches.ambassador, to.ix()));
            }
        }
    }

    #[test]
    fn what_is_prepared_in_parts_is_soon_complete() {
        let parts = (0..100).take_while(|_| prepare(Balls::Y2013)).count();
        assert!(parts <= N_SPACES && !prepare(Balls::Y2013), "{parts}");
    }

    #[test]
    fn roads_are_longer_the_farther_one_goes() {
        let roads = roads(Balls::Y2013);
        let embassy = at("embassy");
        let from = roads.from(embassy);
        let [near, far] = ["san-toma", "giardini"].map(|key| from[at(key).ix()]);
        assert!(from[embassy.ix()] > 0.999 && near > far && far > 0.0, "{near} {far}");
        assert_eq!(roads.to(at("giardini"))[embassy.ix()].to_bits(), far.to_bits());
        // Within a turn by 64 of the 120 draws, and later by others.
        let him = roads.ambassador(embassy)[at("san-toma").ix()];
        assert!((64.0 / 120.0..0.9).contains(&him), "{him}");
    }
}
