//! Rules 1.11: repeats, spent sets, and called penalties.

mod common;

use bauta::inkognito::rules::{Seen, Viewer};
use bauta::kit::Seat;
use common::{Table, check};

fn seat(ix: usize) -> Seat {
    Seat::ALL[ix]
}

// Rules 1.11, R1.

const SHOWN: &str = "ShownBefore";
const INSIDE: &str = "InsideTriple";

#[test]
fn the_same_three_cards_are_not_shown_again_to_the_same_asker() {
    check(&format!(
        "direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat ! {SHOWN}
         1 answer cb ax fat",
    ));
}

#[test]
fn history_is_kept_for_each_asker_and_each_answerer_by_itself() {
    check(
        "direct 0 1 identity: cb lf fat
         direct 2 1 identity: cb lf fat
         direct 0 2 identity: ax lf fat
         direct 1 0 identity: cb lf fat",
    );
}

#[test]
fn history_lasts_the_whole_game() {
    check(&format!(
        "direct 0 1 identity: cb lf fat
         direct 2 3 identity: mz lf fat
         direct 1 2 build: fat short ax
         direct 0 1 build: short fat cb
         direct 0 1 identity: cb lf fat ! {SHOWN}",
    ));
}

#[test]
fn grey_and_coloured_are_one_set() {
    check(&format!(
        "direct 0 1 identity: cb lf short
         direct 0 1 identity: grey-cb lf short ! {SHOWN}
         1 answer cb lf grey-short ! {SHOWN}
         1 answer grey-cb lf grey-short ! {SHOWN}
         1 answer grey-cb ax short",
    ));
    check(&format!("via 0 1 build: grey-short fat\nvia 0 1 build: short fat ! {SHOWN}"));
}

#[test]
fn identity_build_mission_shown_once_is_spent_for_the_other_kind_too() {
    check(&format!(
        "direct 0 1 identity: cb fat mission
         direct 0 1 build: fat cb mission ! {SHOWN}
         1 answer short lf mission",
    ));
}

// R2.

#[test]
fn the_same_pair_is_not_shown_again_through_the_ambassador() {
    check(&format!(
        "via 0 1 build: short fat\nvia 0 1 build: short fat ! {SHOWN}\n1 answer short thin"
    ));
}

#[test]
fn a_pair_inside_an_earlier_triple_is_a_repeat() {
    check(&format!(
        "direct 0 1 build: short fat lf
         via 0 1 build: short fat ! {INSIDE}
         1 answer short thin",
    ));
}

#[test]
fn a_pair_inside_a_triple_shown_to_somebody_else_is_none() {
    check("direct 2 1 build: short fat lf\nvia 0 1 build: short fat");
}

#[test]
fn a_true_card_and_the_mission_lie_inside_any_triple_with_both_whichever_was_asked() {
    check(&format!(
        "direct 0 1 build: fat cb mission
         via 0 1 identity: cb mission ! {INSIDE}
         1 answer cb lf
         via 0 1 build: short mission",
    ));
    check(&format!(
        "direct 0 1 build: short fat mission
         via 0 1 build: short mission ! {INSIDE}
         1 answer short fat ! {INSIDE}
         1 answer short tall",
    ));
}

#[test]
fn a_later_triple_may_contain_an_earlier_pair() {
    check("via 0 1 build: short fat\ndirect 0 1 build: short fat lf");
    check("via 0 1 build: short mission\ndirect 0 1 build: short lf mission");
}

// Exhaustion.

#[test]
fn when_every_coloured_pair_is_spent_the_single_true_card_will_do_again_and_again() {
    let spent = "direct 0 1 build: short fat lf\ndirect 0 1 build: short thin lf\n";
    check(&format!("{spent}via 0 1 build: short ! WrongCards\n1 answer short tall"));
    let spent = format!("{spent}direct 0 1 build: short tall lf\n");
    let table = check(&format!(
        "{spent}direct 0 1 build: thin fat cb
         via 0 1 build: short thin ! {INSIDE}
         1 answer fat ! WrongCards
         1 answer mission ! WrongCards
         1 answer cb ! WrongCards",
    ));
    assert_eq!(table.answers(), ["short", "grey-short", "short mission", "grey-short mission"]);
    check(&format!(
        "{spent}via 0 1 build: short
         via 0 1 build: grey-short
         via 0 1 build: short mission
         via 0 1 build: short mission ! {SHOWN}
         1 answer short",
    ));
}

#[test]
fn one_kind_spent_leaves_the_other_as_it_was() {
    check(
        "via 0 1 build: short fat\nvia 0 1 build: short thin\nvia 0 1 build: short tall
         via 0 1 identity: cb ! WrongCards
         1 answer cb lf
         via 2 1 build: short ! WrongCards
         1 answer short fat",
    );
}

