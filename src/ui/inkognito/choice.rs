//! [`Choice`]: the cards picked for an answer, and what is still missing.
//!
//! Pure: the rules judge; this only says in which words they would.

use crate::inkognito::rules::answer::fits;
use crate::inkognito::rules::{Answer, Asked, Card, CardSet, Duty, Kind, RuleError, Seen, View};
use crate::kit::Seat;

/// The cards picked so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// All of them, by value.
    pub cards: CardSet,
    /// Those picked as grey secret cards.
    pub grey: CardSet,
}

/// What keeps an answer from being shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// So many more cards of each kind, the kind that was asked for first.
    More([(Kind, usize); 2]),
    /// One more card, of either kind.
    Slot,
    /// A card too many.
    TooMany,
    /// None of them is true.
    Truth,
    /// This very set was shown to the asker in this turn.
    ShownBefore(u16),
    /// This pair lies inside a set of three shown to the asker in this turn.
    InsideTriple(u16),
    /// Everything else was shown: the true card alone is what is left.
    OnlyTrueCard,
}

impl Choice {
    /// Picks a card or puts it back. The same card cannot be shown coloured and grey at once.
    #[must_use]
    pub fn toggle(self, card: Card, grey: bool) -> Choice {
        let picked = self.cards.has(card) && self.grey.has(card) == grey;
        let without = Choice { cards: self.cards.without(card), grey: self.grey.without(card) };
        match (picked, grey) {
            (true, _) => without,
            (false, true) => {
                Choice { cards: without.cards.with(card), grey: without.grey.with(card) }
            }
            (false, false) => Choice { cards: without.cards.with(card), grey: without.grey },
        }
    }

    /// The answer that these cards make.
    ///
    /// # Errors
    /// What is missing.
    pub fn judge(self, view: &View<'_>) -> Result<Answer, Missing> {
        let (Some(asked), Some(answerer)) = (view.asked(), view.answerer()) else {
            return Err(Missing::TooMany);
        };
        let answer = Answer { cards: self.cards, grey: self.grey };
        match answerer.check(asked, answer) {
            Ok(()) => Ok(answer),
            Err(RuleError::NoTrueCard) => Err(Missing::Truth),
            Err(RuleError::ShownBefore | RuleError::InsideTriple) if answerer.is_spent(asked) => {
                Err(Missing::OnlyTrueCard)
            }
            Err(RuleError::ShownBefore) => {
                Err(Missing::ShownBefore(turn_of(view, |cards| cards == self.cards)))
            }
            Err(RuleError::InsideTriple) => {
                Err(Missing::InsideTriple(turn_of(view, |cards| cards.holds(self.cards))))
            }
            Err(_) => Err(missing(asked, self.cards)),
        }
    }
}

/// What a set that fits no answer lacks.
fn missing(asked: Asked, cards: CardSet) -> Missing {
    let kind = asked.question.kind;
    let extends = CardSet::every().any(|set| set.holds(cards) && fits(asked.duty, kind, set));
    if !extends {
        return Missing::TooMany;
    }
    if cards.has(Card::Mission) {
        return Missing::Slot;
    }
    let (wanted, wanted_other): (usize, usize) = match asked.duty {
        Duty::Triple => (2, 1),
        Duty::Pair | Duty::NewPair => (2, 0),
        Duty::TrueCard => (1, 0),
        Duty::EitherTrueCard => return Missing::Slot,
    };
    let more = wanted.saturating_sub(cards.count(kind));
    let more_other = wanted_other.saturating_sub(cards.count(kind.other()));
    Missing::More([(kind, more), (kind.other(), more_other)])
}

/// Every set that the viewer has shown this asker, with the turn, in order.
pub fn shown_to(view: &View<'_>, asker: Seat) -> Vec<(u16, Answer)> {
    let mut turn = 0;
    let mut shown = Vec::new();
    for seen in view.seen {
        match *seen {
            Seen::TurnBegan { turn: now, .. } => turn = now,
            Seen::ShownByMe { to, answer, .. } if to == asker => shown.push((turn, answer)),
            _ => {}
        }
    }
    shown
}

