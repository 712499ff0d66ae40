//! Rules 1.14: the 24 missions, when they count, and where one may announce.

mod common;

use bauta::inkognito::rules::{Awaited, Phase, Verdict};
use bauta::kit::Seat;
use common::{Table, check};

/// All missions, from the table confirmed by the rulebooks (`missions.json`):
/// the pair, the codewords of its first-named and its other partner, and who
/// must stand with whom (`+`) or where (`@`).
const MISSIONS: [(&str, &str, &str); 24] = [
    ("lf+cb", "a b", "any+ax"),
    ("lf+cb", "a c", "lf@5"),
    ("lf+cb", "a d", "any+mz"),
    ("lf+cb", "b a", "any+ax"),
    ("lf+cb", "b c", "any+ambassador"),
    ("lf+cb", "b d", "cb@1"),
    ("lf+cb", "c a", "lf@7"),
    ("lf+cb", "c b", "any+ambassador"),
    ("lf+cb", "c d", "ambassador@embassy"),
    ("lf+cb", "d a", "any+mz"),
    ("lf+cb", "d b", "lf+cb"),
    ("lf+cb", "d c", "ambassador@8"),
    ("mz+ax", "a b", "any+ambassador"),
    ("mz+ax", "a c", "any+cb"),
    ("mz+ax", "a d", "mz+ambassador"),
    ("mz+ax", "b a", "any+ambassador"),
    ("mz+ax", "b c", "mz+ax"),
    ("mz+ax", "b d", "any+lf"),
    ("mz+ax", "c a", "any+cb"),
    ("mz+ax", "c b", "mz@4"),
    ("mz+ax", "c d", "ax@2"),
    ("mz+ax", "d a", "ambassador@3"),
    ("mz+ax", "d b", "any+lf"),
    ("mz+ax", "d c", "ax@6"),
];

const NUMBERED: [&str; 9] = [
    "embassy",
    "porta-nuova",
    "fondamente-nove",
    "scalzi",
    "san-basilio",
    "san-giorgio",
    "giardini",
    "giglio",
    "giardino-eden",
];

const BUILDS: [&str; 4] = ["tall", "short", "fat", "thin"];

/// The pair sits at 0 and 1, its first-named partner first; the true figure of
/// seat 0 is tall, of seat 1 short, of seat 2 fat, of seat 3 thin.
struct Case {
    hands: String,
    agents: [&'static str; 4],
    goal: &'static str,
}

impl Case {
    fn new((pair, codes, goal): (&'static str, &str, &'static str)) -> Case {
        let agents =
            if pair == "lf+cb" { ["lf", "cb", "ax", "mz"] } else { ["mz", "ax", "lf", "cb"] };
        let mut words: Vec<&str> = codes.split(' ').collect();
        words.extend(["a", "b", "c", "d"].into_iter().filter(|word| !codes.contains(word)));
        let hands: Vec<String> =
            (0..4).map(|ix| format!("{}-{}-{}", agents[ix], BUILDS[ix], words[ix])).collect();
        Case { hands: format!("hands {}\n", hands.join(" ")), agents, goal }
    }

    fn seat_of(&self, agent: &str) -> usize {
        self.agents.iter().position(|other| *other == agent).expect("a named agent plays")
    }

    /// The true figure of an agent, or the Ambassador.
    fn pawn_of(&self, name: &str) -> String {
        if name == "ambassador" {
            return name.to_string();
        }
        let seat = self.seat_of(name);
        format!("{seat}{}", BUILDS[seat])
    }

    /// Says that with pawns standing so the pair's announcement is right or not,
    /// in the turn of this seat. At the start of the turn everybody stood elsewhere.
    fn judge(&self, active: usize, at: &str, right: bool) {
        let partner = 1 - active;
        let table = check(&format!(
            "{}at ambassador le-vergini\nturn {active}\nat {at}\nmeet\n{active} declare {partner}\n{partner} accept",
            self.hands
        ));
        let expected =
            if right { Verdict::MissionAccomplished } else { Verdict::MissionNotFulfilled };
        assert_eq!(verdict(&table), expected, "{} in the turn of {active}: {at}", self.goal);
    }
}

fn verdict(table: &Table) -> Verdict {
    match table.state.public.phase {
        Phase::Over(outcome) => outcome.verdict,
        phase => panic!("the game goes on: {phase:?}"),
    }
}

fn others(pawn: &str) -> impl Iterator<Item = String> + '_ {
    let (seat, build) = pawn.split_at(1);
    BUILDS
        .into_iter()
        .filter(move |other| *other != build)
        .map(move |other| format!("{seat}{other}"))
}

