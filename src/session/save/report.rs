//! A table for whoever looks into a fault: without the names of the people
//! round it and without what they wrote, and without its secrets if it still runs.

use crate::inkognito::rules::notation::entry;
use crate::inkognito::rules::{Action, Phase};
use crate::kit::Json;
use crate::session::table::Table;

use super::{sealed, v2};

/// Whether a report of a running table tells who is who.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    /// Nothing that a bystander could not know.
    Hidden,
    /// All: the players have agreed.
    Told,
}

/// The table in a report. Where all is told, and after the end, it opens as a save does.
pub fn report(table: &Table, secrets: Secrets) -> String {
    let mut fields = v2::write(table);
    for (ix, seat) in fields.items_of("seats").iter_mut().enumerate() {
        seat.set("name", format!("Seat {}", ix + 1));
    }
    for own in ["marks", "faces"] {
        fields.set(own, Json::List(Vec::new()));
    }
    let is_over = matches!(table.public().phase, Phase::Over(_));
    if secrets == Secrets::Told || is_over {
        return sealed(fields);
    }
    hide(&mut fields, table);
    fields.write()
}

/// Takes out what a bystander has not seen. The seed deals the cards anew, so it goes too.
fn hide(fields: &mut Json, table: &Table) {
    fields.remove("hands");
    fields.remove("seed");
    let log = table.game().log().iter().map(|(actor, action)| {
        let line = entry(*actor, action);
        match action {
            // «3 answer mz grey-thin»: who and what, without the cards.
            Action::Answer(_) | Action::Report(_) => {
                let known: Vec<&str> = line.split(' ').take(2).collect();
                format!("{} …", known.join(" "))
            }
            Action::Place(_)
            | Action::CallPhantom
            | Action::Draw(_)
            | Action::March(_)
            | Action::Ask(_)
            | Action::AskSealed(_)
            | Action::CallRepeat(_)
            | Action::StepOn { .. }
            | Action::Expel { .. }
            | Action::Declare { .. }
            | Action::Escape
            | Action::Accept
            | Action::Refuse
            | Action::EndTurn => line,
        }
    });
    fields.set("log", Json::from_iter(log));
}
