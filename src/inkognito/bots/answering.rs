//! What to show.

use crate::inkognito::rules::{Agent, Answer, Asked, Card, CardSet, Duty, Pawn};
use crate::kit::Rng;

use super::choice::Why;
use super::mind::Mind;
use super::replies::{Form, Replies, Weighing, left_by, new_forms, pair_ix, rows};
use super::temper::Manners;

/// A probable enemy: whoever is the partner with less than this chance.
const ENEMY: f64 = 0.25;

/// From which chance that the asker is the partner an answer counts as a hint.
const HINT: f64 = 0.2;

/// Chooses an answer to the question that is open, with its reason.
pub(super) fn answer(mind: &Mind<'_>, manners: &Manners, rng: &mut Rng) -> Option<(Answer, Why)> {
    let asked = mind.view.asked()?;
    let partner = partner_chance(mind);
    if partner >= mind.skill.answering.tell - 1e-9 {
        return tell(mind, partner);
    }
    let asker = mind.public.active;
    let shown = &mind.view.mine.shown[asker.ix()];
    let me = pair_ix(mind.hand.agent, mind.hand.build);
    let mut forms = new_forms(asked.duty, asked.question.kind, shown);
    forms.retain(|form| form.pairs >> me & 1 != 0);
    if let Some(answer) = out_of_habit(mind, asked, &forms, manners, partner, rng) {
        return Some(answer);
    }
    let chosen = match mind.skill.answering.hints {
        None => {
            forms.retain(|form| !form.mission);
            rng.pick(&forms).copied()
        }
        Some(hints) => {
            let before = told(mind);
            let asker = [asker_chances(mind); 4];
            let weighing = Weighing { before, asker, hints: &hints };
            let replies = Replies::weighed(&forms, &weighing);
            pick(&replies, me, rng)
        }
    };
    let Some(form) = chosen else {
        return forced(mind, rng);
    };
    Some((Answer::coloured(form.cards), why(mind, &form, partner)))
}

fn why(mind: &Mind<'_>, form: &Form, partner: f64) -> Why {
    let left = (told(mind) & form.pairs).count_ones() as usize;
    let me = Card::Agent(mind.hand.agent);
    let hints = form.mission || form.cards.has(Card::Agent(mind.hand.agent.partner()));
    match form.cards.has(me) && hints && partner >= HINT {
        true => Why::ToHint { partner, left },
        false => Why::ToHide { left },
    }
}

/// How likely the asker is the partner, by reading.
fn partner_chance(mind: &Mind<'_>) -> f64 {
    let asker = mind.public.active;
    if mind.public.seating.is_agent(asker) { mind.partner_chance(asker) } else { 0.0 }
}

/// How likely the asker is each agent; the Ambassador's player counts as an enemy.
fn asker_chances(mind: &Mind<'_>) -> [f64; 4] {
    let asker = mind.public.active;
    if mind.public.seating.is_agent(asker) {
        return mind.identity_of(asker);
    }
    let enemies = mind.hand.agent.team().other().agents().map(Agent::ix);
    std::array::from_fn(|ix| if enemies.contains(&ix) { 0.5 } else { 0.0 })
}

/// What the asker can know about me: pairs, a bit each.
fn told(mind: &Mind<'_>) -> u16 {
    mind.reading.told[mind.public.active.ix()]
}

/// Everything that can be told to a partner: what is new first.
fn tell(mind: &Mind<'_>, partner: f64) -> Option<(Answer, Why)> {
    let told = told(mind);
    let known_agent = rows(told).iter().filter(|row| **row > 0.0).count() == 1;
    let known_pair = told.count_ones() == 1;
    let shown = &mind.view.mine.shown[mind.public.active.ix()];
    let known_letter = shown.sets().any(|cards| cards.has(Card::Mission));
    let [agent, build] = [Card::Agent(mind.hand.agent), Card::Build(mind.hand.build)];
    let score = |answer: &Answer| {
        let grey = |card| u32::from(answer.grey.has(card));
        let letter = u32::from(answer.cards.has(Card::Mission));
        let news = if known_agent { 0 } else { 8 * grey(agent) };
        let letters = if known_letter { 0 } else { 6 * letter };
        let builds = if known_pair { 0 } else { 3 * grey(build) };
        news + letters + builds + grey(agent) + grey(build) + letter
    };
    let mut best: Option<(u32, Answer)> = None;
    for answer in mind.view.answers() {
        let score = score(&answer) + if is_repeat(mind, answer.cards) { 0 } else { 1 };
        if best.is_none_or(|(other, _)| score > other) {
            best = Some((score, answer));
        }
    }
    best.map(|(_, answer)| (answer, Why::ToTell { partner }))
}

