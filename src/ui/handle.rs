//! [`Handle`]: what components hold. It owns the table and gives out only what
//! may be known: the public part, and the holder's view while the holder has
//! the device.

use leptos::prelude::*;

use crate::i18n::{Lang, Speaker, Text};
use crate::inkognito::deduce::Cell;
use crate::inkognito::rules::{Asked, Public, Reveal, Seen, View, Viewer};
use crate::kit::{Json, Seat, SeatSet};
use crate::session::{
    Backed, Hands, Help, Marks, NewTable, Scene, SeatingError, Shelf, Sign, Storage, StorageError,
    Table, shelf,
};

mod bots;
mod device;
mod doing;
mod kept;
mod keys;
mod lively;
mod plates;
mod spell;

pub use bots::Pace;
pub use device::try_emergency;
pub use keys::{DOCK_ID, LINE_ID, NEXT_ID, WORDS_ID, mend_focus};
pub use lively::{Turning, Volume};
use spell::Spell;

use super::browser::{LocalStorage, ask_page, browser_languages, now_ms, random_seed, steady_ms};
use super::inkognito::choice::Choice;
use super::inkognito::notebook::Begun;
use super::inkognito::picture::Picture;
use super::inkognito::plates::Plate;
use super::inkognito::selection::{Hint, Selection};
use super::inkognito::shortcuts::Shortcuts;
use super::screens::setup::Draft;
use super::watched::{Derived, Watched};

/// How long every private step takes at least, so that its length tells nothing.
pub const PRIVATE_STEP_MS: f64 = 4_000.0;
/// How long taps are ignored after a cover.
pub const SHIELD_MS: f64 = 400.0;
/// After how long without a touch a private page covers itself.
pub const IDLE_MS: f64 = 30_000.0;
/// Where settings are kept.
const SETTINGS: &str = "bauta.settings";

/// What fills the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The list of tables.
    Home,
    /// A table to be.
    Setup,
    /// A table.
    Table,
}

/// A paper over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The holder's passport, covered until pressed.
    Passport,
    /// What the holder has seen and shown, covered until pressed.
    Notes,
    /// The cards of the answers that are open, once more.
    Heard,
    /// The public log.
    Log,
    /// The rules.
    Rules,
    /// Settings and the way out.
    Menu,
    /// What everybody knows of a seat.
    Seat(Seat),
    /// To whom the hand is offered.
    Declare,
    /// What a bot believed and why it acted so, after the game.
    Book(Seat),
    /// Saves, installing, updates: what the device has to do with.
    Device,
    /// For whoever looks into a fault.
    Diagnostics,
    /// Whether the table is to be left.
    Leave,
    /// The keys that do something.
    Keys,
}

/// What the player likes; kept apart from tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The day theme instead of the night.
    pub day: bool,
    /// The theme of highest contrast, or not; unsaid, as the system says.
    pub contrast: Option<bool>,
    /// No shortcuts.
    pub no_keys: bool,
    /// Which keys they have.
    pub keys: Shortcuts,
    /// No motion, whatever the system says.
    pub quiet: bool,
    /// All place names on the board.
    pub names: bool,
    /// How fast bots play.
    pub pace: Pace,
    /// The language, if one was chosen.
    pub lang: Option<Lang>,
    /// How loud it is.
    pub volume: Volume,
    /// What turns to whoever acts, as the device lies flat.
    pub turning: Turning,
}

impl Preferences {
    /// As they are kept. Fields are never renamed.
    fn text(&self) -> String {
        let mut fields = Json::fields();
        fields.set("day", self.day);
        fields.set("contrast", self.contrast.map_or(Json::Null, Json::Flag));
        fields.set("no_keys", self.no_keys);
        fields.set("keys", self.keys.text());
        fields.set("quiet", self.quiet);
        fields.set("names", self.names);
        fields.set("pace", Pace::WORDS[self.pace as usize]);
        fields.set("lang", self.lang.map_or(Json::Null, |lang| lang.tag().into()));
        fields.set("volume", Volume::WORDS[self.volume as usize]);
        fields.set("turn", self.turning != Turning::Nothing);
        fields.set("turn_map", self.turning == Turning::All);
        fields.write()
    }

