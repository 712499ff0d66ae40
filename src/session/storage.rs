//! Where texts are kept. The browser's storage may be full, forbidden or
//! emptied at any moment, so every call says whether it worked.

use std::fmt;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

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

/// A storage in memory.
#[derive(Debug, Default)]
pub struct Memory(RwLock<Vec<(String, String)>>);

impl Memory {
    fn read(&self) -> RwLockReadGuard<'_, Vec<(String, String)>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Vec<(String, String)>> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// All but the text of one key. They are few.
    fn forget(&self, key: &str) {
        self.write().retain(|kept| kept.0 != key);
    }
}

impl Storage for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.read().iter().find(|kept| kept.0 == key).map(|kept| kept.1.clone()))
    }

    fn has(&self, key: &str) -> Result<bool, StorageError> {
        Ok(self.read().iter().any(|kept| kept.0 == key))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        self.forget(key);
        self.write().push((key.to_string(), text.to_string()));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.forget(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.read().iter().map(|kept| kept.0.clone()).collect())
    }
}

/// A storage and, beside it, a memory for what it refuses: that says so each time,
/// but nothing is lost as long as the page is open.
#[derive(Debug, Default)]
pub struct Backed<S> {
    storage: S,
    memory: Memory,
}

impl<S: Storage> Backed<S> {
    /// This storage, and a memory with nothing in it.
    pub fn new(storage: S) -> Backed<S> {
        Backed { storage, memory: Memory::default() }
    }

    /// Offers what lies in the memory to the storage once more.
    ///
    /// # Errors
    /// If it still refuses something.
    pub fn settle(&self) -> Result<(), StorageError> {
        let kept = self.memory.read().clone();
        kept.iter().try_for_each(|(key, text)| self.set(key, text))
    }

    /// What the storage has said; where the memory serves instead, its silence is none.
    fn or_memory<T: Default>(&self, said: Result<T, StorageError>) -> Result<T, StorageError> {
        said.or_else(|error| match self.memory.read().is_empty() {
            true => Err(error),
            false => Ok(T::default()),
        })
    }
}

impl<S: Storage> Storage for Backed<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        match self.memory.get(key)? {
            Some(text) => Ok(Some(text)),
            None => self.or_memory(self.storage.get(key)),
        }
    }

    fn has(&self, key: &str) -> Result<bool, StorageError> {
        Ok(self.memory.has(key)? || self.or_memory(self.storage.has(key))?)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        let kept = self.storage.set(key, text);
        match kept {
            Ok(()) => self.memory.forget(key),
            Err(_) => self.memory.set(key, text)?,
        }
        kept
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.memory.forget(key);
        self.storage.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let mut keys = self.or_memory(self.storage.keys())?;
        let kept = self.memory.keys()?;
        keys.extend(kept.into_iter().filter(|key| !keys.contains(key)).collect::<Vec<_>>());
        Ok(keys)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Takes no text while it is shut.
    #[derive(Default)]
    struct Moody {
        kept: Memory,
        shut: RwLock<Option<StorageError>>,
    }

    impl Moody {
        fn shut(&self, error: Option<StorageError>) {
            *self.shut.write().expect("nobody panics") = error;
        }

        fn may(&self) -> Result<(), StorageError> {
            self.shut.read().expect("nobody panics").map_or(Ok(()), Err)
        }

        fn may_look(&self) -> Result<(), StorageError> {
            match self.may() {
                Err(StorageError::Forbidden) => Err(StorageError::Forbidden),
                Ok(()) | Err(StorageError::Full) => Ok(()),
            }
        }
    }

    impl Storage for Moody {
        fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
            self.may_look()?;
            self.kept.get(key)
        }

        fn has(&self, key: &str) -> Result<bool, StorageError> {
            self.may_look()?;
            self.kept.has(key)
        }

        fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
            self.may()?;
            self.kept.set(key, text)
        }

        fn remove(&self, key: &str) -> Result<(), StorageError> {
            self.may_look()?;
            self.kept.remove(key)
        }

        fn keys(&self) -> Result<Vec<String>, StorageError> {
            self.may_look()?;
            self.kept.keys()
        }
    }

    fn text(of: &impl Storage, key: &str) -> Option<String> {
        of.get(key).expect("can be read")
    }

    #[test]
    fn what_a_storage_refuses_is_there_as_long_as_the_page_is() {
        for error in [StorageError::Full, StorageError::Forbidden] {
            let backed = Backed::new(Moody::default());
            backed.set("old", "1").expect("open");
            backed.storage.shut(Some(error));
            assert_eq!(backed.set("old", "2"), Err(error));
            assert_eq!(backed.set("new", "3"), Err(error));
            assert_eq!(text(&backed, "old").as_deref(), Some("2"));
            assert_eq!(text(&backed, "new").as_deref(), Some("3"));
            assert_eq!(text(&backed, "none"), None);
            assert_eq!(backed.has("new"), Ok(true));
            assert_eq!(backed.keys().expect("can be listed"), ["old", "new"]);
            assert_eq!(backed.settle(), Err(error));
            backed.storage.shut(None);
            assert_eq!(backed.settle(), Ok(()));
            assert_eq!(text(&backed.storage, "old").as_deref(), Some("2"));
            assert_eq!(text(&backed.storage, "new").as_deref(), Some("3"));
            assert!(backed.memory.read().is_empty());
        }
    }

    #[test]
    fn a_storage_that_is_shut_from_the_beginning_says_so() {
        let backed = Backed::new(Moody::default());
        backed.storage.shut(Some(StorageError::Forbidden));
        assert_eq!(backed.keys(), Err(StorageError::Forbidden));
        assert_eq!(backed.get("old"), Err(StorageError::Forbidden));
    }
}
