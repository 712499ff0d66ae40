//! Characters can be told from each other by how they play.

use bauta::inkognito::bots::{Character, Level, Temper, Why, choose, gesture};
use bauta::inkognito::rules::{Action, Build, Card, CardSet, Duty, Figure, Pawn, Viewer};
use bauta::kit::Seed;
use bauta::session::Match;

use super::common::games::seeds;
use super::{four, play};

/// What was seen of a character in many games.
#[derive(Default, Debug)]
struct Seen {
    triples: f64,
    both_true: f64,
    answers: f64,
    bluffs: f64,
}

fn watch(character: Character, level: Level) -> Seen {
    let mut seen = Seen::default();
    for seed in seeds(25) {
        play(
            four(seed.0),
            seed.0,
            |_| Temper::of(character, level),
            |game, seat, choice| {
                let Action::Answer(answer) = choice.action else { return };
                let view = game.view(Viewer::Seat(seat));
                let hand = view.mine.hand.expect("agents answer");
                let truths = CardSet::truths(hand);
                let told = matches!(choice.why, Why::ToTell { .. });
                seen.answers += 1.0;
                if view.asked().is_some_and(|asked| asked.duty == Duty::Triple) && !told {
                    seen.triples += 1.0;
                    seen.both_true += f64::from(u8::from(answer.cards.holds(truths)));
                }
                let bluff = matches!(choice.why, Why::ToBluff { .. });
                seen.bluffs += f64::from(u8::from(bluff));
                if bluff {
                    assert!(answer.cards.has(Card::Mission));
                    assert!(!answer.cards.has(Card::Agent(hand.agent)), "a bluff names another");
                }
            },
        );
    }
    seen
}

#[test]
fn the_twin_shows_two_true_cards_far_more_often_than_the_sphinx() {
    for level in [Level::Gondolier, Level::Spymaster] {
        let [twin, sphinx] = [Character::Twin, Character::Sphinx].map(|c| watch(c, level));
        let share = |seen: &Seen| seen.both_true / seen.triples;
        println!("{level:?}: twin {:.2}, sphinx {:.2}", share(&twin), share(&sphinx));
        assert!(share(&twin) > share(&sphinx) + 0.2, "{twin:?} {sphinx:?}");
    }
}

#[test]
fn the_dealer_bluffs_with_the_mission_card_and_the_clerk_never_does() {
    for level in [Level::Gondolier, Level::Spymaster] {
        let [dealer, clerk] = [Character::Dealer, Character::Clerk].map(|c| watch(c, level));
        println!("{level:?}: dealer {:.2}", dealer.bluffs / dealer.answers);
        assert!(dealer.bluffs / dealer.answers > 0.05, "{dealer:?}");
        assert!(clerk.bluffs == 0.0, "{clerk:?}");
    }
}

#[test]
fn tics_are_shown_as_often_and_as_falsely_as_the_character_says() {
    let game = Match::new(four(3), Seed(3)).expect("proper");
    let seats: Vec<_> = game.state().public.seating.agents().collect();
    let view = game.view(Viewer::Seat(seats[0]));
    let own = view.mine.hand.expect("an agent").agent;
    let met = Pawn::Figure(Figure { owner: seats[1], build: Build::Fat });
    for character in Character::ALL {
        let temper = Temper::of(character, Level::Informer);
        let mut rng = Seed(9).stream(0);
        let n = 20_000;
        let shown: Vec<_> = (0..n).filter_map(|_| gesture(&view, &temper, met, &mut rng)).collect();
        let often = shown.len() as f64 / f64::from(n);
        assert!((often - temper.habits.tic).abs() < 0.02, "{character:?} {often}");
        let false_ones = shown.iter().filter(|agent| **agent != own).count();
        let falsely = false_ones as f64 / shown.len() as f64;
        assert!((falsely - temper.habits.false_tic).abs() < 0.06, "{character:?} {falsely}");
    }
    let temper = Temper::of(Character::Comedian, Level::Informer);
    let mut rng = Seed(9).stream(1);
    assert_eq!(gesture(&view, &temper, Pawn::Ambassador, &mut rng), None);
}

#[test]
fn no_tic_is_always_true_or_always_false() {
    for character in Character::ALL {
        let habits = character.habits();
        assert!((0.05..=0.95).contains(&habits.false_tic), "{character:?} would be a leak");
    }
}

#[test]
fn manners_do_not_matter_for_anything_but_answers() {
    let game = Match::new(four(5), Seed(5)).expect("proper");
    let seat = game.state().public.active;
    let view = game.view(Viewer::Seat(seat));
    let actions = Character::ALL.map(|character| {
        let temper = Temper::of(character, Level::Spymaster);
        choose(&view, &temper, &mut Seed(1).stream(0)).action
    });
    assert!(actions.iter().all(|action| *action == actions[0]));
}
