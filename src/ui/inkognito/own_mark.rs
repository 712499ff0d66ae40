//! What a player writes into a square: a sign, a number, a short note.

use leptos::prelude::*;

use crate::inkognito::deduce::Cell;
use crate::session::marks::{NOTE_LENGTH, tidy_note};
use crate::session::{OwnMark, Sign};
use crate::ui::dom::{Markup, Part, view};
use crate::ui::handle::Handle;

use super::notebook::Pad;
use super::squares::sign_words;

/// The signs to choose from for a square, and what stands in it.
pub fn own_mark(handle: Handle, pad: Pad, cell: Cell, own: Option<&OwnMark>) -> Markup {
    let t = handle.text();
    let signs: Vec<Markup> = [Sign::Suspect, Sign::Clear, Sign::Question, Sign::Nothing]
        .into_iter()
        .zip(t.pad_signs)
        .map(|(sign, words)| {
            let pressed = own.is_some_and(|own| own.sign == sign);
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=pressed.to_string()
                    on:click=move |_| handle.write_mark(cell, sign.clone())
                >
                    {words}
                </button>
            }
            .part()
        })
        .collect();
    let number = match own.map(|own| &own.sign) {
        Some(Sign::Number(n)) => Some(*n),
        _ => None,
    };
    let numbers: Vec<Markup> = (1..=9u8)
        .map(|n| {
            view! { <option value=n.to_string() selected=number == Some(n)>{n.to_string()}</option> }
                .part()
        })
        .collect();
    let written = own.map(|own| {
        let words = t.pad_written(own.turn, &sign_words(&own.sign, &handle.speaker()));
        view! { <p class="pad-help">{words}</p> }
    });
    let write_number = move |event| {
        if let Ok(n) = event_target_value(&event).parse() {
            handle.write_mark(cell, Sign::Number(n));
        }
    };
    let write_note = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = tidy_note(&pad.note.get_untracked());
        if !text.is_empty() {
            handle.write_mark(cell, Sign::Note(text));
            pad.note.set(String::new());
        }
    };
    view! {
        <fieldset class="own-mark">
            <legend>{t.pad_own_mark}</legend>
            {written}
            <div class="own-signs">{signs}</div>
            <form class="own-note" on:submit=write_note>
                <select aria-label=t.pad_number on:change=write_number>
                    <option value="" selected=number.is_none()>"1–9"</option>
                    {numbers}
                </select>
                <input
                    type="text"
                    autocomplete="off"
                    maxlength=NOTE_LENGTH.to_string()
                    aria-label=t.pad_note
                    placeholder=t.pad_note
                    prop:value=move || pad.note.get()
                    on:input=move |event| pad.note.set(event_target_value(&event))
                />
                <button type="submit" class="button-quiet">{t.pad_write}</button>
            </form>
        </fieldset>
    }
    .part()
}
