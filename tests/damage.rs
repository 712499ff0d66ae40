//! Saves and notation that were damaged: never a panic, never a hang, always a
//! typed error or a table that plays on.
//!
//! Ten thousand mutated saves a run; with `LONG=1` a hundred thousand, and
//! `BAUTA_MUTATIONS=n` asks for as many as that.

use bauta::inkognito::bots::random;
use bauta::inkognito::rules::notation::{read_action, read_entry};
use bauta::inkognito::rules::{Actor, Awaited, Colour, Deal, Options, Role, Viewer};
use bauta::kit::{Rng, Seed};
use bauta::session::{Match, SaveError, Table, save};

fn mutations() -> usize {
    let usual = if std::env::var_os("LONG").is_some() { 100_000 } else { 10_000 };
    std::env::var("BAUTA_MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// A table after some turns of random play, with three, four or five seats.
fn table(seed: u64) -> Table {
    let seed = Seed(seed);
    let mut rng = seed.stream(u64::MAX);
    let seats = 3 + rng.below(3) as usize;
    let mut roles: Vec<Role> = Colour::ALL.map(Role::Agent).to_vec();
    roles.truncate(seats);
    if seats == 5 {
        roles.push(Role::Ambassador);
    }
    let deal = Deal::random(Options::Y2013, &roles, &mut rng);
    let mut game = Match::new(deal, seed).expect("a random deal is proper");
    for _ in 0..30 {
        game.let_chance_act();
        let Awaited::Seat(seat) = game.state().public.awaited() else { break };
        let action = random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
        game.push(Actor::Seat(seat), action).expect("bots act legally");
    }
    // A loaded table has its balls drawn.
    game.let_chance_act();
    let names = ["Anna", "Bea", "Carlo", "Dario", "Elena"];
    Table::around(names[..seats].iter().map(ToString::to_string).collect(), game)
}

/// One small damage: a byte changed, cut, doubled, moved, or a piece of another text put in.
fn damage(text: &str, other: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        let at = rng.below(chars.len().max(1) as u32) as usize;
        match rng.below(7) {
            0 if at < chars.len() => {
                chars.remove(at);
            }
            1 => chars.truncate(at),
            2 => chars.insert(at.min(chars.len()), *rng.pick(&STRANGE).expect("some")),
            3 if at < chars.len() => chars[at] = *rng.pick(&STRANGE).expect("some"),
            4 => {
                let piece: Vec<char> = other.chars().skip(at).take(40).collect();
                chars.splice(at.min(chars.len())..at.min(chars.len()), piece);
            }
            5 if at < chars.len() => {
                let end = (at + 1 + rng.below(60) as usize).min(chars.len());
                chars.drain(at..end);
            }
            _ => {
                let end = (at + rng.below(60) as usize).min(chars.len());
                let piece: Vec<char> = chars[at.min(end)..end].to_vec();
                chars.splice(at.min(chars.len())..at.min(chars.len()), piece);
            }
        }
    }
    chars.into_iter().collect()
}

const STRANGE: [char; 16] =
    ['"', '\\', '{', '}', '[', ']', ':', ',', '0', '9', '-', ' ', '\u{0}', '\u{202e}', 'é', '🎭'];

#[test]
fn a_mutated_save_is_a_typed_error_or_a_table() {
    let tables: Vec<String> = (0..24).map(|seed| save::text(&table(seed))).collect();
    let mut rng = Seed(1988).stream(0);
    for n in 0..mutations() {
        let text = &tables[n % tables.len()];
        let other = &tables[(n + 7) % tables.len()];
        let damaged = damage(text, other, &mut rng);
        match save::load("t", &damaged) {
            // White space outside of words may change without a meaning.
            Ok(loaded) => assert_eq!(&save::text(&loaded), text, "mutation {n}: {damaged}"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        // What can be rescued is a table like any other.
        if let Ok(rescued) = save::rescue("t", &damaged) {
            let again = save::load("t", &save::text(&rescued));
            let again = again.unwrap_or_else(|error| panic!("mutation {n}: {error}: {damaged}"));
            assert_eq!(again.entries(), rescued.entries(), "mutation {n}: {damaged}");
        }
    }
}

#[test]
fn a_line_taken_out_of_the_log_is_noticed() {
    let mut rng = Seed(2013).stream(0);
    for seed in 0..50 {
        let text = save::text(&table(seed));
        let mut value: serde_json::Value = serde_json::from_str(&text).expect("our own text");
        let log = value["log"].as_array_mut().expect("a log");
        log.remove(rng.below(log.len() as u32) as usize);
        assert_eq!(save::load("t", &value.to_string()).err(), Some(SaveError::Checksum));
    }
}

#[test]
fn any_text_in_storage_is_refused_in_words() {
    let huge = "a".repeat(1 << 20);
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    let strange = [
        "",
        "null",
        "{}",
        "[]",
        "{\"format\":1}",
        "{\"format\":-1}",
        "{\"format\":1e99}",
        "{\"format\":7}",
        "<html><script>alert(1)</script>",
        "\u{feff}{\"format\":1}",
        &huge,
        &deep,
    ];
    for text in strange {
        let error = save::load("t", text).err().expect("no table");
        let short: String = text.chars().take(40).collect();
        assert!(!error.to_string().is_empty(), "{short}");
    }
    assert_eq!(save::load("t", "{\"format\":7}").err(), Some(SaveError::Newer(7)));
}

#[test]
fn mutated_notation_is_read_back_as_it_is_written_or_refused() {
    let lines = [
        "0 call",
        "* draw land wild ambassador",
        "1 march land:1tall>rialto agent:2fat>murano ambassador:ambassador>embassy",
        "2 ask ambassador build 3",
        "2 seal 1fat identity; ambassador build 0",
        "3 answer ax mz grey-fat",
        "0 report lf-tall cb-short ax-fat mz-thin",
        "0 place tall short fat thin",
        "1 step 2fat rialto",
        "1 expel ambassador embassy",
    ];
    let mut rng = Seed(58).stream(0);
    for n in 0..mutations() {
        let line = lines[n % lines.len()];
        let damaged = damage(line, lines[(n + 3) % lines.len()], &mut rng);
        if let Ok((_, action)) = read_entry(&damaged) {
            assert_eq!(read_action(&action.to_string()), Ok(action), "mutation {n}: {damaged}");
        }
    }
}
