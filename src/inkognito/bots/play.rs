//! One decision of a player of some skill.

use crate::inkognito::rules::options::StepRule;
use crate::inkognito::rules::{
    Action, Build, Figure, Meeting, Pawn, Phase, Question, SpaceId, View,
};
use crate::kit::{Few, Rng};

use super::answering::answer;
use super::asking::{Curiosity, Worths};
use super::choice::{Choice, Why};
use super::declaring::{announcement, could_announce, take_hand};
use super::envoy;
use super::fallback::fallback;
use super::field::Field;
use super::march::{Judge, WIN, destination};
use super::mind::{Mind, figure_ix, pawn_ix};
use super::skill::{Asking, Sending, Skill};
use super::temper::Manners;

/// What a player of this skill and these manners does.
///
/// # Panics
/// If the game does not wait for the view's seat.
pub fn play(view: &View<'_>, skill: &Skill, manners: &Manners, rng: &mut Rng) -> Choice {
    let choice = if view.mine.hand.is_some() {
        agent(view, skill, manners, rng)
    } else {
        envoy::choose(view, skill, rng)
    };
    choice.unwrap_or_else(|| Choice {
        action: fallback(view).expect("the game waits for this seat"),
        why: Why::Fallback,
    })
}

fn agent(view: &View<'_>, skill: &Skill, manners: &Manners, rng: &mut Rng) -> Option<Choice> {
    let counting = skill.counting();
    if view.public.is_rest_point() {
        let sober = Mind::of(view, &counting)?;
        if let Some(choice) = announcement(&sober) {
            return Some(choice);
        }
    }
    match view.public.phase {
        Phase::Placing { .. } => Some(place(rng)),
        Phase::Start => Some(Choice { action: Action::CallPhantom, why: Why::Course }),
        Phase::Moving { .. } => {
            let mind = Mind::of(view, skill)?;
            let (plan, why) = judge(&mind, |wish| wish.worths()).march(rng);
            Some(Choice { action: Action::March(plan), why })
        }
        Phase::Meeting { open } if open.is_empty() => {
            Some(Choice { action: Action::EndTurn, why: Why::Course })
        }
        Phase::Meeting { open } => resolve(&Mind::of(view, skill)?, &open, rng),
        Phase::Answering { .. } => {
            let mind = Mind::of(view, skill)?;
            let (answer, why) = answer(&mind, manners, rng)?;
            Some(Choice { action: Action::Answer(answer), why })
        }
        Phase::Expelling { answered, .. } => {
            if let Some(call) = view.mine.calls.first() {
                return Some(Choice { action: Action::CallRepeat(call.met), why: Why::Repeated });
            }
            expel(&Mind::of(view, skill)?, answered.first()?.question.met)
        }
        Phase::Dismissing { .. } => expel(&Mind::of(view, skill)?, Pawn::Ambassador),
        Phase::HandOffered { .. } => Some(take_hand(&Mind::of(view, &counting)?)),
        Phase::Prophecy | Phase::Over(_) => None,
    }
}

/// All that marches and steps are judged by.
fn judge<'m>(mind: &'m Mind<'m>, worths: fn(&Curiosity<'_>) -> Worths) -> Judge<'m> {
    let ours = mind.our_aims();
    let theirs = if mind.skill.marching.block != 0.0 { mind.enemy_aims() } else { Vec::new() };
    let worths = worths(&Curiosity::of(mind, &ours));
    let field = Field::of(mind, &worths, &ours, &theirs);
    Judge::new(mind, worths, mind.prizes(&ours), &field)
}

/// Figures are placed by chance: what stands where must tell nothing.
fn place(rng: &mut Rng) -> Choice {
    let mut builds = Build::ALL;
    rng.shuffle(&mut builds);
    Choice { action: Action::Place(builds), why: Why::Whim }
}

