//! Movement: a plan of up to three hops, judged by where everybody ends.
//!
//! Rules 1.6. Nothing secret shows while moving, so hops are no actions: the
//! plan is built and taken back freely, and enters the game when confirmed.

use std::collections::BTreeMap;

use crate::kit::{Few, Seat, SeatSet};

use super::board::{SpaceId, Way, around, neighbours};
use super::draw::{Ball, Draw};
use super::error::RuleError;
use super::phase::{Meeting, Phase};
use super::places::{Pawn, Places};
use super::seating::Seating;
use super::view::{Public, View};

/// One step of one pawn with one ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hop {
    /// The ball used.
    pub ball: Ball,
    /// The pawn moved.
    pub pawn: Pawn,
    /// Where it goes.
    pub to: SpaceId,
}

/// A movement plan: hops in order. The empty plan moves nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plan(pub Few<Hop, 3>);

impl Plan {
    /// A plan of these hops.
    ///
    /// # Panics
    /// If there are more than three.
    pub fn of(hops: &[Hop]) -> Plan {
        Plan(Few::of(hops))
    }

    /// Its hops in order.
    pub fn hops(&self) -> impl Iterator<Item = Hop> + '_ {
        self.0.iter()
    }

    /// With one hop more.
    ///
    /// # Panics
    /// If it has three already.
    #[must_use]
    pub fn with(mut self, hop: Hop) -> Plan {
        self.0.push(hop);
        self
    }
}

/// Where everybody stands and which balls are left after the hops of a plan.
///
/// # Errors
/// The first hop that cannot be made.
pub fn walk(public: &Public, plan: &Plan) -> Result<(Places, Draw), RuleError> {
    let Phase::Moving { draw } = public.phase else {
        return Err(RuleError::WrongPhase);
    };
    plan.hops()
        .try_fold((public.places, draw), |(places, draw), hop| step(public, &places, draw, hop))
}

/// One hop.
fn step(
    public: &Public,
    places: &Places,
    draw: Draw,
    hop: Hop,
) -> Result<(Places, Draw), RuleError> {
    let rest = draw.without(hop.ball).ok_or(RuleError::BallNotThere(hop.ball))?;
    let from = places.of(hop.pawn).ok_or(RuleError::PawnNotInPlay(hop.pawn))?;
    if !moves(hop.ball, hop.pawn, public.active) {
        return Err(RuleError::BallMovesOthers(hop.ball, hop.pawn));
    }
    let reachable = match way(hop.ball) {
        Some(way) => neighbours(from, way),
        None => around(from),
    };
    if !reachable.has(hop.to) {
        return Err(RuleError::NoRoute { from, to: hop.to, ball: hop.ball });
    }
    Ok((places.with(hop.pawn, hop.to), rest))
}

/// Whether a ball lets this player move this pawn.
pub fn moves(ball: Ball, pawn: Pawn, active: Seat) -> bool {
    match (ball, pawn) {
        (Ball::Land | Ball::Water | Ball::Wild, Pawn::Figure(figure)) => figure.owner == active,
        (Ball::Agent, Pawn::Figure(figure)) => figure.owner != active,
        (Ball::Ambassador, Pawn::Ambassador) => true,
        (Ball::Nothing, _)
        | (Ball::Land | Ball::Water | Ball::Wild | Ball::Agent, Pawn::Ambassador)
        | (Ball::Ambassador, Pawn::Figure(_)) => false,
    }
}

/// The only way a ball goes by; none if it goes by either.
pub const fn way(ball: Ball) -> Option<Way> {
    match ball {
        Ball::Land => Some(Way::Land),
        Ball::Water => Some(Way::Water),
        Ball::Wild | Ball::Agent | Ball::Ambassador | Ball::Nothing => None,
    }
}

/// The next hops after a plan, sorted: also to spaces where the pawn may pass but not stay.
pub fn hops(view: &View<'_>, plan: &Plan) -> Vec<Hop> {
    let Ok((places, draw)) = walk(view.public, plan) else {
        return Vec::new();
    };
    if view.seat() != Some(view.public.active) || plan.0.is_full() {
        return Vec::new();
    }
    next_hops(view.public, &places, draw)
}

