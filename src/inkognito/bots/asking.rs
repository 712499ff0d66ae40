//! Whom and what to ask: what an answer would tell, in bits.

use crate::inkognito::rules::{Duty, Goal, Kind, Pawn, Question, Whom};
use crate::kit::Seat;

use super::mind::Mind;
use super::numbers::surprise;
use super::replies::Replies;
use super::skill::Asking;
use super::stakes::Aim;

/// What a direct question to each seat, and one through the Ambassador, is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worths {
    direct: [f64; 5],
    ambassador: f64,
}

/// What questions are judged by.
pub(super) struct Curiosity<'m> {
    mind: &'m Mind<'m>,
    asking: Asking,
    /// For each face, who the partner is and where the target is, as small numbers.
    partner_of: Vec<usize>,
    target_of: Vec<usize>,
    /// How likely the mission is about somebody's figure.
    has_target: f64,
    /// Whether the mission is known, given the likeliest partner.
    letters_open: bool,
    /// The worth of a bit about anything.
    bit: f64,
}

/// The share of what is open that an answer tells, about.
const OPEN_TOLD: f64 = 0.2;

/// The most values that a question's subject can have: a partner's place, a figure.
const VALUES: usize = 21;

impl Worths {
    pub(super) const fn direct(&self, seat: Seat) -> f64 {
        self.direct[seat.ix()]
    }

    pub(super) const fn ambassador(&self) -> f64 {
        self.ambassador
    }
}

