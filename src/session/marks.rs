//! What a player writes on the own pad: in another hand than the facts, never
//! mixed with them, each with its turn.

use std::fmt;

use crate::inkognito::deduce::{Cell, Secret};
use crate::inkognito::rules::Holder;
use crate::inkognito::rules::notation::{read_agent, read_build, read_codeword};
use crate::kit::plain;

/// How many characters of a note are kept.
pub const NOTE_LENGTH: usize = 12;

/// What is written in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// It is so, I think.
    Suspect,
    /// It is not so, I think.
    Clear,
    /// I wonder.
    Question,
    /// A number of one's own, `1..=9`.
    Number(u8),
    /// A short text.
    Note(String),
    /// Rubbed out.
    Nothing,
}

/// Something written, with the turn in which it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnMark {
    /// The number of the turn.
    pub turn: u16,
    /// Where.
    pub cell: Cell,
    /// What.
    pub sign: Sign,
}

/// All that a player has written, in order; the last word on a cell holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(Vec<OwnMark>);

impl Marks {
    /// Writes something.
    pub fn write(&mut self, turn: u16, cell: Cell, sign: Sign) {
        self.0.push(OwnMark { turn, cell, sign });
    }

    /// What stands in a cell now.
    pub fn on(&self, cell: Cell) -> Option<&OwnMark> {
        self.0.iter().rev().find(|mark| mark.cell == cell).filter(|mark| mark.sign != Sign::Nothing)
    }

    /// A line each, for saves: `3 1 lf suspect`.
    pub fn lines(&self) -> Vec<String> {
        self.0.iter().map(ToString::to_string).collect()
    }

    /// Reads what [`Marks::lines`] wrote; none if a line makes no sense.
    pub fn read(lines: &[String]) -> Option<Marks> {
        lines.iter().map(|line| OwnMark::read(line)).collect::<Option<Vec<_>>>().map(Marks)
    }
}

/// A note as it can be seen, cut to [`NOTE_LENGTH`] characters.
pub fn tidy_note(text: &str) -> String {
    plain(text, NOTE_LENGTH)
}

impl OwnMark {
    fn read(line: &str) -> Option<OwnMark> {
        let mut words = line.splitn(4, ' ');
        let turn = words.next()?.parse().ok()?;
        let holder = words.next()?.parse().ok().and_then(Holder::new)?;
        let secret = read_secret(words.next()?)?;
        let sign = Sign::read(words.next()?)?;
        Some(OwnMark { turn, cell: Cell { holder, secret }, sign })
    }
}

fn read_secret(word: &str) -> Option<Secret> {
    read_agent(word)
        .map(Secret::Agent)
        .or_else(|_| read_build(word).map(Secret::Build))
        .or_else(|_| read_codeword(word).map(Secret::Codeword))
        .ok()
}

impl Sign {
    fn read(text: &str) -> Option<Sign> {
        Some(match text.split_once(' ').unwrap_or((text, "")) {
            ("suspect", "") => Sign::Suspect,
            ("clear", "") => Sign::Clear,
            ("question", "") => Sign::Question,
            ("nothing", "") => Sign::Nothing,
            ("number", n) => Sign::Number(n.parse().ok().filter(|n| (1..=9).contains(n))?),
            ("note", note) => Sign::Note(tidy_note(note)),
            _ => return None,
        })
    }
}

impl fmt::Display for OwnMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cell { holder, secret } = self.cell;
        write!(f, "{} {} ", self.turn, holder.ix())?;
        match secret {
            Secret::Agent(agent) => write!(f, "{agent} ")?,
            Secret::Build(build) => write!(f, "{build} ")?,
            Secret::Codeword(codeword) => write!(f, "{codeword} ")?,
        }
        match &self.sign {
            Sign::Suspect => f.write_str("suspect"),
            Sign::Clear => f.write_str("clear"),
            Sign::Question => f.write_str("question"),
            Sign::Nothing => f.write_str("nothing"),
            Sign::Number(n) => write!(f, "number {n}"),
            Sign::Note(note) => write!(f, "note {note}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::Agent;

    fn cell() -> Cell {
        Cell { holder: Holder::ALL[1], secret: Secret::Agent(Agent::AgentX) }
    }

    #[test]
    fn marks_are_written_and_read_back() {
        let mut marks = Marks::default();
        let signs = [
            Sign::Suspect,
            Sign::Clear,
            Sign::Question,
            Sign::Number(7),
            Sign::Note("saw him wink".into()),
            Sign::Nothing,
        ];
        for (turn, sign) in signs.into_iter().enumerate() {
            marks.write(turn as u16, cell(), sign);
        }
        assert_eq!(Marks::read(&marks.lines()), Some(marks));
    }

    #[test]
    fn the_last_word_on_a_cell_holds() {
        let mut marks = Marks::default();
        marks.write(3, cell(), Sign::Suspect);
        marks.write(5, cell(), Sign::Clear);
        assert_eq!(marks.on(cell()).map(|mark| (mark.turn, &mark.sign)), Some((5, &Sign::Clear)));
        marks.write(6, cell(), Sign::Nothing);
        assert_eq!(marks.on(cell()), None);
    }

    #[test]
    fn nonsense_is_refused() {
        for line in
            ["", "3 1 lf", "3 9 lf clear", "3 1 xx clear", "3 1 lf number 12", "x 1 lf clear"]
        {
            assert_eq!(Marks::read(&[line.to_string()]), None, "{line}");
        }
    }
}
