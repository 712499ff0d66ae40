//! Rules 1.2 to 1.5: the balls, the set-up, the order of a turn.

mod common;

use bauta::inkognito::rules::board::{EMBASSY, starts};
use bauta::inkognito::rules::options::{Balls, Edition};
use bauta::inkognito::rules::{
    Agent, Ball, Build, Cast, Deal, DealError, Event, Hand, Options, Phase, Role, State, Team,
};
use bauta::kit::{BySeat, Seat, Seed};
use common::{check, deal, roles};

/// How often each ball comes up in the 120 draws of a table: 36 times its number among the ten.
fn check_balls(table: &str, expected: [u32; 6]) {
    let table = check(&format!("table {table}\n0 call"));
    let outcomes = table.state.chance_outcomes();
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 120);
    let counts = Ball::ALL.map(|ball| {
        outcomes.iter().map(|(draw, weight)| draw.count(ball) as u32 * weight).sum::<u32>()
    });
    assert_eq!(counts, expected.map(|n| 36 * n));
    let sorted: std::collections::BTreeSet<_> = outcomes.iter().map(|(draw, _)| draw).collect();
    assert_eq!(sorted.len(), outcomes.len(), "each draw stands once");
}

// Rules 1.2.

#[test]
fn classic_has_one_wild_ball_and_three_that_are_nothing() {
    check_balls("classic", [2, 2, 1, 0, 2, 3]);
}

#[test]
fn the_2013_edition_has_three_wild_balls_and_one_for_another_agent() {
    check_balls("2013", [2, 2, 3, 1, 2, 0]);
}

#[test]
fn the_2022_edition_has_two_of_everything_but_nothing() {
    check_balls("2022", [2, 2, 2, 2, 2, 0]);
}

#[test]
fn all_ten_balls_are_back_in_the_next_turn() {
    let first = check("0 call").state.chance_outcomes();
    let second = check("0 call\n* draw agent ambassador ambassador\n0 march\n0 end\n1 call");
    assert_eq!(second.state.chance_outcomes(), first);
}

#[test]
fn the_phantom_shows_three_of_the_balls_it_has() {
    check(
        "0 call
         * draw land land land ! NoSuchDraw
         * draw agent agent land ! NoSuchDraw
         * draw nothing land land ! NoSuchDraw
         * draw land land ! NoSuchDraw
         * draw wild wild wild",
    );
    check(
        "table classic\n0 call\n* draw land wild agent ! NoSuchDraw\n* draw nothing nothing nothing",
    );
}

#[test]
fn only_chance_draws_and_only_when_the_phantom_is_called() {
    check(
        "* draw land land wild ! NotYourTurn
         0 call
         0 draw land land wild ! NotYourTurn
         * end ! WrongPhase
         * draw land land wild
         * draw land land wild ! NotYourTurn",
    );
}

// Rules 1.3.

#[test]
fn the_ambassador_begins_at_home_and_everybody_else_on_starts_of_their_colour() {
    for n in 3..=5 {
        let state = check(&format!("table 2013 {n}")).state;
        let places = state.public.places;
        assert_eq!(places.ambassador(), EMBASSY);
        for seat in state.public.seating.agents() {
            let colour = state.public.seating.colour(seat).unwrap();
            let mut on: Vec<_> = places.figures_of(seat).map(|(_, space)| space).collect();
            on.sort();
            assert_eq!(on, starts(colour));
        }
        assert_eq!(places.pawns().count(), if n == 3 { 13 } else { 17 });
    }
}

#[test]
fn a_random_deal_is_proper_and_leaves_out_no_order_of_the_cards() {
    let mut orders = [const { std::collections::BTreeSet::new() }; 3];
    let mut placements = std::collections::BTreeSet::new();
    let mut starters = std::collections::BTreeSet::new();
    for seed in 0..1000 {
        let deal = Deal::random(Options::Y2013, &roles(5), &mut Seed(seed).stream(0));
        assert_eq!(deal.check().map(|_| ()), Ok(()), "seed {seed}");
        orders[0].insert(deal.hands.map(|hand| hand.agent.ix()));
        orders[1].insert(deal.hands.map(|hand| hand.build.ix()));
        orders[2].insert(deal.hands.map(|hand| hand.codeword.ix()));
        placements.insert(deal.placement[Seat::ALL[3]]);
        starters.insert(deal.starter);
    }
    assert_eq!(orders.map(|kind| kind.len()), [24, 24, 24]);
    assert_eq!(placements.len(), 24);
    assert_eq!(starters.len(), 5);
}

