//! Why an action is refused. Data only: the screen makes the sentence, and no secret is inside.

use std::fmt;

use crate::kit::Seat;

use super::board::SpaceId;
use super::draw::Ball;
use super::places::Pawn;

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleError {
    /// The game waits for somebody else.
    NotYourTurn,
    /// Not at this point of the turn.
    WrongPhase,
    /// The Phantom cannot show these balls.
    NoSuchDraw,
    /// The builds to place are not the four builds.
    BadPlacement,
    /// The turn's balls do not hold this one any more.
    BallNotThere(Ball),
    /// This ball does not move this pawn.
    BallMovesOthers(Ball, Pawn),
    /// The pawn is not in this game.
    PawnNotInPlay(Pawn),
    /// No route of the ball's kind joins the two spaces.
    NoRoute {
        /// Where the pawn stands.
        from: SpaceId,
        /// Where it should go.
        to: SpaceId,
        /// The ball to be used.
        ball: Ball,
    },
    /// F1: two own figures would stand together here.
    OwnFiguresTogether(SpaceId),
    /// F2: figures of this seat would be met on two spaces.
    TwoMeetingsWith(Seat),
    /// F3: the Ambassador would stand with another player's figure here.
    AmbassadorWithOther(SpaceId),
    /// F4: the moved figure of another agent would stand with somebody but a single own figure here.
    MovedOntoOther(SpaceId),
    /// F5: three would stand here.
    TooMany(SpaceId),
    /// No open meeting with this pawn.
    NoSuchMeeting(Pawn),
    /// This seat cannot be asked at this meeting.
    CannotBeAsked(Seat),
    /// A sealed slip needs two questions or more, each of another meeting.
    BadSlip,
    /// The step's space is taken.
    StepOntoTaken(SpaceId),
    /// The step's space is not a neighbour.
    StepTooFar(SpaceId),
    /// The Ambassador does not step on: he must ask.
    AmbassadorMustAsk,
    /// The cards are not of the kinds the question wants.
    WrongCards,
    /// A grey card that the answerer does not hold.
    NotYourCard,
    /// None of the cards is true.
    NoTrueCard,
    /// This set was shown to this asker before.
    ShownBefore,
    /// This pair lies inside a set of three shown to this asker before.
    InsideTriple,
    /// There is no repeat to call.
    NothingToCall,
    /// The space to expel to is taken.
    ExpelOntoTaken(SpaceId),
    /// A figure cannot be sent to a numbered space.
    ExpelOntoNumber(SpaceId),
    /// The Ambassador can be sent to the Embassy or a coloured space only.
    ExpelOffColour(SpaceId),
    /// The Embassy is free, so the Ambassador goes there.
    EmbassyFirst,
    /// A pawn that was not questioned, or is already sent away.
    NotToExpel(Pawn),
    /// Meetings are still open.
    MeetingsOpen,
    /// The hand cannot be offered to this seat.
    NotAnAgent(Seat),
    /// Only in a three-player game can anybody be alone.
    NobodyIsAlone,
    /// Only the Ambassador's player reports.
    NotTheAmbassador,
    /// The report is sealed already.
    ReportSealed,
    /// The report does not name every identity and build once.
    BadReport,
    /// The game is over.
    GameOver,
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused: {self:?}")
    }
}

impl std::error::Error for RuleError {}
