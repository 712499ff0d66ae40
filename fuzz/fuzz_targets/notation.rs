//! Any line for the notation reader: what is read is written and read back.
#![no_main]

use bauta::inkognito::rules::notation::{entry, read_entry};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &str| {
    if let Ok((actor, action)) = read_entry(line) {
        assert_eq!(read_entry(&entry(actor, &action)), Ok((actor, action)));
    }
});
