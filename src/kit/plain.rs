//! What people type, as others may see it: without what cannot be seen, and cut
//! between what a reader takes for one character. The tables for all scripts of the
//! world take more than the page has, so marks are told by their blocks: a letter
//! taken for one does no harm.

/// The text with single blanks only, without control marks and what cannot be
/// seen, cut to so many characters. No emoji, flag or letter with its marks is cut
/// in its middle, unless it alone is too long.
pub fn plain(text: &str, most: usize) -> String {
    let mut out = String::new();
    // How many characters stand there, and where the last whole one ends.
    let (mut length, mut whole) = (0, 0);
    // A blank or a joiner waits for what it is to stand before.
    let mut between = None;
    let mut last = ' ';
    let mut half_flag = false;
    for c in text.chars() {
        let c = if c.is_whitespace() || c == '\u{2800}' { ' ' } else { c };
        if c == ' ' || is_joiner(c) {
            if last != ' ' && between != Some(' ') {
                between = Some(c);
            }
            continue;
        }
        let stays = if is_tag(c) {
            last == FLAG || is_tag(last)
        } else if is_selector(c) {
            between.is_none() && last != ' ' && !is_selector(last)
        } else {
            !among(c, &HIDDEN) && c < '\u{e0000}'
        };
        if !stays {
            continue;
        }
        let flag = is_flag_letter(c);
        let pair = flag && half_flag && between.is_none();
        half_flag = flag && !pair;
        let goes_on = match between {
            None => pair || is_silent(c) || is_mark(c),
            Some(between) => between == JOINER,
        };
        if !goes_on {
            whole = out.len();
        }
        length += 1 + usize::from(between.is_some());
        if length > most {
            if whole > 0 {
                out.truncate(whole);
            }
            break;
        }
        if let Some(between) = between.take() {
            out.push(between);
        }
        out.push(c);
        last = c;
    }
    out
}

/// Whether a character shows nothing by itself, though it may change or join others.
pub fn is_silent(c: char) -> bool {
    is_joiner(c) || is_selector(c) || is_tag(c)
}

const JOINER: char = '\u{200d}';
/// The black flag: after it, tags tell which one.
const FLAG: char = '\u{1f3f4}';

/// Joins its neighbours, or keeps them apart.
const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | JOINER)
}

/// Says which form the one before it has.
const fn is_selector(c: char) -> bool {
    matches!(c, '\u{180b}'..='\u{180d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

const fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0020}'..='\u{e007f}')
}

/// Two of them are a flag.
const fn is_flag_letter(c: char) -> bool {
    matches!(c, '\u{1f1e6}'..='\u{1f1ff}')
}

/// From and to.
type Range = (u16, u16);

fn among(c: char, ranges: &[Range]) -> bool {
    ranges.iter().any(|(from, to)| (u32::from(*from)..=u32::from(*to)).contains(&(c as u32)))
}

/// What nobody sees, and what turns the direction of the text after it. All beyond
/// the last script is nothing either.
const HIDDEN: [Range; 15] = [
    (0, 0x1f),
    (0x7f, 0x9f),
    (0xad, 0xad),
    (0x34f, 0x34f),
    (0x61c, 0x61c),
    (0x115f, 0x1160),
    (0x17b4, 0x17b5),
    (0x180e, 0x180f),
    (0x200b, 0x200f),
    (0x202a, 0x202e),
    (0x2060, 0x206f),
    (0x3164, 0x3164),
    (0xfeff, 0xfeff),
    (0xffa0, 0xffa0),
    (0xfff0, 0xfffb),
];

/// Accents, vowels and tones of many scripts, and the later letters of a Korean syllable.
const MARKS: [Range; 24] = [
    (0x300, 0x36f),
    (0x483, 0x489),
    (0x591, 0x5c7),
    (0x610, 0x61a),
    (0x64b, 0x65f),
    (0x670, 0x670),
    (0x6d6, 0x6ed),
    (0x730, 0x74a),
    (0xdca, 0xddf),
    (0xe31, 0xe3a),
    (0xe47, 0xe4e),
    (0xeb1, 0xebc),
    (0xec8, 0xece),
    (0xf71, 0xfbc),
    (0x102b, 0x103e),
    (0x1161, 0x11ff),
    (0x17b6, 0x17d3),
    (0x1ab0, 0x1aff),
    (0x1dc0, 0x1dff),
    (0x20d0, 0x20ff),
    (0x302a, 0x302f),
    (0x3099, 0x309a),
    (0xd7b0, 0xd7ff),
    (0xfe20, 0xfe2f),
];

/// Marks on the one before, and the colour of a skin.
fn is_mark(c: char) -> bool {
    match c {
        // The scripts of India have theirs at the same places of their blocks.
        '\u{900}'..='\u{d7f}' => {
            matches!(c as u32 % 0x80, 0..=3 | 0x3c | 0x3e..=0x4d | 0x51..=0x57 | 0x62 | 0x63)
        }
        '\u{1f3fb}'..='\u{1f3ff}' => true,
        _ => among(c, &MARKS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_nothing() {
        for hidden in [
            "\u{200b}",
            "\u{feff} \u{2060}",
            "\u{ad}\u{3164}\u{2800}",
            "\u{200d}",
            "\u{200c}\u{fe0f}",
            "\u{e0041}\u{e007f}",
            "\u{202e}\u{7}\u{85}",
        ] {
            assert_eq!(plain(hidden, 16), "", "{hidden:?}");
            assert_eq!(plain(&format!("{hidden}Bea{hidden}"), 16), "Bea", "{hidden:?}");
        }
    }

    #[test]
    fn what_joins_and_changes_others_stays_where_it_does() {
        for whole in [
            "👨\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}\u{200d}🔥",
            "می\u{200c}خواهم",
            "क्\u{200d}ष",
            "1\u{fe0f}\u{20e3}",
            "🏴\u{e0067}\u{e0062}\u{e007f}",
            "葛\u{e0100}",
            "👍🏽",
            "José",
        ] {
            assert_eq!(plain(whole, 16), whole);
        }
        assert_eq!(
            plain("a \u{200d}b\u{fe0f}\u{fe0f}\u{200d}\u{200d}c\u{200d} d\u{e0041}", 16),
            "a b\u{fe0f}\u{200d}c d"
        );
    }

    #[test]
    fn nothing_that_is_read_as_one_is_cut_in_its_middle() {
        for (one, length) in [
            ("👨\u{200d}👩\u{200d}👧", 5),
            ("🇭🇺", 2),
            ("👍🏽", 2),
            ("❤\u{fe0f}", 2),
            ("e\u{301}", 2),
            ("\u{1112}\u{1161}\u{11ab}", 3),
            ("1\u{fe0f}\u{20e3}", 3),
            ("की", 2),
            ("🏴\u{e0067}\u{e0062}\u{e007f}", 4),
        ] {
            for most in 1..20 {
                let whole = if most < length { most } else { most / length };
                let cut = plain(&one.repeat(20), most);
                if most >= length {
                    assert_eq!(cut, one.repeat(whole), "{one} in {most}");
                }
                assert!(cut.chars().count() <= most, "{one} in {most}");
                assert_eq!(plain(&cut, most), cut, "{one} in {most}");
            }
        }
    }

    #[test]
    fn blanks_are_single_and_inside() {
        assert_eq!(plain("  a \t\u{200b} b\u{a0} ", 16), "a b");
        assert_eq!(plain("ab cd", 3), "ab");
        assert_eq!(plain("ab cd", 4), "ab c");
    }
}