#[test]
fn when_every_coloured_triple_is_spent_the_single_true_card_will_do() {
    let mut script = String::new();
    let triples: Vec<String> = check("at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall identity")
        .answers()
        .into_iter()
        .filter(|answer| !answer.contains("grey") && !answer.contains("mission"))
        .collect();
    assert_eq!(triples.len(), 15);
    for (ix, triple) in triples.iter().enumerate() {
        if ix == 14 {
            script += "direct 0 1 identity: cb ! WrongCards\n1 answer cb lf mission\n";
        }
        script += &format!("direct 0 1 identity: {triple}\n");
    }
    check(&format!(
        "{script}direct 0 1 identity: short ! WrongCards
         1 answer {} ! {SHOWN}
         1 answer cb
         direct 0 1 identity: cb
         direct 0 1 identity: short lf mission",
        triples[7],
    ));
}

// Strict and called.

#[test]
fn when_strict_there_is_never_anything_to_call() {
    check(
        "direct 0 1 identity: cb lf fat\n0 repeat 1tall ! NothingToCall\n0 repeat ambassador ! NothingToCall",
    );
}

#[test]
fn when_called_repeats_may_be_shown_and_the_asker_may_let_them_pass() {
    check(
        "table 2013 called
         direct 0 1 identity: cb lf fat
         0 repeat 1tall ! NothingToCall
         direct 0 1 identity: cb lf fat
         ? 0 repeat 1tall
         ? 0 declare 1
         0 expel 1tall ghetto
         0 repeat 1tall ! WrongPhase
         0 end",
    );
}

#[test]
fn when_called_the_truth_is_owed_all_the_same() {
    check(
        "table 2013 called
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: ax lf fat ! NoTrueCard
         1 answer cb ! WrongCards
         1 answer cb lf fat
         0 repeat 1tall
         1 answer lf ax ! NoTrueCard",
    );
}

#[test]
fn only_the_asker_calls_and_only_before_sending_the_figure_away() {
    check(
        "table 2013 called
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat
         1 repeat 1tall ! NotYourTurn
         2 repeat 1tall ! NotYourTurn
         0 repeat 1fat ! NothingToCall
         0 repeat 1tall
         = waits 1
         0 expel 1tall ghetto ! NotYourTurn",
    );
}

#[test]
fn in_2013_a_called_triple_costs_a_card_and_the_pair_is_a_new_one() {
    check(
        "table 2013 called
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat
         0 repeat 1tall
         1 answer cb ax fat ! WrongCards
         1 answer short fat ! WrongCards
         1 answer cb mission ! WrongCards
         1 answer cb ! WrongCards
         1 answer cb ax
         0 repeat 1tall ! NothingToCall
         0 expel 1tall ghetto
         0 end",
    );
}

#[test]
fn in_2013_a_known_penalty_pair_costs_the_true_card_of_the_asked_kind() {
    check(
        "table 2013 called
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat
         0 repeat 1tall
         1 answer cb lf
         0 repeat 1tall
         1 answer short ! WrongCards
         1 answer lf ! NoTrueCard
         1 answer cb lf ! WrongCards
         1 answer cb
         0 repeat 1tall ! NothingToCall
         0 expel 1tall ghetto",
    );
}

#[test]
fn in_2013_the_third_showing_costs_one_true_card_of_the_answerers_choice() {
    let before = "table 2013 called
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat
         0 repeat 1tall\n";
    let table = check(&format!(
        "{before}1 answer cb lf ! WrongCards\n1 answer lf ! NoTrueCard\n1 answer mission ! WrongCards"
    ));
    assert_eq!(table.answers(), ["cb", "grey-cb", "short", "grey-short"]);
    check(&format!("{before}1 answer short\n0 expel 1tall ghetto"));
}

#[test]
fn the_second_showing_counts_towards_the_third_whether_called_or_not() {
    check(
        "table 2013 called
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat\n0 repeat 1tall\n1 answer cb ax
         direct 0 1 identity: cb lf fat\n0 repeat 1tall
         1 answer cb mz ! WrongCards
         1 answer short",
    );
}

#[test]
fn third_means_of_that_same_triple_between_the_same_two() {
    check(
        "table 2013 called
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf thin
         direct 2 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat\n0 repeat 1tall
         1 answer short ! WrongCards
         1 answer cb mz",
    );
}

#[test]
fn classic_asks_for_a_new_pair_at_the_third_showing_too() {
    check(
        "table classic called
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat\n0 repeat 1tall
         1 answer cb ax
         direct 0 1 identity: cb lf fat\n0 repeat 1tall
         1 answer cb ! WrongCards
         1 answer cb mz
         0 repeat 1tall ! NothingToCall",
    );
}

