//! The menu at a table: what the player likes, and the way out.

use leptos::prelude::*;

use crate::i18n::Lang;
use crate::ui::dom::view;
use crate::ui::handle::{Sheet, use_handle};
use crate::ui::widgets::Icon;

use super::home::Trouble;

/// The languages, each by its own name.
#[component]
pub fn Languages() -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let now = handle.lang.get_untracked();
    let options = Lang::ALL
        .into_iter()
        .enumerate()
        .map(|(ix, lang)| {
            let words = lang.text();
            view! { <option value=ix.to_string() lang=words.tag selected=lang == now>{words.own_name}</option> }
        })
        .collect_view();
    view! {
        <label class="option languages">
            <span>{t.language}</span>
            <select on:change=move |event| {
                let ix = event_target_value(&event).parse::<usize>().ok();
                if let Some(lang) = ix.and_then(|ix| Lang::ALL.get(ix)) {
                    handle.speak(*lang);
                }
            }>{options}</select>
        </label>
    }
}

/// Settings and the way out.
#[component]
pub fn MenuPage() -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let likes = move || handle.preferences.get();
    view! {
        <Trouble />
        <div class="menu">
            <Languages />
            <button type="button" class="button-quiet" on:click=move |_| handle.prefer(|p| p.names = !p.names)>
                {move || if likes().names { t.names_off } else { t.names_on }}
            </button>
            <button type="button" class="button-quiet" on:click=move |_| handle.prefer(|p| p.day = !p.day)>
                {move || if likes().day { t.night_theme } else { t.day_theme }}
            </button>
            <button type="button" class="button-quiet" on:click=move |_| handle.prefer(|p| p.quiet = !p.quiet)>
                {move || if likes().quiet { t.full_motion } else { t.quiet_motion }}
            </button>
            <button type="button" class="button-quiet" on:click=move |_| handle.prefer(|p| p.volume = p.volume.next())>
                {move || t.volumes[likes().volume as usize]}
            </button>
            <button type="button" class="button-quiet menu-turn" on:click=move |_| handle.prefer(|p| p.turn = !p.turn)>
                {move || if likes().turn { t.turn_off } else { t.turn_on }}
            </button>
            <button type="button" class="button-quiet menu-device" on:click=move |_| handle.sheet.set(Some(Sheet::Device))>
                <Icon name="icon-settings" />
                <span>{t.device.title}</span>
            </button>
            <button type="button" class="button-quiet" on:click=move |_| handle.leave()>
                <Icon name="icon-hand-over" />
                <span>{t.leave_table}</span>
            </button>
        </div>
    }
}

/// In a corner of a large screen: whether the page turns to whoever sits opposite.
#[component]
pub fn TurnButton() -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    view! {
        <button
            type="button"
            class="button-icon turn-button"
            aria-label=t.turn_on
            aria-pressed=move || handle.preferences.with(|likes| likes.turn).to_string()
            on:click=move |_| handle.prefer(|p| p.turn = !p.turn)
        >
            <Icon name="icon-turn" />
        </button>
    }
}
