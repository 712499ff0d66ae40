//! [`Selection`]: the half-made decision on the board, and what a tap makes of it.
//!
//! Pure: the rules judge, the selection only remembers what was touched. It
//! can always be taken back; nothing enters the game before it is confirmed.

use crate::inkognito::rules::board::{SpaceId, SpaceSet, starts};
use crate::inkognito::rules::march::{moves, walk, way};
use crate::inkognito::rules::{
    Action, Ball, Build, Draw, Hop, Pawn, Phase, Places, Plan, RuleError, View, check, hops,
};

/// The half-made decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Nothing is chosen.
    #[default]
    Nothing,
    /// A march is being planned.
    March(March),
    /// The own figure of a meeting is to step on.
    Step {
        /// The pawn met.
        met: Pawn,
        /// Where to, once chosen.
        to: Option<SpaceId>,
    },
    /// A questioned pawn is to be sent away.
    Expel {
        /// The pawn.
        pawn: Pawn,
        /// Where to, once chosen.
        to: Option<SpaceId>,
    },
    /// The own figures are being placed.
    Place {
        /// Which build goes on which start, in board order.
        builds: [Build; 4],
        /// The start whose figure is to change places.
        picked: Option<SpaceId>,
    },
}

/// A march being planned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct March {
    /// The hops so far.
    pub plan: Plan,
    /// The ball chosen for the next hop.
    pub ball: Option<Ball>,
    /// The pawn chosen for the next hop.
    pub pawn: Option<Pawn>,
}

/// What a tapped space can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// The pawn may go there and stay.
    Stay,
    /// The pawn may pass there but not stay.
    Pass,
    /// The pawn may get there with several balls.
    Far,
    /// It is chosen.
    Chosen,
}

/// Why a tap does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A rule forbids it.
    Rule(RuleError),
    /// A pawn must be chosen first.
    ChooseAPawn,
    /// None of the balls left moves this pawn.
    NoBallFor(Pawn),
    /// The pawn cannot get there with the balls left.
    OutOfReach(Pawn, SpaceId),
    /// No ball is left.
    NoBallLeft,
    /// Only the own starts.
    OwnStartsOnly,
    /// Nothing on the board is to be chosen now.
    NothingToDo,
}

impl Selection {
    /// The selection with which a phase begins for the awaited seat.
    pub fn for_phase(view: &View<'_>) -> Selection {
        match view.public.phase {
            Phase::Moving { .. } => Selection::March(March::default()),
            Phase::Expelling { answered, .. } => match answered.first() {
                Some(asked) => Selection::Expel { pawn: asked.question.met, to: None },
                None => Selection::Nothing,
            },
            Phase::Dismissing { .. } => Selection::Expel { pawn: Pawn::Ambassador, to: None },
            Phase::Placing { seat } => {
                Selection::Place { builds: standing(view, seat), picked: None }
            }
            Phase::Start
            | Phase::Prophecy
            | Phase::Meeting { .. }
            | Phase::Answering { .. }
            | Phase::HandOffered { .. }
            | Phase::Over(_) => Selection::Nothing,
        }
    }

    /// The action it has become, if it is complete.
    pub fn action(&self) -> Option<Action> {
        match *self {
            Selection::Nothing => None,
            Selection::March(march) => Some(Action::March(march.plan)),
            Selection::Step { met, to } => to.map(|to| Action::StepOn { met, to }),
            Selection::Expel { pawn, to } => to.map(|to| Action::Expel { pawn, to }),
            Selection::Place { builds, .. } => Some(Action::Place(builds)),
        }
    }

    /// Where everybody stands if it were confirmed.
    pub fn places(&self, view: &View<'_>) -> Places {
        let places = view.public.places;
        match *self {
            Selection::Nothing => places,
            Selection::March(march) => {
                walk(view.public, &march.plan).map_or(places, |(places, _)| places)
            }
            Selection::Step { met, to } => {
                let meeting = view.open_meetings().iter().find(|meeting| meeting.met == met);
                match (meeting, to) {
                    (Some(meeting), Some(to)) => places.with(meeting.own, to),
                    (_, _) => places,
                }
            }
            Selection::Expel { pawn, to } => to.map_or(places, |to| places.with(pawn, to)),
            Selection::Place { builds, .. } => placed(view, builds),
        }
    }

