//! What both sides are after: which goals, in which worlds, and what would win now.

use std::sync::LazyLock;

use crate::inkognito::rules::missions::{self, exits};
use crate::inkognito::rules::{
    Agent, Build, Codeword, Destination, Figure, Goal, Holder, Pawn, Places, SpaceId, Team, Whom,
};
use crate::kit::Seat;

use super::mind::{Face, Mind, PAWNS, figure_ix, pawn_ix};

/// How many places a goal can name: the Embassy and eight numbers.
pub(super) const DESTINATIONS: usize = 9;

/// What one side is after in one world.
#[derive(Clone, Copy)]
pub(super) struct Aim<'m> {
    pub(super) face: &'m Face,
    pub(super) goal: Goal,
    /// Of this face, the share of the letters that make it this goal.
    pub(super) share: f64,
    /// Who plays for that side: seats, the first one me if it is mine.
    pub(super) side: [Option<Seat>; 2],
}

/// What would win this turn, with which chance by counting: for the likeliest partner.
pub(super) struct Prizes {
    /// An own figure of this build stands with this pawn.
    pub(super) meet: [[f64; PAWNS]; 4],
    /// This figure, my own or one that I move, stands on this place.
    pub(super) stand: [[f64; DESTINATIONS]; PAWNS],
    /// The Ambassador stands on this place.
    pub(super) ambassador: [f64; DESTINATIONS],
}

/// With whom I would announce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ally {
    /// With this seat.
    Seat(Seat),
    /// With nobody: I am alone.
    Nobody,
}

/// The place of a destination in tables.
pub(super) const fn destination_ix(destination: Destination) -> usize {
    match destination {
        Destination::Embassy => 0,
        Destination::Goal(number) => number as usize,
    }
}

/// The space of each destination, by its place in tables.
pub(super) static DESTINATION_SPACES: LazyLock<[SpaceId; DESTINATIONS]> = LazyLock::new(|| {
    std::array::from_fn(|ix| match ix {
        0 => Destination::Embassy.space(),
        number => Destination::Goal(number as u8).space(),
    })
});

