//! [`Reading`]: what answers say beyond logic, to somebody who watches how people answer.
//!
//! Each opponent is either somebody who answers by chance or somebody who
//! speaks to the partner between the lines; which of the two is weighed by the
//! answers themselves. A model of behaviour: it steers what is shown and asked,
//! and nothing is ever announced on it.

use crate::inkognito::deduce::Belief;
use crate::inkognito::rules::{Answer, Asked, CardSet, Duty, History, Holder, Kind, Seen, View};
use crate::kit::Seat;

use super::replies::{Form, Replies, Weighing, as_seen_by_each, left_by, new_forms};
use super::skill::{OPEN, Readings};

/// How the answers of others are read.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    how: Readings,
    /// What each holder's pairs weigh for each way of answering.
    weights: [[[f64; 16]; WAYS]; 4],
    /// What each seat can know about me from what I showed it: pairs, a bit each.
    pub(super) told: [u16; 5],
    /// What each seat's answers to me leave it: pairs, a bit each.
    pub(super) heard: [u16; 5],
}

/// Two ways of answering: by chance, and with intent.
const WAYS: usize = 2;

/// How much of what people with intent show is chance all the same.
const SLIPS: f64 = 0.35;

/// How likely somebody who knows the partner answers like one who does not.
const COY: f64 = 0.1;

/// From which chance somebody is taken to know the partner.
const KNOWS: f64 = 0.5;

impl Reading {
    /// What a seat's view says, read in this way.
    pub(super) fn of(view: &View<'_>, belief: &Belief, how: Readings) -> Reading {
        let mut reading = Reading {
            how,
            weights: [[[1.0; 16]; WAYS]; 4],
            told: [u16::MAX; 5],
            heard: [u16::MAX; 5],
        };
        let mut shown = [History::EMPTY; 5];
        for seen in view.seen {
            if let Seen::ShownByMe { to, answer, .. } = *seen {
                reading.told[to.ix()] &= left_by(answer);
            } else if let Seen::ShownToMe { by, asked, answer, .. } = *seen {
                let holder = view.public.seating.holder(by).expect("agents answer");
                match how {
                    Readings::Counting => {}
                    Readings::Intentions => {
                        reading.weigh(view, belief, (by, holder), asked, answer, &shown[by.ix()]);
                    }
                }
                reading.heard[by.ix()] &= left_by(answer);
                shown[by.ix()].note(answer.cards);
            }
        }
        reading
    }

    /// What a pair of a holder weighs.
    pub(super) fn weight(&self, holder_ix: usize, pair: usize) -> f64 {
        let ways = &self.weights[holder_ix];
        ways[0][pair] + ways[1][pair]
    }

    /// What a seat can show me now, and how likely each pair shows it.
    pub(super) fn replies(
        &self,
        (seat, holder): (Seat, Holder),
        kind: Kind,
        duty: Duty,
        shown: &History,
    ) -> Replies {
        let forms = new_forms(duty, kind, shown);
        if self.how == Readings::Counting {
            return Replies::by_chance(&forms);
        }
        let [by_chance, with_intent] = self.both(seat, &forms);
        let ways = &self.weights[holder.ix()];
        let sums = [0, 1].map(|way| ways[way].iter().fold(0.0, |sum, weight| sum + weight));
        let intent = sums[1] / (sums[0] + sums[1]);
        let mut chances = by_chance.chances;
        for (row, other) in chances.iter_mut().zip(&with_intent.chances) {
            for (chance, other) in row.iter_mut().zip(other) {
                *chance = (1.0 - intent) * *chance + intent * other;
            }
        }
        Replies { forms, chances }
    }

    /// Whether a seat that is my partner knows it, as far as my answers tell.
    pub(super) fn knows_me(&self, view: &View<'_>, seat: Seat) -> bool {
        let Some(hand) = view.mine.hand else { return false };
        let eyes = hand.agent.partner().ix();
        as_seen_by_each(self.told[seat.ix()])[eyes][hand.agent.ix()] >= KNOWS
    }

    /// The replies of somebody who answers by chance and of somebody with intent.
    fn both(&self, seat: Seat, forms: &[Form]) -> [Replies; 2] {
        let by_chance = Replies::by_chance(forms);
        let weighing = Weighing {
            before: self.heard[seat.ix()],
            asker: as_seen_by_each(self.told[seat.ix()]),
            hints: &OPEN,
        };
        let mut with_intent = Replies::weighed(forms, &weighing);
        for (row, chance) in with_intent.chances.iter_mut().zip(&by_chance.chances) {
            for (liking, chance) in row.iter_mut().zip(chance) {
                *liking = (1.0 - SLIPS) * *liking + SLIPS * chance;
            }
        }
        [by_chance, with_intent]
    }

    /// Lets an answer speak.
    fn weigh(
        &mut self,
        view: &View<'_>,
        belief: &Belief,
        (by, holder): (Seat, Holder),
        asked: Asked,
        Answer { cards, grey }: Answer,
        shown: &History,
    ) {
        if grey != CardSet::EMPTY || belief.pairs(holder).len() == 1 {
            return;
        }
        let forms = new_forms(asked.duty, asked.question.kind, shown);
        let both = self.both(by, &forms);
        let Some(ix) = both[0].find(cards) else { return };
        let knows = self.knows_me(view, by);
        let partner = view.mine.hand.map(|hand| hand.agent.partner().ix());
        for (weights, replies) in self.weights[holder.ix()].iter_mut().zip(&both) {
            for (pair, weight) in weights.iter_mut().enumerate() {
                *weight *= replies.chances[ix][pair];
                if knows && Some(pair / 4) == partner {
                    *weight *= COY;
                }
            }
        }
        // Only what they weigh against each other counts; small numbers are slow.
        let whole =
            self.weights[holder.ix()].iter().flatten().fold(0.0, |sum: f64, weight| sum + weight);
        if whole > 0.0 {
            self.weights[holder.ix()].iter_mut().flatten().for_each(|weight| *weight /= whole);
        } else {
            self.weights[holder.ix()] = [[1.0; 16]; WAYS];
        }
    }
}
