//! Why a cell is marked: the smallest set of reasons, and proofs in steps.
//!
//! A reason is data, never a sentence. That every card exists once is
//! background and never named. Taking any one reason away lifts the mark, and
//! the reasons by themselves, as quoted, are enough.

use crate::kit::order::by_key;

use super::belief::Belief;
use super::clue::{ALL_CODEWORDS, Clue, Witnessed};
use super::cover;
use super::pad::{Cell, Fact, Mark, Pad, Secret};
use super::pairs::PairSet;
use super::worlds::{ORDERS, Worlds, face};

/// Something that a mark rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A card of the viewer's own.
    OwnCard(Secret),
    /// What somebody showed.
    Answer(Witnessed),
    /// A cell that is settled already.
    Fact(Fact),
}

/// A step of a proof: a fact with what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What follows.
    pub fact: Fact,
    /// From what. Facts among them have a step of their own before this one.
    pub reasons: Vec<Reason>,
}

/// A player's own mark that the sheet contradicts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// What the player holds for settled.
    pub mark: Fact,
    /// Why it cannot be so.
    pub reasons: Vec<Reason>,
}

/// A proof with more reasons than this is told in steps.
const LONGEST_SENTENCE: usize = 3;

impl Belief {
    /// A smallest set of own cards and answers from which a fact follows; none
    /// if it does not follow. No reason, no mark.
    ///
    /// Own cards come first, then answers in the order in which they were given.
    pub fn because(&self, fact: Fact) -> Vec<Reason> {
        if !self.follows(fact) {
            return Vec::new();
        }
        proof(fact, telling(fact, self.clues.iter()))
    }

    /// The same as steps that rest on each other, the fact itself last.
    ///
    /// A short proof is one step. In a longer one, cells that were settled
    /// before the fact was may be reasons; each has its own step before.
    pub fn steps(&self, fact: Fact) -> Vec<Step> {
        let reasons = self.because(fact);
        if reasons.is_empty() {
            return Vec::new();
        }
        if reasons.len() <= LONGEST_SENTENCE {
            return vec![Step { fact, reasons }];
        }
        let mut steps = Vec::new();
        self.explain(fact, &self.timeline(), &mut steps);
        steps
    }

    /// Those of a player's own marks that cannot be so, each with a smallest
    /// set of own cards and answers against it.
    ///
    /// Marks are compared with what follows on this sheet, never with the truth.
    pub fn contradictions(&self, marks: &[Fact]) -> Vec<Contradiction> {
        marks
            .iter()
            .filter(|mark| self.follows(mark.denied()))
            .map(|mark| Contradiction { mark: *mark, reasons: self.because(mark.denied()) })
            .collect()
    }

    fn explain(&self, fact: Fact, timeline: &[Pad], steps: &mut Vec<Step>) {
        if steps.iter().any(|step| step.fact == fact) {
            return;
        }
        let mut reasons = self.because(fact);
        if reasons.len() > LONGEST_SENTENCE {
            let earlier = self.settled_before(fact, timeline);
            reasons = proof(fact, telling(fact, self.clues.iter().chain(&earlier)));
        }
        for reason in &reasons {
            if let Reason::Fact(earlier) = reason {
                self.explain(*earlier, timeline, steps);
            }
        }
        steps.push(Step { fact, reasons });
    }

    /// The pad after no clue, one clue, two, and so on.
    fn timeline(&self) -> Vec<Pad> {
        let mut told = [PairSet::ALL; 4];
        let mut codewords = [ALL_CODEWORDS; 4];
        let mut pads = vec![Pad::of(&Worlds::fitting(&told, &codewords))];
        for clue in &self.clues {
            let ix = clue.holder.ix();
            let (pairs, letters) = (told[ix].and(clue.pairs), codewords[ix] & clue.codewords);
            let last = *pads.last().expect("the first pad is empty");
            let news = (pairs, letters) != (told[ix], codewords[ix]);
            (told[ix], codewords[ix]) = (pairs, letters);
            pads.push(if news { Pad::of(&Worlds::fitting(&told, &codewords)) } else { last });
        }
        pads
    }

    /// The facts that stood on the pad before this one did, but for what the own
    /// cards say by themselves.
    fn settled_before(&self, fact: Fact, timeline: &[Pad]) -> Vec<Clue> {
        let has = |pad: &Pad, fact: Fact| pad.mark(fact.cell()) == fact.mark();
        let n_own =
            self.clues.iter().filter(|clue| matches!(clue.reason, Reason::OwnCard(_))).count();
        let at_first = timeline[n_own];
        let before = timeline.iter().rev().find(|pad| !has(pad, fact));
        before
            .into_iter()
            .flat_map(Pad::facts)
            .filter(|earlier| !has(&at_first, *earlier))
            .map(Clue::settled)
            .collect()
    }
}

impl Fact {
    /// The contrary.
    #[must_use]
    pub const fn denied(self) -> Fact {
        match self {
            Fact::Certain(cell) => Fact::Impossible(cell),
            Fact::Impossible(cell) => Fact::Certain(cell),
        }
    }
}

