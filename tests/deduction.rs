//! The deduction against published figures and against plain enumeration.
//!
//! The enumeration knows no bit masks: it asks the rules, for every cast and
//! every witnessed answer, whether the answerer could have shown that then.

use bauta::inkognito::bots::random;
use bauta::inkognito::deduce::{
    Aim, Belief, Cell, Fact, Fraction, Habits, Mark, PairSet, Reason, Secret, Witnessed, giveaways,
    lines_by_hand, told_to, witnessed,
};
use bauta::inkognito::rules::missions::goal_of;
use bauta::inkognito::rules::options::{Penalty, Repeats};
use bauta::inkognito::rules::{
    Agent, Answer, Answerer, Asked, Awaited, Build, Card, CardSet, Cast, Codeword, Colour, Deal,
    Duty, Figure, Hand, History, Holder, Kind, Options, Pawn, Question, Role, Seen, State, View,
    Viewer,
};
use bauta::kit::{Seat, Seed};
use bauta::session::play::Match;

const A: [Agent; 4] = Agent::ALL;
const B: [Build; 4] = Build::ALL;
const ME: Seat = Seat::ALL[0];
const LEO: Seat = Seat::ALL[1];

// ---- Set-up -------------------------------------------------------------

fn roles(n_seats: usize) -> Vec<Role> {
    let mut roles: Vec<Role> = Colour::ALL.map(Role::Agent).to_vec();
    match n_seats {
        5 => roles.insert(2, Role::Ambassador),
        n_seats => roles.truncate(n_seats),
    }
    roles
}

/// A table of which only the seat `ME` matters: what it holds and what it was shown.
struct Table {
    state: State,
    seen: Vec<Seen>,
}

impl Table {
    fn new(n_seats: usize, agent: Agent, build: Build) -> Table {
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

    fn shown(mut self, by: Seat, kind: Kind, duty: Duty, cards: &[Card]) -> Table {
        let asked = asked(by, kind, duty);
        let answer = Answer::coloured(CardSet::of(cards));
        self.seen.push(Seen::ShownToMe { by, asked, answer, codeword: None });
        self
    }

    fn view(&self) -> View<'_> {
        self.state.view(Viewer::Seat(ME), &self.seen)
    }

    fn belief(&self) -> Belief {
        Belief::of(&self.view())
    }
}

fn asked(of: Seat, kind: Kind, duty: Duty) -> Asked {
    let met = match duty {
        Duty::Pair => Pawn::Ambassador,
        Duty::Triple | Duty::NewPair | Duty::TrueCard | Duty::EitherTrueCard => {
            Pawn::Figure(Figure { owner: of, build: Build::Tall })
        }
    };
    Asked { question: Question { met, of, kind }, duty }
}

/// The options under which answers differ, each with a number of seats.
fn tables() -> Vec<(Options, usize)> {
    let called = Options { repeats: Repeats::Called, ..Options::Y2013 };
    let new_pair = Options { penalty: Penalty::NewPair, ..called };
    let options = [Options::Y2013, called, new_pair];
    options.into_iter().flat_map(|options| [3, 4, 5].map(|n_seats| (options, n_seats))).collect()
}

/// Random games; each is looked at now and then, and at its end.
fn random_games(n_seeds: u64, every_turns: u16, mut look: impl FnMut(&Match, &str)) {
    for (options, n_seats) in tables() {
        for seed in 0..n_seeds {
            let name = format!("{:?} {n_seats} seats, seed {seed}", options.repeats);
            let seed = Seed(seed);
            let mut rng = seed.stream(u64::MAX);
            let deal = Deal::random(options, &roles(n_seats), &mut rng);
            let mut game = Match::new(deal, seed).expect("a random deal is proper");
            let mut next = every_turns;
            while game.state().public.turn < 250 {
                game.let_chance_act();
                let Awaited::Seat(seat) = game.state().public.awaited() else { break };
                if game.state().public.turn >= next {
                    next += every_turns;
                    look(&game, &name);
                }
                let action = random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
                game.push(bauta::inkognito::rules::Actor::Seat(seat), action).expect("legal");
            }
            look(&game, &name);
        }
    }
}

fn seats(game: &Match) -> impl Iterator<Item = Seat> {
    game.state().public.seating.seats()
}

fn truth(game: &Match) -> Cast {
    Cast::new(game.deal().hands).expect("a deal's hands are a cast")
}

