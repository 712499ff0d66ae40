//! Prints the save of a table that is told in notation on standard input.
//!
//! ```text
//! cargo run --no-default-features --example print_save <tests/golden/2013-4.txt
//! ```
//!
//! The words are those of the golden files; indented lines and lines that
//! begin with `#` are for people. All but seats, hands and placement may be
//! left out:
//!
//! ```text
//! edition 2013                         classic, 2013 or 2022
//! options called chosen                single rules that differ from the edition's
//! seats red yellow blue green          clockwise; or ambassador
//! names Anna, Bea, Carlo, Dario
//! hands lf-tall-a mz-fat-b cb-short-c ax-thin-d
//! placement tall-short-fat-thin …      one for each seat, on its starts in board order
//! starter 0
//! seed 00000000000000aa
//! looked 0 1 2 3                       who has seen the own passport; all, if left out
//! sitters person clerk/spymaster …     who plays each seat; persons, if left out
//! help clerk                           paper, clerk, detective or oracle
//! saved 1767225600000
//! 0 call                               then the log, a line an action
//! * draw land wild ambassador
//! ```

use std::error::Error;
use std::io::{Read, stdin};

use bauta::inkognito::rules::notation::{read_colour, read_entry, read_hand, read_placement};
use bauta::inkognito::rules::options::{
    Completion, Edition, Exile, Options, Penalty, Placement, Repeats, StepRule,
};
use bauta::inkognito::rules::{Deal, Role};
use bauta::kit::{BySeat, Seat, Seed};
use bauta::session::{Help, Match, Sitter, Sitters, Table, save};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// New Year 2026, in milliseconds since 1970.
const SAVED: &str = "1767225600000";

fn main() -> Outcome<()> {
    let mut text = String::new();
    stdin().read_to_string(&mut text)?;
    println!("{}", save::text(&table(&text)?));
    Ok(())
}

fn table(text: &str) -> Outcome<Table> {
    let told: Vec<&str> =
        text.lines().filter(|line| !line.starts_with([' ', '#']) && !line.is_empty()).collect();
    let value = |word: &str| {
        told.iter().find_map(|line| line.strip_prefix(word)?.strip_prefix(' ').map(str::trim))
    };
    let words = |word: &str| value(word).map(|value| value.split_whitespace());
    let needed = |word: &'static str| words(word).ok_or_else(|| format!("no {word:?}"));

    let roles = needed("seats")?.map(role).collect::<Outcome<Vec<_>>>()?;
    let hands = needed("hands")?.map(read_hand).collect::<Result<Vec<_>, _>>()?;
    let placed = needed("placement")?.map(read_placement).collect::<Result<Vec<_>, _>>()?;
    if placed.len() != roles.len() {
        return Err("not one placement for each seat".into());
    }
    let names = match value("names") {
        Some(names) => names.split(',').map(|name| name.trim().to_string()).collect(),
        None => (1..=roles.len()).map(|seat| format!("Seat {seat}")).collect(),
    };
    let seed: Seed = value("seed").unwrap_or("0").parse()?;
    let deal = Deal {
        options: options(
            value("edition").unwrap_or("2013"),
            words("options").into_iter().flatten(),
        )?,
        hands: hands.try_into().map_err(|_| "not four hands")?,
        placement: BySeat::from_fn(roles.len(), |seat| placed[seat.ix()]),
        roles,
        starter: seat(value("starter").unwrap_or("0"))?,
    };
    let log = told
        .iter()
        .filter(|line| line.starts_with(|first: char| first == '*' || first.is_ascii_digit()))
        .map(|line| read_entry(line))
        .collect::<Result<Vec<_>, _>>()?;
    let game = Match::replay(deal, seed, &log)?
        .map_err(|(_, refused)| format!("log line {}: {}", refused.entry + 1, refused.error))?;
    let seats: Vec<Seat> = game.state().public.seating.seats().collect();
    let mut table = Table::around(names, game);
    table.looked = match words("looked") {
        Some(seats) => seats.map(seat).collect::<Outcome<_>>()?,
        None => seats.iter().copied().collect(),
    };
    table.help = match value("help").unwrap_or("clerk") {
        "paper" => Help::Paper,
        "clerk" => Help::Clerk,
        "detective" => Help::Detective,
        "oracle" => Help::Oracle,
        word => return Err(format!("no help level {word:?}").into()),
    };
    if let Some(words) = words("sitters") {
        let sitters = words.map(|word| Sitter::read(word).ok_or(format!("no player {word:?}")));
        let sitters = sitters.collect::<Result<Vec<_>, _>>()?;
        let first = BySeat::from_fn(seats.len(), |seat| {
            sitters.get(seat.ix()).copied().unwrap_or_default()
        });
        table = table.played_by(Sitters::new(first));
    }
    table.saved = value("saved").unwrap_or(SAVED).parse()?;
    Ok(table)
}

fn role(word: &str) -> Outcome<Role> {
    match word {
        "ambassador" => Ok(Role::Ambassador),
        colour => Ok(Role::Agent(read_colour(colour)?)),
    }
}

fn seat(word: &str) -> Outcome<Seat> {
    Ok(word.parse().ok().and_then(Seat::new).ok_or_else(|| format!("no seat {word:?}"))?)
}

fn options<'a>(edition: &str, words: impl Iterator<Item = &'a str>) -> Outcome<Options> {
    let mut options = Options::of(match edition {
        "classic" => Edition::Classic,
        "2013" => Edition::Y2013,
        "2022" => Edition::Y2022,
        word => return Err(format!("no edition {word:?}").into()),
    });
    for word in words {
        match word {
            "called" => options.repeats = Repeats::Called,
            "new-pair" => options.penalty = Penalty::NewPair,
            "one-fewer" => options.penalty = Penalty::OneFewer,
            "chosen" => options.placement = Placement::Chosen,
            "any-coloured" => options.exile = Exile::AnyColoured,
            "embassy-first" => options.exile = Exile::EmbassyFirst,
            "ambassador-leaves" => options.step = StepRule::AmbassadorLeaves,
            "as-it-stands" => options.completion = Completion::AsItStands,
            word => return Err(format!("no option {word:?}").into()),
        }
    }
    Ok(options)
}
