//! Bauta.

pub mod inkognito;
pub mod kit;
pub mod session;
