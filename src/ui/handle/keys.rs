//! Keys that ask, and what is said aloud: answers in the notice line, public
//! events and the sentence of the action bar as they change, and private words
//! on request alone.

use leptos::prelude::untrack;

use crate::inkognito::rules::board::space;
use crate::inkognito::rules::{View, Viewer};
use crate::session::Scene;
use crate::ui::browser::{
    after_paint, focus_first, focus_id, focus_if_lost, focused_value, is_typing, later, said_of_id,
    steady_ms, text_of_id,
};
use crate::ui::inkognito::queries::{Query, answer, changed, own_pad};
use crate::ui::inkognito::selection::Hint;
use crate::ui::inkognito::shortcuts::Shortcuts;

use super::{Handle, Pace, Screen, Sheet};

/// How many events are told at once, the last ones.
const MOST: usize = 6;
/// The paper that [`Handle::whisper_page`] reads.
pub const WORDS_ID: &str = "private-words";
/// How long private words are gone before they are said: else the same words
/// would not be said a second time.
const BREATH_MS: f64 = 100.0;
/// How long it takes to say a word.
const WORD_MS: f64 = 500.0;
/// The sentence of the action bar, which [`Handle::tell`] reads.
pub const LINE_ID: &str = "say";
/// The heading of the action bar.
pub const DOCK_ID: &str = "dock";
/// The button that lets a bot go on.
pub const NEXT_ID: &str = "next-step";

/// Gives a lost focus back: what had it has done its work and is gone. The next
/// thing to do is in the action bar, if there is one.
pub fn mend_focus() {
    focus_if_lost(&["sheet-title", NEXT_ID, DOCK_ID, "page-title"]);
}

impl Handle {
    /// A key without Control, Alt or Meta. Nothing happens while somebody writes,
    /// or where the keys are switched off. True if nobody else may have the key.
    pub fn key(self, key: &str) -> bool {
        if let Some((ix, _)) = self.waits.get_untracked() {
            self.take_key(ix, key);
            return true;
        }
        let likes = self.preferences.get_untracked();
        if likes.no_keys || is_typing() {
            return false;
        }
        let sheet = self.sheet.get_untracked();
        let done = likes.keys.of_key(key);
        let query = done.and_then(|ix| Query::ALL.get(ix).copied());
        if done == Some(Shortcuts::LIST) && sheet.is_none() {
            self.sheet.set(Some(Sheet::Keys));
        } else if query == Some(Query::Row) && self.is_private_open() {
            self.whisper(Handle::own_pad);
        } else if sheet.is_none() && self.is_board_open() {
            match query {
                Some(query) => self.ask(query),
                None if key == "Escape" => self.select(self.selection().put_down()),
                None if done == Some(Shortcuts::BOARD) => focus_first(".board [tabindex='0']"),
                None if done == Some(Shortcuts::DOCK) => focus_id(DOCK_ID),
                // On the board it goes on from there.
                None if done == Some(Shortcuts::MARKED)
                    && focused_value("data-space").is_none() =>
                {
                    focus_first(".board [tabindex='0']");
                }
                None => {}
            }
        }
        false
    }

    /// The key that a shortcut waits for.
    fn take_key(self, ix: usize, key: &str) {
        // Shift is on its way to another.
        if key == "Shift" {
            return;
        }
        let mut keys = self.preferences.with_untracked(|likes| likes.keys);
        let refused = key != "Escape" && !keys.give(ix, key);
        self.remap(keys);
        self.waits.set(refused.then_some((ix, true)));
    }

    /// Other keys for the shortcuts.
    pub fn remap(self, keys: Shortcuts) {
        self.prefer(|likes| likes.keys = keys);
    }

    /// Why a tap does nothing, in words.
    pub(super) fn hint(self, hint: Hint) -> String {
        let t = self.text();
        let speaker = self.speaker();
        match hint {
            Hint::Rule(error) => speaker.refusal(&error),
            Hint::ChooseAPawn => t.hint_choose_pawn.to_string(),
            Hint::NoBallFor(pawn) => t.hint_no_ball_for(&speaker.pawn(pawn)),
            Hint::OutOfReach(pawn, space) => {
                t.hint_out_of_reach(&speaker.pawn(pawn), &speaker.place(space))
            }
            Hint::NoBallLeft => t.hint_no_ball_left.to_string(),
            Hint::OwnStartsOnly => t.hint_own_starts.to_string(),
            Hint::NothingToDo => t.hint_nothing.to_string(),
        }
    }

