//! Rules section 2: what players and implementers stumble over, one claim each,
//! by the numbers of that table. (4 and 35 are about help and tutorial.)

mod common;

use bauta::inkognito::rules::board::{EMBASSY, N_SPACES, Site};
use bauta::inkognito::rules::draw::draws;
use bauta::inkognito::rules::options::{Balls, Placement};
use bauta::inkognito::rules::{Action, Options, Seen, Viewer};
use bauta::kit::Seat;
use common::{at, check, spaces_where};

#[test]
fn q01_the_mission_card_may_stand_for_a_build_or_for_the_identity() {
    check(
        "at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall build
         ? 1 answer short lf mission
         ? 1 answer short fat mission
         1 answer fat lf mission ! NoTrueCard",
    );
}

#[test]
fn q02_the_mission_card_may_be_shown_through_the_ambassador_with_the_true_card() {
    check("via 0 1 build: fat mission ! NoTrueCard\n1 answer short mission");
}

#[test]
fn q03_when_two_who_are_no_partners_shake_hands_only_the_announcers_side_loses() {
    check("0 declare 2\n2 accept\n= over WrongPartnerAccepted: 2 3");
}

#[test]
fn q05_one_may_pass_through_own_figures() {
    check(
        "at 0tall rialto, 0short mercerie\nballs land land wild
         0 march land:0tall>mercerie land:0tall>san-marco\n= at 0short mercerie",
    );
}

#[test]
fn q06_one_shares_no_spaces_with_two_figures_of_one_opponent() {
    check(
        "at 0tall rialto, 0short frari, 1tall mercerie, 1short san-toma\nballs land land wild
         0 march land:0tall>mercerie land:0short>san-toma ! TwoMeetingsWith(Seat(1))",
    );
}

#[test]
fn q07_one_opponent_is_asked_once_directly_and_once_through_the_ambassador() {
    check(
        "at 0tall rialto, 1tall rialto, 0short murano, ambassador murano\nmeet
         0 ask 1tall identity\n1 answer cb lf short\n0 expel 1tall ghetto
         0 ask ambassador build 1\n1 answer short fat\n0 expel ambassador embassy\n0 end",
    );
}

#[test]
fn q08_not_all_balls_have_to_be_used() {
    check("balls land land wild\n0 march land:0tall>ghetto\n0 end");
}

#[test]
fn q09_the_answerer_chooses_between_grey_and_coloured() {
    check(
        "at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall identity
         ? 1 answer cb lf short\n? 1 answer grey-cb lf short
         ? 1 answer cb lf grey-short\n? 1 answer grey-cb lf grey-short",
    );
}

#[test]
fn q10_a_repeated_triple_is_not_accepted_when_strict_and_can_be_called_otherwise() {
    check("direct 0 1 identity: cb lf fat\ndirect 0 1 identity: cb lf fat ! ShownBefore");
    check(
        "table classic called\ndirect 0 1 identity: cb lf fat\ndirect 0 1 identity: cb lf fat\n0 repeat 1tall\n1 answer cb ax",
    );
}

#[test]
fn q11_an_impossible_set_cannot_be_shown() {
    for table in ["2013", "2013 called"] {
        check(&format!(
            "table {table}\ndirect 0 1 identity: lf ax fat ! NoTrueCard\n1 answer cb ax fat"
        ));
    }
}

#[test]
fn q12_who_wrongly_claims_the_mission_loses_to_the_other_pair() {
    check("0 declare 1\n1 accept\n= over MissionNotFulfilled: 2 3");
}

#[test]
fn q13_meetings_are_resolved_after_all_moves() {
    check(
        "at 0tall rialto, 1tall mercerie\nballs land land wild
         0 ask 1tall identity ! WrongPhase
         0 march land:0tall>mercerie land:0short>zattere
         0 ask 1tall identity",
    );
}

#[test]
fn q14_a_figure_that_meets_may_move_on_with_a_ball_that_is_left() {
    check(
        "at 0tall rialto, 1tall mercerie\nballs land land wild
         0 march land:0tall>mercerie land:0tall>san-marco\n= open\n= at 0tall san-marco",
    );
}