fn any_meets(case: &Case, target: &str) {
    let met = case.pawn_of(target);
    for active in 0..2 {
        for build in BUILDS {
            case.judge(active, &format!("{active}{build} rialto, {met} rialto"), true);
        }
        case.judge(active, &format!("{active}tall rialto, {met} mercerie"), false);
        let wrong: Vec<String> = match target {
            "ambassador" => vec!["2fat".to_string(), "3thin".to_string()],
            _ => others(&met).chain(["ambassador".to_string()]).collect(),
        };
        for pawn in wrong {
            case.judge(active, &format!("{active}tall rialto, {pawn} rialto"), false);
        }
        let enemy = if met.starts_with('2') { "3thin" } else { "2fat" };
        case.judge(active, &format!("{active}tall rialto, {enemy} rialto"), false);
    }
}

fn agent_reaches(case: &Case, agent: &str, number: usize) {
    let pawn = case.pawn_of(agent);
    let space = NUMBERED[number];
    let seat = case.seat_of(agent);
    for active in 0..2 {
        case.judge(active, &format!("{pawn} {space}"), true);
        case.judge(active, &format!("{pawn} {}", NUMBERED[number % 8 + 1]), false);
        for other in others(&pawn) {
            case.judge(active, &format!("{other} {space}"), false);
        }
        let partner = 1 - seat;
        case.judge(active, &format!("{partner}{} {space}", BUILDS[partner]), false);
        case.judge(active, &format!("ambassador {space}"), false);
    }
    // Also when somebody is met there.
    case.judge(seat, &format!("{pawn} {space}, 3thin {space}"), true);
}

fn agent_meets(case: &Case, agent: &str, target: &str) {
    let [own, met] = [agent, target].map(|name| case.pawn_of(name));
    let seat = case.seat_of(agent);
    case.judge(seat, &format!("{own} rialto, {met} rialto"), true);
    case.judge(seat, &format!("{own} rialto, {met} mercerie"), false);
    for other in others(&own) {
        case.judge(seat, &format!("{other} rialto, {met} rialto"), false);
    }
    if target == "ambassador" {
        for build in BUILDS {
            case.judge(1 - seat, &format!("{}{build} rialto, ambassador rialto", 1 - seat), false);
        }
    } else {
        case.judge(1 - seat, &format!("{own} rialto, {met} rialto"), true);
        for other in others(&met) {
            case.judge(seat, &format!("{own} rialto, {other} rialto"), false);
        }
    }
}

fn ambassador_reaches(case: &Case, space: &str) {
    for (active, build) in [(0, "tall"), (1, "short")] {
        case.judge(active, &format!("ambassador {space}"), true);
        case.judge(active, &format!("ambassador {space}, {active}fat {space}"), true);
        case.judge(active, "ambassador rialto", false);
        case.judge(active, &format!("{active}{build} {space}"), false);
    }
}

#[test]
fn each_of_the_24_missions_is_fulfilled_as_its_text_says_and_not_otherwise() {
    for row in MISSIONS {
        let case = Case::new(row);
        match case.goal.split_once(['+', '@']).expect("a goal names two") {
            ("ambassador", "embassy") => ambassador_reaches(&case, "embassy"),
            ("ambassador", number) => ambassador_reaches(&case, NUMBERED[digit(number)]),
            ("any", target) => any_meets(&case, target),
            (agent, number) if number.len() == 1 => agent_reaches(&case, agent, digit(number)),
            (agent, target) => agent_meets(&case, agent, target),
        }
    }
}

fn digit(word: &str) -> usize {
    word.parse().expect("a number")
}

#[test]
fn the_first_named_partners_codeword_is_read_first_wherever_the_two_sit() {
    // LF B with CB D: CB to 1. LF D with CB B: the two together.
    let hands = "hands cb-short-d ax-fat-a lf-tall-b mz-thin-c\n";
    check(&format!(
        "{hands}at 0short porta-nuova\n0 declare 2\n2 accept\n= over MissionAccomplished: 0 2"
    ));
    let hands = "hands cb-short-b ax-fat-a lf-tall-d mz-thin-c\n";
    check(&format!(
        "{hands}at 0short porta-nuova\n0 declare 2\n2 accept\n= over MissionNotFulfilled: 1 3"
    ));
}

