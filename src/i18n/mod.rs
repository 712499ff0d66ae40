//! Every word of the app, one file a language. A missing text does not compile.
//! The page holds each language packed into one string.
//!
//! Plain texts and [lines](mod@line) with holes, for words and for what depends on
//! a number, are fields of [`Text`]; only how a language bends a word is a function,
//! in its `FORMS`. What puts them together for the game's facts is [`Speaker`].

pub mod ca;
pub mod de;
pub mod en;
pub mod hu;
pub mod it;
pub mod line;
mod packed;
pub mod places;
pub mod speaker;
pub mod text;

use std::sync::OnceLock;

use line::Forms;
use packed::{packed, unpacked};

pub use speaker::Speaker;
pub use text::Text;

/// A language of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// Hungarian.
    Hu,
    /// Catalan.
    Ca,
    /// German.
    De,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::It, Lang::Hu, Lang::Ca, Lang::De];

    /// The texts of this language, unpacked when they are first asked for.
    pub fn text(self) -> &'static Text {
        static UNPACKED: [OnceLock<Box<Text>>; 5] = [const { OnceLock::new() }; 5];
        UNPACKED[self as usize].get_or_init(|| unpacked(self.packed()))
    }

    /// The texts of this language as the page holds them.
    const fn packed(self) -> &'static str {
        match self {
            Lang::En => packed!(en::TEXT),
            Lang::It => packed!(it::TEXT),
            Lang::Hu => packed!(hu::TEXT),
            Lang::Ca => packed!(ca::TEXT),
            Lang::De => packed!(de::TEXT),
        }
    }

    /// The language's own name; nothing is unpacked for it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => const { en::TEXT.own_name },
            Lang::It => const { it::TEXT.own_name },
            Lang::Hu => const { hu::TEXT.own_name },
            Lang::Ca => const { ca::TEXT.own_name },
            Lang::De => const { de::TEXT.own_name },
        }
    }

    /// The language's tag for the page.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
            Lang::Hu => "hu",
            Lang::Ca => "ca",
            Lang::De => "de",
        }
    }

    /// The forms of words that this language's lines may ask for; no two languages
    /// have one of the same name.
    pub const fn forms(self) -> Forms {
        match self {
            Lang::En => en::FORMS,
            Lang::It => it::FORMS,
            Lang::Hu => hu::FORMS,
            Lang::Ca => ca::FORMS,
            Lang::De => de::FORMS,
        }
    }

    /// The language of a tag such as `de-AT`, if the app has it.
    pub fn of_tag(tag: &str) -> Option<Lang> {
        let primary = tag.split(['-', '_']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(primary))
    }

    /// The first of these tags that the app has, else English.
    pub fn preferred<'t>(tags: impl IntoIterator<Item = &'t str>) -> Lang {
        tags.into_iter().find_map(Lang::of_tag).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_the_app_has_is_taken() {
        assert_eq!(Lang::preferred(["fr-FR", "de-AT", "en"]), Lang::De);
        assert_eq!(Lang::preferred(["ca_ES"]), Lang::Ca);
        assert_eq!(Lang::preferred(["fr", "ja"]), Lang::En);
        assert_eq!(Lang::preferred([]), Lang::En);
    }
}
