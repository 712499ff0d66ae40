//! In whose hands the device is, and what may stand on its screen.
//!
//! Pure: the table says to whom the device must go and why ([`errand`]); the
//! [`Hands`] remember who holds it. **Invariant:** nothing private is on the
//! screen but in [`Scene::Private`], and that scene is reached through a
//! curtain only, also after a reload (a fresh [`Hands`] holds nobody).

use crate::inkognito::rules::{Phase, Public};
use crate::kit::{Seat, SeatSet};

use super::sitters::Sitters;

/// Why the device goes to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// To look at the own passport after the deal.
    Passport,
    /// To take the turn, on the open board.
    Turn,
    /// To choose cards for a question. So many wait, this one included: the next is
    /// another errand, also of the same seat.
    Answer(usize),
    /// To see, as the Ambassador's player, the cards that pass through his hands (five players).
    Passed,
    /// To see the cards that were shown.
    Heard,
    /// To take or refuse an offered hand.
    Hand,
    /// To seal the Ambassador's report, out of turn (five players).
    Report,
    /// None: a bot thinks.
    Think,
}

/// How far the hand-over is beyond what the rules know: part of the save.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Who has looked at the own passport after the deal.
    pub looked: SeatSet,
    /// Whether cards wait for the eyes of the Ambassador's player before their asker's.
    pub passing: bool,
    /// The seats that bots play.
    pub bots: SeatSet,
}

impl Errand {
    /// Whether it is done behind the curtain, not on the open board.
    pub const fn is_private(self) -> bool {
        match self {
            Errand::Passport
            | Errand::Answer(_)
            | Errand::Passed
            | Errand::Heard
            | Errand::Hand
            | Errand::Report => true,
            Errand::Turn | Errand::Think => false,
        }
    }
}

/// To whom the device must go now, and why; nobody when the game is over.
/// A seat that a bot plays has no errand but to think.
pub fn errand(public: &Public, progress: Progress) -> Option<(Seat, Errand)> {
    let seating = public.seating;
    // The Ambassador's player has no cards to look at.
    let mut people = seating.agents().filter(|seat| !progress.bots.has(*seat));
    let unseen = people.find(|seat| !progress.looked.has(*seat));
    if let Some(seat) = unseen {
        return Some((seat, Errand::Passport));
    }
    let (seat, errand) = match public.phase {
        Phase::Over(_) => return None,
        Phase::Placing { seat } => (seat, Errand::Turn),
        Phase::Answering { queue, .. } => {
            let asked = queue.first().expect("while answering a question is open");
            (asked.question.of, Errand::Answer(queue.len()))
        }
        Phase::Expelling { .. } => match seating.ambassador() {
            Some(seat) if progress.passing => (seat, Errand::Passed),
            Some(_) | None => (public.active, Errand::Heard),
        },
        Phase::HandOffered { to } => (to, Errand::Hand),
        Phase::Start
        | Phase::Prophecy
        | Phase::Moving { .. }
        | Phase::Meeting { .. }
        | Phase::Dismissing { .. } => (public.active, Errand::Turn),
    };
    Some((seat, if progress.bots.has(seat) { Errand::Think } else { errand }))
}

/// Who holds the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    /// Who has opened the curtain last and has not passed the device on.
    holder: Option<Seat>,
    /// Whether the holder has seen the cards of the answers now open.
    heard: bool,
    /// Whether the table looks at the board instead of a curtain.
    aside: bool,
    /// Whether the device goes to the Ambassador's player for his report, out of turn.
    reporting: bool,
}

/// What stands on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// A curtain: the device goes to this seat.
    Curtain(Seat, Errand),
    /// Something for this seat's eyes only.
    Private(Seat, Errand),
    /// The open board in the hands of this seat.
    Board(Seat),
    /// The open board while the device waits for this seat.
    Waiting(Seat, Errand),
    /// The open board while a bot plays this seat.
    Watching(Seat),
    /// The end.
    Over,
}

impl Hands {
    /// What stands on the screen.
    pub fn scene(self, public: &Public, progress: Progress) -> Scene {
        match self.errand(public, progress) {
            None => Scene::Over,
            Some((seat, Errand::Think)) => Scene::Watching(seat),
            Some((seat, errand)) if self.holder != Some(seat) => {
                if self.aside {
                    Scene::Waiting(seat, errand)
                } else {
                    Scene::Curtain(seat, errand)
                }
            }
            Some((seat, Errand::Heard)) if self.heard => Scene::Board(seat),
            Some((seat, errand)) if errand.is_private() => Scene::Private(seat, errand),
            Some((seat, _)) => Scene::Board(seat),
        }
    }

    /// To whom the device must go, and why.
    pub fn errand(self, public: &Public, progress: Progress) -> Option<(Seat, Errand)> {
        let reporter = public.seating.ambassador().filter(|seat| public.can_report(*seat));
        match reporter {
            Some(seat) if self.reporting => Some((seat, Errand::Report)),
            Some(_) | None => errand(public, progress),
        }
    }

