//! «Mission accomplished!»: to whom the hand is offered, and what the other says.

use leptos::prelude::*;

use crate::inkognito::rules::Action;
use crate::kit::Seat;
use crate::ui::dom::{Markup, Part, view};
use crate::ui::handle::use_handle;
use crate::ui::watched::Local;
use crate::ui::widgets::Icon;

use super::passport::{Covered, SecretCards};
use super::pieces::SeatName;

/// What is announced.
#[derive(Clone, Copy, PartialEq)]
enum Announcement {
    Hand(Seat),
    Escape,
}

/// Chooses whom to offer the hand to; with three players, or to announce an escape.
#[component]
pub fn DeclarePage() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let chosen: Local<Option<Announcement>> = Local::new(None);
    let public = handle.public.get_untracked();
    let others: Vec<Seat> =
        public.map(|public| public.seating.opponents(public.active).collect()).unwrap_or_default();
    let chips = others
        .into_iter()
        .filter_map(|seat| {
            let seating = public?.seating;
            let me = Announcement::Hand(seat);
            Some(view! {
                <button
                    type="button"
                    class="chip chip-seat"
                    aria-pressed=move || (chosen.get() == Some(me)).to_string()
                    on:click=move |_| chosen.set(Some(me))
                >
                    <SeatName seating seat name=handle.name(seat) />
                </button>
            })
        })
        .collect::<Markup>();
    let may_be_alone = public.is_some_and(|public| public.seating.has_aside());
    let alone = may_be_alone.then(|| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (chosen.get() == Some(Announcement::Escape)).to_string()
                on:click=move |_| chosen.set(Some(Announcement::Escape))
            >
                {t.alone}
            </button>
            <p class="story-soft">{t.alone_help}</p>
        }
    });
    let announce = move || {
        chosen.get().map(|announcement| {
            let (words, action) = match announcement {
                Announcement::Hand(partner) => {
                    (t.declare_to(&handle.name(partner)), Action::Declare { partner })
                }
                Announcement::Escape => (t.announce_escape.to_string(), Action::Escape),
            };
            view! {
                <button type="button" class="button-main" on:click=move |_| {
                    handle.act(action);
                }>
                    <span>{words}</span>
                    <small>{t.no_way_back}</small>
                </button>
            }
        })
    };
    view! {
        <p class="story">{t.declare_help}</p>
        <p class="story"><b>{t.declare_whom}</b></p>
        <div class="chips">{chips} {alone}</div>
        <div class="sheet-foot">
            <button type="button" class="button-quiet" on:click=move |_| handle.sheet.set(None)>
                {t.not_yet}
            </button>
            {announce}
        </div>
    }
}

/// The page on which an offered hand is taken or refused.
#[component]
pub fn HandPage() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let by = handle.public.with_untracked(|p| p.as_ref().map(|p| p.active));
    let title = by.map(|by| t.hand_offered(&handle.name(by))).unwrap_or_default();
    let hand = untrack(|| handle.with_holder(|view| view.mine.hand).flatten());
    view! {
        <header class="private-head">
            <Icon name="icon-handshake" />
            <div>
                <h1 class="private-title" id="page-title" tabindex="-1">{title}</h1>
                <p class="private-lead">{t.hand_help}</p>
            </div>
        </header>
        {hand.map(|hand| view! { <Covered><SecretCards hand /></Covered> })}
        <footer class="private-foot hand-foot">
            <button type="button" class="button-quiet" on:click=move |_| {
                handle.act_privately(Action::Refuse);
            }>{t.refuse}</button>
            <button type="button" class="button-main" on:click=move |_| {
                handle.act_privately(Action::Accept);
            }>
                <span>{t.accept}</span>
                <small>{t.no_way_back}</small>
            </button>
        </footer>
    }
}
