//! Rules 1.7, 1.8, 1.10 and 1.13: meetings, asking or stepping on, whom one may ask, sending away.

mod common;

use bauta::inkognito::rules::board::{EMBASSY, Site, around};
use bauta::inkognito::rules::{Action, Kind, SpaceId};
use bauta::kit::Seat;
use common::{Table, at, check, question, spaces_where};

/// A meeting of 0tall with 1tall on Rialto, where nobody else is near.
const MET: &str = "at 0tall rialto, 1tall rialto\nmeet\n";
/// A meeting of 0tall with the Ambassador on Rialto.
const HIM: &str = "at 0tall rialto, ambassador rialto\nmeet\n";

fn play(before: &str, script: &str) -> Table {
    check(&format!("{before}{script}"))
}

fn is_free(table: &Table, space: SpaceId) -> bool {
    !table.state.public.places.taken().has(space)
}

fn is_numbered(space: SpaceId) -> bool {
    matches!(space.site(), Site::Goal(_))
}

// Rules 1.7.

#[test]
fn a_meeting_arises_by_moving_the_own_figure() {
    check(
        "at 0tall rialto, 1tall mercerie\nballs land land wild\n0 march land:0tall>mercerie\n= open 0tall+1tall",
    );
}

#[test]
fn a_meeting_arises_by_moving_the_ambassador() {
    check(
        "at 0tall san-toma\nballs ambassador land wild\n0 march ambassador:ambassador>san-toma\n= open 0tall+ambassador",
    );
}

#[test]
fn a_meeting_arises_by_moving_another_agents_figure() {
    check(
        "at 0tall rialto, 1tall mercerie\nballs agent land wild\n0 march agent:1tall>rialto\n= open 0tall+1tall",
    );
}

#[test]
fn at_most_three_meetings_arise_for_each_ball_makes_one() {
    check(
        "at 0tall rialto, 1tall mercerie, 0short san-toma, 0fat zattere, 2tall incurabili
         balls land agent ambassador
         0 march land:0fat>incurabili agent:1tall>rialto ambassador:ambassador>san-toma
         = open 0fat+2tall 0tall+1tall 0short+ambassador",
    );
}

#[test]
fn an_opponent_may_be_asked_directly_and_through_the_ambassador_in_one_turn() {
    check(
        "at 0tall rialto, 1tall rialto, 0short murano, ambassador murano\nmeet
         0 ask 1tall identity
         1 answer cb lf short
         0 expel 1tall ghetto
         0 ask ambassador identity 1
         1 answer cb lf ! InsideTriple
         1 answer cb ax
         0 expel ambassador embassy
         0 end",
    );
}

#[test]
fn asked_first_through_the_ambassador_the_pair_may_come_again_in_the_direct_triple() {
    check(
        "at 0tall rialto, 1tall rialto, 0short murano, ambassador murano\nmeet
         0 ask ambassador identity 1
         1 answer cb lf
         0 expel ambassador embassy
         0 ask 1tall identity
         1 answer cb lf short",
    );
}

// Rules 1.8: ask or step.

#[test]
fn a_meeting_cannot_be_declined() {
    play(MET, "0 end ! MeetingsOpen");
    play(HIM, "0 end ! MeetingsOpen");
    let offered = play(MET, "").legal(Seat::ALL[0]);
    let resolves = |action: &Action| {
        matches!(action, Action::Ask(_) | Action::StepOn { .. } | Action::Declare { .. })
    };
    assert!(offered.iter().all(resolves));
}

#[test]
fn who_asks_must_send_the_figure_away() {
    play(
        MET,
        "0 ask 1tall build\n1 answer fat short cb\n0 end ! WrongPhase\n0 expel 1tall ghetto\n0 end",
    );
}

#[test]
fn a_step_replaces_the_question_and_the_met_figure_stays() {
    play(
        MET,
        "0 step 1tall mercerie
         = at 0tall mercerie
         = at 1tall rialto
         = open
         0 ask 1tall identity ! NoSuchMeeting(Figure(Figure { owner: Seat(1), build: Tall }))
         0 expel 1tall ghetto ! WrongPhase
         0 end",
    );
}

#[test]
fn a_step_from_the_ambassador_leaves_him_where_he_is() {
    play(HIM, "0 step ambassador mercerie\n= at ambassador rialto\n= open\n0 end");
}

#[test]
fn a_step_goes_by_land_or_water_to_any_free_neighbour_and_no_farther() {
    let table = play(MET, "at 2fat ca-d-oro, 3fat mercerie\nmeet\n");
    let expected = spaces_where(|space| around(at("rialto")).has(space) && is_free(&table, space));
    assert_eq!(table.steps("1tall"), expected);
    assert!(expected.contains(&at("san-toma")), "by water");
    play(
        MET,
        "at 3fat mercerie\nmeet
         0 step 1tall mercerie ! StepOntoTaken(mercerie)
         0 step 1tall rialto ! StepTooFar(rialto)
         0 step 1tall san-marco ! StepTooFar(san-marco)
         0 step 1fat mercerie ! NoSuchMeeting(Figure(Figure { owner: Seat(1), build: Fat }))",
    );
}

