//! [`Table`]: a match with the people round it, and how it is set up.

use std::fmt;

use crate::inkognito::bots::{Choice, Why, choose, envoy, fallback, gesture};
use crate::inkognito::rules::notation::read_agent;
use crate::inkognito::rules::{
    Action, Actor, Agent, Colour, Deal, DealError, Options, Phase, Public, Reveal, Role, RuleError,
    Seen, View, Viewer,
};
use crate::kit::letters::small;
use crate::kit::plain::is_silent;
use crate::kit::{BySeat, Seat, SeatSet, Seed, plain};

use super::handover::{Errand, Progress, errand};
use super::marks::Marks;
use super::play::{Match, Moved};
use super::sitters::{Sitter, Sitters, Swap};

/// How many characters of a name are kept.
pub const NAME_LENGTH: usize = 16;

/// How much the app helps, one level for the whole table (experience E8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Help {
    /// Answers are shown once; people write for themselves.
    Paper,
    /// Answers are kept.
    Clerk,
    /// What follows from them is marked, with reasons.
    Detective,
    /// Odds and what-if besides.
    Oracle,
}

impl Help {
    /// All, least help first.
    pub const ALL: [Help; 4] = [Help::Paper, Help::Clerk, Help::Detective, Help::Oracle];

    /// Whether answers are kept.
    pub fn keeps(self) -> bool {
        self >= Help::Clerk
    }

    /// Whether conclusions are drawn.
    pub fn deduces(self) -> bool {
        self >= Help::Detective
    }

    /// Whether odds are told.
    pub fn weighs(self) -> bool {
        self >= Help::Oracle
    }
}

/// One seat of a table to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The name, as typed.
    pub name: String,
    /// What the seat plays.
    pub role: Role,
    /// Who plays it.
    pub sitter: Sitter,
}

/// A table to be: who sits where, clockwise, and by which rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// The seats, clockwise.
    pub places: Vec<Place>,
    /// The rules.
    pub options: Options,
    /// The help level.
    pub help: Help,
}

/// Why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatingError {
    /// Two seats have this name.
    SameName(String),
    /// Two seats have this colour.
    SameColour(Colour),
    /// Bots only.
    NoPerson,
    /// The rules have no such game.
    Deal(DealError),
}

impl NewTable {
    /// Opens the table: shuffles and deals from this seed.
    ///
    /// # Errors
    /// If two seats cannot be told apart, or the rules have no such game.
    pub fn open(&self, id: String, seed: Seed, now: u64) -> Result<Table, SeatingError> {
        let names: Vec<String> = self.places.iter().map(|place| tidy_name(&place.name)).collect();
        for (ix, place) in self.places.iter().enumerate() {
            if let Some(same) = same_as(&names[..ix], &names[ix]) {
                return Err(SeatingError::SameName(same.clone()));
            }
            let before = &self.places[..ix];
            if let Role::Agent(colour) = place.role
                && before.iter().any(|other| other.role == place.role)
            {
                return Err(SeatingError::SameColour(colour));
            }
        }
        if self.places.iter().all(|place| place.sitter != Sitter::Person) {
            return Err(SeatingError::NoPerson);
        }
        let roles: Vec<Role> = self.places.iter().map(|place| place.role).collect();
        // The log counts its uses of chance from 0; the deal takes the last number.
        let deal = Deal::random(self.options, &roles, &mut seed.stream(u64::MAX));
        let game = Match::new(deal, seed).map_err(SeatingError::Deal)?;
        let sitters = BySeat::from_fn(self.places.len(), |seat| self.places[seat.ix()].sitter);
        Ok(Table::from_parts(Parts {
            id,
            names,
            help: self.help,
            sitters: Sitters::new(sitters),
            looked: SeatSet::EMPTY,
            passed: 0,
            stumbles: Vec::new(),
            marks: BySeat::from_fn(self.places.len(), |_| Marks::default()),
            faces: Vec::new(),
            saved: now,
            game,
        }))
    }
}

/// A name as everybody can see it, cut to [`NAME_LENGTH`] characters; nothing if
/// there is nothing to see.
pub fn tidy_name(name: &str) -> String {
    plain(name, NAME_LENGTH)
}

/// The first of the names that nobody can tell from this one.
pub(super) fn same_as<'a>(names: &'a [String], name: &str) -> Option<&'a String> {
    names.iter().find(|other| same_name(other, name))
}

fn same_name(a: &str, b: &str) -> bool {
    let [a, b] = [a, b].map(|name| name.chars().filter(|c| !is_silent(*c)).map(small));
    a.eq(b)
}

