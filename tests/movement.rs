//! Rules 1.6: what a ball moves, what may be passed, and where everybody may end.

mod common;

use bauta::inkognito::rules::{Ball, Plan, hops, marches};
use bauta::kit::Seat;
use common::{at, check, pawn};

// A ball action moves one figure along one link of the permitted kind.

#[test]
fn green_crosses_from_sacca_fisola_by_water_to_goal_4_and_goes_on_by_land_to_santa_marta() {
    check(
        "turn 3\nballs land water nothing
         = at 3short sacca-fisola
         3 march water:3short>san-basilio land:3short>santa-marta
         = at 3short santa-marta
         = open 3short+2short",
    );
}

#[test]
fn the_order_of_the_balls_is_free_but_each_link_must_be_there() {
    check(
        "turn 3\nballs land water nothing
         3 march land:3short>santa-marta ! NoRoute { from: sacca-fisola, to: santa-marta, ball: Land }
         3 march land:3short>san-basilio ! NoRoute { from: sacca-fisola, to: san-basilio, ball: Land }
         3 march land:3short>sant-eufemia water:3short>zattere",
    );
}

#[test]
fn a_land_ball_does_not_swim_and_a_water_ball_does_not_walk() {
    check(
        "at 0tall san-basilio\nballs land water wild
         0 march land:0tall>sacca-fisola ! NoRoute { from: san-basilio, to: sacca-fisola, ball: Land }
         0 march water:0tall>santa-marta ! NoRoute { from: san-basilio, to: santa-marta, ball: Water }
         ? 0 march water:0tall>sacca-fisola
         ? 0 march land:0tall>santa-margherita
         ? 0 march wild:0tall>sacca-fisola
         ? 0 march wild:0tall>santa-margherita",
    );
}

#[test]
fn where_land_and_water_join_two_spaces_either_ball_will_do() {
    check(
        "at 0tall san-basilio\nballs land water wild
         ? 0 march land:0tall>zattere
         ? 0 march water:0tall>zattere
         ? 0 march wild:0tall>zattere",
    );
}

#[test]
fn land_water_and_wild_balls_move_own_figures_only() {
    for (ball, name) in [("land", "Land"), ("water", "Water"), ("wild", "Wild")] {
        check(&format!(
            "balls {ball} {ball} ambassador
             0 march {ball}:1tall>ghetto ! BallMovesOthers({name}, Figure(Figure {{ owner: Seat(1), build: Tall }}))
             0 march {ball}:ambassador>san-toma ! BallMovesOthers({name}, Ambassador)",
        ));
    }
}

#[test]
fn the_ambassadors_ball_moves_him_by_either_way_and_nobody_else() {
    check(
        "balls ambassador land land
         0 march ambassador:0tall>ghetto ! BallMovesOthers(Ambassador, Figure(Figure { owner: Seat(0), build: Tall }))
         0 march ambassador:1tall>ghetto ! BallMovesOthers(Ambassador, Figure(Figure { owner: Seat(1), build: Tall }))
         ? 0 march ambassador:ambassador>san-toma
         at ambassador san-toma
         ? 0 march ambassador:ambassador>frari
         ? 0 march ambassador:ambassador>giglio",
    );
}

#[test]
fn the_agent_ball_moves_another_agents_figure_by_either_way_and_never_an_own_one() {
    check(
        "at 1tall san-basilio, 3short sant-eufemia\nballs agent land land
         0 march agent:0tall>ghetto ! BallMovesOthers(Agent, Figure(Figure { owner: Seat(0), build: Tall }))
         0 march agent:ambassador>san-toma ! BallMovesOthers(Agent, Ambassador)
         ? 0 march agent:1tall>santa-margherita
         ? 0 march agent:1tall>sacca-fisola
         ? 0 march agent:2tall>santi-apostoli
         ? 0 march agent:3tall>san-stae",
    );
}