    /// What is kept; where it says nothing sensible, as with a new player.
    fn read(text: &str) -> Option<Preferences> {
        let fields = Json::read(text)?;
        let is = |name| fields.get(name).flag() == Some(true);
        let nth = |name, words: &[&str]| {
            let word = fields.get(name).text()?;
            words.iter().position(|known| *known == word)
        };
        Some(Preferences {
            day: is("day"),
            contrast: fields.get("contrast").flag(),
            no_keys: is("no_keys"),
            keys: fields.get("keys").text().map(Shortcuts::read).unwrap_or_default(),
            quiet: is("quiet"),
            names: is("names"),
            pace: nth("pace", &Pace::WORDS).map(|ix| Pace::ALL[ix]).unwrap_or_default(),
            lang: fields.get("lang").text().and_then(Lang::of_tag),
            volume: nth("volume", &Volume::WORDS).map(|ix| Volume::ALL[ix]).unwrap_or_default(),
            turning: match (is("turn"), is("turn_map")) {
                (false, _) => Turning::Nothing,
                (true, false) => Turning::Controls,
                (true, true) => Turning::All,
            },
        })
    }

    /// The chosen language, else the browser's.
    fn lang_or_browsers(&self) -> Lang {
        self.lang.unwrap_or_else(|| {
            let tags = browser_languages();
            Lang::preferred(tags.iter().map(String::as_str))
        })
    }
}

/// What components hold: one word, wherever it goes.
#[derive(Clone, Copy)]
pub struct Handle(&'static Page);

/// What the page has, once and for as long as it is open.
pub struct Page {
    table: &'static Watched<Option<Table>>,
    hands: &'static Watched<Hands>,
    selection: Watched<Selection>,
    /// What fills the page.
    pub screen: Watched<Screen>,
    /// The paper over the board.
    pub sheet: Watched<Option<Sheet>>,
    /// The last refusal or news, in words.
    pub notice: Watched<Option<String>>,
    /// Whether the notice answers a key.
    pub answered: Watched<bool>,
    /// Public events that are told to readers now.
    pub tidings: Watched<String>,
    /// Private words that their owner has asked to hear.
    pub whisper: Watched<Option<String>>,
    /// The shortcut that waits for its new key, and whether it was given one that
    /// it cannot have.
    pub waits: Watched<Option<(usize, bool)>>,
    /// How many public events have been told.
    told: Watched<usize>,
    /// The decision when something was told last.
    told_selection: Watched<Selection>,
    /// And the sentence of the action bar; nothing before the board is open.
    told_line: Watched<Option<String>>,
    /// What the player likes.
    pub preferences: Watched<Preferences>,
    /// The language.
    pub lang: Watched<Lang>,
    /// What is kept.
    pub shelf: Watched<Shelf>,
    /// The table to be.
    pub draft: Draft,
    /// Why nothing is saved, if so.
    pub trouble: Watched<Option<StorageError>>,
    /// Whether a finished private step waits for its least length.
    pub sealing: Spell,
    /// Whether taps are ignored, just after a cover.
    pub shield: Spell,
    /// When the curtain was last opened.
    opened_at: Watched<f64>,
    /// When somebody last touched anything; later than now while private words are said.
    touched_at: Watched<f64>,
    /// Whether a covered paper is open right now.
    pub peeking: Watched<bool>,
    /// Whether another tab plays the table: here it is only looked at.
    pub elsewhere: Watched<bool>,
    /// Whether the newer version is to come as soon as it can.
    pub updating: Watched<bool>,
    storage: Backed<LocalStorage>,
    /// Whether the open table is known to be in the storage.
    stored: Watched<bool>,
    /// Whether the open table has changed since it was saved.
    unkept: Watched<bool>,
    /// The plates of the board that there are.
    engraved: Watched<Vec<Plate>>,
    /// Counts what makes a bot's turn to think void.
    ticks: Watched<u32>,
    /// The cards that are picked for an answer that is not given yet, so that a cover
    /// in the middle of it costs nothing.
    picked: Watched<Option<(Asked, Choice)>>,
    /// What each seat has begun to write on the own pad.
    begun: [Begun; 5],
    /// What everybody sees.
    pub public: Derived<Option<Public>>,
    /// What stands on the screen.
    pub scene: Derived<Scene>,
}

impl std::ops::Deref for Handle {
    type Target = Page;

    fn deref(&self) -> &Page {
        self.0
    }
}

/// Keeps something for as long as the page is open.
fn for_good<T>(thing: T) -> &'static T {
    Box::leak(Box::new(thing))
}

