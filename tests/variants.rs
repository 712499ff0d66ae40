//! Rules 1.16: three players and five.

mod common;

use bauta::inkognito::rules::{Action, Kind, Phase, Seen, Viewer};
use bauta::kit::Seat;
use common::{Table, check, question};

fn end(script: &str, claim: &str) -> Table {
    check(&format!("{script}\n= over {claim}"))
}

// Three players: seat 0 and 1 are a pair, seat 2 is alone, or as the hands say.

/// LF and CB against a lone agent: AX, or MZ.
fn lf_cb_against(lone: &str, codes: &str) -> String {
    let [a, b, c, d] = letters(codes);
    let aside = if lone == "ax" { "mz" } else { "ax" };
    format!("table 2013 3\nhands lf-tall-{a} cb-short-{b} {lone}-fat-{c} {aside}-thin-{d}\n")
}

/// MZ and AX against a lone agent: LF, or CB.
fn mz_ax_against(lone: &str, codes: &str) -> String {
    let [a, b, c, d] = letters(codes);
    let aside = if lone == "lf" { "cb" } else { "lf" };
    format!("table 2013 3\nhands mz-tall-{a} ax-short-{b} {lone}-fat-{c} {aside}-thin-{d}\n")
}

fn letters(codes: &str) -> [&str; 4] {
    let mut words: Vec<&str> = codes.split(' ').collect();
    words.extend(["a", "b", "c", "d"].into_iter().filter(|word| !codes.contains(word)));
    words.try_into().expect("four letters")
}

#[test]
fn with_three_there_are_13_pawns_and_two_opponents() {
    let table = check("table 2013 3\nat 0tall rialto, ambassador rialto\nmeet");
    assert_eq!(table.state.public.places.pawns().count(), 13);
    let asked: Vec<_> = table.view(Seat::ALL[0]).questions().iter().map(|q| q.of.ix()).collect();
    assert_eq!(asked, [1, 1, 2, 2]);
    check(
        "table 2013 3\n= waits 0\n0 call\n* draw land land wild\n0 march\n0 end\n= waits 1
        1 call\n* draw land land wild\n1 march\n1 end\n= waits 2
        2 call\n* draw land land wild\n2 march\n2 end\n= waits 0",
    );
}

#[test]
fn the_set_laid_aside_is_seen_by_nobody_until_the_end() {
    let table = check(&lf_cb_against("ax", "a b"));
    let other = check(&lf_cb_against("mz", "a b"));
    for ix in 0..2 {
        let seat = Seat::ALL[ix];
        assert_eq!(table.view(seat).mine, other.view(seat).mine);
        assert_eq!(table.legal(seat), other.legal(seat));
    }
}

#[test]
fn a_mission_that_names_the_arrested_agent_means_the_lone_one() {
    // The pair's anybody meets the lone agent's true figure, fat, whichever of the two is named.
    for (pair, codes, ones) in [
        ("lf+cb", ["a b", "b a", "a d", "d a"], ["ax", "mz"]),
        ("mz+ax", ["a c", "c a", "b d", "d b"], ["lf", "cb"]),
    ] {
        for code in codes {
            for lone in ones {
                let hands = match pair {
                    "lf+cb" => lf_cb_against(lone, code),
                    _ => mz_ax_against(lone, code),
                };
                for active in 0..2 {
                    let partner = 1 - active;
                    let met = |build| {
                        format!(
                            "{hands}turn {active}\nat {active}thin rialto, 2{build} rialto\nmeet\n{active} declare {partner}\n{partner} accept"
                        )
                    };
                    end(&met("fat"), "MissionAccomplished: 0 1");
                    end(&met("thin"), "MissionNotFulfilled: 2");
                }
            }
        }
    }
}

