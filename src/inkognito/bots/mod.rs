//! Players that are programs. A bot gets a seat's view and a source of chance,
//! nothing else.

pub mod random;
