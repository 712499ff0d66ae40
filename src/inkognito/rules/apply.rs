//! [`apply`]: one action makes a new state and the events that led there.
//!
//! **Invariant:** `Run::absorb` is the only place where a state changes, and
//! it is reached through `Run::emit` alone. So the events are complete: what
//! is not in them has not happened.

use crate::kit::{Few, Seat, SeatSet};

use super::action::{Action, Actor};
use super::answer;
use super::board::starts;
use super::cards::{Build, Card, Hand};
use super::draw::Draw;
use super::error::RuleError;
use super::event::Event;
use super::legal::duty;
use super::march::{meetings, walk};
use super::missions::Destination;
use super::missions::{Goal, exits, fulfilled, stands};
use super::options::{Completion, Penalty, Repeats, StepRule};
use super::phase::{Asked, Duty, Meeting, Outcome, Phase, Question, Verdict};
use super::places::{Figure, Pawn, Places};
use super::state::{State, Step};
use super::view::{Awaited, Call, Viewer};

/// Does an action.
///
/// # Errors
/// The rule that forbids it; the state is as it was.
pub fn apply(state: &State, actor: Actor, action: &Action) -> Result<Step, RuleError> {
    let mut run = Run { state: *state, events: Vec::new() };
    match actor {
        Actor::Chance => run.chance(action)?,
        Actor::Seat(seat) => {
            if seat.ix() >= state.public.seating.len() {
                return Err(RuleError::NotYourTurn);
            }
            state.view(Viewer::Seat(seat), &[]).permits(action)?;
            run.seat(seat, action);
        }
    }
    Ok(Step { state: run.state, events: run.events })
}

impl State {
    /// The game with its first turn begun.
    pub(super) fn opened(self) -> Step {
        let mut run = Run { state: self, events: Vec::new() };
        run.begin_turn(self.public.active);
        Step { state: run.state, events: run.events }
    }
}

/// A state on its way, with what has happened.
struct Run {
    state: State,
    events: Vec<Event>,
}

impl Run {
    fn emit(&mut self, event: Event) {
        self.absorb(&event);
        self.events.push(event);
    }

    fn chance(&mut self, action: &Action) -> Result<(), RuleError> {
        if self.state.public.awaited() != Awaited::Chance {
            return Err(RuleError::NotYourTurn);
        }
        let Action::Draw(draw) = *action else { return Err(RuleError::WrongPhase) };
        if !self.state.chance_outcomes().iter().any(|(possible, _)| *possible == draw) {
            return Err(RuleError::NoSuchDraw);
        }
        self.emit(Event::Drawn { draw });
        Ok(())
    }

