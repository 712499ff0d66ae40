//! Nobody learns what nobody showed.
//!
//! A seat cannot tell the true world from another in which all that it saw
//! would have happened just so (OpenSpiel's resample test). `BAUTA_GAMES=100`
//! plays a hundred times as many.

mod common;

use bauta::inkognito::rules::options::Repeats;
use bauta::inkognito::rules::{
    Action, Actor, Agent, Answer, Asked, Build, Card, CardSet, Cast, Codeword, Deal, Duty, Event,
    Hand, Holder, Kind, OwnedView, Pawn, Phase, Report, RuleError, Seen, State, Viewer,
};
use bauta::kit::{Rng, Seat, Seed};
use bauta::session::Match;
use common::games::{any_deal, every_plain_action, play, seeds};
use common::{check, question};

/// How hidden answers of others are chosen again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rechoose {
    /// Any legal answer. Only when repeats cannot be called, for calls are public.
    Freely,
    /// The answer that is to the new hand what the true one was to the true hand.
    Alike,
}

/// Why a viewer can exclude a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Excluded {
    /// These cards cannot be shown there.
    ByRule(RuleError),
    /// The mission card bears another letter there.
    ByLetter,
}

/// Everything that a viewer has witnessed and known, step by step.
fn views(game: &Match, viewer: Viewer, upto: usize) -> Vec<OwnedView> {
    let mut again = Match::new(game.deal().clone(), game.seed()).expect("proper");
    let mut views = vec![again.view(viewer).to_owned()];
    for (actor, action) in &game.log()[..upto] {
        again.push(*actor, *action).expect("it was accepted before");
        views.push(again.view(viewer).to_owned());
    }
    views
}

/// What of an answer this viewer is shown.
fn sees(game: &Match, viewer: Viewer, by: Seat) -> bool {
    let public = &game.state().public;
    let Phase::Answering { queue, .. } = public.phase else { return false };
    let met = queue.first().expect("asked").question.met;
    let through = public.seating.ambassador().filter(|_| met == Pawn::Ambassador);
    viewer == Viewer::Seat(by)
        || viewer == Viewer::Seat(public.active)
        || through.is_some_and(|seat| viewer == Viewer::Seat(seat))
}

/// The same answer for another hand: true stays true, false stays false.
fn alike(answer: Answer, from: Hand, to: Hand) -> Answer {
    let agent = |agent: Agent| match agent {
        agent if agent == from.agent => to.agent,
        agent if agent == to.agent => from.agent,
        agent => agent,
    };
    let build = |build: Build| match build {
        build if build == from.build => to.build,
        build if build == to.build => from.build,
        build => build,
    };
    let swap = |cards: CardSet| -> CardSet {
        cards
            .iter()
            .map(|card| match card {
                Card::Agent(a) => Card::Agent(agent(a)),
                Card::Build(b) => Card::Build(build(b)),
                Card::Mission => Card::Mission,
            })
            .collect()
    };
    Answer { cards: swap(answer.cards), grey: swap(answer.grey) }
}

/// Plays the game again in another world as this viewer saw it.
///
/// # Errors
/// The entry, where a card that was seen could not have been shown.
fn replay(
    game: &Match,
    world: [Hand; 4],
    viewer: Viewer,
    views: &[OwnedView],
    rechoose: Rechoose,
    rng: &mut Rng,
) -> Result<Match, (usize, Excluded)> {
    let deal = Deal { hands: world, ..game.deal().clone() };
    let mut again = Match::new(deal, game.seed()).expect("proper");
    assert!(again.view(viewer).to_owned() == views[0], "{viewer:?} can tell at the beginning");
    for (entry, (actor, action)) in game.log()[..views.len() - 1].iter().enumerate() {
        let mut action = *action;
        if let (Action::Answer(answer), Actor::Seat(by)) = (action, *actor) {
            let view = again.view(Viewer::Seat(by));
            let holder = again.state().public.seating.holder(by).expect("agents answer");
            let (old, new) = (game.deal().hands[holder.ix()], world[holder.ix()]);
            if !sees(&again, viewer, by) {
                action = Action::Answer(match rechoose {
                    Rechoose::Freely => *rng.pick(&view.answers()).expect("one can always answer"),
                    Rechoose::Alike => alike(answer, old, new),
                });
            } else if answer.cards.has(Card::Mission) && old.codeword != new.codeword {
                return Err((entry, Excluded::ByLetter));
            }
        }
        if let (Action::Report(_), true) = (action, viewer != actor_viewer(*actor)) {
            action = Action::Report(any_report(rng));
        }
        again.push(*actor, action).map_err(|error| (entry, Excluded::ByRule(error)))?;
        let same = again.view(viewer).to_owned() == views[entry + 1];
        assert!(same, "{viewer:?} can tell, entry {entry}: {action}");
    }
    Ok(again)
}

