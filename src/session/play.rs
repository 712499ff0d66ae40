//! [`Match`]: a deal, the log of what was done, and the state it led to.

use crate::inkognito::rules::{
    Action, Actor, Deal, DealError, Event, Pawn, Public, Reveal, RuleError, Seen, SpaceId, State,
    View, Viewer, apply,
};
use crate::kit::{Seat, Seed};

/// A running or finished game with its whole log.
///
/// It holds the truth, so it never leaves the session: screens and bots get
/// [`Match::view`].
pub struct Match {
    deal: Deal,
    seed: Seed,
    log: Vec<(Actor, Action)>,
    state: State,
    /// What each seat has witnessed, then what a bystander has; append only.
    seen: Vec<Vec<Seen>>,
    moves: Vec<Moved>,
}

/// A pawn went somewhere, for all to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// In which turn.
    pub turn: u16,
    /// Whose doing.
    pub by: Seat,
    /// Which pawn.
    pub pawn: Pawn,
    /// Whence.
    pub from: SpaceId,
    /// Whither: over one route, or anywhere if it was sent away.
    pub to: SpaceId,
    /// Whether it was sent away.
    pub sent: bool,
}

/// An entry of a log that the rules refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Its place in the log, from 0.
    pub entry: usize,
    /// Why.
    pub error: RuleError,
}

impl Match {
    /// A game at its beginning.
    ///
    /// # Errors
    /// If it is not a proper deal.
    pub fn new(deal: Deal, seed: Seed) -> Result<Match, DealError> {
        let step = State::begin(&deal)?;
        let seats = step.state.public.seating.len();
        let mut game = Match {
            deal,
            seed,
            log: Vec::new(),
            state: step.state,
            seen: vec![Vec::new(); seats + 1],
            moves: Vec::new(),
        };
        game.witness(&step.events);
        Ok(game)
    }

    /// A game played again from its log.
    ///
    /// # Errors
    /// The first entry that the rules refuse, with the game as it stood before it.
    pub fn replay(
        deal: Deal,
        seed: Seed,
        log: &[(Actor, Action)],
    ) -> Result<Result<Match, (Box<Match>, Refused)>, DealError> {
        let mut game = Match::new(deal, seed)?;
        for (entry, (actor, action)) in log.iter().enumerate() {
            if let Err(error) = game.push(*actor, *action) {
                return Ok(Err((Box::new(game), Refused { entry, error })));
            }
        }
        Ok(Ok(game))
    }

    /// Does an action and notes it.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed.
    pub fn push(&mut self, actor: Actor, action: Action) -> Result<(), RuleError> {
        let step = apply(&self.state, actor, &action)?;
        self.moves.extend(moves(&self.state.public, &step.events));
        self.state = step.state;
        self.log.push((actor, action));
        self.witness(&step.events);
        Ok(())
    }

    /// Lets chance act as long as the game waits for it.
    pub fn let_chance_act(&mut self) {
        while self.state.awaited_actor() == Some(Actor::Chance) {
            let outcomes = self.state.chance_outcomes();
            let mut rng = self.seed.stream(self.log.len() as u64);
            let mut lot = rng.below(outcomes.iter().map(|(_, weight)| weight).sum());
            let drawn = outcomes.into_iter().find(|(_, weight)| {
                let hit = lot < *weight;
                lot = lot.saturating_sub(*weight);
                hit
            });
            let (draw, _) = drawn.expect("the lot is below the sum of the weights");
            // Without the error: how to write it for a panic would be in the page.
            let pushed = self.push(Actor::Chance, Action::Draw(draw)).ok();
            pushed.expect("a possible draw is accepted");
        }
    }

    /// What a viewer knows.
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        self.state.view(viewer, self.seen_by(viewer))
    }

    /// Everything a viewer has witnessed.
    pub fn seen_by(&self, viewer: Viewer) -> &[Seen] {
        match viewer {
            Viewer::Seat(seat) => &self.seen[seat.ix()],
            Viewer::Bystander => self.seen.last().expect("a bystander is always kept"),
        }
    }

    /// Every move of a pawn, in order.
    pub fn moves(&self) -> &[Moved] {
        &self.moves
    }

    /// The deal.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// What chance grows from.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// What was done, in order.
    pub fn log(&self) -> &[(Actor, Action)] {
        &self.log
    }

    /// The truth.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// All cards, once the game is over.
    pub fn reveal(&self) -> Option<Reveal> {
        self.state.reveal()
    }

    fn witness(&mut self, events: &[Event]) {
        let bystander = self.seen.len() - 1;
        for (ix, seen) in self.seen.iter_mut().enumerate() {
            let viewer = match Seat::new(ix) {
                Some(seat) if ix < bystander => Viewer::Seat(seat),
                _ => Viewer::Bystander,
            };
            seen.extend(events.iter().filter_map(|event| event.seen_by(viewer)));
        }
    }
}

/// The moves of pawns in these events.
fn moves(before: &Public, events: &[Event]) -> Vec<Moved> {
    let mut places = before.places;
    let mut moves = Vec::new();
    let mut go = |by, pawn, to, sent| {
        if let Some(from) = places.of(pawn) {
            moves.push(Moved { turn: before.turn, by, pawn, from, to, sent });
        }
        places = places.with(pawn, to);
    };
    for event in events {
        match *event {
            Event::Marched { by, plan } => {
                plan.hops().for_each(|hop| go(by, hop.pawn, hop.to, false));
            }
            Event::SteppedOn { by, own, to, .. } => go(by, own, to, false),
            Event::Expelled { by, pawn, to } => go(by, pawn, to, true),
            _ => {}
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::bots::random;
    use crate::inkognito::rules::{Awaited, Colour, Options, Role};

    #[test]
    fn random_players_play_to_an_end() {
        for seed in 0..20 {
            let seed = Seed(seed);
            let mut rng = seed.stream(u64::MAX);
            let roles = Colour::ALL.map(Role::Agent);
            let deal = Deal::random(Options::Y2013, &roles, &mut rng);
            let mut game = Match::new(deal, seed).expect("a random deal is proper");
            while game.state().public.turn < 400 {
                game.let_chance_act();
                let Awaited::Seat(seat) = game.state().public.awaited() else { break };
                let action = random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
                let before = game.state().public.places;
                let moved = game.moves().len();
                game.push(Actor::Seat(seat), action).expect("bots act legally");
                let walked = game.moves()[moved..].iter().fold(before, |places, moved| {
                    assert_eq!(places.of(moved.pawn), Some(moved.from));
                    places.with(moved.pawn, moved.to)
                });
                assert_eq!(walked, game.state().public.places, "the moves tell the whole way");
            }
        }
    }
}
