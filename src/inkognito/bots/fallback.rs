//! [`fallback`]: what to do when a bot broke.

use crate::inkognito::rules::{Action, Phase, Plan, View};

/// The first legal action that is harmless: never an announcement, never a report.
///
/// None if the game does not wait for the view's seat.
pub fn fallback(view: &View<'_>) -> Option<Action> {
    if let Phase::Moving { .. } = view.public.phase {
        // To stay is always legal (rules 1.6).
        let stay = Action::March(Plan::default());
        return view.permits(&stay).is_ok().then_some(stay);
    }
    view.legal_actions().into_iter().find(is_harmless)
}

fn is_harmless(action: &Action) -> bool {
    match action {
        Action::Declare { .. } | Action::Escape | Action::Report(_) | Action::Refuse => false,
        Action::Place(_)
        | Action::CallPhantom
        | Action::Draw(_)
        | Action::March(_)
        | Action::Ask(_)
        | Action::AskSealed(_)
        | Action::Answer(_)
        | Action::CallRepeat(_)
        | Action::StepOn { .. }
        | Action::Expel { .. }
        | Action::Accept
        | Action::EndTurn => true,
    }
}