#[test]
fn a_ball_that_is_nothing_moves_nobody() {
    check(
        "table classic\nballs nothing nothing nothing
         0 march nothing:0tall>ghetto ! BallMovesOthers(Nothing, Figure(Figure { owner: Seat(0), build: Tall }))
         0 march nothing:ambassador>san-toma ! BallMovesOthers(Nothing, Ambassador)
         0 march land:0tall>ghetto ! BallNotThere(Land)
         0 march",
    );
}

#[test]
fn a_ball_is_used_once() {
    check(
        "balls land land water
         0 march land:0tall>ghetto land:0short>zattere land:0short>incurabili ! BallNotThere(Land)
         0 march wild:0tall>ghetto ! BallNotThere(Wild)
         0 march land:0tall>ghetto land:0short>zattere",
    );
}

#[test]
fn own_balls_may_go_to_one_figure_or_be_split() {
    check(
        "balls land land wild
         ? 0 march land:0tall>ghetto land:0tall>san-marcuola wild:0tall>san-geremia
         0 march land:0tall>ghetto land:0short>zattere wild:0fat>zitelle
         = at 0tall ghetto
         = at 0short zattere
         = at 0fat zitelle",
    );
}

#[test]
fn no_ball_must_be_used() {
    for balls in ["land water wild", "agent agent wild", "ambassador ambassador land"] {
        let table = check(&format!("balls {balls}\n0 march\n0 end\n= waits 1"));
        assert_eq!(table.state.public.places, check("").state.public.places);
    }
}

#[test]
fn a_figure_that_is_not_in_play_cannot_be_moved() {
    check(
        "table 2013 3\nballs agent wild wild
         0 march agent:3tall>san-stae ! PawnNotInPlay(Figure(Figure { owner: Seat(3), build: Tall }))",
    );
}

// Passing through.

#[test]
fn one_may_pass_over_an_own_figure() {
    check(
        "at 0tall rialto, 0short mercerie\nballs land land wild
         0 march land:0tall>mercerie ! OwnFiguresTogether(mercerie)
         0 march land:0tall>mercerie land:0tall>san-marco
         = at 0tall san-marco",
    );
}

#[test]
fn one_may_pass_over_another_agents_figure_without_meeting_it() {
    check(
        "at 0tall rialto, 1short mercerie\nballs land land wild
         0 march land:0tall>mercerie land:0tall>san-marco
         = open
         0 end",
    );
}

#[test]
fn one_may_pass_over_the_ambassador_without_meeting_him() {
    check(
        "at 0tall san-toma\nballs land land wild
         0 march land:0tall>embassy land:0tall>san-silvestro
         = open",
    );
}

#[test]
fn a_space_where_two_stand_already_may_be_passed() {
    check(
        "at 0tall rialto, 0short san-marco, 1short mercerie\nballs land land wild
         0 march land:0short>mercerie land:0tall>mercerie wild:0tall>san-zaccaria
         = open 0short+1short",
    );
}

#[test]
fn the_ambassador_may_cross_an_occupied_space_with_two_balls() {
    check(
        "at ambassador rialto, 1short mercerie\nballs ambassador ambassador land
         0 march ambassador:ambassador>mercerie ! AmbassadorWithOther(mercerie)
         0 march ambassador:ambassador>mercerie ambassador:ambassador>san-marco
         = at ambassador san-marco",
    );
}

#[test]
fn another_agents_figure_may_cross_an_occupied_space_with_two_balls() {
    check(
        "table 2022
         at 1tall rialto, 2short mercerie\nballs agent agent land
         0 march agent:1tall>mercerie ! MovedOntoOther(mercerie)
         0 march agent:1tall>mercerie agent:1tall>san-marco
         = at 1tall san-marco",
    );
}

// F1.

#[test]
fn two_own_figures_never_end_on_one_space() {
    check(
        "at 0tall rialto, 0short pescheria\nballs land land wild
         0 march land:0short>rialto ! OwnFiguresTogether(rialto)
         0 march land:0short>rialto land:0tall>mercerie",
    );
}

