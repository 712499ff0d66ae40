//! Which actions are legal, as a function of a view: never of the truth.
//!
//! If a greyed button depended on somebody's secret, the button would tell it.
//! [`apply`](super::apply) asks [`View::permits`] through the actor's own view,
//! so what is offered and what is accepted agree.

use crate::kit::order::by_key;
use crate::kit::{Few, Seat};

use super::action::{Action, Report};
use super::answer::{Answer, Answerer};
use super::board::{EMBASSY, Site, SpaceId, SpaceSet, around, spaces};
use super::cards::{Agent, Build, Kind};
use super::deal::is_permutation;
use super::error::RuleError;
use super::march;
use super::options::Exile;
use super::phase::{Asked, Duty, Meeting, Phase, Question};
use super::places::Pawn;
use super::seating::Cast;
use super::view::{Awaited, Public, View};

impl View<'_> {
    /// Whether this viewer may do this now.
    ///
    /// # Errors
    /// The first rule broken.
    pub fn permits(&self, action: &Action) -> Result<(), RuleError> {
        let public = self.public;
        if matches!(public.phase, Phase::Over(_)) {
            return Err(RuleError::GameOver);
        }
        let seat = self.seat().ok_or(RuleError::NotYourTurn)?;
        if let Action::Report(report) = action {
            return self.permits_report(seat, report);
        }
        if public.awaited() != Awaited::Seat(seat) {
            return Err(RuleError::NotYourTurn);
        }
        match *action {
            Action::Draw(_) | Action::Report(_) => Err(RuleError::WrongPhase),
            Action::Place(builds) => match public.phase {
                Phase::Placing { .. } if is_permutation(&builds) => Ok(()),
                Phase::Placing { .. } => Err(RuleError::BadPlacement),
                _ => Err(RuleError::WrongPhase),
            },
            Action::CallPhantom => in_phase(matches!(public.phase, Phase::Start)),
            Action::March(plan) => march::check(self, &plan),
            Action::Ask(question) => self.permits_question(question),
            Action::AskSealed(questions) => self.permits_slip(&questions),
            Action::Answer(answer) => match (self.asked(), self.answerer()) {
                (Some(asked), Some(answerer)) => answerer.check(asked, answer),
                _ => Err(RuleError::WrongPhase),
            },
            Action::CallRepeat(met) => self.permits_call(met),
            Action::StepOn { met, to } => self.permits_step(met, to),
            Action::Expel { pawn, to } => self.permits_expel(pawn, to),
            Action::Declare { partner } => {
                in_phase(public.is_rest_point())?;
                if public.seating.opponents(seat).any(|other| other == partner) {
                    Ok(())
                } else {
                    Err(RuleError::NotAnAgent(partner))
                }
            }
            Action::Escape => {
                in_phase(public.is_rest_point())?;
                if public.seating.has_aside() { Ok(()) } else { Err(RuleError::NobodyIsAlone) }
            }
            Action::Accept | Action::Refuse => {
                in_phase(matches!(public.phase, Phase::HandOffered { .. }))
            }
            Action::EndTurn => match public.phase {
                Phase::Meeting { open } if open.is_empty() => Ok(()),
                Phase::Meeting { .. } => Err(RuleError::MeetingsOpen),
                _ => Err(RuleError::WrongPhase),
            },
        }
    }

    /// Everything this viewer may do now, but for the ways to march (see
    /// [`marches`](march::marches)); sorted, each once.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = self.candidates();
        actions.retain(|action| self.permits(action).is_ok());
        let mut actions = by_key(actions, |action| *action);
        actions.dedup();
        actions
    }

    /// Every action worth asking about, legal or not, but for marches.
    fn candidates(&self) -> Vec<Action> {
        let Some(seat) = self.seat() else { return Vec::new() };
        let public = self.public;
        let mut actions = Vec::new();
        if public.can_report(seat) {
            actions.extend(reports().map(Action::Report));
        }
        if public.awaited() != Awaited::Seat(seat) {
            return actions;
        }
        if public.is_rest_point() {
            actions
                .extend(public.seating.opponents(seat).map(|partner| Action::Declare { partner }));
            actions.push(Action::Escape);
        }
        match public.phase {
            Phase::Placing { .. } => {
                actions.extend(
                    Cast::orders().map(|order| Action::Place(order.map(|ix| Build::ALL[ix]))),
                );
            }
            Phase::Start => actions.push(Action::CallPhantom),
            Phase::Meeting { open } => {
                actions.push(Action::EndTurn);
                actions.extend(self.questions().into_iter().map(Action::Ask));
                actions.extend(self.slips().into_iter().map(Action::AskSealed));
                for Meeting { met, .. } in open.iter() {
                    actions.extend(self.steps(met).iter().map(|to| Action::StepOn { met, to }));
                }
            }
            Phase::Answering { .. } => {
                actions.extend(self.answers().into_iter().map(Action::Answer));
            }
            Phase::Expelling { answered, .. } => {
                for Asked { question: Question { met: pawn, .. }, .. } in answered.iter() {
                    actions.push(Action::CallRepeat(pawn));
                    actions.extend(self.exiles(pawn).iter().map(|to| Action::Expel { pawn, to }));
                }
            }
            Phase::Dismissing { .. } => {
                let pawn = Pawn::Ambassador;
                actions.extend(self.exiles(pawn).iter().map(|to| Action::Expel { pawn, to }));
            }
            Phase::HandOffered { .. } => actions.extend([Action::Accept, Action::Refuse]),
            Phase::Prophecy | Phase::Moving { .. } | Phase::Over(_) => {}
        }
        actions
    }

    /// The meetings still to be resolved.
    pub fn open_meetings(&self) -> Few<Meeting, 3> {
        match self.public.phase {
            Phase::Meeting { open }
            | Phase::Answering { open, .. }
            | Phase::Expelling { open, .. }
            | Phase::Dismissing { open } => open,
            Phase::Placing { .. }
            | Phase::Start
            | Phase::Prophecy
            | Phase::Moving { .. }
            | Phase::HandOffered { .. }
            | Phase::Over(_) => Few::EMPTY,
        }
    }

    /// Every question that the active player may put now.
    pub fn questions(&self) -> Vec<Question> {
        let Phase::Meeting { open } = self.public.phase else { return Vec::new() };
        open.iter()
            .flat_map(|Meeting { met, .. }| {
                whom(self.public, met).flat_map(move |of| {
                    Kind::ALL.into_iter().map(move |kind| Question { met, of, kind })
                })
            })
            .collect()
    }

    /// Every sealed slip that the active player may put now.
    fn slips(&self) -> Vec<Few<Question, 3>> {
        let questions = self.questions();
        let mut slips: Vec<Few<Question, 3>> = questions.iter().map(|q| Few::of(&[*q])).collect();
        let mut from = 0;
        for _ in 1..self.open_meetings().len() {
            let until = slips.len();
            for ix in from..until {
                for question in &questions {
                    if slips[ix].iter().all(|other| other.met != question.met) {
                        let mut slip = slips[ix];
                        slip.push(*question);
                        slips.push(slip);
                    }
                }
            }
            from = until;
        }
        slips.retain(|slip| slip.len() > 1);
        slips
    }

    /// The spaces to which the own figure may step on at the meeting with this pawn.
    pub fn steps(&self, met: Pawn) -> SpaceSet {
        let meeting = self.open_meetings().iter().find(|meeting| meeting.met == met);
        let taken = self.public.places.taken();
        meeting
            .filter(|meeting| matches!(meeting.own, Pawn::Figure(_)))
            .and_then(|meeting| self.public.places.of(meeting.own))
            .map(|at| around(at).iter().filter(|space| !taken.has(*space)).collect())
            .unwrap_or_default()
    }

    /// The spaces to which a questioned pawn may be sent (rules 1.13).
    pub fn exiles(&self, pawn: Pawn) -> SpaceSet {
        spaces().filter(|space| may_exile(self.public, pawn, *space).is_ok()).collect()
    }

    /// What this viewer must answer now.
    pub fn asked(&self) -> Option<Asked> {
        match self.public.phase {
            Phase::Answering { queue, .. } => {
                queue.first().filter(|asked| Some(asked.question.of) == self.seat())
            }
            _ => None,
        }
    }

    /// What this viewer's answer to the active player goes by.
    pub fn answerer(&self) -> Option<Answerer<'_>> {
        Some(Answerer {
            hand: self.mine.hand?,
            shown: &self.mine.shown[self.public.active.ix()],
            repeats: self.public.options.repeats,
        })
    }

    /// Every answer this viewer may give now.
    pub fn answers(&self) -> Vec<Answer> {
        match (self.asked(), self.answerer()) {
            (Some(asked), Some(answerer)) => answerer.answers(asked),
            _ => Vec::new(),
        }
    }

    fn permits_question(&self, question: Question) -> Result<(), RuleError> {
        let Phase::Meeting { open } = self.public.phase else {
            return Err(RuleError::WrongPhase);
        };
        if !open.iter().any(|meeting| meeting.met == question.met) {
            return Err(RuleError::NoSuchMeeting(question.met));
        }
        if !whom(self.public, question.met).any(|seat| seat == question.of) {
            return Err(RuleError::CannotBeAsked(question.of));
        }
        Ok(())
    }

    fn permits_slip(&self, questions: &Few<Question, 3>) -> Result<(), RuleError> {
        for question in questions.iter() {
            self.permits_question(question)?;
        }
        let each_meeting_once = questions
            .iter()
            .enumerate()
            .all(|(ix, question)| questions.iter().take(ix).all(|other| other.met != question.met));
        match self.public.phase {
            Phase::Meeting { .. } if questions.len() > 1 && each_meeting_once => Ok(()),
            Phase::Meeting { .. } => Err(RuleError::BadSlip),
            _ => Err(RuleError::WrongPhase),
        }
    }

    fn permits_call(&self, met: Pawn) -> Result<(), RuleError> {
        in_phase(matches!(self.public.phase, Phase::Expelling { .. }))?;
        if self.mine.calls.iter().any(|call| call.met == met) {
            Ok(())
        } else {
            Err(RuleError::NothingToCall)
        }
    }

    fn permits_step(&self, met: Pawn, to: SpaceId) -> Result<(), RuleError> {
        let Phase::Meeting { open } = self.public.phase else {
            return Err(RuleError::WrongPhase);
        };
        let Some(meeting) = open.iter().find(|meeting| meeting.met == met) else {
            return Err(RuleError::NoSuchMeeting(met));
        };
        if meeting.own == Pawn::Ambassador {
            return Err(RuleError::AmbassadorMustAsk);
        }
        let at = self.public.places.of(meeting.own);
        if !at.is_some_and(|at| around(at).has(to)) {
            return Err(RuleError::StepTooFar(to));
        }
        if self.public.places.taken().has(to) {
            return Err(RuleError::StepOntoTaken(to));
        }
        Ok(())
    }

    fn permits_expel(&self, pawn: Pawn, to: SpaceId) -> Result<(), RuleError> {
        let due = match self.public.phase {
            Phase::Expelling { answered, .. } => {
                answered.iter().any(|asked| asked.question.met == pawn)
            }
            Phase::Dismissing { .. } => pawn == Pawn::Ambassador,
            _ => return Err(RuleError::WrongPhase),
        };
        if !due {
            return Err(RuleError::NotToExpel(pawn));
        }
        may_exile(self.public, pawn, to)
    }

    fn permits_report(&self, seat: Seat, report: &Report) -> Result<(), RuleError> {
        if self.public.seating.ambassador() != Some(seat) {
            return Err(RuleError::NotTheAmbassador);
        }
        if self.public.reported {
            return Err(RuleError::ReportSealed);
        }
        in_phase(self.public.can_report(seat))?;
        if report.is_complete() { Ok(()) } else { Err(RuleError::BadReport) }
    }
}

