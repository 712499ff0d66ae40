//! [`Field`]: what it is worth to a bot that pawns stand where they stand.
//!
//! Every interest is a pull between two pawns, or of a pawn towards a place:
//! my figures to those I want to ask, my side's to its goal, the enemies' to
//! theirs (which counts against me). A pull is worth its weight times how near
//! the one is to the other, in turns. So moving one pawn is judged by
//! some look-ups.

use crate::inkognito::rules::board::N_SPACES;
use crate::inkognito::rules::{Agent, Build, Figure, Goal, Pawn, Places, SpaceId, Whom};
use crate::kit::Seat;

use super::asking::Worths;
use super::mind::{Mind, PAWNS, figure_ix, pawn_ix};
use super::reach::{Roads, roads};
use super::stakes::{Aim, DESTINATION_SPACES, DESTINATIONS, destination_ix, whom_pawn};

/// What something is worth on each space.
pub(super) type Map = [f64; N_SPACES];

/// The interests of a bot.
pub(super) struct Field {
    /// What it is worth that the one can get to the other.
    pull: [[f64; PAWNS]; PAWNS],
    /// What it is worth that a pawn can get to a place.
    place: [[f64; DESTINATIONS]; PAWNS],
    /// Where everybody stands.
    pub(super) at: [Option<SpaceId>; PAWNS],
    roads: &'static Roads,
}

/// How much a partner's turn counts, of an own one.
const PARTNER_TURN: f64 = 0.8;

impl Field {
    /// Without any interest.
    pub(super) fn empty(mind: &Mind<'_>) -> Field {
        Field {
            pull: [[0.0; PAWNS]; PAWNS],
            place: [[0.0; DESTINATIONS]; PAWNS],
            at: positions(&mind.public.places),
            roads: roads(mind.public.options.balls),
        }
    }

    /// All interests of a bot.
    pub(super) fn of(
        mind: &Mind<'_>,
        worths: &Worths,
        ours: &[Aim<'_>],
        theirs: &[Aim<'_>],
    ) -> Field {
        let marching = mind.skill.marching;
        let mut field = Field::near(mind, worths, marching.next);
        if marching.company != 0.0 {
            field.seek_company(mind, marching.company);
        }
        for aim in ours {
            field.take_up(mind, aim, marching.mission * aim.share * aim.face.weight);
        }
        if marching.block != 0.0 {
            for aim in theirs {
                field.take_up(mind, aim, -marching.block * aim.share * aim.face.weight);
            }
        }
        field
    }

    /// The interest to meet again.
    pub(super) fn near(mind: &Mind<'_>, worths: &Worths, next: f64) -> Field {
        let mut field = Field::empty(mind);
        for figure in four(mind.me).map(figure_ix) {
            for seat in mind.opponents() {
                for other in four(seat).map(figure_ix) {
                    field.pull[figure][other] += next * worths.direct(seat);
                }
            }
            field.pull[figure][PAWNS - 1] += next * worths.ambassador();
        }
        field
    }

    /// What it is worth that a pawn stands on each space, everybody else where they are.
    pub(super) fn worth_of(&self, pawn: usize) -> Map {
        let mut map = [0.0; N_SPACES];
        let mut add = |weight: f64, near: &[f32; N_SPACES]| {
            if weight != 0.0 {
                for (sum, near) in map.iter_mut().zip(near) {
                    *sum += weight * f64::from(*near);
                }
            }
        };
        let him = PAWNS - 1;
        for (other, at) in self.at.iter().enumerate().filter(|(other, _)| *other != pawn) {
            let Some(at) = *at else { continue };
            let there = if pawn == him { self.roads.ambassador(at) } else { self.roads.to(at) };
            let back = if other == him { self.roads.ambassador(at) } else { self.roads.from(at) };
            add(self.pull[pawn][other], there);
            add(self.pull[other][pawn], back);
        }
        for (weight, at) in self.place[pawn].iter().zip(DESTINATION_SPACES.iter()) {
            let there = if pawn == him { self.roads.ambassador(*at) } else { self.roads.to(*at) };
            add(*weight, there);
        }
        map
    }

    /// Probable partners near my figures, enemies not.
    fn seek_company(&mut self, mind: &Mind<'_>, weight: f64) {
        for seat in mind.opponents() {
            let liking = weight * (mind.partner_chance(seat) - 1.0 / 3.0);
            for other in four(seat).map(figure_ix) {
                for figure in four(mind.me).map(figure_ix) {
                    self.pull[other][figure] += liking;
                }
            }
        }
    }

    /// What a side does for its goal, in one world.
    fn take_up(&mut self, mind: &Mind<'_>, aim: &Aim<'_>, weight: f64) {
        let turn = |seat: Seat| if seat == mind.me { weight } else { weight * PARTNER_TURN };
        let figure = |agent: Agent| aim.face.figure(agent);
        match aim.goal {
            Goal::AnyMeets(_, whom) => {
                let Some(target) = whom_pawn(aim.face, whom) else { return };
                for seat in aim.side.into_iter().flatten() {
                    for mover in four(seat).map(figure_ix) {
                        self.pull[mover][pawn_ix(target)] += turn(seat);
                    }
                }
            }
            Goal::Meets(agent, whom) => {
                let (Some(one), Some(target)) = (figure(agent), whom_pawn(aim.face, whom)) else {
                    return;
                };
                self.pull[figure_ix(one)][pawn_ix(target)] += turn(one.owner);
                if let (Whom::Agent(_), Pawn::Figure(other)) = (whom, target) {
                    self.pull[figure_ix(other)][figure_ix(one)] += turn(other.owner);
                }
            }
            Goal::Reaches(agent, place) => {
                if let Some(one) = figure(agent) {
                    self.place[figure_ix(one)][destination_ix(place)] += turn(one.owner);
                }
            }
            Goal::EitherReaches(team, place) => {
                for one in team.agents().into_iter().filter_map(figure) {
                    self.place[figure_ix(one)][destination_ix(place)] += turn(one.owner);
                }
            }
            Goal::AmbassadorOn(place) => {
                self.place[PAWNS - 1][destination_ix(place)] += weight;
            }
        }
    }
}

/// The four figures of a seat.
pub(super) fn four(owner: Seat) -> [Figure; 4] {
    Build::ALL.map(|build| Figure { owner, build })
}

/// Where everybody stands, by place in tables.
pub(super) fn positions(places: &Places) -> [Option<SpaceId>; PAWNS] {
    let mut at = [None; PAWNS];
    for (pawn, space) in places.pawns() {
        at[pawn_ix(pawn)] = Some(space);
    }
    at
}