impl Handle {
    /// A handle at the front door, with what is kept.
    pub fn new() -> Handle {
        let storage = Backed::new(LocalStorage);
        let preferences = storage
            .get(SETTINGS)
            .ok()
            .flatten()
            .and_then(|text| Preferences::read(&text))
            .unwrap_or_default();
        let lang = Preferences::lang_or_browsers(&preferences);
        let table = for_good(Watched::new(None::<Table>));
        let hands = for_good(Watched::new(Hands::default()));
        let public = Derived::new(move || table.with(|table| table.as_ref().map(|t| *t.public())));
        let scene = Derived::new(move || {
            table.with(|table| match table {
                Some(table) => hands.get().scene(table.public(), table.progress()),
                None => Scene::Over,
            })
        });
        let handle = Handle(for_good(Page {
            table,
            hands,
            selection: Watched::new(Selection::Nothing),
            screen: Watched::new(Screen::Home),
            sheet: Watched::new(None),
            notice: Watched::new(None),
            answered: Watched::new(false),
            tidings: Watched::new(String::new()),
            whisper: Watched::new(None),
            waits: Watched::new(None),
            told: Watched::new(0),
            told_selection: Watched::new(Selection::Nothing),
            told_line: Watched::new(None),
            preferences: Watched::new(preferences),
            lang: Watched::new(lang),
            shelf: Watched::new(Shelf::default()),
            draft: Draft::fresh(),
            trouble: Watched::new(None),
            sealing: Spell::new(),
            shield: Spell::new(),
            opened_at: Watched::new(0.0),
            touched_at: Watched::new(steady_ms()),
            peeking: Watched::new(false),
            elsewhere: Watched::new(false),
            updating: Watched::new(false),
            storage,
            stored: Watched::new(false),
            unkept: Watched::new(false),
            engraved: Watched::new(Vec::new()),
            ticks: Watched::new(0),
            picked: Watched::new(None),
            begun: Seat::ALL.map(|_| Begun::nothing()),
            public,
            scene,
        }));
        handle.list();
        handle
    }

    // -- words ------------------------------------------------------------