#[test]
fn a_step_may_go_to_a_numbered_space() {
    check("at 0tall san-marco, 1tall san-marco\nmeet\n0 step 1tall giglio\n= at 0tall giglio");
}

#[test]
fn a_step_is_possible_from_each_of_the_three_kinds_of_meeting() {
    for march in ["land:0tall>mercerie", "agent:1tall>rialto"] {
        let table = check(&format!(
            "at 0tall rialto, 1tall mercerie\nballs land agent ambassador\n0 march {march}"
        ));
        assert!(!table.steps("1tall").is_empty(), "{march}");
    }
    let table = check(
        "at 0tall san-toma\nballs land agent ambassador\n0 march ambassador:ambassador>san-toma",
    );
    assert!(!table.steps("ambassador").is_empty());
}

#[test]
fn no_step_onto_anybody_so_it_makes_no_new_meeting() {
    play(
        MET,
        "at 2fat mercerie, ambassador pescheria\nmeet
         0 step 1tall mercerie ! StepOntoTaken(mercerie)
         0 step 1tall pescheria ! StepOntoTaken(pescheria)",
    );
}

#[test]
fn no_step_before_the_march_is_over() {
    check(
        "at 0tall rialto, 1tall mercerie\nballs land land wild\n0 step 1tall pescheria ! WrongPhase",
    );
}

#[test]
fn without_a_free_neighbour_only_asking_remains() {
    // Murano has two neighbours.
    let table =
        check("at 0tall murano, 1tall murano, 2tall madonna-dell-orto, 2fat ospedale\nmeet");
    assert!(table.steps("1tall").is_empty());
    assert!(table.legal(Seat::ALL[0]).iter().any(|action| matches!(action, Action::Ask(_))));
}

#[test]
fn meetings_are_resolved_in_any_order() {
    let before = "at 0tall rialto, 1tall rialto, 0short murano, 2tall murano, 0fat zattere, ambassador zattere\nmeet\n";
    play(
        before,
        "0 ask 2tall identity\n2 answer ax mz tall\n0 expel 2tall ghetto
         0 step ambassador incurabili
         0 ask 1tall build\n1 answer tall short cb\n0 expel 1tall sant-eufemia\n0 end",
    );
    play(
        before,
        "0 ask ambassador build 3\n3 answer tall thin\n0 expel ambassador embassy
         0 step 1tall mercerie
         0 step 2tall madonna-dell-orto\n0 end",
    );
}

#[test]
fn an_expulsion_may_close_a_space_for_a_later_step() {
    play(
        "at 0tall rialto, 1tall rialto, 0short murano, 2tall murano\nmeet\n",
        "? 0 step 1tall mercerie
         0 ask 2tall identity\n2 answer ax mz tall\n0 expel 2tall mercerie
         0 step 1tall mercerie ! StepOntoTaken(mercerie)",
    );
}

#[test]
fn a_space_reached_by_a_step_is_taken_for_a_later_expulsion() {
    play(
        "at 0tall rialto, 1tall rialto, 0short murano, 2tall murano\nmeet\n",
        "0 step 2tall madonna-dell-orto
         0 ask 1tall identity\n1 answer lf cb tall
         0 expel 1tall murano ! ExpelOntoTaken(murano)
         0 expel 1tall madonna-dell-orto ! ExpelOntoTaken(madonna-dell-orto)
         0 expel 1tall ghetto",
    );
}

// Rules 1.8: the option that a step sends the Ambassador away.

#[test]
fn with_the_option_a_step_sends_the_ambassador_away_after_it() {
    play(
        "table 2013 step-leaves\nat 0tall rialto, ambassador rialto\nmeet\n",
        "0 step ambassador mercerie
         = at 0tall mercerie
         = at ambassador rialto
         0 end ! WrongPhase
         0 expel ambassador madonna-dell-orto ! EmbassyFirst
         0 expel 1tall murano ! NotToExpel(Figure(Figure { owner: Seat(1), build: Tall }))
         0 expel ambassador embassy
         0 end",
    );
}

#[test]
fn with_the_option_a_step_from_the_embassy_leaves_him_there_in_2013() {
    let table =
        play("table 2013 step-leaves\nat 0tall embassy\nmeet\n", "0 step ambassador san-toma");
    assert_eq!(table.exiles("ambassador"), [EMBASSY]);
}

#[test]
fn with_the_option_a_step_from_a_figure_sends_nobody_away() {
    play(
        "table 2013 step-leaves\nat 0tall rialto, 1tall rialto\nmeet\n",
        "0 step 1tall mercerie\n= at 1tall rialto\n0 end",
    );
}

