//! Our JSON against somebody else's.

use bauta::kit::{Json, Rng, Seed};
use serde_json::Value;

/// What serde's value is to us.
fn ours(value: &Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Bool(flag) => Json::Flag(*flag),
        Value::Number(number) => number.as_u64().map_or(Json::Odd, Json::Number),
        Value::String(text) => Json::Text(text.clone()),
        Value::Array(items) => Json::List(items.iter().map(ours).collect()),
        Value::Object(fields) => {
            let mut all = Json::fields();
            for (name, value) in fields {
                all.set(name, ours(value));
            }
            all
        }
    }
}

/// A text that nearly is JSON, or is.
fn text(rng: &mut Rng) -> String {
    const PIECES: [&str; 52] = [
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\"",
        "\"a\"",
        "\"b\"",
        "\"a\":",
        "\"b\":",
        "null",
        "true",
        "false",
        "nul",
        "0",
        "1",
        "12",
        "-",
        "-0",
        "-1",
        "01",
        "1.5",
        "1.",
        ".5",
        "1e3",
        "1E-2",
        "1e",
        "e",
        "+",
        "18446744073709551615",
        "18446744073709551616",
        "9007199254740993",
        "\\",
        "\\\"",
        "\\n",
        "\\u00e9",
        "\\ud83c\\udfad",
        "\\ud83c",
        "\\udfad",
        "\\u12",
        "\\x",
        "é",
        "🎭",
        "\n",
        "\u{1}",
        " ",
        "\t",
        "\u{a0}",
        "[1,2]",
        "{\"a\":1,\"b\":[]}",
        "\u{7f}",
    ];
    let mut text = String::new();
    for _ in 0..=rng.below(9) {
        text.push_str(rng.pick(&PIECES).copied().unwrap_or_default());
    }
    text
}

/// A value of any shape, as serde has it.
fn value(rng: &mut Rng, depth: u32) -> Value {
    match rng.below(if depth == 0 { 4 } else { 6 }) {
        0 => Value::Null,
        1 => Value::Bool(rng.below(2) == 0),
        2 => Value::from(u64::from(rng.below(u32::MAX)) << rng.below(33)),
        3 => Value::String(
            (0..rng.below(12))
                .filter_map(|_| {
                    let most = [0x80, 0x800, 0x11_0000][rng.below(3) as usize];
                    char::from_u32(rng.below(most))
                })
                .collect(),
        ),
        4 => (0..rng.below(4)).map(|_| value(rng, depth - 1)).collect(),
        _ => Value::Object(
            (0..rng.below(4))
                .map(|_| (format!("k{}", rng.below(20)), value(rng, depth - 1)))
                .collect(),
        ),
    }
}

#[test]
fn the_same_texts_are_json_and_say_the_same() {
    let mut rng = Seed(8259).stream(0);
    let mut read = 0;
    for _ in 0..400_000 {
        let text = text(&mut rng);
        let theirs = match serde_json::from_str::<Value>(&text) {
            // The size of a number that we do not read is all the same to us.
            Err(error) if error.to_string().contains("out of range") => continue,
            theirs => theirs.ok(),
        };
        read += u32::from(theirs.is_some());
        assert_eq!(Json::read(&text), theirs.as_ref().map(ours), "{text:?}");
    }
    assert!(read > 4_000, "only {read} texts were any");
}

#[test]
fn what_is_written_is_the_same_to_the_letter() {
    let mut rng = Seed(8259).stream(1);
    for _ in 0..20_000 {
        let value = value(&mut rng, 4);
        let ours = ours(&value);
        assert_eq!(ours.write(), value.to_string());
        assert_eq!(Json::read(&ours.write()), Some(ours));
    }
}

#[test]
fn bombs_are_no_json() {
    for depth in [1, 127, 128, 100_000] {
        let text = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        assert_eq!(Json::read(&text).is_some(), depth < 128, "{depth}");
    }
    let wide: Vec<String> = (0..100_000).rev().map(|n| format!("\"{n:06}\":0")).collect();
    assert_eq!(Json::read(&format!("{{{}}}", wide.join(","))), None);
}
