//! How people choose what to show: assumptions, all in this file, never logic.
//!
//! The model that people are shown: whoever answers shows the mission card or not
//! for reasons of his own, and then any of the sets that are legal and new to
//! the asker, all equally likely; turning a true card grey is a free decision
//! again. So the likelihood of an answer is one in the number of such sets.
//! An answer that is not new, or that is forced, says no more than logic does.
//!
//! The Ambassador's player sees only part of what passes between two others;
//! for him «new» means: not among what he saw.

use crate::inkognito::rules::{
    Agent, Answer, Answerer, Asked, Build, Card, CardSet, Codeword, Duty, Hand, History, Kind,
    options::Repeats,
};

use super::because::Reason;
use super::belief::Belief;
use super::clue::Witnessed;
use super::odds::{Odds, gcd};
use super::pairs::PairSet;

/// How somebody is expected to choose among legal new sets. Plain data.
///
/// Each number multiplies the liking for a set; 1 is indifference.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// For both true cards in one answer.
    pub both_true: f64,
    /// For each false card that this asker was shown before.
    pub same_lies: f64,
}

/// An answer with what could have been shown instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showing {
    /// The answer.
    pub witnessed: Witnessed,
    /// All cards that this asker was shown before, as far as the viewer knows.
    pub shown_before: CardSet,
    /// The sets of the same form that were new to the asker, whoever holds
    /// what; none if the answer was not new or was forced.
    pub choice: Vec<CardSet>,
}

impl Belief {
    /// The odds if all legal new answers were equally likely. Exact.
    ///
    /// Among three-card answers this is counting, since earlier ones fit every
    /// world left and all answerers had as many to choose from. It differs
    /// where an earlier triple held some of the pairs that a question through
    /// the Ambassador could have been answered with.
    pub fn uniform(&self) -> Odds<u64> {
        let mut weights = self.told.map(|pairs| fill(pairs, 1));
        let mut shown = [[History::EMPTY; 5]; 4];
        for (holder, witnessed) in self.answers() {
            let before = &mut shown[holder][witnessed.to.ix()];
            if let Some(n_choices) = n_pairs(witnessed, before) {
                weigh_exactly(&mut weights[holder], witnessed.asked.question.kind, n_choices);
            }
            before.note(witnessed.answer.cards);
        }
        Odds::weighed(&self.worlds, weights)
    }

    /// The odds if people have these habits.
    pub fn odds(&self, habits: &Habits) -> Odds<f64> {
        self.odds_by(|showing, agent, build| habits.likelihood(showing, agent, build))
    }

    /// The odds by any model: how likely is it that somebody who is this agent
    /// and looks so shows this?
    ///
    /// Renormalised at each answer. An answer that the model holds for
    /// impossible in every world left says nothing.
    pub fn odds_by(&self, mut likelihood: impl FnMut(&Showing, Agent, Build) -> f64) -> Odds<f64> {
        let mut weights = self.told.map(|pairs| fill(pairs, 1.0));
        let mut shown = [[(History::EMPTY, CardSet::EMPTY); 5]; 4];
        for (holder, witnessed) in self.answers() {
            let (sets, cards) = &mut shown[holder][witnessed.to.ix()];
            let choice = choice(witnessed, sets);
            let showing = Showing { witnessed, shown_before: *cards, choice };
            let mut after = weights[holder];
            for (agent, build) in self.told[holder].iter() {
                after[4 * agent.ix() + build.ix()] *= likelihood(&showing, agent, build);
            }
            let whole = after.iter().fold(0.0, |sum, weight| sum + weight);
            if whole > 0.0 {
                weights[holder] = after.map(|weight| weight / whole);
            }
            sets.note(witnessed.answer.cards);
            *cards = cards.or(witnessed.answer.cards);
        }
        Odds::weighed(&self.worlds, weights)
    }