fn actor_viewer(actor: Actor) -> Viewer {
    match actor {
        Actor::Seat(seat) => Viewer::Seat(seat),
        Actor::Chance => Viewer::Bystander,
    }
}

fn any_report(rng: &mut Rng) -> Report {
    let mut report = Report { agents: Agent::ALL, builds: Build::ALL };
    rng.shuffle(&mut report.agents);
    rng.shuffle(&mut report.builds);
    report
}

/// Another world with the viewer's own hand as it is.
fn another_world(game: &Match, viewer: Viewer, rng: &mut Rng) -> [Hand; 4] {
    let own = match viewer {
        Viewer::Seat(seat) => game.state().public.seating.holder(seat),
        Viewer::Bystander => None,
    };
    let others: Vec<Holder> =
        Holder::ALL.into_iter().filter(|holder| Some(*holder) != own).collect();
    let mut hands = game.deal().hands;
    let mut order = others.clone();
    rng.shuffle(&mut order);
    for (to, from) in others.iter().zip(&order) {
        hands[to.ix()].agent = game.deal().hands[from.ix()].agent;
    }
    rng.shuffle(&mut order);
    for (to, from) in others.iter().zip(&order) {
        hands[to.ix()].build = game.deal().hands[from.ix()].build;
    }
    rng.shuffle(&mut order);
    for (to, from) in others.iter().zip(&order) {
        hands[to.ix()].codeword = game.deal().hands[from.ix()].codeword;
    }
    assert!(Cast::new(hands).is_some());
    hands
}

/// How much of the log comes before all cards are laid open.
fn before_the_end(game: &Match) -> usize {
    let over = matches!(game.state().public.phase, Phase::Over(_));
    game.log().len() - usize::from(over)
}

#[test]
fn a_seat_sees_the_same_in_every_world_that_it_cannot_exclude() {
    let mut replayed = [0; 3];
    for seed in seeds(40) {
        let game = play(any_deal(seed.0), seed.0, |_, _| {});
        let mut rng = Seed(seed.0).stream(7);
        let seats = game.state().public.seating.seats().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Bystander]) {
            let views = views(&game, viewer, before_the_end(&game));
            for _ in 0..12 {
                let world = another_world(&game, viewer, &mut rng);
                if let Some(kind) = try_world(&game, world, viewer, &views, &mut rng) {
                    replayed[kind] += 1;
                }
            }
        }
    }
    // Agents exclude most worlds soon; bystanders none, the Ambassador's player some.
    let [agents, ambassadors, bystanders] = replayed;
    assert!(agents > 100 && ambassadors > 10 && bystanders > 300, "{replayed:?}");
}