    /// The balls of a march not used yet.
    pub fn balls_left(&self, view: &View<'_>) -> Draw {
        let Selection::March(march) = self else { return Draw::default() };
        walk(view.public, &march.plan).map_or(Draw::default(), |(_, draw)| draw)
    }

    /// Whether something can be taken back.
    pub fn can_take_back(&self) -> bool {
        match self {
            Selection::Nothing => false,
            Selection::March(march) => *march != March::default(),
            Selection::Step { .. } => true,
            Selection::Expel { to, .. } => to.is_some(),
            Selection::Place { picked, .. } => picked.is_some(),
        }
    }

    /// Whether a march is planned: then nothing can be announced (rules 1.14).
    pub fn is_planned_march(&self) -> bool {
        matches!(self, Selection::March(march) if !march.plan.0.is_empty())
    }

    /// One step back. With nobody moved yet, the chosen pawn and ball are let go.
    #[must_use]
    pub fn take_back(self) -> Selection {
        match self {
            Selection::Nothing | Selection::Step { .. } => Selection::Nothing,
            Selection::March(mut march) => {
                let hop = march.plan.0.pop();
                Selection::March(March {
                    plan: march.plan,
                    ball: None,
                    pawn: hop.map(|hop| hop.pawn),
                })
            }
            Selection::Expel { pawn, .. } => Selection::Expel { pawn, to: None },
            Selection::Place { builds, .. } => Selection::Place { builds, picked: None },
        }
    }

    /// The chosen pawn, ball or place let go; what is planned stays.
    #[must_use]
    pub fn put_down(self) -> Selection {
        match self {
            Selection::March(march) => Selection::March(March { ball: None, pawn: None, ..march }),
            Selection::Nothing
            | Selection::Step { .. }
            | Selection::Expel { .. }
            | Selection::Place { .. } => self.take_back(),
        }
    }

    /// What a tap on a ball makes of it: the ball is chosen, or let go.
    ///
    /// # Errors
    /// Why the ball cannot be chosen.
    pub fn tap_ball(self, view: &View<'_>, ball: Ball) -> Result<Selection, Hint> {
        let Selection::March(march) = self else { return Err(Hint::NothingToDo) };
        if self.balls_left(view).count(ball) == 0 {
            return Err(Hint::Rule(RuleError::BallNotThere(ball)));
        }
        if march.ball == Some(ball) {
            return Ok(Selection::March(March { ball: None, ..march }));
        }
        // The Ambassador's ball leaves no choice of a pawn.
        let pawn = match (ball, march.pawn) {
            (Ball::Ambassador, _) => Some(Pawn::Ambassador),
            (_, Some(pawn)) if moves(ball, pawn, view.public.active) => Some(pawn),
            (_, _) => None,
        };
        Ok(Selection::March(March { ball: Some(ball), pawn, ..march }))
    }

    /// What a tap on a space makes of it.
    ///
    /// # Errors
    /// Why the tap does nothing.
    pub fn tap(self, view: &View<'_>, space: SpaceId) -> Result<Selection, Hint> {
        match self {
            Selection::Nothing => Err(Hint::NothingToDo),
            Selection::March(march) => march.tap(view, space).map(Selection::March),
            Selection::Step { met, .. } => {
                let to = Action::StepOn { met, to: space };
                view.permits(&to).map_err(Hint::Rule)?;
                Ok(Selection::Step { met, to: Some(space) })
            }
            Selection::Expel { pawn, .. } => {
                view.permits(&Action::Expel { pawn, to: space }).map_err(Hint::Rule)?;
                Ok(Selection::Expel { pawn, to: Some(space) })
            }
            Selection::Place { builds, picked } => place(view, builds, picked, space),
        }
    }

    /// What each space is for the next tap, by index.
    pub fn targets(&self, view: &View<'_>) -> Vec<(SpaceId, Target)> {
        let stay = |spaces: SpaceSet, chosen: Option<SpaceId>| {
            let target = |space| if chosen == Some(space) { Target::Chosen } else { Target::Stay };
            spaces.iter().map(|space| (space, target(space))).collect()
        };
        match *self {
            Selection::Nothing => Vec::new(),
            Selection::March(march) => march.targets(view),
            Selection::Step { met, to } => stay(view.steps(met), to),
            Selection::Expel { pawn, to } => stay(view.exiles(pawn), to),
            Selection::Place { picked, .. } => stay(own_starts(view), picked),
        }
    }

