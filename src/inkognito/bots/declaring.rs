//! When to announce, on counting alone, and whether to take a hand.

use crate::inkognito::rules::options::Completion;
use crate::inkognito::rules::{Action, Destination, Goal, Phase};

use super::choice::{Choice, Why};
use super::mind::Mind;
use super::stakes::{Aim, Ally, shows};

/// Nothing is more certain.
const CERTAIN: f64 = 1.0 - 1e-9;

/// An announcement that is due now.
///
/// What is likely but not certain waits until nothing more can be learnt this
/// turn, or until it would be undone.
pub(super) fn announcement(mind: &Mind<'_>) -> Option<Choice> {
    let (chance, ally, goal) = best_chance(mind)?;
    if chance < (mind.skill.announce - 1e-9).min(CERTAIN) {
        return None;
    }
    let now = match mind.public.phase {
        Phase::Meeting { open } => open.is_empty(),
        Phase::Expelling { .. } | Phase::Dismissing { .. } => true,
        Phase::Start
        | Phase::Placing { .. }
        | Phase::Prophecy
        | Phase::Moving { .. }
        | Phase::Answering { .. }
        | Phase::HandOffered { .. }
        | Phase::Over(_) => false,
    };
    if chance < CERTAIN && !now {
        return None;
    }
    Some(match ally {
        Ally::Seat(partner) => {
            Choice { action: Action::Declare { partner }, why: Why::Accomplished { chance, goal } }
        }
        Ally::Nobody => Choice { action: Action::Escape, why: Why::Escaping { chance } },
    })
}

/// Whether an announcement would be made later this turn if nothing changed.
pub(super) fn could_announce(mind: &Mind<'_>) -> bool {
    best_chance(mind).is_some_and(|(chance, ..)| chance >= mind.skill.announce - 1e-9)
}

/// The answer to an offered hand.
///
/// A partner's hand refused loses; anybody else has lost already.
pub(super) fn take_hand(mind: &Mind<'_>) -> Choice {
    let offers = mind.public.active;
    let n = mind.faces.iter().filter(|face| mind.ally(face) == Ally::Seat(offers)).count();
    let chance = n as f64 / mind.faces.len() as f64;
    match n {
        0 => Choice { action: Action::Refuse, why: Why::NoPartner },
        _ => Choice { action: Action::Accept, why: Why::MayBePartner { chance } },
    }
}

/// The announcement that is likeliest right now, by counting.
fn best_chance(mind: &Mind<'_>) -> Option<(f64, Ally, Goal)> {
    let aims = mind.our_aims();
    let allies = mind.opponents().map(Ally::Seat).chain([Ally::Nobody]);
    let mut best: Option<(f64, Ally, Goal)> = None;
    for ally in allies {
        let mut chance = 0.0;
        let mut likeliest: Option<(f64, Goal)> = None;
        let mut counted: Option<*const super::mind::Face> = None;
        for aim in aims.iter().filter(|aim| mind.ally(aim.face) == ally) {
            // An agent who is alone may have two exits, but stands once.
            let again = ally == Ally::Nobody && counted == Some(std::ptr::from_ref(aim.face));
            if !again && is_brought_about(mind, aim) {
                let share = aim.share / mind.faces.len() as f64;
                chance += share;
                counted = Some(std::ptr::from_ref(aim.face));
                if likeliest.is_none_or(|(other, _)| share > other) {
                    likeliest = Some((share, aim.goal));
                }
            }
        }
        if let Some((_, goal)) = likeliest
            && best.is_none_or(|(other, ..)| chance > other)
        {
            best = Some((chance, ally, goal));
        }
    }
    best
}

/// Whether the goal of an aim counts as brought about now (rules 1.14).
fn is_brought_about(mind: &Mind<'_>, aim: &Aim<'_>) -> bool {
    let public = mind.public;
    let alone = aim.side[1].is_none();
    let arrives = match public.options.completion {
        Completion::AsItStands => false,
        Completion::EmbassyOnArrival => aim.goal == Goal::AmbassadorOn(Destination::Embassy),
        Completion::EveryOnArrival => !alone,
    };
    shows(aim.goal, aim.face, &public.places)
        && (!arrives || public.rests.iter().any(|places| !shows(aim.goal, aim.face, &places)))
}
