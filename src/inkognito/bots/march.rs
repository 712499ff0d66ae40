//! Marches: the best of many plans, without listing all.
//!
//! Each figure gets a part of the balls; of what it reaches only the best space
//! for each kind of meeting counts. The parts are put together figure by
//! figure, and the best few wholes are completed with the balls that move
//! others. Counted in candidates, never in time.

use crate::inkognito::rules::options::{Exile, StepRule};
use crate::inkognito::rules::{
    Ball, Draw, Figure, Hop, Pawn, Phase, Plan, Site, SpaceId, Way, board, check,
};
use crate::kit::{Few, Rng, SeatSet};

use super::asking::Worths;
use super::choice::Why;
use super::field::{Field, Map, four};
use super::mind::{Mind, PAWNS, figure_ix, pawn_ix};
use super::reach::{Spaces, Steps, next_to, within};
use super::skill::Sending;
use super::stakes::{DESTINATION_SPACES, Prizes};

/// What a certain win is worth, in bits.
pub(super) const WIN: f64 = 1000.0;

/// What half a chance of fulfilling the mission is worth, if it is not enough to announce.
const HOPE: f64 = 4.0;

/// How many of the best wholes are completed with the balls that move others.
const COMPLETED: usize = 8;

/// What a march is judged by.
pub(super) struct Judge<'m> {
    pub(super) mind: &'m Mind<'m>,
    pub(super) worths: Worths,
    pub(super) prizes: Prizes,
    /// Where everybody stands.
    at: [Option<SpaceId>; PAWNS],
    /// What each pawn is worth on each space; nothing for pawns that are not in play.
    maps: Vec<Map>,
    /// What it is worth to send each pawn away after a question.
    pub(super) away: [f64; PAWNS],
    /// The same for the Ambassador if he cannot be sent home.
    pub(super) abroad: f64,
}

/// A way to use some balls for one figure.
#[derive(Clone, Copy, Debug)]
struct Walk {
    steps: Steps,
    to: SpaceId,
    /// Whom it meets, a bit: a seat's, or the Ambassador's.
    meets: u8,
    value: f64,
}

/// Where the own figures end.
#[derive(Clone, Copy, Debug)]
struct Draft {
    walks: [Walk; 4],
    meets: u8,
    value: f64,
}

/// A draft with what is done to others.
#[derive(Clone, Copy)]
struct Whole {
    draft: Draft,
    pushes: Few<(Pawn, SpaceId), 3>,
    meets: u8,
    value: f64,
}

/// The bit of a meeting with the Ambassador.
const WITH_AMBASSADOR: u8 = 1 << 5;

