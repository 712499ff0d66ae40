//! Rules 1.15: the handshake, case by case, with four players.

mod common;

use bauta::inkognito::rules::{Action, Agent, Holder, Team};
use bauta::inkognito::rules::{Goal, Outcome, Phase, Whom};
use bauta::kit::Seat;
use common::{Table, check};

/// LF at 0 and CB at 1 against AX at 2 and MZ at 3; LF/CB A-B: anybody with AX, who is fat.
const DONE: &str = "at 0short rialto, 2fat rialto\nmeet\n";

fn end(script: &str, claim: &str) -> Table {
    check(&format!("{script}\n= over {claim}"))
}

#[test]
fn the_right_partner_accepts_and_the_mission_is_fulfilled_so_the_pair_wins() {
    end(&format!("{DONE}0 declare 1\n1 accept"), "MissionAccomplished: 0 1");
}

#[test]
fn the_right_partner_accepts_but_the_mission_is_not_fulfilled_so_the_other_pair_wins() {
    end("0 declare 1\n1 accept", "MissionNotFulfilled: 2 3");
    end("at 0short rialto, 2tall rialto\nmeet\n0 declare 1\n1 accept", "MissionNotFulfilled: 2 3");
}

#[test]
fn the_right_partner_refuses_so_the_other_pair_wins_whatever_the_board_shows() {
    end(&format!("{DONE}0 declare 1\n1 refuse"), "PartnerRefused: 2 3");
    end("0 declare 1\n1 refuse", "PartnerRefused: 2 3");
}

#[test]
fn somebody_else_refuses_so_the_announcers_opponents_win() {
    end(&format!("{DONE}0 declare 2\n2 refuse"), "WrongPartnerRefused: 2 3");
    end("0 declare 3\n3 refuse", "WrongPartnerRefused: 2 3");
}

#[test]
fn somebody_else_accepts_so_the_announcers_opponents_win() {
    end(&format!("{DONE}0 declare 2\n2 accept"), "WrongPartnerAccepted: 2 3");
    end("0 declare 3\n3 accept", "WrongPartnerAccepted: 2 3");
}

#[test]
fn the_other_pair_wins_and_loses_by_the_same_rows() {
    // MZ/AX D-C: AX, who is fat, on space 6.
    let done = "turn 3\nat 2fat giardini\n";
    end(&format!("{done}3 declare 2\n2 accept"), "MissionAccomplished: 2 3");
    end(&format!("{done}3 declare 2\n2 refuse"), "PartnerRefused: 0 1");
    end(&format!("{done}3 declare 0\n0 accept"), "WrongPartnerAccepted: 0 1");
    end(&format!("{done}3 declare 1\n1 refuse"), "WrongPartnerRefused: 0 1");
    end("turn 3\n3 declare 2\n2 accept", "MissionNotFulfilled: 0 1");
}

#[test]
fn accepting_or_refusing_falsely_is_legal() {
    for partner in 1..4 {
        let table = check(&format!("0 declare {partner}"));
        let offered = table.legal(Seat::ALL[partner]);
        assert_eq!(offered, [Action::Accept, Action::Refuse]);
    }
}

#[test]
fn only_the_player_to_whom_the_hand_is_offered_answers() {
    check(
        "0 declare 2
         = waits 2
         0 accept ! NotYourTurn
         1 accept ! NotYourTurn
         3 refuse ! NotYourTurn
         2 call ! WrongPhase
         2 accept",
    );
}

#[test]
fn the_board_is_judged_as_it_stands_when_the_hand_is_offered() {
    let table = check(&format!("{DONE}0 declare 1"));
    let before = table.state.public.places;
    let table = check(&format!("{DONE}0 declare 1\n1 accept"));
    assert_eq!(table.state.public.places, before);
}

#[test]
fn nobody_need_have_seen_the_partners_mission_card() {
    let table = end(&format!("{DONE}0 declare 1\n1 accept"), "MissionAccomplished: 0 1");
    assert!(table.events.iter().all(|event| !format!("{event:?}").contains("Shown")));
}

#[test]
fn the_partner_answers_with_no_more_than_before() {
    let before = check(DONE);
    let offered = check(&format!("{DONE}0 declare 1"));
    let partner = Seat::ALL[1];
    assert_eq!(offered.view(partner).mine, before.view(partner).mine);
    assert_eq!(offered.state.public.places, before.state.public.places);
}

#[test]
fn all_cards_are_laid_open_at_the_end_and_not_before() {
    let table = check("0 declare 1");
    assert_eq!(table.state.reveal(), None);
    let table = check("0 declare 1\n1 accept");
    let reveal = table.state.reveal().unwrap();
    assert_eq!(reveal.hand(Holder::ALL[2]).agent, Agent::AgentX);
    assert_eq!(Phase::Over(reveal.outcome), table.state.public.phase);
}

#[test]
fn the_outcome_says_who_announced_to_whom_and_what_was_to_be_done() {
    let table = check("turn 1\n1 declare 0\n0 accept");
    let Phase::Over(Outcome { announcer, hand_to, goal, .. }) = table.state.public.phase else {
        panic!("over");
    };
    assert_eq!((announcer, hand_to), (Seat::ALL[1], Some(Seat::ALL[0])));
    let expected = Goal::AnyMeets(Team::FiddlebottomBubble, Whom::Agent(Agent::AgentX));
    assert_eq!(goal, Some(expected));
}

#[test]
fn nothing_can_be_done_after_the_end() {
    let table = check("0 declare 1\n1 refuse\n= waits Nobody");
    for seat in Seat::first(4) {
        assert!(table.legal(seat).is_empty());
    }
    for entry in ["0 call", "0 march", "0 end", "1 accept", "2 declare 3", "0 escape"] {
        assert_eq!(
            table.accepts(entry).map_err(|error| error.to_string()).unwrap_err(),
            "refused: GameOver"
        );
    }
}

#[test]
fn nobody_escapes_from_a_table_of_four_or_five() {
    check("at 0tall san-giorgio\n0 escape ! NobodyIsAlone");
    check("table 2013 5\nat 0tall san-giorgio\n0 escape ! NobodyIsAlone");
}

#[test]
fn nobody_reports_at_a_table_without_the_ambassadors_player() {
    check("0 report lf-tall cb-short ax-fat mz-thin ! NotTheAmbassador");
}
