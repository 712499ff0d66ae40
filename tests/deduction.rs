//! The deduction against published figures and against plain enumeration.
//!
//! The enumeration knows no bit masks: it asks the rules, for every cast and
//! every witnessed answer, whether the answerer could have shown that then.

#[path = "deduction/games.rs"]
mod games;
#[path = "deduction/plain.rs"]
mod plain;
#[path = "deduction/reasons.rs"]
mod reasons;
#[path = "deduction/table.rs"]
mod table;

use bauta::inkognito::deduce::{
    Aim, Belief, Cell, Fact, Fraction, Habits, Mark, Reason, Secret, Witnessed, lines_by_hand,
};
use bauta::inkognito::rules::options::Repeats;
use bauta::inkognito::rules::{
    Agent, Answer, Answerer, Build, Card, Cast, Codeword, Duty, Hand, History, Holder, Kind, Viewer,
};
use bauta::kit::Seat;

use crate::plain::{every_cast, fitting, sorted};
use crate::table::{A, B, LEO, Table, asked};

/// The check vector of Höhle: own cards identity 4 and build 2, three answers of one opponent.
fn published() -> Table {
    Table::new(4, A[3], B[1])
        .shown(
            LEO,
            Kind::Build,
            Duty::Triple,
            &[Card::Agent(A[0]), Card::Build(B[1]), Card::Build(B[2])],
        )
        .shown(LEO, Kind::Build, Duty::Pair, &[Card::Build(B[2]), Card::Build(B[3])])
        .shown(
            LEO,
            Kind::Identity,
            Duty::Triple,
            &[Card::Agent(A[0]), Card::Agent(A[1]), Card::Build(B[2])],
        )
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
    let fiddlebottom = Card::Agent(A[0]);
    let table = Table::new(4, A[0], B[2])
        .shown(
            LEO,
            Kind::Build,
            Duty::Triple,
            &[Card::Build(B[1]), Card::Build(B[0]), Card::Agent(A[1])],
        )
        .shown(LEO, Kind::Identity, Duty::Pair, &[fiddlebottom, Card::Agent(A[2])]);
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
    // He is not the colonel of his triple, so one of its builds is true.
    let thin = Cell { holder: leo, secret: Secret::Build(Build::Thin) };
    assert_eq!(belief.because(Fact::Impossible(thin)).len(), 2);
}

#[test]
fn worlds_are_216_from_a_seat_and_13824_from_outside() {
    for n_seats in [3, 4, 5] {
        let table = Table::new(n_seats, A[1], B[2]);
        for viewer in
            table.state.public.seating.seats().map(Viewer::Seat).chain([Viewer::Bystander])
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
    let [colonel, x] = [A[1], A[2]].map(Card::Agent);
    let belief = Table::new(3, A[3], B[0])
        .shown(LEO, Kind::Identity, Duty::Pair, &[Card::Agent(A[3]), colonel])
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
    let fat = Card::Build(B[2]);
    let mut table = Table::new(4, A[0], B[0]);
    for other in [B[0], B[1], B[3]] {
        table = table.shown(LEO, Kind::Build, Duty::Pair, &[fat, Card::Build(other)]);
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

#[test]
fn an_own_mark_is_compared_with_the_sheet_alone() {
    let belief = published().belief();
    let leo = Holder::ALL[1];
    let is = |holder, build| Fact::Certain(Cell { holder, secret: Secret::Build(build) });
    // Wrong or right, what the sheet leaves open contradicts nothing.
    assert!(
        belief.contradictions(&[is(leo, B[2]), is(leo, B[3]), is(leo, B[2]).denied()]).is_empty()
    );
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
    }
}
