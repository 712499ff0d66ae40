//! Lines: sentences with named holes, such as `"{Pawn} stepped on to {place}."`
//!
//! A hole `{pawn}` takes the word that is given for it, `{Pawn}` takes it with a
//! large first letter, and `{pawn:wen}` in the form `wen`, for which one of the
//! languages has a function in its [`Forms`].
//!
//! A hole `{n|one step|# steps}` takes what the number asks for, with the digits
//! in place of `#`. Two alternatives are for one and for any other number; three
//! are for none, one and any other; four for none, one, two and any other.
//!
//! So a language stays free in order, articles, cases and plurals, and a sentence
//! costs the page no more than its letters.

use crate::kit::letters::capital;

use super::Lang;

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

impl From<u64> for Word<'_> {
    fn from(number: u64) -> Self {
        Word::Number(number.try_into().unwrap_or(u32::MAX))
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
pub fn fill(line: &str, names: &str, words: &[Word]) -> String {
    let mut said = String::new();
    let mut rest = line;
    while let Some((before, hole, after)) = next_hole(rest) {
        let (name, shape) = shape(hole);
        let small = name.to_ascii_lowercase();
        let given = names.split(", ").zip(words).find(|(name, _)| *name == small);
        let word = match given {
            Some((_, Word::Text(text))) => text.to_string(),
            Some((_, Word::Number(number))) => number.to_string(),
            None => String::new(),
        };
        let word = match (shape, given) {
            (Shape::Form(form), _) => bent(&word, form),
            (Shape::Plural(alternatives), Some((_, Word::Number(number)))) => {
                plural(alternatives, *number).replace('#', &word)
            }
            (Shape::Plain | Shape::Plural(_), _) => word,
        };
        said.push_str(before);
        said.push_str(&if small == name { word } else { capital(&word) });
        rest = after;
    }
    said + rest
}

/// The word in this form, of whichever language has it.
fn bent(word: &str, form: &str) -> String {
    let mut forms = Lang::ALL.into_iter().flat_map(Lang::forms);
    match forms.find(|(name, _)| *name == form) {
        Some((_, bend)) => bend(word),
        None => word.to_string(),
    }
}

/// The alternative for this number.
fn plural(alternatives: &str, number: u32) -> &str {
    let last = alternatives.split('|').count() - 1;
    let ix = if last == 1 { number.wrapping_sub(1) } else { number };
    alternatives.split('|').nth(last.min(ix as usize)).unwrap_or_default()
}

/// What stands before the first hole, in it and after it.
fn next_hole(line: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = line.split_once('{')?;
    let (hole, after) = rest.split_once('}')?;
    Some((before, hole, after))
}

/// How a hole wants its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape<'l> {
    /// As it is given.
    Plain,
    /// In the form of this name.
    Form(&'l str),
    /// As one of these alternatives, parted by bars.
    Plural(&'l str),
}

/// The name of the word that a hole is for, and how it wants it.
fn shape(hole: &str) -> (&str, Shape<'_>) {
    if let Some((name, alternatives)) = hole.split_once('|') {
        (name, Shape::Plural(alternatives))
    } else if let Some((name, form)) = hole.split_once(':') {
        (name, Shape::Form(form))
    } else {
        (hole, Shape::Plain)
    }
}

/// The holes of a line, each once: the name of the word, and how it is wanted.
pub fn holes(line: &str) -> Vec<(String, Shape<'_>)> {
    let mut all = Vec::new();
    let mut rest = line;
    while let Some((_, hole, after)) = next_hole(rest) {
        let (name, shape) = shape(hole);
        let hole = (name.to_ascii_lowercase(), shape);
        if !all.contains(&hole) {
            all.push(hole);
        }
        rest = after;
    }
    all
}

/// A line: its name, what stands in it, and the words it has holes for, each with
/// its type.
pub type Line = (&'static str, &'static str, Vec<(&'static str, &'static str)>);

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
        #[cfg_attr(test, derive(PartialEq))]
        pub struct $Texts {
            $($(#[$note])* pub $name: $crate::i18n::line::texts!(@field $($plain)?)),*
        }

        impl $Texts {
            $($(
                #[doc = concat!("The line `", stringify!($name), "` with words in its holes.")]
                pub fn $name(&self, $($hole: $word),*) -> String {
                    $crate::i18n::line::fill(
                        self.$name,
                        stringify!($($hole),*),
                        &[$($crate::i18n::line::Word::from($hole)),*],
                    )
                }
            )?)*

            /// Every line.
            pub fn lines(&self) -> Vec<$crate::i18n::line::Line> {
                vec![$($((
                    stringify!($name),
                    self.$name,
                    vec![$((stringify!($hole), stringify!($word))),*],
                ),)?)*]
            }
        }

        impl $crate::i18n::packed::Field<'_, $Texts> {
            pub const fn pack<const N: usize>(self, to: &mut $crate::i18n::packed::Packer<N>) {
                $($crate::i18n::packed::Field(&self.0.$name).pack(to);)*
            }
        }

        impl $crate::i18n::packed::Unpack for $Texts {
            const EMPTY: Self = $Texts { $($name: $crate::i18n::packed::Unpack::EMPTY),* };

            fn unpack(&mut self, from: &mut $crate::i18n::packed::Cutter) {
                $($crate::i18n::packed::Unpack::unpack(&mut self.$name, from);)*
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

    #[test]
    fn holes_take_words_as_they_are_large_or_in_a_form() {
        let said = |line| fill(line, "who, n", &[Word::Text("anna"), Word::Number(3)]);
        assert_eq!(said("{n} × {who}"), "3 × anna");
        assert_eq!(said("{Who}, {who:de}, {Who:de}"), "Anna, d’anna, D’anna");
        assert_eq!(said("no hole"), "no hole");
    }

    #[test]
    fn a_word_is_never_read_as_a_line() {
        assert_eq!(fill("<{who}>", "who", &[Word::Text("{who} {")]), "<{who} {>");
    }

    #[test]
    fn a_number_chooses_among_two_three_or_four_alternatives() {
        let said = |line, n: u32| fill(line, "n", &[n.into()]);
        for (line, expected) in [
            ("{n|a step|# steps}.", ["0 steps.", "a step.", "2 steps.", "3 steps.", "14 steps."]),
            ("({n|| one| # more})", ["()", "( one)", "( 2 more)", "( 3 more)", "( 14 more)"]),
            ("{n|none|one|two|#}", ["none", "one", "two", "3", "14"]),
            ("{n|: one|:} {n}", [": 0", ": one 1", ": 2", ": 3", ": 14"]),
        ] {
            for (n, expected) in [0, 1, 2, 3, 14].into_iter().zip(expected) {
                assert_eq!(said(line, n), expected, "{line} {n}");
            }
        }
    }

    #[test]
    fn no_two_languages_have_a_form_of_the_same_name() {
        let mut names: Vec<_> =
            Lang::ALL.into_iter().flat_map(Lang::forms).map(|(name, _)| *name).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert!(all > 10 && names.len() == all, "{names:?}");
    }

    #[test]
    fn holes_are_found_once_each() {
        let found = holes("{Who} and {who:de} and {who}, {n|:|#}");
        let expected =
            [("who", Shape::Plain), ("who", Shape::Form("de")), ("n", Shape::Plural(":|#"))];
        assert_eq!(found, expected.map(|(name, shape)| (name.to_string(), shape)));
    }
}
