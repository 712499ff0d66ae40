//! What both games share and no game is named in: seats, short lists, letters, order,
//! chance, JSON.

pub mod few;
pub mod json;
pub mod letters;
pub mod order;
pub mod plain;
pub mod rng;
pub mod seat;

pub use few::Few;
pub use json::Json;
pub use plain::plain;
pub use rng::{Rng, Seed};
pub use seat::{BySeat, Seat, SeatSet};