#[test]
fn the_wrong_half_of_the_code_leads_to_another_mission() {
    // Both pairs hold letters of their own: LF/CB A-C stands beside MZ/AX B-D or D-B.
    let case = Case::new(("lf+cb", "a c", "lf@5"));
    case.judge(0, "0tall giglio", false);
}

// Brought about in this turn: the Ambassador on the Embassy (LF/CB C-D).

const C_D: &str = "hands lf-tall-c cb-short-d ax-fat-a mz-thin-b\n";
const YES: &str = "\n0 declare 1\n1 accept\n= over MissionAccomplished: 0 1";
const NO: &str = "\n0 declare 1\n1 accept\n= over MissionNotFulfilled: 2 3";

fn c_d(script: &str, end: &str) {
    check(&format!("{C_D}{script}{end}"));
}

#[test]
fn the_ambassador_at_home_counts_for_nothing_when_a_turn_begins() {
    c_d("", NO);
    c_d("turn 0", NO);
    c_d("0 call\n* draw ambassador land land", NO);
    c_d("0 call\n* draw ambassador land land\n0 march", NO);
}

#[test]
fn the_ambassador_out_and_back_within_one_march_counts_for_nothing() {
    c_d(
        "0 call\n* draw ambassador ambassador land
         0 march ambassador:ambassador>san-toma ambassador:ambassador>embassy",
        NO,
    );
}

#[test]
fn the_ambassador_moved_out_met_asked_and_sent_home_counts() {
    let out = "at 0fat san-toma\nturn 0\n0 call\n* draw ambassador land land
         0 march ambassador:ambassador>san-toma
         0 ask ambassador build 3\n3 answer thin fat";
    c_d(out, NO);
    c_d(&format!("{out}\n0 expel ambassador embassy"), YES);
}

#[test]
fn the_ambassador_moved_home_by_his_ball_counts() {
    c_d(
        "at ambassador san-toma\nturn 0\n0 call\n* draw ambassador land land
         0 march ambassador:ambassador>embassy",
        YES,
    );
}

#[test]
fn the_ambassador_left_out_by_the_last_player_and_moved_home_counts() {
    // The turns change by the rules themselves here: the start of a turn is a rest point.
    c_d(
        "turn 3\n3 call\n* draw ambassador land land
         3 march ambassador:ambassador>san-toma\n3 end
         0 call\n* draw ambassador land land
         0 march ambassador:ambassador>embassy",
        YES,
    );
}

#[test]
fn the_ambassador_met_away_from_home_and_sent_there_counts() {
    c_d(
        "at ambassador san-toma, 0fat frari\nturn 0\n0 call\n* draw ambassador land land
         0 march land:0fat>san-toma
         0 ask ambassador build 3\n3 answer thin fat\n0 expel ambassador embassy",
        YES,
    );
}

#[test]
fn the_ambassador_met_at_home_counts_neither_before_nor_after() {
    let met = "at 0fat san-toma\nturn 0\n0 call\n* draw land land wild\n0 march land:0fat>embassy";
    c_d(met, NO);
    let asked = format!("{met}\n0 ask ambassador build 3\n3 answer thin fat");
    c_d(&asked, NO);
    c_d(&format!("{asked}\n0 expel ambassador redentore"), NO);
}

#[test]
fn the_ambassador_sent_home_in_an_earlier_turn_counts_for_nothing() {
    check(
        "hands cb-short-d lf-tall-c ax-fat-a mz-thin-b
         at 0fat san-toma\nturn 0\n0 call\n* draw ambassador land land
         0 march ambassador:ambassador>san-toma
         0 ask ambassador build 3\n3 answer thin fat\n0 expel ambassador embassy\n0 end
         1 declare 0\n0 accept
         = over MissionNotFulfilled: 2 3",
    );
}

#[test]
fn the_ambassador_away_from_home_counts_for_nothing() {
    c_d("at ambassador san-toma\nturn 0", NO);
}

