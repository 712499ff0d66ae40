//! The text of a table: an envelope with a format number, the deal, the log in
//! notation, and a checksum; loading replays the log through the rules.
//!
//! A format, once shipped, keeps its meaning for ever (`v1`, …) and is
//! converted step by step to the current one; `tests/saves/` holds a save of each.

mod report;
mod v1;
mod v2;

pub use report::{Secrets, report};

use std::fmt;

use crate::inkognito::rules::notation::NotationError;
use crate::inkognito::rules::{DealError, RuleError};

use crate::kit::Json;

use super::table::Table;

/// Counts changes of meaning of the rules: a log is replayed by the rules it was played by.
pub const RULES: u32 = 1;

/// Why a save cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Not a save at all.
    NotASave,
    /// A save of a newer version of the app, with this format number.
    Newer(u32),
    /// The text was changed or cut after it was saved.
    Checksum,
    /// A field says nothing sensible.
    Field(&'static str),
    /// A line of the log makes no sense.
    Line(usize, NotationError),
    /// The deal is none.
    Deal(DealError),
    /// The rules refuse this line of the log.
    Refused(usize, RuleError),
}

impl SaveError {
    /// Which of the faults this is that a player can tell apart: no save at all, a newer
    /// app's, changed after it was saved, or full of nonsense.
    pub const fn fault(&self) -> usize {
        match self {
            SaveError::NotASave => 0,
            SaveError::Newer(_) => 1,
            SaveError::Checksum => 2,
            SaveError::Field(_)
            | SaveError::Line(..)
            | SaveError::Deal(_)
            | SaveError::Refused(..) => 3,
        }
    }
}

/// For whoever looks into it; players have it in their language, by [`SaveError::fault`].
impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::NotASave => f.write_str("not a save"),
            SaveError::Newer(format) => write!(f, "a save of format {format}, newer than this app"),
            SaveError::Checksum => f.write_str("the checksum is wrong"),
            SaveError::Field(name) => write!(f, "the field {name:?} makes no sense"),
            SaveError::Line(line, error) => write!(f, "log line {}: {error}", line + 1),
            SaveError::Deal(error) => write!(f, "{error}"),
            SaveError::Refused(line, error) => write!(f, "log line {}: {error}", line + 1),
        }
    }
}

impl std::error::Error for SaveError {}

/// Where the checksum stands in the text.
const SUM: &str = "\"sum\":\"";
/// How many characters it has.
const SUM_LENGTH: usize = 16;

/// The text of a table.
pub fn text(table: &Table) -> String {
    sealed(v2::write(table))
}

/// These fields with their checksum.
fn sealed(mut fields: Json) -> String {
    fields.set("sum", "");
    let mut text = fields.write();
    let sum = checksum(&text);
    if let Some(at) = text.rfind(SUM) {
        text.insert_str(at + SUM.len(), &sum);
    }
    text
}

/// The table of a text.
///
/// # Errors
/// The first thing wrong with it.
pub fn load(id: &str, text: &str) -> Result<Table, SaveError> {
    let (fields, is_whole) = parse(text)?;
    if !is_whole {
        return Err(SaveError::Checksum);
    }
    match v2::read(id, &fields)? {
        (table, None) => Ok(table),
        (_, Some(error)) => Err(error),
    }
}

/// The table of a damaged text as far as it makes sense: up to the last line of
/// the log that the rules accept.
///
/// # Errors
/// If no table can be made of it.
pub fn rescue(id: &str, text: &str) -> Result<Table, SaveError> {
    let (fields, _) = parse(text)?;
    v2::read(id, &fields).map(|(table, _)| table)
}

/// The fields of a text in the current format, and whether it is as it was saved.
fn parse(text: &str) -> Result<(Json, bool), SaveError> {
    let mut fields = Json::read(text).ok_or(SaveError::NotASave)?;
    let format = fields.get("format").number().and_then(|format| u32::try_from(format).ok());
    match format.ok_or(SaveError::NotASave)? {
        1 => v1::upgrade(&mut fields),
        2 => {}
        newer => return Err(SaveError::Newer(newer)),
    }
    Ok((fields, is_whole(text)))
}

/// Whether the checksum is right. It covers the whole text with the place of
/// the checksum empty; no name can look like that place, since quotes inside
/// of names are escaped.
fn is_whole(text: &str) -> bool {
    let Some(at) = text.rfind(SUM).map(|at| at + SUM.len()) else { return false };
    match (text.get(at..at + SUM_LENGTH), text.get(at + SUM_LENGTH..)) {
        (Some(sum), Some(rest)) => sum == checksum(&[&text[..at], rest].concat()),
        _ => false,
    }
}

/// FNV-1a, 64 bits: enough to notice a cut or edited save, not meant against forgers.
fn checksum(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
