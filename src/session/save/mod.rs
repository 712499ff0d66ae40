//! The text of a table: an envelope with a format number, the deal, the log in
//! notation, and a checksum; loading replays the log through the rules.
//!
//! A format, once shipped, has its frozen struct (`v1`, …) for ever and is
//! converted step by step to the current one.

mod v1;

use std::fmt;

use crate::inkognito::rules::notation::NotationError;
use crate::inkognito::rules::{DealError, RuleError};

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

/// The text of a table.
pub fn text(table: &Table) -> String {
    v1::write(table)
}

/// The table of a text.
///
/// # Errors
/// The first thing wrong with it.
pub fn load(id: &str, text: &str) -> Result<Table, SaveError> {
    #[derive(serde::Deserialize)]
    struct Envelope {
        format: u32,
    }
    let envelope: Envelope = serde_json::from_str(text).map_err(|_| SaveError::NotASave)?;
    match envelope.format {
        1 => v1::read(id, text),
        newer => Err(SaveError::Newer(newer)),
    }
}

/// FNV-1a, 64 bits: enough to notice a cut or edited save, not meant against forgers.
fn checksum(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
