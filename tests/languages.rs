//! What every language must have beyond compiling.

use bauta::i18n::line::{Line, Shape, fill, holes};
use bauta::i18n::{Lang, Speaker, Text};
use bauta::inkognito::rules::board::spaces;
use bauta::inkognito::rules::{Ball, RuleError};
use bauta::kit::Seat;

fn speaker(lang: Lang) -> Speaker {
    let names = ["Anna", "Bea", "Carlo", "Dario"].map(String::from).to_vec();
    Speaker::new(lang.text(), names)
}

/// Every line of a language.
fn lines(lang: Lang) -> Vec<Line> {
    let t = lang.text();
    let of_parts = [
        t.lines(),
        t.device.lines(),
        t.keys.lines(),
        t.why.lines(),
        t.verdicts.lines(),
        t.refusals.lines(),
    ];
    of_parts.concat()
}

/// Some of the texts, by name.
fn samples(t: &Text) -> Vec<(&'static str, String)> {
    let mut all = vec![
        ("welcome", t.welcome.to_string()),
        ("setup_help", t.setup_help.to_string()),
        ("pad_why", t.pad_why.to_string()),
        ("declare_help", t.declare_help.to_string()),
        ("unofficial", t.unofficial.to_string()),
        ("hand_to", t.hand_to("Anna")),
        ("errand_answer", t.errand_build("Anna")),
        ("log_shown", t.log_shown("Anna", "Bea")),
        ("because_shown", t.because_shown(3, "Anna", "…")),
        ("missing_identities", t.missing_identities(2)),
        ("book_help", t.book_help.to_string()),
        ("ready", t.device.ready.to_string()),
    ];
    all.extend(t.rules_in_short.sections().map(|(title, _)| ("rules", title.to_string())));
    all.extend(t.character_notes.iter().map(|note| ("character", note.to_string())));
    all
}

#[test]
fn tags_and_own_names_are_all_different() {
    for one in Lang::ALL {
        for other in Lang::ALL.into_iter().filter(|other| *other != one) {
            assert_ne!(one.tag(), other.tag());
            assert_ne!(one.own_name(), other.own_name());
        }
    }
}

#[test]
fn no_language_repeats_the_english() {
    let english = samples(Lang::En.text());
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for ((name, theirs), (_, english)) in samples(lang.text()).into_iter().zip(&english) {
            assert!(!theirs.trim().is_empty(), "{lang:?} {name}");
            assert_ne!(theirs, *english, "{lang:?} {name}");
        }
    }
}

#[test]
fn one_and_many_are_said_differently() {
    for lang in Lang::ALL {
        let t = lang.text();
        assert_ne!(t.pad_worlds(1).replace('1', "2"), t.pad_worlds(2), "{lang:?}");
        assert_ne!(t.missed_n(1), t.missed_n(2), "{lang:?}");
        assert_ne!(t.won_by("…", 1), t.say_meetings(1), "{lang:?}");
        assert!(t.missed_n(7).contains('7'), "{lang:?}");
    }
}

#[test]
fn every_name_that_a_sentence_is_given_is_said() {
    for lang in Lang::ALL {
        let t = lang.text();
        let said = [
            t.log_expelled("Anna", "Bea-tall", "Rialto"),
            t.fact_is("Anna", "Bea-tall") + "Rialto",
            t.meeting_at("Anna", "Bea-tall", "Rialto"),
        ];
        for sentence in said {
            for name in ["Anna", "ea-tall", "Rialto"] {
                assert!(sentence.contains(name), "{lang:?}: {sentence}");
            }
        }
        for sentence in [t.hand_to("Anna"), t.whose_turn("Anna"), t.not_me("Anna")] {
            assert!(sentence.contains("Anna"), "{lang:?}: {sentence}");
        }
    }
}

#[test]
fn every_line_has_holes_for_the_words_it_is_given_and_no_others() {
    for lang in Lang::ALL {
        for (name, line, words) in lines(lang) {
            let holes = holes(line);
            for (word, _) in &words {
                let has = holes.iter().any(|(hole, _)| hole == word);
                assert!(has, "{lang:?}: {name} has no hole {word}: {line}");
            }
            for (hole, shape) in &holes {
                let word = words.iter().find(|(word, _)| word == hole);
                let (_, kind) = word.unwrap_or_else(|| panic!("{lang:?}: {name} knows no {hole}"));
                let possible = match shape {
                    Shape::Plain => true,
                    Shape::Form(form) => lang.forms().iter().any(|(known, _)| known == form),
                    Shape::Plural(all) => {
                        *kind != "&str" && (2..=4).contains(&all.split('|').count())
                    }
                };
                assert!(possible, "{lang:?}: {name} wants {hole} as {shape:?}");
            }
        }
    }
}

#[test]
fn braces_are_for_holes_only() {
    for lang in Lang::ALL {
        for (name, line, _) in lines(lang) {
            let unfilled = fill(line, "", &[]);
            assert!(!unfilled.contains(['{', '}']), "{lang:?} {name}: {line}");
        }
    }
}

#[test]
fn every_refusal_place_and_ball_has_its_words() {
    for lang in Lang::ALL {
        let speaker = speaker(lang);
        let space = spaces().next().expect("a space");
        for error in [
            RuleError::NotYourTurn,
            RuleError::WrongPhase,
            RuleError::OwnFiguresTogether(space),
            RuleError::TwoMeetingsWith(Seat::ALL[1]),
            RuleError::NoTrueCard,
            RuleError::EmbassyFirst,
            RuleError::GameOver,
        ] {
            let words = speaker.refusal(&error);
            assert!(words.ends_with(['.', '!', '?']), "{lang:?}: {words}");
        }
        assert!(spaces().all(|space| !speaker.place(space).is_empty()));
        for ball in [Ball::Land, Ball::Water, Ball::Wild, Ball::Ambassador, Ball::Nothing] {
            assert!(!lang.text().balls[ball as usize].is_empty(), "{lang:?}");
        }
    }
}