#[test]
fn with_the_option_other_meetings_stay_open_meanwhile() {
    play(
        "table classic step-leaves\nat 0tall rialto, ambassador rialto, 0short murano, 1tall murano\nmeet\n",
        "0 step ambassador mercerie
         0 ask 1tall identity ! WrongPhase
         0 step 1tall madonna-dell-orto ! WrongPhase
         0 expel ambassador rialto ! ExpelOffColour(rialto)
         0 expel ambassador madonna-dell-orto
         = open 0short+1tall
         0 end ! MeetingsOpen",
    );
}

// Rules 1.10.

#[test]
fn through_the_ambassador_any_one_opponent_may_be_asked_wherever_the_figures_stand() {
    let table = play(HIM, "");
    let view = table.view(Seat::ALL[0]);
    let expected: Vec<_> = ["1", "2", "3"]
        .into_iter()
        .flat_map(|of| Kind::ALL.map(|kind| question("ambassador", of, kind)))
        .collect();
    assert_eq!(view.questions(), expected);
}

#[test]
fn nobody_asks_himself_or_somebody_who_holds_no_cards() {
    play(
        HIM,
        "0 ask ambassador build 0 ! CannotBeAsked(Seat(0))\n0 ask ambassador build 4 ! CannotBeAsked(Seat(4))",
    );
    check(
        "table 2013 5\nat 0tall rialto, ambassador rialto\nmeet
         0 ask ambassador build 4 ! CannotBeAsked(Seat(4))\n? 0 ask ambassador build 3",
    );
    check(
        "table 2013 3\nat 0tall rialto, ambassador rialto\nmeet\n0 ask ambassador build 3 ! CannotBeAsked(Seat(3))",
    );
}

#[test]
fn a_figure_asks_its_owner_only() {
    let table = play(MET, "");
    let view = table.view(Seat::ALL[0]);
    let expected = Kind::ALL.map(|kind| question("1tall", "1", kind));
    assert_eq!(view.questions(), expected);
}

#[test]
fn only_a_met_pawn_leads_to_a_question() {
    play(
        MET,
        "0 ask 2tall identity ! NoSuchMeeting(Figure(Figure { owner: Seat(2), build: Tall }))
         0 ask 1fat identity ! NoSuchMeeting(Figure(Figure { owner: Seat(1), build: Fat }))
         0 ask ambassador identity 1 ! NoSuchMeeting(Ambassador)",
    );
}

// Rules 1.13.

#[test]
fn a_figure_is_sent_to_any_unnumbered_free_space_anywhere() {
    for edition in ["classic", "2013", "2022"] {
        let table =
            check(&format!("table {edition}\n{MET}0 ask 1tall identity\n1 answer cb lf fat"));
        let expected = spaces_where(|space| !is_numbered(space) && is_free(&table, space));
        assert_eq!(table.exiles("1tall"), expected);
        assert!(expected.contains(&at("le-vergini")), "also far away");
        assert!(expected.len() >= 34);
    }
}

#[test]
fn a_figure_may_be_sent_to_the_embassy_when_that_is_free() {
    play(
        "at 0tall rialto, 1tall rialto, ambassador murano\nmeet\n",
        "0 ask 1tall identity\n1 answer cb lf fat\n0 expel 1tall embassy\n= at 1tall embassy",
    );
}

#[test]
fn a_figure_is_never_sent_to_a_numbered_or_taken_space() {
    play(
        MET,
        "0 ask 1tall identity\n1 answer cb lf fat
         0 expel 1tall giglio ! ExpelOntoNumber(giglio)
         0 expel 1tall ospedale ! ExpelOntoTaken(ospedale)
         0 expel 1tall embassy ! ExpelOntoTaken(embassy)
         0 expel 1tall rialto ! ExpelOntoTaken(rialto)
         0 expel 0tall murano ! NotToExpel(Figure(Figure { owner: Seat(0), build: Tall }))
         0 expel ambassador embassy ! NotToExpel(Ambassador)
         0 expel 1fat murano ! NotToExpel(Figure(Figure { owner: Seat(1), build: Fat }))",
    );
}

#[test]
fn the_2013_ambassador_goes_home_if_home_is_free() {
    let table = play(HIM, "0 ask ambassador identity 1\n1 answer cb lf");
    assert_eq!(table.exiles("ambassador"), [EMBASSY]);
    play(
        HIM,
        "0 ask ambassador identity 1\n1 answer cb lf
         0 expel ambassador madonna-dell-orto ! EmbassyFirst
         0 expel ambassador murano ! EmbassyFirst
         0 expel ambassador giglio ! EmbassyFirst
         0 expel ambassador rialto ! EmbassyFirst
         0 expel ambassador embassy",
    );
}

