//! Saves of every format that was ever shipped, and tables at which bots play.
//!
//! `tests/saves/` holds a fixture of each format; they are never changed.

use std::fs;

use bauta::i18n::{Lang, Speaker};
use bauta::inkognito::bots::{Character, Level, Why};
use bauta::inkognito::rules::{Agent, Awaited, Colour, Options, Phase, Role, Seen, Viewer};
use bauta::kit::{BySeat, Seat, SeatSet, Seed};
use bauta::session::handover::errand;
use bauta::session::{
    Errand, Help, NewTable, Persona, Place, Sitter, Sitters, Table, Tic, save, shelf,
};

fn fixtures() -> Vec<(String, String)> {
    let files = fs::read_dir("tests/saves").expect("the fixtures");
    let mut texts: Vec<(String, String)> = files
        .map(|file| file.expect("a fixture").path())
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a readable fixture");
            (path.file_stem().expect("a name").to_string_lossy().into_owned(), text)
        })
        .collect();
    texts.sort();
    texts
}

#[test]
fn saves_of_every_shipped_format_open_for_ever() {
    let fixtures = fixtures();
    for format in ["v1-", "v2-"] {
        assert!(fixtures.iter().any(|(name, _)| name.starts_with(format)), "no fixture {format}");
    }
    for (name, text) in fixtures {
        let table =
            save::load(&name, text.trim()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(table.entries() > 20, "{name}");
        let again = save::load(&name, &save::text(&table)).expect("what we write we read");
        let views = |table: &Table| {
            let seats = table.public().seating.seats().map(Viewer::Seat);
            seats
                .chain([Viewer::Bystander])
                .map(|viewer| table.view(viewer).seen.to_vec())
                .collect::<Vec<_>>()
        };
        assert_eq!(views(&table), views(&again), "{name}");
        assert_eq!(table.sitters(), again.sitters(), "{name}");
    }
}

#[test]
fn at_a_table_of_format_1_only_persons_sit() {
    for (name, text) in fixtures().into_iter().filter(|(name, _)| name.starts_with("v1-")) {
        let table = save::load(&name, text.trim()).expect("loads");
        assert!(table.sitters().bots().is_empty(), "{name}");
    }
}

#[test]
fn whoever_has_no_name_or_anothers_in_a_save_is_called_by_the_seats_number() {
    let (_, text) = fixtures().into_iter().find(|(name, _)| name.starts_with("v2-")).expect("one");
    let mut table = save::load("t", text.trim()).expect("loads");
    for (name, typed) in table.names.iter_mut().zip(["\u{200b}", "Bea", "be\u{200c}a\u{feff}"]) {
        *name = typed.to_string();
    }
    let again = save::load("t", &save::text(&table)).expect("loads");
    assert_eq!(again.names[..3], ["1", "Bea", "3"]);
}

#[test]
fn a_table_is_rescued_up_to_the_last_line_that_the_rules_accept() {
    let table = played(4, 40, 3, &[Level::Tourist]);
    let mut fields: serde_json::Value =
        serde_json::from_str(&save::text(&table)).expect("our own text");
    let log = fields["log"].as_array_mut().expect("a log");
    log[25] = "3 march".into();
    let text = fields.to_string();
    assert!(save::load("t", &text).is_err());
    let rescued = save::rescue("t", &text).expect("a table");
    // Where the Phantom is due he comes again.
    assert!((25..=26).contains(&rescued.entries()), "{}", rescued.entries());
    assert_eq!(rescued.names, table.names);
}

/// A table with one person in seat 0 and bots in the others, of these levels in turn.
fn solo(seats: usize, seed: u64, levels: &[Level]) -> Table {
    let places = (0..seats)
        .map(|ix| Place {
            name: format!("P{ix}"),
            role: match Colour::ALL.get(ix) {
                Some(colour) => Role::Agent(*colour),
                None => Role::Ambassador,
            },
            sitter: if ix == 0 {
                Sitter::Person
            } else {
                let character = Character::ALL[(ix + seed as usize) % 6];
                Sitter::Bot(Persona { character, level: levels[ix % levels.len()] })
            },
        })
        .collect();
    let table = NewTable { places, options: Options::Y2013, help: Help::Detective };
    let mut table = table.open("t".to_string(), Seed(seed), 0).expect("a proper table");
    table.looked = SeatSet::EMPTY.with(Seat::ALL[0]);
    table
}

/// The same after at most this many entries, the person acting like a bot.
fn played(seats: usize, entries: usize, seed: u64, levels: &[Level]) -> Table {
    let mut table = solo(seats, seed, levels);
    let everybody = |table: &Table| {
        let persona = Persona { character: Character::Clerk, level: levels[0] };
        let first = table.sitters().first();
        Sitters::new(BySeat::from_fn(first.len(), |seat| match first[seat] {
            Sitter::Person => Sitter::Bot(persona),
            bot @ Sitter::Bot(_) => bot,
        }))
    };
    let person = table.sitters().clone();
    let all = everybody(&table);
    table = table.played_by(all);
    while table.entries() < entries && step(&mut table).is_some() {}
    table.played_by(person)
}

/// One decision of a bot.
fn step(table: &mut Table) -> Option<Seat> {
    let seat = table.thinker()?;
    let choice = table.think(seat).expect("a bot has a choice");
    table.act(seat, choice.action).expect("bots act legally");
    Some(seat)
}

#[test]
fn bots_alone_play_whole_games_through_a_table() {
    for seats in 3..=5 {
        for seed in 0..6 {
            let table = played(seats, 5_000, seed, &Level::ALL);
            assert!(matches!(table.public().phase, Phase::Over(_)), "{seats} seats, seed {seed}");
        }
    }
}

#[test]
fn a_bot_thinks_the_same_after_a_reload() {
    for seats in 3..=5 {
        let mut compared = 0;
        for seed in 0..10 {
            let mut table = played(seats, 16, seed, &[Level::Informer]);
            while table.thinker().is_some() && table.entries() < 60 {
                let again = save::load("t", &save::text(&table)).expect("loads");
                assert_eq!(table.thinker(), again.thinker());
                let seat = table.thinker().expect("a bot");
                assert_eq!(table.think(seat), again.think(seat));
                step(&mut table);
                compared += 1;
            }
        }
        assert!(compared >= 10, "{compared} decisions at a table of {seats}");
    }
}

#[test]
fn a_bot_that_broke_does_something_harmless_once() {
    let mut table = solo(4, 5, &[Level::Spymaster]);
    // The person's seat is played by the first legal action, until a bot is due.
    while table.thinker().is_none() {
        let Awaited::Seat(seat) = table.public().awaited() else { panic!("a seat") };
        let action = table.view(Viewer::Seat(seat)).legal_actions()[0];
        table.act(seat, action).expect("legal");
    }
    let seat = table.thinker().expect("a bot");
    let storage = bauta::session::Memory::default();
    shelf::keep(&storage, &table).expect("room");
    shelf::begin_to_think(&storage, &table).expect("room");
    let mut again = shelf::open(&storage, "t").expect("opens").expect("is there");
    assert_eq!(again.stumbles, [table.entries()]);
    let choice = again.think(seat).expect("a choice");
    assert_eq!(choice.why, bauta::inkognito::bots::Why::Fallback);
    again.act(seat, choice.action).expect("legal");
    shelf::keep(&storage, &again).expect("room");
    let later = shelf::open(&storage, "t").expect("opens").expect("is there");
    assert_eq!(later.stumbles, [table.entries()], "once only");
}

#[test]
fn a_bots_book_opens_after_the_game_and_gives_a_reason_for_all_it_did() {
    let running = played(4, 50, 7, &[Level::Informer]);
    assert!(running.book(Seat::ALL[1]).is_none(), "not while the game is on");
    let speaker = Speaker::new(Lang::En.text(), vec!["Anna".to_string(); 5]);
    for seats in 3..=5 {
        let table = played(seats, 5_000, 7, &[Level::Informer]);
        for seat in table.public().seating.seats().skip(1) {
            let pages = table.book(seat).expect("it is over").pages(0, 1_000);
            let later = table.book(seat).expect("it is over").pages(3, 2);
            assert_eq!(later, pages[3..5]);
            assert!(pages.len() > 5, "seat {}", seat.ix());
            assert!(pages.iter().all(|page| page.why.is_some() && page.worlds > 0));
            for page in &pages {
                assert!(page.told.iter().any(|seen| speaker.seen(seen).is_some()), "{page:?}");
                let next = |seen: &Seen| matches!(seen, Seen::TurnBegan { .. });
                assert!(!page.told.iter().any(next), "another's turn: {page:?}");
                if let Some(Why::ToMeet { whom, envoy, .. }) = page.why {
                    assert!(envoy || !whom.is_empty(), "somebody is met: {page:?}");
                }
            }
            let agent = table.public().seating.is_agent(seat);
            assert!(pages.iter().all(|page| page.partners.is_empty() != agent));
        }
    }
}

#[test]
fn bots_make_faces_to_somebody_alone_only_and_the_same_after_a_reload() {
    let mut n = 0;
    for seed in 0..4 {
        let table = played(4, 300, seed, &[Level::Gondolier]);
        let again = save::load("t", &save::text(&table)).expect("loads");
        assert_eq!(table.tics(), again.tics());
        n += table.tics().len();
        assert!(table.tics().iter().all(|tic| table.sitters().bot(tic.by).is_some()));
        assert!(table.played_by(Sitters::persons(4)).tics().is_empty());
    }
    assert!(n > 4, "{n} faces in four games");
}

#[test]
fn somebody_alone_answers_a_face_until_the_turn_is_over_and_it_is_kept() {
    let mut table = solo(4, 3, &[Level::Tourist]);
    let [me, bot, ..] = Seat::ALL;
    let mine =
        |table: &Table| table.tics().iter().filter(|tic| tic.by == me).copied().collect::<Vec<_>>();
    table.answer_tic(bot, Some(Agent::AgentX));
    table.answer_tic(bot, Some(Agent::MadameZsaZsa));
    let turn = table.public().turn;
    assert_eq!(mine(&table), [Tic { turn, by: me, to: bot, tell: Agent::MadameZsaZsa }]);
    let again = save::load("t", &save::text(&table)).expect("loads");
    assert_eq!(mine(&again), mine(&table));
    table.answer_tic(bot, None);
    assert_eq!(mine(&table), []);
    // What comes later than the table is, such as in a save that was cut, is no face of it.
    table.faces = vec![Tic { turn: turn + 1, by: me, to: bot, tell: Agent::AgentX }];
    let again = save::load("t", &save::text(&table)).expect("loads");
    assert_eq!(again.faces, []);
}

#[test]
fn nobody_answers_a_face_at_a_table_of_several_or_as_the_ambassador() {
    let mut table = solo(5, 3, &[Level::Tourist]);
    let [me, bot, .., ambassador] = Seat::ALL;
    assert_eq!(table.may_answer(bot), Some(me));
    for to in [me, ambassador] {
        table.answer_tic(to, Some(Agent::AgentX));
    }
    let first = *table.sitters().first();
    let swapped = |with: Seat, other: Seat| {
        BySeat::from_fn(5, |seat| first[if seat == with { other } else { seat }])
    };
    // Two persons; then only the Ambassador's player.
    table = table.played_by(Sitters::new(swapped(bot, me)));
    table.answer_tic(Seat::ALL[2], Some(Agent::AgentX));
    let only = BySeat::from_fn(5, |seat| if seat == ambassador { first[me] } else { first[bot] });
    table = table.played_by(Sitters::new(only));
    table.answer_tic(bot, Some(Agent::AgentX));
    assert_eq!(table.faces, []);
}

#[test]
fn what_bots_think_is_the_same_whatever_face_they_were_shown() {
    let mut compared = 0;
    for seed in 0..24 {
        let mut plain = played(4, 40, seed, &[Level::Informer]);
        while let Some(bot) = plain.thinker().filter(|_| plain.entries() < 60) {
            let mut shown = save::load("t", &save::text(&plain)).expect("loads");
            shown.answer_tic(bot, Some(Agent::LordFiddlebottom));
            assert_eq!(shown.faces.len(), 1);
            assert_eq!(shown.think(bot), plain.think(bot));
            step(&mut plain);
            compared += 1;
        }
    }
    assert!(compared > 10, "{compared} thoughts");
}

#[test]
fn a_save_of_before_there_were_answers_opens_and_a_bad_answer_is_refused() {
    let table = solo(4, 3, &[Level::Tourist]);
    let mut fields: serde_json::Value =
        serde_json::from_str(&save::text(&table)).expect("our own text");
    fields["faces"] = serde_json::json!(["1 0 1 nobody"]);
    assert!(save::rescue("t", &fields.to_string()).is_err());
    fields.as_object_mut().expect("fields").remove("faces");
    assert_eq!(save::rescue("t", &fields.to_string()).expect("a table").faces, []);
}

#[test]
fn nobody_carries_the_device_to_a_bot() {
    let mut table = played(5, 200, 2, &[Level::Gondolier]);
    for _ in 0..2_000 {
        match errand(table.public(), table.progress()) {
            None => return,
            Some((seat, Errand::Think)) => {
                assert!(table.sitters().bot(seat).is_some());
                step(&mut table).expect("it has something to do");
            }
            Some((seat, errand)) => {
                assert_eq!(table.sitters().now(seat), Sitter::Person, "{errand:?}");
                let action = table.view(Viewer::Seat(seat)).legal_actions()[0];
                table.act(seat, action).expect("legal");
            }
        }
    }
}

#[test]
fn a_new_hand_looks_at_the_passport_first() {
    let mut table = solo(4, 3, &[Level::Tourist]);
    table.wish(Seat::ALL[2], Sitter::Person);
    assert_eq!(table.swap(None).len(), 1);
    assert_eq!(errand(table.public(), table.progress()), Some((Seat::ALL[2], Errand::Passport)));
    assert_eq!(table.sitters().alone(), None);
    let again = save::load("t", &save::text(&table)).expect("loads");
    assert_eq!(again.sitters(), table.sitters());
}
