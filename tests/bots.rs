//! The players that are programs: legal, blind to what is hidden, sober when
//! they announce, and different from each other.
//!
//! `BAUTA_GAMES=20` plays twenty times as many.

#[path = "bots/blindness.rs"]
mod blindness;
mod common;
#[path = "bots/golden.rs"]
mod golden;
#[path = "bots/manners.rs"]
mod manners;
#[path = "bots/sobriety.rs"]
mod sobriety;

use bauta::inkognito::bots::{
    Character, Choice, Level, Temper, Why, choose, envoy, fallback, random,
};
use bauta::inkognito::rules::{Action, Actor, Awaited, Colour, Deal, Options, Role, Viewer};
use bauta::kit::{Rng, Seat, Seed};
use bauta::session::Match;
use common::games::{any_deal, seeds};

/// A game that has not ended by then is given up.
const LAST_TURN: u16 = 300;

/// Plays a whole game, looking at each choice before it is done.
fn play(
    deal: Deal,
    seed: u64,
    temper: impl Fn(Seat) -> Temper,
    mut look: impl FnMut(&Match, Seat, &Choice),
) -> Match {
    let mut rng = Seed(seed).stream(u64::MAX);
    let mut game = Match::new(deal, Seed(seed)).expect("a proper deal");
    let ambassador = game.state().public.seating.ambassador();
    while game.state().public.turn < LAST_TURN {
        game.let_chance_act();
        if let Some(seat) = ambassador
            && let Some(choice) = envoy::report(&game.view(Viewer::Seat(seat)))
        {
            look(&game, seat, &choice);
            game.push(Actor::Seat(seat), choice.action).expect("a report is legal");
            continue;
        }
        let Awaited::Seat(seat) = game.state().public.awaited() else { break };
        let choice = choose(&game.view(Viewer::Seat(seat)), &temper(seat), &mut rng);
        look(&game, seat, &choice);
        game.push(Actor::Seat(seat), choice.action).expect("bots act legally");
    }
    game
}

/// Any level and character, the same for a seat and a seed.
fn any_temper(seed: u64, seat: Seat) -> Temper {
    let mut rng = Seed(seed).stream(seat.ix() as u64);
    let level = *rng.pick(&Level::ALL).expect("some");
    Temper::of(*rng.pick(&Character::ALL).expect("some"), level)
}

/// A deal of four by the rules of 2013.
fn four(seed: u64) -> Deal {
    let mut rng = Seed(seed).stream(u64::MAX - 1);
    Deal::random(Options::Y2013, &Colour::ALL.map(Role::Agent), &mut rng)
}

#[test]
fn every_action_is_legal_in_any_game() {
    let mut ended = 0;
    let mut all = 0;
    for seed in seeds(240) {
        let game = play(
            any_deal(seed.0),
            seed.0,
            |seat| any_temper(seed.0, seat),
            |game, seat, choice| {
                let legal = game.view(Viewer::Seat(seat)).permits(&choice.action);
                assert_eq!(legal, Ok(()), "{:?} {choice:?}", game.state().public.phase);
                assert_ne!(choice.why, Why::Fallback, "{:?}", game.state().public.phase);
            },
        );
        all += 1;
        ended += u64::from(game.reveal().is_some());
    }
    assert!(ended * 10 >= all * 9, "only {ended} of {all} games came to an end");
}

#[test]
fn each_level_finishes_games_of_three_four_and_five() {
    for level in Level::ALL {
        for n in 3..=5 {
            let agents = Colour::ALL.into_iter().map(Role::Agent);
            let mut roles: Vec<Role> = agents.take(n).collect();
            roles.extend((n == 5).then_some(Role::Ambassador));
            for seed in seeds(4) {
                let mut rng = Seed(seed.0).stream(u64::MAX - 1);
                let deal = Deal::random(Options::Y2013, &roles, &mut rng);
                let game = play(deal, seed.0, |_| Temper::plain(level), |_, _, _| ());
                assert!(game.reveal().is_some(), "{level:?} with {n}");
            }
        }
    }
}

#[test]
fn the_same_view_and_chance_give_the_same_choice() {
    for seed in seeds(4) {
        let deal = any_deal(seed.0);
        let tempers = |seat| any_temper(seed.0, seat);
        let one = play(deal.clone(), seed.0, tempers, |_, _, _| ());
        let other = play(deal, seed.0, tempers, |_, _, _| ());
        assert!(one.log() == other.log());
    }
}

#[test]
fn a_fallback_is_legal_and_never_announces() {
    for seed in seeds(30) {
        let mut rng: Rng = Seed(seed.0).stream(u64::MAX);
        let mut game = Match::new(any_deal(seed.0), Seed(seed.0)).expect("proper");
        while game.state().public.turn < 30 {
            game.let_chance_act();
            let Awaited::Seat(seat) = game.state().public.awaited() else { break };
            let view = game.view(Viewer::Seat(seat));
            let action = fallback(&view).expect("the awaited seat can act");
            assert_eq!(view.permits(&action), Ok(()));
            let loud = matches!(
                action,
                Action::Declare { .. } | Action::Escape | Action::Report(_) | Action::Refuse
            );
            assert!(!loud, "{action}");
            let next = random::choose(&view, &mut rng);
            game.push(Actor::Seat(seat), next).expect("random players act legally");
        }
    }
}

#[test]
fn a_seat_that_is_not_awaited_has_no_fallback() {
    let game = Match::new(four(1), Seed(1)).expect("proper");
    let Awaited::Seat(seat) = game.state().public.awaited() else { panic!("a turn has begun") };
    assert_eq!(fallback(&game.view(Viewer::Seat(seat.next(4)))), None);
    assert_eq!(fallback(&game.view(Viewer::Bystander)), None);
}