#[test]
fn the_2013_ambassador_goes_to_a_free_coloured_space_if_home_is_taken() {
    let table = play(
        "at 0tall rialto, ambassador rialto, 2fat embassy\nmeet\n",
        "0 ask ambassador identity 1\n1 answer cb lf
         0 expel ambassador embassy ! ExpelOntoTaken(embassy)
         0 expel ambassador ospedale ! ExpelOntoTaken(ospedale)",
    );
    assert_eq!(table.exiles("ambassador"), [at("madonna-dell-orto"), at("punta-della-dogana")]);
}

#[test]
fn the_ambassador_met_at_home_goes_to_a_coloured_space() {
    for edition in ["classic", "2013"] {
        let table = check(&format!(
            "table {edition}\nat 0tall embassy\nmeet
             0 ask ambassador identity 1\n1 answer cb lf
             0 expel ambassador embassy ! ExpelOntoTaken(embassy)",
        ));
        assert_eq!(table.exiles("ambassador"), [at("madonna-dell-orto")], "{edition}");
    }
}

#[test]
fn the_ambassador_met_on_a_coloured_space_is_not_sent_to_that_same_space() {
    let table = check(
        "table classic\nat 0tall ospedale, 1short rialto, ambassador ospedale\nmeet
         0 ask ambassador identity 1\n1 answer cb lf
         0 expel ambassador ospedale ! ExpelOntoTaken(ospedale)",
    );
    assert_eq!(table.exiles("ambassador"), [at("madonna-dell-orto"), EMBASSY]);
}

#[test]
fn the_classic_ambassador_goes_to_any_free_coloured_space_or_home() {
    let table = check(
        "table classic\nat 0tall rialto, ambassador rialto, 1tall murano, 3fat zattere\nmeet
         0 ask ambassador identity 1\n1 answer cb lf",
    );
    let coloured = |space: SpaceId| matches!(space.site(), Site::Start(_) | Site::Embassy);
    let expected = spaces_where(|space| coloured(space) && is_free(&table, space));
    assert_eq!(table.exiles("ambassador"), expected);
    assert_eq!(expected.len(), 4);
}

#[test]
fn the_starts_of_a_colour_that_is_out_are_coloured_all_the_same() {
    let table = check(
        "table classic 3\nat 0tall rialto, ambassador rialto\nmeet
         0 ask ambassador identity 1\n1 answer cb lf",
    );
    let green = ["san-giacomo-dell-orio", "sacca-fisola", "la-fenice", "via-garibaldi"];
    assert!(green.iter().all(|key| table.exiles("ambassador").contains(&at(key))));
}

// A sealed slip: several questions at once, answers first, expulsions after.

const BOTH: &str = "at 0tall rialto, 1tall rialto, 0short murano, 2tall murano, 0fat zattere, ambassador zattere\nmeet\n";

#[test]
fn on_a_slip_answers_come_first_in_its_order_and_expulsions_after_in_any() {
    play(
        BOTH,
        "0 seal 2tall build; ambassador identity 1; 1tall identity
         = waits 2
         1 answer cb lf ! NotYourTurn
         2 answer fat thin mz
         = waits 1
         0 expel 2tall ghetto ! NotYourTurn
         1 answer cb lf
         1 answer cb ax fat
         = waits 0
         0 end ! WrongPhase
         0 expel 1tall ghetto
         0 expel 1tall san-zaccaria ! NotToExpel(Figure(Figure { owner: Seat(1), build: Tall }))
         0 expel ambassador embassy
         0 expel 2tall san-marco
         0 end",
    );
}

#[test]
fn the_repeat_rule_holds_in_the_order_of_the_slip() {
    play(
        BOTH,
        "0 seal 1tall identity; ambassador identity 1\n1 answer cb lf fat\n1 answer cb lf ! InsideTriple\n1 answer cb ax",
    );
}

#[test]
fn a_slip_has_two_questions_or_three_each_of_another_meeting() {
    play(
        BOTH,
        "0 seal 1tall identity ! BadSlip
         0 seal 1tall identity; 1tall build ! BadSlip
         0 seal ambassador build 1; ambassador build 2 ! BadSlip
         0 seal 1tall identity; 2fat build ! NoSuchMeeting(Figure(Figure { owner: Seat(2), build: Fat }))
         0 seal 1tall identity; 2tall build
         2 answer mz ax fat ! NotYourTurn",
    );
}

#[test]
fn what_a_slip_leaves_out_stays_open() {
    play(
        BOTH,
        "0 seal 2tall build; ambassador identity 1\n2 answer fat thin mz\n1 answer cb lf
         = open 0tall+1tall
         0 expel 2tall ghetto\n0 expel ambassador embassy
         0 end ! MeetingsOpen
         0 step 1tall mercerie\n0 end",
    );
}
