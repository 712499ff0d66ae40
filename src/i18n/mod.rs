//! Every word of the app, one file a language. A missing text does not compile.
//!
//! Plain texts are fields of [`Text`]; sentences whose grammar differs are
//! functions. What puts them together for the game's facts is [`Speaker`].

pub mod ca;
pub mod en;
pub mod it;
pub mod places;
pub mod speaker;
pub mod text;

pub use speaker::Speaker;
pub use text::Text;

/// A language of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 1] = [Lang::En];

    /// The texts of this language.
    pub const fn text(self) -> &'static Text {
        match self {
            Lang::En => &en::TEXT,
        }
    }
}
