//! A bot sees its view and nothing else: in another world that looks the same to
//! it, it does the same.

use bauta::inkognito::bots::choose;
use bauta::inkognito::deduce::Belief;
use bauta::inkognito::rules::options::Repeats;
use bauta::inkognito::rules::{Action, Actor, Awaited, Deal, Hand, Pawn, Phase, Viewer};
use bauta::kit::{Seat, Seed};
use bauta::session::Match;

use super::common::games::{any_deal, seeds};
use super::{any_temper, play};

/// Whether this seat is shown the answer that is due.
fn sees(game: &Match, viewer: Seat, by: Seat) -> bool {
    let public = &game.state().public;
    let Phase::Answering { queue, .. } = public.phase else { return false };
    let met = queue.first().expect("asked").question.met;
    let through = public.seating.ambassador().filter(|_| met == Pawn::Ambassador);
    viewer == by || viewer == public.active || through == Some(viewer)
}

/// Plays a game again in another world and compares every decision of a seat.
///
/// How many decisions were the same; none if the log cannot be played there.
fn compare(game: &Match, world: [Hand; 4], viewer: Seat) -> u64 {
    let deal = Deal { hands: world, ..game.deal().clone() };
    let mut here = Match::new(game.deal().clone(), game.seed()).expect("proper");
    let mut there = Match::new(deal, game.seed()).expect("proper");
    let temper = any_temper(game.seed().0, viewer);
    let mut same = 0;
    for (entry, (actor, action)) in game.log().iter().enumerate() {
        let views = [&here, &there].map(|game| game.view(Viewer::Seat(viewer)));
        let owned = views.map(|view| view.to_owned());
        assert!(owned[0] == owned[1], "{viewer:?} could tell at entry {entry}");
        if here.state().public.awaited() == Awaited::Seat(viewer) {
            let chance = || Seed(game.seed().0).stream(entry as u64);
            let [one, other] = views.map(|view| choose(&view, &temper, &mut chance()));
            assert_eq!(one, other, "{viewer:?} at entry {entry}");
            same += 1;
        }
        let mut elsewhere = *action;
        if let (Action::Answer(_), Actor::Seat(by)) = (action, *actor)
            && !sees(&here, viewer, by)
        {
            // What it does not see may have been anything.
            let answers = there.view(Viewer::Seat(by)).answers();
            elsewhere = Action::Answer(answers[entry % answers.len()]);
        }
        here.push(*actor, *action).expect("it was accepted before");
        if here.reveal().is_some() || there.push(*actor, elsewhere).is_err() {
            break;
        }
    }
    same
}

#[test]
fn a_bot_does_the_same_in_every_world_that_looks_the_same() {
    let mut decisions = 0;
    let mut n = 0;
    for seed in seeds(120) {
        let mut deal = any_deal(seed.0);
        deal.options.repeats = Repeats::Strict;
        let game = play(deal, seed.0, |seat| any_temper(seed.0, seat), |_, _, _| ());
        n += 1;
        // The log without its last entry, which may have laid the cards open.
        let log = &game.log()[..game.log().len() - 1];
        let open = Match::replay(game.deal().clone(), game.seed(), log);
        let Ok(Ok(open)) = open else { panic!("it was accepted before") };
        let mut rng = Seed(seed.0).stream(77);
        for viewer in game.state().public.seating.seats() {
            let belief = Belief::of(&open.view(Viewer::Seat(viewer)));
            let others: Vec<[Hand; 4]> = belief
                .worlds()
                .map(|cast| *cast.hands())
                .filter(|hands| *hands != game.deal().hands)
                .collect();
            for _ in 0..9 {
                if let Some(world) = rng.pick(&others) {
                    decisions += compare(&open, *world, viewer);
                }
            }
        }
    }
    println!("{decisions} decisions were the same in {n} games");
    assert!(decisions >= 100_000, "{decisions} decisions in {n} games");
}