impl<'m> Judge<'m> {
    /// Judges by these.
    pub(super) fn new(
        mind: &'m Mind<'m>,
        worths: Worths,
        prizes: Prizes,
        field: &Field,
    ) -> Judge<'m> {
        let maps = (0..PAWNS)
            .map(|pawn| match field.at[pawn] {
                Some(_) => field.worth_of(pawn),
                None => [0.0; board::N_SPACES],
            })
            .collect();
        let at = field.at;
        let away = [0.0; PAWNS];
        let mut judge = Judge { mind, worths, prizes, at, maps, away, abroad: 0.0 };
        if mind.skill.sending == Sending::Outlook {
            judge.look_abroad();
        }
        judge
    }

    /// What moving a pawn to a space changes.
    pub(super) fn gain(&self, pawn: usize, to: SpaceId) -> f64 {
        let map = &self.maps[pawn];
        self.at[pawn].map_or(0.0, |from| map[to.ix()] - map[from.ix()])
    }

    /// What it is worth to send away whoever is met.
    fn look_abroad(&mut self) {
        let taken = self.mind.public.places.taken();
        let options = self.mind.public.options;
        let best = |pawn: usize, may: fn(Site) -> bool| {
            board::spaces()
                .filter(|space| may(space.site()) && !taken.has(*space))
                .map(|space| self.gain(pawn, space))
                .fold(f64::NEG_INFINITY, f64::max)
        };
        let plain = |site| !matches!(site, Site::Goal(_));
        let coloured = |site| matches!(site, Site::Start(_));
        let mut away = [0.0; PAWNS];
        for seat in self.mind.opponents() {
            for figure in four(seat).map(figure_ix) {
                away[figure] = best(figure, plain);
            }
        }
        let abroad = best(PAWNS - 1, coloured);
        let him = Pawn::Ambassador;
        let home = self.gain(PAWNS - 1, board::EMBASSY);
        let free =
            !taken.has(board::EMBASSY) || self.mind.public.places.of(him) == Some(board::EMBASSY);
        away[PAWNS - 1] = match options.exile {
            Exile::EmbassyFirst if free => home,
            Exile::EmbassyFirst => abroad,
            Exile::AnyColoured if free => home.max(abroad),
            Exile::AnyColoured => abroad,
        };
        self.away = away;
        self.abroad = abroad;
    }

    /// A good march, with its reason.
    pub(super) fn march(&self, rng: &mut Rng) -> (Plan, Why) {
        let Phase::Moving { draw } = self.mind.public.phase else {
            return (Plan::default(), Why::Course);
        };
        let whim = rng.below(100) < self.mind.skill.marching.whims;
        let noise = if whim { 6.0 } else { self.mind.skill.marching.noise };
        let mut shaken = || noise * f64::from(rng.below(1024)) / 1024.0;
        let mut best: Option<Whole> = None;
        for draft in self.drafts(Steps::of(&draw), &mut shaken) {
            let whole = self.complete(draft, &draw);
            if best.is_none_or(|best| whole.value > best.value) {
                best = Some(whole);
            }
        }
        let best = best.expect("to stay is a draft");
        let plan = self.plan(&best, &draw);
        if check(self.mind.view, &plan).is_err() {
            debug_assert!(false, "plans keep the rules: {plan:?}");
            return (Plan::default(), Why::Course);
        }
        (plan, if whim { Why::Whim } else { self.why(&best) })
    }

    fn why(&self, whole: &Whole) -> Why {
        let whom: SeatSet =
            self.mind.opponents().filter(|seat| whole.meets >> seat.ix() & 1 != 0).collect();
        if whole.value > WIN / 2.0 {
            Why::ToWin { chance: (whole.value / WIN).min(1.0) }
        } else if whole.meets != 0 {
            let envoy = whole.meets & meeting_bit(Pawn::Ambassador) != 0;
            Why::ToMeet { whom, envoy, bits: whole.value }
        } else {
            Why::ToStand { bits: whole.value }
        }
    }

    /// The best ways to place the own figures.
    fn drafts(&self, steps: Steps, shaken: &mut impl FnMut() -> f64) -> Vec<Draft> {
        let owners = self.owners();
        let walks = four(self.mind.me).map(|figure| self.walks(figure, steps, &owners, shaken));
        let mut best: Vec<Draft> = Vec::with_capacity(COMPLETED + 1);
        let stay = walks.each_ref().map(|walks| walks[0]);
        let draft = Draft { walks: stay, meets: 0, value: 0.0 };
        self.join(&walks, 0, steps, draft, &mut best);
        best
    }

    /// Puts walks together, figure by figure.
    fn join(
        &self,
        walks: &[Vec<Walk>; 4],
        figure: usize,
        left: Steps,
        draft: Draft,
        best: &mut Vec<Draft>,
    ) {
        if figure == 4 {
            let at = best.iter().position(|other| draft.value > other.value);
            let at = at.unwrap_or(best.len());
            if at < COMPLETED {
                best.insert(at, draft);
                best.truncate(COMPLETED);
            }
            return;
        }
        for walk in &walks[figure] {
            let Some(rest) = left.without(walk.steps) else { continue };
            let taken = draft.walks[..figure].iter().any(|other| other.to == walk.to);
            if taken || draft.meets & walk.meets != 0 {
                continue;
            }
            let mut next = draft;
            next.walks[figure] = *walk;
            next.meets |= walk.meets;
            next.value += walk.value;
            self.join(walks, figure + 1, rest, next, best);
        }
    }

    /// The walks of a figure that are worth considering; the first is to stay.
    fn walks(
        &self,
        figure: Figure,
        steps: Steps,
        owners: &[Option<Pawn>; board::N_SPACES],
        shaken: &mut impl FnMut() -> f64,
    ) -> Vec<Walk> {
        let ix = figure_ix(figure);
        let from = self.at[ix].expect("agents have four figures");
        let stay = self.standing(figure, from);
        let mut found =
            vec![Walk { steps: Steps::default(), to: from, meets: 0, value: stay + shaken() }];
        for part in steps.parts().filter(|part| !part.is_empty()) {
            let mut best: [Option<Walk>; 8] = [None; 8];
            for to in self.only_with(part, from).iter() {
                let met = owners[to.ix()];
                let meets = met.map_or(0, meeting_bit);
                let value = self.gain(ix, to)
                    + self.standing(figure, to)
                    + met.map_or(0.0, |met| self.meeting(figure, met, to))
                    + shaken();
                let slot = &mut best[meets.trailing_zeros().min(7) as usize];
                if slot.is_none_or(|walk| value > walk.value) {
                    *slot = Some(Walk { steps: part, to, meets, value });
                }
            }
            found.extend(best.into_iter().flatten());
        }
        found
    }

    /// What a figure reaches with these balls and not with fewer of them.
    fn only_with(&self, part: Steps, from: SpaceId) -> Spaces {
        let fewer = [
            Steps { land: 1, ..Steps::default() },
            Steps { water: 1, ..Steps::default() },
            Steps { wild: 1, ..Steps::default() },
        ];
        fewer
            .into_iter()
            .filter_map(|one| part.without(one))
            .fold(part.reach(from), |spaces, less| spaces.without(less.reach(from)))
    }

    /// Who stands where, but for the own figures.
    fn owners(&self) -> [Option<Pawn>; board::N_SPACES] {
        let mut owners = [None; board::N_SPACES];
        for (pawn, space) in self.mind.public.places.pawns() {
            if pawn.owner() != Some(self.mind.me) {
                owners[space.ix()] = Some(pawn);
            }
        }
        owners
    }

    /// What it wins that a figure stands on a space.
    fn standing(&self, figure: Figure, space: SpaceId) -> f64 {
        match destination(space) {
            Some(place) => self.prize(self.prizes.stand[figure_ix(figure)][place]),
            None => 0.0,
        }
    }

    /// What it is worth that an own figure meets a pawn on a space.
    fn meeting(&self, own: Figure, met: Pawn, space: SpaceId) -> f64 {
        let worth = match met.owner() {
            Some(seat) => self.worths.direct(seat) + self.away[pawn_ix(met)],
            None if space == board::EMBASSY => self.worths.ambassador() + self.abroad,
            None => self.worths.ambassador() + self.sent_home(space) + self.away[PAWNS - 1],
        };
        worth
            + self.prize(self.prizes.meet[own.build.ix()][pawn_ix(met)])
            + self.step_prize(own, met, space)
    }

    /// What it wins that a figure can step on from a meeting.
    fn step_prize(&self, own: Figure, met: Pawn, space: SpaceId) -> f64 {
        let taken = |to: SpaceId| self.at.iter().flatten().any(|at| *at == to);
        let mut best: f64 = 0.0;
        for (place, to) in DESTINATION_SPACES.iter().enumerate() {
            let chance = self.prizes.stand[figure_ix(own)][place];
            if chance > 0.0 && next_to(space).has(*to) && !taken(*to) {
                best = best.max(self.prize(chance));
            }
        }
        let literal = self.mind.public.options.step == StepRule::AmbassadorLeaves;
        match met {
            Pawn::Ambassador if literal => best.max(self.sent_home(space)),
            Pawn::Ambassador | Pawn::Figure(_) => best,
        }
    }

    /// What it wins to meet the Ambassador here and send him home.
    fn sent_home(&self, space: SpaceId) -> f64 {
        let chance = self.prizes.ambassador[0];
        let home = board::EMBASSY;
        let free = !self.at[..PAWNS - 1].contains(&Some(home));
        if chance > 0.0 && space != home && free { self.prize(chance) } else { 0.0 }
    }

    fn prize(&self, chance: f64) -> f64 {
        if chance <= 0.0 {
            0.0
        } else if chance >= self.mind.skill.announce - 1e-9 {
            WIN * chance
        } else {
            HOPE * chance
        }
    }

    /// The draft with the best use of the balls that move others.
    fn complete(&self, draft: Draft, draw: &Draw) -> Whole {
        let mut at = self.at;
        for (figure, walk) in four(self.mind.me).into_iter().zip(draft.walks) {
            at[figure_ix(figure)] = Some(walk.to);
        }
        let mut whole = Whole { draft, pushes: Few::EMPTY, meets: draft.meets, value: draft.value };
        let blacks = draw.count(Ball::Ambassador);
        if blacks > 0 {
            self.push(&mut whole, &mut at, Pawn::Ambassador, blacks);
        }
        for _ in 0..draw.count(Ball::Agent) {
            self.push_figure(&mut whole, &mut at);
        }
        whole
    }

    /// Moves a pawn to the best space it can be brought to, if that is better than where it is.
    fn push(&self, whole: &mut Whole, at: &mut [Option<SpaceId>; PAWNS], pawn: Pawn, steps: usize) {
        if let Some((gain, to, meets)) = self.best_push(whole, at, pawn, steps) {
            at[pawn_ix(pawn)] = Some(to);
            whole.value += gain;
            whole.meets |= meets;
            whole.pushes.push((pawn, to));
        }
    }

    /// Moves another agent's figure, whichever gains most.
    fn push_figure(&self, whole: &mut Whole, at: &mut [Option<SpaceId>; PAWNS]) {
        let mut best: Option<(f64, Pawn)> = None;
        for seat in self.mind.opponents() {
            for pawn in four(seat).map(Pawn::Figure) {
                if at[pawn_ix(pawn)] != self.at[pawn_ix(pawn)] {
                    continue;
                }
                if let Some((gain, ..)) = self.best_push(whole, at, pawn, 1)
                    && best.is_none_or(|(other, _)| gain > other)
                {
                    best = Some((gain, pawn));
                }
            }
        }
        if let Some((_, pawn)) = best {
            self.push(whole, at, pawn, 1);
        }
    }

    fn best_push(
        &self,
        whole: &Whole,
        at: &[Option<SpaceId>; PAWNS],
        pawn: Pawn,
        steps: usize,
    ) -> Option<(f64, SpaceId, u8)> {
        let ix = pawn_ix(pawn);
        let from = at[ix]?;
        let own = four(self.mind.me);
        let own_on = |space: SpaceId| own.iter().find(|own| at[figure_ix(**own)] == Some(space));
        if own_on(from).is_some() {
            // He is met already.
            return None;
        }
        let bit = meeting_bit(pawn);
        let mut best: Option<(f64, SpaceId, u8)> = None;
        for to in within(from, steps).without(Spaces::of(from)).iter() {
            let others = at.iter().filter(|other| **other == Some(to)).count();
            let (gain, meets) = match (own_on(to), others) {
                (Some(own), 1) if whole.meets & bit == 0 => (self.meeting(*own, pawn, to), bit),
                (None, 0) => (self.gain(ix, to) + self.pushed(pawn, to), 0),
                _ => continue,
            };
            if gain > 1e-6 && best.is_none_or(|(other, ..)| gain > other) {
                best = Some((gain, to, meets));
            }
        }
        best
    }

    /// What it wins to bring a pawn to a free space.
    fn pushed(&self, pawn: Pawn, to: SpaceId) -> f64 {
        match (pawn, destination(to)) {
            (Pawn::Figure(figure), Some(_)) => self.standing(figure, to),
            // On the Embassy he must not have been at the start of the turn.
            (Pawn::Ambassador, Some(place)) => self.prize(self.prizes.ambassador[place]),
            (_, None) => 0.0,
        }
    }

    /// The hops of a whole.
    fn plan(&self, whole: &Whole, draw: &Draw) -> Plan {
        let mut plan = Plan::default();
        for (figure, walk) in four(self.mind.me).into_iter().zip(whole.draft.walks) {
            let from = self.at[figure_ix(figure)].expect("agents have four figures");
            for (ball, to) in path(from, walk.to, walk.steps) {
                plan = plan.with(Hop { ball, pawn: Pawn::Figure(figure), to });
            }
        }
        for (pawn, to) in whole.pushes.iter() {
            let from = self.at[pawn_ix(pawn)].expect("it stands somewhere");
            let (ball, most) = match pawn {
                Pawn::Ambassador => (Ball::Ambassador, draw.count(Ball::Ambassador)),
                Pawn::Figure(_) => (Ball::Agent, 1),
            };
            for to in shortest(from, to, most) {
                plan = plan.with(Hop { ball, pawn, to });
            }
        }
        plan
    }
}

