//! [`Spell`]: something that holds for a while.

use crate::ui::browser::later;
use crate::ui::watched::Watched;

/// What holds from when it is cast until its time is over.
pub struct Spell {
    holds: Watched<bool>,
    /// Counts the casts: only the last one's time ends it.
    casts: Watched<u32>,
}

impl Spell {
    /// One that does not hold.
    pub(super) fn new() -> Spell {
        Spell { holds: Watched::new(false), casts: Watched::new(0) }
    }

    /// Holds for so many milliseconds from now on.
    pub(super) fn cast(&'static self, ms: f64) {
        let nth = self.casts.get_untracked().wrapping_add(1);
        self.casts.set(nth);
        self.holds.set(true);
        later(ms, move || {
            if self.casts.get_untracked() == nth {
                self.holds.set(false);
            }
        });
    }

    /// Holds no longer.
    pub(super) fn lift(&self) {
        self.holds.set(false);
    }

    /// Whether it holds; watches it.
    pub fn get(&self) -> bool {
        self.holds.get()
    }

    /// Whether it holds now.
    pub fn get_untracked(&self) -> bool {
        self.holds.get_untracked()
    }

    /// Watches it without looking.
    pub fn track(&self) {
        self.holds.track();
    }
}
