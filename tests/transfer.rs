//! Tables that leave this browser and come into another, and what is told of
//! one in a report.

use std::fs;

use bauta::session::save::{Secrets, load, report, rescue, text};
use bauta::session::transfer::{LONGEST, export, import, settings};
use bauta::session::{Import, ImportError, Memory, SaveError, Storage, Table, shelf};

fn fixture(name: &str) -> String {
    let path = format!("tests/saves/{name}.json");
    fs::read_to_string(path).expect("a fixture").trim().to_string()
}

fn shelf_of(texts: &[&str]) -> Memory {
    let storage = Memory::default();
    for (ix, text) in texts.iter().enumerate() {
        storage.set(&format!("bauta.table.{ix}"), text).expect("kept");
    }
    storage
}

fn names(storage: &Memory) -> Vec<Vec<String>> {
    shelf::list(storage).expect("listed").tables.into_iter().map(|table| table.names).collect()
}

#[test]
fn all_tables_come_over_in_one_text_with_the_settings() {
    let from = shelf_of(&[&fixture("v1-2013-5"), &fixture("v2-2013-4")]);
    let text = export(&from, "{\"day\":true}").expect("exported");
    let to = shelf_of(&[]);
    let done = import(&to, &text, 1).expect("taken in");
    assert_eq!(done, Import { taken: 2, known: 0, refused: 0 });
    assert_eq!(names(&to), names(&from));
    assert_eq!(settings(&text).as_deref(), Some("{\"day\":true}"));
}

#[test]
fn a_table_that_is_there_already_is_not_doubled() {
    let storage = shelf_of(&[&fixture("v1-2013-4")]);
    let one = import(&storage, &fixture("v1-2013-4"), 1).expect("taken in");
    assert_eq!(one, Import { taken: 0, known: 1, refused: 0 });
    let all = export(&storage, "").expect("exported");
    assert_eq!(import(&storage, &all, 2).expect("taken in").known, 1);
    assert_eq!(names(&storage).len(), 1);
}

#[test]
fn a_damaged_save_goes_along_and_harms_no_other() {
    let cut = &fixture("v2-2013-4")[..900];
    let storage = shelf_of(&[cut, &fixture("v1-classic-3")]);
    let text = export(&storage, "").expect("exported");
    let to = shelf_of(&[]);
    let done = import(&to, &text, 1).expect("taken in");
    assert_eq!(done, Import { taken: 1, known: 0, refused: 1 });
}

#[test]
fn what_is_no_table_is_refused_and_changes_nothing() {
    let sound = fixture("v2-2013-4");
    let storage = shelf_of(&[&sound]);
    let markup = "<script>alert(1)</script>";
    let not = |text: &str| import(&storage, text, 1).expect_err("refused");
    for text in ["", markup, "[]", "{}", "{\"hello\":1}", "\u{202e}{}", &"[".repeat(100_000)] {
        assert_eq!(not(text), ImportError::Save(SaveError::NotASave));
    }
    assert_eq!(not(&sound.replace("call", "cart")), ImportError::Save(SaveError::Checksum));
    assert_eq!(not(&"a".repeat(LONGEST + 1)), ImportError::TooLong);
    let bomb = format!("{{\"tables\":[{}\"\"]}}", "\"\",".repeat(2_000));
    assert_eq!(not(&bomb), ImportError::TooLong);
    assert_eq!(storage.keys().expect("keys"), ["bauta.table.0"]);
}

#[test]
fn strange_names_come_in_tidied() {
    let mut fields: serde_json::Value = serde_json::from_str(&fixture("v2-2013-4")).expect("JSON");
    let strange = ["🎭".repeat(200), "\u{202e}evil\u{2066}".to_string(), "<b>B</b>".to_string()];
    for (seat, name) in strange.iter().enumerate() {
        fields["seats"][seat]["name"] = name.as_str().into();
    }
    let table = rescue("t", &fields.to_string()).expect("a table");
    let storage = shelf_of(&[]);
    import(&storage, &text(&table), 1).expect("taken in");
    let names = names(&storage).remove(0);
    assert_eq!(names[0].chars().count(), 16);
    assert_eq!(names[1], "evil");
    assert_eq!(names[2], "<b>B</b>");
}

#[test]
fn a_rescued_table_stands_beside_the_damaged_text() {
    let changed = fixture("v2-2013-4").replace("2 end", "2 and");
    let storage = shelf_of(&[&changed]);
    shelf::rescue(&storage, "0", "new").expect("rescued");
    let shelf = shelf::list(&storage).expect("listed");
    assert_eq!(shelf.damaged.len(), 1);
    assert_eq!(shelf.damaged[0].text, changed);
    assert_eq!(shelf.damaged[0].good, Some(shelf.tables[0].public.turn));
    assert_eq!(shelf.tables.len(), 1);
}

/// The fixture's game just before its end, with names, and each hand's codeword as told.
fn running(words: [char; 4]) -> (Table, serde_json::Value) {
    let mut fields: serde_json::Value = serde_json::from_str(&fixture("v2-2013-4")).expect("JSON");
    let log = fields["log"].as_array_mut().expect("a log");
    log.truncate(log.len() - 2);
    for (seat, name) in ["Anna", "Bea", "Carlo", "Dario"].iter().enumerate() {
        fields["seats"][seat]["name"] = (*name).into();
    }
    for (hand, word) in fields["hands"].as_array_mut().expect("hands").iter_mut().zip(words) {
        let mut text = hand.as_str().expect("a hand").to_string();
        text.pop();
        text.push(word);
        *hand = text.into();
    }
    (rescue("t", &fields.to_string()).expect("a table"), fields)
}

#[test]
fn a_report_names_nobody_and_tells_no_secret_of_a_running_table() {
    let (table, fields) = running(['c', 'd', 'a', 'b']);
    let hidden = report(&table, Secrets::Hidden);
    let told = report(&table, Secrets::Told);
    for name in &table.names {
        assert!(!hidden.contains(name) && !told.contains(name), "{name}");
    }
    let secrets = fields["hands"].as_array().expect("hands").iter().chain([&fields["seed"]]);
    for secret in secrets.map(|secret| secret.as_str().expect("a word")) {
        assert!(!hidden.contains(secret), "{secret}");
        assert!(told.contains(secret), "{secret}");
    }
    // Cards are named in answers only, and none of them stands there.
    assert!(fields["log"].to_string().contains("answer mz"));
    assert!(!hidden.contains("answer mz") && hidden.contains("answer …"));
    assert_eq!(load("t", &told).expect("opens").entries(), table.entries());
}

#[test]
fn a_report_of_a_running_table_is_the_same_over_another_deal() {
    let (one, _) = running(['c', 'd', 'a', 'b']);
    let (other, _) = running(['d', 'c', 'b', 'a']);
    assert_eq!(one.entries(), other.entries());
    assert_eq!(report(&one, Secrets::Hidden), report(&other, Secrets::Hidden));
    assert_ne!(report(&one, Secrets::Told), report(&other, Secrets::Told));
}

#[test]
fn a_report_of_a_finished_game_tells_all() {
    let table = load("t", &fixture("v2-2013-4")).expect("a table");
    assert_eq!(report(&table, Secrets::Hidden), report(&table, Secrets::Told));
}
