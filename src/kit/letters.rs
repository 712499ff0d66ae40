//! Large and small letters: Latin, Greek and Cyrillic as names are typed, by
//! counting. The tables for all scripts of the world take 5 kB of the page.

/// The small form of a large letter; anything else as it is.
pub const fn small(letter: char) -> char {
    let code = letter as u32;
    let step = match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'Α'..='Ρ' | 'Σ'..='Ϋ' | 'А'..='Я' => 32,
        'Ѐ'..='Џ' => 80,
        // These stand in pairs, the large one first.
        'Ā'..='į' | 'Ĳ'..='ķ' | 'Ŋ'..='ŷ' => 1 - code % 2,
        'Ĺ'..='ň' | 'Ź'..='ž' => code % 2,
        _ => 0,
    };
    match char::from_u32(code + step) {
        Some(small) => small,
        None => letter,
    }
}

/// The large form of a small letter; anything else as it is.
pub fn large(letter: char) -> char {
    [1, 32, 80]
        .into_iter()
        .filter_map(|step| char::from_u32((letter as u32).checked_sub(step)?))
        .find(|large| *large != letter && small(*large) == letter)
        .unwrap_or(letter)
}

/// The text with a large first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(large).into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_have_the_forms_that_the_library_gives_them() {
        let latin = ('A'..='ž').filter(|letter| {
            !matches!(letter, 'µ' | 'ß' | 'ÿ'..='ÿ' | 'İ' | 'ı' | 'ĸ' | 'ŉ' | 'Ÿ')
        });
        for letter in latin.chain('Α'..='Ρ').chain('α'..='ρ').chain('Ѐ'..='џ') {
            assert_eq!(letter.to_lowercase().to_string(), small(letter).to_string());
            assert_eq!(letter.to_uppercase().to_string(), large(letter).to_string());
        }
    }

    #[test]
    fn a_sentence_begins_with_a_large_letter() {
        assert_eq!(capital("élan"), "Élan");
        assert_eq!(capital("ő"), "Ő");
        assert_eq!(capital("’s"), "’s");
        assert_eq!(capital(""), "");
    }
}