// ---- Plain enumeration --------------------------------------------------

/// All 13,824 casts.
fn every_cast() -> Vec<Cast> {
    let orders: Vec<[usize; 4]> = Cast::orders().collect();
    let mut casts = Vec::new();
    for agents in &orders {
        for builds in &orders {
            for letters in &orders {
                let hand = |ix: usize| Hand {
                    agent: A[agents[ix]],
                    build: B[builds[ix]],
                    codeword: Codeword::ALL[letters[ix]],
                };
                casts.push(Cast::new([0, 1, 2, 3].map(hand)).expect("orders make a cast"));
            }
        }
    }
    casts
}

/// An answer with what its answerer had shown its asker by then.
struct Record {
    holder: Holder,
    told: Witnessed,
    before: History,
}

fn records(view: &View<'_>) -> Vec<Record> {
    let mut shown = [[History::EMPTY; 5]; 5];
    let seating = view.public.seating;
    let record = |told: Witnessed| {
        let history = &mut shown[told.by.ix()][told.to.ix()];
        let before = *history;
        history.note(told.answer.cards);
        Record { holder: seating.holder(told.by).expect("agents answer"), told, before }
    };
    witnessed(view).map(record).collect()
}

/// Whether the answerer could have shown this then, with these cards in hand.
fn could_show(record: &Record, hand: Hand, repeats: Repeats) -> bool {
    let Witnessed { asked, answer, codeword, .. } = record.told;
    let answerer = Answerer { hand, shown: &record.before, repeats };
    answerer.check(asked, answer).is_ok() && codeword.is_none_or(|letter| letter == hand.codeword)
}

/// The casts that fit a view of a seat, by asking the rules.
fn fitting(view: &View<'_>, casts: &[Cast]) -> Vec<Cast> {
    let own = view.seat().and_then(|seat| view.public.seating.holder(seat)).zip(view.mine.hand);
    let records = records(view);
    let fits = |cast: &Cast| {
        own.is_none_or(|(holder, hand)| cast.hand(holder) == hand)
            && records.iter().all(|record| {
                could_show(record, cast.hand(record.holder), view.public.options.repeats)
            })
    };
    let mut fitting: Vec<Cast> = casts.iter().copied().filter(fits).collect();
    fitting.sort_unstable();
    fitting
}

fn sorted(belief: &Belief) -> Vec<Cast> {
    let mut casts: Vec<Cast> = belief.worlds().collect();
    casts.sort_unstable();
    casts
}

fn is_so(fact: Fact, cast: &Cast) -> bool {
    let Cell { holder, secret } = fact.cell();
    let has = Secret::of(cast.hand(holder)).contains(&secret);
    match fact {
        Fact::Certain(_) => has,
        Fact::Impossible(_) => !has,
    }
}

/// Whether a reason as quoted, and nothing else, leaves this cast.
fn allows(reason: &Reason, view: &View<'_>, cast: &Cast) -> bool {
    let seating = view.public.seating;
    match *reason {
        Reason::OwnCard(secret) => {
            let own = view.seat().and_then(|seat| seating.holder(seat)).expect("own cards");
            Secret::of(cast.hand(own)).contains(&secret)
        }
        Reason::Answer(told) => {
            let hand = cast.hand(seating.holder(told.by).expect("agents answer"));
            let truths = CardSet::truths(hand).and(told.answer.cards);
            !truths.is_empty()
                && truths.holds(told.answer.grey)
                && told.codeword.is_none_or(|letter| letter == hand.codeword)
        }
        Reason::Fact(fact) => is_so(fact, cast),
    }
}

// ---- Published figures --------------------------------------------------

/// The check vector of Höhle: own cards identity 4 and build 2, three answers of one opponent.
fn published() -> Table {
    Table::new(4, A[3], B[1])
        .shown(LEO, Kind::Build, Duty::Triple, &[A[0].into_card(), B[1].into_card(), B[2].into_card()])
        .shown(LEO, Kind::Build, Duty::Pair, &[B[2].into_card(), B[3].into_card()])
        .shown(LEO, Kind::Identity, Duty::Triple, &[A[0].into_card(), A[1].into_card(), B[2].into_card()])
}

trait IntoCard {
    fn into_card(self) -> Card;
}

impl IntoCard for Agent {
    fn into_card(self) -> Card {
        Card::Agent(self)
    }
}

