//! The Ambassador's player (rules 1.16): finds out everybody and seals a report.

use crate::inkognito::deduce::Belief;
use crate::inkognito::rules::{
    Action, Ball, Duty, Holder, Hop, Kind, Pawn, Phase, Plan, Question, Report, SpaceId, View,
};
use crate::kit::{Rng, Seat};

use super::choice::{Choice, Why};
use super::march::shortest;
use super::numbers::surprise;
use super::reach::within;
use super::replies::{Replies, bits, new_forms};
use super::skill::{Asking, Skill};

/// What he thinks.
struct Envoy<'v> {
    view: &'v View<'v>,
    belief: Belief,
    /// By holder, how likely each pair is.
    pairs: [[f64; 16]; 4],
    asking: Asking,
}

/// His report, once everything is certain and it may be handed in.
pub fn report(view: &View<'_>) -> Option<Choice> {
    if view.mine.hand.is_some() || view.public.reported {
        return None;
    }
    let belief = Belief::of(view);
    if belief.n_faces() != 1 {
        return None;
    }
    let face = belief.faces().next()?;
    let report = Report { agents: face.map(|(agent, _)| agent), builds: face.map(|(_, b)| b) };
    let action = Action::Report(report);
    view.permits(&action).is_ok().then_some(Choice { action, why: Why::AllKnown })
}

/// What the Ambassador's player does.
pub(super) fn choose(view: &View<'_>, skill: &Skill, rng: &mut Rng) -> Option<Choice> {
    if let Some(choice) = report(view) {
        return Some(choice);
    }
    let seating = view.public.seating;
    seating.ambassador().filter(|seat| view.seat() == Some(*seat))?;
    match view.public.phase {
        Phase::Moving { .. } => {
            let envoy = Envoy::of(view, skill);
            let whim = rng.below(100) < skill.marching.whims;
            Some(envoy.stroll(whim, rng))
        }
        Phase::Meeting { open } => match open.first() {
            Some(meeting) => Envoy::of(view, skill).ask(meeting.met, rng),
            None => Some(Choice { action: Action::EndTurn, why: Why::Course }),
        },
        Phase::Expelling { answered, .. } => {
            if let Some(call) = view.mine.calls.first() {
                return Some(Choice { action: Action::CallRepeat(call.met), why: Why::Repeated });
            }
            Envoy::of(view, skill).expel(answered.first()?.question.met)
        }
        Phase::Placing { .. }
        | Phase::Start
        | Phase::Prophecy
        | Phase::Answering { .. }
        | Phase::Dismissing { .. }
        | Phase::HandOffered { .. }
        | Phase::Over(_) => None,
    }
}

impl<'v> Envoy<'v> {
    fn of(view: &'v View<'v>, skill: &Skill) -> Envoy<'v> {
        let belief = Belief::of(view);
        let mut pairs = [[0.0; 16]; 4];
        let each = 1.0 / belief.n_faces().max(1) as f64;
        for face in belief.faces() {
            for (row, (agent, build)) in pairs.iter_mut().zip(face) {
                row[4 * agent.ix() + build.ix()] += each;
            }
        }
        Envoy { view, belief, pairs, asking: skill.asking }
    }

    /// Goes to the one who has most to tell.
    fn stroll(&self, whim: bool, rng: &mut Rng) -> Choice {
        let places = &self.view.public.places;
        let from = places.ambassador();
        let mut best: Option<(f64, SpaceId, Option<Seat>)> = None;
        for to in within(from, 2).iter() {
            let met = places.on(to).find_map(Pawn::owner);
            let worth = match met {
                Some(_) if whim => 1.0,
                Some(seat) => self.worth(seat).0,
                None => 0.0,
            };
            let near = self.nearness(to);
            let shaken = f64::from(rng.below(1024)) / 1024.0;
            let value = worth + 0.05 * near + if whim { shaken } else { 0.01 * shaken };
            if best.is_none_or(|(other, ..)| value > other) {
                best = Some((value, to, met));
            }
        }
        let (bits, to, met) = best.expect("he can stay");
        let hops = shortest(from, to, 2).into_iter().map(|to| Hop {
            ball: Ball::Ambassador,
            pawn: Pawn::Ambassador,
            to,
        });
        let why = match met {
            Some(about) => Why::ToLearn { about, bits },
            None => Why::ToStand { bits },
        };
        Choice { action: Action::March(Plan(hops.collect())), why }
    }

    fn ask(&self, met: Pawn, rng: &mut Rng) -> Option<Choice> {
        let of = met.owner()?;
        let (bits, kind) = match self.asking {
            Asking::Chance => (0.0, *rng.pick(&Kind::ALL)?),
            Asking::Gain { .. } => self.worth(of),
        };
        let action = Action::Ask(Question { met, of, kind });
        Some(Choice { action, why: Why::ToLearn { about: of, bits } })
    }

    /// Keeps those near who still have something to tell.
    fn expel(&self, pawn: Pawn) -> Option<Choice> {
        let Pawn::Figure(figure) = pawn else { return None };
        let from = self.view.public.places.ambassador();
        let worth = self.worth(figure.owner).0;
        let mut best: Option<(f64, SpaceId)> = None;
        for to in self.view.exiles(pawn).iter() {
            let near = if within(from, 1).has(to) {
                1.0
            } else if within(from, 2).has(to) {
                0.9
            } else {
                0.0
            };
            let value = (worth - 0.2) * near;
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, to));
            }
        }
        let (bits, to) = best?;
        Some(Choice { action: Action::Expel { pawn, to }, why: Why::ToPlace { bits } })
    }

    /// What it is worth to be there next turn.
    fn nearness(&self, at: SpaceId) -> f64 {
        let places = &self.view.public.places;
        let reached = within(at, 2);
        let mut best = 0.0f64;
        for (pawn, space) in places.pawns() {
            let Some(owner) = pawn.owner() else { continue };
            if space != at && reached.has(space) {
                best = best.max(self.worth(owner).0);
            }
        }
        best
    }

    /// What the better question to a seat tells, in bits.
    fn worth(&self, seat: Seat) -> (f64, Kind) {
        let holder = self.view.public.seating.holder(seat).expect("agents have cards");
        let shown = &self.view.mine.received[seat.ix()];
        let mut best = (0.0, Kind::Identity);
        for kind in Kind::ALL {
            let forms = new_forms(Duty::Pair, kind, shown);
            let bits = self.information(holder, &Replies::by_chance(&forms));
            if bits > best.0 {
                best = (bits, kind);
            }
        }
        best
    }

    fn information(&self, holder: Holder, replies: &Replies) -> f64 {
        let row = &self.pairs[holder.ix()];
        let open = bits(self.belief.pairs(holder));
        let mut told = 0.0;
        for chances in &replies.chances {
            let mut whole = 0.0;
            for pair in (0..16).filter(|pair| open >> pair & 1 != 0) {
                whole += row[pair] * chances[pair];
                told -= row[pair] * surprise(chances[pair]);
            }
            told += surprise(whole);
        }
        told.max(0.0)
    }
}
