//! What holds in every game, whoever plays and by whichever options.
//!
//! `BAUTA_GAMES=100` plays a hundred times as many.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use bauta::inkognito::rules::board::{ROUTES, Way};
use bauta::inkognito::rules::{
    Action, Actor, Awaited, Ball, Draw, Hop, Pawn, Phase, Places, Plan, Public, Question, Seen,
    State, Viewer, apply, check as check_plan, marches,
};
use bauta::kit::{Rng, Seat};
use bauta::session::Match;
use common::games::{
    LAST_TURN, any_deal, every_answer, every_pawn, every_plain_action, every_question, every_slip,
    play, seeds,
};

fn seats(public: &Public) -> impl Iterator<Item = Seat> {
    Seat::first(public.seating.len())
}

fn accepts(state: &State, seat: Seat, action: &Action) -> bool {
    apply(state, Actor::Seat(seat), action).is_ok()
}

// Legal is what is accepted.

/// The universe of actions at a position: everything that anybody could try.
fn universe(state: &State, rng: &mut Rng) -> Vec<Action> {
    let mut all = every_plain_action(rng);
    match state.public.phase {
        Phase::Answering { .. } => all.extend(every_answer().into_iter().map(Action::Answer)),
        Phase::Meeting { open } => {
            // Slips: of all that can be asked, and of some that cannot.
            let mut some: Vec<Question> = every_question()
                .into_iter()
                .filter(|question| accepts(state, state.public.active, &Action::Ask(*question)))
                .collect();
            if !open.is_empty() {
                some.extend(rng.pick(&every_question()));
            }
            all.extend(every_slip(&some).into_iter().map(Action::AskSealed));
        }
        _ => {}
    }
    all
}

#[test]
fn legal_actions_are_just_what_apply_accepts() {
    let mut phases = BTreeMap::new();
    for seed in seeds(60) {
        play(any_deal(seed.0), seed.0, |game, rng| {
            let phase = phase_name(&game.state().public);
            let looked: &mut u32 = phases.entry(phase).or_default();
            // Seldom where the game is often, always where it hardly ever is.
            if *looked < 3 || rng.below(80) == 0 {
                *looked += 1;
                check_legal(game.state(), rng);
            }
        });
    }
    assert_eq!(phases.len(), 9, "every phase but the Phantom's: {phases:?}");
}

fn phase_name(public: &Public) -> &'static str {
    match public.phase {
        Phase::Placing { .. } => "placing",
        Phase::Start => "start",
        Phase::Prophecy => unreachable!("chance has acted"),
        Phase::Moving { .. } => "moving",
        Phase::Meeting { .. } => "meeting",
        Phase::Answering { .. } => "answering",
        Phase::Expelling { .. } => "expelling",
        Phase::Dismissing { .. } => "dismissing",
        Phase::HandOffered { .. } => "hand offered",
        Phase::Over(_) => "over",
    }
}

fn check_legal(state: &State, rng: &mut Rng) {
    let universe = universe(state, rng);
    for seat in seats(&state.public) {
        let listed = state.view(Viewer::Seat(seat), &[]).legal_actions();
        assert!(listed.is_sorted_by(|a, b| a < b), "sorted, each once");
        let legal: BTreeSet<Action> = listed.iter().copied().collect();
        for action in &universe {
            assert_eq!(accepts(state, seat, action), legal.contains(action), "{seat:?} {action}");
        }
        for action in &listed {
            assert!(accepts(state, seat, action), "{seat:?} {action} is listed");
        }
        let known: BTreeSet<Action> = universe.iter().copied().collect();
        let outside = listed.iter().find(|a| !known.contains(a) && !matches!(a, Action::Report(_)));
        assert_eq!(outside, None, "the universe has everything");
    }
    assert!(state.view(Viewer::Bystander, &[]).legal_actions().is_empty());
}

#[test]
fn a_slip_is_legal_exactly_if_its_questions_are_of_different_open_meetings() {
    for seed in seeds(60) {
        play(any_deal(seed.0), seed.0, |game, rng| {
            let Phase::Meeting { open } = game.state().public.phase else { return };
            if open.len() < 2 || rng.below(20) != 0 {
                return;
            }
            let (state, active) = (game.state(), game.state().public.active);
            let possible: Vec<Question> = every_question()
                .into_iter()
                .filter(|question| accepts(state, active, &Action::Ask(*question)))
                .collect();
            for slip in every_slip(&possible) {
                let met: BTreeSet<Pawn> = slip.iter().map(|question| question.met).collect();
                let proper = slip.len() > 1 && met.len() == slip.len();
                assert_eq!(accepts(state, active, &Action::AskSealed(slip)), proper, "{slip:?}");
            }
        });
    }
}

