//! What makes the table lively: figures that go their ways and, by choice only,
//! sounds and a page that turns to whoever acts.

use crate::inkognito::rules::{Phase, Viewer};
use crate::kit::Seat;
use crate::session::Scene;
use crate::ui::browser;
use crate::ui::inkognito::edges::quarters;
use crate::ui::inkognito::sound::Sound;
use crate::ui::inkognito::travel::Going;

use super::{Handle, Screen};

/// How loud it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volume {
    /// Silent.
    #[default]
    Off,
    /// Soft.
    Soft,
    /// Full.
    Full,
}

impl Volume {
    /// All, softest first.
    pub(super) const ALL: [Volume; 3] = [Volume::Off, Volume::Soft, Volume::Full];
    /// Their words among the settings.
    pub(super) const WORDS: [&str; 3] = ["Off", "Soft", "Full"];

    /// The next one in the round: off, soft, full.
    pub const fn next(self) -> Volume {
        match self {
            Volume::Off => Volume::Soft,
            Volume::Soft => Volume::Full,
            Volume::Full => Volume::Off,
        }
    }
}

/// What turns to whoever acts on a device that lies flat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turning {
    /// Nothing.
    #[default]
    Nothing,
    /// Curtain, controls and papers: the map stays as it lies.
    Controls,
    /// The map as well.
    All,
}

impl Turning {
    /// The next one in the round.
    pub const fn next(self) -> Turning {
        match self {
            Turning::Nothing => Turning::Controls,
            Turning::Controls => Turning::All,
            Turning::All => Turning::Nothing,
        }
    }
}

impl Handle {
    /// How pawns have come to where the board shows them.
    pub fn going(self) -> Going {
        let selection = self.selection.get();
        self.table.with(|table| {
            let seen = table.as_ref().map(|table| table.view(Viewer::Bystander).seen);
            Going::of(&selection, seen.unwrap_or_default())
        })
    }

    /// Makes a sound or a buzz, if that is wanted (`public/device.js` knows of the
    /// buzz) and nothing private goes on.
    pub fn sound(self, sound: Sound) {
        let volume = match self.preferences.with_untracked(|likes| likes.volume) {
            Volume::Off => "off",
            Volume::Soft => "soft",
            Volume::Full => "full",
        };
        if !self.is_private_open() {
            browser::sound(volume, sound.name());
        }
    }

    /// Makes the sound of what has happened since a phase, and gives the phase
    /// of now. In a private step all is quiet, and as it was before.
    pub fn listen(self, before: Option<Phase>) -> Option<Phase> {
        let now = self.public.with(|public| public.as_ref().map(|public| public.phase));
        if self.sealing.get() || matches!(self.scene.get(), Scene::Private(..)) {
            return before.and(now).and(before);
        }
        if let (Some(before), Some(now)) = (before, now)
            && let Some(sound) = Sound::between(&before, &now)
        {
            self.sound(sound);
        }
        now
    }

    /// By how many quarters the page is turned clockwise, on a screen that is large enough:
    /// the device lies flat, and who acts sits at one of its edges.
    pub fn turned(self) -> usize {
        let turning = self.preferences.with(|likes| likes.turning);
        let stays = turning == Turning::Nothing || self.alone().is_some();
        if self.screen.get() != Screen::Table || stays {
            return 0;
        }
        let acting: Option<Seat> = match self.scene.get() {
            Scene::Curtain(seat, _) | Scene::Private(seat, _) | Scene::Board(seat) => Some(seat),
            Scene::Waiting(..) | Scene::Watching(_) | Scene::Over => None,
        };
        let seats = self
            .public
            .with(|public| public.as_ref().map_or(0, |public| public.seating.seats().count()));
        acting.map_or(0, |seat| quarters(seat, seats))
    }
}