/// The place in tables of a space that a goal can name.
pub(super) fn destination(space: SpaceId) -> Option<usize> {
    match space.site() {
        Site::Embassy => Some(0),
        Site::Goal(number) => Some(usize::from(number)),
        Site::Plain | Site::Start(_) => None,
    }
}

/// The bit of a meeting with a pawn.
const fn meeting_bit(pawn: Pawn) -> u8 {
    match pawn {
        Pawn::Figure(figure) => 1 << figure.owner.ix(),
        Pawn::Ambassador => WITH_AMBASSADOR,
    }
}

/// The balls and spaces of a walk with these balls.
fn path(from: SpaceId, to: SpaceId, steps: Steps) -> Vec<(Ball, SpaceId)> {
    let singles = [
        (Ball::Land, Steps { land: 1, ..Steps::default() }, Some(Way::Land)),
        (Ball::Water, Steps { water: 1, ..Steps::default() }, Some(Way::Water)),
        (Ball::Wild, Steps { wild: 1, ..Steps::default() }, None),
    ];
    if from == to {
        return Vec::new();
    }
    for (ball, one, way) in singles {
        let Some(rest) = steps.without(one) else { continue };
        let next = match way {
            Some(way) => board::neighbours(from, way),
            None => board::around(from),
        };
        if let Some(space) = next.iter().find(|space| rest.reach(*space).has(to)) {
            let mut path = vec![(ball, space)];
            path.extend(self::path(space, to, rest));
            return path;
        }
    }
    unreachable!("a walk ends within reach")
}

/// The spaces of a shortest way of at most so many steps.
pub(super) fn shortest(from: SpaceId, to: SpaceId, most: usize) -> Vec<SpaceId> {
    if from == to {
        return Vec::new();
    }
    let near = (0..most).find(|steps| within(from, steps + 1).has(to)).unwrap_or(most);
    let next = next_to(from).iter().find(|space| within(*space, near).has(to));
    let next = next.expect("it is brought within reach");
    let mut way = vec![next];
    way.extend(shortest(next, to, near));
    way
}
