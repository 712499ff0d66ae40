//! What a side can be after: the lines of its mission list that are left, or an escape.

use crate::inkognito::rules::{Agent, Codeword, Goal, Hand, Holder, Seating, Team, missions};
use crate::kit::Few;
use crate::kit::order::by_key;

use super::belief::Belief;
use super::worlds::{ORDERS, bits};

/// A line of a pair's mission list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    /// Whose list.
    pub team: Team,
    /// The code, in the order in which the partners are read (rules 1.14).
    pub code: [Codeword; 2],
    /// What the mission asks, as it is read at this table.
    pub goal: Goal,
}

/// What a side can be after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aim {
    /// The mission of a pair.
    Mission(Line),
    /// The escape of an agent whose partner's cards lie aside (three players).
    Escape(Agent),
}

/// The lines that can be one's own by the own cards alone: three.
///
/// With three players they are as printed: who lies aside is not known yet.
pub fn lines_by_hand(hand: Hand, seating: &Seating) -> Vec<Line> {
    let team = hand.agent.team();
    let comes_first = team.agents()[0] == hand.agent;
    Codeword::ALL
        .into_iter()
        .map(|other| if comes_first { [hand.codeword, other] } else { [other, hand.codeword] })
        .filter_map(|code| line(team, code, seating, None))
        .collect()
}

impl Belief {
    /// Everything that this team can be after; sorted, each once.
    ///
    /// One line can occur with two readings while it is open who lies aside.
    pub fn aims(&self, team: Team) -> Vec<Aim> {
        let mut aims = Vec::new();
        let mut done: Vec<([usize; 2], Option<Agent>)> = Vec::new();
        for (order, builds) in ORDERS.iter().zip(&self.worlds.faces) {
            let is = |agent: Agent, place: &u8| usize::from(*place) == agent.ix();
            let place = |agent: Agent| {
                order.iter().position(|place| is(agent, place)).expect("an order has every agent")
            };
            let places = team.agents().map(place);
            let arrested = self
                .seating
                .has_aside()
                .then(|| Agent::ALL[usize::from(order[Holder::ASIDE.ix()])]);
            if *builds == 0 || done.contains(&(places, arrested)) {
                continue;
            }
            done.push((places, arrested));
            match arrested.filter(|agent| agent.team() == team) {
                Some(agent) => aims.push(Aim::Escape(agent.partner())),
                None => aims.extend(self.codes(places).filter_map(|code| {
                    line(team, code, &self.seating, arrested).map(Aim::Mission)
                })),
            }
        }
        aims = by_key(aims, |aim| *aim);
        aims.dedup();
        aims
    }

    /// Everything that the own side can be after; nothing without an own side.
    pub fn our_aims(&self) -> Vec<Aim> {
        self.own.map_or_else(Vec::new, |(_, hand)| self.aims(hand.agent.team()))
    }

    /// Everything that the other side can be after; nothing without an own side.
    pub fn enemy_aims(&self) -> Vec<Aim> {
        self.own.map_or_else(Vec::new, |(_, hand)| self.aims(hand.agent.team().other()))
    }

    /// The own mission, once only one is left (of two codes that ask the same, either).
    pub fn our_mission(&self) -> Option<Goal> {
        let goals: Vec<Option<Goal>> = self
            .our_aims()
            .into_iter()
            .map(|aim| match aim {
                Aim::Mission(line) => Some(line.goal),
                Aim::Escape(_) => None,
            })
            .collect();
        let first = *goals.first()?;
        first.filter(|_| goals.iter().all(|goal| *goal == first))
    }

    /// The codes that two holders can have.
    fn codes(&self, places: [usize; 2]) -> impl Iterator<Item = [Codeword; 2]> {
        let mut codes: Few<[Codeword; 2], 12> = Few::EMPTY;
        for order in bits(self.worlds.letters) {
            let code = places.map(|place| Codeword::ALL[usize::from(ORDERS[order][place])]);
            if !codes.contains(code) {
                codes.push(code);
            }
        }
        let codes: Vec<[Codeword; 2]> = codes.iter().collect();
        codes.into_iter()
    }
}

fn line(
    team: Team,
    code: [Codeword; 2],
    seating: &Seating,
    arrested: Option<Agent>,
) -> Option<Line> {
    let [first, second] = code;
    let goal = missions::mission(team, first, second)?.at_table(team, seating, arrested);
    Some(Line { team, code, goal })
}
