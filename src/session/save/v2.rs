//! Format 2, the current one: format 1 and who plays each seat.
//!
//! Frozen once shipped: fields are never renamed, removed or given another
//! meaning. Read and written as plain JSON values, not through derived code:
//! that would weigh twenty times as much in the page.

use crate::inkognito::rules::notation::{
    entry, placement, read_colour, read_entry, read_hand, read_placement,
};
use crate::inkognito::rules::options::{
    Balls, Completion, Exile, Exits, Penalty, Placement, Repeats, StepRule, Talk,
};
use crate::inkognito::rules::{Build, Deal, Edition, Options, Role};
use crate::kit::{BySeat, Json, Seat, Seed};
use crate::session::marks::Marks;
use crate::session::play::Match;
use crate::session::sitters::{Sitter, Sitters, Swap};
use crate::session::table::{Help, Parts, Table, Tic, same_as, tidy_name};

use super::{RULES, SaveError};

/// The most lines a log may have: far more than any game, far less than a bomb.
const MOST_LINES: usize = 50_000;

/// The words of a closed set in this format.
trait Words: Copy + PartialEq + 'static {
    const VALUES: &'static [Self];
    /// Their words, in the same order.
    const WORDS: &'static [&'static str];
}

/// A value's word.
fn word<T: Words>(value: T) -> &'static str {
    let known = T::VALUES.iter().position(|known| *known == value);
    T::WORDS[known.expect("every value has its word")]
}

macro_rules! words {
    ($type:ty: $($value:ident = $word:literal),+) => {
        impl Words for $type {
            const VALUES: &'static [Self] = &[$(<$type>::$value),+];
            const WORDS: &'static [&'static str] = &[$($word),+];
        }
    };
}

words!(Help: Paper = "paper", Clerk = "clerk", Detective = "detective", Oracle = "oracle");
words!(Edition: Classic = "classic", Y2013 = "2013", Y2022 = "2022");
words!(Balls: Classic = "classic", Y2013 = "2013", Y2022 = "2022");
words!(Exile: AnyColoured = "any-coloured", EmbassyFirst = "embassy-first");
words!(StepRule: AmbassadorStays = "ambassador-stays", AmbassadorLeaves = "ambassador-leaves");
words!(Repeats: Strict = "strict", Called = "called");
words!(Penalty: NewPair = "new-pair", OneFewer = "one-fewer");
words!(Completion: EmbassyOnArrival = "embassy-on-arrival", EveryOnArrival = "every-on-arrival",
    AsItStands = "as-it-stands");
words!(Talk: Anything = "anything", GesturesOnly = "gestures-only");
words!(Placement: Random = "random", Chosen = "chosen");
words!(Exits: Own = "own", EitherOfPair = "either-of-pair");

const AMBASSADOR: &str = "ambassador";

/// The fields of a table.
pub(super) fn write(table: &Table) -> Json {
    let game = table.game();
    let deal = game.deal();
    let o = deal.options;
    let lines = |lines: &mut dyn Iterator<Item = String>| Json::from_iter(lines);
    let seats = table.public().seating.seats().map(|seat| {
        let role = match deal.roles[seat.ix()] {
            Role::Agent(colour) => colour.to_string(),
            Role::Ambassador => AMBASSADOR.to_string(),
        };
        let mut fields = Json::fields();
        fields.set("name", table.name(seat));
        fields.set("role", role);
        fields.set("placement", deal.placement.get(seat).map(placement).unwrap_or_default());
        fields.set("sitter", table.sitters().first()[seat].to_string());
        fields
    });
    let mut options = Json::fields();
    options.set("edition", word(o.edition));
    options.set("balls", word(o.balls));
    options.set("exile", word(o.exile));
    options.set("step", word(o.step));
    options.set("repeats", word(o.repeats));
    options.set("penalty", word(o.penalty));
    options.set("completion", word(o.completion));
    options.set("talk", word(o.talk));
    options.set("placement", word(o.placement));
    options.set("exits", word(o.exits));
    let mut save = Json::fields();
    save.set("format", 2_u64);
    save.set("game", "inkognito");
    save.set("rules", u64::from(RULES));
    save.set("saved", table.saved);
    save.set("help", word(table.help));
    save.set("options", options);
    save.set("seats", Json::from_iter(seats));
    save.set("swaps", lines(&mut table.sitters().swaps().iter().map(ToString::to_string)));
    save.set("hands", lines(&mut deal.hands.iter().map(ToString::to_string)));
    save.set("starter", deal.starter.ix());
    save.set("seed", game.seed().to_string());
    save.set("looked", Json::from_iter(table.looked.iter().map(Seat::ix)));
    save.set("passed", table.passed);
    save.set("stumbles", Json::from_iter(table.stumbles.iter().copied()));
    let marks = table.marks.iter().map(|(_, marks)| Json::from_iter(marks.lines()));
    save.set("marks", Json::from_iter(marks));
    save.set("faces", lines(&mut table.faces.iter().map(ToString::to_string)));
    save.set("log", lines(&mut game.log().iter().map(|(actor, action)| entry(*actor, action))));
    save
}

