//! The 24 missions, what each asks of the board, and the lone agent's exits.
//!
//! Rules 1.14 and 1.16. A goal is data, so that the rules judge it with the
//! truth and the deduction with each possible world.

use super::board::{EMBASSY, SpaceId, goal};
use super::cards::{Agent, Codeword, Team};
use super::options::Exits;
use super::places::{Figure, Pawn, Places};
use super::seating::{Cast, Seating};

/// Whom to meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whom {
    /// The true figure of this agent.
    Agent(Agent),
    /// The Ambassador.
    Ambassador,
}

/// Where to get somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Destination {
    /// The space with this number.
    Goal(u8),
    /// The Embassy.
    Embassy,
}

impl Destination {
    /// The space it is.
    pub fn space(self) -> SpaceId {
        match self {
            Destination::Goal(number) => goal(number).expect("missions name numbers 1 to 8"),
            Destination::Embassy => EMBASSY,
        }
    }
}

/// What a mission asks of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// Any of the pair's eight figures stands with somebody.
    AnyMeets(Team, Whom),
    /// An agent's true figure stands with somebody.
    Meets(Agent, Whom),
    /// An agent's true figure stands on a space.
    Reaches(Agent, Destination),
    /// The true figure of either partner stands on a space (five players).
    EitherReaches(Team, Destination),
    /// The Ambassador stands on a space.
    AmbassadorOn(Destination),
}

/// The mission of a pair whose first-named partner holds `first` and whose other holds `second`.
///
/// None for two equal codewords: each exists once.
pub const fn mission(team: Team, first: Codeword, second: Codeword) -> Option<Goal> {
    use Agent::{AgentX, ColonelBubble, LordFiddlebottom, MadameZsaZsa};
    use Codeword::{A, B, C, D};
    Some(match (team, first, second) {
        (_, A, A) | (_, B, B) | (_, C, C) | (_, D, D) => return None,
        (Team::FiddlebottomBubble, A, B) | (Team::FiddlebottomBubble, B, A) => {
            Goal::AnyMeets(team, Whom::Agent(AgentX))
        }
        (Team::FiddlebottomBubble, A, D) | (Team::FiddlebottomBubble, D, A) => {
            Goal::AnyMeets(team, Whom::Agent(MadameZsaZsa))
        }
        (Team::FiddlebottomBubble, B, C) | (Team::FiddlebottomBubble, C, B) => {
            Goal::AnyMeets(team, Whom::Ambassador)
        }
        (Team::FiddlebottomBubble, A, C) => Goal::Reaches(LordFiddlebottom, Destination::Goal(5)),
        (Team::FiddlebottomBubble, B, D) => Goal::Reaches(ColonelBubble, Destination::Goal(1)),
        (Team::FiddlebottomBubble, C, A) => Goal::Reaches(LordFiddlebottom, Destination::Goal(7)),
        (Team::FiddlebottomBubble, C, D) => Goal::AmbassadorOn(Destination::Embassy),
        (Team::FiddlebottomBubble, D, B) => {
            Goal::Meets(LordFiddlebottom, Whom::Agent(ColonelBubble))
        }
        (Team::FiddlebottomBubble, D, C) => Goal::AmbassadorOn(Destination::Goal(8)),
        (Team::ZsaZsaX, A, B) | (Team::ZsaZsaX, B, A) => Goal::AnyMeets(team, Whom::Ambassador),
        (Team::ZsaZsaX, A, C) | (Team::ZsaZsaX, C, A) => {
            Goal::AnyMeets(team, Whom::Agent(ColonelBubble))
        }
        (Team::ZsaZsaX, A, D) => Goal::Meets(MadameZsaZsa, Whom::Ambassador),
        (Team::ZsaZsaX, B, C) => Goal::Meets(MadameZsaZsa, Whom::Agent(AgentX)),
        (Team::ZsaZsaX, B, D) | (Team::ZsaZsaX, D, B) => {
            Goal::AnyMeets(team, Whom::Agent(LordFiddlebottom))
        }
        (Team::ZsaZsaX, C, B) => Goal::Reaches(MadameZsaZsa, Destination::Goal(4)),
        (Team::ZsaZsaX, C, D) => Goal::Reaches(AgentX, Destination::Goal(2)),
        (Team::ZsaZsaX, D, A) => Goal::AmbassadorOn(Destination::Goal(3)),
        (Team::ZsaZsaX, D, C) => Goal::Reaches(AgentX, Destination::Goal(6)),
    })
}

