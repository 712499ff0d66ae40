//! What a player writes into a square: a sign, a number, a short note.

use leptos::prelude::*;

use crate::inkognito::deduce::Cell;
use crate::session::Sign;
use crate::session::marks::{NOTE_LENGTH, tidy_note};
use crate::ui::dom::view;
use crate::ui::handle::use_handle;

use super::notebook::sign_words;

/// The signs to choose from for a square.
#[component]
pub fn OwnMarkPage(
    /// The square.
    cell: Cell,
) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let own = Memo::new(move |_| handle.own_marks().on(cell).cloned());
    let signs = [Sign::Suspect, Sign::Clear, Sign::Question, Sign::Nothing]
        .into_iter()
        .zip(t.pad_signs)
        .map(|(sign, words)| {
            let written = sign.clone();
            let pressed = sign.clone();
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || {
                        own.with(|own| own.as_ref().is_some_and(|own| own.sign == pressed)).to_string()
                    }
                    on:click=move |_| handle.write_mark(cell, written.clone())
                >
                    {words}
                </button>
            }
        })
        .collect_view();
    let numbers =
        (1..=9).map(|n: u8| view! { <option value=n.to_string()>{n}</option> }).collect_view();
    let note = RwSignal::new(String::new());
    let written = move || {
        own.get().map(|own| {
            let words = (t.pad_written)(own.turn, &sign_words(&own.sign, &handle.speaker()));
            view! { <p class="pad-help">{words}</p> }
        })
    };
    view! {
        <fieldset class="own-mark">
            <legend>{t.pad_own_mark}</legend>
            {written}
            <div class="chips">
                {signs}
                <select aria-label=t.pad_number on:change=move |event| {
                    if let Ok(n) = event_target_value(&event).parse() {
                        handle.write_mark(cell, Sign::Number(n));
                    }
                }>
                    <option value="">{t.pad_number}</option>
                    {numbers}
                </select>
            </div>
            <form class="own-note" on:submit=move |event| {
                event.prevent_default();
                let text = tidy_note(&note.get_untracked());
                if !text.is_empty() {
                    handle.write_mark(cell, Sign::Note(text));
                    note.set(String::new());
                }
            }>
                <input
                    type="text"
                    autocomplete="off"
                    maxlength=NOTE_LENGTH.to_string()
                    aria-label=t.pad_note
                    placeholder=t.pad_note
                    prop:value=move || note.get()
                    on:input=move |event| note.set(event_target_value(&event))
                />
                <button type="submit" class="button-quiet">{t.pad_write}</button>
            </form>
        </fieldset>
    }
}