impl Mind<'_> {
    /// What my side is after, in every world left.
    pub(super) fn our_aims(&self) -> Vec<Aim<'_>> {
        let team = self.hand.agent.team();
        let mut aims = Vec::new();
        for face in &self.faces {
            match self.ally(face) {
                Ally::Nobody => {
                    self.escapes(face, self.hand.agent, [Some(self.me), None], &mut aims);
                }
                Ally::Seat(seat) => {
                    let side = [Some(self.me), Some(seat)];
                    self.missions(face, team, side, &mut aims);
                }
            }
        }
        aims
    }

    /// What the other side is after, in every world left.
    pub(super) fn enemy_aims(&self) -> Vec<Aim<'_>> {
        let team = self.hand.agent.team().other();
        let mut aims = Vec::new();
        for face in &self.faces {
            let side = team.agents().map(|agent| face.figure(agent).map(|figure| figure.owner));
            match side {
                [Some(_), Some(_)] => self.missions(face, team, side, &mut aims),
                [Some(_), None] => self.escapes(face, team.agents()[0], side, &mut aims),
                [None, Some(_)] => self.escapes(face, team.agents()[1], side, &mut aims),
                [None, None] => {}
            }
        }
        aims
    }

    /// With whom I would announce in this world.
    pub(super) fn ally(&self, face: &Face) -> Ally {
        match face.figure(self.hand.agent.partner()) {
            Some(figure) => Ally::Seat(figure.owner),
            None => Ally::Nobody,
        }
    }

    /// The likeliest ally, by counting.
    pub(super) fn likeliest_ally(&self) -> Ally {
        let mut best = (0, Ally::Nobody);
        let all = self.opponents().map(Ally::Seat).chain([Ally::Nobody]);
        for ally in all {
            let n = self.faces.iter().filter(|face| self.ally(face) == ally).count();
            if n > best.0 {
                best = (n, ally);
            }
        }
        best.1
    }

    /// What would win this turn.
    pub(super) fn prizes(&self, aims: &[Aim<'_>]) -> Prizes {
        let mut prizes = Prizes {
            meet: [[0.0; PAWNS]; 4],
            stand: [[0.0; DESTINATIONS]; PAWNS],
            ambassador: [0.0; DESTINATIONS],
        };
        let ally = self.likeliest_ally();
        let each = 1.0 / self.faces.len() as f64;
        for aim in aims.iter().filter(|aim| self.ally(aim.face) == ally) {
            let share = each * aim.share;
            let own = |figure: &Figure| figure.owner == self.me;
            match aim.goal {
                Goal::AnyMeets(_, whom) => {
                    if let Some(pawn) = whom_pawn(aim.face, whom) {
                        prizes.meet.iter_mut().for_each(|row| row[pawn_ix(pawn)] += share);
                    }
                }
                Goal::Meets(agent, whom) => {
                    let pawns = (aim.face.figure(agent), whom_pawn(aim.face, whom));
                    match pawns {
                        (Some(figure), Some(pawn)) if own(&figure) => {
                            prizes.meet[figure.build.ix()][pawn_ix(pawn)] += share;
                        }
                        (Some(figure), Some(Pawn::Figure(mine))) if own(&mine) => {
                            prizes.meet[mine.build.ix()][figure_ix(figure)] += share;
                        }
                        _ => {}
                    }
                }
                Goal::Reaches(agent, place) => {
                    if let Some(figure) = aim.face.figure(agent) {
                        prizes.stand[figure_ix(figure)][destination_ix(place)] += share;
                    }
                }
                Goal::EitherReaches(team, place) => {
                    for figure in team.agents().into_iter().filter_map(|a| aim.face.figure(a)) {
                        prizes.stand[figure_ix(figure)][destination_ix(place)] += share;
                    }
                }
                Goal::AmbassadorOn(place) => prizes.ambassador[destination_ix(place)] += share,
            }
        }
        prizes
    }

    fn missions<'m>(
        &self,
        face: &'m Face,
        team: Team,
        side: [Option<Seat>; 2],
        aims: &mut Vec<Aim<'m>>,
    ) {
        let arrested = self.public.seating.has_aside().then(|| {
            let pair = face.pairs[Holder::ASIDE.ix()];
            Agent::ALL[pair / 4]
        });
        let places = team.agents().map(|agent| {
            let at = face.pairs.iter().position(|pair| pair / 4 == agent.ix());
            at.expect("a face has every agent")
        });
        let share = 1.0 / self.letters.len() as f64;
        let first = aims.len();
        let mut codes: [[f64; 4]; 4] = [[0.0; 4]; 4];
        for letters in &self.letters {
            codes[letters[places[0]].ix()][letters[places[1]].ix()] += share;
        }
        for (one, row) in codes.iter().enumerate() {
            for (other, share) in row.iter().enumerate().filter(|(_, share)| **share > 0.0) {
                let code = [one, other].map(|ix| Codeword::ALL[ix]);
                let goal = missions::mission(team, code[0], code[1])
                    .expect("two holders have different codewords")
                    .at_table(team, &self.public.seating, arrested);
                match aims[first..].iter_mut().find(|aim| aim.goal == goal) {
                    Some(aim) => aim.share += share,
                    None => aims.push(Aim { face, goal, share: *share, side }),
                }
            }
        }
    }

    fn escapes<'m>(
        &self,
        face: &'m Face,
        agent: Agent,
        side: [Option<Seat>; 2],
        aims: &mut Vec<Aim<'m>>,
    ) {
        for exit in exits(agent, self.public.options.exits) {
            aims.push(Aim { face, goal: Goal::Reaches(agent, exit), share: 1.0, side });
        }
    }
}

/// The space of a destination.
pub(super) fn space_of(place: Destination) -> SpaceId {
    DESTINATION_SPACES[destination_ix(place)]
}

/// Whom a goal names, in this world.
pub(super) fn whom_pawn(face: &Face, whom: Whom) -> Option<Pawn> {
    match whom {
        Whom::Agent(agent) => face.figure(agent).map(Pawn::Figure),
        Whom::Ambassador => Some(Pawn::Ambassador),
    }
}

/// Whether the board shows what the goal asks, in this world.
pub(super) fn shows(goal: Goal, face: &Face, places: &Places) -> bool {
    let at = |agent: Agent| face.figure(agent).and_then(|figure| places.of(Pawn::Figure(figure)));
    let whom = |whom| whom_pawn(face, whom).and_then(|pawn| places.of(pawn));
    match goal {
        Goal::AnyMeets(team, target) => whom(target).is_some_and(|space| {
            team.agents().into_iter().filter_map(|agent| face.figure(agent)).any(|figure| {
                let stands = |build| places.of(Pawn::Figure(Figure { build, ..figure }));
                Build::ALL.into_iter().any(|build| stands(build) == Some(space))
            })
        }),
        Goal::Meets(agent, target) => at(agent).is_some_and(|space| whom(target) == Some(space)),
        Goal::Reaches(agent, place) => at(agent) == Some(space_of(place)),
        Goal::EitherReaches(team, place) => {
            team.agents().into_iter().any(|agent| at(agent) == Some(space_of(place)))
        }
        Goal::AmbassadorOn(place) => places.ambassador() == space_of(place),
    }
}