impl Goal {
    /// The goal as it is read at this table.
    ///
    /// With five players the Ambassador is somebody's own: missions that move
    /// him are fulfilled by either true figure instead. With three, a mission
    /// naming the arrested agent means that agent's partner, the lone one
    /// (rules 1.16).
    #[must_use]
    pub fn at_table(self, team: Team, seating: &Seating, arrested: Option<Agent>) -> Goal {
        match self {
            Goal::AmbassadorOn(place) if seating.ambassador().is_some() => {
                Goal::EitherReaches(team, place)
            }
            Goal::AnyMeets(team, Whom::Agent(agent)) if arrested == Some(agent) => {
                Goal::AnyMeets(team, Whom::Agent(agent.partner()))
            }
            Goal::AnyMeets(..)
            | Goal::Meets(..)
            | Goal::Reaches(..)
            | Goal::EitherReaches(..)
            | Goal::AmbassadorOn(_) => self,
        }
    }
}

/// The goal of a pair in this world, as it is read at this table.
pub fn goal_of(team: Team, seating: &Seating, cast: &Cast) -> Goal {
    let [first, second] = team.agents().map(|agent| cast.hand(cast.who_is(agent)).codeword);
    let goal = mission(team, first, second).expect("a cast has each codeword once");
    goal.at_table(team, seating, arrested(seating, cast))
}

/// The agent whose cards lie aside (three players).
pub fn arrested(seating: &Seating, cast: &Cast) -> Option<Agent> {
    seating.has_aside().then(|| cast.hand(super::seating::Holder::ASIDE).agent)
}

/// Where an agent's true figure stands in this world; none if the agent is arrested.
pub fn stands(agent: Agent, places: &Places, seating: &Seating, cast: &Cast) -> Option<SpaceId> {
    let holder = cast.who_is(agent);
    let owner = seating.seat_of(holder)?;
    places.of(Pawn::Figure(Figure { owner, build: cast.hand(holder).build }))
}

/// Whether the board shows what the goal asks, in this world.
pub fn fulfilled(goal: Goal, places: &Places, seating: &Seating, cast: &Cast) -> bool {
    let stands = |agent| stands(agent, places, seating, cast);
    let whom = |whom| match whom {
        Whom::Agent(agent) => stands(agent),
        Whom::Ambassador => Some(places.ambassador()),
    };
    match goal {
        Goal::AnyMeets(team, target) => whom(target).is_some_and(|space| {
            team.agents()
                .into_iter()
                .filter_map(|agent| seating.seat_of(cast.who_is(agent)))
                .flat_map(|seat| places.figures_of(seat))
                .any(|(_, at)| at == space)
        }),
        Goal::Meets(agent, target) => {
            stands(agent).is_some_and(|space| whom(target) == Some(space))
        }
        Goal::Reaches(agent, place) => stands(agent) == Some(place.space()),
        Goal::EitherReaches(team, place) => {
            team.agents().into_iter().any(|agent| stands(agent) == Some(place.space()))
        }
        Goal::AmbassadorOn(place) => places.ambassador() == place.space(),
    }
}

/// The exit of an agent (the escape icons of the passport).
pub const fn exit(agent: Agent) -> Destination {
    match agent {
        Agent::LordFiddlebottom => Destination::Goal(5),
        Agent::ColonelBubble => Destination::Goal(1),
        Agent::MadameZsaZsa => Destination::Goal(4),
        Agent::AgentX => Destination::Goal(6),
    }
}

/// The exits by which an agent who is alone escapes.
pub fn exits(agent: Agent, exits: Exits) -> Vec<Destination> {
    match exits {
        Exits::Own => vec![exit(agent)],
        Exits::EitherOfPair => agent.team().agents().map(exit).to_vec(),
    }
}