// F2.

#[test]
fn one_opponent_is_met_on_one_space_only() {
    check(
        "at 0tall rialto, 0short frari, 1tall mercerie, 1short san-toma\nballs land land wild
         0 march land:0tall>mercerie land:0short>san-toma ! TwoMeetingsWith(Seat(1))
         ? 0 march land:0tall>mercerie
         ? 0 march land:0short>san-toma
         0 march land:0tall>mercerie land:0short>san-toma wild:0short>santa-margherita
         = open 0tall+1tall",
    );
}

#[test]
fn several_opponents_and_the_ambassador_may_be_met_in_one_turn() {
    check(
        "at 0tall rialto, 0short frari, 1tall mercerie, 2short san-toma, 0fat san-silvestro\nballs land land wild
         0 march land:0tall>mercerie land:0short>san-toma wild:0fat>embassy
         = open 0tall+1tall 0short+2short 0fat+ambassador",
    );
    check(
        "at 0tall rialto, 0short frari, 1tall mercerie, 2short san-toma, 0fat pescheria, 3fat san-silvestro
         balls land land wild
         0 march land:0tall>mercerie land:0short>san-toma wild:0fat>san-silvestro
         = open 0tall+1tall 0short+2short 0fat+3fat",
    );
}

#[test]
fn an_agent_ball_makes_no_second_meeting_with_one_opponent_either() {
    check(
        "at 0tall rialto, 0short frari, 1tall mercerie, 1short san-toma\nballs land agent wild
         0 march agent:1tall>rialto land:0short>san-toma ! TwoMeetingsWith(Seat(1))
         0 march agent:1tall>rialto agent:1short>frari ! BallNotThere(Agent)
         0 march agent:1tall>rialto land:0short>piazzale-roma",
    );
}

// F3.

#[test]
fn the_ambassador_ends_alone_or_on_a_figure_of_the_active_player() {
    check(
        "at 0tall frari, 1tall san-silvestro\nballs ambassador ambassador land
         0 march ambassador:ambassador>san-silvestro ! AmbassadorWithOther(san-silvestro)
         ? 0 march ambassador:ambassador>san-toma
         0 march ambassador:ambassador>san-toma ambassador:ambassador>frari
         = open 0tall+ambassador",
    );
}

// F4.

#[test]
fn a_moved_agent_may_end_on_an_empty_space() {
    check("at 1tall rialto\nballs agent land land\n0 march agent:1tall>mercerie\n= open");
}

#[test]
fn a_moved_agent_may_end_on_a_single_figure_of_the_active_player() {
    check(
        "at 1tall rialto, 0fat mercerie\nballs agent land land\n0 march agent:1tall>mercerie\n= open 0fat+1tall",
    );
}

#[test]
fn a_moved_agent_never_ends_on_somebody_elses_figure() {
    check(
        "at 1tall rialto, 2fat mercerie, 1fat pescheria\nballs agent land land
         0 march agent:1tall>mercerie ! MovedOntoOther(mercerie)
         0 march agent:1tall>pescheria ! MovedOntoOther(pescheria)",
    );
}

#[test]
fn a_moved_agent_never_ends_on_the_ambassador() {
    check(
        "at 1tall san-toma\nballs agent ambassador land
         0 march agent:1tall>embassy ! MovedOntoOther(embassy)
         0 march agent:1tall>embassy ambassador:ambassador>san-silvestro
         = at 1tall embassy",
    );
}

#[test]
fn a_moved_agent_may_be_a_partners_figure() {
    // Seat 1 is seat 0's partner; nobody need know it.
    check(
        "at 1fat rialto, 0fat mercerie\nballs agent land land\n0 march agent:1fat>mercerie\n= open 0fat+1fat",
    );
}

#[test]
fn the_agent_ball_never_gathers_two_opponents() {
    check(
        "at 0tall mercerie, 1tall rialto, 2tall san-marco\nballs agent agent land\n
         0 march agent:1tall>mercerie agent:2tall>mercerie ! MovedOntoOther(mercerie)
         ? 0 march agent:1tall>mercerie",
    );
}

