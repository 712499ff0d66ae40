//! The tables kept in a storage: listed, opened, put back, thrown away.

use crate::inkognito::rules::Public;

use super::save::{self, SaveError};
use super::storage::{Storage, StorageError};
use super::table::Table;

/// What a table's keys begin with.
pub(super) const PREFIX: &str = "bauta.table.";

/// Where the step of the bot that thinks is noted: if the page breaks there,
/// the next start finds it.
const THINKING: &str = "bauta.thinking";

/// What the list of tables shows of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its name in storage.
    pub id: String,
    /// The names, by seat.
    pub names: Vec<String>,
    /// What everybody sees of it.
    pub public: Public,
    /// When it was saved last, in milliseconds since 1970.
    pub saved: u64,
}

/// A save that cannot be read, kept as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// Its name in storage.
    pub id: String,
    /// The text, whole.
    pub text: String,
    /// What is wrong.
    pub error: SaveError,
    /// The turn of the last good step, if a table can be made of the text.
    pub good: Option<u16>,
}

/// All tables, latest first, and the saves that cannot be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// Tables that can go on or be looked at.
    pub tables: Vec<Summary>,
    /// Saves that cannot be read.
    pub damaged: Vec<Damaged>,
}

/// Lists what is kept.
///
/// # Errors
/// If the storage cannot be reached.
pub fn list(storage: &dyn Storage) -> Result<Shelf, StorageError> {
    let mut shelf = Shelf::default();
    for key in storage.keys()? {
        let Some(id) = key.strip_prefix(PREFIX) else { continue };
        let Some(text) = storage.get(&key)? else { continue };
        match save::load(id, &text) {
            Ok(table) => {
                let earlier = shelf.tables.iter().position(|other| other.saved < table.saved);
                let summary = Summary {
                    id: table.id.clone(),
                    names: table.names.clone(),
                    public: *table.public(),
                    saved: table.saved,
                };
                shelf.tables.insert(earlier.unwrap_or(shelf.tables.len()), summary);
            }
            Err(error) => {
                let good = save::rescue(id, &text).ok().map(|table| table.public().turn);
                shelf.damaged.push(Damaged { id: id.to_string(), text, error, good });
            }
        }
    }
    Ok(shelf)
}

/// Opens a kept table; none if there is no such table.
///
/// # Errors
/// If the storage cannot be reached or the save cannot be read.
pub fn open(storage: &dyn Storage, id: &str) -> Result<Option<Table>, OpenError> {
    match storage.get(&format!("{PREFIX}{id}")).map_err(OpenError::Storage)? {
        None => Ok(None),
        Some(text) => {
            let mut table = save::load(id, &text).map_err(OpenError::Save)?;
            let note = storage.get(THINKING).map_err(OpenError::Storage)?;
            let here = note.is_some_and(|note| note == step(&table));
            if here && !table.stumbles.contains(&table.entries()) {
                table.stumbles.push(table.entries());
            }
            Ok(Some(table))
        }
    }
}

/// Goes on from the last good step of a damaged save: its table stands on the
/// shelf under the new name, beside the damaged text.
///
/// # Errors
/// If the storage cannot be reached, or no table can be made of the text.
pub fn rescue(storage: &dyn Storage, id: &str, new: &str) -> Result<(), OpenError> {
    let text = storage.get(&format!("{PREFIX}{id}")).map_err(OpenError::Storage)?;
    let table = save::rescue(new, &text.unwrap_or_default()).map_err(OpenError::Save)?;
    keep(storage, &table).map_err(OpenError::Storage)
}

/// The text of a kept table, damaged or not.
///
/// # Errors
/// If the storage cannot be reached.
pub fn text(storage: &dyn Storage, id: &str) -> Result<Option<String>, StorageError> {
    storage.get(&format!("{PREFIX}{id}"))
}

/// Whether a table is kept.
///
/// # Errors
/// If the storage cannot be reached.
pub fn has(storage: &dyn Storage, id: &str) -> Result<bool, StorageError> {
    storage.has(&format!("{PREFIX}{id}"))
}

/// Notes the step at which a bot begins to think. The note is void as soon as
/// the log is longer.
///
/// # Errors
/// If there is no room or no leave.
pub fn begin_to_think(storage: &dyn Storage, table: &Table) -> Result<(), StorageError> {
    storage.set(THINKING, &step(table))
}

/// A step of a table.
fn step(table: &Table) -> String {
    format!("{} {}", table.id, table.entries())
}

/// Why a kept table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The storage cannot be reached.
    Storage(StorageError),
    /// The save cannot be read.
    Save(SaveError),
}

/// Keeps a table as it is now.
///
/// # Errors
/// If there is no room or no leave; what was kept before stays.
pub fn keep(storage: &dyn Storage, table: &Table) -> Result<(), StorageError> {
    storage.set(&format!("{PREFIX}{}", table.id), &save::text(table))
}

/// Throws a table away.
///
/// # Errors
/// If the storage cannot be reached.
pub fn discard(storage: &dyn Storage, id: &str) -> Result<(), StorageError> {
    storage.remove(&format!("{PREFIX}{id}"))
}
