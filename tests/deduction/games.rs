//! Random games of three, four and five against plain enumeration.

use bauta::inkognito::deduce::{
    Aim, Belief, Habits, Witnessed, giveaways, lines_by_hand, told_to, witnessed,
};
use bauta::inkognito::rules::missions::goal_of;
use bauta::inkognito::rules::options::Repeats;
use bauta::inkognito::rules::{
    Agent, Answer, Answerer, Awaited, Build, Card, CardSet, Cast, Codeword, Hand, History, Team,
    View, Viewer,
};
use bauta::kit::Seat;

use crate::plain::{Record, every_cast, fitting, records, sorted};
use crate::table::{A, B, long_talks, random_games, seats, truth};

#[test]
fn seats_keep_exactly_the_worlds_that_fit() {
    let casts = every_cast();
    random_games(3, 40, |game, name| {
        for seat in game.state().public.seating.agents() {
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

#[test]
fn long_talks_leave_exactly_the_worlds_that_fit() {
    let casts = every_cast();
    long_talks(4, 5, |view, name| {
        let worlds = sorted(&Belief::of(view));
        assert_eq!(worlds, fitting(view, &casts), "{name}");
        assert!(!worlds.is_empty(), "{name}");
    });
}

/// The Ambassador's player does not see what two others show each other
/// directly. A hand is possible if the whole exchange can be told anew with it
/// so that all that he saw stays the same.
#[test]
fn the_ambassador_keeps_exactly_the_worlds_for_which_the_unseen_can_be_told() {
    let casts = every_cast();
    random_games(3, 70, |game, name| {
        let seating = game.state().public.seating;
        let Some(ambassador) = seating.ambassador() else { return };
        let view = game.view(Viewer::Seat(ambassador));
        let entries: Vec<Witnessed> = witnessed(&view).collect();
        let possible = |by: Seat, hand: Hand| {
            let holder = seating.holder(by).expect("agents answer");
            let true_hand = truth(game).hand(holder);
            seats(game).filter(|to| *to != by).all(|to| {
                let unseen = game.view(Viewer::Seat(to));
                let exchange: Vec<Record> = records(&unseen)
                    .into_iter()
                    .filter(|record| record.told.by == by && record.told.to == to)
                    .collect();
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
    let letters = |agent, build| Codeword::ALL.map(|codeword| Hand { agent, build, codeword });
    A.into_iter()
        .flat_map(|agent| B.into_iter().flat_map(move |build| letters(agent, build)))
        .collect()
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
    random_games(1, 100, |game, name| {
        for seat in seats(game) {
            assert_weights(&game.view(Viewer::Seat(seat)), name);
        }
    });
    long_talks(2, 12, assert_weights);
}

fn assert_weights(view: &View<'_>, name: &str) {
    let records = records(view);
    let belief = Belief::of(view);
    let odds = belief.uniform();
    let close = belief.odds(&Habits::UNIFORM);
    let worlds: Vec<Cast> = belief.worlds().step_by(1 + belief.n_worlds() as usize / 60).collect();
    let exponents: Vec<[i32; 10]> =
        worlds.iter().map(|cast| plain_weight(&records, cast)).collect();
    for (cast, exponent) in worlds.iter().zip(&exponents) {
        let [mine, first] = [*cast, worlds[0]].map(|cast| odds.of_world(&cast));
        let (up, down) = ratio(exponent, &exponents[0]);
        assert_eq!(u128::from(mine) * down, u128::from(first) * up, "{name}, {cast:?}");
        let [mine, first] = [*cast, worlds[0]].map(|cast| close.of_world(&cast));
        let error = mine / first * down as f64 / up as f64 - 1.0;
        assert!(error.abs() < 1e-9, "{name}: {error}");
    }
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
            }
        }
    });
}

#[test]
fn an_answer_gives_away_what_the_rules_would_not_let_others_show() {
    let mut n_looked = 0;
    random_games(1, 0, |game, name| {
        let Awaited::Seat(me) = game.state().public.awaited() else { return };
        let view = game.view(Viewer::Seat(me));
        let (Some(asked), Some(answerer)) = (view.asked(), view.answerer()) else { return };
        n_looked += 1;
        let found = giveaways(&view);
        assert_eq!(
            found.iter().map(|giveaway| giveaway.answer).collect::<Vec<_>>(),
            view.answers()
        );
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
            for team in Team::ALL {
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
