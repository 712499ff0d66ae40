//! [`Replies`]: what somebody may show, and how likely each identity and build shows it.

use std::sync::LazyLock;

use crate::inkognito::deduce::PairSet;
use crate::inkognito::rules::answer::fits;
use crate::inkognito::rules::{Agent, Answer, Build, Card, CardSet, Duty, History, Kind};

use super::numbers::exp;
use super::skill::Hints;

/// A set of cards that a question allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    pub(super) cards: CardSet,
    /// Those who may show it: a bit for each pair of identity and build.
    pub(super) pairs: u16,
    /// Whether the mission card is in it.
    pub(super) mission: bool,
}

/// What can be shown now, and how likely each pair shows it.
pub(super) struct Replies {
    /// What is new to the asker.
    pub(super) forms: Vec<Form>,
    /// By form and pair. What a pair cannot show has no chance.
    pub(super) chances: Vec<[f64; 16]>,
}

/// What somebody goes by who weighs an answer.
pub(super) struct Weighing<'a> {
    /// The pairs the asker can hold the answerer for before it.
    pub(super) before: u16,
    /// For each identity of the answerer, how likely the asker is each agent.
    pub(super) asker: [[f64; 4]; 4],
    pub(super) hints: &'a Hints,
}

/// How often people who answer by chance are expected to use the mission card.
const MISSION_SHARE: f64 = 0.1;

/// The sets that a question allows and that this asker was not shown before.
pub(super) fn new_forms(duty: Duty, kind: Kind, shown: &History) -> Vec<Form> {
    let forms = match duty {
        Duty::Triple => &FORMS[0][kind_ix(kind)],
        Duty::Pair => &FORMS[1][kind_ix(kind)],
        Duty::NewPair | Duty::TrueCard | Duty::EitherTrueCard => return Vec::new(),
    };
    let is_new = |form: &&Form| match duty {
        Duty::Triple => !shown.has(form.cards),
        Duty::Pair | Duty::NewPair | Duty::TrueCard | Duty::EitherTrueCard => {
            !shown.has(form.cards) && !shown.has_inside_triple(form.cards)
        }
    };
    forms.iter().filter(is_new).copied().collect()
}

/// The pairs that an answer leaves, a bit each.
pub(super) fn left_by(answer: Answer) -> u16 {
    bits(PairSet::left_by(answer))
}

/// A set of pairs as bits: four times the identity plus the build.
pub(super) fn bits(pairs: PairSet) -> u16 {
    pairs.iter().fold(0, |bits, (agent, build)| bits | 1 << (4 * agent.ix() + build.ix()))
}

/// How many of these pairs have each identity.
pub(super) fn rows(pairs: u16) -> [f64; 4] {
    std::array::from_fn(|ix| f64::from((pairs >> (4 * ix) & 0xf).count_ones()))
}

/// How many of these pairs have each build.
fn columns(pairs: u16) -> [f64; 4] {
    std::array::from_fn(|ix| f64::from((pairs >> ix & 0x1111).count_ones()))
}

/// How likely somebody of whom these pairs are left is each agent, in the eyes
/// of each identity: nobody is who one is oneself.
pub(super) fn as_seen_by_each(told: u16) -> [[f64; 4]; 4] {
    let rows = rows(told);
    std::array::from_fn(|eyes| {
        let whole = rows.iter().fold(0.0, |sum, row| sum + row) - rows[eyes];
        std::array::from_fn(|agent| match agent == eyes || whole <= 0.0 {
            true => 0.0,
            false => rows[agent] / whole,
        })
    })
}

impl Replies {
    /// Any set that will do, all equally likely.
    pub(super) fn by_chance(forms: &[Form]) -> Replies {
        let mut plain = [0.0; 16];
        let mut with_mission = [0.0; 16];
        for form in forms {
            let counts = if form.mission { &mut with_mission } else { &mut plain };
            for (pair, count) in counts.iter_mut().enumerate() {
                *count += f64::from(form.pairs >> pair & 1);
            }
        }
        let chance = |form: &Form, pair: usize| {
            if form.pairs >> pair & 1 == 0 {
                0.0
            } else if form.mission {
                MISSION_SHARE / with_mission[pair]
            } else {
                (1.0 - MISSION_SHARE) / plain[pair]
            }
        };
        let chances =
            forms.iter().map(|form| std::array::from_fn(|pair| chance(form, pair))).collect();
        Replies { forms: forms.to_vec(), chances }
    }

    /// Weighed for what they say to the partner and to enemies; better ones more often.
    pub(super) fn weighed(forms: &[Form], weighing: &Weighing<'_>) -> Replies {
        let mut chances: Vec<[f64; 16]> = forms.iter().map(|form| liking(form, weighing)).collect();
        for pair in 0..16 {
            let whole = chances.iter().fold(0.0, |sum, row| sum + row[pair]);
            if whole > 0.0 {
                chances.iter_mut().for_each(|row| row[pair] /= whole);
            }
        }
        Replies { forms: forms.to_vec(), chances }
    }

