//! Format 1. Frozen once shipped: fields are never renamed, removed or given
//! another meaning.

use serde::{Deserialize, Serialize};

use crate::inkognito::rules::notation::{
    entry, placement, read_colour, read_entry, read_hand, read_placement,
};
use crate::inkognito::rules::options::{
    Balls, Completion, Exile, Exits, Penalty, Placement, Repeats, StepRule, Talk,
};
use crate::inkognito::rules::{Build, Deal, Edition, Options, Role};
use crate::kit::{BySeat, Seat, SeatSet};
use crate::session::marks::Marks;
use crate::session::play::{Match, Refused};
use crate::session::table::{Help, Table, tidy_name};

use super::{RULES, SaveError, checksum};

/// The most lines a log may have: far more than any game, far less than a bomb.
const MOST_LINES: usize = 50_000;

#[derive(Serialize, Deserialize)]
struct Save {
    format: u32,
    game: String,
    rules: u32,
    saved: u64,
    help: String,
    options: OptionsOf,
    seats: Vec<SeatOf>,
    hands: [String; 4],
    starter: usize,
    seed: String,
    looked: Vec<usize>,
    passed: usize,
    marks: Vec<Vec<String>>,
    log: Vec<String>,
    /// Over the whole text with this field empty.
    sum: String,
}

#[derive(Serialize, Deserialize)]
struct SeatOf {
    name: String,
    /// A colour, or `ambassador`.
    role: String,
    placement: String,
}

#[derive(Serialize, Deserialize)]
struct OptionsOf {
    edition: String,
    balls: String,
    exile: String,
    step: String,
    repeats: String,
    penalty: String,
    completion: String,
    talk: String,
    placement: String,
    exits: String,
}

/// The words of a closed set in this format.
trait Words: Copy + PartialEq + 'static {
    const TABLE: &'static [(Self, &'static str)];
}

/// A value's word.
fn word<T: Words>(value: T) -> String {
    let known = T::TABLE.iter().find(|(known, _)| *known == value);
    known.expect("every value has its word").1.to_string()
}

/// The value of a word in this field.
fn value<T: Words>(field: &'static str, word: &str) -> Result<T, SaveError> {
    let known = T::TABLE.iter().find(|(_, known)| *known == word);
    known.map(|(value, _)| *value).ok_or(SaveError::Field(field))
}

