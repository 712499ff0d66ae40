//! [`Book`]: what a bot believed and why it acted so, for all to read once the
//! game is over. Nothing of it is kept: the log is played again and the bot
//! thinks again, which gives the same thoughts.

use crate::inkognito::bots::Why;
use crate::inkognito::deduce::{Belief, Fraction};
use crate::inkognito::rules::{Action, Actor, Phase, Seen, Viewer};
use crate::kit::Seat;

use super::play::Match;
use super::sitters::Sitter;
use super::table::Table;

/// One action of a bot.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// In which turn.
    pub turn: u16,
    /// What everybody saw of it, without the next turn that it may begin.
    pub told: Vec<Seen>,
    /// Why, if the bot would do the same again.
    pub why: Option<Why>,
    /// How many deals fitted all it knew.
    pub worlds: u64,
    /// How likely each other seat was its partner, by counting.
    pub partners: Vec<(Seat, Fraction)>,
}

/// The pages of one seat's book, in order, worked out as they are asked for.
pub struct Book<'t> {
    table: &'t Table,
    game: Match,
    seat: Seat,
}

impl Table {
    /// The book of a seat that a bot played; none while the game is on.
    pub fn book(&self, seat: Seat) -> Option<Book<'_>> {
        if !matches!(self.public().phase, Phase::Over(_)) {
            return None;
        }
        let game = Match::new(self.game().deal().clone(), self.game().seed()).ok()?;
        Some(Book { table: self, game, seat })
    }
}

impl Book<'_> {
    fn page(&self, entry: usize, action: Action) -> Option<Page> {
        let choice = self.table.think_at(&self.game, self.seat, entry)?;
        let view = self.game.view(Viewer::Seat(self.seat));
        let belief = Belief::of(&view);
        let partners = match view.mine.hand {
            None => Vec::new(),
            Some(hand) => view
                .public
                .seating
                .opponents(self.seat)
                .filter_map(|seat| {
                    let holder = view.public.seating.holder(seat)?;
                    let chance =
                        belief.chance(|world| world.hand(holder).agent == hand.agent.partner());
                    Some((seat, chance))
                })
                .collect(),
        };
        Some(Page {
            turn: view.public.turn,
            told: Vec::new(),
            why: (choice.action == action).then_some(choice.why),
            worlds: belief.n_worlds(),
            partners,
        })
    }
}

impl Book<'_> {
    /// The pages after the first `after` ones, at most so many. What comes
    /// before is played again, but nobody thinks about it.
    pub fn pages(mut self, after: usize, most: usize) -> Vec<Page> {
        let mut own = 0;
        let mut pages = Vec::new();
        for (entry, (actor, action)) in self.table.game().log().iter().enumerate() {
            let seat = self.seat;
            let is_own = *actor == Actor::Seat(seat)
                // Nobody sees anything of these, and they need no reason.
                && !matches!(action, Action::CallPhantom | Action::EndTurn)
                && matches!(self.table.sitters().at(seat, entry), Sitter::Bot(_));
            own += usize::from(is_own);
            let page = if is_own && own > after { self.page(entry, *action) } else { None };
            let before = self.game.seen_by(Viewer::Bystander).len();
            if self.game.push(*actor, *action).is_err() {
                break;
            }
            if let Some(page) = page {
                let mut told = self.game.seen_by(Viewer::Bystander)[before..].to_vec();
                told.retain(|seen| !matches!(seen, Seen::TurnBegan { .. }));
                pages.push(Page { told, ..page });
            }
            if pages.len() == most {
                break;
            }
        }
        pages
    }
}
