//! Whole games, counts, words and missions as text that people can read.
//!
//! `UPDATE_GOLDEN=1 cargo test --test golden` writes the files anew; read the
//! diff, then explain it in the commit. The games are played again from their
//! own log, so a new random player does not change them. A game whose file is
//! gone is played afresh.

mod common;

use std::fs;
use std::path::PathBuf;

use bauta::inkognito::rules::board::{Site, spaces};
use bauta::inkognito::rules::missions::{Destination, exit, mission};
use bauta::inkognito::rules::notation::{
    entry, placement, read_colour, read_entry, read_hand, read_placement,
};
use bauta::inkognito::rules::{
    Action, Actor, Agent, Awaited, Ball, Build, Codeword, Colour, Deal, Edition, Goal, Hand,
    Holder, Options, Phase, Role, Seating, State, Team, Viewer, Whom, apply, marches,
};
use bauta::kit::{BySeat, Seat, Seed};
use bauta::session::Match;
use common::games::{any_deal, every_pawn, play, seeds};
use common::{check, roles};

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect()
}

/// The text must be that of the file.
fn check_golden(name: &str, text: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path("")).expect("a folder");
        fs::write(path(name), text).expect("writable");
        return;
    }
    let kept = fs::read_to_string(path(name)).unwrap_or_default();
    let differs = kept.lines().zip(text.lines()).position(|(kept, new)| kept != new);
    let line = differs.unwrap_or_else(|| kept.lines().count().min(text.lines().count()));
    assert!(
        kept == text,
        "tests/golden/{name}, line {}:\nkept: {:?}\n now: {:?}\n(UPDATE_GOLDEN=1 rewrites it)",
        line + 1,
        kept.lines().nth(line),
        text.lines().nth(line),
    );
}

// Whole games.

const EDITIONS: [(Edition, &str); 2] = [(Edition::Classic, "classic"), (Edition::Y2013, "2013")];

fn write_deal(deal: &Deal, edition: &str) -> String {
    let seats: Vec<String> = deal
        .roles
        .iter()
        .map(|role| match role {
            Role::Agent(colour) => colour.to_string(),
            Role::Ambassador => "ambassador".to_string(),
        })
        .collect();
    let placed: Vec<String> = deal.placement.iter().map(|(_, four)| placement(four)).collect();
    format!(
        "edition {edition}\nseats {}\nhands {}\nplacement {}\nstarter {}\n",
        seats.join(" "),
        deal.hands.map(|hand| hand.to_string()).join(" "),
        placed.join(" "),
        deal.starter.ix(),
    )
}

fn read_deal(text: &str) -> Deal {
    let value = |word: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(word)).expect(word);
        line.split_whitespace().map(str::to_string).collect::<Vec<_>>()
    };
    let edition = value("edition")[0].clone();
    let edition = EDITIONS.iter().find(|(_, name)| *name == edition).expect("an edition").0;
    let roles: Vec<Role> = value("seats")
        .iter()
        .map(|word| read_colour(word).map_or(Role::Ambassador, Role::Agent))
        .collect();
    let hands: Vec<Hand> = value("hands").iter().map(|w| read_hand(w).expect("a hand")).collect();
    let placed = value("placement");
    Deal {
        options: Options::of(edition),
        hands: hands.try_into().expect("four hands"),
        placement: BySeat::from_fn(roles.len(), |seat| {
            read_placement(&placed[seat.ix()]).expect("a placement")
        }),
        roles,
        starter: common::seat(&value("starter")[0]),
    }
}

/// The game with what a bystander saw after each entry, and what a seat saw if that was more.
fn write_game(game: &Match, edition: &str) -> String {
    let mut text = write_deal(game.deal(), edition);
    let mut again = Match::new(game.deal().clone(), game.seed()).expect("proper");
    let mut told = 0;
    tell(&again, &mut told, &mut text);
    for (actor, action) in game.log() {
        text += &format!("{}\n", entry(*actor, action));
        again.push(*actor, *action).expect("it was accepted before");
        tell(&again, &mut told, &mut text);
    }
    if let Some(reveal) = again.reveal() {
        text += "cards";
        for holder in Holder::ALL {
            text += &format!(" {}", reveal.hand(holder));
        }
        text += "\n";
    }
    text
}

fn tell(game: &Match, told: &mut usize, text: &mut String) {
    let all = game.seen_by(Viewer::Bystander);
    for (ix, seen) in all.iter().enumerate().skip(*told) {
        *text += &format!("    {seen}\n");
        for seat in game.state().public.seating.seats() {
            let own = game.seen_by(Viewer::Seat(seat))[ix];
            if own != *seen {
                *text += &format!("    (seat {}: {own})\n", seat.ix());
            }
        }
    }
    *told = all.len();
}

