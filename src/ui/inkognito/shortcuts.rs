//! [`Shortcuts`]: which key does what, as their owner likes it.

/// How many things a key can do.
const COUNT: usize = 10;

/// A key for each [`Query`](super::queries::Query), in their order, then one to
/// the board, one to the list of keys, one to the action bar and one to what is
/// marked. Those of an older version end sooner: a new one comes last.
///
/// **Invariant:** they are all different, and none that the page needs itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortcuts([char; COUNT]);

impl Default for Shortcuts {
    /// The usual keys. No language changes them.
    fn default() -> Self {
        Shortcuts(['f', 'w', 'b', 'l', 'n', 'r', 'g', '?', 'd', 'm'])
    }
}

impl Shortcuts {
    /// The way to the board, after the queries.
    pub const BOARD: usize = 6;
    /// The list of the keys.
    pub const LIST: usize = 7;
    /// The way to the action bar.
    pub const DOCK: usize = 8;
    /// The way to the next mask or space that is marked.
    pub const MARKED: usize = 9;

    /// The keys that a text says; what makes no sense there is as usual.
    pub fn read(text: &str) -> Shortcuts {
        let mut keys = Shortcuts::default();
        for (ix, key) in text.chars().enumerate() {
            keys.put(ix, key);
        }
        keys
    }

    /// The keys as they are kept.
    pub fn text(&self) -> String {
        self.0.iter().collect()
    }

    /// What this key of the keyboard does.
    pub fn of_key(&self, key: &str) -> Option<usize> {
        let key = letter(key)?;
        self.0.iter().position(|own| *own == key)
    }

    /// A key as it stands on the keyboard.
    pub fn shown(&self, ix: usize) -> String {
        self.0.get(ix).map(char::to_ascii_uppercase).into_iter().collect()
    }

    /// Gives the shortcut another key; whichever had it takes the one that is let
    /// go. False for a key that the page needs itself.
    #[must_use]
    pub fn give(&mut self, ix: usize, key: &str) -> bool {
        letter(key).is_some_and(|key| self.put(ix, key))
    }

    fn put(&mut self, ix: usize, key: char) -> bool {
        let Some(before) = self.0.get(ix).copied().filter(|_| is_free(key)) else { return false };
        let other = self.0.iter().position(|own| *own == key).unwrap_or(ix);
        self.0[other] = before;
        self.0[ix] = key;
        true
    }
}

/// The one letter of a key; `Enter` and its like have more.
fn letter(key: &str) -> Option<char> {
    let mut letters = key.chars();
    let letter = letters.next()?.to_ascii_lowercase();
    letters.next().is_none().then_some(letter)
}

/// Whether the page does not need the key itself: the space bar presses buttons,
/// and numbers follow the ways of the board.
fn is_free(key: char) -> bool {
    key > ' ' && key != '\x7f' && !key.is_ascii_digit() && !key.is_ascii_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_usual_key_does_one_thing() {
        let keys = Shortcuts::default();
        let done = ["f", "w", "b", "l", "n", "r", "g", "?", "d", "m"].map(|key| keys.of_key(key));
        assert_eq!(done.to_vec(), (0..COUNT).map(Some).collect::<Vec<_>>());
        assert_eq!(keys.of_key("F"), Some(0), "with the capitals locked too");
        assert_eq!(keys.of_key("F1"), None);
    }

    #[test]
    fn another_key_does_it_and_the_old_one_nothing() {
        let mut keys = Shortcuts::default();
        assert!(keys.give(2, "K"));
        assert_eq!(keys.of_key("k"), Some(2));
        assert_eq!(keys.of_key("b"), None);
        assert_eq!(keys.shown(2), "K");
    }

    #[test]
    fn a_key_that_another_shortcut_has_is_swapped_with_it() {
        let mut keys = Shortcuts::default();
        assert!(keys.give(2, "f"));
        assert_eq!(keys.text(), "bwflnrg?dm");
        assert!(keys.give(2, "f"), "its own key is no change");
        assert_eq!(keys.text(), "bwflnrg?dm");
    }

    #[test]
    fn keys_that_the_page_needs_are_refused() {
        let mut keys = Shortcuts::default();
        for key in ["Tab", "Enter", " ", "Escape", "ArrowUp", "1", "9", "F1", "Dead", "\x7f", ""] {
            assert!(!keys.give(0, key), "{key:?}");
        }
        assert_eq!(keys, Shortcuts::default());
        assert!(!keys.give(COUNT, "k"), "there is no such shortcut");
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let mut keys = Shortcuts::default();
        assert!(keys.give(7, "ö") && keys.give(0, "\""));
        assert_eq!(Shortcuts::read(&keys.text()), keys);
        assert_eq!(Shortcuts::read("md?grnlbwf").text(), "md?grnlbwf");
    }

    #[test]
    fn keys_of_an_older_version_stay_and_the_new_one_takes_what_is_free() {
        assert_eq!(Shortcuts::read("?grnlbwf").text(), "?grnlbwfdm");
        assert_eq!(Shortcuts::read("fwdlnrg?").text(), "fwdlnrg?bm");
        assert_eq!(Shortcuts::read("fwblnrg?m").text(), "fwblnrg?md");
    }

    #[test]
    fn nonsense_leaves_different_keys_that_are_free() {
        for text in ["", "1 \t9", "FWBL", "fwblnrg?dmx", "fwblnrg\u{7f}"] {
            assert_eq!(Shortcuts::read(text), Shortcuts::default(), "{text:?}");
        }
        assert_eq!(Shortcuts::read("ffffffffff").text(), "wblnrg?dmf");
    }
}
