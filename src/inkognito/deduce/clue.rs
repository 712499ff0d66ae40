//! What narrows the worlds: own cards and witnessed answers, in order.
//!
//! The logic is all here: a clue says which pairs and codewords it leaves
//! to one holder. Answers that the viewer did not see say nothing: every world
//! has a way in which they can have been given.

use crate::inkognito::rules::{Answer, Asked, Card, Codeword, Hand, Holder, Seating, Seen, View};
use crate::kit::Seat;

use super::because::Reason;
use super::pad::{Cell, Fact, Secret};
use super::pairs::PairSet;

/// An answer as the viewer witnessed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Witnessed {
    /// Its place in [`View::seen`].
    pub entry: usize,
    /// The number of the turn.
    pub turn: u16,
    /// Who answered.
    pub by: Seat,
    /// Who had asked.
    pub to: Seat,
    /// The question and what was owed.
    pub asked: Asked,
    /// The cards.
    pub answer: Answer,
    /// The letter on the mission card, if that was shown.
    pub codeword: Option<Codeword>,
}

/// Something that leaves a holder only some pairs and some codewords.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clue {
    pub(super) holder: Holder,
    pub(super) pairs: PairSet,
    /// A bit each.
    pub(super) codewords: u8,
    pub(super) reason: Reason,
}

/// Every answer of somebody else whose cards the viewer saw, in order: given to
/// the viewer, or passed through the hands of the Ambassador's player.
pub fn witnessed<'a>(view: &View<'a>) -> impl Iterator<Item = Witnessed> + use<'a> {
    let viewer = view.seat();
    answers(view).filter(move |answer| Some(answer.by) != viewer)
}

/// Every answer of the viewer, in order.
pub(super) fn given<'a>(view: &View<'a>) -> impl Iterator<Item = Witnessed> + use<'a> {
    let viewer = view.seat();
    answers(view).filter(move |answer| Some(answer.by) == viewer)
}

impl Clue {
    /// An own card.
    pub(super) const fn own(holder: Holder, secret: Secret) -> Clue {
        let fact = Fact::Certain(Cell { holder, secret });
        Clue { reason: Reason::OwnCard(secret), ..Clue::settled(fact) }
    }

    /// The own cards of a hand.
    pub(super) fn hand(holder: Holder, hand: Hand) -> [Clue; 3] {
        Secret::of(hand).map(|secret| Clue::own(holder, secret))
    }

    /// An answer.
    pub(super) fn answer(seating: &Seating, witnessed: Witnessed) -> Clue {
        Clue {
            holder: seating.holder(witnessed.by).expect("only agents answer"),
            pairs: PairSet::left_by(witnessed.answer),
            codewords: witnessed.codeword.map_or(ALL_CODEWORDS, |codeword| 1 << codeword.ix()),
            reason: Reason::Answer(witnessed),
        }
    }

    /// A settled cell.
    pub(super) const fn settled(fact: Fact) -> Clue {
        let Cell { holder, secret } = fact.cell();
        let (pairs, codewords) = match secret {
            Secret::Agent(agent) => (PairSet::with_agent(agent), ALL_CODEWORDS),
            Secret::Build(build) => (PairSet::with_build(build), ALL_CODEWORDS),
            Secret::Codeword(codeword) => (PairSet::ALL, 1 << codeword.ix()),
        };
        let reason = Reason::Fact(fact);
        match (fact, secret) {
            (Fact::Certain(_), _) => Clue { holder, pairs, codewords, reason },
            (Fact::Impossible(_), Secret::Codeword(_)) => {
                Clue { holder, pairs, codewords: ALL_CODEWORDS & !codewords, reason }
            }
            (Fact::Impossible(_), Secret::Agent(_) | Secret::Build(_)) => {
                Clue { holder, pairs: pairs.not(), codewords, reason }
            }
        }
    }
}

/// A bit a codeword.
pub(super) const ALL_CODEWORDS: u8 = 0b1111;

/// Every answer of which the viewer knows the cards, in order.
///
/// Nothing else narrows the worlds. Everybody may announce at any rest point,
/// so an announcement proves nothing; and when the game has ended the cards lie
/// open.
fn answers<'a>(view: &View<'a>) -> impl Iterator<Item = Witnessed> + use<'a> {
    let viewer = view.seat();
    let letter = view.mine.hand.map(|hand| hand.codeword);
    let mut now = 0;
    view.seen.iter().enumerate().filter_map(move |(entry, seen)| {
        let turn = now;
        match *seen {
            Seen::ShownToMe { by, asked, answer, codeword } => {
                Some(Witnessed { entry, turn, by, to: viewer?, asked, answer, codeword })
            }
            Seen::ShownThroughMe { by, to, asked, answer, codeword } => {
                Some(Witnessed { entry, turn, by, to, asked, answer, codeword })
            }
            Seen::ShownByMe { to, asked, answer } => {
                let codeword = letter.filter(|_| answer.cards.has(Card::Mission));
                Some(Witnessed { entry, turn, by: viewer?, to, asked, answer, codeword })
            }
            Seen::TurnBegan { turn, .. } => {
                now = turn;
                None
            }
            Seen::Placed { .. }
            | Seen::PhantomCalled { .. }
            | Seen::Drawn { .. }
            | Seen::Marched { .. }
            | Seen::Asked { .. }
            | Seen::Sealed { .. }
            | Seen::Shown { .. }
            | Seen::RepeatCalled { .. }
            | Seen::SteppedOn { .. }
            | Seen::Expelled { .. }
            | Seen::TurnEnded { .. }
            | Seen::Declared { .. }
            | Seen::EscapeAnnounced { .. }
            | Seen::Accepted { .. }
            | Seen::Refused { .. }
            | Seen::Reported { .. }
            | Seen::ReportedByMe { .. }
            | Seen::Ended { .. } => None,
        }
    })
}