// Movement, judged by a second hand.

/// All next hops, from the table of routes.
fn hops_anew(public: &Public, places: &Places, draw: Draw) -> Vec<Hop> {
    let mut found = Vec::new();
    for (pawn, from) in places.pawns() {
        let own = pawn.owner() == Some(public.active);
        let balls: &[Ball] = match pawn {
            Pawn::Ambassador => &[Ball::Ambassador],
            Pawn::Figure(_) if own => &[Ball::Land, Ball::Water, Ball::Wild],
            Pawn::Figure(_) => &[Ball::Agent],
        };
        for ball in balls.iter().copied().filter(|ball| draw.count(*ball) > 0) {
            for route in &ROUTES {
                let fits = match ball {
                    Ball::Land => route.way == Way::Land,
                    Ball::Water => route.way == Way::Water,
                    _ => true,
                };
                let [a, b] = route.ends;
                if fits && (a == from || b == from) {
                    found.push(Hop { ball, pawn, to: if a == from { b } else { a } });
                }
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// F1 to F5 as the rules text says them.
fn may_end(public: &Public, after: &Places) -> bool {
    let me = public.active;
    if public.seating.ambassador() == Some(me) {
        return true;
    }
    let all: Vec<_> = after.pawns().collect();
    let mut met = BTreeMap::new();
    for (pawn, at) in &all {
        let with: Vec<Pawn> =
            all.iter().filter(|(p, there)| there == at && p != pawn).map(|(p, _)| *p).collect();
        let own_here = with.iter().filter(|p| p.owner() == Some(me)).count();
        let good = match pawn.owner() {
            // F1 and F5.
            Some(owner) if owner == me => own_here == 0 && with.len() <= 1,
            Some(owner) => {
                if own_here > 0 {
                    *met.entry(owner).or_insert(0) += 1;
                }
                // F4 and F5: alone, or with one pawn that is mine.
                with.is_empty() || (with.len() == 1 && own_here == 1)
            }
            // F3.
            None => with.is_empty() || (with.len() == 1 && own_here == 1),
        };
        if !good {
            return false;
        }
    }
    // F2.
    met.values().all(|spaces| *spaces <= 1)
}

fn end_of(public: &Public, plan: &Plan) -> Places {
    plan.hops().fold(public.places, |places, hop| places.with(hop.pawn, hop.to))
}

#[test]
fn marches_list_every_final_position_once_and_nothing_else() {
    for seed in seeds(60) {
        play(any_deal(seed.0), seed.0, |game, rng| {
            if matches!(game.state().public.phase, Phase::Moving { .. }) && rng.below(60) == 0 {
                check_marches(game.state(), rng);
            }
        });
    }
}

fn check_marches(state: &State, rng: &mut Rng) {
    let public = &state.public;
    let Phase::Moving { draw } = public.phase else { unreachable!("asked for while moving") };
    let actor = Actor::Seat(public.active);
    let view = state.view(Viewer::Seat(public.active), &[]);
    let listed = marches(&view);
    let mut ends = BTreeMap::new();
    for plan in &listed {
        assert_eq!(check_plan(&view, plan), Ok(()), "{plan:?}");
        let step = apply(state, actor, &Action::March(*plan)).expect("listed marches are accepted");
        assert_eq!(step.state.public.places, end_of(public, plan));
        assert_eq!(ends.insert(step.state.public.places, plan), None, "{plan:?} ends like another");
    }
    // All positions that plans reach, by hand.
    let mut reached = BTreeSet::from([(public.places, draw)]);
    let mut frontier = vec![(public.places, draw)];
    while let Some((places, draw)) = frontier.pop() {
        for hop in hops_anew(public, &places, draw) {
            let rest = draw.without(hop.ball).expect("there");
            let next = (places.with(hop.pawn, hop.to), rest);
            if reached.insert(next) {
                frontier.push(next);
            }
        }
    }
    let by_hand: BTreeSet<Places> = reached
        .iter()
        .map(|(places, _)| *places)
        .filter(|places| may_end(public, places))
        .collect();
    assert_eq!(ends.keys().copied().collect::<BTreeSet<_>>(), by_hand);
    // Plans one by one: all of one and two hops, some of three.
    for first in hops_anew(public, &public.places, draw) {
        let plan = Plan::of(&[first]);
        check_one(state, &plan, &ends);
        let rest = draw.without(first.ball).expect("there");
        for second in hops_anew(public, &end_of(public, &plan), rest) {
            let plan = plan.with(second);
            check_one(state, &plan, &ends);
            let left = rest.without(second.ball).expect("there");
            let third = hops_anew(public, &end_of(public, &plan), left);
            if rng.below(20) == 0
                && let Some(third) = rng.pick(&third)
            {
                check_one(state, &plan.with(*third), &ends);
            }
        }
    }
    check_wild_plans(state, draw, rng);
}

/// A plan that can be walked is accepted just if everybody may stay where they end.
fn check_one(state: &State, plan: &Plan, ends: &BTreeMap<Places, &Plan>) {
    let view = state.view(Viewer::Seat(state.public.active), &[]);
    let end = end_of(&state.public, plan);
    let good = check_plan(&view, plan).is_ok();
    assert_eq!(good, may_end(&state.public, &end), "{plan:?}");
    assert_eq!(good, ends.contains_key(&end), "{plan:?}");
}

/// Of all single hops, the possible ones can be walked and no others; apply agrees with check.
fn check_wild_plans(state: &State, draw: Draw, rng: &mut Rng) {
    let public = &state.public;
    let possible: BTreeSet<Hop> = hops_anew(public, &public.places, draw).into_iter().collect();
    let view = state.view(Viewer::Seat(public.active), &[]);
    for ball in Ball::ALL {
        for pawn in every_pawn() {
            for to in bauta::inkognito::rules::board::spaces() {
                let hop = Hop { ball, pawn, to };
                let plan = Plan::of(&[hop]);
                let end = public.places.of(pawn).map(|_| end_of(public, &plan));
                let good = possible.contains(&hop) && end.is_some_and(|end| may_end(public, &end));
                assert_eq!(check_plan(&view, &plan).is_ok(), good, "{hop:?}");
                if rng.below(50) == 0 {
                    assert_eq!(accepts(state, public.active, &Action::March(plan)), good);
                }
            }
        }
    }
}

// The course of a game.

#[test]
fn somebody_can_always_act_and_the_empty_march_is_always_legal() {
    for seed in seeds(100) {
        play(any_deal(seed.0), seed.0, |game, _| {
            let state = game.state();
            let public = &state.public;
            match public.awaited() {
                Awaited::Seat(seat) if matches!(public.phase, Phase::Moving { .. }) => {
                    assert!(accepts(state, seat, &Action::March(Plan::default())));
                }
                Awaited::Seat(seat) => {
                    let view = state.view(Viewer::Seat(seat), &[]);
                    assert!(!view.legal_actions().is_empty(), "{:?}", public.phase);
                }
                Awaited::Nobody => assert!(matches!(public.phase, Phase::Over(_))),
                Awaited::Chance => unreachable!("chance has acted"),
            }
        });
    }
}

#[test]
fn when_a_turn_begins_every_pawn_is_there_and_alone() {
    for seed in seeds(200) {
        let mut met = [0; 4];
        let game = play(any_deal(seed.0), seed.0, |game, _| {
            let public = &game.state().public;
            let n = if public.seating.len() == 3 { 13 } else { 17 };
            assert_eq!(public.places.pawns().count(), n, "conserved");
            let at_edge = match public.phase {
                Phase::Placing { .. } | Phase::Start | Phase::Moving { .. } => true,
                Phase::Meeting { open } => {
                    met[open.len()] += 1;
                    open.is_empty()
                }
                _ => false,
            };
            if at_edge {
                assert_eq!(public.places.taken().len(), n, "one a space");
            }
            for space in public.places.taken().iter() {
                assert!(public.places.on(space).count() <= 2, "three on {space}");
            }
        });
        assert!(met[1] > 0 || game.state().public.turn < 40, "nobody ever meets");
    }
}

#[test]
fn every_game_ends_or_reaches_its_last_turn() {
    let mut ended = 0;
    let mut all = 0;
    for seed in seeds(60) {
        let game = play(any_deal(seed.0), seed.0, |_, _| {});
        let public = &game.state().public;
        let over = matches!(public.phase, Phase::Over(_));
        assert!(over || public.turn == LAST_TURN);
        assert_eq!(game.reveal().is_some(), over);
        if let Phase::Over(outcome) = public.phase {
            assert!(!outcome.winners.is_empty());
            assert!(outcome.winners.len() < public.seating.len(), "somebody loses");
        }
        ended += usize::from(over);
        all += 1;
    }
    assert!(ended * 2 > all, "{ended} of {all} games end");
}

#[test]
fn folding_the_events_from_scratch_gives_what_the_match_keeps() {
    for seed in seeds(100) {
        let game = play(any_deal(seed.0), seed.0, |_, _| {});
        let viewers = seats(&game.state().public).map(Viewer::Seat).chain([Viewer::Bystander]);
        let viewers: Vec<Viewer> = viewers.collect();
        let first = State::begin(game.deal()).expect("proper");
        let mut state = first.state;
        let mut folded = vec![Vec::new(); viewers.len()];
        let mut fold = |events: &[bauta::inkognito::rules::Event]| {
            for (seen, viewer) in folded.iter_mut().zip(&viewers) {
                seen.extend(events.iter().filter_map(|event| event.seen_by(*viewer)));
            }
        };
        fold(&first.events);
        for (actor, action) in game.log() {
            let step = apply(&state, *actor, action).expect("it was accepted before");
            fold(&step.events);
            state = step.state;
        }
        assert_eq!(state.public, game.state().public);
        for (seen, viewer) in folded.iter().zip(&viewers) {
            assert_eq!(seen, game.seen_by(*viewer));
        }
        let again = Match::replay(game.deal().clone(), game.seed(), game.log());
        let again = again.expect("proper").unwrap_or_else(|(_, refused)| panic!("{refused:?}"));
        assert_eq!(again.state().public, game.state().public);
    }
}

#[test]
fn what_a_bystander_sees_rebuilds_the_board() {
    for seed in seeds(100) {
        let deal = any_deal(seed.0);
        let mut places = State::begin(&deal).expect("proper").state.public.places;
        let game = play(deal, seed.0, |_, _| {});
        for seen in game.seen_by(Viewer::Bystander) {
            match *seen {
                Seen::Placed { seat, builds } => {
                    let colour = game.state().public.seating.colour(seat).expect("an agent");
                    let starts = bauta::inkognito::rules::board::starts(colour);
                    for (build, space) in builds.into_iter().zip(starts) {
                        let figure = bauta::inkognito::rules::Figure { owner: seat, build };
                        places = places.with(Pawn::Figure(figure), space);
                    }
                }
                Seen::Marched { plan, .. } => {
                    places = plan.hops().fold(places, |places, hop| places.with(hop.pawn, hop.to));
                }
                Seen::SteppedOn { own, to, .. } => places = places.with(own, to),
                Seen::Expelled { pawn, to, .. } => places = places.with(pawn, to),
                _ => {}
            }
        }
        assert_eq!(places, game.state().public.places);
    }
}

#[test]
fn what_one_seat_may_do_nobody_else_may() {
    for seed in seeds(100) {
        let game = play(any_deal(seed.0), seed.0, |_, _| {});
        let mut state = State::begin(game.deal()).expect("proper").state;
        for (actor, action) in game.log() {
            let others = Seat::ALL.into_iter().map(Actor::Seat).chain([Actor::Chance]);
            for other in others.filter(|other| other != actor) {
                assert!(apply(&state, other, action).is_err(), "{other:?} {action}");
            }
            state = apply(&state, *actor, action).expect("it was accepted before").state;
        }
    }
}

#[test]
fn the_ambassadors_player_may_act_just_when_may_act_says_so() {
    for seed in seeds(12) {
        play(any_deal(seed.0), seed.0, |game, rng| {
            if rng.below(10) != 0 {
                return;
            }
            let state = game.state();
            for seat in seats(&state.public) {
                let view = state.view(Viewer::Seat(seat), &[]);
                let can =
                    !view.legal_actions().is_empty() || check_plan(&view, &Plan::default()).is_ok();
                assert_eq!(
                    state.public.may_act().has(seat),
                    can,
                    "{seat:?} {:?}",
                    state.public.phase
                );
            }
        });
    }
}
