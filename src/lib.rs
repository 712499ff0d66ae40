//! Bauta.

pub mod i18n;
pub mod inkognito;
pub mod kit;
pub mod session;
pub mod ui;
