//! Screens that are not the board.

pub mod home;
pub mod menu;
pub mod rules;
pub mod setup;