    /// The pawns that the next tap may choose.
    pub fn movable(&self, view: &View<'_>) -> Vec<Pawn> {
        let Selection::March(march) = self else { return Vec::new() };
        let left = self.balls_left(view);
        let places = self.places(view);
        let fits = |pawn: Pawn| {
            left.balls()
                .filter(|ball| march.ball.is_none_or(|chosen| chosen == *ball))
                .any(|ball| moves(ball, pawn, view.public.active))
        };
        places.pawns().map(|(pawn, _)| pawn).filter(|pawn| fits(*pawn)).collect()
    }

    /// The pawn that the next tap moves.
    pub fn pawn(&self, view: &View<'_>) -> Option<Pawn> {
        match *self {
            Selection::Nothing | Selection::Place { .. } => None,
            Selection::March(march) => march.pawn,
            Selection::Step { met, .. } => view
                .open_meetings()
                .iter()
                .find(|meeting| meeting.met == met)
                .map(|meeting| meeting.own),
            Selection::Expel { pawn, .. } => Some(pawn),
        }
    }
}

impl March {
    fn tap(self, view: &View<'_>, space: SpaceId) -> Result<March, Hint> {
        let (places, left) = walk(view.public, &self.plan).map_err(Hint::Rule)?;
        // A tap on the chosen pawn itself lets go: it is no walk out and back. A
        // tap on another own figure chooses that one: nobody walks onto it.
        if let Some(pawn) = self.pawn
            && places.of(pawn) != Some(space)
            && !self.chooses_own(view, &places, left, space)
            && let Some(path) = self.path(view, pawn, space)
        {
            let plan = path.into_iter().fold(self.plan, Plan::with);
            let there = March { plan, ball: None, pawn: Some(pawn) };
            // A figure that can go no farther is put down: nobody is asked where to.
            let on = !there.targets(view).is_empty();
            return Ok(March { pawn: there.pawn.filter(|_| on), ..there });
        }
        let here: Vec<Pawn> = places.on(space).collect();
        let fits = |pawn: Pawn| {
            left.balls()
                .filter(|ball| self.ball.is_none_or(|chosen| chosen == *ball))
                .any(|ball| moves(ball, pawn, view.public.active))
        };
        let choices: Vec<Pawn> = here.iter().copied().filter(|pawn| fits(*pawn)).collect();
        // A second tap on the same space takes the next pawn there, then lets go.
        let after = self.pawn.and_then(|pawn| choices.iter().position(|other| *other == pawn));
        match after {
            Some(ix) => Ok(March { pawn: choices.get(ix + 1).copied(), ..self }),
            None => match (choices.first(), here.first(), self.pawn) {
                (Some(pawn), _, _) => Ok(March { pawn: Some(*pawn), ..self }),
                (None, _, _) if left.balls().all(|ball| ball == Ball::Nothing) => {
                    Err(Hint::NoBallLeft)
                }
                (None, _, Some(pawn)) => Err(self.why_not(view, &places, pawn, space)),
                (None, Some(pawn), None) => Err(Hint::NoBallFor(*pawn)),
                (None, None, None) => Err(Hint::ChooseAPawn),
            },
        }
    }

    /// Whether an own figure stands here that the next tap chooses instead of the chosen
    /// one's going there: two own ones cannot stay together. Whoever is not own comes to
    /// meet it.
    fn chooses_own(&self, view: &View<'_>, places: &Places, left: Draw, space: SpaceId) -> bool {
        let active = view.public.active;
        let own = |pawn: Pawn| pawn.owner() == Some(active);
        self.pawn.is_none_or(own)
            && places.on(space).filter(|pawn| Some(*pawn) != self.pawn).any(|pawn| {
                own(pawn)
                    && left
                        .balls()
                        .filter(|ball| self.ball.is_none_or(|chosen| chosen == *ball))
                        .any(|ball| moves(ball, pawn, active))
            })
    }

    /// Why the chosen pawn does not get there.
    fn why_not(&self, view: &View<'_>, places: &Places, pawn: Pawn, space: SpaceId) -> Hint {
        match (self.ball, places.of(pawn)) {
            (Some(ball), Some(from)) if way(ball).is_some() => {
                let hop = Hop { ball, pawn, to: space };
                match walk(view.public, &self.plan.with(hop)) {
                    Err(error) => Hint::Rule(error),
                    Ok(_) => Hint::Rule(RuleError::NoRoute { from, to: space, ball }),
                }
            }
            (_, _) => Hint::OutOfReach(pawn, space),
        }
    }

