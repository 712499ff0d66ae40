//! What the tests share: a table that is set up and played in notation.
//!
//! A script has one step a line. The first lines may set the table:
//!
//! ```text
//! table classic 3 called         the edition, the seats, options by the names in `option`
//! hands lf-tall-a cb-short-b ax-fat-c mz-thin-d
//! starts 2
//! ```
//!
//! Then, in any order:
//!
//! ```text
//! turn 2                         a turn of this seat begins, with everybody where they stand
//! balls land wild ambassador     … and these balls lie open
//! meet                           … and the march is over: whoever stands together has met
//! at 0tall rialto, 1fat murano   pawns stand elsewhere, by a miracle
//! direct 0 1 build: fat tall lf  seat 0 meets seat 1, asks, and gets this answer
//! via 0 1 build: fat tall        the same through the Ambassador
//! 0 march land:0tall>rialto      an action, as in `notation`; it must be accepted
//! 0 end ! MeetingsOpen           an action that must be refused, and why
//! ? 0 declare 1                  an action that may be done, but is not
//! = open 0tall+1fat              claims: the meetings that are open …
//! = at 1fat murano               … where a pawn stands …
//! = waits 2                      … for whom the game waits …
//! = over PartnerRefused: 1 3     … how it ended and who won
//! ```
//!
//! Seats have the colours red, yellow, blue, green; on the four starts of each
//! stand tall, short, fat, thin in board order. With five the last seat plays
//! the Ambassador.

#![allow(dead_code, reason = "no test file needs all of it")]

pub mod games;

use bauta::inkognito::rules::board::{self, spaces};
use bauta::inkognito::rules::notation::{read_action, read_entry, read_hand};
use bauta::inkognito::rules::options::{Completion, Exile, Exits, Placement, Repeats, StepRule};
use bauta::inkognito::rules::{
    Action, Actor, Answer, Awaited, Build, Colour, Deal, Draw, Event, Hand, Kind, Meeting, Options,
    Pawn, Phase, Question, Role, RuleError, SpaceId, State, View, Viewer, apply,
};
use bauta::kit::{BySeat, Few, Seat};

/// A table in play.
pub struct Table {
    /// The truth.
    pub state: State,
    /// All that happened since the table was set.
    pub events: Vec<Event>,
}

/// Sets a table, plays a script and checks its claims.
pub fn check(script: &str) -> Table {
    let lines: Vec<&str> = script
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default().trim())
        .filter(|line| !line.is_empty())
        .collect();
    let is_setting =
        |line: &&&str| ["table ", "hands ", "starts "].iter().any(|word| line.starts_with(word));
    let settings: Vec<&str> = lines.iter().take_while(is_setting).copied().collect();
    let step = State::begin(&deal(&settings)).expect("a script sets a proper table");
    let mut table = Table { state: step.state, events: step.events };
    for line in &lines[settings.len()..] {
        table.play(line);
    }
    table
}

/// The deal that setting lines make.
pub fn deal(settings: &[&str]) -> Deal {
    let mut deal = Deal {
        options: Options::Y2013,
        roles: roles(4),
        hands: hands("lf-tall-a cb-short-b ax-fat-c mz-thin-d"),
        placement: BySeat::from_fn(4, |_| Build::ALL),
        starter: seat("0"),
    };
    for line in settings {
        let (word, rest) = line.split_once(' ').expect("a setting has a value");
        match word {
            "table" => rest.split_whitespace().for_each(|word| option(&mut deal, word)),
            "hands" => deal.hands = hands(rest),
            "starts" => deal.starter = seat(rest),
            _ => panic!("no setting: {line}"),
        }
    }
    deal
}

fn option(deal: &mut Deal, word: &str) {
    let options = &mut deal.options;
    match word {
        "classic" => *options = Options::CLASSIC,
        "2013" => *options = Options::Y2013,
        "2022" => *options = Options::Y2022,
        "3" | "4" | "5" => {
            let n = word.parse().expect("a digit");
            deal.roles = roles(n);
            deal.placement = BySeat::from_fn(n, |_| Build::ALL);
        }
        "called" => options.repeats = Repeats::Called,
        "any-coloured" => options.exile = Exile::AnyColoured,
        "step-leaves" => options.step = StepRule::AmbassadorLeaves,
        "every-on-arrival" => options.completion = Completion::EveryOnArrival,
        "as-it-stands" => options.completion = Completion::AsItStands,
        "either-exit" => options.exits = Exits::EitherOfPair,
        "chosen" => options.placement = Placement::Chosen,
        _ => panic!("no option: {word}"),
    }
}

/// Three or four agents; with five the Ambassador sits last.
pub fn roles(n: usize) -> Vec<Role> {
    let agents = Colour::ALL.into_iter().map(Role::Agent);
    if n == 5 { agents.chain([Role::Ambassador]).collect() } else { agents.take(n).collect() }
}