#[test]
fn missions_of_the_pair_itself_or_the_ambassador_stay_as_they_are() {
    for (hands, at) in [
        (lf_cb_against("ax", "a c"), "0tall san-giorgio"),
        (lf_cb_against("mz", "b d"), "1short porta-nuova"),
        (lf_cb_against("ax", "c a"), "0tall giglio"),
        (lf_cb_against("ax", "b c"), "0fat rialto, ambassador rialto"),
        (lf_cb_against("mz", "c b"), "0fat rialto, ambassador rialto"),
        (lf_cb_against("ax", "d b"), "0tall rialto, 1short rialto"),
        (lf_cb_against("ax", "d c"), "ambassador giardino-eden"),
        (mz_ax_against("lf", "a b"), "0fat rialto, ambassador rialto"),
        (mz_ax_against("cb", "b a"), "0fat rialto, ambassador rialto"),
        (mz_ax_against("lf", "a d"), "0tall rialto, ambassador rialto"),
        (mz_ax_against("lf", "b c"), "0tall rialto, 1short rialto"),
        (mz_ax_against("cb", "c b"), "0tall san-basilio"),
        (mz_ax_against("lf", "c d"), "1short fondamente-nove"),
        (mz_ax_against("lf", "d a"), "ambassador scalzi"),
        (mz_ax_against("cb", "d c"), "1short giardini"),
    ] {
        end(&format!("{hands}at {at}\nmeet\n0 declare 1\n1 accept"), "MissionAccomplished: 0 1");
        end(&format!("{hands}0 declare 1\n1 accept"), "MissionNotFulfilled: 2");
    }
}

#[test]
fn with_three_the_ambassador_at_the_embassy_must_arrive_too() {
    let c_d = lf_cb_against("ax", "c d");
    end(&format!("{c_d}0 declare 1\n1 accept"), "MissionNotFulfilled: 2");
    end(
        &format!(
            "{c_d}at ambassador san-toma\nturn 0\nballs ambassador land land
            0 march ambassador:ambassador>embassy\n0 declare 1\n1 accept"
        ),
        "MissionAccomplished: 0 1",
    );
}

const EXITS: [(&str, &str); 4] =
    [("lf", "san-giorgio"), ("cb", "porta-nuova"), ("mz", "san-basilio"), ("ax", "giardini")];

/// Seat 2 is alone and of this identity; its true figure is fat.
fn alone(lone: &str, options: &str) -> String {
    let hands = match lone {
        "ax" | "mz" => lf_cb_against(lone, "a b"),
        _ => mz_ax_against(lone, "a b"),
    };
    hands.replace("table 2013 3", &format!("table 2013 3 {options}"))
}

#[test]
fn the_lone_agent_escapes_by_the_own_exit_lf_5_cb_1_mz_4_ax_6() {
    for (lone, own) in EXITS {
        for (_, exit) in EXITS {
            let claim = if exit == own { "Escaped: 2" } else { "NoEscape: 0 1" };
            end(&format!("{}at 2fat {exit}\nturn 2\n2 escape", alone(lone, "")), claim);
        }
    }
}

#[test]
fn the_lone_agent_escapes_with_the_true_figure_only() {
    end(&format!("{}at 2thin giardini\nturn 2\n2 escape", alone("ax", "")), "NoEscape: 0 1");
    end(&format!("{}turn 2\n2 escape", alone("ax", "")), "NoEscape: 0 1");
}

#[test]
fn either_exit_of_the_pair_is_an_option() {
    let pairs = [["lf", "cb"], ["mz", "ax"]];
    for (lone, _) in EXITS {
        for (owner, exit) in EXITS {
            let same = pairs.iter().any(|pair| pair.contains(&lone) && pair.contains(&owner));
            let claim = if same { "Escaped: 2" } else { "NoEscape: 0 1" };
            end(&format!("{}at 2fat {exit}\nturn 2\n2 escape", alone(lone, "either-exit")), claim);
        }
    }
}

#[test]
fn the_escape_counts_in_the_own_turn_only() {
    check(&format!("{}at 2fat giardini\nturn 0\n2 escape ! NotYourTurn", alone("ax", "")));
}

#[test]
fn one_may_escape_at_every_rest_point_and_nowhere_else() {
    let ax = alone("ax", "");
    check(&format!("{ax}turn 2\n? 2 escape\n2 call\n2 escape ! NotYourTurn"));
    let met = format!("{ax}turn 2\nat 2fat san-pietro, 0tall san-pietro\nmeet");
    check(&format!("{met}\n? 2 escape"));
    end(&format!("{met}\n2 step 0tall giardini\n2 escape"), "Escaped: 2");
    check(&format!(
        "{met}\n2 ask 0tall build\n2 escape ! NotYourTurn\n0 answer tall fat lf\n? 2 escape"
    ));
}

#[test]
fn the_lone_agent_who_offers_a_hand_loses_whatever_the_answer() {
    for (partner, answer) in [(0, "accept"), (0, "refuse"), (1, "accept"), (1, "refuse")] {
        end(
            &format!(
                "{}at 2fat giardini\nturn 2\n2 declare {partner}\n{partner} {answer}",
                alone("ax", "")
            ),
            "NobodysPartner: 0 1",
        );
    }
}