    /// A permitted action of a seat.
    fn seat(&mut self, by: Seat, action: &Action) {
        match *action {
            Action::Draw(_) => unreachable!("no seat is permitted to draw"),
            Action::Place(builds) => self.place(by, builds),
            Action::CallPhantom => self.emit(Event::PhantomCalled { by }),
            Action::March(plan) => self.emit(Event::Marched { by, plan }),
            Action::Ask(question) => self.emit(Event::Asked { by, question }),
            Action::AskSealed(questions) => self.emit(Event::Sealed { by, questions }),
            Action::Answer(answer) => self.answer(by, answer),
            Action::CallRepeat(met) => self.call(by, met),
            Action::StepOn { met, to } => {
                let own = self.own_at(met);
                self.emit(Event::SteppedOn { by, own, met, to });
            }
            Action::Expel { pawn, to } => self.emit(Event::Expelled { by, pawn, to }),
            Action::Declare { partner } => self.emit(Event::Declared { by, to: partner }),
            Action::Escape => self.escape(by),
            Action::Accept => {
                self.emit(Event::Accepted { by });
                self.shake(by, Answered::Accepted);
            }
            Action::Refuse => {
                self.emit(Event::Refused { by });
                self.shake(by, Answered::Refused);
            }
            Action::Report(report) => self.emit(Event::Reported { by, report }),
            Action::EndTurn => {
                self.emit(Event::TurnEnded { by });
                self.begin_turn(by.next(self.state.public.seating.len()));
            }
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.emit(Event::TurnBegan { turn: self.state.public.turn + 1, seat });
    }

    fn place(&mut self, seat: Seat, builds: [Build; 4]) {
        self.emit(Event::Placed { seat, builds });
        if self.state.public.phase == (Phase::Placing { seat: self.state.public.first_placer() }) {
            self.begin_turn(self.state.public.active);
        }
    }

    fn own_at(&self, met: Pawn) -> Pawn {
        self.state
            .view(Viewer::Bystander, &[])
            .open_meetings()
            .iter()
            .find(|meeting| meeting.met == met)
            .map(|meeting| meeting.own)
            .expect("a permitted step has an open meeting")
    }

    fn answer(&mut self, by: Seat, answer: answer::Answer) {
        let public = &self.state.public;
        let asked = self
            .state
            .view(Viewer::Seat(by), &[])
            .asked()
            .expect("a permitted answer has a question");
        let to = public.active;
        let through = public
            .seating
            .ambassador()
            .filter(|seat| asked.question.met == Pawn::Ambassador && *seat != to);
        let codeword = answer.cards.has(Card::Mission).then(|| self.state.codeword(by)).flatten();
        self.emit(Event::Shown { by, to, asked, answer, codeword, through });
    }

    fn call(&mut self, by: Seat, met: Pawn) {
        let call = self.state.secrets.mine[by].calls.iter().find(|call| call.met == met);
        let penalty = call.expect("a permitted call has its repeat").penalty;
        let Phase::Expelling { answered, .. } = self.state.public.phase else {
            unreachable!("repeats are called while expelling");
        };
        let asked = answered.iter().find(|asked| asked.question.met == met);
        let question = asked.expect("a call is about an answered question").question;
        self.emit(Event::RepeatCalled { by, owed: Asked { question, duty: penalty } });
    }

    /// The end of an announced mission (rules 1.15, and 1.16 for three and five).
    fn shake(&mut self, partner: Seat, answered: Answered) {
        let announcer = self.state.public.active;
        let [mine, theirs] = [announcer, partner].map(|seat| self.agent_hand(seat).agent);
        let goal = self.state.goal(announcer);
        let is_pair = theirs == mine.partner();
        let done = goal.is_some_and(|goal| self.is_brought_about(goal));
        let verdict = match (is_pair, answered) {
            (true, Answered::Accepted) if done => Verdict::MissionAccomplished,
            (true, Answered::Accepted) => Verdict::MissionNotFulfilled,
            (true, Answered::Refused) => Verdict::PartnerRefused,
            (false, _) if self.is_alone(announcer) => Verdict::NobodysPartner,
            (false, Answered::Accepted) => Verdict::WrongPartnerAccepted,
            (false, Answered::Refused) => Verdict::WrongPartnerRefused,
        };
        self.end(Some(partner), verdict);
    }

    /// The end of an announced escape (rules 1.16).
    fn escape(&mut self, by: Seat) {
        self.emit(Event::EscapeAnnounced { by });
        let agent = self.agent_hand(by).agent;
        let public = &self.state.public;
        let at = stands(agent, &public.places, &public.seating, &self.state.secrets.cast);
        let ways_out = exits(agent, public.options.exits);
        let out = ways_out.into_iter().map(Destination::space).any(|space| Some(space) == at);
        let verdict = match self.is_alone(by) {
            true if out => Verdict::Escaped,
            true => Verdict::NoEscape,
            false => Verdict::NotAlone,
        };
        self.end(None, verdict);
    }

    /// Ends the game: the Ambassador's sheet is looked at first (rules 1.16).
    fn end(&mut self, hand_to: Option<Seat>, verdict: Verdict) {
        let public = &self.state.public;
        let announcer = public.active;
        let team = self.agent_hand(announcer).agent.team();
        let own: SeatSet = public
            .seating
            .agents()
            .filter(|seat| self.agent_hand(*seat).agent.team() == team)
            .collect();
        let others: SeatSet = public.seating.agents().filter(|seat| !own.has(*seat)).collect();
        let won = match verdict {
            Verdict::MissionAccomplished | Verdict::Escaped => own,
            Verdict::MissionNotFulfilled
            | Verdict::PartnerRefused
            | Verdict::WrongPartnerAccepted
            | Verdict::WrongPartnerRefused
            | Verdict::NoEscape
            | Verdict::NotAlone
            | Verdict::NobodysPartner => others,
            Verdict::ReportRight => unreachable!("no announcement is judged so"),
        };
        let informed = public.seating.ambassador().filter(|seat| self.is_report_right(*seat));
        let (winners, verdict) = match informed {
            Some(seat) => (SeatSet::EMPTY.with(seat), Verdict::ReportRight),
            None => (won, verdict),
        };
        let goal = if self.is_alone(announcer) { None } else { self.state.goal(announcer) };
        let outcome = Outcome { winners, announcer, hand_to, verdict, goal };
        self.emit(Event::Ended { outcome });
    }

    fn agent_hand(&self, seat: Seat) -> Hand {
        self.state.hand(seat).expect("only agents announce and take hands")
    }

    /// Whether the partner's cards lie aside (three players).
    fn is_alone(&self, seat: Seat) -> bool {
        let cast = &self.state.secrets.cast;
        let partner = self.agent_hand(seat).agent.partner();
        self.state.public.seating.seat_of(cast.who_is(partner)).is_none()
    }

    fn is_report_right(&self, ambassador: Seat) -> bool {
        self.state.secrets.mine[ambassador].report.is_some_and(|report| {
            self.state.secrets.cast.hands().iter().enumerate().all(|(ix, hand)| {
                report.agents[ix] == hand.agent && report.builds[ix] == hand.build
            })
        })
    }

    /// Whether a goal counts as brought about now (rules 1.14).
    fn is_brought_about(&self, goal: Goal) -> bool {
        let public = &self.state.public;
        let cast = &self.state.secrets.cast;
        let holds = |places: &Places| fulfilled(goal, places, &public.seating, cast);
        let arrives = match public.options.completion {
            Completion::AsItStands => false,
            Completion::EmbassyOnArrival => goal == Goal::AmbassadorOn(Destination::Embassy),
            Completion::EveryOnArrival => true,
        };
        holds(&public.places) && (!arrives || public.rests.iter().any(|places| !holds(&places)))
    }

    /// Lets a fact happen: the only mutation of the game.
    fn absorb(&mut self, event: &Event) {
        let State { public, secrets } = &mut self.state;
        match *event {
            Event::Placed { seat, builds } => {
                let colour = public.seating.colour(seat).expect("agents place figures");
                for (space, build) in starts(colour).into_iter().zip(builds) {
                    public.places =
                        public.places.with(Pawn::Figure(Figure { owner: seat, build }), space);
                }
                public.phase = Phase::Placing { seat: public.seating.next_agent(seat) };
            }
            Event::TurnBegan { turn, seat } => {
                public.turn = turn;
                public.active = seat;
                public.rests = Few::of(&[public.places]);
                public.phase = if public.seating.is_agent(seat) {
                    Phase::Start
                } else {
                    Phase::Moving { draw: Draw::stroll() }
                };
            }
            Event::PhantomCalled { .. } => public.phase = Phase::Prophecy,
            Event::Drawn { draw } => public.phase = Phase::Moving { draw },
            Event::Marched { by, plan } => {
                // Without the error: how to write it for a panic would be in the page.
                let walked = walk(public, &plan).ok();
                let (places, _) = walked.expect("permitted plans can be walked");
                public.places = places;
                public.phase = Phase::Meeting { open: meetings(&places, &public.seating, by) };
                self.rest();
            }
            Event::Asked { question, .. } => self.put(&Few::of(&[question])),
            Event::Sealed { questions, .. } => self.put(&questions),
            Event::Shown { by, to, asked, answer, .. } => {
                let history = &mut secrets.mine[by].shown[to.ix()];
                let repeated = answer::repeat(history, asked.duty, answer.cards).is_some();
                let third = history.has_twice(answer.cards);
                history.note(answer.cards);
                let asker = &mut secrets.mine[to];
                asker.received[by.ix()].note(answer.cards);
                if repeated && public.options.repeats == Repeats::Called {
                    let penalty = penalty(public.options.penalty, asked.duty, third);
                    asker.calls.push(Call { met: asked.question.met, penalty });
                }
                let Phase::Answering { mut queue, mut answered, open } = public.phase else {
                    unreachable!("answers are given while answering");
                };
                queue.remove(0);
                answered.push(asked);
                public.phase = if queue.is_empty() {
                    Phase::Expelling { answered, open }
                } else {
                    Phase::Answering { queue, answered, open }
                };
            }
            Event::RepeatCalled { by, owed } => {
                let Phase::Expelling { answered, open } = public.phase else {
                    unreachable!("repeats are called while expelling");
                };
                let met = owed.question.met;
                let rest = answered.iter().filter(|asked| asked.question.met != met).collect();
                forget_call(&mut secrets.mine[by].calls, met);
                public.phase = Phase::Answering { queue: Few::of(&[owed]), answered: rest, open };
            }
            Event::SteppedOn { own, met, to, .. } => {
                public.places = public.places.with(own, to);
                let Phase::Meeting { open } = public.phase else {
                    unreachable!("steps are taken at meetings");
                };
                let open = without(open, met);
                let leaves =
                    public.options.step == StepRule::AmbassadorLeaves && met == Pawn::Ambassador;
                public.phase =
                    if leaves { Phase::Dismissing { open } } else { Phase::Meeting { open } };
                self.rest();
            }
            Event::Expelled { by, pawn, to } => {
                public.places = public.places.with(pawn, to);
                forget_call(&mut secrets.mine[by].calls, pawn);
                public.phase = match public.phase {
                    Phase::Expelling { answered, open } if answered.len() > 1 => {
                        let left = answered.iter().filter(|asked| asked.question.met != pawn);
                        Phase::Expelling { answered: left.collect(), open }
                    }
                    Phase::Expelling { open, .. } | Phase::Dismissing { open } => {
                        Phase::Meeting { open }
                    }
                    _ => unreachable!("pawns are sent away after answers and steps"),
                };
                self.rest();
            }
            Event::Declared { to, .. } => public.phase = Phase::HandOffered { to },
            Event::Reported { by, report } => {
                public.reported = true;
                secrets.mine[by].report = Some(report);
            }
            Event::Ended { outcome } => public.phase = Phase::Over(outcome),
            Event::TurnEnded { .. }
            | Event::EscapeAnnounced { .. }
            | Event::Accepted { .. }
            | Event::Refused { .. } => {}
        }
    }

    /// Notes the board of a rest point, if it is a new one.
    fn rest(&mut self) {
        let public = &mut self.state.public;
        if public.rests.last() != Some(public.places) {
            public.rests.push(public.places);
        }
    }

    /// Turns open meetings into questions to be answered.
    fn put(&mut self, questions: &Few<Question, 3>) {
        let public = &mut self.state.public;
        let Phase::Meeting { open } = public.phase else {
            unreachable!("questions are put at meetings");
        };
        let queue = questions
            .iter()
            .map(|question| Asked { question, duty: duty(public, question) })
            .collect();
        let open = questions.iter().fold(open, |open, question| without(open, question.met));
        public.phase = Phase::Answering { queue, answered: Few::EMPTY, open };
    }
}

/// What an offered hand got.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answered {
    Accepted,
    Refused,
}

fn without(open: Few<Meeting, 3>, met: Pawn) -> Few<Meeting, 3> {
    open.iter().filter(|meeting| meeting.met != met).collect()
}

fn forget_call(calls: &mut Few<Call, 3>, met: Pawn) {
    *calls = calls.iter().filter(|call| call.met != met).collect();
}

/// What a called repeat costs (the table of rules 1.11).
fn penalty(penalty: Penalty, repeated: Duty, third: bool) -> Duty {
    match (repeated, penalty) {
        (Duty::Triple, Penalty::OneFewer) if third => Duty::EitherTrueCard,
        (Duty::Triple, Penalty::OneFewer | Penalty::NewPair) => Duty::NewPair,
        (Duty::Pair | Duty::NewPair | Duty::TrueCard | Duty::EitherTrueCard, _) => Duty::TrueCard,
    }
}
