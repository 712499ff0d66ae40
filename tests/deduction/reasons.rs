//! Reasons in random games: enough as quoted, none to spare, none shorter.

use bauta::inkognito::deduce::{Belief, Cell, Fact, Reason, Secret, Witnessed, witnessed};
use bauta::inkognito::rules::{Cast, Seen, View, Viewer};

use crate::plain::{allows, every_cast, is_so};
use crate::table::{long_talks, random_games, seats};

#[test]
fn reasons_suffice_as_quoted_and_none_can_be_spared() {
    let casts = every_cast();
    random_games(1, 60, |game, name| {
        for seat in seats(game) {
            assert_reasons(&game.view(Viewer::Seat(seat)), &casts, name);
        }
    });
    long_talks(1, 6, |view, name| assert_reasons(view, &casts, name));
}

fn assert_reasons(view: &View<'_>, casts: &[Cast], name: &str) {
    let belief = Belief::of(view);
    for cell in Cell::all() {
        for fact in [Fact::Certain(cell), Fact::Impossible(cell)] {
            let reasons = belief.because(fact);
            assert_eq!(reasons.is_empty(), !belief.follows(fact), "{name}: {fact:?}");
            for reason in &reasons {
                if let Reason::Answer(told) = reason {
                    assert!(quotes(view, told), "{name}: {told:?}");
                }
            }
            if !reasons.is_empty() {
                assert_exact_proof(view, casts, fact, &reasons, name);
            }
        }
    }
}

/// Whether the entry of the log that a reason names says what the reason says.
fn quotes(view: &View<'_>, told: &Witnessed) -> bool {
    let Witnessed { by, to, asked, answer, codeword, .. } = *told;
    let seen = view.seen[told.entry];
    let turn = view.seen[..told.entry]
        .iter()
        .rev()
        .find_map(|seen| if let Seen::TurnBegan { turn, .. } = seen { Some(*turn) } else { None });
    turn == Some(told.turn)
        && (seen == Seen::ShownToMe { by, asked, answer, codeword }
            || seen == Seen::ShownThroughMe { by, to, asked, answer, codeword })
}

fn assert_exact_proof(view: &View<'_>, casts: &[Cast], fact: Fact, reasons: &[Reason], name: &str) {
    // A cast in which the fact is not so, by the reasons that rule it out.
    let mut sufficient = true;
    let mut needed = vec![false; reasons.len()];
    for cast in casts.iter().filter(|cast| !is_so(fact, cast)) {
        let mut against = (0..reasons.len()).filter(|ix| !allows(&reasons[*ix], view, cast));
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
    long_talks(1, 10, |view, name| {
        let belief = Belief::of(view);
        let own = view.mine.hand.into_iter().flat_map(Secret::of).map(Reason::OwnCard);
        let all: Vec<Reason> = own.chain(witnessed(view).map(Reason::Answer)).collect();
        for fact in belief.facts().filter(|fact| belief.because(*fact).len() > 1) {
            let against: Vec<&Cast> = casts.iter().filter(|cast| !is_so(fact, cast)).collect();
            let follows = |chosen: &[&Reason]| {
                !against.iter().any(|cast| chosen.iter().all(|reason| allows(reason, view, cast)))
            };
            assert!(all.iter().all(|one| !follows(&[one])), "{name}: {fact:?}");
            if belief.because(fact).len() > 2 {
                let any = all.iter().any(|one| all.iter().any(|other| follows(&[one, other])));
                assert!(!any, "{name}: {fact:?}");
            }
        }
    });
}

#[test]
fn steps_rest_on_steps_before_them() {
    let casts = every_cast();
    let mut n_long = 0;
    long_talks(2, 4, |view, name| {
        let belief = Belief::of(view);
        for fact in belief.facts() {
            let steps = belief.steps(fact);
            assert_eq!(steps.last().map(|step| step.fact), Some(fact), "{name}");
            if belief.because(fact).len() <= 3 {
                assert_eq!(steps.len(), 1, "{name}: {steps:?}");
                continue;
            }
            n_long += usize::from(steps.len() > 1);
            for (ix, step) in steps.iter().enumerate() {
                let stands = |reason: &Reason| match reason {
                    Reason::Fact(earlier) => steps[..ix].iter().any(|step| step.fact == *earlier),
                    Reason::OwnCard(_) | Reason::Answer(_) => true,
                };
                assert!(step.reasons.iter().all(stands), "{name}: {steps:?}");
                assert_exact_proof(view, &casts, step.fact, &step.reasons, name);
            }
        }
    });
    assert!(n_long > 0, "some proof is long enough to be told in steps");
}
