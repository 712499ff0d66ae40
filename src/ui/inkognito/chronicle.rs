//! The public log in words, newest turn first.

use leptos::prelude::*;

use crate::inkognito::rules::Seen;
use crate::ui::dom::{Markup, Part, live, view};
use crate::ui::handle::use_handle;

use super::players::swap_words;

/// The log, turn by turn.
#[component]
pub fn Chronicle(
    /// How many turns to show; all if none.
    #[prop(default = None)]
    turns: Option<usize>,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    live(move || {
        let speaker = handle.speaker();
        let mut told: Vec<(String, Vec<String>)> = Vec::new();
        let swaps = handle.sitters().map(|sitters| sitters.swaps().to_vec()).unwrap_or_default();
        let swapped = |turn: u16| {
            let of_turn = swaps.iter().filter(move |swap| swap.turn == turn);
            of_turn.map(|swap| swap_words(handle, *swap)).collect::<Vec<_>>()
        };
        for seen in handle.witnessed() {
            let Some(words) = speaker.seen(&seen) else { continue };
            match (&seen, told.last_mut()) {
                (Seen::TurnBegan { turn, .. }, _) => told.push((words, swapped(*turn))),
                (_, Some((_, lines))) => lines.push(words),
                (_, None) => told.push((String::new(), vec![words])),
            }
        }
        if told.is_empty() {
            return view! { <p class="story-soft">{t.log_empty}</p> }.part();
        }
        let shown = turns.unwrap_or(told.len());
        told.into_iter()
            .rev()
            .take(shown)
            .map(|(title, lines)| {
                let lines =
                    lines.into_iter().map(|line| view! { <li>{line}</li> }).collect::<Markup>();
                view! {
                    <section class="log-turn">
                        <h3>{title}</h3>
                        <ul>{lines}</ul>
                    </section>
                }
            })
            .collect::<Markup>()
            .part()
    })
}