    /// Whether the open board is on the screen.
    pub fn is_board_open(self) -> bool {
        let open = matches!(
            self.scene.get(),
            Scene::Board(_) | Scene::Waiting(..) | Scene::Watching(_) | Scene::Over
        );
        open && self.screen.get() == Screen::Table && !self.sealing.get()
    }

    fn ask(self, query: Query) {
        let own = (query == Query::Row && self.alone().is_some()).then(|| self.own_pad()).flatten();
        let words = own.or_else(|| {
            let selection = self.selection.get_untracked();
            let at = focused_value("data-space").and_then(|ix| ix.parse().ok()).and_then(space);
            let speaker = self.speaker();
            let seen = self.witnessed();
            let say = |view: View<'_>| answer(query, &view, &seen, &selection, at, &speaker);
            // Only who acts on the board has something in hand there.
            if matches!(self.scene.get_untracked(), Scene::Board(_)) {
                self.with_holder(say)
            } else {
                self.table.with(|table| table.as_ref().map(|t| say(t.view(Viewer::Bystander))))
            }
        });
        let Some(mut words) = words else { return };
        // The same words again would not be read again.
        if self.notice.with_untracked(|notice| notice.as_ref() == Some(&words)) {
            words.push('\u{a0}');
        }
        self.say(words);
        self.answered.set(true);
    }

    fn own_pad(self) -> Option<String> {
        let speaker = self.speaker();
        let deduces = self.help().deduces();
        self.with_holder(|view| deduces.then(|| own_pad(&view, &speaker))).flatten()
    }

    /// Says the words of the private page aloud: its owner asks for it.
    pub fn whisper_page(self) {
        self.whisper(|_| Some(said_of_id(WORDS_ID)));
    }

    /// Says private words aloud. Until they are over, nothing is covered for want
    /// of a touch.
    fn whisper(self, words: fn(Handle) -> Option<String>) {
        self.whisper.set(None);
        later(BREATH_MS, move || {
            if !self.is_private_open() {
                return;
            }
            let words = untrack(|| words(self)).unwrap_or_default();
            self.touched_at.set(steady_ms() + WORD_MS * words.split_whitespace().count() as f64);
            self.whisper.set(Some(words));
        });
    }

    /// Whether private words are being said.
    pub fn is_whispering(self) -> bool {
        self.touched_at.get_untracked() > steady_ms()
    }

    /// What was said aloud is gone, and the time without a touch is counted as ever.
    pub fn fall_silent(self) {
        self.whisper.set(None);
        self.touched_at.set(steady_ms());
    }

    /// Tells what has changed on the open board: the public events that nobody has
    /// been told yet, what the last touch moved, and the sentence of the action bar.
    /// Nothing of it is left under a curtain.
    pub fn tell(self) {
        self.table.track();
        self.selection.track();
        if self.is_board_open() {
            // The sentence must be there first.
            after_paint(move || self.tell_now());
        } else {
            self.tidings.set(String::new());
            self.told_line.set(None);
        }
    }

    fn tell_now(self) {
        // A curtain may have fallen since. And bots in haste are quicker than any
        // voice: what they did is told when they wait for somebody.
        let pace = self.preferences.with_untracked(|likes| likes.pace);
        let hurried = matches!(pace, Pace::Fast | Pace::Skip)
            && matches!(self.scene.get_untracked(), Scene::Watching(_));
        if hurried || !self.is_board_open() {
            return;
        }
        let seen = self.witnessed();
        let speaker = self.speaker();
        let from = self.told.get_untracked();
        let mut words: Vec<String> =
            seen.iter().skip(from).filter_map(|seen| speaker.seen(seen)).collect();
        words.drain(..words.len().saturating_sub(MOST));
        self.told.set(seen.len());
        let (selection, line) = (self.selection(), text_of_id(LINE_ID));
        // Whoever opens a board finds the sentence there.
        if let Some(told) = self.told_line.get_untracked() {
            // A reader's press has no key to let go.
            mend_focus();
            let decides = matches!(self.scene.get_untracked(), Scene::Board(_));
            if decides {
                let before = self.told_selection.get_untracked();
                self.with_holder(|view| changed(&view, &before, &selection, &speaker, &mut words));
                let news = line.lines().filter(|line| !told.contains(line));
                words.extend(news.map(str::to_string));
            }
        }
        self.told_selection.set(selection);
        self.told_line.set(Some(line));
        if !words.is_empty() {
            self.tidings.set(words.join(" "));
        }
    }
}