fn next_hops(public: &Public, places: &Places, draw: Draw) -> Vec<Hop> {
    let mut found = Vec::new();
    for ball in Ball::ALL.into_iter().filter(|ball| draw.count(*ball) > 0) {
        for (pawn, from) in places.pawns().filter(|(pawn, _)| moves(ball, *pawn, public.active)) {
            let reachable = match way(ball) {
                Some(way) => neighbours(from, way),
                None => around(from),
            };
            found.extend(reachable.iter().map(|to| Hop { ball, pawn, to }));
        }
    }
    found
}

/// Whether a plan can be confirmed: every hop possible, and everybody may stay where they end.
///
/// # Errors
/// The first rule broken, hops first, then F1 to F5 of the final position.
pub fn check(view: &View<'_>, plan: &Plan) -> Result<(), RuleError> {
    if view.seat() != Some(view.public.active) {
        return Err(RuleError::NotYourTurn);
    }
    let (places, _) = walk(view.public, plan)?;
    judge(view.public, &places)
}

/// The rules of the final position (rules 1.6, F1 to F5).
fn judge(public: &Public, places: &Places) -> Result<(), RuleError> {
    let active = public.active;
    if !public.seating.is_agent(active) {
        // The Ambassador's player: any end space will do, for he alone has moved.
        return Ok(());
    }
    let pushed = |pawn: Pawn| {
        pawn.owner().is_some_and(|owner| owner != active)
            && places.of(pawn) != public.places.of(pawn)
    };
    let mut met = SeatSet::EMPTY;
    for space in places.shared().iter() {
        let here: Few<Pawn, 17> = places.on(space).collect();
        let own = here.iter().filter(|pawn| pawn.owner() == Some(active)).count();
        if own > 1 {
            return Err(RuleError::OwnFiguresTogether(space));
        }
        if own == 0 {
            return Err(if here.iter().any(pushed) {
                RuleError::MovedOntoOther(space)
            } else {
                RuleError::AmbassadorWithOther(space)
            });
        }
        if here.len() > 2 {
            return Err(if here.iter().any(pushed) {
                RuleError::MovedOntoOther(space)
            } else {
                RuleError::TooMany(space)
            });
        }
        if let Some(other) = here.iter().filter_map(Pawn::owner).find(|seat| *seat != active) {
            if met.has(other) {
                return Err(RuleError::TwoMeetingsWith(other));
            }
            met = met.with(other);
        }
    }
    Ok(())
}

/// Every way to end a march, sorted by final position, each with one plan that leads there.
///
/// Up to some thousands: never list them where one march will do.
pub fn marches(view: &View<'_>) -> Vec<Plan> {
    let Phase::Moving { draw } = view.public.phase else {
        return Vec::new();
    };
    if view.seat() != Some(view.public.active) {
        return Vec::new();
    }
    let mut reached: BTreeMap<(Places, Draw), Plan> = BTreeMap::new();
    let mut frontier = vec![(view.public.places, draw, Plan::default())];
    reached.insert((view.public.places, draw), Plan::default());
    while let Some((places, draw, plan)) = frontier.pop() {
        for hop in next_hops(view.public, &places, draw) {
            let rest = draw.without(hop.ball).expect("hops use balls that are there");
            let next = places.with(hop.pawn, hop.to);
            if let std::collections::btree_map::Entry::Vacant(entry) = reached.entry((next, rest)) {
                let plan = plan.with(hop);
                entry.insert(plan);
                frontier.push((next, rest, plan));
            }
        }
    }
    let mut ends: BTreeMap<Places, Plan> = BTreeMap::new();
    for ((places, _), plan) in reached {
        let best = ends.entry(places).or_insert(plan);
        if plan.0.len() < best.0.len() {
            *best = plan;
        }
    }
    ends.into_iter()
        .filter(|(places, _)| judge(view.public, places).is_ok())
        .map(|(_, plan)| plan)
        .collect()
}

/// The meetings on the board when a player's march has ended (rules 1.7).
pub(super) fn meetings(places: &Places, seating: &Seating, active: Seat) -> Few<Meeting, 3> {
    let own: Vec<(Pawn, SpaceId)> = if seating.is_agent(active) {
        places.figures_of(active).map(|(figure, at)| (Pawn::Figure(figure), at)).collect()
    } else {
        vec![(Pawn::Ambassador, places.ambassador())]
    };
    own.into_iter()
        .flat_map(|(own, space)| {
            places.on(space).filter(move |met| *met != own).map(move |met| Meeting { own, met })
        })
        .collect()
}
