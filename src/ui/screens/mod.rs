//! Screens that are not the board.

pub mod device;
pub mod home;
pub mod menu;
pub mod recovery;
pub mod rules;
pub mod setup;
