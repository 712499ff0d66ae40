//! [`Speaker`]: the game's facts in words, at a table whose seats have names.
//!
//! Never «you»: four people read one screen.

use crate::inkognito::rules::board::Site;
use crate::inkognito::rules::{
    Ball, Card, CardSet, Codeword, Destination, Draw, Goal, Hop, Kind, Outcome, Pawn, Phase,
    Public, Question, RuleError, Seating, Seen, SpaceId, Whom,
};
use crate::kit::Seat;

use super::places::place;
use super::text::Text;

/// Speaks of one table in one language.
#[derive(Clone, Debug)]
pub struct Speaker {
    text: &'static Text,
    names: Vec<String>,
}

/// The words that a sentence about a refusal or an end may need.
#[expect(missing_docs, reason = "each is the word for what it is named")]
#[derive(Clone, Debug, Default)]
pub struct Said {
    pub place: String,
    pub from: String,
    pub pawn: String,
    pub seat: String,
    pub other: String,
    pub ball: String,
    pub goal: String,
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.tag)
    }
}

impl Speaker {
    /// A speaker of this language at a table with these names.
    pub const fn new(text: &'static Text, names: Vec<String>) -> Speaker {
        Speaker { text, names }
    }

    /// The texts.
    pub const fn text(&self) -> &'static Text {
        self.text
    }

    /// A seat's name.
    pub fn seat(&self, seat: Seat) -> String {
        self.names.get(seat.ix()).cloned().unwrap_or_default()
    }

    /// A space's name.
    pub fn place(&self, space: SpaceId) -> String {
        place(self.text, space).to_string()
    }

    /// A pawn, by what everybody can see.
    pub fn pawn(&self, pawn: Pawn) -> String {
        match pawn {
            Pawn::Figure(figure) => {
                let build = self.text.builds[figure.build.ix()];
                (self.text.figure)(&self.seat(figure.owner), build)
            }
            Pawn::Ambassador => self.text.ambassador.to_string(),
        }
    }

    /// A card.
    pub fn card(&self, card: Card) -> &'static str {
        match card {
            Card::Agent(agent) => self.text.agents[agent.ix()],
            Card::Build(build) => self.text.builds[build.ix()],
            Card::Mission => self.text.mission_card,
        }
    }

    /// Several cards, with the letter of a shown mission card.
    pub fn cards(&self, cards: CardSet, grey: CardSet, codeword: Option<Codeword>) -> String {
        let names: Vec<String> = cards
            .iter()
            .map(|card| match (card, codeword) {
                (Card::Mission, Some(word)) => {
                    format!("{} {}", self.text.mission_card, self.text.codewords[word.ix()])
                }
                (card, _) if grey.has(card) => (self.text.grey_of)(self.card(card)),
                (card, _) => self.card(card).to_string(),
            })
            .collect();
        (self.text.and)(&names)
    }

    /// The balls of a draw.
    pub fn draw(&self, draw: Draw) -> String {
        let names: Vec<String> =
            draw.balls().map(|ball: Ball| (self.text.ball)(ball).to_string()).collect();
        (self.text.and)(&names)
    }

    /// Where somebody must get.
    pub fn destination(&self, place: Destination) -> String {
        match place {
            Destination::Goal(number) => (self.text.goal_number)(number),
            Destination::Embassy => self.text.embassy.to_string(),
        }
    }

    /// What a mission asks.
    pub fn goal(&self, goal: Goal) -> String {
        let t = self.text;
        let agent = |agent: crate::inkognito::rules::Agent| t.agents[agent.ix()];
        let whom = |whom| match whom {
            Whom::Agent(who) => agent(who),
            Whom::Ambassador => t.ambassador,
        };
        let place = |place| self.destination(place);
        match goal {
            Goal::AnyMeets(_, who) => (t.goal_any_meets)(whom(who)),
            Goal::Meets(who, target) => (t.goal_meets)(agent(who), whom(target)),
            Goal::Reaches(who, where_to) => (t.goal_reaches)(agent(who), &place(where_to)),
            Goal::EitherReaches(_, where_to) => (t.goal_either_reaches)(&place(where_to)),
            Goal::AmbassadorOn(where_to) => (t.goal_ambassador)(&place(where_to)),
        }
    }

    /// What a space is.
    pub fn site(&self, space: SpaceId) -> String {
        let t = self.text;
        match space.site() {
            Site::Plain => t.space_plain.to_string(),
            Site::Start(colour) => (t.space_start)(t.colours[colour as usize]),
            Site::Goal(number) => (t.space_goal)(number),
            Site::Embassy => t.space_embassy.to_string(),
        }
    }

    /// Where in the turn the game is.
    pub fn phase(&self, phase: Phase) -> &'static str {
        let t = self.text;
        match phase {
            Phase::Placing { .. } => t.phase_place,
            Phase::Start | Phase::Prophecy => t.phase_start,
            Phase::Moving { .. } => t.phase_move,
            Phase::Meeting { .. } => t.phase_meet,
            Phase::Answering { .. } => t.phase_answer,
            Phase::Expelling { .. } | Phase::Dismissing { .. } => t.phase_expel,
            Phase::HandOffered { .. } => t.phase_hand,
            Phase::Over(_) => t.phase_over,
        }
    }

    /// The errand of somebody who is asked.
    pub fn errand_answer(&self, public: &Public) -> String {
        let asker = self.seat(public.active);
        match public.phase {
            Phase::Answering { queue, .. } => match queue.first() {
                Some(asked) if asked.question.met == Pawn::Ambassador => {
                    (self.text.errand_answer_through)(&asker, asked.question.kind)
                }
                Some(asked) => (self.text.errand_answer)(&asker, asked.question.kind),
                None => String::new(),
            },
            _ => String::new(),
        }
    }

    /// A fact in words, if it is told; what only one seat saw is told elsewhere.
    pub fn seen(&self, seen: &Seen) -> Option<String> {
        let t = self.text;
        Some(match *seen {
            Seen::Placed { seat, .. } => (t.log_placed)(&self.seat(seat)),
            Seen::TurnBegan { turn, seat } => (t.log_turn)(turn, &self.seat(seat)),
            Seen::PhantomCalled { .. } | Seen::TurnEnded { .. } | Seen::Ended { .. } => {
                return None;
            }
            Seen::Drawn { draw } => (t.log_drawn)(t.phantom, &self.draw(draw)),
            Seen::Marched { by, plan } if plan.0.is_empty() => (t.log_stayed)(&self.seat(by)),
            Seen::Marched { by, plan } => {
                let hops: Vec<String> = merged(plan.hops())
                    .into_iter()
                    .map(|hop| (t.log_hop)(&self.pawn(hop.pawn), &self.place(hop.to)))
                    .collect();
                (t.log_marched)(&self.seat(by), &(t.and)(&hops))
            }
            Seen::Asked { by, question } => self.asked(by, question),
            Seen::Sealed { by, questions } => {
                let all: Vec<String> = questions.iter().map(|q| self.asked(by, q)).collect();
                all.join(" ")
            }
            Seen::Shown { by, to, .. } | Seen::ShownThroughMe { by, to, .. } => {
                (t.log_shown)(&self.seat(by), &self.seat(to))
            }
            Seen::ShownToMe { .. } | Seen::ShownByMe { .. } | Seen::ReportedByMe { .. } => {
                return None;
            }
            Seen::RepeatCalled { by, owed } => {
                (t.log_repeat)(&self.seat(by), &self.seat(owed.question.of))
            }
            Seen::SteppedOn { own, to, .. } => (t.log_stepped)(&self.pawn(own), &self.place(to)),
            Seen::Expelled { by, pawn, to } => {
                (t.log_expelled)(&self.seat(by), &self.pawn(pawn), &self.place(to))
            }
            Seen::Declared { by, to } => (t.log_declared)(&self.seat(by), &self.seat(to)),
            Seen::EscapeAnnounced { by } => (t.log_escape)(&self.seat(by)),
            Seen::Accepted { by } => (t.log_accepted)(&self.seat(by)),
            Seen::Refused { by } => (t.log_refused)(&self.seat(by)),
            Seen::Reported { by } => (t.log_reported)(&self.seat(by)),
        })
    }

    fn asked(&self, by: Seat, question: Question) -> String {
        let (by, of) = (self.seat(by), self.seat(question.of));
        match question.met {
            Pawn::Ambassador => (self.text.log_asked_through)(&by, &of, question.kind),
            Pawn::Figure(_) => (self.text.log_asked)(&by, &of, question.kind),
        }
    }

    /// Why an action is refused, in one sentence.
    pub fn refusal(&self, error: &RuleError) -> String {
        let mut said = Said::default();
        match *error {
            RuleError::OwnFiguresTogether(space)
            | RuleError::AmbassadorWithOther(space)
            | RuleError::MovedOntoOther(space)
            | RuleError::TooMany(space)
            | RuleError::StepOntoTaken(space)
            | RuleError::StepTooFar(space)
            | RuleError::ExpelOntoTaken(space)
            | RuleError::ExpelOntoNumber(space)
            | RuleError::ExpelOffColour(space) => said.place = self.place(space),
            RuleError::BallNotThere(ball) => said.ball = (self.text.ball)(ball).to_string(),
            RuleError::BallMovesOthers(ball, pawn) => {
                said.ball = (self.text.ball)(ball).to_string();
                said.pawn = self.pawn(pawn);
            }
            RuleError::NoRoute { from, to, ball } => {
                said.from = self.place(from);
                said.place = self.place(to);
                said.ball = (self.text.ball)(ball).to_string();
            }
            RuleError::PawnNotInPlay(pawn)
            | RuleError::NoSuchMeeting(pawn)
            | RuleError::NotToExpel(pawn) => said.pawn = self.pawn(pawn),
            RuleError::TwoMeetingsWith(seat)
            | RuleError::CannotBeAsked(seat)
            | RuleError::NotAnAgent(seat) => said.seat = self.seat(seat),
            RuleError::NotYourTurn
            | RuleError::WrongPhase
            | RuleError::NoSuchDraw
            | RuleError::BadPlacement
            | RuleError::BadSlip
            | RuleError::AmbassadorMustAsk
            | RuleError::WrongCards
            | RuleError::NotYourCard
            | RuleError::NoTrueCard
            | RuleError::ShownBefore
            | RuleError::InsideTriple
            | RuleError::NothingToCall
            | RuleError::EmbassyFirst
            | RuleError::MeetingsOpen
            | RuleError::NobodyIsAlone
            | RuleError::NotTheAmbassador
            | RuleError::ReportSealed
            | RuleError::BadReport
            | RuleError::GameOver => {}
        }
        (self.text.refusal)(error, &said)
    }

    /// The rule that decided the game, in a sentence or two.
    pub fn verdict(&self, outcome: &Outcome) -> String {
        let said = Said {
            seat: self.seat(outcome.announcer),
            other: outcome.hand_to.map(|seat| self.seat(seat)).unwrap_or_default(),
            goal: outcome.goal.map(|goal| self.goal(goal)).unwrap_or_default(),
            ..Said::default()
        };
        (self.text.verdict)(outcome.verdict, &said)
    }

    /// The names of some seats, joined.
    pub fn seats(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.seat(seat)).collect();
        (self.text.and)(&names)
    }

    /// A seat's colour and mask.
    pub fn colour_and_mask(&self, seating: &Seating, seat: Seat) -> String {
        match seating.colour(seat) {
            Some(colour) => {
                let ix = colour as usize;
                format!("{}, {}", self.text.colours[ix], self.text.masks[ix])
            }
            None => self.text.ambassador.to_string(),
        }
    }

    /// What must be shown.
    pub fn duty(&self, duty: crate::inkognito::rules::Duty, kind: Kind) -> &'static str {
        use crate::inkognito::rules::Duty;
        let t = self.text;
        match duty {
            Duty::Triple => (t.duty_triple)(kind),
            Duty::Pair => (t.duty_pair)(kind),
            Duty::NewPair => (t.duty_new_pair)(kind),
            Duty::TrueCard => (t.duty_true_card)(kind),
            Duty::EitherTrueCard => t.duty_either,
        }
    }
}

/// Hops of one pawn in a row told as one: where it ends.
fn merged(hops: impl Iterator<Item = Hop>) -> Vec<Hop> {
    let mut told: Vec<Hop> = Vec::new();
    for hop in hops {
        match told.last_mut() {
            Some(last) if last.pawn == hop.pawn => *last = hop,
            Some(_) | None => told.push(hop),
        }
    }
    told
}

/// `a`, `a and b`, `a, b and c`, with this word before the last.
pub fn join(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}