fn read_game(text: &str) -> Match {
    let settings = ["edition", "seats", "hands", "placement", "starter", "cards", " "];
    let log: Vec<(Actor, Action)> = text
        .lines()
        .filter(|line| !settings.iter().any(|word| line.starts_with(word)))
        .map(|line| read_entry(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect();
    Match::replay(read_deal(text), Seed(0), &log)
        .expect("a proper deal")
        .unwrap_or_else(|(_, refused)| panic!("entry {}: {:?}", refused.entry, refused.error))
}

fn check_game(edition: usize, n: usize) {
    let (edition, name) = EDITIONS[edition];
    let file = format!("{name}-{n}.txt");
    let game = match fs::read_to_string(path(&file)) {
        Ok(text) => read_game(&text),
        Err(_) => fresh_game(edition, n),
    };
    check_golden(&file, &write_game(&game, name));
}

/// A game of random players that is long enough to show something and short enough to read.
fn fresh_game(edition: Edition, n: usize) -> Match {
    (0..)
        .map(|seed| {
            let mut roles = roles(n);
            if n == 5 {
                roles.swap(1, 4);
            }
            let deal = Deal::random(Options::of(edition), &roles, &mut Seed(seed).stream(0));
            play(deal, seed, |_, _| {})
        })
        .find(|game| {
            let turns = game.state().public.turn;
            let asked = game.log().iter().filter(|(_, a)| matches!(a, Action::Answer(_))).count();
            let over = matches!(game.state().public.phase, Phase::Over(_));
            over && (24..40).contains(&turns) && asked > 9
        })
        .expect("some game is like that")
}

#[test]
fn three_play_the_classic_game_as_before() {
    check_game(0, 3);
}

#[test]
fn four_play_the_classic_game_as_before() {
    check_game(0, 4);
}

#[test]
fn three_play_the_2013_game_as_before() {
    check_game(1, 3);
}

#[test]
fn four_play_the_2013_game_as_before() {
    check_game(1, 4);
}

#[test]
fn five_play_the_2013_game_as_before() {
    check_game(1, 5);
}

#[test]
fn every_entry_of_a_game_is_read_as_it_was_written() {
    for seed in seeds(20) {
        for (actor, action) in play(any_deal(seed.0), seed.0, |_, _| {}).log() {
            let line = entry(*actor, action);
            assert_eq!(read_entry(&line), Ok((*actor, *action)), "{line}");
        }
    }
}

// Counting.

/// How many sequences of so many actions there are from here, by anybody who may act.
fn sequences(state: &State, depth: u32) -> u64 {
    let mut next: Vec<(Actor, Action)> = Vec::new();
    if state.public.awaited() == Awaited::Chance {
        let draws = state.chance_outcomes().into_iter();
        next.extend(draws.map(|(draw, _)| (Actor::Chance, Action::Draw(draw))));
    }
    for seat in state.public.may_act().iter() {
        let view = state.view(Viewer::Seat(seat), &[]);
        let actions = view.legal_actions().into_iter();
        let marches = marches(&view).into_iter().map(Action::March);
        next.extend(actions.chain(marches).map(|action| (Actor::Seat(seat), action)));
    }
    if depth <= 1 {
        return next.len() as u64;
    }
    next.iter()
        .map(|(actor, action)| {
            let step = apply(state, *actor, action).expect("legal actions are accepted");
            sequences(&step.state, depth - 1)
        })
        .sum()
}

const MET: &str = "at 0tall rialto, 1tall rialto, 0short murano, 2tall murano, 0fat zattere, ambassador zattere\nmeet\n";

#[test]
fn the_number_of_action_sequences_is_as_before() {
    let mut text = String::from("# position: sequences of 1, 2, 3 … actions\n");
    for (name, script, depth) in [
        ("three at the start, classic", "table classic 3", 3),
        ("four at the start, classic", "table classic", 3),
        ("four at the start, 2013", "table 2013", 3),
        ("four at the start, 2022", "table 2022", 3),
        ("five at the start, 2013", "table 2013 5\n4 report lf-tall cb-short ax-fat mz-thin", 3),
        (
            "the Ambassador's turn",
            "table 2013 5\n4 report lf-tall cb-short ax-fat mz-thin\nturn 4",
            3,
        ),
        ("placing", "table 2013 3 chosen", 3),
        ("land, water, wild", "balls land water wild", 2),
        ("agent, agent, ambassador", "table 2022\nballs agent agent ambassador", 2),
        ("one meeting", "at 0tall rialto, 1tall rialto\nmeet", 4),
        ("three meetings, classic", &format!("table classic\n{MET}"), 2),
        ("three meetings, 2013", MET, 2),
        (
            "a step sends him away",
            "table 2013 step-leaves\nat 0tall rialto, ambassador rialto\nmeet",
            3,
        ),
        (
            "a repeat to call",
            "table 2013 called\ndirect 0 1 build: short fat lf\ndirect 0 1 build: short fat lf",
            3,
        ),
        ("a hand is offered", "0 declare 1", 3),
    ] {
        let state = check(script).state;
        let counts: Vec<String> =
            (1..=depth).map(|depth| sequences(&state, depth).to_string()).collect();
        text += &format!("{name}: {}\n", counts.join(" "));
    }
    check_golden("perft.txt", &text);
}

// Words.

#[test]
fn every_token_of_the_notation_is_as_before() {
    let mut text = String::from("# A token never changes its meaning.\nballs");
    for ball in Ball::ALL {
        let draw = bauta::inkognito::rules::Draw::of(&[ball]);
        text += Action::Draw(draw).to_string().trim_start_matches("draw");
    }
    text += "\ncolours";
    Colour::ALL.iter().for_each(|colour| text += &format!(" {colour}"));
    text += "\nhands";
    for ix in 0..4 {
        let (agent, build, codeword) = (Agent::ALL[ix], Build::ALL[ix], Codeword::ALL[ix]);
        text += &format!(" {}", Hand { agent, build, codeword });
    }
    text += "\npawns";
    every_pawn().iter().for_each(|pawn| text += &format!(" {pawn}"));
    text += "\nspaces\n";
    for space in spaces() {
        let site = match space.site() {
            Site::Plain => String::new(),
            Site::Start(colour) => format!(" {colour}"),
            Site::Goal(number) => format!(" {number}"),
            Site::Embassy => " the Embassy".to_string(),
        };
        text += &format!("    {space}{site}\n");
    }
    text += "entries\n";
    for line in [
        "* draw land water wild",
        "* draw agent ambassador nothing",
        "0 place tall short fat thin",
        "0 call",
        "0 march",
        "0 march land:0tall>rialto agent:1fat>murano ambassador:ambassador>embassy",
        "0 ask 1fat identity",
        "0 ask ambassador build 2",
        "0 seal 1fat identity; ambassador build 2; 3thin build",
        "1 answer lf cb tall",
        "1 answer grey-ax grey-fat mission",
        "1 answer mz",
        "0 repeat 1fat",
        "0 repeat ambassador",
        "0 step 1fat rialto",
        "0 expel 1fat murano",
        "0 expel ambassador embassy",
        "0 declare 2",
        "0 escape",
        "2 accept",
        "2 refuse",
        "4 report lf-tall cb-short ax-fat mz-thin",
        "0 end",
    ] {
        let (actor, action) = read_entry(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(entry(actor, &action), line);
        text += &format!("    {line}\n");
    }
    check_golden("tokens.txt", &text);
}

// Missions.

fn name(agent: Agent) -> &'static str {
    match agent {
        Agent::LordFiddlebottom => "Lord Fiddlebottom",
        Agent::ColonelBubble => "Colonel Bubble",
        Agent::AgentX => "Agent X",
        Agent::MadameZsaZsa => "Madame Zsa Zsa",
    }
}

fn whom(whom: Whom) -> &'static str {
    match whom {
        Whom::Agent(agent) => name(agent),
        Whom::Ambassador => "the Ambassador",
    }
}

fn place(place: Destination) -> String {
    match place {
        Destination::Goal(number) => format!("on space {number}"),
        Destination::Embassy => "on the Embassy".to_string(),
    }
}

fn words(goal: Goal) -> String {
    match goal {
        Goal::AnyMeets(_, target) => format!("anybody with {}", whom(target)),
        Goal::Meets(agent, target) => format!("{} with {}", name(agent), whom(target)),
        Goal::Reaches(agent, space) => format!("{} {}", name(agent), place(space)),
        Goal::EitherReaches(team, space) => {
            let [one, other] = team.agents().map(name);
            format!("{one} or {other} {}", place(space))
        }
        Goal::AmbassadorOn(space) => format!("the Ambassador {}", place(space)),
    }
}

#[test]
fn the_24_missions_are_as_before() {
    let [three, four, five] = [3, 4, 5].map(|n| Seating::new(&roles(n)).expect("proper"));
    let mut text = String::new();
    for team in Team::ALL {
        let [first, second] = team.agents();
        text += &format!("{} then {}\n", name(first), name(second));
        for a in Codeword::ALL {
            for b in Codeword::ALL {
                let Some(goal) = mission(team, a, b) else { continue };
                let here = words(goal.at_table(team, &four, None));
                text += &format!("    {a:?}-{b:?}: {here}\n");
                for arrested in team.other().agents() {
                    let there = words(goal.at_table(team, &three, Some(arrested)));
                    if there != here {
                        text += &format!("        without {}: {there}\n", name(arrested));
                    }
                }
                let there = words(goal.at_table(team, &five, None));
                if there != here {
                    text += &format!("        with five: {there}\n");
                }
            }
        }
    }
    text += "Escapes of a lone agent\n";
    for agent in Agent::ALL {
        text += &format!("    {} {}\n", name(agent), place(exit(agent)));
    }
    check_golden("missions.txt", &text);
}

#[test]
fn a_seat_is_named_by_its_index() {
    let action = Action::Declare { partner: Seat::ALL[2] };
    assert_eq!(entry(Actor::Seat(Seat::ALL[4]), &action), "4 declare 2");
}
