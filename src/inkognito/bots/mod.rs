//! Players that are programs. A bot gets a seat's view and a source of chance,
//! nothing else.

mod answering;
mod asking;
pub mod choice;
mod choose;
mod declaring;
pub mod envoy;
pub mod fallback;
mod field;
mod march;
mod mind;
mod numbers;
pub mod play;
pub mod random;
mod reach;
mod reading;
mod replies;
pub mod skill;
mod stakes;
pub mod temper;
pub mod yardstick;

pub use choice::{Choice, Why};
pub use choose::{choose, gesture};
pub use fallback::fallback;
pub use reach::prepare;
pub use temper::{Character, Level, Manners, Temper};
