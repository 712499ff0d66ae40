//! One line of text an action, both ways; and what was seen, for people to read.
//!
//! Saves, golden files and bug reports share this form. It only grows: a token
//! never changes its meaning. A seat is its index, a figure a seat and a build
//! (`0tall`), a space its short name, a grey card has a `grey-` before it:
//!
//! ```text
//! call · draw land wild ambassador · march land:0tall>rialto · ask 1fat identity
//! ask ambassador build 2 · seal 1fat identity; ambassador build 2
//! answer ax mz grey-fat · repeat 1fat · step 1fat rialto · expel 1fat murano
//! declare 2 · escape · accept · refuse · end · place tall short fat thin
//! report lf-tall cb-short ax-fat mz-thin
//! ```

use std::fmt;

use crate::kit::{Few, Seat};

use super::action::{Action, Actor, Report};
use super::answer::Answer;
use super::board::{Colour, SpaceId, space_by_key};
use super::cards::{Agent, Build, Card, CardSet, Codeword, Hand, Kind};
use super::draw::{Ball, Draw};
use super::event::Seen;
use super::march::{Hop, Plan};
use super::phase::{Asked, Question};
use super::places::{Figure, Pawn};

/// Why a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The word that makes no sense there; empty when words are missing.
    pub word: String,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.word.is_empty() {
            f.write_str("the line ends too early")
        } else {
            write!(f, "no sense in {:?}", self.word)
        }
    }
}

impl std::error::Error for NotationError {}

type Read<T> = Result<T, NotationError>;

fn no_sense<T>(word: &str) -> Read<T> {
    // A word from outside may be of any length; a message need not.
    Err(NotationError { word: word.chars().take(40).collect() })
}

/// Words of a closed set, written and read by one table.
trait Word: Copy + PartialEq + 'static {
    const TABLE: &'static [(Self, &'static str)];

    fn word(self) -> &'static str {
        Self::TABLE
            .iter()
            .find(|(value, _)| *value == self)
            .map(|(_, word)| *word)
            .expect("every value has its word")
    }

    fn read(word: &str) -> Read<Self> {
        match Self::TABLE.iter().find(|(_, known)| *known == word) {
            Some((value, _)) => Ok(*value),
            None => no_sense(word),
        }
    }
}

impl Word for Agent {
    const TABLE: &'static [(Agent, &'static str)] = &[
        (Agent::LordFiddlebottom, "lf"),
        (Agent::ColonelBubble, "cb"),
        (Agent::AgentX, "ax"),
        (Agent::MadameZsaZsa, "mz"),
    ];
}

impl Word for Build {
    const TABLE: &'static [(Build, &'static str)] = &[
        (Build::Tall, "tall"),
        (Build::Short, "short"),
        (Build::Fat, "fat"),
        (Build::Thin, "thin"),
    ];
}

impl Word for Codeword {
    const TABLE: &'static [(Codeword, &'static str)] =
        &[(Codeword::A, "a"), (Codeword::B, "b"), (Codeword::C, "c"), (Codeword::D, "d")];
}

impl Word for Kind {
    const TABLE: &'static [(Kind, &'static str)] =
        &[(Kind::Identity, "identity"), (Kind::Build, "build")];
}

impl Word for Ball {
    const TABLE: &'static [(Ball, &'static str)] = &[
        (Ball::Land, "land"),
        (Ball::Water, "water"),
        (Ball::Wild, "wild"),
        (Ball::Agent, "agent"),
        (Ball::Ambassador, "ambassador"),
        (Ball::Nothing, "nothing"),
    ];
}

impl Word for Colour {
    const TABLE: &'static [(Colour, &'static str)] = &[
        (Colour::Red, "red"),
        (Colour::Yellow, "yellow"),
        (Colour::Blue, "blue"),
        (Colour::Green, "green"),
    ];
}

/// The words of a line, one after the other.
struct Words<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn next(&mut self) -> Read<&'a str> {
        self.0.next().map_or_else(|| no_sense(""), Ok)
    }

    fn end(mut self) -> Read<()> {
        self.0.next().map_or(Ok(()), no_sense)
    }

    /// All that is left, at most `N`.
    fn rest<T: Copy, const N: usize>(&mut self, read: impl Fn(&str) -> Read<T>) -> Read<Few<T, N>> {
        let mut items = Few::EMPTY;
        for word in self.0.by_ref() {
            if items.is_full() {
                return no_sense(word);
            }
            items.push(read(word)?);
        }
        Ok(items)
    }

    /// Just four.
    fn four<T: Copy>(&mut self, read: impl Fn(&str) -> Read<T>) -> Read<[T; 4]> {
        Ok([read(self.next()?)?, read(self.next()?)?, read(self.next()?)?, read(self.next()?)?])
    }
}

