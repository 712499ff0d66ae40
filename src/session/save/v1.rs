//! Format 1: persons only. Its fields, for ever:
//!
//! `format`, `game`, `rules`, `saved` (milliseconds since 1970), `help`,
//! `options` (a word each), `seats` (`name`, `role`, `placement`), `hands`,
//! `starter`, `seed`, `looked`, `passed`, `marks`, `log`, `sum`.

use crate::kit::Json;

/// Makes format 2 of the same table.
pub(super) fn upgrade(fields: &mut Json) {
    for seat in fields.items_of("seats") {
        seat.set("sitter", "person");
    }
    fields.set("swaps", Json::List(Vec::new()));
    fields.set("stumbles", Json::List(Vec::new()));
    fields.set("format", 2_u64);
}
