//! What the page's own scripts tell the app, and what it asks of them
//! (`public/device.js`, `public/offline.js`): one tab a table, the back gesture,
//! updates, tables that go out and come in.

use leptos::prelude::*;

use crate::inkognito::rules::Phase;
use crate::kit::Seed;
use crate::session::save::{self, Secrets};
use crate::session::{Hands, ImportError, Scene, shelf, transfer};
use crate::ui::browser::{ask_page, copy_text, now_ms, random_seed};

use super::{Handle, Preferences, SETTINGS, Screen, Sheet};

impl Handle {
    /// Hears what the page's scripts tell.
    pub fn hear(self, verb: &str, text: &str) {
        match verb {
            "resume" => self.open(text),
            "back" => self.back(),
            "elsewhere" => self.step_back(),
            "here" => self.play_here(text),
            "changed" => {
                self.step_back();
                self.refresh(text);
            }
            "gone" | "discarded" => {
                if verb == "discarded" {
                    // Thrown away where nobody could know that it is played.
                    self.stored.set(false);
                }
                self.kept_no_more();
            }
            "free" => self.discard_free(text),
            "taken" => self.say(self.text().device.elsewhere.to_string()),
            "file" => self.import(text),
            "too-large" => self.say(self.text().device.too_large.to_string()),
            _ => {}
        }
    }

    // -- one tab a table --------------------------------------------------

    /// Another tab plays this table: only its open board is shown here.
    fn step_back(self) {
        if self.elsewhere.get_untracked() || self.screen.get_untracked() != Screen::Table {
            return;
        }
        self.keep_now();
        self.put_down();
        self.elsewhere.set(true);
        self.pass(Hands::laid_aside());
    }

    /// Asks the other tab to step back.
    pub fn take_to_this_tab(self) {
        if let Some(id) = self.table_id() {
            ask_page("take", &id);
        }
    }

    /// The other tab has stepped back: the table is played here, as it was left there.
    fn play_here(self, id: &str) {
        self.elsewhere.set(false);
        self.open(id);
    }

    /// Shows the table as the other tab has saved it.
    fn refresh(self, id: &str) {
        if let Ok(Some(table)) = self.with_storage(|storage| shelf::open(storage, id)) {
            self.table.set(Some(table));
        }
    }

    /// Somebody has emptied the storage, or thrown away the table that is open.
    fn kept_no_more(self) {
        if self.elsewhere.get_untracked() {
            self.leave();
            self.say(self.text().table_gone.to_string());
        } else {
            self.keep();
        }
    }

    /// A seed that shuffles what is on the screen: never part of the game.
    pub fn screen_seed(self) -> Seed {
        random_seed()
    }

    fn table_id(self) -> Option<String> {
        self.table.with_untracked(|table| table.as_ref().map(|table| table.id.clone()))
    }

    // -- the back gesture -------------------------------------------------

    /// Closes the paper on top, else goes a screen back; a table is left after a question only.
    pub fn back(self) {
        if self.sheet.get_untracked().is_some() {
            self.peeking.set(false);
            self.close_sheet();
            return;
        }
        match self.screen.get_untracked() {
            Screen::Home => {}
            Screen::Setup => self.screen.set(Screen::Home),
            Screen::Table => {
                self.cover();
                self.sheet.set(Some(Sheet::Leave));
            }
        }
    }

    // -- updates ----------------------------------------------------------

    /// Takes the newer version: at once where no turn is broken by it, else as soon as it can.
    pub fn update(self) {
        self.updating.set(true);
        if !untrack(|| self.is_between_turns()) {
            self.sheet.set(None);
            self.say(self.text().device.update_later.to_string());
        }
    }

    /// Whether nothing half-made is on the screen.
    pub fn is_between_turns(self) -> bool {
        self.screen.get() != Screen::Table
            || match self.scene.get() {
                Scene::Private(..) => false,
                Scene::Board(_) => {
                    self.public.with(|p| p.as_ref().is_some_and(|p| p.phase == Phase::Start))
                }
                Scene::Curtain(..) | Scene::Waiting(..) | Scene::Watching(_) | Scene::Over => true,
            }
    }

    // -- out and in -------------------------------------------------------

    /// The text of the table that is open.
    fn save_text(self) -> Option<String> {
        self.table.with_untracked(|table| table.as_ref().map(save::text))
    }

    /// Puts the open table on the clipboard.
    pub fn copy_table(self) {
        if let Some(text) = self.save_text() {
            copy_text(&text);
        }
    }

    /// Gives the open table out as a file.
    pub fn share_table(self) {
        if let Some(text) = self.save_text() {
            ask_page("share", &format!("bauta-table.txt\n{text}"));
        }
    }

    /// Gives a kept table out as a file, damaged or not.
    pub fn share_kept(self, id: &str) {
        if let Ok(Some(text)) = self.with_storage(|storage| shelf::text(storage, id)) {
            ask_page("share", &format!("bauta-table.txt\n{text}"));
        }
    }

    /// Gives out all that is kept.
    pub fn share_all(self) {
        let settings = self.settings_text();
        match self.with_storage(|storage| transfer::export(storage, &settings)) {
            Ok(text) => ask_page("share", &format!("bauta-all.txt\n{text}")),
            Err(error) => self.trouble(Some(error)),
        }
    }

    /// Takes in what somebody has given out, and says what became of it.
    pub fn import(self, text: &str) {
        let t = &self.text().device;
        let now = now_ms() as u64;
        let words = match self.with_storage(|storage| transfer::import(storage, text, now)) {
            Ok(import) => {
                if let Some(settings) = transfer::settings(text) {
                    self.take_settings(&settings);
                }
                t.imported(import.taken, import.known, import.refused)
            }
            Err(ImportError::TooLong) => t.too_large.to_string(),
            Err(ImportError::Save(error)) => t.import_refused(t.save_faults[error.fault()]),
            Err(ImportError::Storage(error)) => {
                self.trouble(Some(error));
                String::new()
            }
        };
        self.list();
        self.say(words);
    }

    fn take_settings(self, text: &str) {
        if let Some(likes) = Preferences::read(text) {
            self.prefer(|preferences| *preferences = likes);
        }
    }

    /// Goes on from the last good step of a damaged save.
    pub fn rescue(self, id: &str) {
        let new = format!("{:x}", now_ms() as u64);
        if self.with_storage(|storage| shelf::rescue(storage, id, &new)).is_ok() {
            self.open(&new);
        }
    }

    /// Gives out a report for whoever looks into a fault.
    pub fn report(self, secrets: Secrets) {
        let table = self.table.with_untracked(|table| {
            table.as_ref().map(|table| save::report(table, secrets)).unwrap_or_default()
        });
        ask_page("report", &format!("bauta-report.txt\n{table}"));
    }

    /// Changes what the player likes, and keeps it.
    pub fn prefer(self, change: impl FnOnce(&mut Preferences)) {
        self.preferences.update(change);
        self.keep_settings();
    }

    #[inline(never)]
    fn keep_settings(self) {
        let text = self.settings_text();
        // Settings that cannot be kept are still settings.
        let _ = self.with_storage(|storage| storage.set(SETTINGS, &text));
    }

    /// What the player likes, as it is kept.
    pub(super) fn settings_text(self) -> String {
        self.preferences.with_untracked(Preferences::text)
    }
}

/// Breaks the app, so that the emergency page can be seen.
pub fn try_emergency() {
    panic!("the emergency page was asked for");
}