#[test]
fn q15_the_extra_step_is_no_part_of_the_march_and_replaces_the_question() {
    check(
        "at 0tall rialto, 1tall mercerie\nballs land land wild
         0 step 1tall san-marco ! WrongPhase
         0 march land:0tall>mercerie
         0 step 1tall san-marco
         0 ask 1tall identity ! NoSuchMeeting(Figure(Figure { owner: Seat(1), build: Tall }))",
    );
}

#[test]
fn q16_there_are_ten_balls_by_edition() {
    for balls in Balls::ALL {
        assert_eq!(draws(balls).iter().map(|(_, weight)| weight).sum::<u32>(), 120);
    }
    assert_eq!(Options::CLASSIC.balls, Balls::Classic);
    assert_eq!(Options::Y2013.balls, Balls::Y2013);
}

#[test]
fn q17_a_march_need_not_use_all_three_balls() {
    check("balls water water water\n0 march water:0fat>zitelle");
    check("balls land land land\n0 march");
}

#[test]
fn q18_an_expelled_figure_may_go_anywhere_that_is_free_and_unnumbered() {
    let table = check("direct 0 1 identity: cb lf fat");
    let taken = table.state.public.places.taken();
    let expected = spaces_where(|s| !matches!(s.site(), Site::Goal(_)) && !taken.has(s));
    assert_eq!(table.exiles("1tall"), expected);
}

#[test]
fn q19_where_the_ambassador_is_sent_depends_on_the_edition() {
    let asked = "via 0 1 identity: cb lf";
    assert_eq!(check(asked).exiles("ambassador"), [EMBASSY]);
    let classic = check(&format!("table classic\n{asked}")).exiles("ambassador");
    assert_eq!(classic, [at("madonna-dell-orto"), EMBASSY]);
}

#[test]
fn q20_a_space_to_send_the_ambassador_to_is_always_free() {
    // 17 spaces at most against 16 figures, and the asker's own stands with him.
    for setup in ["at 0tall embassy", "at 0short embassy, 0tall murano, ambassador murano"] {
        let table = check(&format!("{setup}\nmeet\n0 ask ambassador identity 1\n1 answer cb lf"));
        assert!(!table.exiles("ambassador").is_empty());
    }
    let coloured = spaces_where(|s| matches!(s.site(), Site::Start(_) | Site::Embassy));
    assert_eq!(coloured.len(), 17);
    assert_eq!(N_SPACES, 58);
}

#[test]
fn q21_a_pair_inside_an_earlier_triple_is_a_repeat() {
    check("direct 0 1 identity: cb lf fat\nvia 0 1 identity: cb lf ! InsideTriple\n1 answer cb ax");
}

#[test]
fn q22_when_all_pairs_are_used_up_the_true_card_is_shown() {
    check(
        "via 0 1 build: short fat\nvia 0 1 build: short thin\nvia 0 1 build: short tall\nvia 0 1 build: short",
    );
}

#[test]
fn q23_the_mission_card_replaces_a_card_and_is_not_added() {
    check("direct 0 1 identity: cb lf fat mission ! WrongCards\n1 answer cb fat mission");
}

#[test]
fn q24_lord_with_colonel_counts_whichever_moved() {
    for (seat, march) in [(0, "land:0tall>mercerie"), (1, "land:1short>rialto")] {
        check(&format!(
            "hands lf-tall-d cb-short-b ax-fat-a mz-thin-c\nat 0tall rialto, 1short mercerie
             turn {seat}\nballs land land wild\n{seat} march {march}\n{seat} declare {0}\n{0} accept
             = over MissionAccomplished: 0 1",
            1 - seat
        ));
    }
}

#[test]
fn q25_madame_to_the_ambassador_is_also_the_ambassador_to_madame() {
    for march in ["land:0tall>embassy", "ambassador:ambassador>san-toma"] {
        check(&format!(
            "hands mz-tall-a ax-short-d lf-fat-b cb-thin-c\nat 0tall san-toma
             turn 0\nballs ambassador land wild\n0 march {march}\n0 declare 1\n1 accept
             = over MissionAccomplished: 0 1"
        ));
    }
}

