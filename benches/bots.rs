//! How well and how fast the bots play: figures, one a line `name: value unit`, and
//! on the other channel a table to be read by people.
//!
//! `BENCH_QUICK=1` plays a few games only; `LONG=1` plays the whole table, 2,000
//! mirrored games a cell.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bauta::inkognito::bots::skill::Skill;
use bauta::inkognito::bots::yardstick::{ENTROPY, GREEDY};
use bauta::inkognito::bots::{Level, Manners, envoy, play::play, random};
use bauta::inkognito::rules::missions::goal_of;
use bauta::inkognito::rules::options::Exits;
use bauta::inkognito::rules::{
    Action, Actor, Awaited, Colour, Deal, Goal, Options, Role, Team, Verdict, View, Viewer,
};
use bauta::kit::{Rng, Seat, Seed};
use bauta::session::Match;

const LAST_TURN: u16 = 400;

/// Seeds of the table; tuning used others.
const FIRST_SEED: u64 = 1_000_000;

/// How long the games are played whose number in a second is told.
const LONG_ENOUGH: Duration = Duration::from_millis(200);

fn main() {
    let (games, timed) = match (std::env::var("BENCH_QUICK"), std::env::var("LONG")) {
        (Ok(_), _) => (10, 4),
        (_, Ok(_)) => (2000, 200),
        _ => (100, 40),
    };
    speeds(timed);
    ladder(games);
    if std::env::var("LONG").is_ok() {
        table(games);
        missions(games);
    }
    alone(games);
    ambassador(games);
}

/// Somebody who plays.
#[derive(Clone, Copy)]
struct Player {
    name: &'static str,
    /// None moves at random.
    skill: Option<Skill>,
}

impl Player {
    fn act(&self, view: &View<'_>, rng: &mut Rng) -> Action {
        match &self.skill {
            None => random::choose(view, rng),
            Some(skill) => play(view, skill, &Manners::NONE, rng).action,
        }
    }
}

fn of(level: Level) -> Player {
    Player { name: level.key(), skill: Some(level.skill()) }
}

fn everybody() -> Vec<Player> {
    let mut all = vec![
        Player { name: "random", skill: None },
        Player { name: "greedy", skill: Some(GREEDY) },
        Player { name: "entropy", skill: Some(ENTROPY) },
    ];
    all.extend(Level::ALL.map(of));
    all
}

/// What came of many games.
#[derive(Default, Clone, Copy)]
struct Score {
    won: u32,
    lost: u32,
    /// Announcements by the row's player that lost.
    wrong: u32,
    unfinished: u32,
    turns: u32,
}

impl Score {
    fn n(&self) -> f64 {
        f64::from(self.won + self.lost + self.unfinished)
    }

    /// The share of games won, and Wilson's 95 % interval, in percent.
    fn share(&self) -> [f64; 3] {
        let (n, z) = (f64::from(self.won + self.lost).max(1.0), 1.96);
        let p = f64::from(self.won) / n;
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
        [p, (middle - half).max(0.0), (middle + half).min(1.0)].map(|x| 100.0 * x)
    }
}

/// Games in which each deal is played twice, with the sides changed.
fn mirrored(row: &Player, column: &Player, games: u64) -> Score {
    let mut score = Score::default();
    for n in 0..games / 2 {
        let seed = Seed(FIRST_SEED + n);
        let deal = four_agents(seed);
        for side in Team::ALL {
            let is_row = |seat: Seat| deal.hands[seat.ix()].agent.team() == side;
            let game =
                whole_game(deal.clone(), seed, |seat| if is_row(seat) { row } else { column });
            note(&mut score, &game, is_row);
        }
    }
    score
}

fn whole_game<'p>(deal: Deal, seed: Seed, player: impl Fn(Seat) -> &'p Player) -> Match {
    let mut rng = seed.stream(u64::MAX - 2);
    let mut game = Match::new(deal, seed).expect("a random deal is proper");
    let ambassador = game.state().public.seating.ambassador();
    while game.state().public.turn < LAST_TURN {
        game.let_chance_act();
        if let Some(seat) = ambassador
            && let Some(choice) = envoy::report(&game.view(Viewer::Seat(seat)))
        {
            game.push(Actor::Seat(seat), choice.action).expect("a report is legal");
            continue;
        }
        let Awaited::Seat(seat) = game.state().public.awaited() else { break };
        let action = player(seat).act(&game.view(Viewer::Seat(seat)), &mut rng);
        game.push(Actor::Seat(seat), action).expect("bots act legally");
    }
    game
}

