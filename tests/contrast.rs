//! The colours of every theme against each other: words at least 4.5 to 1,
//! figures, ways and marks at least 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11).

use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../style/tokens.css");
const THEMES: [&str; 3] = ["night", "day", "contrast"];
/// The line round every figure (`art/symbols.svg`).
const OUTLINE: [u8; 3] = [0x1c, 0x14, 0x13];
const SEATS: [&str; 5] = ["red", "yellow", "blue", "green", "black"];

type Tokens = BTreeMap<String, [u8; 3]>;

/// The colours of a theme: night's, and what the theme says otherwise.
fn theme(name: &str) -> Tokens {
    let mut tokens = Tokens::new();
    for block in blocks(":root {") {
        tokens.extend(colours(block));
    }
    if name != "night" {
        let own: Vec<&str> = blocks(&format!("[data-theme=\"{name}\"] {{")).collect();
        assert_eq!(own.len(), 1, "{name} is told in one place");
        tokens.extend(own.into_iter().flat_map(colours));
    }
    tokens
}

fn blocks(head: &str) -> impl Iterator<Item = &'static str> {
    TOKENS.split(head).skip(1).map(|rest| rest.split('}').next().unwrap_or_default())
}

/// The tokens of a block that are a colour `#rrggbb`.
fn colours(block: &str) -> impl Iterator<Item = (String, [u8; 3])> + '_ {
    block.split(';').filter_map(|line| {
        let (name, value) = line.trim().rsplit_once("--")?.1.split_once(": #")?;
        let part = |ix: usize| u8::from_str_radix(value.get(ix..ix + 2)?, 16).ok();
        Some((name.to_string(), [part(0)?, part(2)?, part(4)?]))
    })
}

fn luminance(colour: [u8; 3]) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let [r, g, b] = colour.map(linear);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Every pair that is less than `least` to 1, in all themes.
fn too_faint(pairs: &[(&str, &[&str])], least: f64) -> Vec<String> {
    let mut faint = Vec::new();
    for name in THEMES {
        let tokens = theme(name);
        let get = |token: &str| *tokens.get(token).unwrap_or_else(|| panic!("--{token} in {name}"));
        for (front, grounds) in pairs {
            for ground in *grounds {
                let found = contrast(get(front), get(ground));
                if found < least {
                    faint.push(format!("{name}: --{front} on --{ground} {found:.2}"));
                }
            }
        }
    }
    faint
}

#[test]
fn black_on_white_is_21_to_1_and_the_tokens_are_read() {
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    for name in THEMES {
        assert!(theme(name).len() > 100, "{name}");
    }
    assert_ne!(theme("night")["ground"], theme("day")["ground"]);
    assert_eq!(theme("contrast")["ground"], [0; 3]);
}

#[test]
fn words_stand_out_at_least_four_and_a_half_to_one() {
    let panels: &[&str] = &["ground", "panel", "panel-2", "panel-3"];
    let papers: &[&str] = &["paper", "paper-2", "paper-card"];
    let pairs: &[(&str, &[&str])] = &[
        ("text", panels),
        ("text-soft", panels),
        ("text-gold", panels),
        ("bad", &["ground", "panel", "panel-2"]),
        ("warn", &["ground", "panel", "panel-2"]),
        ("accent-ink", &["accent"]),
        ("flag-ink", &["flag"]),
        ("button-ink", &["button-top", "button-bottom"]),
        ("button-off-ink", &["button-off"]),
        ("paper-ink", papers),
        ("paper-ink", &["paper-card-grey", "paper-wine-soft", "paper-yes-soft"]),
        ("paper-ink-soft", papers),
        ("paper-wine", &["paper", "paper-card", "paper-wine-soft"]),
        ("paper-yes", &["paper", "paper-card", "paper-yes-soft"]),
        ("paper-no", &["paper", "paper-card"]),
        ("paper-hand", &["paper", "paper-card"]),
        ("curtain-text", &["curtain", "curtain-2", "curtain-light"]),
        ("goal-ink", &["goal"]),
        ("name", &["name-halo"]),
    ];
    assert_eq!(too_faint(pairs, 4.5), Vec::<String>::new());
}

#[test]
fn ways_spaces_and_marks_stand_out_at_least_three_to_one() {
    let pairs: &[(&str, &[&str])] = &[
        ("way-land", &["way-land-bed"]),
        ("way-land-bed", &["land"]),
        ("way-water", &["way-water-bed"]),
        ("space", &["space-rim"]),
        ("target", &["target-dark"]),
        ("target-near", &["target-dark"]),
        ("medallion-rim", &["space-rim"]),
        ("focus", &["ground", "panel", "panel-2", "focus-dark"]),
        ("embassy", &["embassy-ring"]),
        ("button-bottom", &["button-ink"]),
    ];
    assert_eq!(too_faint(pairs, 3.0), Vec::<String>::new());
}

#[test]
fn figures_stand_out_from_what_they_stand_on() {
    assert!(include_str!("../art/symbols.svg").contains("stroke=\"#1c1413\""));
    for name in THEMES {
        let tokens = theme(name);
        for seat in SEATS {
            let cloak = tokens[&format!("seat-{seat}")];
            let ink = tokens[&format!("seat-{seat}-ink")];
            let best = |ground| {
                [cloak, ink, OUTLINE]
                    .map(|own| contrast(own, ground))
                    .into_iter()
                    .fold(0.0, f64::max)
            };
            for ground in ["space", "land"] {
                let found = best(tokens[ground]);
                assert!(found >= 3.0, "{name}: {seat} on --{ground} {found:.2}");
            }
            let rim =
                contrast(cloak, tokens["medallion-rim"]).max(contrast(cloak, tokens["space-rim"]));
            assert!(rim >= 3.0, "{name}: the medallion of {seat} {rim:.2}");
        }
    }
}

#[test]
fn seats_differ_in_lightness() {
    let tokens = theme("night");
    let mut all: Vec<f64> = ["red", "yellow", "blue", "green"]
        .map(|seat| luminance(tokens[&format!("seat-{seat}")]))
        .to_vec();
    all.sort_by(f64::total_cmp);
    for pair in all.windows(2) {
        let apart = (pair[1] + 0.05) / (pair[0] + 0.05);
        assert!(apart >= 1.5, "{all:?}");
    }
}