/// Replays a world, if the viewer cannot exclude it: whose eyes these were.
fn try_world(
    game: &Match,
    world: [Hand; 4],
    viewer: Viewer,
    views: &[OwnedView],
    rng: &mut Rng,
) -> Option<usize> {
    let public = &game.state().public;
    let rechoose = match public.options.repeats {
        Repeats::Strict => Rechoose::Freely,
        Repeats::Called => Rechoose::Alike,
    };
    let kind = match viewer {
        Viewer::Bystander => 2,
        Viewer::Seat(seat) if public.seating.is_agent(seat) => 0,
        Viewer::Seat(_) => 1,
    };
    match replay(game, world, viewer, views, rechoose, rng) {
        Ok(again) => {
            check_nothing_else_tells(game, &again, viewer, views, rng);
            Some(kind)
        }
        // The Ambassador's player sees one half of a history whose other half is chosen again.
        Err(_) if kind == 1 => None,
        Err((entry, error)) => {
            let (actor, action) = game.log()[entry];
            let cards = matches!(action, Action::Answer(_));
            assert!(cards && kind == 0, "{actor:?} {action}: {error:?}");
            let seen = matches!(views[entry + 1].view().seen.last(), Some(Seen::ShownToMe { .. }));
            assert!(seen, "only cards that a seat was shown exclude a world: {action} {error:?}");
            None
        }
    }
}

/// What can be printed, done and refused is the same too.
fn check_nothing_else_tells(
    game: &Match,
    again: &Match,
    viewer: Viewer,
    views: &[OwnedView],
    rng: &mut Rng,
) {
    let truth = state_before_the_end(game, views.len() - 1);
    assert_eq!(format!("{truth:?}"), format!("{:?}", again.state()));
    let Viewer::Seat(seat) = viewer else { return };
    for action in every_plain_action(rng) {
        // An announcement that ends the game tells everything, rightly.
        if matches!(action, Action::Accept | Action::Refuse | Action::Escape) {
            continue;
        }
        let [one, two] = [&truth, again.state()]
            .map(|state| bauta::inkognito::rules::apply(state, Actor::Seat(seat), &action));
        assert_eq!(one.map(|_| ()), two.map(|_| ()), "{action}");
    }
}

fn state_before_the_end(game: &Match, upto: usize) -> State {
    let log = &game.log()[..upto];
    let replayed = Match::replay(game.deal().clone(), game.seed(), log).expect("proper");
    *replayed.unwrap_or_else(|(_, refused)| panic!("{refused:?}")).state()
}

// Each secret, once, from each wrong seat.

const VIEWERS: [Viewer; 6] = [
    Viewer::Seat(Seat::ALL[0]),
    Viewer::Seat(Seat::ALL[1]),
    Viewer::Seat(Seat::ALL[2]),
    Viewer::Seat(Seat::ALL[3]),
    Viewer::Seat(Seat::ALL[4]),
    Viewer::Bystander,
];

/// Who can tell two events apart.
fn who_can_tell(one: Event, two: Event) -> Vec<usize> {
    VIEWERS
        .into_iter()
        .enumerate()
        .filter(|(_, viewer)| one.seen_by(*viewer) != two.seen_by(*viewer))
        .map(|(ix, _)| ix)
        .collect()
}

fn shown(
    met: &str,
    cards: &[Card],
    grey: &[Card],
    codeword: Option<Codeword>,
    through: Option<Seat>,
) -> Event {
    Event::Shown {
        by: Seat::ALL[1],
        to: Seat::ALL[0],
        asked: Asked { question: question(met, "1", Kind::Identity), duty: Duty::Triple },
        answer: Answer { cards: CardSet::of(cards), grey: CardSet::of(grey) },
        codeword,
        through,
    }
}

const LF: Card = Card::Agent(Agent::LordFiddlebottom);
const CB: Card = Card::Agent(Agent::ColonelBubble);

#[test]
fn the_cards_of_a_direct_answer_are_seen_by_answerer_and_asker_alone() {
    assert_eq!(
        who_can_tell(
            shown("1tall", &[LF], &[], None, None),
            shown("1tall", &[CB], &[], None, None)
        ),
        [0, 1]
    );
}

#[test]
fn the_number_of_cards_is_seen_by_answerer_and_asker_alone() {
    assert_eq!(
        who_can_tell(
            shown("1tall", &[LF], &[], None, None),
            shown("1tall", &[LF, CB], &[], None, None)
        ),
        [0, 1]
    );
}

#[test]
fn whether_a_card_was_grey_is_seen_by_answerer_and_asker_alone() {
    assert_eq!(
        who_can_tell(
            shown("1tall", &[CB], &[], None, None),
            shown("1tall", &[CB], &[CB], None, None)
        ),
        [0, 1]
    );
}

