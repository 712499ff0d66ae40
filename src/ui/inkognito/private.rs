//! Pages for one pair of eyes, behind the curtain.

use leptos::prelude::*;

use crate::kit::Seat;
use crate::session::Errand;
use crate::ui::dom::{Part, view};
use crate::ui::handle::{Handle, WORDS_ID, use_handle};
use crate::ui::screens::menu::Speak;
use crate::ui::watched::Local;
use crate::ui::widgets::Icon;

use super::ambassador::{PassedPage, ReportPage};
use super::answer::AnswerPage;
use super::board::BoardFrame;
use super::declare::HandPage;
use super::heard::OpenAnswers;
use super::passport::PassportPage;
use super::pieces::{Medallion, colour_name};

/// A page for a seat's eyes only.
#[component]
pub fn Private(
    /// Whose eyes.
    seat: Seat,
    /// What for.
    errand: Errand,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let colour = handle.public.with_untracked(|p| p.as_ref().and_then(|p| p.seating.colour(seat)));
    let alone = untrack(|| handle.alone()).is_some();
    // The board can be looked at while deciding: an answer may depend on it.
    let looking = Local::new(false);
    let page = move || match errand {
        Errand::Passport => view! { <FirstLook seat /> }.part(),
        Errand::Answer(_) => view! { <AnswerPage /> }.part(),
        Errand::Heard => view! { <Heard /> }.part(),
        Errand::Hand => view! { <HandPage /> }.part(),
        Errand::Passed => view! { <PassedPage /> }.part(),
        Errand::Report => view! { <ReportPage /> }.part(),
        Errand::Turn | Errand::Think => ().part(),
    };
    // The hand that is offered is no secret; the own cards there have a cover of their own.
    let words = (errand != Errand::Hand).then_some(WORDS_ID);
    let may_look = matches!(errand, Errand::Hand | Errand::Answer(_));
    view! {
        <main class="private" data-seat-colour=colour_name(colour)>
            <div class="private-bar">
                <Medallion colour />
                <p class="private-whose">{t.private_of(&handle.name(seat))}</p>
                {may_look.then(|| view! {
                    <button
                        type="button"
                        class="button-quiet"
                        aria-pressed=move || looking.get().to_string()
                        on:click=move |_| looking.update(|looking| *looking = !*looking)
                    >
                        <Icon name="icon-eye" />
                        <span>{move || if looking.get() { t.back } else { t.look_at_board }}</span>
                    </button>
                })}
                {(!alone).then(|| view! {
                    <button type="button" class="button-quiet" on:click=move |_| handle.cover()>
                        <Icon name="icon-close" />
                        <span>{t.cover}</span>
                    </button>
                })}
            </div>
            <div class="private-paper" hidden=move || looking.get()>
                <span class="stamp"><Icon name="seal" size=(64, 64) /></span>
                <div class="private-words" id=words>{page}</div>
            </div>
            {move || looking.get().then(|| view! { <div class="private-board"><BoardFrame /></div> })}
        </main>
    }
}

/// The first look at one's passport, after the deal.
#[component]
fn FirstLook(seat: Seat) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let seen = own(handle);
    let alone = untrack(|| handle.alone()).is_some();
    view! {
        <h1 class="private-title" id="page-title" tabindex="-1">{t.passport_of(&handle.name(seat))}</h1>
        <Speak />
        {seen.map(|(hand, seating)| view! { <PassportPage hand seating /> })}
        <footer class="private-foot">
            <button type="button" class="button-main" on:click=move |_| handle.looked()>
                <span>{if alone { t.to_the_game } else { t.cover_pass_on }}</span>
            </button>
        </footer>
    }
}

/// The holder's own cards, with who sits where.
pub fn own(
    handle: Handle,
) -> Option<(crate::inkognito::rules::Hand, crate::inkognito::rules::Seating)> {
    untrack(|| handle.with_holder(|view| Some((view.mine.hand?, view.public.seating))).flatten())
}

/// The answers to one's questions.
#[component]
fn Heard() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let alone = untrack(|| handle.alone()).is_some();
    view! {
        <h1 class="private-title" id="page-title" tabindex="-1">{t.errand_heard}</h1>
        <Speak />
        <OpenAnswers />
        <footer class="private-foot">
            <button type="button" class="button-main" on:click=move |_| handle.heard()>
                <span>{if alone { t.go_on } else { t.cover_go_on }}</span>
            </button>
        </footer>
    }
}
