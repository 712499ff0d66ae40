//! Any text for the save loader: a table that saves to a loadable text, or a typed error.
#![no_main]

use bauta::session::save;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(table) = save::load("fuzz", text) {
        assert!(save::load("fuzz", &save::text(&table)).is_ok());
    }
    if let Ok(table) = save::rescue("fuzz", text) {
        assert!(save::load("fuzz", &save::text(&table)).is_ok());
    }
});