/// A table: a match with the people round it.
///
/// It holds the truth, so only the session and the page's handle have it.
pub struct Table {
    /// Its name in storage.
    pub id: String,
    /// The names, by seat.
    pub names: Vec<String>,
    /// The help level.
    pub help: Help,
    /// Who has looked at the own passport after the deal.
    pub looked: SeatSet,
    /// How many answers the Ambassador's player has seen pass through his hands.
    pub passed: usize,
    /// What each seat has written on the own pad.
    pub marks: BySeat<Marks>,
    /// The tics that whoever was alone among bots has answered with, in order.
    pub faces: Vec<Tic>,
    /// The log's lengths at which a bot broke and something harmless is done instead.
    pub stumbles: Vec<usize>,
    /// When it was saved last, in milliseconds since 1970.
    pub saved: u64,
    sitters: Sitters,
    game: Match,
}

/// All that a table consists of, as a save has it.
pub(super) struct Parts {
    pub id: String,
    pub names: Vec<String>,
    pub help: Help,
    pub sitters: Sitters,
    pub looked: SeatSet,
    pub passed: usize,
    pub stumbles: Vec<usize>,
    pub marks: BySeat<Marks>,
    pub faces: Vec<Tic>,
    pub saved: u64,
    pub game: Match,
}

/// What bots draw their chance from lies apart from what the Phantom draws his.
const BOTS: u64 = 1 << 32;
/// And so does that of their faces.
const TICS: u64 = 2 << 32;

/// A face that a bot made at a meeting with somebody alone among bots, or that
/// was made in answer (experience E23): true or feigned, so hearsay and never
/// a fact. Bots look away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tic {
    /// In which turn.
    pub turn: u16,
    /// Whose face.
    pub by: Seat,
    /// Who was to see it.
    pub to: Seat,
    /// Whose tell it is.
    pub tell: Agent,
}

/// `turn by to tell`: for saves.
impl fmt::Display for Tic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.turn, self.by.ix(), self.to.ix(), self.tell)
    }
}

impl Tic {
    /// Reads what `Display` writes.
    pub fn read(line: &str) -> Option<Tic> {
        let mut words = line.split(' ');
        let turn = words.next()?.parse().ok()?;
        let mut seat = || Seat::new(words.next()?.parse().ok()?);
        let (by, to) = (seat()?, seat()?);
        let tell = read_agent(words.next()?).ok()?;
        words.next().is_none().then_some(Tic { turn, by, to, tell })
    }
}

impl Table {
    /// People round a match that was played elsewhere, such as in a log.
    /// Nobody has looked at a passport yet, and nothing is saved.
    pub fn around(names: Vec<String>, game: Match) -> Table {
        let seats = names.len();
        Table::from_parts(Parts {
            id: String::new(),
            names,
            help: Help::Clerk,
            sitters: Sitters::persons(seats),
            looked: SeatSet::EMPTY,
            passed: 0,
            stumbles: Vec::new(),
            marks: BySeat::from_fn(seats, |_| Marks::default()),
            faces: Vec::new(),
            saved: 0,
            game,
        })
    }

    /// The same table with other players.
    #[must_use]
    pub fn played_by(self, sitters: Sitters) -> Table {
        Table { sitters, ..self }
    }

    pub(super) fn from_parts(parts: Parts) -> Table {
        let Parts { id, names, help, sitters, looked, passed, stumbles, marks, faces, saved, game } =
            parts;
        Table { id, names, help, looked, passed, marks, faces, stumbles, saved, sitters, game }
    }

    /// The table for another game of these people, by the same rules.
    pub fn again(&self) -> NewTable {
        let public = self.public();
        let place = |seat: Seat| Place {
            name: self.name(seat).to_string(),
            role: public.seating.role(seat),
            sitter: self.sitters.now(seat),
        };
        NewTable {
            places: public.seating.seats().map(place).collect(),
            options: public.options,
            help: self.help,
        }
    }

    // -- who plays --------------------------------------------------------

    /// Who plays each seat.
    pub const fn sitters(&self) -> &Sitters {
        &self.sitters
    }

    /// Asks that somebody takes over a seat (experience E24).
    pub fn wish(&mut self, seat: Seat, sitter: Sitter) {
        self.sitters.wish(seat, sitter);
    }

    /// Lets those take over who wait for it, but for the seat that is in the
    /// middle of something. Tells the swaps.
    pub fn swap(&mut self, but: Option<Seat>) -> Vec<Swap> {
        let turn = self.public().turn;
        self.sitters.settle(but, self.game.log().len(), turn)
    }

