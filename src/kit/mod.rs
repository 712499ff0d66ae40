//! What both games share and no game is named in: seats, short lists, letters, order, chance.

pub mod few;
pub mod letters;
pub mod order;
pub mod rng;
pub mod seat;

pub use few::Few;
pub use rng::{Rng, Seed};
pub use seat::{BySeat, Seat, SeatSet};