    /// The witnessed answers with the index of their holder, in order.
    fn answers(&self) -> impl Iterator<Item = (usize, Witnessed)> + '_ {
        self.clues.iter().filter_map(|clue| match clue.reason {
            Reason::Answer(witnessed) => Some((clue.holder.ix(), witnessed)),
            Reason::OwnCard(_) | Reason::Fact(_) => None,
        })
    }
}

impl Habits {
    /// All legal new answers equally likely.
    pub const UNIFORM: Habits = Habits { both_true: 1.0, same_lies: 1.0 };

    /// How likely it is that somebody who is this agent and looks so shows this.
    pub fn likelihood(&self, showing: &Showing, agent: Agent, build: Build) -> f64 {
        let cards = showing.witnessed.answer.cards;
        if !showing.choice.contains(&cards) {
            return 1.0;
        }
        let truths = CardSet::of(&[Card::Agent(agent), Card::Build(build)]);
        let whole = showing
            .legal(agent, build)
            .map(|cards| self.liking(cards, truths, showing.shown_before))
            .fold(0.0, |sum, liking| sum + liking);
        self.liking(cards, truths, showing.shown_before) / whole
    }

    fn liking(&self, cards: CardSet, truths: CardSet, shown_before: CardSet) -> f64 {
        let mut liking = if cards.holds(truths) { self.both_true } else { 1.0 };
        let old = cards.and(shown_before).without(Card::Mission);
        for _ in 0..old.len() - old.and(truths).len() {
            liking *= self.same_lies;
        }
        liking
    }
}

impl Showing {
    /// The sets that somebody who is this agent and looks so could choose from.
    pub fn legal(&self, agent: Agent, build: Build) -> impl Iterator<Item = CardSet> + '_ {
        let truths = CardSet::of(&[Card::Agent(agent), Card::Build(build)]);
        self.choice.iter().copied().filter(move |cards| !cards.and(truths).is_empty())
    }
}

/// One value for these pairs and none for the others.
fn fill<W: Copy + Default>(pairs: PairSet, value: W) -> [W; 16] {
    let mut weights = [W::default(); 16];
    for ix in pairs.indices() {
        weights[ix] = value;
    }
    weights
}

/// How many new pairs hold each card of the asked kind, by its index; none
/// unless the answer is a new pair of coloured cards.
fn n_pairs(witnessed: Witnessed, shown: &History) -> Option<[u64; 4]> {
    let Witnessed { asked, answer, .. } = witnessed;
    match asked.duty {
        Duty::Pair | Duty::NewPair => {}
        Duty::Triple | Duty::TrueCard | Duty::EitherTrueCard => return None,
    }
    if answer.cards.has(Card::Mission) {
        return None;
    }
    let choice = choice(witnessed, shown);
    let n_with = |card| choice.iter().filter(|cards| cards.has(card)).count() as u64;
    (!choice.is_empty()).then(|| match asked.question.kind {
        Kind::Identity => Agent::ALL.map(|agent| n_with(Card::Agent(agent))),
        Kind::Build => Build::ALL.map(|build| n_with(Card::Build(build))),
    })
}

/// Divides each weight by the number of choices of its card of the asked kind,
/// then scales all to the smallest whole numbers.
///
/// Only the first pair between two seats leaves two true cards open, so
/// weights stay small: a factor of 3 at most for each kind and asker.
fn weigh_exactly(weights: &mut [u64; 16], kind: Kind, n_choices: [u64; 4]) {
    let choices_of = |ix: usize| match kind {
        Kind::Identity => n_choices[ix / 4],
        Kind::Build => n_choices[ix % 4],
    };
    // Every pair left holds a shown card, so it has at least the shown set to choose.
    for (ix, weight) in weights.iter_mut().enumerate().filter(|(_, weight)| **weight > 0) {
        *weight *= 6 / choices_of(ix);
    }
    let divisor = weights.iter().fold(0, |divisor, weight| gcd(divisor, u128::from(*weight)));
    let divisor = divisor.max(1) as u64; // it divides a u64
    for weight in weights {
        *weight /= divisor;
    }
}

