//! [`Speaker`]: the game's facts in words, at a table whose seats have names.
//!
//! Never «you»: four people read one screen.

use crate::inkognito::rules::board::Site;
use crate::inkognito::rules::{
    Ball, Card, CardSet, Codeword, Destination, Draw, Goal, Hop, Kind, Outcome, Pawn, Phase,
    Public, Question, RuleError, Seating, Seen, SpaceId, Verdict, Whom,
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

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.own_name)
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
                self.text.figure(&self.seat(figure.owner), build)
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
                (card, _) if grey.has(card) => self.text.grey_of(self.card(card)),
                (card, _) => self.card(card).to_string(),
            })
            .collect();
        self.text.and(&names)
    }

    /// The balls of a draw.
    pub fn draw(&self, draw: Draw) -> String {
        let names: Vec<String> =
            draw.balls().map(|ball: Ball| self.text.balls[ball as usize].to_string()).collect();
        self.text.and(&names)
    }

    /// Where somebody must get.
    pub fn destination(&self, place: Destination) -> String {
        match place {
            Destination::Goal(number) => self.text.goal_number(number),
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
            Goal::AnyMeets(_, who) => t.goal_any_meets(whom(who)),
            Goal::Meets(who, target) => t.goal_meets(agent(who), whom(target)),
            Goal::Reaches(who, where_to) => t.goal_reaches(agent(who), &place(where_to)),
            Goal::EitherReaches(_, where_to) => t.goal_either_reaches(&place(where_to)),
            Goal::AmbassadorOn(where_to) => t.goal_ambassador(&place(where_to)),
        }
    }

    /// What a space is.
    pub fn site(&self, space: SpaceId) -> String {
        let t = self.text;
        match space.site() {
            Site::Plain => t.space_plain.to_string(),
            Site::Start(colour) => t.space_start(t.colours[colour as usize]),
            Site::Goal(number) => t.space_goal(number),
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
        let t = self.text;
        let asker = self.seat(public.active);
        match public.phase {
            Phase::Answering { queue, .. } => match queue.first().map(|asked| asked.question) {
                Some(Question { met: Pawn::Ambassador, kind: Kind::Identity, .. }) => {
                    t.errand_identity_through(&asker)
                }
                Some(Question { met: Pawn::Ambassador, kind: Kind::Build, .. }) => {
                    t.errand_build_through(&asker)
                }
                Some(Question { kind: Kind::Identity, .. }) => t.errand_identity(&asker),
                Some(Question { kind: Kind::Build, .. }) => t.errand_build(&asker),
                None => String::new(),
            },
            _ => String::new(),
        }
    }

    /// A fact in words, if it is told; what only one seat saw is told elsewhere.
    pub fn seen(&self, seen: &Seen) -> Option<String> {
        let t = self.text;
        Some(match *seen {
            Seen::Placed { seat, .. } => t.log_placed(&self.seat(seat)),
            Seen::TurnBegan { turn, seat } => t.log_turn(turn, &self.seat(seat)),
            Seen::PhantomCalled { .. } | Seen::TurnEnded { .. } | Seen::Ended { .. } => {
                return None;
            }
            Seen::Drawn { draw } => t.log_drawn(t.phantom, &self.draw(draw)),
            Seen::Marched { by, plan } if plan.0.is_empty() => t.log_stayed(&self.seat(by)),
            Seen::Marched { by, plan } => {
                let hops: Vec<String> = merged(plan.hops())
                    .into_iter()
                    .map(|hop| t.log_hop(&self.pawn(hop.pawn), &self.place(hop.to)))
                    .collect();
                t.log_marched(&self.seat(by), &t.and(&hops))
            }
            Seen::Asked { by, question } => self.asked(by, question),
            Seen::Sealed { by, questions } => {
                let all: Vec<String> = questions.iter().map(|q| self.asked(by, q)).collect();
                all.join(" ")
            }
            Seen::Shown { by, to, .. } | Seen::ShownThroughMe { by, to, .. } => {
                t.log_shown(&self.seat(by), &self.seat(to))
            }
            Seen::ShownToMe { .. } | Seen::ShownByMe { .. } | Seen::ReportedByMe { .. } => {
                return None;
            }
            Seen::RepeatCalled { by, owed } => {
                t.log_repeat(&self.seat(by), &self.seat(owed.question.of))
            }
            Seen::SteppedOn { own, to, .. } => t.log_stepped(&self.pawn(own), &self.place(to)),
            Seen::Expelled { by, pawn, to } => {
                t.log_expelled(&self.seat(by), &self.pawn(pawn), &self.place(to))
            }
            Seen::Declared { by, to } => t.log_declared(&self.seat(by), &self.seat(to)),
            Seen::EscapeAnnounced { by } => t.log_escape(&self.seat(by)),
            Seen::Accepted { by } => t.log_accepted(&self.seat(by)),
            Seen::Refused { by } => t.log_refused(&self.seat(by)),
            Seen::Reported { by } => t.log_reported(&self.seat(by)),
        })
    }

    fn asked(&self, by: Seat, question: Question) -> String {
        let t = self.text;
        let (by, of) = (self.seat(by), self.seat(question.of));
        match (question.met, question.kind) {
            (Pawn::Ambassador, Kind::Identity) => t.log_asked_identity_through(&by, &of),
            (Pawn::Ambassador, Kind::Build) => t.log_asked_build_through(&by, &of),
            (Pawn::Figure(_), Kind::Identity) => t.log_asked_identity(&by, &of),
            (Pawn::Figure(_), Kind::Build) => t.log_asked_build(&by, &of),
        }
    }

    /// Why an action is refused, in one sentence.
    pub fn refusal(&self, error: &RuleError) -> String {
        let t = &self.text.refusals;
        let ball = |ball| self.text.balls[ball as usize];
        match *error {
            RuleError::NotYourTurn => t.not_your_turn.to_string(),
            RuleError::WrongPhase => t.wrong_phase.to_string(),
            RuleError::NoSuchDraw => t.no_such_draw.to_string(),
            RuleError::BadPlacement => t.bad_placement.to_string(),
            RuleError::BallNotThere(lost) => t.ball_not_there(ball(lost)),
            RuleError::BallMovesOthers(moved, pawn) => {
                t.ball_moves_others(ball(moved), &self.pawn(pawn))
            }
            RuleError::PawnNotInPlay(pawn) => t.pawn_not_in_play(&self.pawn(pawn)),
            RuleError::NoRoute { from, to, ball } => {
                let (from, to) = (self.place(from), self.place(to));
                match ball {
                    Ball::Land => t.no_route_by_land(&from, &to),
                    Ball::Water => t.no_route_by_water(&from, &to),
                    Ball::Wild | Ball::Agent | Ball::Ambassador | Ball::Nothing => {
                        t.no_route(&from, &to)
                    }
                }
            }
            RuleError::OwnFiguresTogether(space) => t.own_figures_together(&self.place(space)),
            RuleError::TwoMeetingsWith(seat) => t.two_meetings_with(&self.seat(seat)),
            RuleError::AmbassadorWithOther(space) => t.ambassador_with_other(&self.place(space)),
            RuleError::MovedOntoOther(space) => t.moved_onto_other(&self.place(space)),
            RuleError::TooMany(space) => t.too_many(&self.place(space)),
            RuleError::NoSuchMeeting(pawn) => t.no_such_meeting(&self.pawn(pawn)),
            RuleError::CannotBeAsked(seat) => t.cannot_be_asked(&self.seat(seat)),
            RuleError::BadSlip => t.bad_slip.to_string(),
            RuleError::StepOntoTaken(space) => t.step_onto_taken(&self.place(space)),
            RuleError::StepTooFar(space) => t.step_too_far(&self.place(space)),
            RuleError::AmbassadorMustAsk => t.ambassador_must_ask.to_string(),
            RuleError::WrongCards => t.wrong_cards.to_string(),
            RuleError::NotYourCard => t.not_your_card.to_string(),
            RuleError::NoTrueCard => t.no_true_card.to_string(),
            RuleError::ShownBefore => t.shown_before.to_string(),
            RuleError::InsideTriple => t.inside_triple.to_string(),
            RuleError::NothingToCall => t.nothing_to_call.to_string(),
            RuleError::ExpelOntoTaken(space) => t.expel_onto_taken(&self.place(space)),
            RuleError::ExpelOntoNumber(space) => t.expel_onto_number(&self.place(space)),
            RuleError::ExpelOffColour(space) => t.expel_off_colour(&self.place(space)),
            RuleError::EmbassyFirst => t.embassy_first.to_string(),
            RuleError::NotToExpel(pawn) => t.not_to_expel(&self.pawn(pawn)),
            RuleError::MeetingsOpen => t.meetings_open.to_string(),
            RuleError::NotAnAgent(seat) => t.not_an_agent(&self.seat(seat)),
            RuleError::NobodyIsAlone => t.nobody_is_alone.to_string(),
            RuleError::NotTheAmbassador => t.not_the_ambassador.to_string(),
            RuleError::ReportSealed => t.report_sealed.to_string(),
            RuleError::BadReport => t.bad_report.to_string(),
            RuleError::GameOver => t.game_over.to_string(),
        }
    }

    /// The rule that decided the game, in a sentence or two.
    pub fn verdict(&self, outcome: &Outcome) -> String {
        let t = &self.text.verdicts;
        let seat = self.seat(outcome.announcer);
        let other = outcome.hand_to.map(|seat| self.seat(seat)).unwrap_or_default();
        let goal = outcome.goal.map(|goal| self.goal(goal)).unwrap_or_default();
        match outcome.verdict {
            Verdict::MissionAccomplished => t.mission_accomplished(&seat, &other, &goal),
            Verdict::MissionNotFulfilled => t.mission_not_fulfilled(&seat, &other, &goal),
            Verdict::PartnerRefused => t.partner_refused(&seat, &other),
            Verdict::WrongPartnerAccepted => t.wrong_partner_accepted(&seat, &other),
            Verdict::WrongPartnerRefused => t.wrong_partner_refused(&seat, &other),
            Verdict::Escaped => t.escaped(&seat),
            Verdict::NoEscape => t.no_escape(&seat),
            Verdict::NotAlone => t.not_alone(&seat),
            Verdict::NobodysPartner => t.nobodys_partner(&seat),
            Verdict::ReportRight => t.report_right.to_string(),
        }
    }

    /// The names of some seats, joined.
    pub fn seats(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.seat(seat)).collect();
        self.text.and(&names)
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
            Duty::Triple => t.duty_triple[kind as usize],
            Duty::Pair => t.duty_pair[kind as usize],
            Duty::NewPair => t.duty_new_pair[kind as usize],
            Duty::TrueCard => t.duty_true_card[kind as usize],
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