#[test]
fn every_wrong_announcement_of_the_pair_is_the_lone_agents_win() {
    let hands = lf_cb_against("ax", "a b");
    let done = format!("{hands}at 0thin rialto, 2fat rialto\nmeet\n");
    end(&format!("{done}0 declare 1\n1 accept"), "MissionAccomplished: 0 1");
    end(&format!("{done}0 declare 1\n1 refuse"), "PartnerRefused: 2");
    end(&format!("{done}0 declare 2\n2 accept"), "WrongPartnerAccepted: 2");
    end(&format!("{done}0 declare 2\n2 refuse"), "WrongPartnerRefused: 2");
    end(&format!("{hands}0 declare 1\n1 accept"), "MissionNotFulfilled: 2");
    end(&format!("{done}0 escape"), "NotAlone: 2");
    end(&format!("{hands}at 0tall san-giorgio\n0 escape"), "NotAlone: 2");
}

#[test]
fn who_is_alone_depends_on_the_cards_and_not_on_the_seat() {
    let hands = "table 2013 3\nhands ax-fat-a lf-tall-b cb-short-c mz-thin-d\n";
    end(&format!("{hands}at 0fat giardini\n0 escape"), "Escaped: 0");
    end(&format!("{hands}turn 1\n1 declare 2\n2 accept"), "MissionNotFulfilled: 0");
}

#[test]
fn an_escape_is_offered_to_all_three_alike() {
    for ix in 0..3 {
        let table = check(&format!("{}turn {ix}", alone("ax", "")));
        assert!(table.legal(Seat::ALL[ix]).contains(&Action::Escape));
    }
}

// Five players: agents at 0 to 3, the Ambassador's player at 4.

const HIS: &str = "table 2013 5\nturn 4\n";

#[test]
fn the_ambassadors_player_goes_no_step_one_or_two_by_either_way() {
    check(&format!(
        "{HIS}? 4 march
         ? 4 march ambassador:ambassador>san-toma
         ? 4 march ambassador:ambassador>san-toma ambassador:ambassador>giglio
         ? 4 march ambassador:ambassador>san-toma ambassador:ambassador>frari
         4 march ambassador:ambassador>giglio ! NoRoute {{ from: embassy, to: giglio, ball: Ambassador }}
         4 march ambassador:ambassador>san-toma ambassador:ambassador>frari ambassador:ambassador>scalzi ! BallNotThere(Ambassador)
         4 march wild:ambassador>san-toma ! BallNotThere(Wild)
         4 march ambassador:0tall>ghetto ! BallMovesOthers(Ambassador, Figure(Figure {{ owner: Seat(0), build: Tall }}))",
    ));
}

#[test]
fn the_ambassadors_player_has_no_phantom() {
    check(&format!(
        "{HIS}4 call ! WrongPhase\n* draw land land wild ! NotYourTurn\n4 march\n4 end"
    ));
}

#[test]
fn the_ambassador_may_return_to_where_he_began_and_pass_over_figures() {
    check(&format!(
        "{HIS}at 1tall san-toma\n4 march ambassador:ambassador>san-toma ambassador:ambassador>embassy\n= open\n4 end"
    ));
    check(&format!(
        "{HIS}at 1tall san-toma\n4 march ambassador:ambassador>san-toma ambassador:ambassador>frari\n= open\n= at ambassador frari\n4 end"
    ));
}

#[test]
fn the_ambassador_asks_the_owner_of_the_figure_he_ends_on_for_a_pair() {
    let met = format!("{HIS}at 1fat san-toma\n4 march ambassador:ambassador>san-toma");
    let table = check(&format!("{met}\n= open ambassador+1fat"));
    let questions = table.view(Seat::ALL[4]).questions();
    assert_eq!(questions, Kind::ALL.map(|kind| question("1fat", "1", kind)));
    check(&format!(
        "{met}
         4 ask 2fat build ! NoSuchMeeting(Figure(Figure {{ owner: Seat(2), build: Fat }}))
         4 ask 1fat build
         1 answer short fat cb ! WrongCards
         1 answer fat thin ! NoTrueCard
         1 answer short fat"
    ));
}

#[test]
fn the_ambassador_must_ask_and_has_no_extra_step() {
    let met = format!("{HIS}at 1fat san-toma\n4 march ambassador:ambassador>san-toma");
    let table = check(&format!(
        "{met}
         4 end ! MeetingsOpen
         4 step 1fat frari ! AmbassadorMustAsk",
    ));
    assert!(table.legal(Seat::ALL[4]).iter().all(|action| matches!(action, Action::Ask(_))));
}