    /// The place of these cards among the forms.
    pub(super) fn find(&self, cards: CardSet) -> Option<usize> {
        self.forms.iter().position(|form| form.cards == cards)
    }
}

/// How each pair likes to show a form.
fn liking(form: &Form, weighing: &Weighing<'_>) -> [f64; 16] {
    let hints = weighing.hints;
    let after = weighing.before & form.pairs;
    let (rows, columns) = (rows(after), columns(after));
    let whole = rows[0] + rows[1] + rows[2] + rows[3];
    let letter = if form.mission { 1.0 } else { 0.0 };
    let by_agent: [f64; 4] = std::array::from_fn(|me| {
        let partner = Agent::ALL[me].partner().ix();
        let mut worth = 0.0;
        for eyes in (0..4).filter(|eyes| *eyes != me) {
            let chance = weighing.asker[me][eyes];
            let seen = whole - rows[eyes];
            if chance <= 0.0 || seen <= 0.0 {
                continue;
            }
            let known = rows[me] / seen;
            worth += chance
                * if eyes == partner {
                    hints.partner * known + hints.letter_told * letter * known
                } else {
                    let team = (rows[me] + rows[partner]) / seen;
                    -hints.identity * known - hints.team * team - hints.letter_leaked * letter
                };
        }
        exp(hints.sharpness * worth)
    });
    let by_build: [f64; 4] = std::array::from_fn(|build| match whole > 0.0 {
        true => exp(-hints.sharpness * hints.build * ENEMIES * columns[build] / whole),
        false => 1.0,
    });
    std::array::from_fn(|pair| match form.pairs >> pair & 1 == 0 {
        true => 0.0,
        false => by_agent[pair / 4] * by_build[pair % 4],
    })
}

/// The share of enemies among those who ask.
const ENEMIES: f64 = 2.0 / 3.0;

const fn kind_ix(kind: Kind) -> usize {
    match kind {
        Kind::Identity => 0,
        Kind::Build => 1,
    }
}

/// By duty (three cards, two cards) and kind.
static FORMS: LazyLock<[[Vec<Form>; 2]; 2]> = LazyLock::new(|| {
    [Duty::Triple, Duty::Pair].map(|duty| Kind::ALL.map(|kind| forms(duty, kind)))
});

fn forms(duty: Duty, kind: Kind) -> Vec<Form> {
    CardSet::every()
        .filter(|cards| fits(duty, kind, *cards))
        .map(|cards| Form {
            cards,
            pairs: bits(PairSet::touching(cards)),
            mission: cards.has(Card::Mission),
        })
        .collect()
}

/// The bit of a pair.
pub(super) const fn pair_ix(agent: Agent, build: Build) -> usize {
    4 * agent.ix() + build.ix()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::bots::skill::OPEN;

    #[test]
    fn a_triple_has_24_plain_forms_and_22_with_the_mission_card() {
        let forms = new_forms(Duty::Triple, Kind::Identity, &History::EMPTY);
        assert_eq!(forms.len(), 46);
        let me = pair_ix(Agent::AgentX, Build::Fat);
        let n = |mission| {
            forms.iter().filter(|f| f.mission == mission && f.pairs >> me & 1 == 1).count()
        };
        assert_eq!((n(false), n(true)), (15, 10));
    }

    #[test]
    fn the_chances_of_a_pair_sum_to_one() {
        let forms = new_forms(Duty::Pair, Kind::Build, &History::EMPTY);
        let weighing =
            Weighing { before: u16::MAX, asker: as_seen_by_each(u16::MAX), hints: &OPEN };
        for replies in [Replies::by_chance(&forms), Replies::weighed(&forms, &weighing)] {
            for pair in 0..16 {
                let sum: f64 = replies.chances.iter().map(|row| row[pair]).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{pair}: {sum}");
            }
        }
    }

    #[test]
    fn one_shows_oneself_beside_ones_partner() {
        let forms = new_forms(Duty::Triple, Kind::Identity, &History::EMPTY);
        let weighing =
            Weighing { before: u16::MAX, asker: as_seen_by_each(u16::MAX), hints: &OPEN };
        let replies = Replies::weighed(&forms, &weighing);
        let me = pair_ix(Agent::AgentX, Build::Fat);
        let best = (0..forms.len())
            .max_by(|a, b| replies.chances[*a][me].total_cmp(&replies.chances[*b][me]))
            .expect("some");
        let pair = CardSet::of(&[Card::Agent(Agent::AgentX), Card::Agent(Agent::MadameZsaZsa)]);
        assert!(forms[best].cards.holds(pair));
    }
}