impl IntoCard for Build {
    fn into_card(self) -> Card {
        Card::Build(self)
    }
}

fn of_agents(chance: impl Fn(Cell) -> Fraction, holder: Holder) -> [Fraction; 4] {
    A.map(|agent| chance(Cell { holder, secret: Secret::Agent(agent) }))
}

fn of_builds(chance: impl Fn(Cell) -> Fraction, holder: Holder) -> [Fraction; 4] {
    B.map(|build| chance(Cell { holder, secret: Secret::Build(build) }))
}

fn eighths(parts: [u128; 4]) -> [Fraction; 4] {
    parts.map(|part| Fraction::new(part, 8))
}

#[test]
fn the_published_vector_leaves_16_of_36_faces() {
    let belief = published().belief();
    assert_eq!(belief.n_faces(), 16);
    assert_eq!(belief.n_worlds(), 16 * 6);
    let odds = belief.counts();
    let chance = |cell| odds.chance(cell);
    assert_eq!(of_agents(chance, Holder::ALL[1]), eighths([4, 2, 2, 0]));
    assert_eq!(of_builds(chance, Holder::ALL[1]), eighths([0, 0, 6, 2]));
    for other in [Holder::ALL[2], Holder::ALL[3]] {
        assert_eq!(of_agents(chance, other), eighths([2, 3, 3, 0]));
        assert_eq!(of_builds(chance, other), eighths([4, 0, 1, 3]));
    }
}

#[test]
fn the_published_vector_weighs_pairs_inside_triples() {
    let belief = published().belief();
    let odds = belief.uniform();
    let chance = |cell| odds.chance(cell);
    let elevenths = |parts: [u128; 4]| parts.map(|part| Fraction::new(part, 11));
    assert_eq!(of_agents(chance, Holder::ALL[1]), elevenths([5, 3, 3, 0]));
    assert_eq!(of_builds(chance, Holder::ALL[1]), elevenths([0, 0, 9, 2]));
    let third = |cast: &Cast| cast.hand(Holder::ALL[1]).build == B[2];
    assert_eq!(odds.chance_that(&belief, third), Fraction::new(9, 11));
    assert_eq!(belief.chance(third), Fraction::new(3, 4));
}

#[test]
fn the_rulebook_finds_leo_out() {
    let fiddlebottom = A[0].into_card();
    let table = Table::new(4, A[0], B[2])
        .shown(
            LEO,
            Kind::Build,
            Duty::Triple,
            &[B[1].into_card(), B[0].into_card(), A[1].into_card()],
        )
        .shown(LEO, Kind::Identity, Duty::Pair, &[fiddlebottom, A[2].into_card()]);
    let belief = table.belief();
    let leo = Holder::ALL[1];
    assert_eq!(belief.identities(leo).iter().collect::<Vec<_>>(), [Agent::AgentX]);
    assert_eq!(belief.builds(leo).iter().collect::<Vec<_>>(), [Build::Tall, Build::Short]);
    let is_x = Fact::Certain(Cell { holder: leo, secret: Secret::Agent(Agent::AgentX) });
    let reasons = belief.because(is_x);
    let [Reason::OwnCard(Secret::Agent(Agent::LordFiddlebottom)), Reason::Answer(told)] =
        reasons[..]
    else {
        panic!("{reasons:?}");
    };
    assert_eq!(told.entry, 1);
    // The triple rests on who Leo is: his colonel must be false.
    let not_fat = Cell { holder: leo, secret: Secret::Build(Build::Thin) };
    assert_eq!(belief.because(Fact::Impossible(not_fat)).len(), 3);
}

#[test]
fn worlds_are_216_from_a_seat_and_13824_from_outside() {
    for n_seats in [3, 4, 5] {
        let table = Table::new(n_seats, A[1], B[2]);
        for viewer in table.state.public.seating.seats().map(Viewer::Seat).chain([Viewer::Bystander])
        {
            let view = table.state.view(viewer, &[]);
            let expected = if view.mine.hand.is_some() { 216 } else { 13_824 };
            let belief = Belief::of(&view);
            assert_eq!(belief.n_worlds(), expected, "{viewer:?} of {n_seats}");
            assert_eq!(belief.worlds().count() as u64, expected);
        }
    }
}

