//! [`Skill`]: what a player considers and how much it counts. Plain numbers, tuned in games.

use super::temper::Level;

/// What a player considers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// How the answers of others are read.
    pub reading: Readings,
    /// How questions are chosen.
    pub asking: Asking,
    /// How answers are chosen.
    pub answering: Answering,
    /// How questioned pawns are sent away.
    pub sending: Sending,
    /// How marches are chosen.
    pub marching: Marching,
    /// From which chance, by counting, the mission is announced.
    pub announce: f64,
}

/// How answers are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readings {
    /// Every world left is as likely as any other.
    Counting,
    /// Others may speak to their partner between the lines; each is watched for it.
    Intentions,
}

/// How questions are chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asking {
    /// By chance.
    Chance,
    /// By what the answer tells.
    Gain {
        /// The worth of a bit about who the partner is, beside its worth as a bit of the whole.
        partner: f64,
        /// The worth of a bit about the figure that the mission is about.
        target: f64,
        /// The worth of the partner's half of the code.
        letter: f64,
        /// The worth of a bit when all that the mission needs is known.
        idle: f64,
    },
}

/// How answers are chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answering {
    /// From which chance that the asker is the partner everything is shown.
    pub tell: f64,
    /// How a hint or a lie is weighed; none: any answer.
    pub hints: Option<Hints>,
}

/// How an answer is weighed (bots.md, «utility»).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hints {
    /// For the partner's belief that I am who I am.
    pub partner: f64,
    /// Against an enemy's belief that I am who I am.
    pub identity: f64,
    /// Against an enemy's belief that I am of my team.
    pub team: f64,
    /// Against an enemy's belief that I look as I do.
    pub build: f64,
    /// For the partner's knowing my letter.
    pub letter_told: f64,
    /// Against an enemy's knowing my letter.
    pub letter_leaked: f64,
    /// How sharply better answers are preferred.
    pub sharpness: f64,
}

/// How questioned pawns are sent away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending {
    /// Next to own figures, to be met again.
    Near,
    /// Where they do most good and least harm.
    Outlook,
}

/// How marches are chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marching {
    /// In so many of a hundred turns it goes wherever it likes.
    pub whims: u32,
    /// How much the scores of plans are shaken.
    pub noise: f64,
    /// The worth of meeting somebody next turn, of a meeting now.
    pub next: f64,
    /// The worth of being about to fulfil the mission.
    pub mission: f64,
    /// The worth of keeping the enemies from theirs.
    pub block: f64,
    /// The worth of standing where the partner can ask and the enemies cannot.
    pub company: f64,
}

impl Skill {
    /// The same, but for reading: what is announced rests on counting alone.
    #[must_use]
    pub const fn counting(self) -> Skill {
        Skill { reading: Readings::Counting, ..self }
    }
}

impl Asking {
    /// The worth of a bit when all that the mission needs is known.
    pub(super) const fn idle(self) -> f64 {
        match self {
            Asking::Chance => 1.0,
            Asking::Gain { idle, .. } => idle,
        }
    }
}

impl Level {
    /// What a level considers.
    pub const fn skill(self) -> Skill {
        match self {
            Level::Tourist => TOURIST,
            Level::Gondolier => GONDOLIER,
            Level::Informer => INFORMER,
            Level::Spymaster => SPYMASTER,
        }
    }
}

const TOURIST: Skill = Skill { marching: Marching { whims: 70, ..SIMPLE }, ..GONDOLIER };

const GONDOLIER: Skill = Skill {
    reading: Readings::Counting,
    asking: Asking::Chance,
    answering: Answering { tell: 1.0, hints: None },
    sending: Sending::Near,
    marching: SIMPLE,
    announce: 1.0,
};

const INFORMER: Skill = Skill {
    reading: Readings::Intentions,
    asking: Asking::Gain { partner: 0.0, target: 0.0, letter: 2.0, idle: 1.0 },
    answering: Answering { tell: 0.9, hints: Some(CAREFUL) },
    sending: Sending::Near,
    marching: SIMPLE,
    announce: 1.0,
};

/// What the top level considers.
pub const SPYMASTER: Skill = Skill {
    reading: Readings::Intentions,
    asking: Asking::Gain { partner: 0.5, target: 1.0, letter: 3.0, idle: 0.2 },
    answering: Answering { tell: 0.7, hints: Some(OPEN) },
    sending: Sending::Outlook,
    marching: Marching { whims: 0, noise: 0.1, next: 0.15, mission: 6.0, block: 1.5, company: 0.2 },
    announce: 0.9,
};

const SIMPLE: Marching =
    Marching { whims: 0, noise: 0.3, next: 0.05, mission: 2.0, block: 0.0, company: 0.0 };

const CAREFUL: Hints = Hints { sharpness: 3.0, ..OPEN };

/// How the top level hints, and how it expects others to.
pub const OPEN: Hints = Hints {
    partner: 4.0,
    identity: 4.0,
    team: 0.0,
    build: 1.0,
    letter_told: 2.0,
    letter_leaked: 1.0,
    sharpness: 4.0,
};
