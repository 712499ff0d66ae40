//! The plates of the board ([`Plate`]), engraved once a theme and language
//! (`public/plates.js`).

use super::Handle;
use crate::ui::browser::{ask_page, later};
use crate::ui::inkognito::plates::Plate;

impl Handle {
    /// Sees to it that there are these plates, and that all elements show theirs.
    pub fn show_plates(self, plates: &[Plate]) {
        for plate in plates {
            let new = self.engraved.update_untracked(|engraved| {
                let known = engraved.contains(plate);
                if !known {
                    engraved.push(*plate);
                }
                !known
            });
            if new {
                ask_page("plate", &format!("{}\n{}", plate.name(), plate.svg(self.text())));
            }
        }
        ask_page("plates", "");
    }

    /// All plates anew: their colours or their words are others now.
    pub fn engrave(self) {
        let plates = self.engraved.update_untracked(std::mem::take);
        self.show_plates(&plates);
    }

    /// Makes the plates that nobody has asked for yet, one after the other while the first
    /// curtain is up: the board does not wait for them.
    pub fn engrave_ahead(self) {
        const APART_MS: f64 = 60.0;
        for (ix, plate) in Plate::ALL.into_iter().enumerate() {
            later(APART_MS * (ix + 1) as f64, move || self.show_plates(&[plate]));
        }
    }
}
