//! Tables: a crafted one that is shown what a test likes, random games, long talks.

use bauta::inkognito::bots::random;
use bauta::inkognito::deduce::Belief;
use bauta::inkognito::rules::options::{Penalty, Repeats};
use bauta::inkognito::rules::{
    Action, Actor, Agent, Answer, Answerer, Asked, Awaited, Build, Card, CardSet, Cast, Codeword,
    Colour, Deal, Duty, Figure, Hand, History, Kind, Options, Pawn, Question, Role, Seen, State,
    View, Viewer,
};
use bauta::kit::{Seat, Seed};
use bauta::session::play::Match;

pub const A: [Agent; 4] = Agent::ALL;
pub const B: [Build; 4] = Build::ALL;
pub const ME: Seat = Seat::ALL[0];
pub const LEO: Seat = Seat::ALL[1];

pub fn roles(n_seats: usize) -> Vec<Role> {
    let mut roles: Vec<Role> = Colour::ALL.map(Role::Agent).to_vec();
    match n_seats {
        5 => roles.insert(2, Role::Ambassador),
        n_seats => roles.truncate(n_seats),
    }
    roles
}

/// A table of which only the seat `ME` matters: what it holds and what it was shown.
pub struct Table {
    pub state: State,
    pub seen: Vec<Seen>,
}

impl Table {
    pub fn new(n_seats: usize, agent: Agent, build: Build) -> Table {
        let mut deal = Deal::random(Options::Y2013, &roles(n_seats), &mut Seed(1).stream(0));
        let at = |ix: usize, from: usize| (ix + from) % 4;
        deal.hands = std::array::from_fn(|ix| Hand {
            agent: A[at(ix, agent.ix())],
            build: B[at(ix, build.ix())],
            codeword: Codeword::ALL[ix],
        });
        let state = State::begin(&deal).expect("a proper deal").state;
        Table { state, seen: Vec::new() }
    }

    pub fn shown(mut self, by: Seat, kind: Kind, duty: Duty, cards: &[Card]) -> Table {
        let asked = asked(by, kind, duty);
        let answer = Answer::coloured(CardSet::of(cards));
        self.seen.push(Seen::ShownToMe { by, asked, answer, codeword: None });
        self
    }

    pub fn view(&self) -> View<'_> {
        self.state.view(Viewer::Seat(ME), &self.seen)
    }

    pub fn belief(&self) -> Belief {
        Belief::of(&self.view())
    }
}

pub fn asked(of: Seat, kind: Kind, duty: Duty) -> Asked {
    let met = match duty {
        Duty::Pair => Pawn::Ambassador,
        Duty::Triple | Duty::NewPair | Duty::TrueCard | Duty::EitherTrueCard => {
            Pawn::Figure(Figure { owner: of, build: Build::Tall })
        }
    };
    Asked { question: Question { met, of, kind }, duty }
}

/// The options under which answers differ, each with a number of seats.
pub fn tables() -> Vec<(Options, usize)> {
    let called = Options { repeats: Repeats::Called, ..Options::Y2013 };
    let new_pair = Options { penalty: Penalty::NewPair, ..called };
    let options = [Options::Y2013, called, new_pair];
    options.into_iter().flat_map(|options| [3, 4, 5].map(|n_seats| (options, n_seats))).collect()
}

/// Random games in which nobody announces; each is looked at now and then.
pub fn random_games(n_seeds: u64, every_turns: u16, mut look: impl FnMut(&Match, &str)) {
    for (options, n_seats) in tables() {
        for seed in 0..n_seeds {
            let name = format!("{:?} {n_seats} seats, seed {seed}", options.repeats);
            let seed = Seed(seed);
            let mut rng = seed.stream(u64::MAX);
            let deal = Deal::random(options, &roles(n_seats), &mut rng);
            let mut game = Match::new(deal, seed).expect("a random deal is proper");
            let mut next = every_turns;
            while game.state().public.turn < LAST_TURN {
                game.let_chance_act();
                let Awaited::Seat(seat) = game.state().public.awaited() else { break };
                if game.state().public.turn >= next {
                    next += every_turns;
                    look(&game, &name);
                }
                let mut action = random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
                while matches!(action, Action::Declare { .. } | Action::Escape) {
                    action = random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
                }
                game.push(Actor::Seat(seat), action).expect("bots act legally");
            }
            look(&game, &name);
        }
    }
}

/// Long talks of one seat with everybody, of every duty there is: more answers
/// than a game gives, until coloured sets are spent.
pub fn long_talks(n_seeds: u64, every_answers: usize, mut look: impl FnMut(&View<'_>, &str)) {
    for (options, n_seats) in tables() {
        for seed in 0..n_seeds {
            let name = format!("talk {:?} {n_seats} seats, seed {seed}", options.repeats);
            let mut rng = Seed(seed).stream(7);
            let deal = Deal::random(options, &roles(n_seats), &mut rng);
            let state = State::begin(&deal).expect("a random deal is proper").state;
            let seating = state.public.seating;
            let asker = seating.ambassador().unwrap_or(ME);
            let others: Vec<Seat> = seating.opponents(asker).collect();
            let mut shown = [History::EMPTY; 5];
            let mut seen = Vec::new();
            for n_answers in 1..=TALK {
                let by = *rng.pick(&others).expect("there are others");
                let kind = *rng.pick(&Kind::ALL).expect("two kinds");
                let duty = *rng.pick(duties(options.repeats)).expect("some duty");
                let asked = asked(by, kind, duty);
                let hand = deal.hands[seating.holder(by).expect("agents answer").ix()];
                let history = &mut shown[by.ix()];
                let answers =
                    Answerer { hand, shown: history, repeats: options.repeats }.answers(asked);
                let plain: Vec<Answer> = answers
                    .iter()
                    .copied()
                    .filter(|answer| answer.grey.is_empty() && !answer.cards.has(Card::Mission))
                    .collect();
                let from = if plain.is_empty() || rng.below(40) == 0 { &answers } else { &plain };
                let answer = *rng.pick(from).expect("there is always a legal answer");
                history.note(answer.cards);
                let codeword = answer.cards.has(Card::Mission).then_some(hand.codeword);
                seen.push(Seen::TurnBegan { turn: n_answers as u16, seat: asker });
                seen.push(Seen::ShownToMe { by, asked, answer, codeword });
                if n_answers % every_answers == 0 {
                    look(&state.view(Viewer::Seat(asker), &seen), &name);
                }
            }
        }
    }
}

const LAST_TURN: u16 = 200;
const TALK: usize = 60;

fn duties(repeats: Repeats) -> &'static [Duty] {
    match repeats {
        Repeats::Strict => &[Duty::Triple, Duty::Triple, Duty::Pair],
        Repeats::Called => {
            &[Duty::Triple, Duty::Pair, Duty::NewPair, Duty::TrueCard, Duty::EitherTrueCard]
        }
    }
}

pub fn seats(game: &Match) -> impl Iterator<Item = Seat> {
    game.state().public.seating.seats()
}

pub fn truth(game: &Match) -> Cast {
    Cast::new(game.deal().hands).expect("a deal's hands are a cast")
}
