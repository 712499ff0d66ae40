//! A language packed into one string while the app is compiled, and cut up again
//! when it is first spoken.
//!
//! A struct of texts holds a pointer and a length for each of them, which no
//! compression makes small. Packed, a language is nothing but its texts in the
//! order of the fields, each followed by [`END`].

use std::slice;

use super::text::Text;

/// What ends a text, and stands in none.
pub const END: char = '\n';

/// The texts of a language as one string, of a constant.
macro_rules! packed {
    ($text:expr) => {{
        use $crate::i18n::packed;
        const BYTES: [u8; packed::len(&$text)] = packed::bytes(&$text);
        const {
            match str::from_utf8(&BYTES) {
                Ok(words) => words,
                Err(_) => unreachable!(),
            }
        }
    }};
}

pub(super) use packed;

/// The texts of a packed language.
pub fn unpacked(words: &'static str) -> Box<Text> {
    let mut text = Box::new(Text::EMPTY);
    let mut cutter = Cutter(words);
    text.unpack(&mut cutter);
    debug_assert!(cutter.0.is_empty(), "as many texts are taken as were packed");
    text
}

/// How many bytes these texts take.
pub const fn len(text: &Text) -> usize {
    let mut counted = Packer::<0> { bytes: [], len: 0 };
    Field(text).pack(&mut counted);
    counted.len
}

/// These texts as bytes, of which there are `N`.
pub const fn bytes<const N: usize>(text: &Text) -> [u8; N] {
    let mut packed = Packer { bytes: [0; N], len: 0 };
    Field(text).pack(&mut packed);
    packed.bytes
}

/// Takes texts one after the other; without room, `N` being nought, it only counts
/// their bytes.
pub struct Packer<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> Packer<N> {
    const fn one(&mut self, text: &str) {
        let text = text.as_bytes();
        if N == 0 {
            let mut at = 0;
            while at < text.len() {
                assert!(text[at] != END as u8, "a text holds what ends a text");
                at += 1;
            }
        } else {
            let (_, free) = self.bytes.split_at_mut(self.len);
            free.split_at_mut(text.len()).0.copy_from_slice(text);
            free[text.len()] = END as u8;
        }
        self.len += text.len() + 1;
    }

    const fn all(&mut self, texts: &[&str]) {
        let mut at = 0;
        while at < texts.len() {
            self.one(texts[at]);
            at += 1;
        }
    }
}

/// A field that can be packed. No trait, as its functions could not run while the
/// app is compiled; `texts!` adds those of its structs.
pub struct Field<'t, T>(pub &'t T);

impl Field<'_, &'static str> {
    pub const fn pack<const N: usize>(self, to: &mut Packer<N>) {
        to.one(self.0);
    }
}

impl<const K: usize> Field<'_, [&'static str; K]> {
    pub const fn pack<const N: usize>(self, to: &mut Packer<N>) {
        to.all(self.0);
    }
}

impl<const K: usize> Field<'_, (&'static str, [&'static str; K])> {
    pub const fn pack<const N: usize>(self, to: &mut Packer<N>) {
        to.one(self.0.0);
        to.all(&self.0.1);
    }
}

/// What is still packed of a language.
pub struct Cutter(&'static str);

impl Cutter {
    // Called for each of some 500 fields: never inlined, for the page's size.
    #[inline(never)]
    fn all(&mut self, places: &mut [&'static str]) {
        for place in places {
            (*place, self.0) = self.0.split_once(END).unwrap_or_default();
        }
    }

    fn one(&mut self, place: &mut &'static str) {
        self.all(slice::from_mut(place));
    }
}

/// A field that can be unpacked; `texts!` implements it for its structs.
pub trait Unpack {
    /// What the field holds before.
    const EMPTY: Self;

    /// Cuts its texts off.
    fn unpack(&mut self, from: &mut Cutter);
}

impl Unpack for &'static str {
    const EMPTY: Self = "";

    fn unpack(&mut self, from: &mut Cutter) {
        from.one(self);
    }
}

impl<const K: usize> Unpack for [&'static str; K] {
    const EMPTY: Self = [""; K];

    fn unpack(&mut self, from: &mut Cutter) {
        from.all(self);
    }
}

impl<const K: usize> Unpack for (&'static str, [&'static str; K]) {
    const EMPTY: Self = ("", [""; K]);

    fn unpack(&mut self, from: &mut Cutter) {
        from.one(&mut self.0);
        from.all(&mut self.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Lang, ca, de, en, hu, it};

    #[test]
    fn what_is_unpacked_is_what_was_written() {
        let all = [
            (Lang::En, en::TEXT, "English"),
            (Lang::It, it::TEXT, "Italiano"),
            (Lang::Hu, hu::TEXT, "Magyar"),
            (Lang::Ca, ca::TEXT, "Català"),
            (Lang::De, de::TEXT, "Deutsch"),
        ];
        for (lang, written, own_name) in all {
            assert_eq!(lang.text().own_name, own_name);
            assert_eq!(lang.text().lines(), written.lines(), "{lang:?}");
            assert!(*lang.text() == written, "{lang:?}");
        }
    }

    #[test]
    fn every_language_is_packed_as_as_many_texts() {
        let counts = Lang::ALL.map(|lang| lang.packed().matches(END).count());
        assert!(counts[0] > 600 && counts.iter().all(|n| *n == counts[0]), "{counts:?}");
    }

    #[test]
    fn no_text_is_left_empty() {
        for lang in Lang::ALL {
            let empty = lang.packed().split_terminator(END).position(|text| text.trim().is_empty());
            assert_eq!(empty, None, "{lang:?}");
        }
    }
}
