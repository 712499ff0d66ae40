//! What the device has to do with: saves that stay, installing, updates, tables
//! that go out and come in, and what to do if something is wrong.
//!
//! How the device stands is on the root element (`public/device.js`), and
//! `style/device.css` shows the sentences that hold.

use leptos::prelude::*;

use crate::session::save::Secrets;
use crate::ui::browser::ask_page;
use crate::ui::dom::{Markup, Part, live, view};
use crate::ui::handle::{Handle, Screen, Sheet, try_emergency, use_handle};
use crate::ui::watched::Local;
use crate::ui::widgets::{Icon, SheetFrame};

use super::home::{Notice, Trouble};
use super::menu::KeysPage;

/// The papers that may lie over any screen.
#[component]
pub fn DeviceSheets() -> impl Part {
    let handle = use_handle();
    live(move || {
        let t = handle.text();
        let (title, page) = match handle.sheet.get()? {
            Sheet::Device => (t.device.title, view! { <DevicePage /> }.part()),
            Sheet::Diagnostics => (t.device.diagnostics, view! { <Diagnostics /> }.part()),
            Sheet::Keys => (t.keys.title, view! { <KeysPage /> }.part()),
            Sheet::Leave => (t.device.leave_title, view! { <LeavePage /> }.part()),
            Sheet::Passport
            | Sheet::Notes
            | Sheet::Heard
            | Sheet::Log
            | Sheet::Rules
            | Sheet::Menu
            | Sheet::Seat(_)
            | Sheet::Declare
            | Sheet::Book(_) => return None,
        };
        let close = move || handle.sheet.set(None);
        Some(view! {
            <SheetFrame title close_label=t.close class="sheet-night" on_close=close>
                {page}
            </SheetFrame>
        })
    })
}

/// A plain button that does one thing.
fn button(label: &'static str, press: fn(Handle)) -> Markup {
    let handle = use_handle();
    view! { <button type="button" class="button-quiet" on:click=move |_| press(handle)>{label}</button> }
        .part()
}

/// A switch that the page's own script turns on and off.
fn switch(name: &'static str, words: &'static str) -> Markup {
    view! {
        <label class="switch" data-when=name>
            <input type="checkbox" id=name />
            <span>{words}</span>
        </label>
    }
    .part()
}

/// That the page works without internet, or that a newer version waits.
#[component]
pub fn Readiness() -> impl Part {
    let t = &use_handle().text().device;
    view! {
        <p class="device-ready" data-when="ready" role="status">
            <Icon name="icon-check" />
            <span>{t.ready}</span>
        </p>
        <div class="device-update" data-when="update">
            <p>{t.update}</p>
            {button(t.update_now, Handle::update)}
        </div>
    }
}

/// The offer to install: after the first step that was saved, until it is refused.
#[component]
pub fn InstallOffer() -> impl Part {
    let t = &use_handle().text().device;
    view! {
        <section class="device-offer" data-when="offer">
            <h2>{t.install_title}</h2>
            <p>{t.install_why}</p>
            <InstallSteps />
            <div class="device-buttons">
                {button(t.install_no, |_| ask_page("no-install", ""))}
                <InstallButton />
            </div>
        </section>
    }
}

#[component]
fn InstallButton() -> impl Part {
    let t = &use_handle().text().device;
    view! {
        <button type="button" class="button-main" data-when="button" on:click=move |_| ask_page("install", "")>
            <span>{t.install}</span>
        </button>
    }
}

/// The way through the browser's own menus, where it has no button.
#[component]
fn InstallSteps() -> impl Part {
    let t = &use_handle().text().device;
    view! {
        <ol class="device-steps" data-when="ios">
            {steps(&t.ios_steps, &["icon-share", "icon-scroll", "icon-plus", "icon-check"])}
        </ol>
        <ol class="device-steps" data-when="firefox">
            {steps(&t.firefox_steps, &["icon-menu", "icon-plus"])}
        </ol>
    }
}

