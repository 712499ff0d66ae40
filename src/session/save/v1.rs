//! Format 1: persons only. Its fields, for ever:
//!
//! `format`, `game`, `rules`, `saved` (milliseconds since 1970), `help`,
//! `options` (a word each), `seats` (`name`, `role`, `placement`), `hands`,
//! `starter`, `seed`, `looked`, `passed`, `marks`, `log`, `sum`.

use serde_json::{Value, json};

/// Format 2 of the same table.
pub(super) fn upgrade(mut fields: Value) -> Value {
    if let Some(seats) = fields["seats"].as_array_mut() {
        for seat in seats.iter_mut().filter(|seat| seat.is_object()) {
            seat["sitter"] = json!("person");
        }
    }
    fields["swaps"] = json!([]);
    fields["stumbles"] = json!([]);
    fields["format"] = json!(2);
    fields
}