fn read_seat(word: &str) -> Read<Seat> {
    let seat = word.parse::<usize>().ok().filter(|_| word.len() == 1).and_then(Seat::new);
    seat.map_or_else(|| no_sense(word), Ok)
}

fn read_space(word: &str) -> Read<SpaceId> {
    space_by_key(word).map_or_else(|| no_sense(word), Ok)
}

fn read_pawn(word: &str) -> Read<Pawn> {
    if word == "ambassador" {
        return Ok(Pawn::Ambassador);
    }
    let Some((seat, build)) = word.split_at_checked(1) else { return no_sense(word) };
    Ok(Pawn::Figure(Figure { owner: read_seat(seat)?, build: Build::read(build)? }))
}

fn read_card(word: &str) -> Read<Card> {
    match word {
        "mission" => Ok(Card::Mission),
        _ => Agent::read(word).map(Card::Agent).or_else(|_| Build::read(word).map(Card::Build)),
    }
}

fn read_hop(word: &str) -> Read<Hop> {
    let parts = word.split_once(':').and_then(|(ball, rest)| {
        let (pawn, to) = rest.split_once('>')?;
        Some((ball, pawn, to))
    });
    let Some((ball, pawn, to)) = parts else { return no_sense(word) };
    Ok(Hop { ball: Ball::read(ball)?, pawn: read_pawn(pawn)?, to: read_space(to)? })
}

fn read_question(words: &mut Words<'_>) -> Read<Question> {
    let met = read_pawn(words.next()?)?;
    let kind = Kind::read(words.next()?)?;
    let of = match met {
        Pawn::Figure(figure) => figure.owner,
        Pawn::Ambassador => read_seat(words.next()?)?,
    };
    Ok(Question { met, of, kind })
}

fn read_answer(words: Words<'_>) -> Read<Answer> {
    let mut answer = Answer::coloured(CardSet::EMPTY);
    for word in words.0 {
        let (card, grey) = match word.strip_prefix("grey-") {
            Some(card) => (read_card(card)?, true),
            None => (read_card(word)?, false),
        };
        if answer.cards.has(card) || (grey && card == Card::Mission) {
            return no_sense(word);
        }
        answer.cards = answer.cards.with(card);
        if grey {
            answer.grey = answer.grey.with(card);
        }
    }
    Ok(answer)
}

fn read_report(word: &str) -> Read<(Agent, Build)> {
    match word.split_once('-') {
        Some((agent, build)) => Ok((Agent::read(agent)?, Build::read(build)?)),
        None => no_sense(word),
    }
}

/// Reads a line that [`Action`]'s `Display` wrote.
///
/// # Errors
/// The first word that makes no sense.
pub fn read_action(line: &str) -> Result<Action, NotationError> {
    let mut words = Words(line.split_whitespace());
    let action = match words.next()? {
        "place" => Action::Place(words.four(Build::read)?),
        "call" => Action::CallPhantom,
        "draw" => {
            let balls: Few<Ball, 3> = words.rest(Ball::read)?;
            Action::Draw(Draw::of(&balls.iter().collect::<Vec<_>>()))
        }
        "march" => Action::March(Plan(words.rest(read_hop)?)),
        "ask" => Action::Ask(read_question(&mut words)?),
        "seal" => {
            let (_, list) = line.trim_start().split_at("seal".len());
            let mut questions = Few::EMPTY;
            for part in list.split(';') {
                let mut words = Words(part.split_whitespace());
                if questions.is_full() {
                    return no_sense(part);
                }
                questions.push(read_question(&mut words)?);
                words.end()?;
            }
            return Ok(Action::AskSealed(questions));
        }
        "answer" => return Ok(Action::Answer(read_answer(words)?)),
        "repeat" => Action::CallRepeat(read_pawn(words.next()?)?),
        "step" => {
            let met = read_pawn(words.next()?)?;
            Action::StepOn { met, to: read_space(words.next()?)? }
        }
        "expel" => {
            let pawn = read_pawn(words.next()?)?;
            Action::Expel { pawn, to: read_space(words.next()?)? }
        }
        "declare" => Action::Declare { partner: read_seat(words.next()?)? },
        "escape" => Action::Escape,
        "accept" => Action::Accept,
        "refuse" => Action::Refuse,
        "report" => {
            let sheet = words.four(read_report)?;
            Action::Report(Report {
                agents: sheet.map(|(agent, _)| agent),
                builds: sheet.map(|(_, build)| build),
            })
        }
        "end" => Action::EndTurn,
        word => return no_sense(word),
    };
    words.end()?;
    Ok(action)
}

