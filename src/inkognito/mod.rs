//! *Inkognito* (Leo Colovini and Alex Randolph, 1988).

pub mod bots;
pub mod deduce;
pub mod rules;