/// The first turn in which such a set was shown to the asker of now.
fn turn_of(view: &View<'_>, is: impl Fn(CardSet) -> bool) -> u16 {
    shown_to(view, view.public.active)
        .into_iter()
        .find(|(_, answer)| is(answer.cards))
        .map_or(0, |(turn, _)| turn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::notation::read_action;
    use crate::inkognito::rules::{
        Action, Actor, Agent, Build, Codeword, Colour, Deal, Hand, Options, Question, Role, Viewer,
    };
    use crate::kit::{SeatSet, Seed};
    use crate::session::Match;

    /// A match in which seat 1 (Agent X, fat) is asked for the identity by seat 0.
    fn asked() -> Match {
        let roles = Colour::ALL.map(Role::Agent);
        let mut deal = Deal::random(Options::Y2013, &roles, &mut Seed(4).stream(0));
        let hand = |agent, build, codeword| Hand { agent, build, codeword };
        deal.hands = [
            hand(Agent::LordFiddlebottom, Build::Tall, Codeword::A),
            hand(Agent::AgentX, Build::Fat, Codeword::B),
            hand(Agent::ColonelBubble, Build::Short, Codeword::C),
            hand(Agent::MadameZsaZsa, Build::Thin, Codeword::D),
        ];
        deal.starter = Seat::ALL[0];
        let mut game = Match::new(deal, Seed(4)).expect("proper");
        // Seat 0 pushes seat 1 nowhere: it walks from San Barnaba to meet yellow on its start.
        let mut rng = Seed(11).stream(0);
        for _ in 0..4000 {
            let view = game.view(Viewer::Bystander);
            if view.public.active == Seat::ALL[0]
                && let Some(meeting) = view
                    .open_meetings()
                    .iter()
                    .find(|meeting| meeting.met.owner() == Some(Seat::ALL[1]))
            {
                let question =
                    Question { met: meeting.met, of: Seat::ALL[1], kind: Kind::Identity };
                if game.push(Actor::Seat(Seat::ALL[0]), Action::Ask(question)).is_ok() {
                    return game;
                }
            }
            game.let_chance_act();
            let acts: SeatSet = game.state().public.may_act();
            let seat = acts.iter().next().expect("not over");
            let action =
                crate::inkognito::bots::random::choose(&game.view(Viewer::Seat(seat)), &mut rng);
            if matches!(action, Action::Declare { .. }) {
                continue;
            }
            game.push(Actor::Seat(seat), action).expect("legal");
        }
        panic!("seat 0 never met seat 1");
    }

    fn pick(words: &str) -> Choice {
        match read_action(&format!("answer {words}")) {
            Ok(Action::Answer(answer)) => Choice { cards: answer.cards, grey: answer.grey },
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_missing_condition_is_named() {
        let game = asked();
        let view = game.view(Viewer::Seat(Seat::ALL[1]));
        let check = |words: &str| pick(words).judge(&view);
        let more =
            |agents, builds| Err(Missing::More([(Kind::Identity, agents), (Kind::Build, builds)]));
        assert_eq!(check(""), more(2, 1));
        assert_eq!(check("lf"), more(1, 1));
        assert_eq!(check("lf mz"), more(0, 1));
        assert_eq!(check("lf mz tall"), Err(Missing::Truth));
        assert_eq!(check("lf mz cb"), Err(Missing::TooMany));
        assert_eq!(check("lf tall thin"), Err(Missing::TooMany));
        assert_eq!(check("ax mission"), Err(Missing::Slot));
        assert_eq!(check("lf mz fat"), Ok(Answer::coloured(pick("lf mz fat").cards)));
        assert!(check("grey-ax mz tall").is_ok());
        assert!(check("ax tall mission").is_ok());
        assert_eq!(check("lf tall mission"), Err(Missing::Truth));
    }

    #[test]
    fn whatever_is_tapped_only_legal_sets_can_be_shown() {
        let game = asked();
        let view = game.view(Viewer::Seat(Seat::ALL[1]));
        let legal = view.answers();
        let mut rng = Seed(3).stream(0);
        let mut choice = Choice::default();
        let mut ready = 0;
        for _ in 0..3000 {
            let card = *rng.pick(&Card::ALL).expect("nine cards");
            let own = [Card::Agent(Agent::AgentX), Card::Build(Build::Fat)].contains(&card);
            choice = choice.toggle(card, own && rng.below(2) == 0);
            if let Ok(answer) = choice.judge(&view) {
                assert!(legal.contains(&answer), "{answer}");
                ready += 1;
            }
        }
        assert!(ready > 20);
    }

    #[test]
    fn grey_takes_the_place_of_the_coloured_card() {
        let card = Card::Agent(Agent::AgentX);
        let choice = Choice::default().toggle(card, false).toggle(card, true);
        assert_eq!((choice.cards.len(), choice.grey.len()), (1, 1));
        assert_eq!(choice.toggle(card, true), Choice::default());
    }
}