fn note(score: &mut Score, game: &Match, is_row: impl Fn(Seat) -> bool) {
    score.turns += u32::from(game.state().public.turn);
    let Some(reveal) = game.reveal() else {
        score.unfinished += 1;
        return;
    };
    let outcome = reveal.outcome;
    let row_won = outcome.winners.iter().any(&is_row);
    if row_won {
        score.won += 1;
    } else {
        score.lost += 1;
    }
    let failed = !matches!(
        outcome.verdict,
        Verdict::MissionAccomplished | Verdict::Escaped | Verdict::ReportRight
    );
    score.wrong += u32::from(failed && is_row(outcome.announcer));
}

/// Each level against the one below, the top against the yardsticks.
fn ladder(games: u64) {
    let top = of(Level::Spymaster);
    let mut pairs: Vec<(Player, Player)> =
        Level::ALL.windows(2).map(|two| (of(two[1]), of(two[0]))).collect();
    pairs.push((top, Player { name: "greedy", skill: Some(GREEDY) }));
    pairs.push((top, Player { name: "entropy", skill: Some(ENTROPY) }));
    for (row, column) in pairs {
        let score = mirrored(&row, &column, games);
        let name = format!("bot_{}_v_{}", row.name, column.name);
        figure(&name, score.share());
        println!("{name}_wrong: {:.2} %", 100.0 * f64::from(score.wrong) / score.n());
        println!("{name}_turns: {:.1} turns", f64::from(score.turns) / score.n());
    }
}

/// A share with its interval of 95 per cent.
fn figure(name: &str, [share, low, high]: [f64; 3]) {
    println!("{name}: {share:.1} %");
    println!("{name}_low: {low:.1} %");
    println!("{name}_high: {high:.1} %");
}

/// The cross table: rows against columns.
fn table(games: u64) {
    let all = everybody();
    let names: Vec<&str> = all.iter().map(|player| player.name).collect();
    eprintln!("\n| wins of row, % | {} |", names.join(" | "));
    eprintln!("|---|{}", "---|".repeat(names.len()));
    for (ix, row) in all.iter().enumerate() {
        let cells: Vec<String> = all
            .iter()
            .enumerate()
            .map(|(other, column)| {
                if other >= ix {
                    return "·".to_string();
                }
                let score = mirrored(row, column, games);
                let [share, low, high] = score.share();
                let wrong = 100.0 * f64::from(score.wrong) / score.n();
                let wrong =
                    if score.wrong > 0 { format!("; wrong {wrong:.2}") } else { String::new() };
                format!("{share:.1} [{low:.1}, {high:.1}]{wrong}")
            })
            .collect();
        eprintln!("| {} | {} |", row.name, cells.join(" | "));
    }
    eprintln!();
}

/// How often each mission is fulfilled among players of the top level.
fn missions(games: u64) {
    let top = of(Level::Spymaster);
    let mut goals: Vec<(Goal, u32, u32)> = Vec::new();
    for n in 0..games {
        let seed = Seed(FIRST_SEED + n);
        let deal = four_agents(seed);
        let game = whole_game(deal.clone(), seed, |_| &top);
        let Some(reveal) = game.reveal() else { continue };
        for team in Team::ALL {
            let goal = goal_of(team, &game.state().public.seating, &reveal.cast);
            let won =
                reveal.outcome.winners.iter().any(|s| deal.hands[s.ix()].agent.team() == team);
            match goals.iter_mut().find(|(other, ..)| *other == goal) {
                Some((_, wins, all)) => (*wins, *all) = (*wins + u32::from(won), *all + 1),
                None => goals.push((goal, u32::from(won), 1)),
            }
        }
    }
    goals.sort_unstable();
    eprintln!("\n| mission | won, % | games |\n|---|---|---|");
    for (goal, wins, all) in goals {
        eprintln!("| {goal:?} | {:.0} | {all} |", 100.0 * f64::from(wins) / f64::from(all));
    }
    eprintln!();
}

