//! What a table agrees on before the deal: one plain enum a disputed rule, and
//! a preset an edition.
//!
//! Options are part of the deal and of the save, and visible to all.

use super::draw::Ball;

/// The rules of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The preset these options started from.
    pub edition: Edition,
    /// Which ten balls are in the Phantom (rules 1.2).
    pub balls: Balls,
    /// Where a questioned Ambassador is sent (rules 1.13).
    pub exile: Exile,
    /// Whether an extra step sends the Ambassador away too (rules 1.8).
    pub step: StepRule,
    /// What happens to an answer that was given before (rules 1.11).
    pub repeats: Repeats,
    /// What a called repeat costs (rules 1.11).
    pub penalty: Penalty,
    /// When a mission counts as brought about (rules 1.14).
    pub completion: Completion,
    /// What may be said at the table (rules 1.12). A reminder; the app cannot hear.
    pub talk: Talk,
    /// How builds are put on the starts of their colour (rules 1.3).
    pub placement: Placement,
    /// Where the lone agent of a three-player game escapes (rules 1.16).
    pub exits: Exits,
}

impl Options {
    /// The games of 1988 and 2001, for three or four.
    pub const CLASSIC: Options = Options {
        edition: Edition::Classic,
        balls: Balls::Classic,
        exile: Exile::AnyColoured,
        step: StepRule::AmbassadorStays,
        repeats: Repeats::Strict,
        penalty: Penalty::NewPair,
        completion: Completion::EmbassyOnArrival,
        talk: Talk::GesturesOnly,
        placement: Placement::Random,
        exits: Exits::Own,
    };

    /// The game of 2013, for three to five.
    pub const Y2013: Options = Options {
        edition: Edition::Y2013,
        balls: Balls::Y2013,
        exile: Exile::EmbassyFirst,
        step: StepRule::AmbassadorStays,
        repeats: Repeats::Strict,
        penalty: Penalty::OneFewer,
        completion: Completion::EmbassyOnArrival,
        talk: Talk::Anything,
        placement: Placement::Random,
        exits: Exits::Own,
    };

    /// The game of 2022: that of 2013 with other balls.
    pub const Y2022: Options =
        Options { edition: Edition::Y2022, balls: Balls::Y2022, ..Options::Y2013 };

    /// The options an edition comes with.
    pub const fn of(edition: Edition) -> Options {
        match edition {
            Edition::Classic => Options::CLASSIC,
            Edition::Y2013 => Options::Y2013,
            Edition::Y2022 => Options::Y2022,
        }
    }
}

/// A published edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// 1988 to 2006: MB, Winning Moves.
    Classic,
    /// 2013: Ares, Devir, Piatnik.
    Y2013,
    /// 2022. Its ball counts are one implementer's finding, not verified.
    Y2022,
}

impl Edition {
    /// All, oldest first.
    pub const ALL: [Edition; 3] = [Edition::Classic, Edition::Y2013, Edition::Y2022];
}

/// The ten balls of an edition (rules 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Balls {
    /// Land 2, water 2, either 1, Ambassador 2, nothing 3.
    Classic,
    /// Land 2, water 2, either 3, another agent 1, Ambassador 2.
    Y2013,
    /// Two of everything but nothing.
    Y2022,
}

impl Balls {
    /// All, oldest first.
    pub const ALL: [Balls; 3] = [Balls::Classic, Balls::Y2013, Balls::Y2022];

    /// How many of this ball are among the ten.
    pub const fn count(self, ball: Ball) -> u8 {
        match (self, ball) {
            (_, Ball::Land | Ball::Water | Ball::Ambassador) => 2,
            (Balls::Classic, Ball::Wild) => 1,
            (Balls::Classic, Ball::Agent) => 0,
            (Balls::Classic, Ball::Nothing) => 3,
            (Balls::Y2013, Ball::Wild) => 3,
            (Balls::Y2013, Ball::Agent) => 1,
            (Balls::Y2022, Ball::Wild | Ball::Agent) => 2,
            (Balls::Y2013 | Balls::Y2022, Ball::Nothing) => 0,
        }
    }
}

/// Where a questioned Ambassador is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Exile {
    /// Any free coloured space or the Embassy, as the asker likes (1988, 2001).
    AnyColoured,
    /// The Embassy; only if that is taken, any free coloured space (2013).
    EmbassyFirst,
}

/// What an extra step does to a met Ambassador.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StepRule {
    /// He stays.
    ///
    /// Ruling: expulsion belongs to a question; the step replaces the whole encounter.
    AmbassadorStays,
    /// He is sent away all the same: the rulebooks read to the letter.
    AmbassadorLeaves,
}

/// Whether an answer may be given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Repeats {
    /// A repeated answer cannot be given.
    Strict,
    /// It can; the asker may call it and a penalty follows.
    Called,
}

/// What a called repeat of a triple costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Penalty {
    /// A new pair each time; if that was known too, the true card (2001).
    NewPair,
    /// A card fewer; at the third showing one true card, the answerer's choice (2013).
    OneFewer,
}

/// When a mission counts as brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Completion {
    /// It is enough that the board shows it, but for the Ambassador on the
    /// Embassy, who must have been elsewhere at an earlier rest point of the turn.
    ///
    /// Ruling: rules 1.14. He stands there at the start and after most expulsions.
    EmbassyOnArrival,
    /// Every mission must have been unfulfilled at an earlier rest point of the turn.
    EveryOnArrival,
    /// It is enough that the board shows it, always.
    AsItStands,
}

/// What may be said at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Talk {
    /// Words and gestures, true or not.
    Anything,
    /// Gestures only (1988).
    GesturesOnly,
}

/// How builds are put on the starts of their colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Placement {
    /// By chance.
    ///
    /// Ruling: no rulebook says; chance favours nobody.
    Random,
    /// Each seat in turn places its own, openly.
    Chosen,
}

/// Where a lone agent escapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Exits {
    /// The agent's own exit only (2013).
    Own,
    /// Either exit of the agent's pair (2001 to the letter).
    EitherOfPair,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_ten_balls() {
        for balls in Balls::ALL {
            assert_eq!(Ball::ALL.map(|ball| balls.count(ball)).iter().sum::<u8>(), 10);
        }
    }
}