/// Reads an actor and an action: `0 call`, `* draw land land wild`.
///
/// # Errors
/// The first word that makes no sense.
pub fn read_entry(line: &str) -> Result<(Actor, Action), NotationError> {
    let line = line.trim_start();
    let (who, action) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let actor = match who {
        "*" => Actor::Chance,
        _ => Actor::Seat(read_seat(who)?),
    };
    Ok((actor, read_action(action)?))
}

/// Writes what [`read_entry`] reads.
pub fn entry(actor: Actor, action: &Action) -> String {
    match actor {
        Actor::Chance => format!("* {action}"),
        Actor::Seat(seat) => format!("{} {action}", seat.ix()),
    }
}

/// Reads a hand: `lf-tall-a`.
///
/// # Errors
/// The part that makes no sense.
pub fn read_hand(word: &str) -> Result<Hand, NotationError> {
    let mut parts = word.splitn(3, '-');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(agent), Some(build), Some(codeword)) => Ok(Hand {
            agent: Agent::read(agent)?,
            build: Build::read(build)?,
            codeword: Codeword::read(codeword)?,
        }),
        _ => no_sense(word),
    }
}

/// Reads the four builds of a placement: `tall-short-fat-thin`.
///
/// # Errors
/// The part that makes no sense.
pub fn read_placement(word: &str) -> Result<[Build; 4], NotationError> {
    let mut words = word.split('-');
    let mut next = || words.next().map_or_else(|| no_sense(word), Build::read);
    let four = [next()?, next()?, next()?, next()?];
    if words.next().is_some() { no_sense(word) } else { Ok(four) }
}

/// Writes what [`read_placement`] reads.
pub fn placement(four: &[Build; 4]) -> String {
    four.map(Word::word).join("-")
}

/// Reads a colour.
///
/// # Errors
/// The word, if it is none.
pub fn read_colour(word: &str) -> Result<Colour, NotationError> {
    Colour::read(word)
}

/// Reads an identity: `lf`.
///
/// # Errors
/// The word, if it is none.
pub fn read_agent(word: &str) -> Result<Agent, NotationError> {
    Agent::read(word)
}

/// Reads a build: `tall`.
///
/// # Errors
/// The word, if it is none.
pub fn read_build(word: &str) -> Result<Build, NotationError> {
    Build::read(word)
}

/// Reads a codeword: `a`.
///
/// # Errors
/// The word, if it is none.
pub fn read_codeword(word: &str) -> Result<Codeword, NotationError> {
    Codeword::read(word)
}

impl fmt::Display for Agent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Codeword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.agent.word(), self.build.word(), self.codeword.word())
    }
}

