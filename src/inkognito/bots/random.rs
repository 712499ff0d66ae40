//! The test player: moves at random, answers at random, and now and then
//! announces. It knows no aim; it finds what the rules forget.

use crate::inkognito::rules::{
    Action, Agent, Answer, Build, Card, CardSet, Hop, Phase, Plan, Report, View, check, hops,
};
use crate::kit::Rng;

/// One in so many rest points is used to announce.
const ANNOUNCES_ONE_IN: u32 = 200;

/// A legal action of the awaited seat, by chance.
///
/// # Panics
/// If the game does not wait for the view's seat.
pub fn choose(view: &View<'_>, rng: &mut Rng) -> Action {
    let announce = view.public.is_rest_point() && rng.below(ANNOUNCES_ONE_IN) == 0;
    if announce {
        let announcements: Vec<Action> = view
            .legal_actions()
            .into_iter()
            .filter(|action| matches!(action, Action::Declare { .. } | Action::Escape))
            .collect();
        return pick(&announcements, rng);
    }
    match view.public.phase {
        Phase::Moving { .. } => Action::March(march(view, rng)),
        Phase::Answering { .. } => Action::Answer(answer(view, rng)),
        Phase::Start
            if view.public.seating.ambassador() == view.seat() && !view.public.reported =>
        {
            Action::Report(report(rng))
        }
        Phase::Placing { .. }
        | Phase::Start
        | Phase::Prophecy
        | Phase::Meeting { .. }
        | Phase::Expelling { .. }
        | Phase::Dismissing { .. }
        | Phase::HandOffered { .. }
        | Phase::Over(_) => {
            let others: Vec<Action> = view
                .legal_actions()
                .into_iter()
                .filter(|action| !matches!(action, Action::Declare { .. } | Action::Escape))
                .collect();
            pick(&others, rng)
        }
    }
}

fn pick<T: Copy>(items: &[T], rng: &mut Rng) -> T {
    *rng.pick(items).expect("the awaited seat always has a legal action")
}

/// Random hops, as many as make a plan that may be confirmed.
fn march(view: &View<'_>, rng: &mut Rng) -> Plan {
    let mut plan = Plan::default();
    let mut good = plan;
    while let Some(hop) = next_hop(view, &plan, rng) {
        plan = plan.with(hop);
        if check(view, &plan).is_ok() {
            good = plan;
        }
    }
    good
}

fn next_hop(view: &View<'_>, plan: &Plan, rng: &mut Rng) -> Option<Hop> {
    rng.pick(&hops(view, plan)).copied()
}

/// A coloured answer by chance, now and then with grey or mission cards.
fn answer(view: &View<'_>, rng: &mut Rng) -> Answer {
    let answers = view.answers();
    let plain: Vec<Answer> = answers
        .iter()
        .copied()
        .filter(|answer| answer.grey == CardSet::EMPTY && !answer.cards.has(Card::Mission))
        .collect();
    if plain.is_empty() || rng.below(10) == 0 { pick(&answers, rng) } else { pick(&plain, rng) }
}

fn report(rng: &mut Rng) -> Report {
    let mut report = Report { agents: Agent::ALL, builds: Build::ALL };
    rng.shuffle(&mut report.agents);
    rng.shuffle(&mut report.builds);
    report
}