    /// The bot whose decision the game waits for: at its turn, its answer or
    /// the hand that is offered to it, or with a report out of turn.
    pub fn thinker(&self) -> Option<Seat> {
        let bot = |seat: &Seat| self.sitters.bot(*seat).is_some();
        let public = self.public();
        if !self.sitters.bots().is_empty()
            && let Some(envoy) = public.seating.ambassador().filter(bot)
            && public.can_report(envoy)
            && envoy::report(&self.view(Viewer::Seat(envoy))).is_some()
        {
            return Some(envoy);
        }
        match errand(public, self.progress()) {
            Some((seat, Errand::Think)) => Some(seat),
            Some(_) | None => None,
        }
    }

    /// What a bot does now, and why; nothing if the seat is no bot's.
    ///
    /// The same table thinks the same again, so a save needs no thoughts.
    pub fn think(&self, seat: Seat) -> Option<Choice> {
        self.think_at(&self.game, seat, self.entries())
    }

    /// What the bot of a seat thinks when the game stands so.
    pub(super) fn think_at(&self, game: &Match, seat: Seat, entry: usize) -> Option<Choice> {
        let Sitter::Bot(persona) = self.sitters.at(seat, entry) else { return None };
        let view = game.view(Viewer::Seat(seat));
        if self.stumbles.contains(&entry) {
            let action = fallback(&view)?;
            return Some(Choice { action, why: Why::Fallback });
        }
        if let Some(report) = envoy::report(&view) {
            return Some(report);
        }
        Some(choose(&view, &persona.temper(), &mut game.seed().stream(BOTS + entry as u64)))
    }

    /// The faces made at the meetings of whoever is alone at the table: the
    /// bots', and what they were answered with.
    pub fn tics(&self) -> Vec<Tic> {
        let Some(person) = self.sitters.alone() else { return Vec::new() };
        let Ok(mut game) = Match::new(self.game.deal().clone(), self.game.seed()) else {
            return Vec::new();
        };
        let mut tics = Vec::new();
        for (entry, (actor, action)) in self.game.log().iter().enumerate() {
            if game.push(*actor, *action).is_err() {
                break;
            }
            let public = &game.state().public;
            let (Action::March(_), Phase::Meeting { open }) = (action, public.phase) else {
                continue;
            };
            for (nth, meeting) in open.iter().enumerate() {
                let met = meeting.met.owner();
                let bot = if public.active == person { met } else { Some(public.active) };
                let Some(bot) = bot.filter(|_| public.active == person || met == Some(person))
                else {
                    continue;
                };
                let Sitter::Bot(persona) = self.sitters.at(bot, entry) else { continue };
                let own = if public.active == person { meeting.met } else { meeting.own };
                let mut rng = self.game.seed().stream(TICS + (entry * 4 + nth) as u64);
                let view = game.view(Viewer::Seat(bot));
                if let Some(tell) = gesture(&view, &persona.temper(), own, &mut rng) {
                    tics.push(Tic { turn: public.turn, by: bot, to: person, tell });
                }
            }
        }
        for face in self.faces.iter().filter(|face| face.by == person) {
            let at = tics.iter().take_while(|tic: &&Tic| tic.turn <= face.turn).count();
            tics.insert(at, *face);
        }
        tics
    }

    /// Who may answer a bot's face with one of its own: whoever is alone among
    /// bots, from agent to agent.
    pub fn may_answer(&self, bot: Seat) -> Option<Seat> {
        let person = self.sitters.alone().filter(|person| *person != bot)?;
        let seating = self.public().seating;
        (seating.is_agent(person) && seating.is_agent(bot)).then_some(person)
    }

    /// Answers a bot's face in this turn: with somebody's tell, or with none.
    /// The last answer of a turn holds.
    pub fn answer_tic(&mut self, to: Seat, tell: Option<Agent>) {
        let Some(by) = self.may_answer(to) else { return };
        let turn = self.public().turn;
        self.faces.retain(|face| (face.turn, face.by, face.to) != (turn, by, to));
        self.faces.extend(tell.map(|tell| Tic { turn, by, to, tell }));
    }

    /// How many entries the log has.
    pub fn entries(&self) -> usize {
        self.game.log().len()
    }

    /// Lets chance act where the game waits for it.
    pub(super) fn settle(&mut self) {
        self.game.let_chance_act();
    }

    /// How far the hand-over is.
    pub fn progress(&self) -> Progress {
        let seating = self.public().seating;
        let passing = seating.ambassador().is_some_and(|seat| self.sitters.bot(seat).is_none())
            && self.through() > self.passed;
        Progress { looked: self.looked, passing, bots: self.sitters.bots() }
    }

    /// The Ambassador's player has seen what passed through his hands.
    pub fn pass(&mut self) {
        self.passed = self.through();
    }