#[test]
fn the_agent_ball_may_be_used_onto_a_numbered_space() {
    check(
        "at 1tall san-marco\nballs agent land land\n0 march agent:1tall>giglio\n= at 1tall giglio",
    );
    check(
        "at 1tall san-marco\nballs agent land land\n0 march agent:1tall>san-giorgio\n= at 1tall san-giorgio",
    );
}

#[test]
fn the_agent_ball_may_move_a_figure_away_that_shared_a_space() {
    check(
        "at 0tall rialto, 1tall mercerie\nballs agent land land
         0 march land:0tall>mercerie agent:1tall>san-marco
         = open
         = at 1tall san-marco",
    );
}

#[test]
fn the_own_figure_may_be_moved_away_again_from_a_figure_brought_to_it() {
    check(
        "at 0tall rialto, 1tall mercerie\nballs agent land land
         0 march agent:1tall>rialto land:0tall>pescheria
         = open",
    );
}

// F5.

#[test]
fn three_never_end_on_one_space() {
    check(
        "at 0tall rialto, 1tall mercerie, ambassador san-marco\nballs land ambassador agent
         0 march land:0tall>mercerie ambassador:ambassador>mercerie ! TooMany(mercerie)
         ? 0 march land:0tall>mercerie
         at 2tall san-zaccaria
         0 march land:0tall>mercerie agent:2tall>mercerie ! MovedOntoOther(mercerie)
         ? 0 march agent:2tall>mercerie ! MovedOntoOther(mercerie)",
    );
}

#[test]
fn nobody_is_brought_to_a_space_where_the_ambassador_is_met() {
    check(
        "at 0tall san-toma, 1tall san-silvestro\nballs land agent wild
         0 march land:0tall>embassy agent:1tall>embassy ! MovedOntoOther(embassy)",
    );
}

// Where one may stop.

#[test]
fn a_figure_may_stop_on_any_start_goal_or_the_embassy() {
    check(
        "at 0tall ghetto, ambassador murano, 1tall rialto, 3tall zitelle\nballs land water wild
         ? 0 march land:0tall>tre-archi
         at 0tall san-geremia
         ? 0 march land:0tall>scalzi
         at 0tall san-toma
         0 march land:0tall>embassy
         = at 0tall embassy",
    );
}

#[test]
fn every_figure_blocks_the_embassy_for_nobody_but_the_one_who_ends_there() {
    // A blocked Embassy is an ordinary occupied space.
    check(
        "at 0tall embassy, ambassador murano, 1tall san-toma\nturn 1\nballs land land wild
         1 march land:1tall>embassy
         = open 1tall+0tall",
    );
}

#[test]
fn going_out_and_back_is_a_march() {
    check(
        "balls land land wild\n0 march land:0tall>ghetto land:0tall>madonna-dell-orto\n= open\n0 end",
    );
}

// The helpers for a plan.

#[test]
fn next_hops_lead_also_where_one_may_pass_but_not_stay() {
    let table = check("at 0tall rialto, 0short mercerie\nballs land land wild");
    let view = table.view(Seat::ALL[0]);
    let next = hops(&view, &Plan::default());
    assert!(next.iter().any(|hop| hop.pawn == pawn("0tall") && hop.to == at("mercerie")));
    assert!(next.iter().all(|hop| matches!(hop.ball, Ball::Land | Ball::Wild)));
    assert!(next.is_sorted());
}

#[test]
fn only_the_active_player_has_hops_and_marches() {
    let table = check("balls land land wild");
    for (seat, some) in [(0, true), (1, false)] {
        let view = table.view(Seat::ALL[seat]);
        assert_eq!(!hops(&view, &Plan::default()).is_empty(), some);
        assert_eq!(!marches(&view).is_empty(), some);
    }
    assert!(marches(&check("").view(Seat::ALL[0])).is_empty());
}