/// The new sets of the form of an answer, whoever holds what; none if the
/// answer was not new or was a single card.
fn choice(witnessed: Witnessed, shown: &History) -> Vec<CardSet> {
    let Witnessed { asked, answer: Answer { cards, .. }, .. } = witnessed;
    // Whose hand it is does not matter for what repeats.
    let answerer = Answerer {
        hand: Hand { agent: Agent::LordFiddlebottom, build: Build::Tall, codeword: Codeword::A },
        shown,
        repeats: Repeats::Strict,
    };
    let is_new = |cards: &CardSet| answerer.repeat(asked, *cards).is_none();
    if cards.len() < 2 || !is_new(&cards) {
        return Vec::new();
    }
    let mut sets = sets_of_form(asked, cards);
    sets.retain(is_new);
    sets
}

/// Every set that a question allows, with the mission card if these cards have it and without if not.
fn sets_of_form(asked: Asked, like: CardSet) -> Vec<CardSet> {
    let kind = asked.question.kind;
    let ones = singles(kind);
    let others = singles(kind.other());
    let pairs = || (1..4).flat_map(|ix| (0..ix).map(move |other| ones[ix].or(ones[other])));
    let with_each = |sets: &[CardSet], more: [CardSet; 4]| -> Vec<CardSet> {
        sets.iter().flat_map(|set| more.map(|one| set.or(one))).collect()
    };
    let mission = CardSet::EMPTY.with(Card::Mission);
    match (asked.duty, like.has(Card::Mission)) {
        (Duty::Triple, false) => with_each(&pairs().collect::<Vec<_>>(), others),
        (Duty::Triple, true) => {
            let mut sets = with_each(&ones, others);
            sets.extend(pairs());
            sets.into_iter().map(|set| set.or(mission)).collect()
        }
        (Duty::Pair | Duty::NewPair, false) => pairs().collect(),
        (Duty::Pair, true) => ones.map(|set| set.or(mission)).to_vec(),
        (Duty::NewPair, true) | (Duty::TrueCard | Duty::EitherTrueCard, _) => Vec::new(),
    }
}

/// The cards of a kind, one by one.
fn singles(kind: Kind) -> [CardSet; 4] {
    match kind {
        Kind::Identity => Agent::ALL.map(|agent| CardSet::EMPTY.with(Card::Agent(agent))),
        Kind::Build => Build::ALL.map(|build| CardSet::EMPTY.with(Card::Build(build))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::{Pawn, Question, answer::fits};
    use crate::kit::Seat;

    #[test]
    fn the_sets_of_a_form_are_those_that_fit() {
        let duties = [Duty::Triple, Duty::Pair, Duty::NewPair]
            .into_iter()
            .flat_map(|duty| Kind::ALL.map(|kind| (duty, kind)));
        for (duty, kind) in duties {
            let asked = Asked {
                question: Question { met: Pawn::Ambassador, of: Seat::ALL[0], kind },
                duty,
            };
            for like in [CardSet::EMPTY, CardSet::EMPTY.with(Card::Mission)] {
                let mut sets = sets_of_form(asked, like);
                sets.sort_unstable();
                let fitting: Vec<CardSet> = CardSet::every()
                    .filter(|cards| cards.has(Card::Mission) == like.has(Card::Mission))
                    .filter(|cards| fits(duty, kind, *cards))
                    .collect();
                assert_eq!(sets, fitting, "{asked:?} {like:?}");
            }
        }
    }

    #[test]
    fn weights_stay_the_smallest_whole_numbers() {
        let mut weights =
            fill(PairSet::with_build(Build::Fat).or(PairSet::with_build(Build::Thin)), 1);
        weigh_exactly(&mut weights, Kind::Build, [3, 3, 2, 3]);
        assert_eq!((weights[2], weights[3]), (3, 2));
        weigh_exactly(&mut weights, Kind::Build, [1, 1, 3, 2]);
        assert_eq!((weights[2], weights[3]), (1, 1));
    }
}