#[test]
fn with_the_option_a_step_may_send_the_ambassador_home_and_count() {
    check(&format!(
        "table 2013 step-leaves\n{C_D}at ambassador rialto, 0fat rialto\nturn 0\nmeet
         0 step ambassador mercerie\n0 expel ambassador embassy{YES}"
    ));
}

#[test]
fn the_embassy_counts_for_a_partner_in_both_partners_turns() {
    check(
        "hands lf-tall-c cb-short-d ax-fat-a mz-thin-b
         at ambassador san-toma\nturn 1\n1 call\n* draw ambassador land land
         1 march ambassador:ambassador>embassy\n1 declare 0\n0 accept
         = over MissionAccomplished: 0 1",
    );
}

#[test]
fn as_it_stands_is_an_option_by_which_the_ambassador_at_home_counts_at_once() {
    check(&format!("table 2013 as-it-stands\n{C_D}{YES}"));
    check(&format!("table 2013 as-it-stands\n{C_D}at ambassador murano\nturn 0{NO}"));
}

#[test]
fn every_on_arrival_is_an_option_by_which_no_mission_counts_from_earlier_turns() {
    let c_a = "table 2013 every-on-arrival\nhands lf-tall-c cb-short-a ax-fat-b mz-thin-d\n";
    check(&format!("{c_a}at 0tall giglio\nturn 0{NO}"));
    check(&format!("{c_a}at 0tall giglio\nturn 0\nballs land land wild\n0 march{NO}"));
    check(&format!(
        "{c_a}at 0tall giglio\nturn 0\nballs land land wild
         0 march land:0tall>san-marco land:0tall>giglio{NO}"
    ));
    check(&format!(
        "{c_a}at 0tall san-marco\nturn 0\nballs land land wild\n0 march land:0tall>giglio{YES}"
    ));
    check(&format!(
        "{c_a}at 0tall san-marco, 2tall san-marco\nturn 0\nmeet\n0 step 2tall giglio{YES}"
    ));
    check(&format!(
        "{c_a}at 0tall giglio\nturn 0\nballs land land wild\n0 march land:0tall>san-marco{NO}"
    ));
}

#[test]
fn without_the_option_a_figure_may_have_stood_on_its_goal_before() {
    let c_a = "hands lf-tall-c cb-short-a ax-fat-b mz-thin-d\n";
    check(&format!("{c_a}at 0tall giglio\nturn 0{YES}"));
    check(&format!(
        "{c_a}at 0tall giglio\nturn 1\n1 declare 0\n0 accept\n= over MissionAccomplished: 0 1"
    ));
    check(&format!(
        "{c_a}at 0tall giglio\nturn 0\nballs land land wild
         0 march land:0tall>san-marco land:0tall>giglio{YES}"
    ));
}

// What brings a mission about.

#[test]
fn passing_through_does_not_count() {
    check(&format!(
        "hands lf-tall-c cb-short-a ax-fat-b mz-thin-d
         at 0tall san-marco\nturn 0\nballs land land wild
         0 march land:0tall>giglio land:0tall>santo-stefano{NO}"
    ));
}

#[test]
fn the_agent_ball_may_carry_the_partners_true_figure_to_its_goal() {
    check(
        "hands lf-tall-c cb-short-a ax-fat-b mz-thin-d
         at 0tall san-marco\nturn 1\nballs agent land land
         1 march agent:0tall>giglio\n1 declare 0\n0 accept\n= over MissionAccomplished: 0 1",
    );
}

#[test]
fn the_partners_may_be_brought_together_by_either_and_by_the_agent_ball() {
    let d_b = "hands lf-tall-d cb-short-b ax-fat-a mz-thin-c\nat 0tall rialto, 1short mercerie\n";
    check(&format!("{d_b}turn 0\nballs land land wild\n0 march land:0tall>mercerie{YES}"));
    check(&format!("{d_b}turn 0\nballs agent land wild\n0 march agent:1short>rialto{YES}"));
    for march in ["land:1short>rialto", "agent:0tall>mercerie"] {
        check(&format!(
            "{d_b}turn 1\nballs agent land wild\n1 march {march}\n1 declare 0\n0 accept
             = over MissionAccomplished: 0 1"
        ));
    }
}