macro_rules! words {
    ($type:ty: $($value:ident = $word:literal),+) => {
        impl Words for $type {
            const TABLE: &'static [(Self, &'static str)] = &[$((<$type>::$value, $word)),+];
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

/// The text of a table.
pub(super) fn write(table: &Table) -> String {
    let game = table.game();
    let deal = game.deal();
    let o = deal.options;
    let seats = table.public().seating.seats();
    let mut save = Save {
        format: 1,
        game: "inkognito".to_string(),
        rules: RULES,
        saved: table.saved,
        help: word(table.help),
        options: OptionsOf {
            edition: word(o.edition),
            balls: word(o.balls),
            exile: word(o.exile),
            step: word(o.step),
            repeats: word(o.repeats),
            penalty: word(o.penalty),
            completion: word(o.completion),
            talk: word(o.talk),
            placement: word(o.placement),
            exits: word(o.exits),
        },
        seats: seats
            .map(|seat| SeatOf {
                name: table.name(seat).to_string(),
                role: match deal.roles[seat.ix()] {
                    Role::Agent(colour) => colour.to_string(),
                    Role::Ambassador => AMBASSADOR.to_string(),
                },
                placement: deal.placement.get(seat).map(placement).unwrap_or_default(),
            })
            .collect(),
        hands: deal.hands.map(|hand| hand.to_string()),
        starter: deal.starter.ix(),
        seed: game.seed().to_string(),
        looked: table.looked.iter().map(Seat::ix).collect(),
        passed: table.passed,
        marks: table.marks.iter().map(|(_, marks)| marks.lines()).collect(),
        log: game.log().iter().map(|(actor, action)| entry(*actor, action)).collect(),
        sum: String::new(),
    };
    save.sum = sum(&save);
    to_json(&save)
}

const AMBASSADOR: &str = "ambassador";

fn to_json(save: &Save) -> String {
    serde_json::to_string(save).expect("a save has text keys and plain values only")
}

/// The checksum of a save whose `sum` is empty.
fn sum(save: &Save) -> String {
    checksum(&to_json(save))
}

/// The table of a text.
pub(super) fn read(id: &str, text: &str) -> Result<Table, SaveError> {
    let mut save: Save = serde_json::from_str(text).map_err(|_| SaveError::NotASave)?;
    let stored = std::mem::take(&mut save.sum);
    if stored != sum(&save) {
        return Err(SaveError::Checksum);
    }
    if save.game != "inkognito" {
        return Err(SaveError::Field("game"));
    }
    if save.rules != RULES {
        return Err(SaveError::Field("rules"));
    }
    if save.log.len() > MOST_LINES {
        return Err(SaveError::Field("log"));
    }
    let deal = read_deal(&save)?;
    let seed = save.seed.parse().map_err(|_| SaveError::Field("seed"))?;
    let mut log = Vec::with_capacity(save.log.len());
    for (line, text) in save.log.iter().enumerate() {
        log.push(read_entry(text).map_err(|error| SaveError::Line(line, error))?);
    }
    let game = match Match::replay(deal, seed, &log).map_err(SaveError::Deal)? {
        Ok(game) => game,
        Err((_, Refused { entry, error })) => return Err(SaveError::Refused(entry, error)),
    };
    let looked = save.looked.iter().filter_map(|ix| Seat::new(*ix)).collect::<SeatSet>();
    let names = save.seats.iter().map(|seat| tidy_name(&seat.name)).collect();
    let written: Option<Vec<Marks>> = save.marks.iter().map(|lines| Marks::read(lines)).collect();
    let mut written = written.ok_or(SaveError::Field("marks"))?.into_iter();
    let marks = BySeat::from_fn(save.seats.len(), |_| written.next().unwrap_or_default());
    let mut table = Table::from_parts(
        id.to_string(),
        names,
        value("help", &save.help)?,
        looked,
        save.passed,
        marks,
        save.saved,
        game,
    );
    // A save may end just before the Phantom's balls fell.
    table.settle();
    Ok(table)
}

fn read_deal(save: &Save) -> Result<Deal, SaveError> {
    let o = &save.options;
    let options = Options {
        edition: value("edition", &o.edition)?,
        balls: value("balls", &o.balls)?,
        exile: value("exile", &o.exile)?,
        step: value("step", &o.step)?,
        repeats: value("repeats", &o.repeats)?,
        penalty: value("penalty", &o.penalty)?,
        completion: value("completion", &o.completion)?,
        talk: value("talk", &o.talk)?,
        placement: value("placement", &o.placement)?,
        exits: value("exits", &o.exits)?,
    };
    if !(3..=5).contains(&save.seats.len()) {
        return Err(SaveError::Field("seats"));
    }
    let mut roles = Vec::new();
    let mut placed = Vec::new();
    for seat in &save.seats {
        roles.push(match seat.role.as_str() {
            AMBASSADOR => Role::Ambassador,
            colour => Role::Agent(read_colour(colour).map_err(|_| SaveError::Field("role"))?),
        });
        placed.push(read_placement(&seat.placement).map_err(|_| SaveError::Field("placement"))?);
    }
    let mut hands = Vec::new();
    for hand in &save.hands {
        hands.push(read_hand(hand).map_err(|_| SaveError::Field("hands"))?);
    }
    Ok(Deal {
        options,
        roles,
        hands: [hands[0], hands[1], hands[2], hands[3]],
        placement: BySeat::from_fn(placed.len(), |seat| -> [Build; 4] { placed[seat.ix()] }),
        starter: Seat::new(save.starter).ok_or(SaveError::Field("starter"))?,
    })
}