#[test]
fn each_kind_of_secret_card_is_shuffled_by_itself() {
    // No kind tells another: every pair of cards of two kinds falls to one hand.
    let mut together = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let deal = Deal::random(Options::CLASSIC, &roles(4), &mut Seed(seed).stream(0));
        for Hand { agent, build, codeword } in deal.hands {
            together.insert((agent, build, codeword));
        }
    }
    assert_eq!(together.len(), 64);
}

#[test]
fn an_improper_deal_is_refused() {
    let refused = |change: fn(&mut Deal)| {
        let mut deal = deal(&[]);
        change(&mut deal);
        State::begin(&deal).map(|_| ()).unwrap_err()
    };
    assert_eq!(refused(|deal| deal.roles.truncate(2)), DealError::BadSeating);
    assert_eq!(refused(|deal| deal.roles[3] = deal.roles[0]), DealError::BadSeating);
    assert_eq!(refused(|deal| deal.roles[3] = Role::Ambassador), DealError::BadSeating);
    assert_eq!(refused(|deal| deal.hands[1].agent = deal.hands[0].agent), DealError::BadCast);
    assert_eq!(refused(|deal| deal.hands[1].build = deal.hands[0].build), DealError::BadCast);
    assert_eq!(refused(|deal| deal.hands[1].codeword = deal.hands[0].codeword), DealError::BadCast);
    assert_eq!(
        refused(|deal| deal.placement[Seat::ALL[2]] = [Build::Tall; 4]),
        DealError::BadPlacement
    );
    assert_eq!(refused(|deal| deal.placement = BySeat::default()), DealError::BadPlacement);
    assert_eq!(refused(|deal| deal.starter = Seat::ALL[4]), DealError::NoSuchStarter);
}

#[test]
fn the_classic_box_has_no_game_for_five() {
    let refused = |edition: &str| State::begin(&deal(&[&format!("table {edition} 5")])).map(|_| ());
    assert_eq!(refused("classic"), Err(DealError::ClassicForFive));
    assert_eq!(refused("2013"), Ok(()));
    assert_eq!(refused("2022"), Ok(()));
}

#[test]
fn chosen_figures_are_placed_openly_in_turn_from_the_starter() {
    let table = check(
        "table 2013 chosen
         starts 2
         = waits 2
         2 call ! WrongPhase
         2 declare 1 ! WrongPhase
         0 place tall short fat thin ! NotYourTurn
         2 place tall tall fat thin ! BadPlacement
         2 place thin fat short tall
         = at 2thin ca-d-oro
         = at 2fat santa-marta
         = at 2short punta-della-dogana
         = at 2tall sant-elena
         3 place fat thin tall short
         0 place tall short fat thin
         = waits 1
         1 place short tall thin fat
         = at 1short tre-archi
         = waits 2
         2 place tall short fat thin ! WrongPhase
         2 call",
    );
    assert_eq!(table.state.public.turn, 1);
}

#[test]
fn with_chosen_placement_every_order_is_offered() {
    let table = check("table 2013 chosen");
    assert_eq!(table.legal(Seat::ALL[0]).len(), 24);
    assert!(table.legal(Seat::ALL[1]).is_empty());
}

#[test]
fn the_ambassadors_player_places_nothing_even_as_the_starter() {
    check(
        "table 2013 5 chosen
         starts 4
         4 place tall short fat thin ! NotYourTurn
         0 place tall short fat thin
         1 place tall short fat thin
         2 place tall short fat thin
         3 place tall short fat thin
         = waits 4
         4 march",
    );
}

#[test]
fn without_chosen_placement_nobody_places() {
    check("0 place tall short fat thin ! WrongPhase");
}