#[test]
fn q26_one_may_announce_before_and_after_asking_and_between_answer_and_expulsion() {
    check(
        "? 0 declare 1
         at 0tall rialto, 1tall rialto\nmeet\n? 0 declare 1
         0 ask 1tall identity\n0 declare 1 ! NotYourTurn
         1 answer cb lf fat\n? 0 declare 1
         0 expel 1tall ghetto\n? 0 declare 1
         0 end\n0 declare 1 ! NotYourTurn",
    );
}

#[test]
fn q27_a_lone_agent_escapes_without_a_hand_and_without_being_told_of_being_alone() {
    let table = check(
        "table 2013 3\nhands lf-tall-a cb-short-b ax-fat-c mz-thin-d\nat 2fat giardini\nturn 2\n? 2 escape",
    );
    assert!(table.legal(Seat::ALL[2]).contains(&Action::Declare { partner: Seat::ALL[0] }));
    // Before the end a member of the pair is offered the same.
    let other = check("table 2013 3\nhands ax-fat-c cb-short-b lf-tall-a mz-thin-d\nturn 1");
    assert!(other.legal(Seat::ALL[1]).contains(&Action::Escape));
}

#[test]
fn q28_builds_stand_on_the_starts_by_chance_or_as_their_owner_likes() {
    assert_eq!(Options::CLASSIC.placement, Placement::Random);
    check("table 2013 chosen\n0 place thin fat short tall\n= at 0thin madonna-dell-orto");
}

#[test]
fn q29_agent_x_escapes_to_6_and_not_to_5() {
    let alone = "table 2013 3\nhands lf-tall-a cb-short-b ax-fat-c mz-thin-d\n";
    check(&format!("{alone}at 2fat giardini\nturn 2\n2 escape\n= over Escaped: 2"));
    check(&format!("{alone}at 2fat san-giorgio\nturn 2\n2 escape\n= over NoEscape: 0 1"));
}

#[test]
fn q30_a_mission_that_names_the_arrested_agent_leads_to_the_other_enemy() {
    // MZ/AX C-A, Colonel Bubble arrested: go to Lord Fiddlebottom.
    check(
        "table 2013 3\nhands mz-tall-c ax-short-a lf-fat-b cb-thin-d\nat 0tall rialto, 2fat rialto\nmeet
         0 declare 1\n1 accept\n= over MissionAccomplished: 0 1",
    );
}

#[test]
fn q31_an_ambassador_question_arises_when_the_own_figure_stands_with_him() {
    // He stands beside others' figures, and far from those who are asked.
    check(
        "at 0tall murano, ambassador rialto, 1tall mercerie\nmeet\n= open\n0 ask ambassador identity 1 ! NoSuchMeeting(Ambassador)",
    );
    check("at 0tall rialto, ambassador rialto, 1tall murano\nmeet\n0 ask ambassador identity 1");
}

#[test]
fn q32_the_ambassadors_player_goes_no_step_one_or_two() {
    let his = "table 2013 5\nturn 4\n4 march";
    check(his);
    check(&format!("{his} ambassador:ambassador>san-toma"));
    check(&format!("{his} ambassador:ambassador>san-toma ambassador:ambassador>rialto"));
}

#[test]
fn q33_a_report_cannot_be_changed() {
    check(
        "table 2013 5\n4 report lf-tall cb-short mz-fat ax-thin
         4 report lf-tall cb-short ax-fat mz-thin ! ReportSealed\nturn 4
         4 report lf-tall cb-short ax-fat mz-thin ! ReportSealed",
    );
}

#[test]
fn q34_whether_grey_was_shown_is_seen_by_the_asker_alone() {
    let seen = |cards: &str, ix: usize| -> Option<Seen> {
        let table = check(&format!("direct 0 1 identity: {cards}"));
        table.events.last().unwrap().seen_by(Viewer::Seat(Seat::ALL[ix]))
    };
    assert_ne!(seen("cb lf fat", 0), seen("grey-cb lf fat", 0));
    for ix in [2, 3] {
        assert_eq!(seen("cb lf fat", ix), seen("grey-cb lf fat", ix));
    }
}