fn steps(words: &[&'static str], icons: &[&'static str]) -> Vec<Markup> {
    let mut steps = Vec::new();
    for (step, name) in words.iter().zip(icons) {
        steps.push(view! { <li><Icon name=*name /><span>{*step}</span></li> }.part());
    }
    steps
}

/// Everything about the device.
#[component]
fn DevicePage() -> impl Part {
    let handle = use_handle();
    let t = &handle.text().device;
    let at_table = handle.screen.get_untracked() == Screen::Table;
    let of_table = |label, press| at_table.then(|| button(label, press));
    let pasted = Local::new(String::new());
    ask_page("switches", "");
    view! {
        <div class="device">
            <Trouble />
            <Notice />
            <section>
                <Readiness />
                <p data-when="unready">{t.not_ready}</p>
            </section>
            <section data-when="touch">
                {switch("shake", t.shake)}
                <p role="status" data-when="unshaken">{t.no_shake}</p>
                {switch("buzz", t.buzz)}
            </section>
            <section>
                <h3>{t.kept_title}</h3>
                <p data-when="kept">{t.kept}</p>
                <p data-when="unkept">{t.not_kept}</p>
                <p data-when="safari">{t.seven_days}</p>
                <p data-when="apple">{t.awake_ios}</p>
            </section>
            <section data-when="installable">
                <h3>{t.install_title}</h3>
                <p data-when="done">{t.installed}</p>
                <InstallSteps />
                <InstallButton />
            </section>
            <section>
                <h3>{t.move_title}</h3>
                <p>{t.move_help}</p>
                <div class="device-buttons">
                    {of_table(t.this_table, Handle::share_table)}
                    {of_table(t.copy_table, Handle::copy_table)}
                    {button(t.all_tables, Handle::share_all)}
                    {button(t.take_file, |_| ask_page("choose", ""))}
                </div>
                <label class="device-paste">
                    <span>{t.take_text_label}</span>
                    <textarea
                        rows="3"
                        spellcheck="false"
                        autocomplete="off"
                        on:input=move |event| pasted.set(event_target_value(&event))
                    ></textarea>
                </label>
                <div class="device-buttons">
                    <button type="button" class="button-quiet" on:click=move |_| {
                        pasted.with_untracked(|text| handle.import(text));
                    }>{t.take_text}</button>
                </div>
            </section>
            <section>
                <h3>{t.fault_title}</h3>
                <p>{t.report_help}</p>
                <div class="device-buttons">
                    {button(t.report, |handle| handle.report(Secrets::Hidden))}
                    {of_table(t.report_all, |handle| handle.report(Secrets::Told))}
                    {button(t.diagnostics, |handle| handle.sheet.set(Some(Sheet::Diagnostics)))}
                </div>
            </section>
        </div>
    }
}

/// How the page and the device stand, for whoever looks into a fault.
#[component]
fn Diagnostics() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    ask_page("diagnose", &untrack(|| handle.stumbles()));
    view! {
        <div class="device">
            <textarea id="diagnostics" readonly rows="14" aria-label=t.device.diagnostics spellcheck="false"></textarea>
            <div class="device-buttons">{button(t.copy_text, |_| ask_page("copy-diagnosis", ""))}</div>
            <p>{t.device.emergency_help}</p>
            <div class="device-buttons">
                <button type="button" class="button-danger" on:click=move |_| try_emergency()>{t.device.emergency}</button>
            </div>
        </div>
    }
}

/// The question before the table is left by the back gesture.
#[component]
fn LeavePage() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let kept = move || match handle.trouble.get() {
        Some(_) => view! { <Trouble /> }.part(),
        None => view! { <p class="story">{t.device.leave_help}</p> }.part(),
    };
    let file =
        move || handle.trouble.get().map(|_| button(t.device.this_table, Handle::share_table));
    view! {
        <div class="device">
            {kept}
            <div class="device-buttons">
                {file}
                {button(t.leave_table, Handle::leave)}
                <button type="button" class="button-main" on:click=move |_| handle.sheet.set(None)>
                    <span>{t.device.stay}</span>
                </button>
            </div>
        </div>
    }
}
