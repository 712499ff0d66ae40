//! Tables on their way out of this browser and into another: one as the text
//! of its save, or all in one text. What comes in is data only: it goes through
//! the same checks as a save, and is written anew by us.

use crate::kit::Json;

use super::save::{self, SaveError};
use super::shelf::{self, PREFIX};
use super::storage::{Storage, StorageError};

/// How long a text may be that is taken in: nearly a browser's whole storage.
pub const LONGEST: usize = 4_000_000;
/// How many tables one text may hold.
const MOST: usize = 1_000;

/// What became of the tables of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// They stand on the shelf now.
    pub taken: usize,
    /// They stood there already.
    pub known: usize,
    /// They cannot be read.
    pub refused: usize,
}

/// Why nothing was taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// The text is longer than [`LONGEST`].
    TooLong,
    /// No table is in it; this is wrong with it.
    Save(SaveError),
    /// The tables cannot be kept.
    Storage(StorageError),
}

/// All that is kept as one text, damaged saves too, with the player's settings.
///
/// # Errors
/// If the storage cannot be reached.
pub fn export(storage: &dyn Storage, settings: &str) -> Result<String, StorageError> {
    let mut tables = Vec::new();
    for key in storage.keys()?.iter().filter(|key| key.starts_with(PREFIX)) {
        tables.extend(storage.get(key)?);
    }
    let mut all = Json::fields();
    all.set("bauta", 1_u64);
    all.set("settings", settings);
    all.set("tables", Json::from_iter(tables));
    Ok(all.write())
}

/// The settings in a text of [`export`], if any.
pub fn settings(text: &str) -> Option<String> {
    Json::read(text)?.get("settings").text().map(str::to_string)
}

/// Puts the tables of a text on the shelf: of one save, or of [`export`].
///
/// # Errors
/// Why nothing, or not all, was taken in; tables that are kept already are never touched.
pub fn import(storage: &dyn Storage, text: &str, now: u64) -> Result<Import, ImportError> {
    if text.len() > LONGEST {
        return Err(ImportError::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}').trim();
    let all = Json::read(text).ok_or(ImportError::Save(SaveError::NotASave))?;
    let mut kept = kept(storage).map_err(ImportError::Storage)?;
    let Some(texts) = all.get("tables").items() else {
        let mut import = Import::default();
        take(storage, text, &format!("{now:x}"), &mut kept, &mut import)?;
        return Ok(import);
    };
    if texts.len() > MOST {
        return Err(ImportError::TooLong);
    }
    let mut import = Import::default();
    for (ix, text) in texts.iter().enumerate() {
        let id = format!("{now:x}-{ix}");
        match take(storage, text.text().unwrap_or_default(), &id, &mut kept, &mut import) {
            Ok(()) => {}
            Err(ImportError::Save(_)) => import.refused += 1,
            Err(error) => return Err(error),
        }
    }
    Ok(import)
}

/// The texts on the shelf, as we would write them today.
fn kept(storage: &dyn Storage) -> Result<Vec<String>, StorageError> {
    let mut texts = Vec::new();
    for key in storage.keys()?.iter().filter(|key| key.starts_with(PREFIX)) {
        let table = storage.get(key)?.and_then(|text| save::load("", &text).ok());
        texts.extend(table.map(|table| save::text(&table)));
    }
    Ok(texts)
}

/// Takes one save in, unless it is there already.
fn take(
    storage: &dyn Storage,
    text: &str,
    id: &str,
    kept: &mut Vec<String>,
    import: &mut Import,
) -> Result<(), ImportError> {
    let table = save::load(id, text).map_err(ImportError::Save)?;
    let ours = save::text(&table);
    if kept.contains(&ours) {
        import.known += 1;
        return Ok(());
    }
    shelf::keep(storage, &table).map_err(ImportError::Storage)?;
    import.taken += 1;
    kept.push(ours);
    Ok(())
}