#[test]
fn the_set_laid_aside_is_deduced_like_a_player() {
    let [colonel, x] = [A[1], A[2]].map(IntoCard::into_card);
    let belief = Table::new(3, A[3], B[0])
        .shown(LEO, Kind::Identity, Duty::Pair, &[A[3].into_card(), colonel])
        .shown(Seat::ALL[2], Kind::Identity, Duty::Pair, &[colonel, x])
        .belief();
    let aside = Cell { holder: Holder::ASIDE, secret: Secret::Agent(Agent::LordFiddlebottom) };
    assert_eq!(belief.mark(aside), Mark::Certain);
    assert_eq!(belief.partner(), Some(Seat::ALL[2]));
    assert_eq!(belief.alone(), Mark::Impossible);
    // The colonel is alone: with three players he escapes and the pair has a mission.
    assert_eq!(belief.enemy_aims(), [Aim::Escape(Agent::ColonelBubble)]);
}

#[test]
fn a_card_shown_alone_because_all_is_spent_is_true() {
    let fat = B[2].into_card();
    let mut table = Table::new(4, A[0], B[0]);
    for other in [B[0], B[1], B[3]] {
        table = table.shown(LEO, Kind::Build, Duty::Pair, &[fat, other.into_card()]);
    }
    let table = table.shown(LEO, Kind::Build, Duty::Pair, &[fat]);
    let belief = table.belief();
    assert_eq!(sorted(&belief), fitting(&table.view(), &every_cast()));
    let cell = Cell { holder: Holder::ALL[1], secret: Secret::Build(Build::Fat) };
    let reasons = belief.because(Fact::Certain(cell));
    assert!(matches!(reasons[..], [Reason::Answer(Witnessed { entry: 3, .. })]), "{reasons:?}");
}

#[test]
fn all_triples_spent_tell_everything() {
    let hand = Hand { agent: A[1], build: B[1], codeword: Codeword::B };
    let mut table = Table::new(4, A[0], B[0]);
    let asked = asked(LEO, Kind::Identity, Duty::Triple);
    let mut shown = History::EMPTY;
    for n_shown in 0.. {
        let answerer = Answerer { hand, shown: &shown, repeats: Repeats::Strict };
        let answers = answerer.answers(asked);
        let plain = |answer: &&Answer| answer.grey.is_empty() && !answer.cards.has(Card::Mission);
        let answer = *answers.iter().find(plain).expect("some coloured answer is always legal");
        let cards: Vec<Card> = answer.cards.iter().collect();
        shown.note(answer.cards);
        table = table.shown(LEO, Kind::Identity, Duty::Triple, &cards);
        assert_eq!(sorted(&table.belief()), fitting(&table.view(), &every_cast()));
        if cards.len() == 1 {
            assert_eq!(n_shown, 15);
            break;
        }
    }
    assert_eq!(table.belief().pairs(Holder::ALL[1]).iter().collect::<Vec<_>>(), [(A[1], B[1])]);
}

// ---- Against enumeration, in random games -------------------------------

#[test]
fn seats_keep_exactly_the_worlds_that_fit() {
    let casts = every_cast();
    random_games(6, 40, |game, name| {
        for seat in seats(game).filter(|seat| game.state().public.seating.is_agent(*seat)) {
            let view = game.view(Viewer::Seat(seat));
            let belief = Belief::of(&view);
            let worlds = sorted(&belief);
            assert_eq!(worlds, fitting(&view, &casts), "{name}, {seat:?}");
            assert!(worlds.contains(&truth(game)), "{name}, {seat:?}");
            assert_eq!(belief.n_worlds(), worlds.len() as u64);
        }
        assert_eq!(Belief::of(&game.view(Viewer::Bystander)).n_worlds(), 13_824);
    });
}

