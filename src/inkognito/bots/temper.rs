//! [`Temper`]: how good a bot is and what kind of person. Plain data.

/// A bot: its level and its habits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temper {
    /// How well it plays.
    pub level: Level,
    /// How it likes to play.
    pub habits: Manners,
}

/// How well a bot plays, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sees the sights: often goes and asks wherever it likes.
    Tourist,
    /// Knows the ways: meets as many as it can, asks and answers by chance.
    Gondolier,
    /// Asks what tells most and gives away little.
    Informer,
    /// Reads intentions, speaks to its partner between the lines, and looks ahead.
    Spymaster,
}

/// Habits that can be seen in play. Each is a share from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manners {
    /// How often it shows both true cards where three are asked for and it has no better reason.
    pub two_true: f64,
    /// How often it lies to a probable enemy with the mission card: shows it beside a false identity.
    pub bluff: f64,
    /// How often the tic it shows is another agent's.
    pub false_tic: f64,
    /// How often it shows a tic at all.
    pub tic: f64,
}

/// The six characters. Names and portraits belong to the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    /// Honest, as far as the game allows: true tics, no bluff.
    Clerk,
    /// Shows both true cards and trusts that nobody believes it.
    Twin,
    /// Bluffs with the mission card and with everything else.
    Dealer,
    /// Never moves a muscle.
    Sphinx,
    /// Makes faces all the time, hardly ever its own.
    Comedian,
    /// Now this, now that.
    Weathercock,
}

impl Temper {
    /// A level without habits.
    pub const fn plain(level: Level) -> Temper {
        Temper { level, habits: Manners::NONE }
    }

    /// A character that plays at this level.
    pub const fn of(character: Character, level: Level) -> Temper {
        Temper { level, habits: character.habits() }
    }
}

impl Level {
    /// All, worst first.
    pub const ALL: [Level; 4] =
        [Level::Tourist, Level::Gondolier, Level::Informer, Level::Spymaster];

    /// Its name in figures and settings.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Tourist => "tourist",
            Level::Gondolier => "gondolier",
            Level::Informer => "informer",
            Level::Spymaster => "spymaster",
        }
    }
}

impl Manners {
    /// No habits: every choice is made for its use.
    pub const NONE: Manners = Manners { two_true: 0.0, bluff: 0.0, false_tic: 0.5, tic: 0.2 };
}

impl Character {
    /// All six.
    pub const ALL: [Character; 6] = [
        Character::Clerk,
        Character::Twin,
        Character::Dealer,
        Character::Sphinx,
        Character::Comedian,
        Character::Weathercock,
    ];

    /// Its name in settings and texts.
    pub const fn key(self) -> &'static str {
        match self {
            Character::Clerk => "clerk",
            Character::Twin => "twin",
            Character::Dealer => "dealer",
            Character::Sphinx => "sphinx",
            Character::Comedian => "comedian",
            Character::Weathercock => "weathercock",
        }
    }

    /// How it plays.
    pub const fn habits(self) -> Manners {
        match self {
            Character::Clerk => Manners { two_true: 0.1, bluff: 0.0, false_tic: 0.1, tic: 0.4 },
            Character::Twin => Manners { two_true: 0.6, bluff: 0.0, false_tic: 0.4, tic: 0.3 },
            Character::Dealer => Manners { two_true: 0.1, bluff: 0.4, false_tic: 0.7, tic: 0.5 },
            Character::Sphinx => Manners { two_true: 0.0, bluff: 0.0, false_tic: 0.5, tic: 0.02 },
            Character::Comedian => Manners { two_true: 0.2, bluff: 0.1, false_tic: 0.9, tic: 0.8 },
            Character::Weathercock => {
                Manners { two_true: 0.35, bluff: 0.2, false_tic: 0.5, tic: 0.4 }
            }
        }
    }
}