#[test]
fn classic_asks_for_the_true_card_when_the_new_pair_is_known_too() {
    check(
        "table classic called
         via 0 1 identity: cb ax
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat\n0 repeat 1tall
         1 answer cb ax\n0 repeat 1tall
         1 answer cb mz ! WrongCards
         1 answer short ! WrongCards
         1 answer grey-cb",
    );
}

#[test]
fn a_called_ambassador_pair_costs_the_true_card_of_the_asked_kind_at_once() {
    for edition in ["classic", "2013"] {
        let table = check(&format!(
            "table {edition} called
             via 0 1 build: short fat
             via 0 1 build: short fat
             0 repeat ambassador
             1 answer cb ! WrongCards
             1 answer short tall ! WrongCards",
        ));
        assert_eq!(table.answers(), ["short", "grey-short"], "{edition}");
    }
}

#[test]
fn a_pair_inside_a_known_triple_can_be_called() {
    check(
        "table 2013 called
         direct 0 1 build: short fat lf
         via 0 1 build: short fat
         0 repeat ambassador
         1 answer short",
    );
}

#[test]
fn penalty_pairs_enter_the_history() {
    check(
        "table 2013 called
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat\n0 repeat 1tall\n1 answer cb ax
         via 0 1 identity: cb ax
         ? 0 repeat ambassador
         via 0 1 identity: cb mz
         0 repeat ambassador ! NothingToCall",
    );
}

#[test]
fn the_grey_card_does_not_hide_a_repeat() {
    check(
        "table 2013 called
         direct 0 1 build: short fat lf
         direct 0 1 build: grey-short fat lf
         ? 0 repeat 1tall",
    );
}

#[test]
fn when_called_a_spent_pair_leaves_the_single_true_card_as_a_penalty() {
    check(
        "table 2013 called
         via 0 1 build: short fat\nvia 0 1 build: short thin\nvia 0 1 build: short tall
         direct 0 1 build: short fat lf
         direct 0 1 build: short fat lf\n0 repeat 1tall
         1 answer short
         0 repeat 1tall ! NothingToCall",
    );
}

#[test]
fn single_true_cards_are_never_repeats() {
    check(
        "table 2013 called
         via 0 1 build: short fat
         via 0 1 build: short fat\n0 repeat ambassador\n1 answer short
         via 0 1 build: short fat\n0 repeat ambassador\n1 answer short
         0 repeat ambassador ! NothingToCall",
    );
}

#[test]
fn nobody_else_learns_that_there_is_something_to_call() {
    let script = |second: &str| {
        check(&format!(
            "table 2013 called\ndirect 0 1 identity: cb lf fat\ndirect 0 1 identity: {second}"
        ))
    };
    let [repeated, fresh] = [script("cb lf fat"), script("cb ax fat")];
    let calls = |table: &Table, ix| table.view(seat(ix)).mine.calls.len();
    assert_eq!([calls(&repeated, 0), calls(&fresh, 0)], [1, 0]);
    for ix in [2, 3] {
        assert_eq!(repeated.view(seat(ix)).mine, fresh.view(seat(ix)).mine);
        assert_eq!(repeated.legal(seat(ix)), fresh.legal(seat(ix)));
    }
    assert_eq!(calls(&repeated, 1), 0);
    assert_eq!(repeated.state.public, fresh.state.public);
}

#[test]
fn the_cards_of_a_call_are_seen_by_the_two_alone() {
    let table = check(
        "table 2013 called
         direct 0 1 identity: cb lf fat
         direct 0 1 identity: cb lf fat\n0 repeat 1tall\n1 answer cb ax",
    );
    let shown = table.events.last().unwrap();
    let seen = |ix| shown.seen_by(Viewer::Seat(seat(ix))).unwrap();
    assert!(matches!(seen(0), Seen::ShownToMe { .. }));
    assert!(matches!(seen(1), Seen::ShownByMe { .. }));
    assert!(matches!(seen(2), Seen::Shown { .. }));
    assert!(matches!(seen(3), Seen::Shown { .. }));
    assert!(matches!(shown.seen_by(Viewer::Bystander), Some(Seen::Shown { .. })));
}

#[test]
fn on_a_slip_each_repeat_is_called_by_itself() {
    check(
        "table 2013 called
         direct 0 1 identity: cb lf fat
         via 0 2 build: fat thin
         0 expel ambassador embassy
         at 0tall rialto, 1tall rialto, 0short murano, ambassador murano\nmeet
         0 seal 1tall identity; ambassador build 2
         1 answer cb lf fat
         2 answer fat thin
         ? 0 repeat 1tall
         0 repeat ambassador
         = waits 2
         2 answer fat
         0 repeat ambassador ! NothingToCall
         0 repeat 1tall
         1 answer cb ax
         0 expel ambassador embassy
         0 expel 1tall ghetto
         0 end",
    );
}
