//! Figures of the rules and of the deduction, one a line: `name: value unit`.
//!
//! With `LONG=1` it also plays a million random games. With `BENCH_QUICK=1` it takes a fraction of the time and says little.

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;
use std::time::{Duration, Instant};

use bauta::inkognito::bots::random;
use bauta::inkognito::deduce::{Belief, witnessed};
use bauta::inkognito::rules::{
    Action, Actor, Awaited, Colour, Deal, Options, Phase, Plan, Role, State, Viewer, apply,
};
use bauta::kit::{Seat, Seed};
use bauta::session::Match;

const LAST_TURN: u16 = 400;

fn main() {
    let long = match std::env::var_os("BENCH_QUICK") {
        Some(_) => Duration::from_millis(50),
        None => Duration::from_secs(2),
    };
    for (n, name) in [(3, "3p"), (4, "4p"), (5, "5p")] {
        let (games, _) = games_in(long, n);
        println!("random_games_per_s_{name}: {games:.0} games/s");
    }
    let (_, actions) = games_in(long, 4);
    println!("random_actions_per_s: {actions:.0} actions/s");
    let short = long / 5;
    let games: Vec<Match> = (0..20).map(|seed| long_game(seed, 6)).collect();
    let replayed = replay_ns(&games, short);
    println!("apply_ns: {replayed:.0} ns");
    let early = at_turn(5);
    let late = at_turn(200);
    println!("view_ns: {:.1} ns", view_ns(&early, short));
    for (game, turn) in [(&early, 5), (&late, 200)] {
        println!("apply_turn{turn}_ns: {:.0} ns", march_ns(game.state(), short));
        println!("view_turn{turn}_ns: {:.1} ns", view_ns(game, short));
    }
    beliefs(short);
    if std::env::var_os("LONG").is_some() {
        marathon(1_000_000);
    }
}

