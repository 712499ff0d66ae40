//! Where texts are kept. The browser's storage may be full, forbidden or
//! emptied at any moment, so every call says whether it worked.

use std::cell::RefCell;
use std::fmt;

/// A place to keep texts by key.
pub trait Storage {
    /// The text of a key.
    ///
    /// # Errors
    /// If the storage cannot be reached.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;

    /// Whether there is a text of a key: cheaper than the text itself.
    ///
    /// # Errors
    /// If the storage cannot be reached.
    fn has(&self, key: &str) -> Result<bool, StorageError>;

    /// Keeps a text.
    ///
    /// # Errors
    /// If there is no room or no leave.
    fn set(&self, key: &str, text: &str) -> Result<(), StorageError>;

    /// Forgets a text.
    ///
    /// # Errors
    /// If the storage cannot be reached.
    fn remove(&self, key: &str) -> Result<(), StorageError>;

    /// All keys, in any order.
    ///
    /// # Errors
    /// If the storage cannot be reached.
    fn keys(&self) -> Result<Vec<String>, StorageError>;
}

/// Why a text was not kept or found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// There is no room.
    Full,
    /// The browser does not allow it.
    Forbidden,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageError::Full => "the storage is full",
            StorageError::Forbidden => "the storage is forbidden",
        })
    }
}

impl std::error::Error for StorageError {}

/// A storage in memory: what is left when the browser's cannot be used.
#[derive(Debug, Default)]
pub struct Memory(RefCell<Vec<(String, String)>>);

impl Memory {
    /// All but the text of one key. They are few.
    fn forget(&self, key: &str) {
        self.0.borrow_mut().retain(|kept| kept.0 != key);
    }
}

impl Storage for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.borrow().iter().find(|kept| kept.0 == key).map(|kept| kept.1.clone()))
    }

    fn has(&self, key: &str) -> Result<bool, StorageError> {
        Ok(self.0.borrow().iter().any(|kept| kept.0 == key))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        self.forget(key);
        self.0.borrow_mut().push((key.to_string(), text.to_string()));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.forget(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.0.borrow().iter().map(|kept| kept.0.clone()).collect())
    }
}