impl<'m> Curiosity<'m> {
    /// What this bot wants to know.
    pub(super) fn of(mind: &'m Mind<'m>, ours: &[Aim<'_>]) -> Curiosity<'m> {
        let partner = mind.hand.agent.partner();
        let place_of = |face: &super::mind::Face| {
            face.figure(partner).map_or(VALUES - 1, |figure| figure.owner.ix())
        };
        let partner_of: Vec<usize> = mind.faces.iter().map(place_of).collect();
        let mut wanted = [0.0; 4];
        for aim in ours {
            let agent = match aim.goal {
                Goal::AnyMeets(_, Whom::Agent(agent)) | Goal::Meets(_, Whom::Agent(agent)) => agent,
                Goal::AnyMeets(_, Whom::Ambassador)
                | Goal::Meets(_, Whom::Ambassador)
                | Goal::Reaches(..)
                | Goal::EitherReaches(..)
                | Goal::AmbassadorOn(_) => continue,
            };
            // A goal between the partners names the one as well as the other.
            let agent = if agent == mind.hand.agent { partner } else { agent };
            wanted[agent.ix()] += aim.share * aim.face.weight;
        }
        let target = (0..4).fold(0, |best, ix| if wanted[ix] > wanted[best] { ix } else { best });
        let target_of = mind
            .faces
            .iter()
            .map(|face| face.figures[target].map_or(VALUES - 1, super::mind::figure_ix))
            .collect();
        let first = mind.letters[0];
        let known = mind.opponents().all(|seat| {
            let ix = mind.holder_of(seat).ix();
            mind.partner_chance(seat) < 0.01 || mind.letters.iter().all(|l| l[ix] == first[ix])
        });
        let partner_known = partner_of.iter().all(|place| *place == partner_of[0]);
        let idle = partner_known && known && wanted[target] <= 0.0;
        Curiosity {
            mind,
            asking: mind.skill.asking,
            bit: if idle { mind.skill.asking.idle() } else { 1.0 },
            partner_of,
            target_of,
            has_target: wanted[target],
            letters_open: !known,
        }
    }

    /// What every question is worth.
    pub(super) fn worths(&self) -> Worths {
        let mut worths = Worths { direct: [0.0; 5], ambassador: 0.0 };
        for seat in self.mind.opponents() {
            for kind in Kind::ALL {
                let direct = &mut worths.direct[seat.ix()];
                *direct = direct.max(self.worth(seat, kind, Duty::Triple));
                let through = self.worth(seat, kind, Duty::Pair);
                worths.ambassador = worths.ambassador.max(through);
            }
        }
        worths
    }

    /// About what every question is worth: by how much is open, not by what can be answered.
    pub(super) fn rough_worths(&self) -> Worths {
        let mut worths = Worths { direct: [0.0; 5], ambassador: 0.0 };
        for seat in self.mind.opponents() {
            let worth = match self.asking {
                Asking::Chance => self.plain_worth(seat),
                Asking::Gain { letter, .. } => {
                    let open = self.mind.pair_of(seat).into_iter().map(surprise);
                    self.bit * OPEN_TOLD * open.fold(0.0, |sum, bits| sum + bits)
                        + self.told(seat, letter)
                }
            };
            worths.direct[seat.ix()] = worth;
            worths.ambassador = worths.ambassador.max(worth);
        }
        worths
    }

    /// What a question is worth, in bits.
    pub(super) fn question(&self, question: Question) -> f64 {
        let duty = match question.met {
            Pawn::Ambassador => Duty::Pair,
            Pawn::Figure(_) => Duty::Triple,
        };
        self.worth(question.of, question.kind, duty)
    }

    fn worth(&self, seat: Seat, kind: Kind, duty: Duty) -> f64 {
        match self.asking {
            Asking::Chance => self.plain_worth(seat),
            Asking::Gain { partner, target, letter, idle: _ } => {
                let mind = self.mind;
                let told = self.told(seat, letter);
                let holder = mind.holder_of(seat);
                if mind.belief.pairs(holder).len() == 1 {
                    return told;
                }
                let shown = &mind.view.mine.received[seat.ix()];
                let replies = mind.reading.replies((seat, holder), kind, duty, shown);
                let marginal = mind.pair_of(seat);
                let bits = information(&replies, &[marginal]);
                let mut worth = self.bit * bits + told;
                if partner != 0.0 {
                    worth += partner * self.about(&self.partner_of, seat, &replies);
                }
                if target != 0.0 && self.has_target > 0.2 {
                    worth += target * self.has_target * self.about(&self.target_of, seat, &replies);
                }
                worth
            }
        }
    }

    /// What it is worth that a partner who knows me tells everything.
    fn told(&self, seat: Seat, letter: f64) -> f64 {
        let tells = self.letters_open && self.mind.reading.knows_me(self.mind.view, seat);
        if tells { self.mind.partner_chance(seat) * letter } else { 0.0 }
    }

    /// For those who ask by chance: somebody of whom all is known is not worth a question.
    fn plain_worth(&self, seat: Seat) -> f64 {
        let mind = self.mind;
        let ix = mind.holder_of(seat).ix();
        let first = mind.letters[0][ix];
        let is_partner = mind.partner_chance(seat) > 0.99;
        let all_known = mind.belief.pairs(mind.holder_of(seat)).len() == 1
            && (!is_partner || mind.letters.iter().all(|letters| letters[ix] == first));
        match (all_known, is_partner) {
            (true, _) => 0.1,
            (false, true) => 1.5,
            (false, false) => 1.0,
        }
    }

    /// What the answers of a seat tell about a subject that has a value in each face.
    fn about(&self, subject: &[usize], seat: Seat, replies: &Replies) -> f64 {
        let ix = self.mind.holder_of(seat).ix();
        let mut by_value = [[0.0; 16]; VALUES];
        let mut values = 0u32;
        for (face, value) in self.mind.faces.iter().zip(subject) {
            by_value[*value][face.pairs[ix]] += face.weight;
            values |= 1 << value;
        }
        if values.count_ones() < 2 {
            return 0.0;
        }
        let mut rows = [[0.0; 16]; VALUES];
        let mut n = 0;
        for (value, row) in by_value.iter().enumerate() {
            if values >> value & 1 != 0 {
                rows[n] = *row;
                n += 1;
            }
        }
        information(replies, &rows[..n])
    }
}

/// What an answer tells about which of these rows it is, in bits; about the
/// pair itself if there is only one row.
fn information(replies: &Replies, rows: &[[f64; 16]]) -> f64 {
    let single = rows.len() == 1;
    let mut pairs = [0usize; 16];
    let mut n_pairs = 0;
    for pair in 0..16 {
        if rows.iter().any(|row| row[pair] > 0.0) {
            pairs[n_pairs] = pair;
            n_pairs += 1;
        }
    }
    let pairs = &pairs[..n_pairs];
    let weights: [f64; VALUES] = std::array::from_fn(|ix| {
        rows.get(ix).map_or(0.0, |row| row.iter().fold(0.0, |sum, weight| sum + weight))
    });
    let mut bits = 0.0;
    for chances in &replies.chances {
        let mut whole = 0.0;
        for (row, weight) in rows.iter().zip(weights) {
            let part = pairs.iter().fold(0.0, |sum, pair| sum + row[*pair] * chances[*pair]);
            whole += part;
            if !single && weight > 0.0 {
                bits -= weight * surprise(part / weight);
            }
        }
        bits += surprise(whole);
        if single {
            for pair in pairs {
                bits -= rows[0][*pair] * surprise(chances[*pair]);
            }
        }
    }
    bits.max(0.0)
}
