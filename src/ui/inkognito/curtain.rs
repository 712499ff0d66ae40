//! The curtain: whose turn it is to hold the device, and nothing else.

use leptos::prelude::*;

use crate::inkognito::rules::Public;
use crate::kit::Seat;
use crate::session::Errand;
use crate::ui::browser::later;
use crate::ui::dom::{Part, view};
use crate::ui::handle::{Handle, use_handle};
use crate::ui::screens::home::Trouble;
use crate::ui::screens::menu::TurnButton;
use crate::ui::watched::Local;
use crate::ui::widgets::Icon;

use super::pieces::{colour_name, mask_symbol};

/// How long the mask is held to open the curtain.
const HOLD_MS: f64 = 600.0;

/// A full-screen curtain for a seat.
#[component]
pub fn Curtain(
    /// To whom the device goes.
    seat: Seat,
    /// Why.
    errand: Errand,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let public: Option<Public> = handle.public.get_untracked();
    let name = handle.name(seat);
    let colour = public.and_then(|public| public.seating.colour(seat));
    let speaker = handle.speaker();
    let who = public.map(|public| speaker.colour_and_mask(&public.seating, seat));
    let sure = Local::new(false);
    view! {
        <main class="curtain" data-seat-colour=colour_name(colour)>
            <div class="curtain-folds" aria-hidden="true"></div>
            <div class="curtain-middle">
                <h1 class="curtain-title" id="page-title" tabindex="-1">{t.hand_to(&name)}</h1>
                <p class="curtain-who">{who}</p>
                <HoldMask seat colour_mask=mask_symbol(colour) label=t.hold_mask(&name) />
                <p class="curtain-errand">{errand_text(handle, errand)}</p>
                <p class="curtain-hint" aria-hidden="true">{t.hold_to_open}</p>
            </div>
            <div class="curtain-foot">
                <Trouble />
                <button type="button" class="button-curtain" on:click=move |_| handle.lay_aside()>
                    {t.not_me(&name)}
                </button>
                {
                    let name = name.clone();
                    move || {
                        if sure.get() {
                            view! {
                                <button type="button" class="button-main" on:click=move |_| handle.open_curtain(seat)>
                                    <span>{t.open_sure(&name)}</span>
                                </button>
                            }
                                .part()
                        } else {
                            view! {
                                <button type="button" class="button-curtain" on:click=move |_| {
                                    // The other button comes to lie under the same finger.
                                    sure.set(true);
                                    handle.shield();
                                }>
                                    {t.open_without_holding}
                                </button>
                            }
                                .part()
                        }
                    }
                }
            </div>
            <TurnButton />
        </main>
    }
}

/// Why the device goes to a seat, in words that tell nothing private.
fn errand_text(handle: Handle, errand: Errand) -> String {
    let t = handle.text();
    match errand {
        Errand::Passport => t.errand_passport.to_string(),
        Errand::Turn | Errand::Think => t.errand_turn.to_string(),
        Errand::Heard => t.errand_heard.to_string(),
        Errand::Passed => t.errand_passed.to_string(),
        Errand::Report => t.errand_report.to_string(),
        Errand::Answer(_) => handle
            .public
            .with_untracked(|p| p.as_ref().map(|p| handle.speaker().errand_answer(p)))
            .unwrap_or_default(),
        Errand::Hand => {
            let by = handle.public.with_untracked(|p| p.as_ref().map(|p| p.active));
            by.map(|by| t.errand_hand(&handle.name(by))).unwrap_or_default()
        }
    }
}

/// The mask to hold: by finger, mouse, Space or Enter.
#[component]
fn HoldMask(seat: Seat, colour_mask: &'static str, label: String) -> impl Part {
    let handle = use_handle();
    let held = Local::new(0u32);
    // Each press has its number: letting go makes it void.
    let pressed = Local::new(0u32);
    let press = move || {
        if handle.shield.get_untracked() || held.get_untracked() != 0 {
            return;
        }
        let mine = pressed.get_untracked() + 1;
        pressed.set(mine);
        held.set(mine);
        later(HOLD_MS, move || {
            if held.try_get_untracked() == Some(mine) {
                handle.open_curtain(seat);
            }
        });
    };
    let let_go = move || held.set(0);
    view! {
        <button
            type="button"
            class="hold-mask"
            aria-label=label
            data-held=move || (held.get() != 0).then_some("")
            // Or the finger, let go after a hold that the system takes for a tap,
            // would press what the opened page has in this place.
            on:touchstart=move |event| event.prevent_default()
            on:pointerdown=move |_| press()
            on:pointerup=move |_| let_go()
            on:pointerleave=move |_| let_go()
            on:pointercancel=move |_| let_go()
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=move |event| {
                if matches!(event.key().as_str(), " " | "Enter") {
                    event.prevent_default();
                    press();
                }
            }
            on:keyup=move |_| let_go()
            on:blur=move |_| let_go()
        >
            <svg class="hold-ring" viewBox="0 0 100 100" aria-hidden="true">
                <circle class="hold-ring-bed" cx="50" cy="50" r="46" />
                <circle class="hold-ring-fill" cx="50" cy="50" r="46" pathLength="100" />
            </svg>
            <svg class="hold-picture" viewBox="0 0 48 48" aria-hidden="true">
                <use href=format!("#{colour_mask}") />
            </svg>
        </button>
    }
}

/// The page while a private step waits for its least length.
#[component]
pub fn Sealing() -> impl Part {
    let t = use_handle().text();
    view! {
        <main class="curtain sealing">
            <div class="curtain-folds" aria-hidden="true"></div>
            <div class="curtain-middle">
                <span class="seal-drop"><Icon name="seal" size=(64, 64) /></span>
                <h1 class="curtain-title" id="page-title" tabindex="-1">{t.sealing}</h1>
            </div>
        </main>
    }
}
