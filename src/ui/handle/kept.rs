//! What is saved, and when: the table after each action, and the shelf of all tables.

use leptos::prelude::*;

use crate::session::{Damaged, Storage, StorageError, shelf};
use crate::ui::browser::{after_paint, ask_page, now_ms};

use super::Handle;

impl Handle {
    /// Looks into the storage, which has all that is to be saved by then.
    pub(super) fn with_storage<T>(self, what: impl FnOnce(&dyn Storage) -> T) -> T {
        self.keep_now();
        what(&self.0.storage)
    }

    /// Lists what is kept.
    #[inline(never)]
    pub fn list(self) {
        match self.with_storage(shelf::list) {
            Ok(listed) => self.shelf.set(listed),
            Err(error) => self.trouble(Some(error)),
        }
    }

    /// Says why nothing is saved, so that it goes on in memory; or that all is.
    pub(super) fn trouble(self, trouble: Option<StorageError>) {
        if self.trouble.get_untracked() != trouble {
            self.trouble.set(trouble);
        }
    }

    /// Throws a kept table away, unless some tab plays it: the page's script knows.
    pub fn discard(self, id: &str) {
        ask_page("discard", id);
    }

    /// No tab plays the table that is to be thrown away.
    pub(super) fn discard_free(self, id: &str) {
        let discarded = self.with_storage(|storage| shelf::discard(storage, id));
        // There may be room now for what found none.
        self.trouble(discarded.and_then(|()| self.0.storage.settle()).err());
        self.list();
    }

    /// The damaged saves that are kept.
    pub fn damaged(self) -> Vec<Damaged> {
        self.shelf.with(|shelf| shelf.damaged.clone())
    }

    /// Saves the table as soon as its picture stands: what an action has done is seen
    /// first. A page that nobody sees has no pictures.
    pub(super) fn keep(self) {
        // The tab that plays the table keeps it.
        if self.elsewhere.get_untracked() {
            return;
        }
        self.table.update_untracked(|table| {
            if let Some(table) = table {
                table.saved = now_ms() as u64;
            }
        });
        let waits = self.unkept.get_untracked();
        self.unkept.set(true);
        if document().hidden() {
            self.keep_now();
        } else if !waits {
            after_paint(move || self.keep_now());
        }
    }

    /// Saves the table as it is now, if that is still to be done. It only reads the
    /// table, so an action is kept even if its picture has broken the page.
    pub fn keep_now(self) {
        if !self.unkept.get_untracked() {
            return;
        }
        self.unkept.set(false);
        let kept = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            let is_there = self.with_storage(|storage| shelf::has(storage, &table.id));
            if self.stored.get_untracked() && is_there == Ok(false) {
                self.say(self.text().device.storage_cleared.to_string());
            }
            Some(self.with_storage(|storage| shelf::keep(storage, table)))
        });
        self.stored.set(kept == Some(Ok(())));
        match kept {
            Some(Err(error)) => self.trouble(Some(error)),
            Some(Ok(())) => {
                // There may be room for others too that found none.
                self.trouble(self.0.storage.settle().err());
                ask_page("kept", "");
            }
            None => {}
        }
    }
}