    /// This seat has opened its curtain.
    #[must_use]
    pub const fn opened_by(self, seat: Seat) -> Hands {
        Hands { holder: Some(seat), heard: false, aside: false, reporting: self.reporting }
    }

    /// The device goes to the Ambassador's player for his report.
    #[must_use]
    pub const fn for_report(self) -> Hands {
        Hands { reporting: true, aside: false, ..self }
    }

    /// No report after all.
    #[must_use]
    pub const fn without_report(self) -> Hands {
        Hands { reporting: false, ..self }
    }

    /// The holder has covered a private page and keeps the device.
    #[must_use]
    pub const fn heard(self) -> Hands {
        Hands { heard: true, ..self }
    }

    /// Something was done, so other answers may be open.
    #[must_use]
    pub const fn acted(self) -> Hands {
        Hands { heard: false, reporting: false, ..self }
    }

    /// The table looks at the board before the curtain is opened.
    #[must_use]
    pub const fn laid_aside() -> Hands {
        Hands { holder: None, heard: false, aside: true, reporting: false }
    }

    /// The device lies on the table. Whoever is alone among bots keeps it, and needs a
    /// curtain only once if others were there before: they may sit at the table still.
    #[must_use]
    pub fn idle(self, sitters: &Sitters) -> Hands {
        let alone = sitters.alone();
        match alone.filter(|_| alone == self.holder || alone == sitters.always_alone()) {
            Some(seat) => Hands::default().opened_by(seat),
            None => Hands::default(),
        }
    }

    /// Who holds the device.
    pub const fn holder(self) -> Option<Seat> {
        self.holder
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::bots::{Character, Level};
    use crate::inkognito::rules::{Colour, Deal, Options, Role};
    use crate::kit::{BySeat, Seed};
    use crate::session::Match;
    use crate::session::sitters::{Persona, Sitter};

    fn game() -> Match {
        let roles = Colour::ALL.map(Role::Agent);
        let mut deal = Deal::random(Options::Y2013, &roles, &mut Seed(1).stream(0));
        deal.starter = Seat::ALL[2];
        Match::new(deal, Seed(1)).expect("proper")
    }

    fn progress(looked: usize) -> Progress {
        Progress { looked: Seat::first(looked).collect(), ..Progress::default() }
    }

    #[test]
    fn passports_are_looked_at_first_seat_by_seat() {
        let game = game();
        let public = &game.state().public;
        let scene = |hands: Hands, looked| hands.scene(public, progress(looked));
        let first = Seat::ALL[0];
        assert_eq!(scene(Hands::default(), 0), Scene::Curtain(first, Errand::Passport));
        let opened = Hands::default().opened_by(first);
        assert_eq!(scene(opened, 0), Scene::Private(first, Errand::Passport));
        assert_eq!(scene(opened, 1), Scene::Curtain(Seat::ALL[1], Errand::Passport));
        assert_eq!(scene(opened, 4), Scene::Curtain(Seat::ALL[2], Errand::Turn));
    }

    #[test]
    fn a_fresh_start_is_always_behind_a_curtain() {
        let game = game();
        let public = &game.state().public;
        for looked in 0..=4 {
            let scene = Hands::default().scene(public, progress(looked));
            assert!(matches!(scene, Scene::Curtain(..)), "{scene:?}");
        }
    }

    #[test]
    fn who_is_left_alone_opens_a_curtain_once_and_who_always_was_none() {
        let bot = Sitter::Bot(Persona { character: Character::Clerk, level: Level::Tourist });
        let [anna, bea] = [Seat::ALL[0], Seat::ALL[1]];
        let seats = |persons: &[Seat]| {
            BySeat::from_fn(3, |seat| if persons.contains(&seat) { Sitter::Person } else { bot })
        };
        let opened = |seat: Seat| Hands::default().opened_by(seat);
        let solo = Sitters::new(seats(&[anna]));
        assert_eq!(Hands::default().idle(&solo), opened(anna));

        let mut left = Sitters::new(seats(&[anna, bea]));
        assert_eq!(opened(anna).idle(&left), Hands::default(), "two share the device");
        left.wish(anna, bot);
        left.settle(None, 9, 2);
        assert_eq!(opened(anna).idle(&left), Hands::default(), "Anna holds it still");
        assert_eq!(opened(bea).idle(&left), opened(bea));

        let mut joined = solo;
        joined.wish(bea, Sitter::Person);
        joined.settle(None, 9, 2);
        joined.wish(bea, bot);
        joined.settle(None, 12, 3);
        assert_eq!(Hands::default().idle(&joined), Hands::default(), "Bea was there");
    }

    #[test]
    fn laying_aside_shows_the_board_and_nothing_private() {
        let game = game();
        let scene = Hands::laid_aside().scene(&game.state().public, progress(0));
        assert_eq!(scene, Scene::Waiting(Seat::ALL[0], Errand::Passport));
    }
}
