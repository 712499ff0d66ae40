//! The screen: a function of a seat's view.
//!
//! `layout`, `curve`, `edges`, `picture`, `queries`, `selection`, `shortcuts`, `travel`, `sound` and
//! `choice` are pure and tested natively; the components are compiled with the feature `web` only.

#[cfg(feature = "web")]
pub mod app;
#[cfg(feature = "web")]
pub mod browser;
#[cfg(feature = "web")]
pub mod dom;
#[cfg(feature = "web")]
pub mod handle;
pub mod inkognito;
#[cfg(feature = "web")]
pub mod screens;
#[cfg(feature = "web")]
pub mod watched;
#[cfg(feature = "web")]
pub mod widgets;