/// Three players: how often the lone agent wins.
fn alone(games: u64) {
    let exits = [("", Exits::Own), ("_either_exit", Exits::EitherOfPair)];
    for (name, exits) in exits {
        for level in Level::ALL {
            let player = of(level);
            let mut score = Score::default();
            for n in 0..games {
                let seed = Seed(FIRST_SEED + n);
                let roles: Vec<Role> = Colour::ALL.into_iter().take(3).map(Role::Agent).collect();
                let options = Options { exits, ..Options::Y2013 };
                let deal = Deal::random(options, &roles, &mut seed.stream(u64::MAX - 1));
                let aside = deal.hands[3].agent;
                let game = whole_game(deal.clone(), seed, |_| &player);
                note(&mut score, &game, |seat| deal.hands[seat.ix()].agent.partner() == aside);
            }
            let key = level.key();
            figure(&format!("bot_{key}_alone{name}"), score.share());
        }
    }
}

/// Five players: how often the Ambassador's player wins.
fn ambassador(games: u64) {
    for level in Level::ALL {
        let player = of(level);
        let mut score = Score::default();
        for n in 0..games {
            let seed = Seed(FIRST_SEED + n);
            let agents = Colour::ALL.into_iter().map(Role::Agent);
            let mut roles: Vec<Role> = agents.chain([Role::Ambassador]).collect();
            seed.stream(0).shuffle(&mut roles);
            let deal = Deal::random(Options::Y2013, &roles, &mut seed.stream(u64::MAX - 1));
            let game = whole_game(deal.clone(), seed, |_| &player);
            note(&mut score, &game, |seat| deal.roles[seat.ix()] == Role::Ambassador);
        }
        figure(&format!("bot_{}_ambassador", level.key()), score.share());
    }
}

/// How long decisions take, and whole games of one level against itself.
///
/// Others may use the machine meanwhile. So a decision is timed three times and
/// the shortest time counts, and for whole games only the time on the processor.
fn speeds(games: u64) {
    for level in Level::ALL {
        let player = of(level);
        let mut times: Vec<Duration> = Vec::new();
        for n in 0..games {
            let seed = Seed(FIRST_SEED + n);
            time_decisions(four_agents(seed), seed, &player, &mut times);
        }
        times.sort_unstable();
        let at = |share: usize| times[times.len() * share / 100].as_nanos() as f64 / 1000.0;
        let key = level.key();
        println!("bot_{key}_p50_us: {:.1} us", at(50));
        println!("bot_{key}_p99_us: {:.1} us", at(99));
        println!("bot_{key}_games_per_s: {:.0} games/s", games_per_s(&player, games));
    }
}

/// At least so many games, and more until they took long enough for a clock that
/// is set only every few milliseconds.
fn games_per_s(player: &Player, least: u64) -> f64 {
    let start = Processor::now();
    for played in 0.. {
        let spent = start.elapsed();
        if played >= least && spent >= LONG_ENOUGH {
            return played as f64 / spent.as_secs_f64();
        }
        let seed = Seed(FIRST_SEED + played % least);
        black_box(whole_game(four_agents(seed), seed, |_| player));
    }
    unreachable!("time passes")
}

fn four_agents(seed: Seed) -> Deal {
    let roles = Colour::ALL.map(Role::Agent);
    Deal::random(Options::Y2013, &roles, &mut seed.stream(u64::MAX - 1))
}

fn time_decisions(deal: Deal, seed: Seed, player: &Player, times: &mut Vec<Duration>) {
    let mut rng = seed.stream(u64::MAX - 2);
    let mut game = Match::new(deal, seed).expect("a random deal is proper");
    while game.state().public.turn < LAST_TURN {
        game.let_chance_act();
        let Awaited::Seat(seat) = game.state().public.awaited() else { break };
        let view = game.view(Viewer::Seat(seat));
        times.push(shortest(|| {
            black_box(player.act(&view, &mut rng.clone()));
        }));
        let action = player.act(&view, &mut rng);
        game.push(Actor::Seat(seat), action).expect("bots act legally");
    }
}

/// A clock that runs while this thread is on a processor, where the system tells;
/// elsewhere it always runs.
struct Processor {
    at: Instant,
    spent: Option<Duration>,
}

impl Processor {
    fn now() -> Processor {
        Processor { at: Instant::now(), spent: Processor::spent() }
    }

    fn elapsed(&self) -> Duration {
        match (self.spent, Processor::spent()) {
            (Some(before), Some(after)) => after - before,
            _ => self.at.elapsed(),
        }
    }

    fn spent() -> Option<Duration> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
    }
}

fn shortest(mut work: impl FnMut()) -> Duration {
    let times = (0..3).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    times.min().unwrap_or_default()
}