    /// The hops that take a pawn to a space with the balls left: the fewest, and
    /// of those the ones that keep the most useful balls.
    fn path(&self, view: &View<'_>, pawn: Pawn, to: SpaceId) -> Option<Vec<Hop>> {
        let mut frontier = vec![(self.plan, Vec::new())];
        while !frontier.is_empty() {
            let mut next = Vec::new();
            let mut found: Vec<Vec<Hop>> = Vec::new();
            for (plan, path) in frontier {
                for hop in self.next(view, &plan, pawn, path.is_empty()) {
                    let mut path = path.clone();
                    path.push(hop);
                    if hop.to == to {
                        found.push(path);
                    } else {
                        next.push((plan.with(hop), path));
                    }
                }
            }
            if let Some(best) = found.into_iter().min_by_key(|path| dearness(path)) {
                return Some(best);
            }
            frontier = next;
        }
        None
    }

    /// The next hops of a pawn; a chosen ball binds the first one only.
    fn next(&self, view: &View<'_>, plan: &Plan, pawn: Pawn, first: bool) -> Vec<Hop> {
        let bound = self.ball.filter(|_| first);
        hops(view, plan)
            .into_iter()
            .filter(|hop| hop.pawn == pawn && bound.is_none_or(|ball| hop.ball == ball))
            .collect()
    }

    fn targets(&self, view: &View<'_>) -> Vec<(SpaceId, Target)> {
        let Some(pawn) = self.pawn else { return Vec::new() };
        let mut targets: Vec<(SpaceId, Target)> = Vec::new();
        let mut frontier = vec![self.plan];
        let mut first = true;
        while !frontier.is_empty() {
            let mut next = Vec::new();
            for plan in frontier {
                for hop in self.next(view, &plan, pawn, first) {
                    let after = plan.with(hop);
                    let target = match check(view, &after) {
                        _ if !first => Target::Far,
                        Ok(()) => Target::Stay,
                        Err(_) => Target::Pass,
                    };
                    if !targets.iter().any(|(space, _)| *space == hop.to) {
                        targets.push((hop.to, target));
                    }
                    if !next.contains(&after) {
                        next.push(after);
                    }
                }
            }
            frontier = next;
            first = false;
        }
        if let Ok((places, left)) = walk(view.public, &self.plan) {
            targets.retain(|(space, _)| {
                places.of(pawn) != Some(*space) && !self.chooses_own(view, &places, left, *space)
            });
        }
        targets
    }
}

/// Prefers the balls that can do least else.
fn dearness(path: &[Hop]) -> usize {
    path.iter().filter(|hop| hop.ball == Ball::Wild).count()
}

fn own_starts(view: &View<'_>) -> SpaceSet {
    let colour = view.seat().and_then(|seat| view.public.seating.colour(seat));
    colour.map(|colour| starts(colour).into_iter().collect()).unwrap_or_default()
}

/// Which build stands on which start of a seat, in board order.
fn standing(view: &View<'_>, seat: crate::kit::Seat) -> [Build; 4] {
    let mut builds = Build::ALL;
    if let Some(colour) = view.public.seating.colour(seat) {
        for (build, space) in builds.iter_mut().zip(starts(colour)) {
            let here = view.public.places.figures_of(seat).find(|(_, at)| *at == space);
            *build = here.map_or(*build, |(figure, _)| figure.build);
        }
    }
    builds
}

fn placed(view: &View<'_>, builds: [Build; 4]) -> Places {
    let places = view.public.places;
    let Some(owner) = view.seat() else { return places };
    let Some(colour) = view.public.seating.colour(owner) else { return places };
    starts(colour).into_iter().zip(builds).fold(places, |places, (space, build)| {
        places.with(Pawn::Figure(crate::inkognito::rules::Figure { owner, build }), space)
    })
}

