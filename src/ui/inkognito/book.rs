//! A bot's open book: what it believed at each turn, and why it acted so.

use leptos::prelude::*;

use crate::inkognito::bots::Why;
use crate::kit::Seat;
use crate::session::Page;
use crate::ui::browser::later;
use crate::ui::dom::{Markup, Part, view};
use crate::ui::handle::{Handle, use_handle};
use crate::ui::watched::Local;

/// How many pages are worked out in one task: few enough that a tap is answered meanwhile.
const AT_ONCE: usize = 4;

/// The book of a seat, page by page.
#[component]
pub fn BookPage(
    /// Whose.
    seat: Seat,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let pages = Local::new(Vec::<Page>::new());
    let read = Local::new(false);
    read_on(handle, seat, pages, read);
    // What was made at this bot: it has looked away.
    let faces = untrack(|| handle.tics());
    let turns = move || {
        let mut told: Vec<(u16, Vec<Markup>)> = Vec::new();
        for page in pages.get() {
            let lines = page_view(handle, &page);
            match told.last_mut() {
                Some((turn, all)) if *turn == page.turn => all.push(lines),
                Some(_) | None => told.push((page.turn, vec![lines])),
            }
        }
        told.into_iter()
            .map(|(turn, lines)| {
                let face = faces.iter().find(|tic| (tic.turn, tic.to) == (turn, seat)).map(|tic| {
                    let tell = tic.tell.ix();
                    let words = t.book_tic(&handle.name(tic.by), t.tells[tell], t.agents[tell]);
                    view! { <p class="story-soft">{words}</p> }
                });
                view! {
                    <section class="log-turn">
                        <h3>{t.turn_line(turn)}</h3>
                        {face}
                        {lines}
                    </section>
                }
            })
            .collect::<Markup>()
    };
    view! {
        <p class="story-soft">{t.book_help}</p>
        {turns}
        {move || (!read.get()).then(|| view! { <p class="story-soft">{t.book_reading}</p> })}
    }
}

/// Works out the next pages, then the rest in later tasks.
fn read_on(handle: Handle, seat: Seat, pages: Local<Vec<Page>>, read: Local<bool>) {
    later(0.0, move || {
        let Some(have) = pages.try_with_untracked(Vec::len) else { return };
        let more = handle.book(seat, have, AT_ONCE);
        if more.is_empty() {
            read.set(true);
            return;
        }
        pages.update(|pages| pages.extend(more));
        read_on(handle, seat, pages, read);
    });
}

/// One action: what it was, why, and what was believed.
fn page_view(handle: Handle, page: &Page) -> Markup {
    let t = handle.text();
    let speaker = untrack(|| handle.speaker());
    let told: Vec<String> = page.told.iter().filter_map(|seen| speaker.seen(seen)).collect();
    let why = page.why.map(|why| view! { <p class="book-why">{why_words(handle, why)}</p> });
    let guesses: Vec<String> = page
        .partners
        .iter()
        .map(|(seat, chance)| t.book_chance(&speaker.seat(*seat), percent(chance.to_f64())))
        .collect();
    let believed = if guesses.is_empty() {
        t.book_worlds(page.worlds)
    } else {
        format!("{} {}", t.book_partner(&guesses.join(", ")), t.book_worlds(page.worlds))
    };
    view! {
        <div class="book-page">
            <p>{told.join(" ")}</p>
            {why}
            <p class="book-belief">{believed}</p>
        </div>
    }
    .part()
}

fn percent(share: f64) -> u32 {
    (share * 100.0 + 0.5) as u32
}

/// A reason in words.
fn why_words(handle: Handle, why: Why) -> String {
    let t = handle.text();
    let w = &t.why;
    let speaker = untrack(|| handle.speaker());
    let plain = |words: &str| words.to_string();
    match why {
        Why::Course => plain(w.course),
        Why::Whim => plain(w.whim),
        Why::ToWin { chance } => w.to_win(percent(chance)),
        Why::ToMeet { whom, envoy, .. } => {
            let mut names: Vec<String> = whom.iter().map(|seat| speaker.seat(seat)).collect();
            names.extend(envoy.then(|| t.ambassador.to_string()));
            w.to_meet(&t.and(&names))
        }
        Why::ToStand { .. } => plain(w.to_stand),
        Why::ToLearn { about, .. } => w.to_learn(&speaker.seat(about)),
        Why::ToTell { partner } => w.to_tell(percent(partner)),
        Why::ToHint { partner, .. } => w.to_hint(percent(partner)),
        Why::ToHide { left } => w.to_hide(left),
        Why::ToBluff { .. } => plain(w.to_bluff),
        Why::OutOfHabit => plain(w.habit),
        Why::ToPlace { .. } => plain(w.to_place),
        Why::Accomplished { chance, .. } => w.accomplished(percent(chance)),
        Why::Escaping { chance } => w.escaping(percent(chance)),
        Why::AllKnown => plain(w.all_known),
        Why::MayBePartner { chance } => w.maybe_partner(percent(chance)),
        Why::NoPartner => plain(w.no_partner),
        Why::Repeated => plain(w.repeated),
        Why::Fallback => plain(w.fallback),
    }
}