    /// The texts of the language.
    pub fn text(self) -> &'static Text {
        self.lang.get_untracked().text()
    }

    /// The game's facts in words, with this table's names.
    pub fn speaker(self) -> Speaker {
        let names = self.table.with(|table| table.as_ref().map(|t| t.names.clone()));
        Speaker::new(self.text(), names.unwrap_or_default())
    }

    /// A seat's name.
    pub fn name(self, seat: Seat) -> String {
        self.table
            .with(|table| table.as_ref().map(|t| t.name(seat).to_string()))
            .unwrap_or_default()
    }

    /// Says something in the notice line, for a while.
    pub fn say(self, text: String) {
        self.answered.set(false);
        self.notice.set(Some(text));
    }

    // -- tables -----------------------------------------------------------

    /// Opens a new table.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn open_new(self, new: &NewTable) -> Result<(), SeatingError> {
        let seed = random_seed();
        let now = now_ms() as u64;
        // The id can be read by anybody, so no part of the seed is in it.
        let id = format!("{now:x}-{:04x}", random_seed().0 & 0xffff);
        let table = new.open(id, seed, now)?;
        self.sit_down(table);
        self.stored.set(false);
        self.keep();
        Ok(())
    }

    /// Opens a kept table, behind a curtain.
    pub fn open(self, id: &str) {
        match self.with_storage(|storage| shelf::open(storage, id)) {
            Ok(Some(table)) => self.sit_down(table),
            Ok(None) | Err(_) => {
                self.say(self.text().table_gone.to_string());
                self.list();
            }
        }
    }

    fn sit_down(self, table: Table) {
        self.keep_now();
        self.put_down();
        ask_page("table", &table.id);
        self.elsewhere.set(false);
        self.stored.set(true);
        self.table.set(Some(table));
        self.told.set(untrack(|| self.witnessed()).len());
        self.pass(self.idle_hands());
        self.begin_selection();
        self.screen.set(Screen::Table);
        self.drive();
    }

    /// Takes everything of a table off the screen.
    fn put_down(self) {
        self.peeking.set(false);
        self.sheet.set(None);
        self.notice.set(None);
        self.sealing.lift();
        self.pass(Hands::default());
        self.selection.set(Selection::Nothing);
        self.picked.set(None);
        self.begun.iter().for_each(|begun| begun.forget());
    }

    /// Leaves the table for the front door.
    pub fn leave(self) {
        self.keep_now();
        self.put_down();
        self.shield();
        self.table.set(None);
        self.elsewhere.set(false);
        ask_page("table", "");
        self.screen.set(Screen::Home);
        self.list();
    }

    /// The same people sit down at another table.
    pub fn again(self) {
        let new = self.table.with_untracked(|table| table.as_ref().map(Table::again));
        self.leave();
        if let Some(new) = new {
            self.draft.fill(new);
            self.screen.set(Screen::Setup);
        }
    }

    /// Closes the paper on top, as its reader wants: nothing half-written is left of it.
    pub fn close_sheet(self) {
        if self.sheet.get_untracked() == Some(Sheet::Notes) {
            untrack(|| self.begun()).forget();
        }
        self.sheet.set(None);
    }

    // -- who may look -----------------------------------------------------

    /// What the holder has picked for this answer so far.
    pub fn picked(self, asked: Asked) -> Choice {
        let own = self.hands.get_untracked().holder() == Some(asked.question.of);
        let begun = self.picked.get_untracked().filter(|(begun, _)| own && *begun == asked);
        begun.map(|(_, choice)| choice).unwrap_or_default()
    }

    /// The holder has picked other cards for this answer.
    pub fn pick(self, asked: Asked, choice: Choice) {
        self.picked.set(Some((asked, choice)));
    }

    /// Who holds the device.
    pub fn holder(self) -> Option<Seat> {
        self.hands.get().holder()
    }

    /// Something of the holder's view; nothing if nobody holds the device.
    pub fn with_holder<T>(self, what: impl FnOnce(View<'_>) -> T) -> Option<T> {
        let seat = self.holder()?;
        self.table.with(|table| table.as_ref().map(|t| what(t.view(Viewer::Seat(seat)))))
    }

    /// What a bystander has witnessed.
    pub fn witnessed(self) -> Vec<Seen> {
        self.table.with(|table| {
            table.as_ref().map(|t| t.view(Viewer::Bystander).seen.to_vec()).unwrap_or_default()
        })
    }

    /// The table's help level.
    pub fn help(self) -> Help {
        self.table.with(|table| table.as_ref().map_or(Help::Clerk, |t| t.help))
    }

    /// What the holder has written on the own pad.
    pub fn own_marks(self) -> Marks {
        let Some(seat) = self.holder() else { return Marks::default() };
        self.table.with(|table| table.as_ref().map(|t| t.marks[seat].clone())).unwrap_or_default()
    }

    /// The holder writes on the own pad.
    pub fn write_mark(self, cell: Cell, sign: Sign) {
        let Some(seat) = self.hands.get_untracked().holder() else { return };
        self.table.update(|table| {
            if let Some(table) = table {
                let turn = table.public().turn;
                table.marks[seat].write(turn, cell, sign);
            }
        });
        self.keep();
    }

    /// What the holder has begun to write on the own pad. It outlives a cover.
    pub fn begun(self) -> Begun {
        self.begun[self.holder().map_or(0, Seat::ix)]
    }

    /// All cards, once the game is over.
    pub fn reveal(self) -> Option<Reveal> {
        self.table.with(|table| table.as_ref().and_then(Table::reveal))
    }

    /// A seat has opened its curtain.
    pub fn open_curtain(self, seat: Seat) {
        if self.shield.get_untracked() || self.elsewhere.get_untracked() {
            return;
        }
        self.touched_at.set(steady_ms());
        self.opened_at.set(steady_ms());
        self.pass(self.hands.get_untracked().opened_by(seat));
        if self.selection.get_untracked() == Selection::Nothing {
            self.begin_selection();
        }
    }

    /// The table looks at the board instead of the curtain.
    pub fn lay_aside(self) {
        self.pass(Hands::laid_aside());
        self.shield();
    }

    /// The curtain again.
    pub fn take_up(self) {
        self.pass(Hands::default());
        self.shield();
    }

    /// Covers everything private at once; the way back is through the curtain.
    /// Somebody who is alone at the table has nothing to hide.
    pub fn cover(self) {
        if untrack(|| self.alone()).is_some() {
            return;
        }
        self.peeking.set(false);
        self.sheet.set(None);
        self.notice.set(None);
        if self.hands.get_untracked().holder().is_some() {
            self.pass(Hands::default());
            self.shield();
        }
    }

    /// Whether something private can be read on the screen right now.
    pub fn is_private_open(self) -> bool {
        self.peeking.get_untracked() || matches!(self.scene.get_untracked(), Scene::Private(..))
    }

    /// Whether somebody is alone at the table among bots: then nothing needs a curtain.
    pub fn alone(self) -> Option<Seat> {
        self.table.with(|table| table.as_ref().and_then(|t| t.sitters().alone()))
    }

    /// The hands in which the device lies when nobody has opened a curtain.
    fn idle_hands(self) -> Hands {
        let hands = self.hands.get_untracked();
        self.table.with_untracked(|table| {
            table.as_ref().map(|table| hands.idle(table.sitters())).unwrap_or_default()
        })
    }

    /// Ignores taps for a moment: after a cover, and where the next button lies
    /// under the same finger.
    pub fn shield(self) {
        self.0.shield.cast(SHIELD_MS);
    }

    /// Notes that somebody is there.
    pub fn touch(self) {
        self.touched_at.set(steady_ms().max(self.touched_at.get_untracked()));
    }

    /// Covers private pages that nobody has touched for a while.
    pub fn cover_if_idle(self) {
        if self.is_private_open() && steady_ms() - self.touched_at.get_untracked() >= IDLE_MS {
            self.cover();
        }
    }

    // -- the board --------------------------------------------------------

    /// The half-made decision.
    pub fn selection(self) -> Selection {
        self.selection.get()
    }

    /// Begins a decision anew, as the phase asks.
    pub fn begin_selection(self) {
        let begun = untrack(|| self.with_holder(|view| Selection::for_phase(&view)));
        self.selection.set(begun.unwrap_or_default());
    }

    /// Sets the decision, for steps and for choosing whom to send away.
    pub fn select(self, selection: Selection) {
        self.notice.set(None);
        self.selection.set(selection);
    }

    /// Changes the decision by a touch; a touch that does nothing says why.
    pub fn try_select(self, change: impl FnOnce(Selection, &View<'_>) -> Result<Selection, Hint>) {
        let selection = self.selection.get_untracked();
        match untrack(|| self.with_holder(|view| change(selection, &view))) {
            Some(Ok(selection)) => self.select(selection),
            Some(Err(hint)) => self.say(untrack(|| self.hint(hint))),
            None => {}
        }
    }

    /// What the board shows.
    pub fn picture(self) -> Picture {
        let selection = self.selection.get();
        let deciding = matches!(self.scene.get(), Scene::Board(_));
        let planned = deciding
            .then(|| self.with_holder(|view| Picture::with_selection(&view, &selection)))
            .flatten();
        planned.unwrap_or_else(|| {
            self.public.with(|public| public.as_ref().map(Picture::of)).unwrap_or_default()
        })
    }

    // -- settings ---------------------------------------------------------

    /// Speaks another language from now on, in the middle of anything.
    pub fn speak(self, lang: Lang) {
        self.prefer(|likes| likes.lang = Some(lang));
        // What was said last was said in the other language.
        self.notice.set(None);
        self.lang.set(lang);
    }

    /// Who has looked at the own passport.
    pub fn has_looked(self) -> SeatSet {
        self.table.with(|table| table.as_ref().map(|t| t.looked).unwrap_or_default())
    }
}

impl Default for Handle {
    fn default() -> Self {
        Handle::new()
    }
}

/// The handle of the page.
pub fn use_handle() -> Handle {
    use_context::<Handle>().expect("the app provides a handle")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_older_versions_are_read_and_those_of_now_come_back() {
        let old = r#"{"day":true,"contrast":false,"no_keys":true,"quiet":false,"names":true,"pace":"Fast","lang":"hu","volume":"Soft","turn":true}"#;
        let likes = Preferences::read(old).expect("they are JSON");
        let expected = Preferences {
            day: true,
            contrast: Some(false),
            no_keys: true,
            keys: Shortcuts::default(),
            quiet: false,
            names: true,
            pace: Pace::Fast,
            lang: Some(Lang::Hu),
            volume: Volume::Soft,
            turning: Turning::Controls,
        };
        assert_eq!(likes, expected);
        let mut likes = Preferences { keys: Shortcuts::read("kwbln\"g?"), ..likes };
        for _ in 0..3 {
            likes.turning = likes.turning.next();
            assert_eq!(Preferences::read(&likes.text()), Some(likes));
        }
    }

    #[test]
    fn settings_that_make_no_sense_are_those_of_a_new_player_each_alone() {
        let odd = r#"{"day":"perhaps","pace":"Slow","lang":"xx","keys":"123","names":true}"#;
        let expected = Preferences { names: true, ..Preferences::default() };
        assert_eq!(Preferences::read(odd), Some(expected));
        assert_eq!(Preferences::read("no settings"), None);
    }
}
