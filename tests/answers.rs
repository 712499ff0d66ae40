//! Rules 1.9: which cards may be shown.

mod common;

use std::collections::BTreeSet;

use bauta::inkognito::rules::{Action, Agent, Build, Card, CardSet, Codeword, Event, Hand, Kind};
use bauta::kit::Seat;
use common::{Table, answer, check};

const KINDS: [(&str, Kind); 2] = [("identity", Kind::Identity), ("build", Kind::Build)];

fn seat(ix: usize) -> Seat {
    Seat::ALL[ix]
}

/// Sixteen tables: seat 1 holds every identity with every build.
fn every_hand() -> Vec<(String, Hand)> {
    let mut found = Vec::new();
    for agent in 0..4 {
        for build in 0..4 {
            let hands: Vec<String> = (0..4)
                .map(|ix| Hand {
                    agent: Agent::ALL[(agent + ix) % 4],
                    build: Build::ALL[(build + ix) % 4],
                    codeword: Codeword::ALL[ix],
                })
                .map(|hand| hand.to_string())
                .collect();
            let words = [&hands[1], &hands[0], &hands[2], &hands[3]].map(String::as_str).join(" ");
            let hand =
                Hand { agent: Agent::ALL[agent], build: Build::ALL[build], codeword: Codeword::A };
            found.push((format!("hands {words}\n"), hand));
        }
    }
    found
}

/// A direct question, or one through the Ambassador, put to seat 1 and not yet answered.
fn asked(hands: &str, way: &str, kind: &str) -> Table {
    match way {
        "direct" => {
            check(&format!("{hands}at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall {kind}"))
        }
        _ => check(&format!(
            "{hands}at 0tall rialto, ambassador rialto\nmeet\n0 ask ambassador {kind} 1"
        )),
    }
}

/// What the text of rules 1.9 allows, written anew: slots are filled, then judged.
fn expected(hand: Hand, way: &str, kind: Kind) -> BTreeSet<String> {
    let deck = |kind: Kind| -> Vec<(Card, bool)> {
        let cards: Vec<Card> = CardSet::all_of(kind).iter().collect();
        let truth = Card::truth(hand, kind);
        cards.into_iter().map(|card| (card, false)).chain([(truth, true)]).collect()
    };
    let mission = (Card::Mission, false);
    let mut slots = vec![deck(kind), deck(kind)];
    if way == "direct" {
        slots.push(deck(kind.other()));
    }
    slots.iter_mut().for_each(|slot| slot.push(mission));
    let mut hands_of_cards = vec![Vec::new()];
    for slot in &slots {
        hands_of_cards = hands_of_cards
            .iter()
            .flat_map(|cards: &Vec<(Card, bool)>| {
                slot.iter().map(move |card| cards.iter().copied().chain([*card]).collect())
            })
            .collect();
    }
    let is_true =
        |card: Card| card == Card::truth(hand, kind) || card == Card::truth(hand, kind.other());
    hands_of_cards
        .into_iter()
        .filter(|cards| {
            let values: BTreeSet<Card> = cards.iter().map(|(card, _)| *card).collect();
            values.len() == slots.len() && values.iter().any(|card| is_true(*card))
        })
        .map(|mut cards| {
            cards.sort_unstable();
            let words = cards.iter().map(|(card, grey)| {
                let cards = CardSet::of(&[*card]);
                let grey = if *grey { cards } else { CardSet::EMPTY };
                bauta::inkognito::rules::Answer { cards, grey }.to_string()
            });
            words.collect::<Vec<_>>().join(" ")
        })
        .collect()
}

fn check_counts(way: &str, coloured: usize, with_mission: usize, with_grey: usize) {
    for (hands, hand) in every_hand() {
        for (word, kind) in KINDS {
            let offered = asked(&hands, way, word).answers();
            let set: BTreeSet<String> = offered.iter().cloned().collect();
            assert_eq!(set.len(), offered.len(), "each once");
            assert_eq!(set, expected(hand, way, kind), "{hands} {way} {word}");
            let no_grey: Vec<&String> = set.iter().filter(|a| !a.contains("grey")).collect();
            let plain = no_grey.iter().filter(|a| !a.contains("mission")).count();
            assert_eq!((plain, no_grey.len(), set.len()), (coloured, with_mission, with_grey));
        }
    }
}

// Rules 1.9.

#[test]
fn a_direct_question_has_15_coloured_answers_25_with_the_mission_58_with_grey() {
    check_counts("direct", 15, 25, 58);
}

#[test]
fn an_ambassador_question_has_3_coloured_answers_4_with_the_mission_8_with_grey() {
    check_counts("via", 3, 4, 8);
}