impl fmt::Display for SpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pawn::Figure(figure) => write!(f, "{}{}", figure.owner.ix(), figure.build.word()),
            Pawn::Ambassador => f.write_str("ambassador"),
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.met, self.kind.word())?;
        match self.met {
            Pawn::Figure(_) => Ok(()),
            Pawn::Ambassador => write!(f, " {}", self.of.ix()),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (ix, card) in self.cards.iter().enumerate() {
            let gap = if ix == 0 { "" } else { " " };
            let grey = if self.grey.has(card) { "grey-" } else { "" };
            let word = match card {
                Card::Agent(agent) => agent.word(),
                Card::Build(build) => build.word(),
                Card::Mission => "mission",
            };
            write!(f, "{gap}{grey}{word}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(builds) => write!(f, "place {}", builds.map(Word::word).join(" ")),
            Action::CallPhantom => f.write_str("call"),
            Action::Draw(draw) => {
                f.write_str("draw")?;
                draw.balls().try_for_each(|ball| write!(f, " {}", ball.word()))
            }
            Action::March(plan) => {
                f.write_str("march")?;
                plan.hops()
                    .try_for_each(|hop| write!(f, " {}:{}>{}", hop.ball.word(), hop.pawn, hop.to))
            }
            Action::Ask(question) => write!(f, "ask {question}"),
            Action::AskSealed(questions) => {
                f.write_str("seal")?;
                questions.iter().enumerate().try_for_each(|(ix, question)| {
                    write!(f, "{} {question}", if ix == 0 { "" } else { ";" })
                })
            }
            Action::Answer(answer) => write!(f, "answer {answer}"),
            Action::CallRepeat(met) => write!(f, "repeat {met}"),
            Action::StepOn { met, to } => write!(f, "step {met} {to}"),
            Action::Expel { pawn, to } => write!(f, "expel {pawn} {to}"),
            Action::Declare { partner } => write!(f, "declare {}", partner.ix()),
            Action::Escape => f.write_str("escape"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Report(report) => {
                f.write_str("report")?;
                (0..4).try_for_each(|ix| {
                    write!(f, " {}-{}", report.agents[ix].word(), report.builds[ix].word())
                })
            }
            Action::EndTurn => f.write_str("end"),
        }
    }
}

/// How a letter on a shown mission card is written after an answer.
struct Letter(Option<Codeword>);

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(codeword) => write!(f, " ({})", codeword.word()),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Seen::Placed { seat, builds } => {
                write!(f, "{} placed {}", seat.ix(), placement(&builds))
            }
            Seen::TurnBegan { turn, seat } => write!(f, "turn {turn}: {}", seat.ix()),
            Seen::PhantomCalled { by } => write!(f, "{} called the phantom", by.ix()),
            Seen::Drawn { draw } => {
                f.write_str("drawn")?;
                draw.balls().try_for_each(|ball| write!(f, " {}", ball.word()))
            }
            Seen::Marched { by, plan } => {
                write!(f, "{} {}", by.ix(), Action::March(plan))
            }
            Seen::Asked { by, question } => write!(f, "{} asked {question}", by.ix()),
            Seen::Sealed { by, questions } => {
                write!(f, "{} {}", by.ix(), Action::AskSealed(questions))
            }
            Seen::Shown { by, to, question } => {
                write!(f, "{} showed {} cards to {question}", by.ix(), to.ix())
            }
            Seen::ShownToMe { by, asked: Asked { question, .. }, answer, codeword } => {
                write!(f, "{} showed me {answer}{} to {question}", by.ix(), Letter(codeword))
            }
            Seen::ShownByMe { to, asked: Asked { question, .. }, answer } => {
                write!(f, "I showed {} {answer} to {question}", to.ix())
            }
            Seen::ShownThroughMe { by, to, asked: Asked { question, .. }, answer, codeword } => {
                let letter = Letter(codeword);
                write!(f, "{} showed {} {answer}{letter} to {question}", by.ix(), to.ix())
            }
            Seen::RepeatCalled { by, owed } => {
                write!(f, "{} called a repeat: {:?} to {}", by.ix(), owed.duty, owed.question)
            }
            Seen::SteppedOn { by, own, met, to } => {
                write!(f, "{} stepped on with {own} from {met} to {to}", by.ix())
            }
            Seen::Expelled { by, pawn, to } => write!(f, "{} expelled {pawn} to {to}", by.ix()),
            Seen::TurnEnded { by } => write!(f, "{} ended the turn", by.ix()),
            Seen::Declared { by, to } => write!(f, "{} offered {} the hand", by.ix(), to.ix()),
            Seen::EscapeAnnounced { by } => write!(f, "{} announced an escape", by.ix()),
            Seen::Accepted { by } => write!(f, "{} accepted", by.ix()),
            Seen::Refused { by } => write!(f, "{} refused", by.ix()),
            Seen::Reported { by } => write!(f, "{} sealed a report", by.ix()),
            Seen::ReportedByMe { report } => write!(f, "I sealed: {}", Action::Report(report)),
            Seen::Ended { outcome } => {
                let winners: Vec<String> =
                    outcome.winners.iter().map(|seat| seat.ix().to_string()).collect();
                write!(f, "over: {:?}, won by {}", outcome.verdict, winners.join(" and "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_is_written_as_it_is_read() {
        for line in [
            "place thin tall short fat",
            "call",
            "draw land wild ambassador",
            "march",
            "march land:0tall>rialto agent:1fat>murano ambassador:ambassador>embassy",
            "ask 1fat identity",
            "ask ambassador build 2",
            "seal 1fat identity; ambassador build 2",
            "answer ax mz grey-fat",
            "answer lf mission",
            "repeat 1fat",
            "repeat ambassador",
            "step 1fat rialto",
            "expel ambassador embassy",
            "declare 2",
            "escape",
            "accept",
            "refuse",
            "report lf-tall cb-short ax-fat mz-thin",
            "end",
        ] {
            assert_eq!(read_action(line).map(|action| action.to_string()), Ok(line.to_string()));
        }
    }

    #[test]
    fn nonsense_is_refused_by_its_word() {
        for (line, word) in [
            ("", ""),
            ("sing", "sing"),
            ("ask", ""),
            ("ask 9fat identity", "9"),
            ("march land:0tall", "land:0tall"),
            ("call me", "me"),
            ("answer grey-mission", "grey-mission"),
            ("answer lf lf", "lf"),
            ("draw land land land land", "land"),
            ("ask émbassy build", "émbassy"),
        ] {
            assert_eq!(read_action(line), Err(NotationError { word: word.to_string() }), "{line}");
        }
    }
}