#[test]
fn the_starter_takes_the_first_turn_and_turns_go_clockwise() {
    check(
        "starts 2
         = waits 2
         2 call\n* draw wild wild wild\n2 march\n2 end
         = waits 3
         3 call\n* draw wild wild wild\n3 march\n3 end
         = waits 0
         0 call\n* draw wild wild wild\n0 march\n0 end
         = waits 1",
    );
}

#[test]
fn the_pairs_never_change() {
    assert_eq!(Agent::LordFiddlebottom.partner(), Agent::ColonelBubble);
    assert_eq!(Agent::MadameZsaZsa.partner(), Agent::AgentX);
    assert_eq!(Team::ALL.map(Team::other), [Team::ZsaZsaX, Team::FiddlebottomBubble]);
}

#[test]
fn a_player_knows_just_the_three_own_cards() {
    let table = check("");
    for (seat, hand) in Seat::first(4).zip(common::hands("lf-tall-a cb-short-b ax-fat-c mz-thin-d"))
    {
        assert_eq!(table.view(seat).mine.hand, Some(hand));
    }
    assert!(Cast::orders().count().pow(3) == 13_824, "so many deals, all equally likely");
}

#[test]
fn every_preset_starts_strict_and_asks_for_arrival_at_the_embassy() {
    for edition in Edition::ALL {
        let options = Options::of(edition);
        assert_eq!(options.edition, edition);
        assert_eq!(
            format!("{:?} {:?}", options.repeats, options.completion),
            "Strict EmbassyOnArrival"
        );
        assert_eq!(format!("{:?} {:?}", options.step, options.placement), "AmbassadorStays Random");
    }
    assert_eq!(Options::CLASSIC.balls, Balls::Classic);
}

// Rules 1.4.

#[test]
fn the_board_has_room_for_everybody_with_one_figure_a_space() {
    let public = check("table 2013 5").state.public;
    assert_eq!(public.places.taken().len(), 17);
    assert!(matches!(public.phase, Phase::Start));
}

// Rules 1.5.

#[test]
fn a_turn_goes_phantom_march_meetings_end() {
    check(
        "at 1tall ghetto
         0 march ! WrongPhase
         0 end ! WrongPhase
         0 ask 1tall identity ! WrongPhase
         0 call
         0 call ! NotYourTurn
         * draw land water wild
         0 call ! WrongPhase
         0 end ! WrongPhase
         0 ask 1tall identity ! WrongPhase
         0 step 1tall ghetto ! WrongPhase
         0 expel 1tall murano ! WrongPhase
         0 march land:0tall>ghetto
         0 march ! WrongPhase
         0 call ! WrongPhase
         0 expel 1tall murano ! WrongPhase
         0 end ! MeetingsOpen
         0 ask 1tall identity
         0 end ! NotYourTurn
         1 end ! WrongPhase
         2 answer cb lf short ! NotYourTurn
         1 answer cb lf short
         0 end ! WrongPhase
         0 ask 1tall identity ! WrongPhase
         0 step 1tall san-marcuola ! WrongPhase
         0 expel 1tall murano
         0 expel 1tall rialto ! WrongPhase
         0 ask 1tall identity ! NoSuchMeeting(Figure(Figure { owner: Seat(1), build: Tall }))
         0 end
         0 call ! NotYourTurn
         1 call",
    );
}

#[test]
fn nobody_acts_in_anothers_turn() {
    check(
        "1 call ! NotYourTurn
         0 call\n* draw wild wild wild
         1 march ! NotYourTurn
         0 march
         1 end ! NotYourTurn
         4 end ! NotYourTurn
         0 accept ! WrongPhase
         0 refuse ! WrongPhase
         0 answer cb lf short ! WrongPhase
         0 end",
    );
}

#[test]
fn a_turn_is_noted_with_its_number() {
    let table = check("0 call\n* draw wild wild wild\n0 march\n0 end");
    let began: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::TurnBegan { turn, seat } => Some((*turn, seat.ix())),
            _ => None,
        })
        .collect();
    assert_eq!(began, [(1, 0), (2, 1)]);
}