/// The Ambassador's player does not see what two others show each other
/// directly. A hand is possible if the whole exchange can be told anew with it
/// so that all that he saw stays the same.
#[test]
fn the_ambassador_keeps_exactly_the_worlds_for_which_the_unseen_can_be_told() {
    let casts = every_cast();
    random_games(4, 80, |game, name| {
        let seating = game.state().public.seating;
        let Some(ambassador) = seating.ambassador() else { return };
        let view = game.view(Viewer::Seat(ambassador));
        let entries: Vec<Witnessed> = witnessed(&view).collect();
        let possible = |by: Seat, hand: Hand| {
            let holder = seating.holder(by).expect("agents answer");
            let true_hand = truth(game).hand(holder);
            seats(game).filter(|to| *to != by).all(|to| {
                let unseen = game.view(Viewer::Seat(to));
                let exchange: Vec<Record> =
                    records(&unseen).into_iter().filter(|record| record.told.by == by).collect();
                let seen: Vec<&Witnessed> =
                    entries.iter().filter(|told| told.by == by && told.to == to).collect();
                can_be_told(&exchange, &seen, true_hand, hand, game.deal().options.repeats)
            })
        };
        let hands: Vec<Vec<bool>> = seating
            .agents()
            .map(|by| every_hand().into_iter().map(|hand| possible(by, hand)).collect())
            .collect();
        let fits = |cast: &&Cast| {
            cast.hands().iter().zip(&hands).all(|(hand, possible)| possible[index(*hand)])
        };
        let mut expected: Vec<Cast> = casts.iter().filter(fits).copied().collect();
        expected.sort_unstable();
        assert_eq!(sorted(&Belief::of(&view)), expected, "{name}");
        assert!(expected.contains(&truth(game)), "{name}");
    });
}

fn every_hand() -> Vec<Hand> {
    let letters = |agent, build| {
        Codeword::ALL.map(|codeword| Hand { agent, build, codeword })
    };
    A.into_iter().flat_map(|agent| B.into_iter().flat_map(move |build| letters(agent, build))).collect()
}

const fn index(hand: Hand) -> usize {
    16 * hand.agent.ix() + 4 * hand.build.ix() + hand.codeword.ix()
}

/// Whether what one seat showed another can be told anew with another hand:
/// the true identity and the new one change places, so do the builds.
fn can_be_told(
    exchange: &[Record],
    seen: &[&Witnessed],
    true_hand: Hand,
    hand: Hand,
    repeats: Repeats,
) -> bool {
    let swap = |card: Card| match card {
        Card::Agent(agent) if agent == true_hand.agent => Card::Agent(hand.agent),
        Card::Agent(agent) if agent == hand.agent => Card::Agent(true_hand.agent),
        Card::Build(build) if build == true_hand.build => Card::Build(hand.build),
        Card::Build(build) if build == hand.build => Card::Build(true_hand.build),
        card => card,
    };
    let told_anew = |answer: Answer| Answer {
        cards: answer.cards.iter().map(swap).collect(),
        grey: answer.grey.iter().map(swap).collect(),
    };
    let mut shown = History::EMPTY;
    let legal = exchange.iter().all(|record| {
        let answer = told_anew(record.told.answer);
        let answerer = Answerer { hand, shown: &shown, repeats };
        let legal = answerer.check(record.told.asked, answer).is_ok();
        shown.note(answer.cards);
        legal
    });
    assert!(legal, "a game told anew with other names is as legal as before");
    seen.iter().all(|told| {
        told_anew(told.answer) == told.answer
            && told.codeword.is_none_or(|letter| letter == hand.codeword)
    })
}

#[test]
fn weights_are_those_of_a_plain_enumeration() {
    random_games(2, 60, |game, name| {
        for seat in seats(game) {
            let view = game.view(Viewer::Seat(seat));
            let records = records(&view);
            if records.is_empty() {
                continue;
            }
            let belief = Belief::of(&view);
            let odds = belief.uniform();
            let close = belief.odds(&Habits::UNIFORM);
            // Likelihoods depend on one hand at a time: look at a world a hand.
            let mut worlds: Vec<Cast> = belief.worlds().collect();
            worlds.truncate(400);
            let exponents: Vec<[i32; 10]> =
                worlds.iter().map(|cast| plain_weight(&records, cast)).collect();
            for (cast, exponent) in worlds.iter().zip(&exponents) {
                let [mine, first] = [*cast, worlds[0]].map(|cast| odds.of_world(&cast));
                let (up, down) = ratio(exponent, &exponents[0]);
                assert_eq!(
                    u128::from(mine) * down,
                    u128::from(first) * up,
                    "{name}, {seat:?}, {cast:?}"
                );
                let [mine, first] = [*cast, worlds[0]].map(|cast| close.of_world(&cast));
                let error = mine / first * down as f64 / up as f64 - 1.0;
                assert!(error.abs() < 1e-9, "{name}, {seat:?}: {error}");
            }
        }
    });
}

const PRIMES: [u64; 10] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29];

