//! The menu at a table: what the player likes, and the way out.

use leptos::prelude::*;

use crate::i18n::Lang;
use crate::ui::browser::{focus_id, later, wants_contrast};
use crate::ui::dom::{Markup, Part, live, view};
use crate::ui::handle::{Preferences, Sheet, use_handle};
use crate::ui::inkognito::shortcuts::Shortcuts;
use crate::ui::inkognito::watching::Paces;
use crate::ui::widgets::Icon;

use super::home::Trouble;

/// The id of the choice of languages.
const LANGUAGES: &str = "languages";

/// The languages, each by its own name.
#[component]
pub fn Languages() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let now = handle.lang.get_untracked();
    let options = Lang::ALL
        .into_iter()
        .enumerate()
        .map(|(ix, lang)| {
            view! { <option value=ix.to_string() lang=lang.tag() selected=lang == now>{lang.own_name()}</option> }
        })
        .collect::<Markup>();
    view! {
        <label class="option languages">
            <span>{t.language}</span>
            <select id=LANGUAGES on:change=move |event| {
                let ix = event_target_value(&event).parse::<usize>().ok();
                if let Some(lang) = ix.and_then(|ix| Lang::ALL.get(ix)) {
                    handle.speak(*lang);
                    // A sheet is made anew, and begins at its title.
                    later(0.0, || focus_id(LANGUAGES));
                }
            }>{options}</select>
        </label>
    }
}

/// Settings and the way out.
#[component]
pub fn MenuPage() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let likes = move || handle.preferences.get();
    let is_high = move || likes().contrast.unwrap_or_else(wants_contrast);
    let bots = untrack(|| handle.sitters()).is_some_and(|sitters| !sitters.bots().is_empty());
    let several = untrack(|| handle.alone()).is_none();
    view! {
        <Trouble />
        <div class="menu">
            <Languages />
            <button type="button" class="button-quiet" on:click=move |_| handle.prefer(|p| p.names = !p.names)>
                {move || if likes().names { t.names_off } else { t.names_on }}
            </button>
            // The two themes that are not on.
            <button type="button" class="button-quiet" on:click=move |_| {
                let high = is_high();
                handle.prefer(|p| *p = Preferences { day: !high && !p.day, contrast: Some(false), ..*p });
            }>
                {move || if likes().day || is_high() { t.night_theme } else { t.day_theme }}
            </button>
            <button type="button" class="button-quiet" on:click=move |_| {
                let high = is_high();
                handle.prefer(|p| *p = Preferences { day: high, contrast: Some(!high), ..*p });
            }>
                {move || if is_high() { t.day_theme } else { t.keys.contrast_theme }}
            </button>
            <button type="button" class="button-quiet" on:click=move |_| handle.prefer(|p| p.quiet = !p.quiet)>
                {move || if likes().quiet { t.full_motion } else { t.quiet_motion }}
            </button>
            <button type="button" class="button-quiet" on:click=move |_| handle.prefer(|p| p.volume = p.volume.next())>
                {move || t.volumes[likes().volume as usize]}
            </button>
            {bots.then(|| view! {
                <div>
                    <p class="chips-label" aria-hidden="true">{t.pace_label}</p>
                    <Paces />
                </div>
            })}
            {several.then(|| view! {
                <button type="button" class="button-quiet menu-turn" on:click=move |_| handle.prefer(|p| p.turning = p.turning.next())>
                    {move || t.turns[likes().turning as usize]}
                </button>
            })}
            <button type="button" class="button-quiet" on:click=move |_| handle.sheet.set(Some(Sheet::Keys))>
                {t.keys.title}
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

/// In a corner of a large screen: what turns to whoever acts, the next choice as its name.
#[component]
pub fn TurnButton() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    // Whoever is alone acts always.
    let turning = move || handle.preferences.with(|likes| likes.turning) as usize;
    live(move || {
        handle.alone().is_none().then(|| {
            view! {
                <button
                    type="button"
                    class="button-icon turn-button"
                    aria-label=move || t.turns[turning()]
                    data-turns=move || turning().to_string()
                    on:click=move |_| handle.prefer(|p| p.turning = p.turning.next())
                >
                    <Icon name="icon-turn" />
                </button>
            }
        })
    })
}

/// The keys that do something, each to be changed, and the switch that lets them.
#[component]
pub fn KeysPage() -> impl Part {
    let handle = use_handle();
    let t = &handle.text().keys;
    let keys = move || handle.preferences.with(|likes| likes.keys);
    let asks = move |refused: bool| if refused { t.page_key } else { t.press_key };
    // The action bar has its name elsewhere.
    let words = move |ix: usize| match ix {
        Shortcuts::DOCK => handle.text().action_label,
        Shortcuts::MARKED => t.list[Shortcuts::DOCK],
        _ => t.list[ix],
    };
    let lines = (0..=Shortcuts::MARKED)
        .map(|ix| {
            let said = move || match handle.waits.get() {
                Some((waiting, refused)) if waiting == ix => asks(refused),
                _ => words(ix),
            };
            view! {
                <li>
                    <button
                        type="button"
                        class="key"
                        on:click=move |_| handle.waits.set(Some((ix, false)))
                        on:focusout=move |_| handle.waits.set(None)
                    >
                        <kbd>{move || keys().shown(ix)}</kbd>
                        <span>{said}</span>
                    </button>
                </li>
            }
        })
        .collect::<Markup>();
    on_cleanup(move || handle.waits.set(None));
    // What is asked for, and then what the key does from now on.
    let mut asked = None;
    let told = move || match handle.waits.get() {
        Some((ix, refused)) => {
            asked = Some(ix);
            asks(refused).to_string()
        }
        None => {
            let line = asked.take().map(|ix| keys().shown(ix) + " " + words(ix));
            line.unwrap_or_default()
        }
    };
    view! {
        <p class="story-soft">{t.change_key}</p>
        <ul class="keys">{lines}</ul>
        <p class="visually-hidden" role="status">{told}</p>
        <button
            type="button"
            class="button-quiet usual-keys"
            hidden=move || keys() == Shortcuts::default()
            on:click=move |_| {
                handle.remap(Shortcuts::default());
                focus_id("sheet-title");
            }
        >
            {t.usual_keys}
        </button>
        <p class="story-soft">{t.board_keys}</p>
        <button type="button" class="button-quiet" on:click=move |_| handle.prefer(|p| p.no_keys = !p.no_keys)>
            {move || if handle.preferences.get().no_keys { t.switch_on } else { t.switch_off }}
        </button>
    }
}

/// «Speak to me now», before the private words: until it is pressed nothing says
/// them aloud. Who is alone at the table needs no earphones.
#[component]
pub fn Speak() -> impl Part {
    let handle = use_handle();
    let t = &handle.text().keys;
    if untrack(|| handle.alone()).is_some() {
        return ().part();
    }
    on_cleanup(move || handle.fall_silent());
    view! {
        <div class="speak">
            <button type="button" class="button-quiet" on:click=move |_| handle.whisper_page()>{t.speak}</button>
            <p class="story-soft">{t.speak_note}</p>
            <p class="visually-hidden" aria-live="assertive">{move || handle.whisper.get()}</p>
        </div>
    }
    .part()
}