/// Four hands from notation.
pub fn hands(words: &str) -> [Hand; 4] {
    let hands: Vec<Hand> =
        words.split_whitespace().map(|word| read_hand(word).expect("a hand")).collect();
    hands.try_into().expect("four hands")
}

/// A seat from its index.
pub fn seat(word: &str) -> Seat {
    word.trim().parse().ok().and_then(Seat::new).expect("a seat")
}

/// A space from its short name.
pub fn at(key: &str) -> SpaceId {
    board::space_by_key(key.trim()).unwrap_or_else(|| panic!("no space: {key}"))
}

/// A pawn from notation.
pub fn pawn(word: &str) -> Pawn {
    match read_action(&format!("repeat {word}")) {
        Ok(Action::CallRepeat(pawn)) => pawn,
        _ => panic!("no pawn: {word}"),
    }
}

/// An action from notation.
pub fn action(line: &str) -> Action {
    read_action(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// An answer from notation.
pub fn answer(cards: &str) -> Answer {
    match action(&format!("answer {cards}")) {
        Action::Answer(answer) => answer,
        _ => unreachable!("an answer is read as an answer"),
    }
}

/// A draw from notation.
pub fn draw(balls: &str) -> Draw {
    match action(&format!("draw {balls}")) {
        Action::Draw(draw) => draw,
        _ => unreachable!("a draw is read as a draw"),
    }
}

impl Table {
    /// Plays one line of a script.
    pub fn play(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "turn" => self.turn(seat(rest)),
            "balls" => self.state.public.phase = Phase::Moving { draw: draw(rest) },
            "at" => self.miracle(rest),
            "meet" => self.meet(),
            "direct" | "via" => self.question(line),
            "=" => self.claim(rest),
            "?" => self.enter(rest, Mode::Ask),
            _ => self.enter(line, Mode::Do),
        }
    }

    fn turn(&mut self, seat: Seat) {
        let public = &mut self.state.public;
        public.active = seat;
        public.rests = Few::of(&[public.places]);
        public.phase = match public.seating.is_agent(seat) {
            true => Phase::Start,
            false => Phase::Moving { draw: Draw::stroll() },
        };
    }

    fn miracle(&mut self, list: &str) {
        for item in list.split(',') {
            let (who, space) = item.trim().split_once(' ').expect("a pawn and a space");
            let public = &mut self.state.public;
            public.places = public.places.with(pawn(who), at(space));
        }
    }

    /// The march is over. Written anew, so that the rules do not check themselves.
    fn meet(&mut self) {
        let public = &mut self.state.public;
        let is_own = |pawn: Pawn| match public.seating.is_agent(public.active) {
            true => pawn.owner() == Some(public.active),
            false => pawn == Pawn::Ambassador,
        };
        let mut open = Few::EMPTY;
        for (own, space) in public.places.pawns().filter(|(pawn, _)| is_own(*pawn)) {
            for met in public.places.on(space).filter(|pawn| *pawn != own) {
                open.push(Meeting { own, met });
            }
        }
        public.phase = Phase::Meeting { open };
        if public.rests.last() != Some(public.places) {
            public.rests.push(public.places);
        }
    }

    /// `direct 0 1 build: fat tall lf`, up to the answer, perhaps `! Error`.
    fn question(&mut self, line: &str) {
        let (head, cards) = line.split_once(':').expect("a question and its answer");
        let words: Vec<&str> = head.split_whitespace().collect();
        let [way, asker, of, kind] = words[..] else { panic!("no question: {line}") };
        self.send_away();
        let met = match way {
            "via" => "ambassador".to_string(),
            _ => format!("{of}tall"),
        };
        let own = match self.state.public.seating.is_agent(seat(asker)) {
            true => format!("{asker}tall"),
            false => "ambassador".to_string(),
        };
        self.turn(seat(asker));
        self.miracle(&format!("{own} murano, {met} murano"));
        self.meet();
        let to = if way == "via" { of } else { "" };
        self.enter(&format!("{asker} ask {met} {kind} {to}"), Mode::Do);
        self.enter(&format!("{of} answer {}", cards.trim()), Mode::Do);
    }

    /// Sends questioned pawns to free spaces.
    pub fn send_away(&mut self) {
        while let Phase::Expelling { .. } = self.state.public.phase {
            let seat = self.state.public.active;
            let away = self.legal(seat).into_iter().find(|a| matches!(a, Action::Expel { .. }));
            self.push(Actor::Seat(seat), away.expect("a pawn can be sent away"));
        }
    }

    fn claim(&self, claim: &str) {
        let (word, rest) = claim.split_once(' ').unwrap_or((claim, ""));
        let (found, said) = match word {
            "open" => {
                let open = self.view(self.state.public.active).open_meetings();
                let mut found: Vec<String> =
                    open.iter().map(|m| format!("{}+{}", m.own, m.met)).collect();
                let mut said: Vec<String> = rest.split_whitespace().map(str::to_string).collect();
                found.sort();
                said.sort();
                (found.join(" "), said.join(" "))
            }
            "at" => {
                let (who, _) = rest.split_once(' ').expect("a pawn and a space");
                let space = self.state.public.places.of(pawn(who)).expect("in play");
                (format!("{who} {space}"), rest.to_string())
            }
            "waits" => match self.state.public.awaited() {
                Awaited::Seat(seat) => (seat.ix().to_string(), rest.to_string()),
                other => (format!("{other:?}"), rest.to_string()),
            },
            "over" => match self.state.public.phase {
                Phase::Over(outcome) => {
                    let won: Vec<String> =
                        outcome.winners.iter().map(|seat| seat.ix().to_string()).collect();
                    (format!("{:?}: {}", outcome.verdict, won.join(" ")), rest.to_string())
                }
                phase => (format!("{phase:?}"), rest.to_string()),
            },
            _ => panic!("no claim: {claim}"),
        };
        assert_eq!(found, said, "{claim}");
    }

    /// An entry that must be accepted, or refused for the reason after `!`.
    fn enter(&mut self, line: &str, mode: Mode) {
        let (entry, error) = match line.split_once('!') {
            Some((entry, error)) => (entry, Some(error.trim())),
            None => (line, None),
        };
        let (actor, action) = read_entry(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
        self.offered_if_accepted(actor, action);
        match (apply(&self.state, actor, &action), error) {
            (Err(found), Some(error)) => assert_eq!(format!("{found:?}"), error, "{line}"),
            (Err(found), None) => panic!("{line}: refused, {found:?}"),
            (Ok(_), Some(error)) => panic!("{line}: accepted in spite of {error}"),
            (Ok(_), None) if mode == Mode::Ask => {}
            (Ok(_), None) => self.push(actor, action),
        }
    }

    /// What is accepted is offered, and the other way round (marches are not listed).
    fn offered_if_accepted(&self, actor: Actor, action: Action) {
        let Actor::Seat(seat) = actor else { return };
        if matches!(action, Action::March(_)) || seat.ix() >= self.state.public.seating.len() {
            return;
        }
        let offered = self.legal(seat).contains(&action);
        let accepted = apply(&self.state, actor, &action).is_ok();
        assert_eq!(offered, accepted, "{action}: offered, accepted");
    }

    /// Does an action that must be accepted.
    pub fn push(&mut self, actor: Actor, action: Action) {
        let step = apply(&self.state, actor, &action)
            .unwrap_or_else(|error| panic!("{action}: refused, {error:?}"));
        self.state = step.state;
        self.events.extend(step.events);
    }

    /// What a seat knows now.
    pub fn view(&self, seat: Seat) -> View<'_> {
        self.state.view(Viewer::Seat(seat), &[])
    }

    /// What a seat may do now, but for marches.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        self.view(seat).legal_actions()
    }

    /// The answers that may be given now, in notation.
    pub fn answers(&self) -> Vec<String> {
        let Awaited::Seat(seat) = self.state.public.awaited() else { return Vec::new() };
        self.view(seat).answers().iter().map(ToString::to_string).collect()
    }

    /// Where a pawn may be sent now.
    pub fn exiles(&self, who: &str) -> Vec<SpaceId> {
        self.legal(self.state.public.active)
            .into_iter()
            .filter_map(|action| match action {
                Action::Expel { pawn: sent, to } if sent == pawn(who) => Some(to),
                _ => None,
            })
            .collect()
    }

    /// Where one may step on to from a meeting.
    pub fn steps(&self, met: &str) -> Vec<SpaceId> {
        self.legal(self.state.public.active)
            .into_iter()
            .filter_map(|action| match action {
                Action::StepOn { met: there, to } if there == pawn(met) => Some(to),
                _ => None,
            })
            .collect()
    }

    /// Whether an action would be accepted.
    pub fn accepts(&self, entry: &str) -> Result<(), RuleError> {
        let (actor, action) = read_entry(entry).unwrap_or_else(|error| panic!("{entry}: {error}"));
        apply(&self.state, actor, &action).map(|_| ())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Do,
    Ask,
}

/// The spaces of which this is true, in board order.
pub fn spaces_where(is: impl Fn(SpaceId) -> bool) -> Vec<SpaceId> {
    spaces().filter(|space| is(*space)).collect()
}

/// A question.
pub fn question(met: &str, of: &str, kind: Kind) -> Question {
    Question { met: pawn(met), of: seat(of), kind }
}