/// One over the product of the numbers of legal new sets of the same form, as powers of primes.
fn plain_weight(records: &[Record], cast: &Cast) -> [i32; 10] {
    let mut exponents = [0; 10];
    for Record { holder, told, before } in records {
        let answerer =
            Answerer { hand: cast.hand(*holder), shown: before, repeats: Repeats::Strict };
        let cards = told.answer.cards;
        if cards.len() < 2 || answerer.repeat(told.asked, cards).is_some() {
            continue;
        }
        let mut n_legal = CardSet::every()
            .filter(|other| other.has(Card::Mission) == cards.has(Card::Mission))
            .filter(|other| answerer.check(told.asked, Answer::coloured(*other)).is_ok())
            .count() as u64;
        for (exponent, prime) in exponents.iter_mut().zip(PRIMES) {
            while n_legal.is_multiple_of(prime) {
                n_legal /= prime;
                *exponent -= 1;
            }
        }
    }
    exponents
}

fn ratio(one: &[i32; 10], other: &[i32; 10]) -> (u128, u128) {
    let (mut up, mut down) = (1, 1);
    for ((one, other), prime) in one.iter().zip(other).zip(PRIMES) {
        let times = u128::from(prime).pow((one - other).unsigned_abs());
        if one > other { up *= times } else { down *= times }
    }
    (up, down)
}

// ---- Reasons ------------------------------------------------------------

#[test]
fn reasons_suffice_as_quoted_and_none_can_be_spared() {
    let casts = every_cast();
    random_games(1, 30, |game, name| {
        for seat in seats(game) {
            let view = game.view(Viewer::Seat(seat));
            let belief = Belief::of(&view);
            for cell in Cell::all() {
                for fact in [Fact::Certain(cell), Fact::Impossible(cell)] {
                    let reasons = belief.because(fact);
                    assert_eq!(reasons.is_empty(), !belief.follows(fact), "{name}: {fact:?}");
                    for reason in &reasons {
                        if let Reason::Answer(told) = reason {
                            assert!(quotes(&view, told), "{name}: {told:?}");
                        }
                    }
                    if !reasons.is_empty() {
                        assert_exact_proof(&view, &casts, fact, &reasons, name);
                    }
                }
            }
        }
    });
}

/// Whether the entry of the log that a reason names says what the reason says.
fn quotes(view: &View<'_>, told: &Witnessed) -> bool {
    let Witnessed { by, to, asked, answer, codeword, .. } = *told;
    let seen = view.seen[told.entry];
    let turn = view.seen[..told.entry].iter().rev().find_map(|seen| match seen {
        Seen::TurnBegan { turn, .. } => Some(*turn),
        _ => None,
    });
    turn == Some(told.turn)
        && (seen == Seen::ShownToMe { by, asked, answer, codeword }
            || seen == Seen::ShownThroughMe { by, to, asked, answer, codeword })
}

fn assert_exact_proof(
    view: &View<'_>,
    casts: &[Cast],
    fact: Fact,
    reasons: &[Reason],
    name: &str,
) {
    // A cast in which the fact is not so, by the reasons that rule it out.
    let mut sufficient = true;
    let mut needed = vec![false; reasons.len()];
    for cast in casts.iter().filter(|cast| !is_so(fact, cast)) {
        let mut against =
            (0..reasons.len()).filter(|ix| !allows(&reasons[*ix], view, cast));
        match (against.next(), against.next()) {
            (None, _) => sufficient = false,
            (Some(only), None) => needed[only] = true,
            (Some(_), Some(_)) => {}
        }
    }
    assert!(sufficient, "{name}: {fact:?} does not follow from {reasons:?}");
    assert!(needed.iter().all(|needed| *needed), "{name}: {fact:?} has spare {reasons:?}");
}

