//! The browser: storage, clock, chance, clipboard. The only file that reaches for it.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::DomException;

use crate::kit::Seed;
use crate::session::{Storage, StorageError};

/// The browser's localStorage. Each call asks whether it may be used at all.
#[derive(Clone, Copy, Debug)]
pub struct LocalStorage;

fn local() -> Result<web_sys::Storage, StorageError> {
    window().local_storage().ok().flatten().ok_or(StorageError::Forbidden)
}

impl Storage for LocalStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        local()?.get_item(key).map_err(|_| StorageError::Forbidden)
    }

    fn has(&self, key: &str) -> Result<bool, StorageError> {
        let storage = local()?;
        js_sys::Reflect::has(storage.as_ref(), &key.into()).map_err(|_| StorageError::Forbidden)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        local()?.set_item(key, text).map_err(|error| {
            let full =
                error.dyn_ref::<DomException>().is_some_and(|error| error.name().contains("Quota"));
            if full { StorageError::Full } else { StorageError::Forbidden }
        })
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        local()?.remove_item(key).map_err(|_| StorageError::Forbidden)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let storage = local()?;
        let length = storage.length().map_err(|_| StorageError::Forbidden)?;
        Ok((0..length).filter_map(|ix| storage.key(ix).ok().flatten()).collect())
    }
}

/// The time, in milliseconds since 1970.
pub fn now_ms() -> f64 {
    js_sys::Date::now()
}

/// How long the page has been open, in milliseconds: a clock that nobody sets.
pub fn steady_ms() -> f64 {
    window().performance().map_or_else(now_ms, |clock| clock.now())
}

/// A new seed from the browser's source of chance.
pub fn random_seed() -> Seed {
    let mut bytes = [0; 8];
    // Without any source of chance the clock must do.
    if getrandom::fill(&mut bytes).is_err() {
        bytes = now_ms().to_bits().to_le_bytes();
    }
    Seed(u64::from_le_bytes(bytes))
}

/// The tags of the languages that the browser's owner likes, best first.
pub fn browser_languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// A moment in the words of the browser's place.
pub fn date_text(ms: u64, lang: &str) -> String {
    let date = js_sys::Date::new(&(ms as f64).into());
    let how = js_sys::Object::new();
    for (part, style) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A new object takes every property.
        let _ = js_sys::Reflect::set(&how, &part.into(), &style.into());
    }
    date.to_locale_string(lang, &how).into()
}

/// Asks the browser to put a text on its clipboard.
pub fn copy_text(text: &str) {
    // A refusal shows itself: the text stays selectable beside the button.
    let _ = window().navigator().clipboard().write_text(text);
}

/// The text with each letter and its marks as one character, where there is one:
/// however it was typed, it is the same text then.
pub fn composed(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFC").into()
}

/// Does something later, once.
pub fn later(ms: f64, what: impl FnOnce() + 'static) {
    // A box: the way to the browser's clock is written once, not for each thing to do.
    let what: Box<dyn FnOnce()> = Box::new(what);
    set_timeout(what, Duration::from_millis(ms.max(0.0) as u64));
}

/// Does something when what has changed is laid out and painted, so that it need not be
/// laid out for this first.
pub fn after_paint(what: impl FnOnce() + 'static) {
    request_animation_frame(|| later(0.0, what));
}

/// Tells the page that the app has broken (`public/boot.js` shows the readable page).
pub fn tell_panic(detail: &str) {
    tell("bauta:panic", detail);
}

/// Tells the page that the app stands (`public/boot.js` takes the loading page away).
pub fn tell_started() {
    tell("bauta:started", "");
}

/// Asks the page's scripts for something (`public/device.js` lists what).
pub fn ask_page(verb: &str, text: &str) {
    tell("bauta:ask", &format!("{verb}\n{text}"));
}

/// Hears what the page's scripts tell: a verb and a text.
pub fn on_news(hear: impl Fn(&str, &str) + 'static) {
    window_event_listener_untyped("bauta:news", move |event| {
        let detail = event.dyn_ref::<web_sys::CustomEvent>().map(web_sys::CustomEvent::detail);
        let text = detail.and_then(|detail| detail.as_string()).unwrap_or_default();
        let (verb, rest) = text.split_once('\n').unwrap_or((&text, ""));
        hear(verb, rest);
    });
}

/// Makes a sound and a buzz (`public/sound.js` and `public/device.js` know which there are).
pub fn sound(volume: &str, kind: &str) {
    tell("bauta:sound", &format!("{volume} {kind}"));
}

fn tell(name: &str, detail: &str) {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(&detail.into());
    if let Ok(event) = web_sys::CustomEvent::new_with_event_init_dict(name, &init) {
        // Whoever does not hear it cannot be helped.
        let _ = window().dispatch_event(&event);
    }
}

/// Puts the keyboard's focus on the element with this id, if it is there.
pub fn focus_id(id: &str) {
    if let Some(element) = document().get_element_by_id(id)
        && let Some(element) = element.dyn_ref::<web_sys::HtmlElement>()
    {
        let _ = element.focus();
    } else if let Some(element) = document().get_element_by_id(id)
        && let Some(element) = element.dyn_ref::<web_sys::SvgElement>()
    {
        let _ = element.focus();
    }
}

/// Takes the keyboard's focus from whatever has it: before a page goes, because a
/// browser that loses what has its focus lays out the new page twice.
pub fn let_go_of_focus() {
    if let Some(element) = document().active_element()
        && let Some(element) = element.dyn_ref::<web_sys::HtmlElement>()
    {
        let _ = element.blur();
    }
}

/// Puts the keyboard's focus on the first of these that is there, if it is nowhere.
pub fn focus_if_lost(ids: &[&str]) {
    for id in ids {
        if document().active_element().is_none_or(|element| element.tag_name() == "BODY") {
            focus_id(id);
        }
    }
}

/// The element hears of this pointer until it is let go, wherever that is.
pub fn keep_pointer(event: &web_sys::PointerEvent) {
    if let Some(element) = event.current_target() {
        let element: web_sys::Element = element.unchecked_into();
        // It fails only if the pointer is let go already.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// An attribute of the page's root element, for style sheets and readers.
pub fn root_attribute(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

/// Whether the system asks for more contrast (`public/boot.js` notes it).
pub fn wants_contrast() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-more-contrast"))
}

/// Whether the keyboard writes into a field.
pub fn is_typing() -> bool {
    let tag = document().active_element().map(|element| element.tag_name()).unwrap_or_default();
    matches!(tag.as_str(), "INPUT" | "TEXTAREA" | "SELECT")
}

/// An attribute of the element that has the keyboard's focus.
pub fn focused_value(name: &str) -> Option<String> {
    document().active_element()?.get_attribute(name)
}

/// Puts the keyboard's focus on the first element that a selector finds.
pub fn focus_first(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        focus_id(&element.id());
    }
}

/// The words that an element shows.
pub fn text_of_id(id: &str) -> String {
    let element = document().get_element_by_id(id);
    let element = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    element.map(|element| element.inner_text()).unwrap_or_default()
}

/// The words of an element that are to be said: style sheets leave out the rest.
pub fn said_of_id(id: &str) -> String {
    let Some(element) = document().get_element_by_id(id) else { return String::new() };
    let _ = element.set_attribute("data-said", "");
    let words = text_of_id(id);
    let _ = element.remove_attribute("data-said");
    words
}
