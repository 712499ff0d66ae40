//! Proofs in words: each step of a proof as a title and at most three sentences.

use crate::i18n::Speaker;
use crate::inkognito::deduce::{Cell, Fact, Reason, Secret, Step, Witnessed};
use crate::inkognito::rules::{Card, Holder, Seating};

/// A step of a proof in words, with the answers it quotes.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// What follows.
    pub fact: String,
    /// From what.
    pub sentences: Vec<String>,
    /// The quoted answers, by their place in what the viewer has seen.
    pub quoted: Vec<usize>,
}

/// Tells the steps of a proof.
pub fn tell(speaker: &Speaker, seating: &Seating, steps: &[Step]) -> Vec<Told> {
    steps
        .iter()
        .map(|step| Told {
            fact: fact(speaker, seating, step.fact),
            sentences: step
                .reasons
                .iter()
                .map(|r| sentence(speaker, seating, step.fact, r))
                .collect(),
            quoted: step.reasons.iter().filter_map(quoted).collect(),
        })
        .collect()
}

/// The answer that a reason quotes.
pub fn quoted(reason: &Reason) -> Option<usize> {
    match reason {
        Reason::Answer(witnessed) => Some(witnessed.entry),
        Reason::OwnCard(_) | Reason::Fact(_) => None,
    }
}

/// A reason for what follows; a fact that is its own reason was supposed.
fn sentence(speaker: &Speaker, seating: &Seating, follows: Fact, reason: &Reason) -> String {
    let t = speaker.text();
    match reason {
        Reason::OwnCard(Secret::Codeword(word)) => t.because_own_word(t.codewords[word.ix()]),
        Reason::OwnCard(secret) => t.because_own(secret_name(speaker, *secret)),
        Reason::Answer(witnessed) => shown(speaker, witnessed),
        Reason::Fact(own) if *own == follows => t.pad_assumed(&fact(speaker, seating, *own)),
        Reason::Fact(earlier) => t.because_fact(&fact(speaker, seating, *earlier)),
    }
}

fn shown(speaker: &Speaker, witnessed: &Witnessed) -> String {
    let t = speaker.text();
    let Witnessed { turn, by, answer, codeword, .. } = *witnessed;
    let cards = speaker.cards(answer.cards, answer.grey, codeword);
    let alone = answer.cards.without(Card::Mission).len() == 1;
    if answer.grey.is_empty() && !alone {
        t.because_shown(turn, &speaker.seat(by), &cards)
    } else {
        t.because_shown_one(turn, &speaker.seat(by), &cards)
    }
}

/// A settled cell in words.
pub fn fact(speaker: &Speaker, seating: &Seating, fact: Fact) -> String {
    let t = speaker.text();
    let Cell { holder, secret } = fact.cell();
    let who = holder_name(speaker, seating, holder);
    let what = secret_name(speaker, secret);
    match (fact, secret) {
        (Fact::Certain(_), Secret::Codeword(_)) => t.fact_has(&who, what),
        (Fact::Impossible(_), Secret::Codeword(_)) => t.fact_has_not(&who, what),
        (Fact::Certain(_), Secret::Agent(_) | Secret::Build(_)) => t.fact_is(&who, what),
        (Fact::Impossible(_), Secret::Agent(_) | Secret::Build(_)) => t.fact_is_not(&who, what),
    }
}

/// The name of a holder's seat; the set laid aside has its own.
pub fn holder_name(speaker: &Speaker, seating: &Seating, holder: Holder) -> String {
    match seating.seat_of(holder) {
        Some(seat) => speaker.seat(seat),
        None => speaker.text().laid_aside.to_string(),
    }
}

/// A secret card's name.
pub fn secret_name(speaker: &Speaker, secret: Secret) -> &'static str {
    let t = speaker.text();
    match secret {
        Secret::Agent(agent) => t.agents[agent.ix()],
        Secret::Build(build) => t.builds[build.ix()],
        Secret::Codeword(word) => t.codewords[word.ix()],
    }
}

/// A secret card's name, as short as a square is wide.
pub fn secret_short(speaker: &Speaker, secret: Secret) -> &'static str {
    match secret {
        Secret::Agent(agent) => speaker.text().agents_short[agent.ix()],
        Secret::Build(_) | Secret::Codeword(_) => secret_name(speaker, secret),
    }
}