/// What character does in place of what is useful.
fn out_of_habit(
    mind: &Mind<'_>,
    asked: Asked,
    forms: &[Form],
    manners: &Manners,
    partner: f64,
    rng: &mut Rng,
) -> Option<(Answer, Why)> {
    if partner < ENEMY && happens(manners.bluff, rng) {
        let lies = |form: &&Form| {
            let agents = form.cards.and(CardSet::IDENTITIES);
            form.mission && !agents.is_empty() && !agents.has(Card::Agent(mind.hand.agent))
        };
        let lies: Vec<Form> = forms.iter().filter(lies).copied().collect();
        if let Some(form) = rng.pick(&lies) {
            return Some((Answer::coloured(form.cards), Why::ToBluff { partner }));
        }
    }
    if asked.duty == Duty::Triple && happens(manners.two_true, rng) {
        let truths = CardSet::truths(mind.hand);
        let both: Vec<Form> = forms
            .iter()
            .filter(|form| !form.mission && form.cards.holds(truths))
            .copied()
            .collect();
        if let Some(form) = rng.pick(&both) {
            return Some((Answer::coloured(form.cards), Why::OutOfHabit));
        }
    }
    None
}

/// One of the replies of a pair, likelier ones more often.
fn pick(replies: &Replies, pair: usize, rng: &mut Rng) -> Option<Form> {
    let mut lot = f64::from(rng.below(1 << 20)) / f64::from(1 << 20);
    let mut last = None;
    for (form, row) in replies.forms.iter().zip(&replies.chances) {
        if row[pair] > 0.0 {
            last = Some(*form);
            lot -= row[pair];
            if lot < 0.0 {
                break;
            }
        }
    }
    last
}

/// When nothing new can be shown, or a penalty is due: what leaves most open.
fn forced(mind: &Mind<'_>, rng: &mut Rng) -> Option<(Answer, Why)> {
    let told = told(mind);
    let mut answers = mind.view.answers();
    let fresh: Vec<Answer> = answers
        .iter()
        .copied()
        .filter(|answer| answer.grey.is_empty() && !is_repeat(mind, answer.cards))
        .collect();
    if !fresh.is_empty() {
        answers = fresh;
    }
    let left = |answer: &Answer| (told & left_by(*answer)).count_ones() as usize;
    let most = answers.iter().map(left).max()?;
    answers.retain(|answer| left(answer) == most);
    rng.pick(&answers).map(|answer| (*answer, Why::ToHide { left: most }))
}

fn is_repeat(mind: &Mind<'_>, cards: CardSet) -> bool {
    match (mind.view.asked(), mind.view.answerer()) {
        (Some(asked), Some(answerer)) => answerer.repeat(asked, cards).is_some(),
        _ => false,
    }
}

/// Whether something of this chance happens.
pub(super) fn happens(chance: f64, rng: &mut Rng) -> bool {
    chance > 0.0 && f64::from(rng.below(1 << 16)) < chance * f64::from(1 << 16)
}

/// Which agent's tic to show at a meeting with a figure, if any: a true one or a false one.
pub(super) fn tic(own: Agent, met: Pawn, manners: &Manners, rng: &mut Rng) -> Option<Agent> {
    if met == Pawn::Ambassador || !happens(manners.tic, rng) {
        return None;
    }
    let others: Vec<Agent> = Agent::ALL.into_iter().filter(|agent| *agent != own).collect();
    if happens(manners.false_tic, rng) { rng.pick(&others).copied() } else { Some(own) }
}
