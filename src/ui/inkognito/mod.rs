//! The game's screen. Files without leptos are pure and tested natively.

pub mod choice;
pub mod layout;
pub mod picture;
pub mod selection;

#[cfg(feature = "web")]
pub mod answer;
#[cfg(feature = "web")]
pub mod board;
#[cfg(feature = "web")]
pub mod chronicle;
#[cfg(feature = "web")]
pub mod curtain;
#[cfg(feature = "web")]
pub mod declare;
#[cfg(feature = "web")]
pub mod dock;
#[cfg(feature = "web")]
pub mod end;
#[cfg(feature = "web")]
pub mod heard;
#[cfg(feature = "web")]
pub mod meeting;
#[cfg(feature = "web")]
pub mod notes;
#[cfg(feature = "web")]
pub mod passport;
#[cfg(feature = "web")]
pub mod phantom;
#[cfg(feature = "web")]
pub mod pieces;
#[cfg(feature = "web")]
pub mod play;
#[cfg(feature = "web")]
pub mod private;