/// A value with its name, for errors.
#[derive(Clone, Copy)]
struct Field<'a>(&'static str, &'a Json);

impl<'a> Field<'a> {
    fn of(fields: &'a Json, name: &'static str) -> Field<'a> {
        Field(name, fields.get(name))
    }

    fn no(self) -> SaveError {
        SaveError::Field(self.0)
    }

    fn text(self) -> Result<&'a str, SaveError> {
        self.1.text().ok_or(self.no())
    }

    fn number(self) -> Result<usize, SaveError> {
        self.1.number().and_then(|n| usize::try_from(n).ok()).ok_or(self.no())
    }

    fn items(self) -> Result<impl ExactSizeIterator<Item = Field<'a>>, SaveError> {
        let items = self.1.items().ok_or(self.no())?;
        Ok(items.iter().map(move |item| Field(self.0, item)))
    }

    fn seat(self) -> Result<Seat, SaveError> {
        Seat::new(self.number()?).ok_or(self.no())
    }

    /// The value that its word stands for.
    fn value<T: Words>(self) -> Result<T, SaveError> {
        Ok(T::VALUES[self.nth(T::WORDS)?])
    }

    fn nth(self, words: &[&str]) -> Result<usize, SaveError> {
        let word = self.text()?;
        words.iter().position(|known| *known == word).ok_or(self.no())
    }

    /// What a reader makes of the text.
    fn read<T, E>(self, reader: impl FnOnce(&str) -> Result<T, E>) -> Result<T, SaveError> {
        reader(self.text()?).map_err(|_| self.no())
    }
}

/// The table of these fields, as far as its log makes sense, and the first
/// thing wrong with the log.
///
/// # Errors
/// If there is no table to be had.
pub(super) fn read(id: &str, fields: &Json) -> Result<(Table, Option<SaveError>), SaveError> {
    let field = |name| Field::of(fields, name);
    if field("game").text()? != "inkognito" {
        return Err(SaveError::Field("game"));
    }
    if field("rules").number()? != RULES as usize {
        return Err(SaveError::Field("rules"));
    }
    let deal = read_deal(fields)?;
    let seats = deal.roles.len();
    let seed: Seed = field("seed").read(str::parse)?;
    let mut lists = Lists::default();
    lists.fill(fields, seats)?;

    let log = field("log").items()?;
    if log.len() > MOST_LINES {
        return Err(SaveError::Field("log"));
    }
    let mut game = Match::new(deal, seed).map_err(SaveError::Deal)?;
    let mut wrong = None;
    for (line, text) in log.enumerate() {
        let pushed = match read_entry(text.text()?) {
            Ok((actor, action)) => {
                game.push(actor, action).map_err(|error| SaveError::Refused(line, error))
            }
            Err(error) => Err(SaveError::Line(line, error)),
        };
        if let Err(error) = pushed {
            wrong = Some(error);
            break;
        }
    }
    let Lists { names, first, swaps, looked, stumbles, marks, mut faces } = lists;
    let mut marks = marks.into_iter();
    let mut first = first.into_iter();
    faces.retain(|face| face.turn <= game.state().public.turn && face.to.ix() < seats);
    let mut table = Table::from_parts(Parts {
        id: id.to_string(),
        names,
        help: field("help").value()?,
        sitters: Sitters::from_parts(
            BySeat::from_fn(seats, |_| first.next().unwrap_or_default()),
            swaps,
        ),
        looked: looked.into_iter().collect(),
        passed: field("passed").number()?,
        stumbles,
        marks: BySeat::from_fn(seats, |_| marks.next().unwrap_or_default()),
        faces,
        saved: fields.get("saved").number().ok_or(SaveError::Field("saved"))?,
        game,
    });
    // A save may end just before the Phantom's balls fell.
    table.settle();
    Ok((table, wrong))
}