#[test]
fn the_ambassador_sends_the_figure_away_and_stays() {
    check(&format!(
        "{HIS}at 1fat san-toma\n4 march ambassador:ambassador>san-toma
         4 ask 1fat build\n1 answer short fat
         4 end ! WrongPhase
         4 expel ambassador embassy ! NotToExpel(Ambassador)
         4 expel 1fat giglio ! ExpelOntoNumber(giglio)
         4 expel 1fat san-toma ! ExpelOntoTaken(san-toma)
         4 expel 1fat embassy
         = at ambassador san-toma
         4 end
         = waits 0"
    ));
}

#[test]
fn the_ambassador_may_ask_on_a_numbered_space() {
    check(&format!(
        "{HIS}at 1fat giglio, ambassador san-toma\n4 march ambassador:ambassador>giglio
         4 ask 1fat build\n1 answer short fat\n4 expel 1fat ghetto\n= at ambassador giglio"
    ));
}

#[test]
fn a_figure_that_ends_on_him_in_its_own_turn_asks_through_him_and_sends_him_home() {
    check(
        "table 2013 5\nat 0tall frari, ambassador san-toma\nballs land land wild
         0 march land:0tall>san-toma
         0 ask ambassador build 2
         2 answer fat thin
         0 expel ambassador san-marcuola ! EmbassyFirst
         0 expel ambassador madonna-dell-orto ! EmbassyFirst
         0 expel ambassador embassy",
    );
}

#[test]
fn the_black_ball_moves_him_in_the_agents_turns() {
    check(
        "table 2013 5\nballs ambassador land wild\n0 march ambassador:ambassador>san-toma\n= at ambassador san-toma",
    );
}

#[test]
fn an_answer_through_the_ambassador_is_seen_by_his_player_first_and_by_the_asker() {
    let table = check("table 2013 5\nvia 0 1 build: short fat");
    let shown = table.events.last().unwrap();
    let seen = |ix| shown.seen_by(Viewer::Seat(Seat::ALL[ix])).unwrap();
    assert!(matches!(seen(4), Seen::ShownThroughMe { .. }));
    assert!(matches!(seen(0), Seen::ShownToMe { .. }));
    assert!(matches!(seen(1), Seen::ShownByMe { .. }));
    assert!(matches!(seen(2), Seen::Shown { .. }));
}

#[test]
fn a_direct_answer_is_never_seen_by_the_ambassadors_player() {
    let table = check("table 2013 5\ndirect 0 1 build: short fat lf");
    let seen = table.events.last().unwrap().seen_by(Viewer::Seat(Seat::ALL[4]));
    assert!(matches!(seen, Some(Seen::Shown { .. })));
}

#[test]
fn the_repeat_rule_holds_between_an_answerer_and_the_ambassadors_player() {
    check(
        "table 2013 5
         direct 4 1 build: short fat
         direct 4 1 build: short fat ! ShownBefore
         1 answer short thin
         direct 4 1 identity: cb mission
         direct 4 1 build: short mission",
    );
}

#[test]
fn an_answer_that_he_passes_on_is_not_shown_to_him() {
    check(
        "table 2013 5\nvia 0 1 build: short fat\ndirect 4 1 build: short fat\nvia 0 1 build: short fat ! ShownBefore",
    );
    let table = check("table 2013 5\nvia 0 1 build: short fat");
    assert_eq!(table.view(Seat::ALL[4]).mine.received[1].sets().count(), 0);
    assert_eq!(table.view(Seat::ALL[0]).mine.received[1].sets().count(), 1);
}

#[test]
fn when_called_the_ambassadors_player_may_call_too() {
    check(
        "table 2013 5 called
         direct 4 1 build: short fat
         direct 4 1 build: short fat
         0 repeat 1tall ! NotYourTurn
         4 repeat 1tall
         1 answer cb ! WrongCards
         1 answer short
         4 expel 1tall ghetto
         4 end",
    );
}

