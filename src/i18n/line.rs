//! Lines: sentences with named holes, such as `"{Pawn} stepped on to {place}."`
//!
//! A hole `{pawn}` takes the word that is given for it, `{Pawn}` takes it with a
//! large first letter, and `{pawn:whom}` in the form `whom`, for which the
//! language has a function in its [`Forms`]. So a language stays free in order,
//! articles and cases, and a sentence costs the page no more than its letters.

use crate::kit::letters::capital;

/// The forms of words that a language's holes may ask for.
pub type Forms = &'static [(&'static str, fn(&str) -> String)];

/// What a hole takes.
#[derive(Clone, Copy, Debug)]
pub enum Word<'w> {
    /// A word, or several.
    Text(&'w str),
    /// A number, in digits.
    Number(u32),
}

impl<'w> From<&'w str> for Word<'w> {
    fn from(text: &'w str) -> Word<'w> {
        Word::Text(text)
    }
}

impl From<u32> for Word<'_> {
    fn from(number: u32) -> Self {
        Word::Number(number)
    }
}

impl From<u16> for Word<'_> {
    fn from(number: u16) -> Self {
        Word::Number(number.into())
    }
}

impl From<u8> for Word<'_> {
    fn from(number: u8) -> Self {
        Word::Number(number.into())
    }
}

impl From<usize> for Word<'_> {
    fn from(number: usize) -> Self {
        Word::Number(number.try_into().unwrap_or(u32::MAX))
    }
}

/// The line with words in its holes. `names` are the words' names, by commas.
pub fn fill(line: &str, forms: Forms, names: &str, words: &[Word]) -> String {
    let mut said = String::new();
    let mut rest = line;
    while let Some((before, hole, after)) = next_hole(rest) {
        let (name, form) = hole.split_once(':').unwrap_or((hole, ""));
        let small = name.to_ascii_lowercase();
        let given = names.split(", ").zip(words).find(|(name, _)| *name == small);
        let mut word = match given {
            Some((_, Word::Text(text))) => text.to_string(),
            Some((_, Word::Number(number))) => number.to_string(),
            None => String::new(),
        };
        if let Some((_, bend)) = forms.iter().find(|(name, _)| *name == form) {
            word = bend(&word);
        }
        said.push_str(before);
        said.push_str(&if small == name { word } else { capital(&word) });
        rest = after;
    }
    said + rest
}

/// What stands before the first hole, in it and after it.
fn next_hole(line: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = line.split_once('{')?;
    let (hole, after) = rest.split_once('}')?;
    Some((before, hole, after))
}

/// The holes of a line, each once: the name of the word, and the form or nothing.
pub fn holes(line: &str) -> Vec<(String, &str)> {
    let mut all = Vec::new();
    let mut rest = line;
    while let Some((_, hole, after)) = next_hole(rest) {
        let (name, form) = hole.split_once(':').unwrap_or((hole, ""));
        let hole = (name.to_ascii_lowercase(), form);
        if !all.contains(&hole) {
            all.push(hole);
        }
        rest = after;
    }
    all
}

/// Declares a struct of texts. A field with words in brackets is a line that has
/// holes for just these; a method of its name fills them.
macro_rules! texts {
    (
        $(#[$about:meta])*
        pub struct $Texts:ident {
            $(
                $(#[$note:meta])*
                pub $name:ident $(($($hole:ident: $word:ty),*))? $(: $plain:ty)?
            ),* $(,)?
        }
    ) => {
        $(#[$about])*
        pub struct $Texts {
            /// The forms that holes ask for.
            pub forms: $crate::i18n::line::Forms,
            $($(#[$note])* pub $name: $crate::i18n::line::texts!(@field $($plain)?)),*
        }

        impl $Texts {
            $($(
                #[doc = concat!("The line `", stringify!($name), "` with words in its holes.")]
                pub fn $name(&self, $($hole: $word),*) -> String {
                    $crate::i18n::line::fill(
                        self.$name,
                        self.forms,
                        stringify!($($hole),*),
                        &[$($crate::i18n::line::Word::from($hole)),*],
                    )
                }
            )?)*

            /// Every line: its name, what stands in it, and the words it has holes for.
            pub fn lines(&self) -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
                vec![$($((stringify!($name), self.$name, vec![$(stringify!($hole)),*]),)?)*]
            }
        }
    };
    (@field $plain:ty) => { $plain };
    (@field) => { &'static str };
}

pub(crate) use texts;

#[cfg(test)]
mod tests {
    use super::*;

    const FORMS: Forms = &[("loud", |word| format!("{word}!"))];

    #[test]
    fn holes_take_words_as_they_are_large_or_in_a_form() {
        let said = |line| fill(line, FORMS, "who, n", &[Word::Text("anna"), Word::Number(3)]);
        assert_eq!(said("{n} × {who}"), "3 × anna");
        assert_eq!(said("{Who}, {who:loud}, {Who:loud}"), "Anna, anna!, Anna!");
        assert_eq!(said("no hole"), "no hole");
    }

    #[test]
    fn a_word_is_never_read_as_a_line() {
        assert_eq!(fill("<{who}>", FORMS, "who", &[Word::Text("{who} {")]), "<{who} {>");
    }

    #[test]
    fn holes_are_found_once_each() {
        let found = holes("{Who} and {who:loud} and {who}, {n}");
        let expected = [("who", ""), ("who", "loud"), ("n", "")];
        assert_eq!(found, expected.map(|(name, form)| (name.to_string(), form)));
    }
}