/// Which of the two independent halves of a world a fact is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    /// Identities and builds.
    Faces,
    /// Codewords.
    Letters,
}

impl Half {
    const fn of(secret: Secret) -> Half {
        match secret {
            Secret::Agent(_) | Secret::Build(_) => Half::Faces,
            Secret::Codeword(_) => Half::Letters,
        }
    }

    /// What a clue rules out for its holder: a bit a pair, or a bit a codeword.
    fn ruled_out(self, clue: &Clue) -> u16 {
        match self {
            Half::Faces => clue.pairs.not().bits(),
            Half::Letters => u16::from(ALL_CODEWORDS & !clue.codewords),
        }
    }
}

/// The clues worth naming in a proof: none that another of the same holder says
/// and more. Low places are preferred: own cards, then what the fact's holder showed.
fn telling<'a>(fact: Fact, clues: impl Iterator<Item = &'a Clue>) -> Vec<&'a Clue> {
    let half = Half::of(fact.cell().secret);
    let mut telling: Vec<(u16, &Clue)> = Vec::new();
    for clue in clues {
        let says = half.ruled_out(clue);
        let told =
            |(other, teller): &(u16, &Clue)| teller.holder == clue.holder && other & says == says;
        if says == 0 || telling.iter().any(told) {
            continue;
        }
        telling.retain(|(other, teller)| teller.holder != clue.holder || other & !says != 0);
        telling.push((says, clue));
    }
    let about = |clue: &Clue| clue.holder == fact.cell().holder;
    let telling = by_key(telling, |(_, clue)| match clue.reason {
        Reason::OwnCard(_) => 0,
        Reason::Answer(_) if about(clue) => 1,
        Reason::Answer(_) => 2,
        Reason::Fact(_) if about(clue) => 3,
        Reason::Fact(_) => 4,
    });
    telling.into_iter().map(|(_, clue)| clue).collect()
}

/// A smallest choice of these clues from which a fact follows; none if all together do not suffice.
fn proof(fact: Fact, clues: Vec<&Clue>) -> Vec<Reason> {
    // Of a holder's legal answers at most 30 do not follow from one another, and
    // only three holders answer with more than pairs; of a row's settled
    // cells at most six do not. With the own cards that is 117.
    assert!(clues.len() <= 128, "a bit for each of {} clues", clues.len());
    let half = Half::of(fact.cell().secret);
    let mut ruling_out = [[0u128; 16]; 4];
    for (bit, clue) in clues.iter().enumerate() {
        let says = half.ruled_out(clue);
        for (thing, set) in ruling_out[clue.holder.ix()].iter_mut().enumerate() {
            if says >> thing & 1 != 0 {
                *set |= 1 << bit;
            }
        }
    }
    let ruling_out = |world: [usize; 4]| {
        (0..4).map(|holder| ruling_out[holder][world[holder]]).fold(0, |all, set| all | set)
    };
    let chosen = match half {
        Half::Faces => cover::smallest(faces_against(fact).map(ruling_out)),
        Half::Letters => cover::smallest(letters_against(fact).map(ruling_out)),
    };
    let chosen = chosen.unwrap_or(0);
    let reasons: Vec<Reason> = clues
        .iter()
        .enumerate()
        .filter(|(bit, _)| chosen >> bit & 1 != 0)
        .map(|(_, clue)| clue.reason)
        .collect();
    by_key(reasons, |reason| match reason {
        Reason::OwnCard(_) => (0, 0),
        Reason::Answer(witnessed) => (1, witnessed.entry),
        Reason::Fact(_) => (2, 0),
    })
}

/// Every face in which a fact about an identity or a build is not so.
fn faces_against(fact: Fact) -> impl Iterator<Item = [usize; 4]> {
    let Cell { holder, secret } = fact.cell();
    let certain = fact.mark() == Mark::Certain;
    let place = holder.ix();
    let is_so = move |agents: usize, builds: usize| match secret {
        Secret::Agent(agent) => usize::from(ORDERS[agents][place]) == agent.ix(),
        Secret::Build(build) => usize::from(ORDERS[builds][place]) == build.ix(),
        Secret::Codeword(_) => false,
    };
    (0..24)
        .flat_map(|agents| (0..24).map(move |builds| (agents, builds)))
        .filter(move |(agents, builds)| is_so(*agents, *builds) != certain)
        .map(|(agents, builds)| face(agents, builds))
}

/// Every order of the codewords in which a fact about one is not so.
fn letters_against(fact: Fact) -> impl Iterator<Item = [usize; 4]> {
    let Cell { holder, secret } = fact.cell();
    let certain = fact.mark() == Mark::Certain;
    let is_so = move |order: &[u8; 4]| match secret {
        Secret::Codeword(codeword) => usize::from(order[holder.ix()]) == codeword.ix(),
        Secret::Agent(_) | Secret::Build(_) => false,
    };
    ORDERS.iter().filter(move |order| is_so(order) != certain).map(|order| order.map(usize::from))
}