#[test]
fn a_meeting_counts_until_it_is_resolved() {
    // LF/CB A-B: anybody with Agent X, whose true figure is fat.
    let met = "at 0short rialto, 2fat mercerie\nturn 0\nballs land land wild\n0 march land:0short>mercerie";
    check(&format!("{met}{YES}"));
    check(&format!("{met}\n0 ask 2fat identity\n2 answer ax lf thin{YES}"));
    check(&format!("{met}\n0 ask 2fat identity\n2 answer ax lf thin\n0 expel 2fat ghetto{NO}"));
    check(&format!("{met}\n0 step 2fat san-marco{NO}"));
}

#[test]
fn a_meeting_still_open_counts_while_another_is_resolved() {
    check(&format!(
        "at 0short rialto, 2fat rialto, 0tall murano, 3tall murano\nturn 0\nmeet
         0 ask 3tall build\n3 answer thin fat ax\n0 expel 3tall ghetto{YES}"
    ));
}

#[test]
fn a_step_completes_a_mission_of_an_own_figure_on_a_numbered_space() {
    check(&format!(
        "hands lf-tall-a cb-short-c ax-fat-b mz-thin-d
         at 0tall san-marco, 2tall san-marco\nturn 0\nmeet\n0 step 2tall san-giorgio{YES}"
    ));
}

// Where one may announce.

fn may_declare(script: &str) {
    check(&format!(
        "{script}\n? 0 declare 1\n1 declare 0 ! NotYourTurn\n2 declare 0 ! NotYourTurn"
    ));
}

#[test]
fn one_may_announce_at_every_rest_point() {
    let met = "at 0tall rialto, 1tall rialto, 0short murano, 2tall murano\nmeet";
    let asked = format!("{met}\n0 ask 1tall identity\n1 answer cb lf fat");
    may_declare("");
    may_declare("0 call\n* draw land land wild");
    may_declare("0 call\n* draw land land wild\n0 march");
    may_declare(met);
    may_declare(&asked);
    may_declare(&format!("{asked}\n0 expel 1tall ghetto"));
    may_declare(&format!("{asked}\n0 expel 1tall ghetto\n0 step 2tall madonna-dell-orto"));
    may_declare(&format!("{met}\n0 step 1tall mercerie"));
}

#[test]
fn one_may_announce_after_a_step_before_the_ambassador_is_sent_away() {
    may_declare(
        "table 2013 step-leaves\nat 0tall rialto, ambassador rialto\nmeet\n0 step ambassador mercerie",
    );
}

#[test]
fn one_may_announce_when_all_answers_of_a_slip_are_given() {
    let slip = "at 0tall rialto, 1tall rialto, 0short murano, 2tall murano\nmeet
         0 seal 1tall identity; 2tall identity\n1 answer cb lf fat";
    check(&format!("{slip}\n0 declare 1 ! NotYourTurn"));
    may_declare(&format!("{slip}\n2 answer ax lf fat"));
}

#[test]
fn nobody_announces_between_a_question_and_its_answer_or_while_the_balls_fall() {
    check(
        "0 call\n0 declare 1 ! NotYourTurn\n* declare 1 ! WrongPhase
         at 0tall rialto, 1tall rialto\nmeet\n0 ask 1tall identity
         0 declare 1 ! NotYourTurn
         1 declare 0 ! WrongPhase",
    );
}

#[test]
fn nobody_announces_while_a_hand_is_offered_or_after_the_end() {
    check(
        "0 declare 1
         0 declare 2 ! NotYourTurn
         1 declare 0 ! WrongPhase
         1 refuse
         0 declare 1 ! GameOver
         1 accept ! GameOver
         * draw land land wild ! NotYourTurn",
    );
}

#[test]
fn the_hand_is_offered_to_another_agent() {
    check(
        "0 declare 0 ! NotAnAgent(Seat(0))\n0 declare 4 ! NotAnAgent(Seat(4))\n? 0 declare 1\n? 0 declare 2\n? 0 declare 3",
    );
    check("table 2013 5\n0 declare 4 ! NotAnAgent(Seat(4))\n4 declare 0 ! NotYourTurn");
    check("table 2013 3\n0 declare 3 ! NotAnAgent(Seat(3))");
}

#[test]
fn the_ambassadors_player_never_announces_a_mission() {
    let table = check(
        "table 2013 5\nturn 4\n4 declare 0 ! WrongPhase\n4 march\n4 declare 0 ! WrongPhase\n4 end",
    );
    assert_eq!(table.state.public.awaited(), Awaited::Seat(Seat::ALL[0]));
}