#[test]
fn the_letter_of_a_mission_card_is_seen_by_the_asker_alone_for_the_answerer_knows_it() {
    let letter = |codeword| shown("1tall", &[CB, Card::Mission], &[], Some(codeword), None);
    assert_eq!(who_can_tell(letter(Codeword::A), letter(Codeword::B)), [0]);
}

#[test]
fn an_answer_through_the_ambassador_is_seen_by_his_player_too() {
    let through = Some(Seat::ALL[4]);
    let two = [LF, CB].map(|card| shown("ambassador", &[card], &[], None, through));
    assert_eq!(who_can_tell(two[0], two[1]), [0, 1, 4]);
    let two = [Codeword::A, Codeword::B]
        .map(|letter| shown("ambassador", &[CB, Card::Mission], &[], Some(letter), through));
    assert_eq!(who_can_tell(two[0], two[1]), [0, 4]);
}

#[test]
fn a_sealed_report_is_seen_by_the_ambassadors_player_alone() {
    let mut rng = Seed(1).stream(0);
    let by = Seat::ALL[4];
    let [one, two] = [any_report(&mut rng), any_report(&mut rng)];
    assert_eq!(
        who_can_tell(Event::Reported { by, report: one }, Event::Reported { by, report: two }),
        [4]
    );
}

#[test]
fn that_a_question_was_put_who_whom_and_which_kind_is_public() {
    for (of, kind) in [("1", Kind::Build), ("2", Kind::Identity)] {
        let asked = |of, kind| Event::Asked {
            by: Seat::ALL[0],
            question: question("ambassador", of, kind),
        };
        assert_eq!(who_can_tell(asked("1", Kind::Identity), asked(of, kind)), [0, 1, 2, 3, 4, 5]);
    }
}

#[test]
fn everybody_witnesses_every_event_in_some_form() {
    for seed in seeds(10) {
        let game = play(any_deal(seed.0), seed.0, |_, _| {});
        let seats = game.state().public.seating.seats().map(Viewer::Seat);
        let n = game.seen_by(Viewer::Bystander).len();
        for viewer in seats {
            assert_eq!(game.seen_by(viewer).len(), n);
        }
    }
}

#[test]
fn a_bystander_sees_no_cards_and_nobody_elses_are_in_a_view() {
    for seed in seeds(10) {
        let game = play(any_deal(seed.0), seed.0, |_, _| {});
        for seat in game.state().public.seating.seats() {
            for seen in game.seen_by(Viewer::Seat(seat)) {
                let ambassador = game.state().public.seating.ambassador() == Some(seat);
                match seen {
                    Seen::ShownThroughMe { .. } | Seen::ReportedByMe { .. } => assert!(ambassador),
                    Seen::Shown { by, to, .. } => assert!(*by != seat && *to != seat),
                    _ => {}
                }
            }
        }
        let told = |seen: &&Seen| {
            matches!(
                seen,
                Seen::ShownToMe { .. }
                    | Seen::ShownByMe { .. }
                    | Seen::ShownThroughMe { .. }
                    | Seen::ReportedByMe { .. }
            )
        };
        assert_eq!(game.seen_by(Viewer::Bystander).iter().find(told), None);
    }
}

#[test]
fn printing_a_state_prints_no_secret() {
    let table = check(
        "table 2013 5\n4 report lf-tall cb-short ax-fat mz-thin\ndirect 0 1 identity: cb lf fat",
    );
    let text = format!("{:?}", table.state);
    assert!(text.contains("secrets: Secrets(..)"), "{text}");
    for word in ["LordFiddlebottom", "ColonelBubble", "AgentX", "MadameZsaZsa", "Codeword", "hand"]
    {
        assert!(!text.contains(word), "{word} in {text}");
    }
}

#[test]
fn before_the_end_nothing_is_revealed() {
    for seed in seeds(5) {
        play(any_deal(seed.0), seed.0, |game, _| {
            let over = matches!(game.state().public.phase, Phase::Over(_));
            assert_eq!(game.reveal().is_some(), over);
        });
    }
}