#[test]
fn the_15_are_3_with_both_truths_9_with_the_asked_one_3_with_the_other() {
    for (word, kind) in KINDS {
        let table = asked("", "direct", word);
        let hand = table.view(seat(1)).mine.hand.unwrap();
        let mut shares = [0; 3];
        for line in table.answers().iter().filter(|a| !a.contains("mission") && !a.contains("grey"))
        {
            let cards = answer(line).cards;
            let [asked, other] =
                [kind, kind.other()].map(|kind| cards.has(Card::truth(hand, kind)));
            shares[if asked && other {
                0
            } else if asked {
                1
            } else {
                2
            }] += 1;
        }
        assert_eq!(shares, [3, 9, 3]);
    }
}

#[test]
fn the_kinds_and_the_number_of_cards_must_be_those_asked_for() {
    // Seat 1 is Colonel Bubble, short.
    check(
        "at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall build
         1 answer short fat ! WrongCards
         1 answer short cb lf ! WrongCards
         1 answer short fat tall ! WrongCards
         1 answer short ! WrongCards
         1 answer ! WrongCards
         1 answer short fat cb lf ! WrongCards
         1 answer short fat thin tall ! WrongCards
         1 answer short fat ax",
    );
    check(
        "at 0tall rialto, ambassador rialto\nmeet\n0 ask ambassador identity 1
         1 answer cb ! WrongCards
         1 answer cb short ! WrongCards
         1 answer short fat ! WrongCards
         1 answer cb lf short ! WrongCards
         1 answer cb lf",
    );
}

#[test]
fn at_least_one_card_must_be_true() {
    check(
        "at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall build
         1 answer fat thin lf ! NoTrueCard
         ? 1 answer fat thin cb
         ? 1 answer fat short lf
         ? 1 answer fat short cb",
    );
    check(
        "at 0tall rialto, ambassador rialto\nmeet\n0 ask ambassador build 1
         1 answer fat thin ! NoTrueCard
         ? 1 answer fat short",
    );
}

// The mission card.

#[test]
fn the_mission_card_may_fill_any_one_slot_of_a_direct_answer() {
    check(
        "at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall build
         ? 1 answer short lf mission
         ? 1 answer fat cb mission
         ? 1 answer short fat mission",
    );
}

#[test]
fn the_mission_card_is_not_true_so_another_card_must_be() {
    check(
        "at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall build
         1 answer fat lf mission ! NoTrueCard
         1 answer fat thin mission ! NoTrueCard",
    );
}

#[test]
fn the_mission_card_replaces_a_card_and_is_never_a_fourth_or_a_second() {
    check(
        "at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall build
         1 answer short fat cb mission ! WrongCards
         1 answer short mission ! WrongCards
         1 answer cb lf mission ! WrongCards
         1 answer mission ! WrongCards",
    );
}

#[test]
fn through_the_ambassador_the_mission_card_goes_with_the_true_card_of_the_asked_kind() {
    check(
        "at 0tall rialto, ambassador rialto\nmeet\n0 ask ambassador build 1
         1 answer fat mission ! NoTrueCard
         1 answer cb mission ! WrongCards
         1 answer short mission",
    );
}

#[test]
fn a_mission_card_shows_its_letter_to_the_asker() {
    let table = check("direct 0 1 build: short lf mission");
    let letter = |event: &Event| match event {
        Event::Shown { codeword, .. } => Some(*codeword),
        _ => None,
    };
    assert_eq!(table.events.iter().find_map(letter), Some(Some(Codeword::B)));
    let table = check("direct 0 1 build: short lf fat");
    assert_eq!(table.events.iter().find_map(letter), Some(None));
}

// Grey cards.

#[test]
fn a_grey_card_is_an_own_one_and_counts_as_true() {
    check(
        "at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall build
         1 answer grey-fat short cb ! NotYourCard
         1 answer grey-lf short fat ! NotYourCard
         ? 1 answer grey-short fat lf
         ? 1 answer tall fat grey-cb
         ? 1 answer grey-short fat grey-cb",
    );
}

#[test]
fn a_grey_card_fills_only_a_slot_of_its_own_kind() {
    check(
        "at 0tall rialto, ambassador rialto\nmeet\n0 ask ambassador identity 1
         1 answer lf grey-short ! WrongCards
         1 answer lf grey-cb",
    );
}

#[test]
fn a_value_is_not_shown_twice_grey_and_coloured() {
    // A set holds each value once, so the grey one stands for the coloured one.
    let cards = answer("cb grey-short lf").cards;
    assert_eq!(cards.len(), 3);
    assert!(bauta::inkognito::rules::notation::read_action("answer cb grey-cb lf").is_err());
}

#[test]
fn answers_are_given_by_the_asked_seat_alone() {
    let table = asked("", "via", "build");
    for ix in [0, 2, 3] {
        assert!(table.legal(seat(ix)).is_empty());
    }
    assert!(table.legal(seat(1)).iter().all(|action| matches!(action, Action::Answer(_))));
}