fn in_phase(is: bool) -> Result<(), RuleError> {
    if is { Ok(()) } else { Err(RuleError::WrongPhase) }
}

/// Who can be asked at a meeting with this pawn (rules 1.10).
fn whom(public: &Public, met: Pawn) -> impl Iterator<Item = Seat> + use<> {
    let active = public.active;
    public.seating.opponents(active).filter(move |seat| met.owner().is_none_or(|o| o == *seat))
}

/// What a question at this meeting owes.
pub(super) fn duty(public: &Public, question: Question) -> Duty {
    if question.met == Pawn::Ambassador || !public.seating.is_agent(public.active) {
        Duty::Pair
    } else {
        Duty::Triple
    }
}

/// Whether a questioned pawn may be sent there (rules 1.13).
fn may_exile(public: &Public, pawn: Pawn, to: SpaceId) -> Result<(), RuleError> {
    let others_on = |space: SpaceId| public.places.on(space).any(|other| other != pawn);
    if pawn == Pawn::Ambassador {
        let embassy_free = !others_on(EMBASSY);
        let first = public.options.exile == Exile::EmbassyFirst && embassy_free;
        return match to.site() {
            Site::Embassy if first => Ok(()),
            _ if first => Err(RuleError::EmbassyFirst),
            Site::Embassy | Site::Start(_) if public.places.taken().has(to) => {
                Err(RuleError::ExpelOntoTaken(to))
            }
            Site::Embassy | Site::Start(_) => Ok(()),
            Site::Plain | Site::Goal(_) => Err(RuleError::ExpelOffColour(to)),
        };
    }
    match to.site() {
        Site::Goal(_) => Err(RuleError::ExpelOntoNumber(to)),
        Site::Plain | Site::Start(_) | Site::Embassy if public.places.taken().has(to) => {
            Err(RuleError::ExpelOntoTaken(to))
        }
        Site::Plain | Site::Start(_) | Site::Embassy => Ok(()),
    }
}

/// Every sheet that can be sealed.
fn reports() -> impl Iterator<Item = Report> {
    Cast::orders().flat_map(|agents| {
        Cast::orders().map(move |builds| Report {
            agents: agents.map(|ix| Agent::ALL[ix]),
            builds: builds.map(|ix| Build::ALL[ix]),
        })
    })
}
