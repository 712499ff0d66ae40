//! Nothing is announced but on counting, and nothing is reported but for certain.

use bauta::inkognito::bots::{Level, Temper, Why};
use bauta::inkognito::deduce::Belief;
use bauta::inkognito::rules::missions::{exits, fulfilled, goal_of, stands};
use bauta::inkognito::rules::options::Completion;
use bauta::inkognito::rules::{
    Action, Cast, Destination, Goal, Places, Seating, Verdict, View, Viewer,
};
use bauta::kit::Seat;

use super::common::games::{any_deal, seeds};
use super::play;

/// How likely an announcement is to win, by counting worlds with the rules themselves.
fn chance(view: &View<'_>, seat: Seat, action: &Action) -> f64 {
    let public = view.public;
    let agent = view.mine.hand.expect("an agent announces").agent;
    let partner = |cast: &Cast, seating: &Seating| seating.seat_of(cast.who_is(agent.partner()));
    let wins = |cast: &Cast| {
        if let Action::Declare { partner: to } = action {
            let goal = goal_of(agent.team(), &public.seating, cast);
            let holds = |places: &Places| fulfilled(goal, places, &public.seating, cast);
            let arrives = match public.options.completion {
                Completion::AsItStands => false,
                Completion::EmbassyOnArrival => goal == Goal::AmbassadorOn(Destination::Embassy),
                Completion::EveryOnArrival => true,
            };
            partner(cast, &public.seating) == Some(*to)
                && holds(&public.places)
                && (!arrives || public.rests.iter().any(|places| !holds(&places)))
        } else {
            let at = stands(agent, &public.places, &public.seating, cast);
            partner(cast, &public.seating).is_none()
                && exits(agent, public.options.exits).iter().any(|exit| Some(exit.space()) == at)
        }
    };
    assert_eq!(view.seat(), Some(seat));
    Belief::of(view).chance(wins).to_f64()
}

#[test]
fn nothing_is_announced_below_the_levels_threshold() {
    for level in Level::ALL {
        for seed in seeds(40) {
            play(
                any_deal(seed.0),
                seed.0,
                |_| Temper::plain(level),
                |game, seat, choice| {
                    let (Action::Declare { .. } | Action::Escape) = choice.action else { return };
                    let (Why::Accomplished { chance: said, .. } | Why::Escaping { chance: said }) =
                        choice.why
                    else {
                        panic!("announced for {:?}", choice.why)
                    };
                    let view = game.view(Viewer::Seat(seat));
                    let counted = chance(&view, seat, &choice.action);
                    assert!((counted - said).abs() < 1e-9, "{said} is {counted} by the rules");
                    assert!(counted >= level.skill().announce - 1e-9, "{counted}");
                },
            );
        }
    }
}

#[test]
fn below_the_top_no_announcement_is_wrong() {
    for level in [Level::Tourist, Level::Gondolier, Level::Informer] {
        for seed in seeds(40) {
            let game = play(any_deal(seed.0), seed.0, |_| Temper::plain(level), |_, _, _| ());
            let Some(reveal) = game.reveal() else { continue };
            let good = [Verdict::MissionAccomplished, Verdict::Escaped, Verdict::ReportRight];
            assert!(good.contains(&reveal.outcome.verdict), "{:?}", reveal.outcome);
        }
    }
}

#[test]
fn a_report_is_right_and_handed_in_only_when_it_is_certain() {
    let mut reports = 0;
    for seed in seeds(120) {
        if seed.0 % 3 != 2 {
            continue;
        }
        let deal = any_deal(seed.0);
        play(
            deal.clone(),
            seed.0,
            |_| Temper::plain(Level::Informer),
            |game, seat, choice| {
                let Action::Report(report) = choice.action else { return };
                reports += 1;
                assert_eq!(Belief::of(&game.view(Viewer::Seat(seat))).n_faces(), 1);
                for (ix, hand) in deal.hands.iter().enumerate() {
                    assert_eq!((report.agents[ix], report.builds[ix]), (hand.agent, hand.build));
                }
            },
        );
    }
    assert!(reports > 0, "nobody ever reported");
}