/// So many whole games of three to five players by random options: none is
/// ever stuck, every turn begins with all pieces on distinct spaces, and each
/// game ends or reaches the last turn.
fn marathon(n: u64) {
    let (mut ended, mut actions) = (0u64, 0u64);
    for seed in 0..n {
        let mut rng = Seed(seed).stream(u64::MAX);
        let deal = common::games::any_deal(seed);
        let pieces = if deal.roles.len() == 3 { 13 } else { 17 };
        let mut game = Match::new(deal, Seed(seed)).expect("a random deal is proper");
        while game.state().public.turn < LAST_TURN {
            game.let_chance_act();
            let public = &game.state().public;
            let Awaited::Seat(seat) = public.awaited() else { break };
            let begins = matches!(public.phase, Phase::Start);
            assert!(!begins || public.places.taken().len() == pieces, "seed {seed}");
            let action = random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
            game.push(Actor::Seat(seat), action).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
        ended += u64::from(matches!(game.state().public.phase, Phase::Over(_)));
        actions += game.log().len() as u64;
    }
    println!("long_games: {n} games");
    println!("long_games_ended: {ended} games");
    println!("long_games_actions: {actions} actions");
}

/// How long a seat's belief takes from scratch after sixty answers, and how
/// long the slowest one of a hundred explanations takes.
fn beliefs(short: Duration) {
    for (n, name) in [(4, "belief_us"), (5, "belief_ambassador_us")] {
        let (game, seat) = talk(n, 60);
        let us = each_ns(short, || {
            black_box(Belief::of(&game.view(Viewer::Seat(seat))));
        }) / 1_000.0;
        println!("{name}: {us:.1} us");
    }
    let mut times: Vec<f64> = Vec::new();
    for answers in [6, 12, 20, 40, 60] {
        let (game, seat) = talk(4, answers);
        let belief = Belief::of(&game.view(Viewer::Seat(seat)));
        for fact in belief.facts().collect::<Vec<_>>() {
            let start = Instant::now();
            black_box(belief.because(fact));
            times.push(start.elapsed().as_secs_f64() * 1e6);
        }
    }
    times.sort_unstable_by(f64::total_cmp);
    println!("explain_p99_us: {:.1} us", times[times.len() * 99 / 100]);
}

/// A game in which some seat (with five the Ambassador's) has seen so many answers.
fn talk(n: usize, answers: usize) -> (Match, Seat) {
    let mut rng = Seed(60).stream(u64::MAX);
    let mut game = begin(60, n);
    loop {
        game.let_chance_act();
        let seats = game.state().public.seating;
        let enough = seats.seats().find(|seat| {
            let wanted = seats.ambassador().is_none_or(|ambassador| ambassador == *seat);
            wanted && witnessed(&game.view(Viewer::Seat(*seat))).count() >= answers
        });
        if let Some(seat) = enough {
            return (game, seat);
        }
        let Awaited::Seat(seat) = game.state().public.awaited() else {
            panic!("nobody announces, so the game goes on");
        };
        let action = random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
        if !matches!(action, Action::Declare { .. } | Action::Escape) {
            game.push(Actor::Seat(seat), action).expect("random players act legally");
        }
    }
}

fn roles(n: usize) -> Vec<Role> {
    let agents = Colour::ALL.into_iter().map(Role::Agent);
    if n == 5 { agents.chain([Role::Ambassador]).collect() } else { agents.take(n).collect() }
}

fn begin(seed: u64, n: usize) -> Match {
    let deal = Deal::random(Options::Y2013, &roles(n), &mut Seed(seed).stream(u64::MAX - 1));
    Match::new(deal, Seed(seed)).expect("a random deal is proper")
}

/// Whole games and actions a second, with sessions, views and random players.
fn games_in(time: Duration, n: usize) -> (f64, f64) {
    let start = Instant::now();
    let (mut games, mut actions) = (0u32, 0usize);
    while start.elapsed() < time {
        let seed = u64::from(games);
        let mut rng = Seed(seed).stream(u64::MAX);
        let mut game = begin(seed, n);
        while game.state().public.turn < LAST_TURN {
            game.let_chance_act();
            let Awaited::Seat(seat) = game.state().public.awaited() else { break };
            let action = random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
            game.push(Actor::Seat(seat), action).expect("random players act legally");
        }
        games += 1;
        actions += game.log().len();
    }
    let seconds = start.elapsed().as_secs_f64();
    (f64::from(games) / seconds, actions as f64 / seconds)
}

/// A game in which nobody announces before this turn is over.
fn long_game(seed: u64, turns: u16) -> Match {
    let mut rng = Seed(seed).stream(u64::MAX);
    let mut game = begin(seed, 4);
    while game.state().public.turn <= turns || !matches!(game.state().public.phase, Phase::Start) {
        game.let_chance_act();
        let Awaited::Seat(seat) = game.state().public.awaited() else { break };
        let action = loop {
            let action = random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
            if !matches!(action, Action::Declare { .. } | Action::Escape) {
                break action;
            }
        };
        game.push(Actor::Seat(seat), action).expect("random players act legally");
    }
    game
}

/// A game in which a march is due in this turn.
fn at_turn(turn: u16) -> Match {
    let mut game = long_game(1, turn - 1);
    let seat = game.state().public.active;
    game.push(Actor::Seat(seat), Action::CallPhantom).expect("a turn has begun");
    game.let_chance_act();
    assert_eq!(game.state().public.turn, turn);
    game
}

/// One action of a real game: `apply` alone.
fn replay_ns(games: &[Match], time: Duration) -> f64 {
    let start = Instant::now();
    let mut n = 0u32;
    while start.elapsed() < time {
        for game in games {
            let mut state = State::begin(game.deal()).expect("proper").state;
            for (actor, action) in game.log() {
                state = apply(black_box(&state), *actor, action).expect("accepted before").state;
                n += 1;
            }
            black_box(&state);
        }
    }
    start.elapsed().as_nanos() as f64 / f64::from(n)
}

/// The empty march.
fn march_ns(state: &State, time: Duration) -> f64 {
    let actor = Actor::Seat(state.public.active);
    let action = Action::March(Plan::default());
    each_ns(time, || {
        black_box(apply(black_box(state), actor, &action).expect("the empty march is legal"));
    })
}

/// A view for each seat in turn.
fn view_ns(game: &Match, time: Duration) -> f64 {
    let mut seat = Seat::ALL[0];
    each_ns(time, || {
        seat = seat.next(4);
        black_box(black_box(game).view(Viewer::Seat(black_box(seat))));
    })
}

fn each_ns(time: Duration, mut work: impl FnMut()) -> f64 {
    const BATCH: u32 = 1000;
    let start = Instant::now();
    let mut n = 0u32;
    while start.elapsed() < time {
        (0..BATCH).for_each(|_| work());
        n += BATCH;
    }
    start.elapsed().as_nanos() as f64 / f64::from(n)
}