#[test]
fn no_proof_is_shorter() {
    let casts = every_cast();
    random_games(1, 60, |game, name| {
        let Some(seat) = game.state().public.seating.agents().next() else { return };
        let view = game.view(Viewer::Seat(seat));
        let belief = Belief::of(&view);
        let own = view.mine.hand.into_iter().flat_map(Secret::of).map(Reason::OwnCard);
        let all: Vec<Reason> = own.chain(witnessed(&view).map(Reason::Answer)).collect();
        for fact in belief.facts() {
            let against: Vec<&Cast> = casts.iter().filter(|cast| !is_so(fact, cast)).collect();
            let n_reasons = belief.because(fact).len();
            let follows = |chosen: &[&Reason]| {
                !against.iter().any(|cast| chosen.iter().all(|reason| allows(reason, &view, cast)))
            };
            assert!(!follows(&[]), "{name}: {fact:?}");
            if n_reasons > 1 {
                assert!(all.iter().all(|one| !follows(&[one])), "{name}: {fact:?}");
            }
            if n_reasons > 2 {
                let two = |one, other| follows(&[one, other]);
                let any = all.iter().any(|one| all.iter().any(|other| two(one, other)));
                assert!(!any, "{name}: {fact:?}");
            }
        }
    });
}

#[test]
fn steps_rest_on_steps_before_them() {
    let casts = every_cast();
    let mut n_long = 0;
    random_games(2, 30, |game, name| {
        for seat in seats(game) {
            let view = game.view(Viewer::Seat(seat));
            let belief = Belief::of(&view);
            for fact in belief.facts() {
                let steps = belief.steps(fact);
                assert_eq!(steps.last().map(|step| step.fact), Some(fact), "{name}");
                n_long += usize::from(steps.len() > 1);
                if steps.len() == 1 && belief.because(fact).len() <= 3 {
                    continue;
                }
                for (ix, step) in steps.iter().enumerate() {
                    let stands = |reason: &Reason| match reason {
                        Reason::Fact(earlier) => {
                            steps[..ix].iter().any(|step| step.fact == *earlier)
                        }
                        Reason::OwnCard(_) | Reason::Answer(_) => true,
                    };
                    assert!(step.reasons.iter().all(stands), "{name}: {steps:?}");
                    assert_exact_proof(&view, &casts, step.fact, &step.reasons, name);
                }
            }
        }
    });
    assert!(n_long > 0, "some proof is long enough to be told in steps");
}

#[test]
fn an_own_mark_is_compared_with_the_sheet_alone() {
    let belief = published().belief();
    let leo = Holder::ALL[1];
    let is = |holder, build| Fact::Certain(Cell { holder, secret: Secret::Build(build) });
    // Wrong or right, what the sheet leaves open contradicts nothing.
    assert!(belief.contradictions(&[is(leo, B[2]), is(leo, B[3]), is(leo, B[2]).denied()]).is_empty());
    let found = belief.contradictions(&[is(leo, B[2]), is(leo, B[0])]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].mark, is(leo, B[0]));
    let [Reason::Answer(told)] = found[0].reasons[..] else { panic!("{found:?}") };
    assert_eq!((told.entry, told.by), (1, LEO));
}

#[test]
fn a_what_if_shows_what_would_fall() {
    let belief = published().belief();
    let [leo, other] = [Holder::ALL[1], Holder::ALL[2]];
    let thin = Cell { holder: leo, secret: Secret::Build(B[3]) };
    let assumed = belief.assuming(Fact::Certain(thin));
    let first = Cell { holder: leo, secret: Secret::Agent(A[0]) };
    assert_eq!(assumed.mark(first), Mark::Certain);
    assert_eq!(assumed.n_faces(), 4);
    let reasons = assumed.because(Fact::Certain(first));
    assert!(reasons.contains(&Reason::Fact(Fact::Certain(thin))), "{reasons:?}");
    let own = Cell { holder: other, secret: Secret::Build(B[1]) };
    assert_eq!(belief.assuming(Fact::Certain(own)).n_worlds(), 0);
}

// ---- The other side, and aims -------------------------------------------

#[test]
fn what_they_can_know_about_me_is_never_more_than_they_know() {
    random_games(3, 40, |game, name| {
        let seating = game.state().public.seating;
        for me in seating.agents() {
            let view = game.view(Viewer::Seat(me));
            let holder = seating.holder(me).expect("an agent holds cards");
            for opponent in seats(game).filter(|seat| *seat != me) {
                let theirs = Belief::of(&game.view(Viewer::Seat(opponent)));
                let guessed = Belief::about_me(&view, opponent);
                let pairs = guessed.pairs(holder);
                assert_eq!(pairs, told_to(&view, opponent), "{name}");
                assert!(pairs.holds(theirs.pairs(holder)), "{name}: {me:?}, {opponent:?}");
                for fact in guessed.facts() {
                    assert!(theirs.follows(fact), "{name}: {fact:?} of {me:?}, {opponent:?}");
                }
                for (_, codeword) in theirs.codewords(holder).iter().enumerate() {
                    assert!(guessed.codewords(holder).contains(codeword), "{name}");
                }
            }
        }
    });
}

