//! Seeded games between random players, for the tests that need many.

use bauta::inkognito::bots::random;
use bauta::inkognito::rules::board::spaces;
use bauta::inkognito::rules::options::{
    Balls, Completion, Edition, Exile, Exits, Penalty, Placement, Repeats, StepRule,
};
use bauta::inkognito::rules::{
    Action, Actor, Agent, Answer, Awaited, Build, CardSet, Colour, Deal, Draw, Figure, Kind,
    Options, Pawn, Question, Report, Role, SpaceId, Viewer,
};
use bauta::kit::{Few, Rng, Seat, Seed};
use bauta::session::Match;

/// A game that has not ended by then is given up.
pub const LAST_TURN: u16 = 400;

/// The seeds of a test: so many, or `BAUTA_GAMES` times as many.
pub fn seeds(n: u64) -> impl Iterator<Item = Named> {
    let times = std::env::var("BAUTA_GAMES").ok().and_then(|n| n.parse::<u64>().ok()).unwrap_or(1);
    (0..n * times).map(Named)
}

/// A seed that says its name when a test fails.
pub struct Named(pub u64);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}", self.0);
        }
    }
}

/// A deal of any edition, any options and any number of seats.
pub fn any_deal(seed: u64) -> Deal {
    let mut rng = Seed(seed).stream(u64::MAX - 1);
    let n = 3 + (seed % 3) as usize;
    let editions = if n == 5 { &Edition::ALL[1..] } else { &Edition::ALL[..] };
    let mut options = Options::of(*rng.pick(editions).expect("some"));
    if rng.below(2) == 0 {
        options = Options {
            balls: *rng.pick(&Balls::ALL).expect("some"),
            exile: either(&mut rng, [Exile::AnyColoured, Exile::EmbassyFirst]),
            step: either(&mut rng, [StepRule::AmbassadorStays, StepRule::AmbassadorLeaves]),
            repeats: either(&mut rng, [Repeats::Strict, Repeats::Called]),
            penalty: either(&mut rng, [Penalty::NewPair, Penalty::OneFewer]),
            completion: either(&mut rng, [Completion::EveryOnArrival, Completion::AsItStands]),
            placement: either(&mut rng, [Placement::Random, Placement::Chosen]),
            exits: either(&mut rng, [Exits::Own, Exits::EitherOfPair]),
            ..options
        };
    }
    let mut roles: Vec<Role> = Colour::ALL.into_iter().map(Role::Agent).collect();
    rng.shuffle(&mut roles);
    roles.truncate(n);
    if n == 5 {
        roles.insert(rng.below(5) as usize, Role::Ambassador);
    }
    Deal::random(options, &roles, &mut rng)
}

fn either<T: Copy>(rng: &mut Rng, both: [T; 2]) -> T {
    both[rng.below(2) as usize]
}

/// Plays a whole game of random players, looking at it before each action of a seat.
pub fn play(deal: Deal, seed: u64, mut look: impl FnMut(&Match, &mut Rng)) -> Match {
    let mut rng = Seed(seed).stream(u64::MAX);
    let mut game = Match::new(deal, Seed(seed)).expect("a proper deal");
    while game.state().public.turn < LAST_TURN {
        game.let_chance_act();
        look(&game, &mut rng);
        let Awaited::Seat(seat) = game.state().public.awaited() else { break };
        let action = random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
        game.push(Actor::Seat(seat), action).expect("random players act legally");
    }
    game
}

/// Every pawn that a table may have.
pub fn every_pawn() -> Vec<Pawn> {
    let figures = Seat::ALL.into_iter().flat_map(|owner| {
        Build::ALL.into_iter().map(move |build| Pawn::Figure(Figure { owner, build }))
    });
    figures.chain([Pawn::Ambassador]).collect()
}

/// Every question, possible or not.
pub fn every_question() -> Vec<Question> {
    let mut found = Vec::new();
    for met in every_pawn() {
        for of in Seat::ALL {
            found.extend(Kind::ALL.map(|kind| Question { met, of, kind }));
        }
    }
    found
}

/// Every answer: all sets of cards, each with all sets of them in grey.
pub fn every_answer() -> Vec<Answer> {
    let mut found = Vec::new();
    for cards in CardSet::every() {
        found.extend(
            CardSet::every().filter(|g| cards.holds(*g)).map(|grey| Answer { cards, grey }),
        );
    }
    found
}

/// Every action but marches, slips and answers, whether it makes sense or not.
pub fn every_plain_action(rng: &mut Rng) -> Vec<Action> {
    let mut found = vec![
        Action::CallPhantom,
        Action::EndTurn,
        Action::Accept,
        Action::Refuse,
        Action::Escape,
        Action::Draw(Draw::stroll()),
    ];
    for n in 0..256 {
        found.push(Action::Place(
            [n >> 6 & 3, n >> 4 & 3, n >> 2 & 3, n & 3].map(|b| Build::ALL[b]),
        ));
    }
    found.extend(every_question().into_iter().map(Action::Ask));
    for pawn in every_pawn() {
        found.push(Action::CallRepeat(pawn));
        found.extend(spaces().map(|to: SpaceId| Action::StepOn { met: pawn, to }));
        found.extend(spaces().map(|to| Action::Expel { pawn, to }));
    }
    found.extend(Seat::ALL.map(|partner| Action::Declare { partner }));
    for _ in 0..40 {
        let mut report = Report { agents: Agent::ALL, builds: Build::ALL };
        rng.shuffle(&mut report.agents);
        rng.shuffle(&mut report.builds);
        found.push(Action::Report(report));
        report.builds[rng.below(4) as usize] = Build::Tall;
        found.push(Action::Report(report));
    }
    found
}

/// All slips of two or three of these questions, in every order.
pub fn every_slip(questions: &[Question]) -> Vec<Few<Question, 3>> {
    let mut found = Vec::new();
    for a in questions {
        found.push(Few::of(&[*a]));
        for b in questions {
            found.push(Few::of(&[*a, *b]));
            found.extend(questions.iter().map(|c| Few::of(&[*a, *b, *c])));
        }
    }
    found
}