fn place(
    view: &View<'_>,
    mut builds: [Build; 4],
    picked: Option<SpaceId>,
    space: SpaceId,
) -> Result<Selection, Hint> {
    let colour = view.seat().and_then(|seat| view.public.seating.colour(seat));
    let colour = colour.ok_or(Hint::OwnStartsOnly)?;
    let ix = |space| starts(colour).iter().position(|start| *start == space);
    let here = ix(space).ok_or(Hint::OwnStartsOnly)?;
    Ok(match picked.and_then(ix) {
        None => Selection::Place { builds, picked: Some(space) },
        Some(there) => {
            builds.swap(here, there);
            Selection::Place { builds, picked: None }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::board::{around, space_by_key};
    use crate::inkognito::rules::{Colour, Deal, Figure, Options, Role, Viewer};
    use crate::kit::{Seat, Seed};
    use crate::session::Match;

    fn at(key: &str) -> SpaceId {
        space_by_key(key).expect(key)
    }

    /// A four-player match whose active seat has this draw.
    fn moving(balls: &[Ball]) -> Match {
        let mut deal =
            Deal::random(Options::Y2013, &Colour::ALL.map(Role::Agent), &mut Seed(4).stream(0));
        deal.starter = Seat::ALL[3];
        let mut game = Match::new(deal, Seed(4)).expect("a proper deal");
        use crate::inkognito::rules::Actor;
        game.push(Actor::Seat(Seat::ALL[3]), Action::CallPhantom).expect("the turn begins");
        game.push(Actor::Chance, Action::Draw(Draw::of(balls))).expect("a possible draw");
        game
    }

    fn own_on(view: &View<'_>, key: &str) -> Pawn {
        view.public.places.on(at(key)).next().expect("somebody stands there")
    }

    #[test]
    fn the_rulebooks_march_is_three_taps() {
        let game = moving(&[Ball::Land, Ball::Water, Ball::Wild]);
        let view = game.view(Viewer::Seat(Seat::ALL[3]));
        let pawn = own_on(&view, "sacca-fisola");
        let selection = Selection::for_phase(&view)
            .tap(&view, at("sacca-fisola"))
            .and_then(|s| s.tap(&view, at("san-basilio")))
            .and_then(|s| s.tap(&view, at("santa-marta")))
            .expect("three taps");
        assert_eq!(selection.places(&view).of(pawn), Some(at("santa-marta")));
        // The wild ball is kept: water and land were enough.
        assert_eq!(selection.balls_left(&view), Draw::of(&[Ball::Wild]));
        let Some(Action::March(plan)) = selection.action() else { panic!("a march") };
        assert_eq!(check(&view, &plan), Ok(()));
    }

    #[test]
    fn a_far_space_is_one_tap_and_three_steps_back() {
        let game = moving(&[Ball::Land, Ball::Water, Ball::Wild]);
        let view = game.view(Viewer::Seat(Seat::ALL[3]));
        let start = Selection::for_phase(&view);
        let selected = start.tap(&view, at("sacca-fisola")).expect("own figure");
        let far = selected.tap(&view, at("santa-marta")).expect("two hops away");
        let Selection::March(march) = far else { panic!("a march") };
        assert_eq!(march.plan.0.len(), 2);
        let back = far.take_back().take_back();
        // The figure is still chosen; one step more lets it go.
        let let_go = back.take_back();
        assert_eq!(let_go, Selection::March(March::default()));
        assert!(back.can_take_back() && !let_go.can_take_back());
        assert_eq!(back.places(&view), view.public.places);
    }

    #[test]
    fn a_pawn_of_others_comes_to_an_own_figure_also_when_no_ball_is_chosen() {
        let me = Seat::ALL[3];
        let game = moving(&[Ball::Land, Ball::Agent, Ball::Wild]);
        let view = game.view(Viewer::Seat(me));
        let start = Selection::for_phase(&view);
        // Wherever an own figure may go by one ball, with one left that could take it on.
        let mut met = 0;
        for (figure, from) in view.public.places.figures_of(me) {
            for to in around(from).iter() {
                let Ok(near) = start.tap(&view, from).and_then(|s| s.tap(&view, to)) else {
                    continue;
                };
                let places = near.places(&view);
                let left = near.balls_left(&view);
                let can_go_on = left.balls().any(|ball| matches!(ball, Ball::Land | Ball::Wild));
                let own_went = places.of(Pawn::Figure(figure)) == Some(to);
                if !(own_went && can_go_on && left.balls().any(|ball| ball == Ball::Agent)) {
                    continue;
                }
                let beside = |space: SpaceId| around(space).iter().any(|other| other == to);
                for (other, at) in places.pawns().filter(|(pawn, at)| {
                    beside(*at) && pawn.owner().is_some_and(|owner| owner != me)
                }) {
                    // Let go of the own one, take the other.
                    let after = [to, at, to].into_iter().try_fold(near, |s, at| s.tap(&view, at));
                    let after = after.expect("three taps");
                    assert_eq!(after.places(&view).of(other), Some(to));
                    met += 1;
                }
            }
        }
        assert!(met > 0, "some such figure is near");
    }

    #[test]
    fn a_ball_first_then_a_figure_works_too() {
        let game = moving(&[Ball::Land, Ball::Water, Ball::Wild]);
        let view = game.view(Viewer::Seat(Seat::ALL[3]));
        let chosen = Selection::for_phase(&view).tap_ball(&view, Ball::Water).expect("a ball");
        let moved = chosen
            .tap(&view, at("sacca-fisola"))
            .and_then(|s| s.tap(&view, at("san-basilio")))
            .expect("by water");
        assert_eq!(moved.balls_left(&view), Draw::of(&[Ball::Land, Ball::Wild]));
        // San Basilio lies across the water.
        let land = Selection::for_phase(&view).tap_ball(&view, Ball::Land).expect("a ball");
        let refused = land.tap(&view, at("sacca-fisola")).and_then(|s| s.tap(&view, at("murano")));
        assert!(matches!(refused, Err(Hint::Rule(RuleError::NoRoute { .. }))), "{refused:?}");
    }

    #[test]
    fn a_second_tap_on_a_figure_lets_it_go() {
        let game = moving(&[Ball::Land, Ball::Water, Ball::Wild]);
        let view = game.view(Viewer::Seat(Seat::ALL[3]));
        let chosen = Selection::for_phase(&view).tap(&view, at("sacca-fisola"));
        assert!(matches!(chosen, Ok(Selection::March(March { pawn: Some(_), .. }))));
        let let_go = chosen.and_then(|s| s.tap(&view, at("sacca-fisola")));
        assert_eq!(let_go, Ok(Selection::March(March::default())));
    }

    #[test]
    fn a_figure_that_can_go_no_farther_is_put_down() {
        let game = moving(&[Ball::Land, Ball::Water, Ball::Ambassador]);
        let view = game.view(Viewer::Seat(Seat::ALL[3]));
        let walk = |keys: &[&str]| {
            keys.iter().try_fold(Selection::for_phase(&view), |s, key| s.tap(&view, at(key)))
        };
        let one = walk(&["sacca-fisola", "san-basilio"]).expect("one step");
        assert!(one.pawn(&view).is_some());
        let two = walk(&["sacca-fisola", "san-basilio", "santa-marta"]).expect("two steps");
        assert_eq!(two.pawn(&view), None);
        assert!(matches!(two.tap(&view, at("santa-marta")), Err(Hint::NoBallFor(_))));
    }

    #[test]
    fn a_foreign_figure_needs_its_ball() {
        let game = moving(&[Ball::Land, Ball::Water, Ball::Wild]);
        let view = game.view(Viewer::Seat(Seat::ALL[3]));
        let refused = Selection::for_phase(&view).tap(&view, at("santa-marta"));
        assert!(matches!(refused, Err(Hint::NoBallFor(Pawn::Figure(Figure { .. })))));
        let game = moving(&[Ball::Agent, Ball::Water, Ball::Wild]);
        let view = game.view(Viewer::Seat(Seat::ALL[3]));
        assert!(Selection::for_phase(&view).tap(&view, at("santa-marta")).is_ok());
    }

    #[test]
    fn a_tap_on_nobody_asks_for_a_figure() {
        let game = moving(&[Ball::Land, Ball::Water, Ball::Wild]);
        let view = game.view(Viewer::Seat(Seat::ALL[3]));
        let refused = Selection::for_phase(&view).tap(&view, at("rialto"));
        assert_eq!(refused, Err(Hint::ChooseAPawn));
    }

    #[test]
    fn every_target_can_be_tapped_and_nothing_else() {
        let game = moving(&[Ball::Land, Ball::Water, Ball::Agent]);
        let view = game.view(Viewer::Seat(Seat::ALL[3]));
        let chosen = Selection::for_phase(&view).tap(&view, at("sacca-fisola")).expect("own");
        let targets = chosen.targets(&view);
        for space in crate::inkognito::rules::board::spaces() {
            let moved =
                matches!(chosen.tap(&view, space), Ok(Selection::March(m)) if !m.plan.0.is_empty());
            let target = targets.iter().any(|(target, _)| *target == space);
            assert_eq!(moved, target, "{space:?}");
        }
    }
}