#[test]
fn the_ambassadors_player_holds_no_cards_and_is_no_opponent() {
    let table = check("table 2013 5\nat 0tall rialto, ambassador rialto\nmeet");
    assert_eq!(table.view(Seat::ALL[4]).mine.hand, None);
    let of: Vec<_> = table.view(Seat::ALL[0]).questions().iter().map(|q| q.of.ix()).collect();
    assert_eq!(of, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn the_ambassadors_player_sits_anywhere_and_turns_go_clockwise() {
    use bauta::inkognito::rules::{Role, State};
    let mut deal = common::deal(&["table 2013 5"]);
    deal.roles.swap(1, 4);
    let step = State::begin(&deal).unwrap();
    let mut table = Table { state: step.state, events: Vec::new() };
    for line in [
        "0 call",
        "* draw land land wild",
        "0 march",
        "0 end",
        "= waits 1",
        "1 march",
        "1 end",
        "= waits 2",
    ] {
        table.play(line);
    }
    assert_eq!(table.state.public.seating.role(Seat::ALL[1]), Role::Ambassador);
    // Holders are the agents clockwise: seat 2 has the second hand.
    assert_eq!(table.view(Seat::ALL[2]).mine.hand, Some(deal.hands[1]));
}

// His report.

const RIGHT: &str = "4 report lf-tall cb-short ax-fat mz-thin";

#[test]
fn he_reports_at_the_start_or_the_end_of_any_turn_and_nowhere_else() {
    let five = "table 2013 5\n";
    for (script, refused) in [
        ("", ""),
        ("turn 2", ""),
        ("turn 4", ""),
        ("turn 4\n4 march", ""),
        ("0 call", "WrongPhase"),
        ("0 call\n* draw land land wild", "WrongPhase"),
        ("0 call\n* draw land land wild\n0 march", ""),
        ("at 0tall rialto, 1tall rialto\nmeet", "WrongPhase"),
        ("at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall build", "WrongPhase"),
        (
            "at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall build\n1 answer short fat lf",
            "WrongPhase",
        ),
        (
            "at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall build\n1 answer short fat lf\n0 expel 1tall ghetto",
            "",
        ),
        ("at 1tall san-toma\nturn 4\n4 march ambassador:ambassador>san-toma", "WrongPhase"),
        ("0 declare 1", "WrongPhase"),
        ("0 declare 1\n1 accept", "GameOver"),
    ] {
        let error = if refused.is_empty() { String::new() } else { format!(" ! {refused}") };
        check(&format!("{five}{script}\n? {RIGHT}{error}"));
    }
}

#[test]
fn he_reports_once_completely_and_nobody_else_does() {
    check(&format!(
        "table 2013 5
         0 report lf-tall cb-short ax-fat mz-thin ! NotTheAmbassador
         4 report lf-tall cb-short ax-fat ax-thin ! BadReport
         4 report lf-tall cb-short ax-fat mz-fat ! BadReport
         4 report lf-short cb-tall ax-fat mz-thin
         {RIGHT} ! ReportSealed
         4 report lf-short cb-tall ax-fat mz-thin ! ReportSealed"
    ));
}

#[test]
fn the_game_goes_on_after_a_report_and_he_keeps_taking_turns() {
    check(&format!(
        "table 2013 5\n= waits 0\n{RIGHT}\n= waits 0\n0 call\n* draw land land wild\n0 march\n0 end
         turn 4\n= waits 4\n4 march ambassador:ambassador>san-toma\n4 end\n= waits 0"
    ));
}

#[test]
fn a_right_report_wins_alone_whatever_is_announced() {
    let done = format!("table 2013 5\n{RIGHT}\nat 0short rialto, 2fat rialto\nmeet\n");
    end(&format!("{done}0 declare 1\n1 accept"), "ReportRight: 4");
    end(&format!("{done}0 declare 1\n1 refuse"), "ReportRight: 4");
    end(&format!("{done}0 declare 2\n2 accept"), "ReportRight: 4");
    end(&format!("table 2013 5\n{RIGHT}\n0 declare 1\n1 accept"), "ReportRight: 4");
}

#[test]
fn a_wrong_report_or_none_leaves_it_to_the_handshake() {
    for report in [
        "",
        "4 report lf-short cb-tall ax-fat mz-thin\n",
        "4 report cb-tall lf-short ax-fat mz-thin\n",
    ] {
        let done = format!("table 2013 5\n{report}at 0short rialto, 2fat rialto\nmeet\n");
        end(&format!("{done}0 declare 1\n1 accept"), "MissionAccomplished: 0 1");
        end(&format!("{done}0 declare 1\n1 refuse"), "PartnerRefused: 2 3");
        end(&format!("{done}0 declare 3\n3 accept"), "WrongPartnerAccepted: 2 3");
    }
}

#[test]
fn all_eight_facts_must_be_right() {
    for report in
        ["4 report lf-tall cb-short ax-thin mz-fat", "4 report lf-tall cb-short mz-fat ax-thin"]
    {
        end(&format!("table 2013 5\n{report}\n0 declare 1\n1 accept"), "MissionNotFulfilled: 2 3");
    }
}

#[test]
fn others_see_that_he_reported_and_nothing_of_what() {
    let report = |sheet: &str| check(&format!("table 2013 5\n4 report {sheet}"));
    let [one, two] =
        [report("lf-tall cb-short ax-fat mz-thin"), report("mz-thin ax-fat cb-short lf-tall")];
    let last = |table: &Table, viewer| table.events.last().unwrap().seen_by(viewer);
    for ix in 0..4 {
        let viewer = Viewer::Seat(Seat::ALL[ix]);
        assert_eq!(last(&one, viewer), last(&two, viewer));
        assert_eq!(one.view(Seat::ALL[ix]).mine, two.view(Seat::ALL[ix]).mine);
    }
    assert_eq!(one.state.public, two.state.public);
    assert!(one.state.public.reported);
    assert!(matches!(last(&one, Viewer::Seat(Seat::ALL[4])), Some(Seen::ReportedByMe { .. })));
}

// Missions reworded for five.

fn five(hands: &str, at: &str, claim: &str) {
    end(&format!("table 2013 5\n{hands}\nat {at}\nmeet\n0 declare 1\n1 accept"), claim);
}

#[test]
fn missions_that_move_the_ambassador_are_fulfilled_by_either_true_figure() {
    for (hands, space) in [
        ("hands lf-tall-c cb-short-d ax-fat-a mz-thin-b", "embassy"),
        ("hands lf-tall-d cb-short-c ax-fat-a mz-thin-b", "giardino-eden"),
        ("hands mz-tall-d ax-short-a lf-fat-b cb-thin-c", "scalzi"),
    ] {
        for own in ["0tall", "1short"] {
            five(hands, &format!("ambassador murano, {own} {space}"), "MissionAccomplished: 0 1");
        }
        for other in ["0fat", "1tall", "2fat"] {
            five(hands, &format!("ambassador murano, {other} {space}"), "MissionNotFulfilled: 2 3");
        }
        five(hands, &format!("ambassador {space}"), "MissionNotFulfilled: 2 3");
    }
}

#[test]
fn with_five_the_embassy_mission_needs_no_arrival() {
    end(
        "table 2013 5\nhands lf-tall-c cb-short-d ax-fat-a mz-thin-b
         at ambassador murano, 0tall embassy\nturn 0\n0 declare 1\n1 accept",
        "MissionAccomplished: 0 1",
    );
}

#[test]
fn with_five_an_expulsion_of_the_partners_true_figure_to_the_embassy_completes_the_mission() {
    end(
        "table 2013 5\nhands lf-tall-c cb-short-d ax-fat-a mz-thin-b
         at ambassador murano, 0tall rialto, 1short rialto\nmeet
         0 ask 1short build\n1 answer short fat lf\n0 expel 1short embassy\n0 declare 1\n1 accept",
        "MissionAccomplished: 0 1",
    );
}

#[test]
fn with_five_a_step_or_the_agent_ball_completes_such_a_mission() {
    let d_a = "table 2013 5\nhands mz-tall-d ax-short-a lf-fat-b cb-thin-c\n";
    end(
        &format!(
            "{d_a}at 0tall frari, 2tall frari\nmeet\n0 step 2tall scalzi\n0 declare 1\n1 accept"
        ),
        "MissionAccomplished: 0 1",
    );
    end(
        &format!(
            "{d_a}at 1short frari\nballs agent land land\n0 march agent:1short>scalzi\n0 declare 1\n1 accept"
        ),
        "MissionAccomplished: 0 1",
    );
}

#[test]
fn missions_to_meet_the_ambassador_stay_with_five() {
    five(
        "hands lf-tall-b cb-short-c ax-fat-a mz-thin-d",
        "0fat rialto, ambassador rialto",
        "MissionAccomplished: 0 1",
    );
}

#[test]
fn other_missions_are_the_same_with_five() {
    five(
        "hands lf-tall-c cb-short-a ax-fat-b mz-thin-d",
        "0tall giglio",
        "MissionAccomplished: 0 1",
    );
    let table = check("table 2013 5\n0 declare 1\n1 accept");
    assert!(matches!(table.state.public.phase, Phase::Over(_)));
}