/// What is listed beside the deal and the log.
#[derive(Default)]
struct Lists {
    names: Vec<String>,
    first: Vec<Sitter>,
    swaps: Vec<Swap>,
    looked: Vec<Seat>,
    stumbles: Vec<usize>,
    marks: Vec<Marks>,
    faces: Vec<Tic>,
}

impl Lists {
    /// Takes all in, up to the first thing that makes no sense.
    fn fill(&mut self, fields: &Json, seats: usize) -> Result<(), SaveError> {
        let field = |name| Field::of(fields, name);
        for seat in field("seats").items()? {
            let name = tidy_name(Field::of(seat.1, "name").text()?);
            // Whoever cannot be told from the others is called by the seat's number.
            let number = (self.names.len() + 1).to_string();
            let unclear = name.is_empty() || same_as(&self.names, &name).is_some();
            self.names.push(if unclear { number } else { name });
            let sitter = Field::of(seat.1, "sitter");
            self.first.push(sitter.read(|word| Sitter::read(word).ok_or(()))?);
        }
        for swap in field("swaps").items()? {
            let swap = swap.read(|line| Swap::read(line).ok_or(()))?;
            if swap.seat.ix() >= seats {
                return Err(SaveError::Field("swaps"));
            }
            self.swaps.push(swap);
        }
        for seat in field("looked").items()? {
            self.looked.push(seat.seat()?);
        }
        for entry in field("stumbles").items()? {
            self.stumbles.push(entry.number()?);
        }
        for holder in field("marks").items()? {
            let mut lines = Vec::new();
            for line in holder.items()? {
                lines.push(line.text()?.to_string());
            }
            self.marks.push(Marks::read(&lines).ok_or(holder.no())?);
        }
        // Saves of the first days have none.
        for face in field("faces").items().into_iter().flatten() {
            self.faces.push(face.read(|line| Tic::read(line).ok_or(()))?);
        }
        Ok(())
    }
}

fn read_deal(fields: &Json) -> Result<Deal, SaveError> {
    let option = |name| Field::of(fields.get("options"), name);
    let options = Options {
        edition: option("edition").value()?,
        balls: option("balls").value()?,
        exile: option("exile").value()?,
        step: option("step").value()?,
        repeats: option("repeats").value()?,
        penalty: option("penalty").value()?,
        completion: option("completion").value()?,
        talk: option("talk").value()?,
        placement: option("placement").value()?,
        exits: option("exits").value()?,
    };
    let seats = Field::of(fields, "seats");
    if !(3..=5).contains(&seats.items()?.len()) {
        return Err(seats.no());
    }
    let mut roles = Vec::new();
    let mut placed = Vec::new();
    for seat in seats.items()? {
        roles.push(match Field::of(seat.1, "role").text()? {
            AMBASSADOR => Role::Ambassador,
            _ => Role::Agent(Field::of(seat.1, "role").read(read_colour)?),
        });
        placed.push(Field::of(seat.1, "placement").read(read_placement)?);
    }
    let mut hands = Vec::new();
    for hand in Field::of(fields, "hands").items()? {
        hands.push(hand.read(read_hand)?);
    }
    Ok(Deal {
        options,
        roles,
        hands: hands.try_into().map_err(|_| SaveError::Field("hands"))?,
        placement: BySeat::from_fn(placed.len(), |seat| -> [Build; 4] { placed[seat.ix()] }),
        starter: Field::of(fields, "starter").seat()?,
    })
}
