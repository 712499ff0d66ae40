//! Plain enumeration: every cast, judged by the rules, without a bit mask.

use bauta::inkognito::deduce::{Belief, Cell, Fact, Reason, Secret, Witnessed, witnessed};
use bauta::inkognito::rules::options::Repeats;
use bauta::inkognito::rules::{Answerer, CardSet, Cast, Codeword, Hand, History, Holder, View};

use crate::table::{A, B};

/// All 13,824 casts.
pub fn every_cast() -> Vec<Cast> {
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
pub struct Record {
    pub holder: Holder,
    pub told: Witnessed,
    pub before: History,
}

pub fn records(view: &View<'_>) -> Vec<Record> {
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
pub fn could_show(record: &Record, hand: Hand, repeats: Repeats) -> bool {
    let Witnessed { asked, answer, codeword, .. } = record.told;
    let answerer = Answerer { hand, shown: &record.before, repeats };
    answerer.check(asked, answer).is_ok() && codeword.is_none_or(|letter| letter == hand.codeword)
}

/// The casts that fit a view of a seat, by asking the rules.
pub fn fitting(view: &View<'_>, casts: &[Cast]) -> Vec<Cast> {
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

pub fn sorted(belief: &Belief) -> Vec<Cast> {
    let mut casts: Vec<Cast> = belief.worlds().collect();
    casts.sort_unstable();
    casts
}

pub fn is_so(fact: Fact, cast: &Cast) -> bool {
    let Cell { holder, secret } = fact.cell();
    let has = Secret::of(cast.hand(holder)).contains(&secret);
    match fact {
        Fact::Certain(_) => has,
        Fact::Impossible(_) => !has,
    }
}

/// Whether a reason as quoted, and nothing else, leaves this cast.
pub fn allows(reason: &Reason, view: &View<'_>, cast: &Cast) -> bool {
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
