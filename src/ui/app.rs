//! The whole page: which screen, and what covers it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;

use super::browser::{
    after_paint, ask_page, focus_id, later, on_news, root_attribute, wants_contrast,
};
use super::dom::{Part, view};
use super::handle::{Handle, Screen, Turning, mend_focus};
use super::inkognito::play::TableScreen;
use super::screens::device::DeviceSheets;
use super::screens::home::Home;
use super::screens::setup::Setup;
use super::watched::effect;
use crate::i18n::Lang;
use crate::inkognito::rules::Phase;
use crate::session::Scene;

/// The page.
#[component]
pub fn App() -> impl Part {
    let handle = Handle::new();
    provide_context(handle);
    watch(handle);
    // Everything is made anew when the language changes: no state lives in components.
    view! {
        <div class="app" data-shield=move || handle.shield.get().then_some("")>
            {move || {
                handle.lang.track();
                match handle.screen.get() {
                    Screen::Home => view! { <Home /> }.part(),
                    Screen::Setup => view! { <Setup /> }.part(),
                    Screen::Table => view! { <TableScreen /> }.part(),
                }
            }}
            <DeviceSheets />
            <p class="visually-hidden" id="tidings" aria-live="polite">{move || handle.tidings.get()}</p>
        </div>
    }
}

/// Tells style sheets and readers what the player likes; gives theme and language.
fn dress(handle: Handle) -> (&'static str, Lang) {
    let likes = handle.preferences.get();
    let theme = match (likes.contrast.unwrap_or_else(wants_contrast), likes.day) {
        (true, _) => "contrast",
        (false, true) => "day",
        (false, false) => "night",
    };
    let lang = handle.lang.get();
    root_attribute("data-theme", theme);
    root_attribute("data-motion", if likes.quiet { "off" } else { "on" });
    root_attribute("lang", lang.tag());
    (theme, lang)
}

/// Watches for whatever must cover the page, and tells style sheets and readers how it stands.
fn watch(handle: Handle) {
    let cover = move || {
        handle.cover();
        handle.keep_now();
    };
    // Systems take their picture of the page at the first sign of leaving.
    for leaving in ["blur", "pagehide", "orientationchange"] {
        window_event_listener_untyped(leaving, move |_| cover());
    }
    let hidden = move |_| {
        if document().hidden() {
            cover();
        }
    };
    window_event_listener_untyped("visibilitychange", hidden);
    // Who dictates has no keys.
    for sign in ["pointerdown", "input"] {
        window_event_listener_untyped(sign, move |_| handle.touch());
    }
    window_event_listener_untyped("keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        handle.touch();
        let free = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat());
        if free && !event.default_prevented() && handle.key(&event.key()) {
            event.prevent_default();
        }
    });
    // A button that has done its work is gone, and the keyboard's focus with it.
    window_event_listener_untyped("keyup", |_| later(0.0, mend_focus));
    set_interval(move || handle.cover_if_idle(), Duration::from_secs(1));
    on_news(move |verb, text| handle.hear(verb, text));
    // The back gesture leaves the page from the front door only.
    effect(move || {
        let inside = handle.screen.get() != Screen::Home || handle.sheet.get().is_some();
        ask_page("guard", if inside { "1" } else { "0" });
    });
    effect(move || {
        if handle.updating.get() && handle.is_between_turns() {
            ask_page("update", "");
        }
    });
    let mut worn = untrack(|| dress(handle));
    effect(move || {
        let now = dress(handle);
        if worn != now {
            worn = now;
            handle.engrave();
        }
    });
    effect(move || {
        let turned = handle.turned();
        root_attribute("data-turned", ["0", "90", "180", "270"][turned]);
        let across = turned % 2 == 1;
        root_attribute("data-across", if across { "yes" } else { "no" });
        let map = handle.preferences.with(|likes| likes.turning) == Turning::All;
        root_attribute("data-map", if map { "turns" } else { "stays" });
    });
    let mut phase: Option<Phase> = None;
    effect(move || phase = handle.listen(phase.take()));
    effect(move || handle.tell());
    // Bots wait while a paper lies over the board.
    effect(move || {
        handle.sheet.track();
        handle.scene.track();
        untrack(|| handle.drive());
    });
    // Readers and keyboards start at the title of each new page.
    let mut plays = false;
    effect(move || {
        handle.screen.track();
        handle.sealing.track();
        let played = plays;
        plays = handle.scene.get() != Scene::Over && handle.is_board_open();
        if !(played && plays) {
            after_paint(|| {
                window().scroll_to_with_x_and_y(0.0, 0.0);
                focus_id("page-title");
            });
        }
    });
}