/// Asks at one of the open meetings, or steps on.
fn resolve(mind: &Mind<'_>, open: &Few<Meeting, 3>, rng: &mut Rng) -> Option<Choice> {
    let ours = mind.our_aims();
    let curiosity = Curiosity::of(mind, &ours);
    let judge = judge(mind, |wish| wish.rough_worths());
    let sober = mind.skill.counting();
    let announces = could_announce(&Mind::of(mind.view, &sober)?);
    if !announces && let Some(choice) = best_step(&judge, open) {
        return Some(choice);
    }
    let questions = mind.view.questions();
    if mind.skill.asking == Asking::Chance {
        let question = any_question(mind, &questions, rng)?;
        return Some(Choice { action: Action::Ask(question), why: Why::Whim });
    }
    let mut best: Option<(f64, Question)> = None;
    for question in questions {
        let shaken = 0.01 * f64::from(rng.below(1024)) / 1024.0;
        let bits = curiosity.question(question);
        if best.is_none_or(|(other, _)| bits + shaken > other) {
            best = Some((bits + shaken, question));
        }
    }
    let (bits, question) = best?;
    let why = Why::ToLearn { about: question.of, bits };
    Some(Choice { action: Action::Ask(question), why })
}

/// A question by chance, but to somebody of whom not all is known, if there is one.
fn any_question(mind: &Mind<'_>, questions: &[Question], rng: &mut Rng) -> Option<Question> {
    let open: Vec<Question> = questions
        .iter()
        .copied()
        .filter(|question| mind.belief.pairs(mind.holder_of(question.of)).len() > 1)
        .collect();
    rng.pick(&open).or(rng.pick(questions)).copied()
}

/// A step from a meeting that wins, or that is better than any question.
fn best_step(judge: &Judge<'_>, open: &Few<Meeting, 3>) -> Option<Choice> {
    let mut best: Option<(f64, Pawn, SpaceId)> = None;
    for Meeting { own, met } in open.iter() {
        let Pawn::Figure(figure) = own else { continue };
        let ask = judge.asked(met);
        for to in judge.mind.view.steps(met).iter() {
            let gain = judge.stepped(figure, met, to) - ask;
            if gain > 0.0 && best.is_none_or(|(other, ..)| gain > other) {
                best = Some((gain, met, to));
            }
        }
    }
    let (bits, met, to) = best?;
    Some(Choice { action: Action::StepOn { met, to }, why: Why::ToStand { bits } })
}

/// Sends a questioned pawn where it is best for me.
fn expel(mind: &Mind<'_>, pawn: Pawn) -> Option<Choice> {
    let ours = mind.our_aims();
    let theirs = if mind.skill.marching.block != 0.0 { mind.enemy_aims() } else { Vec::new() };
    let worths = Curiosity::of(mind, &ours).rough_worths();
    let field = match mind.skill.sending {
        Sending::Near => Field::near(mind, &worths, 1.0),
        Sending::Outlook => Field::of(mind, &worths, &ours, &theirs),
    };
    let prizes = mind.prizes(&ours);
    let map = field.worth_of(pawn_ix(pawn));
    let mut best: Option<(f64, SpaceId)> = None;
    let (mut sum, mut n) = (0.0, 0.0);
    for to in mind.view.exiles(pawn).iter() {
        let prize = match (pawn, destination(to)) {
            (Pawn::Ambassador, Some(place)) => WIN * prizes.ambassador[place],
            (Pawn::Figure(figure), Some(place)) => WIN * prizes.stand[figure_ix(figure)][place],
            (_, None) => 0.0,
        };
        let value = map[to.ix()] + prize;
        sum += value;
        n += 1.0;
        if best.is_none_or(|(other, _)| value > other) {
            best = Some((value, to));
        }
    }
    let (value, to) = best?;
    Some(Choice { action: Action::Expel { pawn, to }, why: Why::ToPlace { bits: value - sum / n } })
}

impl Judge<'_> {
    /// What a question at this meeting is worth.
    fn asked(&self, met: Pawn) -> f64 {
        let worth = match met.owner() {
            Some(seat) => self.worths.direct(seat),
            None => self.worths.ambassador(),
        };
        (worth + self.away[pawn_ix(met)]).max(0.05)
    }

    /// What a step is worth. By one option of the table it sends the Ambassador away too.
    fn stepped(&self, own: Figure, met: Pawn, to: SpaceId) -> f64 {
        let ix = figure_ix(own);
        let prize = match destination(to) {
            Some(place) => WIN * self.prizes.stand[ix][place],
            None => 0.0,
        };
        let leaves = self.mind.public.options.step == StepRule::AmbassadorLeaves;
        let away = if leaves && met == Pawn::Ambassador { self.away[pawn_ix(met)] } else { 0.0 };
        self.gain(ix, to) + prize + away
    }
}
