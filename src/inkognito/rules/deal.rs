//! Everything that is settled before the first turn. Plain data; [`State::begin`](super::State::begin)
//! says whether it is a proper deal.

use std::fmt;

use crate::kit::{BySeat, Rng, Seat};

use super::cards::{Agent, Build, Codeword, Hand};
use super::options::{Edition, Options};
use super::seating::{Cast, Role, Seating};

/// A deal, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The rules of the table.
    pub options: Options,
    /// What each seat plays, clockwise.
    pub roles: Vec<Role>,
    /// The secret cards by holder: agents clockwise, then the set laid aside.
    pub hands: [Hand; 4],
    /// Which build stands on each of the four starts of a seat's colour, in
    /// board order. With chosen placement this is only where the figures wait.
    pub placement: BySeat<[Build; 4]>,
    /// Who takes the first turn.
    pub starter: Seat,
}

/// Why a deal is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealError {
    /// Not three or four agents of different colours, or four and one Ambassador.
    BadSeating,
    /// A secret card is missing or there twice.
    BadCast,
    /// A build is missing or there twice on a seat's starts.
    BadPlacement,
    /// The starter does not sit at this table.
    NoSuchStarter,
    /// The classic box has no game for five (rules 1.16).
    ClassicForFive,
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DealError::BadSeating => {
                "the seats are not three or four agents, or four and the Ambassador"
            }
            DealError::BadCast => "a secret card is missing or there twice",
            DealError::BadPlacement => "a build is missing or there twice on the starts",
            DealError::NoSuchStarter => "the starter does not sit at this table",
            DealError::ClassicForFive => "the classic edition has no game for five",
        })
    }
}

impl std::error::Error for DealError {}

impl Deal {
    /// A fair deal: every cast, placement and starter equally likely.
    pub fn random(options: Options, roles: &[Role], rng: &mut Rng) -> Deal {
        let mut agents = Agent::ALL;
        let mut builds = Build::ALL;
        let mut codewords = Codeword::ALL;
        rng.shuffle(&mut agents);
        rng.shuffle(&mut builds);
        rng.shuffle(&mut codewords);
        let hands = std::array::from_fn(|ix| Hand {
            agent: agents[ix],
            build: builds[ix],
            codeword: codewords[ix],
        });
        let placement = BySeat::from_fn(roles.len().min(crate::kit::seat::SEATS), |_| {
            let mut four = Build::ALL;
            rng.shuffle(&mut four);
            four
        });
        let starter = Seat::ALL[rng.below(roles.len().clamp(1, 5) as u32) as usize];
        Deal { options, roles: roles.to_vec(), hands, placement, starter }
    }

    /// The seating and the cast of a proper deal.
    ///
    /// # Errors
    /// The first thing that makes it improper.
    pub fn check(&self) -> Result<(Seating, Cast), DealError> {
        let seating = Seating::new(&self.roles).ok_or(DealError::BadSeating)?;
        if seating.len() == 5 && self.options.edition == Edition::Classic {
            return Err(DealError::ClassicForFive);
        }
        let cast = Cast::new(self.hands).ok_or(DealError::BadCast)?;
        let placed =
            seating.agents().all(|seat| self.placement.get(seat).is_some_and(is_permutation));
        if !placed {
            return Err(DealError::BadPlacement);
        }
        if self.starter.ix() >= seating.len() {
            return Err(DealError::NoSuchStarter);
        }
        Ok((seating, cast))
    }
}

/// Whether these are the four builds in some order.
pub(super) fn is_permutation(four: &[Build; 4]) -> bool {
    Build::ALL.iter().all(|build| four.contains(build))
}