#[test]
fn an_answer_gives_away_what_the_rules_would_not_let_others_show() {
    let mut n_looked = 0;
    random_games(1, 3, |game, name| {
        let Awaited::Seat(me) = game.state().public.awaited() else { return };
        let view = game.view(Viewer::Seat(me));
        let (Some(asked), Some(answerer)) = (view.asked(), view.answerer()) else { return };
        n_looked += 1;
        let found = giveaways(&view);
        assert_eq!(found.iter().map(|giveaway| giveaway.answer).collect::<Vec<_>>(), view.answers());
        let before = told_to(&view, view.public.active);
        for giveaway in found {
            let can = |(agent, build): &(Agent, Build)| {
                let hand = Hand { agent: *agent, build: *build, ..answerer.hand };
                Answerer { hand, ..answerer }.check(asked, giveaway.answer).is_ok()
            };
            assert_eq!(giveaway.n_before, before.len());
            assert_eq!(giveaway.n_after, before.iter().filter(can).count(), "{name}: {giveaway:?}");
        }
    });
    assert!(n_looked > 10, "{n_looked}");
}

#[test]
fn the_true_mission_is_always_among_the_aims() {
    random_games(3, 25, |game, name| {
        let seating = game.state().public.seating;
        let cast = truth(game);
        for seat in seating.agents() {
            let view = game.view(Viewer::Seat(seat));
            let belief = Belief::of(&view);
            let hand = view.mine.hand.expect("an agent holds cards");
            let partner = seating.seat_of(cast.who_is(hand.agent.partner()));
            assert!(belief.partner().is_none_or(|found| Some(found) == partner), "{name}");
            for team in bauta::inkognito::rules::Team::ALL {
                let alone = team
                    .agents()
                    .into_iter()
                    .find(|agent| seating.seat_of(cast.who_is(agent.partner())).is_none());
                let aims = belief.aims(team);
                let is_true = |aim: &Aim| match (alone, aim) {
                    (Some(agent), Aim::Escape(found)) => agent == *found,
                    (None, Aim::Mission(line)) => line.goal == goal_of(team, &seating, &cast),
                    (Some(_), Aim::Mission(_)) | (None, Aim::Escape(_)) => false,
                };
                assert!(aims.iter().any(is_true), "{name}: {aims:?}");
            }
            let by_hand = lines_by_hand(hand, &seating);
            for aim in belief.our_aims() {
                if let Aim::Mission(line) = aim {
                    assert!(by_hand.iter().any(|other| other.code == line.code), "{name}");
                }
            }
            let goal = goal_of(hand.agent.team(), &seating, &cast);
            assert!(belief.our_mission().is_none_or(|found| found == goal), "{name}");
        }
    });
}

#[test]
fn three_lines_are_left_by_the_own_cards() {
    let table = Table::new(4, Agent::ColonelBubble, Build::Tall);
    let hand = table.view().mine.hand.expect("an agent");
    let lines = lines_by_hand(hand, &table.state.public.seating);
    assert_eq!(lines.len(), 3);
    assert!(lines.iter().all(|line| line.code[1] == hand.codeword));
    assert_eq!(table.belief().our_aims().len(), 3);
    assert_eq!(table.belief().enemy_aims().len(), 6);
}

#[test]
fn habits_change_odds_and_never_what_is_possible() {
    let belief = published().belief();
    let blunt = Habits { both_true: 3.0, same_lies: 1.0 };
    let sly = Habits { both_true: 0.25, same_lies: 4.0 };
    let leo = Holder::ALL[1];
    let both = |habits: &Habits| belief.odds(habits).chance_of_pair(leo, A[0], B[2]);
    assert!(both(&blunt) > both(&Habits::UNIFORM) && both(&Habits::UNIFORM) > both(&sly));
    for habits in [blunt, sly] {
        let odds = belief.odds(&habits);
        for cell in Cell::all() {
            assert_eq!(odds.chance(cell) > 0.0, belief.mark(cell) != Mark::Impossible, "{cell:?}");
        }
        assert_eq!(odds.weight(leo, PairSet::ALL).to_bits(), odds.whole().to_bits());
    }
}
