//! A table between the rules and the screen: who sits where, the running
//! match, whose hands hold the device, and the save.

pub mod play;

pub use play::{Match, Refused};
