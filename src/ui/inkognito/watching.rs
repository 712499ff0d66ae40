//! While bots play: whose step it is, how fast they go, and what happened meanwhile.

use leptos::prelude::*;

use crate::inkognito::rules::{Draw, Seen};
use crate::kit::Seat;
use crate::ui::dom::{Markup, Part, live, view};
use crate::ui::handle::{NEXT_ID, Pace, Sheet, use_handle};
use crate::ui::watched::Reading;
use crate::ui::widgets::Icon;

use super::dock::{ReportButton, Say};
use super::phantom::PhantomMask;
use super::players::{moved_words, sitter_words};

/// The action bar while a bot plays a seat.
#[component]
pub fn Watching(
    /// Whose step it is.
    seat: Seat,
    /// The balls, if they lie open.
    draw: Option<Draw>,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    // What has happened last in this turn; before that, who plays.
    let last = move || {
        let speaker = handle.speaker();
        let seen = handle.witnessed();
        let turn = seen.iter().rev().take_while(|seen| !matches!(seen, Seen::TurnBegan { .. }));
        turn.filter_map(|seen| speaker.seen(seen)).next()
    };
    let who = move || {
        let sitter = handle.sitters().map(|sitters| sitters.now(seat)).unwrap_or_default();
        t.watching_more(&sitter_words(t, sitter))
    };
    let next = move || {
        (handle.preferences.with(|likes| likes.pace) == Pace::Step).then(|| {
            view! {
                <button type="button" class="button-main" id=NEXT_ID on:click=move |_| handle.let_think()>
                    <span>{t.next_step}</span>
                </button>
            }
        })
    };
    view! {
        <PhantomMask draw />
        <Say text=Reading::new(move || t.watching(&handle.name(seat))) more=Reading::new(move || last().unwrap_or_else(who)) />
        <Paces />
        <div class="dock-buttons">
            <ReportButton />
            {next}
        </div>
    }
}

/// How fast bots play.
#[component]
pub fn Paces() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let paces = Pace::ALL
        .into_iter()
        .map(|pace| {
            let is_chosen = move || handle.preferences.with(|likes| likes.pace) == pace;
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || is_chosen().to_string()
                    on:click=move |_| handle.set_pace(pace)
                >
                    {t.paces[pace as usize]}
                </button>
            }
        })
        .collect::<Markup>();
    view! { <div class="chips" role="group" aria-label=t.pace_label>{paces}</div> }
}

/// What happened on the board since the holder's last turn: a button to the list.
#[component]
pub fn Missed() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    live(move || {
        let n = handle.missed().len();
        (n > 0).then(|| {
            view! {
                <div class="chips">
                    <button type="button" class="chip" on:click=move |_| handle.sheet.set(Some(Sheet::Log))>
                        <Icon name="icon-log" />
                        <span>{t.missed_n(n)}</span>
                    </button>
                </div>
            }
        })
    })
}

/// The moves since the holder's last turn, numbered as on the board.
#[component]
pub fn MissedList() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    live(move || {
        let missed = handle.missed();
        (!missed.is_empty()).then(|| {
            let lines = missed
                .iter()
                .map(|moved| view! { <li>{moved_words(handle, moved)}</li> })
                .collect::<Markup>();
            view! {
                <section class="log-turn log-missed">
                    <h3>{t.missed_since}</h3>
                    <ol>{lines}</ol>
                </section>
            }
        })
    })
}