    /// How many answers have passed through the hands of the Ambassador's player.
    fn through(&self) -> usize {
        self.public().seating.ambassador().map_or(0, |seat| {
            let seen = self.game.seen_by(Viewer::Seat(seat));
            seen.iter().filter(|seen| matches!(seen, Seen::ShownThroughMe { .. })).count()
        })
    }

    /// What everybody sees.
    pub fn public(&self) -> &Public {
        &self.game.state().public
    }

    /// What a viewer knows.
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        self.game.view(viewer)
    }

    /// The moves on the board since this seat's last turn, or since the last
    /// turn of any person.
    pub fn moves_since(&self, seat: Option<Seat>) -> &[Moved] {
        let now = self.public().turn;
        let mine = |by: Seat| match seat {
            Some(seat) => by == seat,
            None => self.sitters.bot(by).is_none(),
        };
        let last = self.game.seen_by(Viewer::Bystander).iter().rev().find_map(|seen| match *seen {
            Seen::TurnBegan { turn, seat } => (mine(seat) && turn < now).then_some(turn),
            _ => None,
        });
        let moves = self.game.moves();
        let since = moves.iter().rposition(|moved| Some(moved.turn) <= last);
        let first = since.map_or(0, |ix| ix + 1);
        // Nobody has missed what they do themselves.
        let until = match seat {
            Some(seat) if seat == self.public().active => {
                moves.iter().rposition(|moved| moved.turn < now).map_or(0, |ix| ix + 1)
            }
            Some(_) | None => moves.len(),
        };
        &moves[first.min(until)..until]
    }

    /// All cards, once the game is over.
    pub fn reveal(&self) -> Option<Reveal> {
        self.game.reveal()
    }

    /// The match, for saves.
    pub(super) const fn game(&self) -> &Match {
        &self.game
    }

    /// A seat's name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.ix()).map_or("", String::as_str)
    }

    /// Does an action of a seat, and lets chance act where it is its turn.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), RuleError> {
        self.game.push(Actor::Seat(seat), action)?;
        self.settle();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::bots::{Character, Level};
    use crate::inkognito::rules::options::Repeats;
    use crate::session::Persona;

    fn four(names: [&str; 4]) -> NewTable {
        let places = Colour::ALL
            .iter()
            .zip(names)
            .map(|(colour, name)| Place {
                name: name.to_string(),
                role: Role::Agent(*colour),
                sitter: Sitter::Person,
            })
            .collect();
        NewTable { places, options: Options::Y2013, help: Help::Clerk }
    }

    #[test]
    fn two_seats_with_one_name_are_refused() {
        let table = four(["Anna", "Bea", " anna ", "Dario"]).open("t".into(), Seed(1), 0);
        assert_eq!(table.err(), Some(SeatingError::SameName("Anna".into())));
    }

    #[test]
    fn names_that_look_the_same_are_one_name() {
        for bea in
            ["Bea\u{200b}", "B\u{ad}ea", "Be\u{200d}a", "Be\u{200c}a", "Bea\u{fe0f}", "be\u{2060}A"]
        {
            let table = four(["Anna", "Bea", bea, "Dario"]).open("t".into(), Seed(1), 0);
            assert_eq!(table.err(), Some(SeatingError::SameName("Bea".into())), "{bea:?}");
        }
    }

    #[test]
    fn another_game_has_the_same_people_parts_and_rules() {
        let mut first = four(["Anna", "Bea", "Carlo", "Dario"]);
        first.places.swap(0, 2);
        first.places[1].sitter =
            Sitter::Bot(Persona { character: Character::Dealer, level: Level::Informer });
        first.options.repeats = Repeats::Called;
        first.help = Help::Oracle;
        let table = first.open("t".into(), Seed(1), 0).expect("a table");
        assert_eq!(table.again(), first);
    }

    #[test]
    fn two_seats_with_one_colour_are_refused() {
        let mut table = four(["Anna", "Bea", "Carlo", "Dario"]);
        table.places[3].role = table.places[0].role;
        let table = table.open("t".into(), Seed(1), 0);
        assert_eq!(table.err(), Some(SeatingError::SameColour(Colour::Red)));
    }

    #[test]
    fn names_are_tidied_and_cut() {
        assert_eq!(tidy_name("  Anna \t Maria  "), "Anna Maria");
        assert_eq!(tidy_name("\u{202e}evil\u{0007}"), "evil");
        assert_eq!(tidy_name("Bartolomeo Colleoni della Rosa").chars().count(), 16);
    }

    #[test]
    fn the_same_seed_deals_the_same_cards() {
        let open = || four(["A", "B", "C", "D"]).open("t".into(), Seed(5), 0).expect("opens");
        assert_eq!(open().game.deal(), open().game.deal());
    }
}
