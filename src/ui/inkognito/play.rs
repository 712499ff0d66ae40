//! The play screen: header, seats, board, papers, action bar.

use leptos::prelude::*;

use crate::inkognito::rules::{Phase, Public, Seen};
use crate::kit::Seat;
use crate::session::{Errand, Scene};
use crate::ui::dom::{Markup, Part, live, view};
use crate::ui::handle::{Handle, Sheet, use_handle};
use crate::ui::screens::home::Notice;
use crate::ui::screens::menu::MenuPage;
use crate::ui::screens::rules::RulesPage;
use crate::ui::watched::{Local, Sum};
use crate::ui::widgets::{Icon, SheetFrame};

use super::board::BoardFrame;
use super::book::BookPage;
use super::chronicle::Chronicle;
use super::curtain::{Curtain, Sealing};
use super::declare::DeclarePage;
use super::dock::Dock;
use super::end::EndPage;
use super::heard::OpenAnswers;
use super::notebook::Notebook;
use super::passport::{Covered, PassportPage};
use super::pieces::Medallion;
use super::players::PlayedBy;
use super::private::{Private, own};
use super::watching::MissedList;

/// What stands on the screen.
#[derive(Clone, Copy, PartialEq)]
enum Page {
    Sealing,
    Curtain(Seat, Errand),
    Private(Seat, Errand),
    /// The open board, whoever acts.
    Play,
    Over,
}

/// A table: what stands on the screen follows from the scene.
#[component]
pub fn TableScreen() -> impl Part {
    let handle = use_handle();
    handle.engrave_ahead();
    let page = Sum::new(move || match handle.scene.get() {
        _ if handle.sealing.get() => Page::Sealing,
        Scene::Curtain(seat, errand) => Page::Curtain(seat, errand),
        Scene::Private(seat, errand) => Page::Private(seat, errand),
        Scene::Board(_) | Scene::Waiting(..) | Scene::Watching(_) => Page::Play,
        Scene::Over => Page::Over,
    });
    live(move || match page.get() {
        Page::Sealing => view! { <Sealing /> }.part(),
        Page::Curtain(seat, errand) => view! { <Curtain seat errand /> }.part(),
        Page::Private(seat, errand) => view! { <Private seat errand /> }.part(),
        Page::Play => view! { <Play /> }.part(),
        Page::Over => view! { <Over /> }.part(),
    })
}

/// The open board.
#[component]
fn Play() -> impl Part {
    let handle = use_handle();
    view! {
        <main class="play" data-names=move || handle.preferences.get().names.then_some("")>
            <Header />
            <Seats />
            <BoardFrame />
            <aside class="side-log" aria-label=handle.text().log tabindex="0">
                <Chronicle turns=Some(4) />
            </aside>
            <Tools />
            <Dock />
            <Sheets />
        </main>
    }
}

fn public_of(handle: Handle) -> Option<Public> {
    handle.public.get()
}

/// Whose turn, which phase, and the menu.
#[component]
fn Header() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let whose = move || {
        let public = public_of(handle)?;
        let seat = match public.phase {
            Phase::Placing { seat } => seat,
            _ => public.active,
        };
        Some(t.whose_turn(&handle.name(seat)))
    };
    let line = move || {
        let public = public_of(handle)?;
        let phase = handle.speaker().phase(public.phase);
        let help = t.helps[handle.help() as usize];
        Some(format!("{} · {phase} · {help}", t.turn_line(public.turn)))
    };
    let medallion = move || {
        let public = public_of(handle)?;
        Some(view! { <Medallion colour=public.seating.colour(public.active) /> })
    };
    view! {
        <header class="play-head">
            {medallion}
            <div class="play-head-words">
                <h1 class="play-title" id="page-title" tabindex="-1">{whose}</h1>
                <p class="play-line">{line}</p>
            </div>
            <button
                type="button"
                class="button-icon menu-button"
                aria-label=t.menu
                on:click=move |_| handle.sheet.set(Some(Sheet::Menu))
            >
                <Icon name="icon-menu" />
            </button>
        </header>
    }
}

/// The medallions of the seats in turn order.
#[component]
fn Seats() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let seating = untrack(|| public_of(handle).map(|public| public.seating));
    let active = move || public_of(handle).map(|public| public.active);
    let seats = seating.map(|seating| {
        seating
            .seats()
            .map(|seat| {
                view! {
                    <li>
                        <button
                            type="button"
                            class="seat-button"
                            aria-current=move || (active() == Some(seat)).then_some("true")
                            on:click=move |_| handle.sheet.set(Some(Sheet::Seat(seat)))
                        >
                            <Medallion colour=seating.colour(seat) />
                            <span class="seat-button-name">{handle.name(seat)}</span>
                        </button>
                    </li>
                }
            })
            .collect::<Markup>()
    });
    view! {
        <nav class="seats" aria-label=t.seats_label>
            <ol>{seats}</ol>
        </nav>
    }
}

/// The papers: passport and notes for the holder, log and rules for all.
#[component]
fn Tools() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let mine = move || match handle.scene.get() {
        Scene::Board(_) => true,
        Scene::Watching(_) => handle.holder().is_some(),
        Scene::Waiting(..) | Scene::Curtain(..) | Scene::Private(..) | Scene::Over => false,
    };
    let tool = move |sheet: Sheet, label: &'static str, icon: &'static str| {
        view! {
            <button type="button" class="tool" on:click=move |_| handle.sheet.set(Some(sheet))>
                <Icon name=icon />
                <span>{label}</span>
            </button>
        }
    };
    view! {
        <nav class="tools" aria-label=t.tools_label>
            {move || {
                mine().then(|| {
                    view! {
                        {tool(Sheet::Passport, t.passport, "icon-passport")}
                        {tool(Sheet::Notes, t.notes, "icon-notes")}
                    }
                })
            }}
            {tool(Sheet::Log, t.log, "icon-log")}
            {tool(Sheet::Rules, t.rules, "icon-rules")}
        </nav>
    }
}

/// The paper that lies over the board, if any.
#[component]
fn Sheets() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let close = move || handle.close_sheet();
    live(move || {
        let sheet = handle.sheet.get()?;
        let title = match sheet {
            Sheet::Passport => t.passport.to_string(),
            Sheet::Notes => t.notes.to_string(),
            Sheet::Heard => t.look_again.to_string(),
            Sheet::Log => t.log.to_string(),
            Sheet::Rules => t.rules_title.to_string(),
            Sheet::Menu => t.menu.to_string(),
            Sheet::Seat(seat) => t.seat_public(&untrack(|| handle.name(seat))),
            Sheet::Declare => t.declare_title.to_string(),
            Sheet::Book(seat) => t.book_of(&untrack(|| handle.name(seat))),
            Sheet::Device | Sheet::Diagnostics | Sheet::Leave | Sheet::Keys => return None,
        };
        let paper = matches!(sheet, Sheet::Passport | Sheet::Notes | Sheet::Heard | Sheet::Declare);
        let class = match sheet {
            Sheet::Notes => "sheet-paper sheet-wide",
            _ if paper => "sheet-paper",
            _ => "sheet-night",
        };
        let page = move || match sheet {
            Sheet::Passport => match own(handle) {
                Some((hand, seating)) => {
                    view! { <Covered><PassportPage hand seating /></Covered> }.part()
                }
                None => view! { <p class="story">{t.ambassador_passport}</p> }.part(),
            },
            Sheet::Notes => view! { <Covered><Notebook /></Covered> }.part(),
            Sheet::Heard => view! { <Covered><OpenAnswers /></Covered> }.part(),
            Sheet::Log => view! {
                <MissedList />
                <Chronicle />
            }
            .part(),
            Sheet::Rules => view! { <RulesPage /> }.part(),
            Sheet::Menu => view! { <MenuPage /> }.part(),
            Sheet::Seat(seat) => view! { <SeatPage seat /> }.part(),
            Sheet::Declare => view! { <DeclarePage /> }.part(),
            Sheet::Book(seat) => view! { <BookPage seat /> }.part(),
            Sheet::Device | Sheet::Diagnostics | Sheet::Leave | Sheet::Keys => ().part(),
        };
        Some(view! {
            <SheetFrame title close_label=t.close class on_close=close>
                {page()}
            </SheetFrame>
        })
    })
}

/// What everybody knows of a seat.
#[component]
fn SeatPage(seat: Seat) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let speaker = handle.speaker();
    let public = untrack(|| public_of(handle));
    let who = public.map(|public| speaker.colour_and_mask(&public.seating, seat));
    let stands = public.map(|public| {
        public
            .places
            .figures_of(seat)
            .map(|(figure, at)| {
                let line = t.seat_stands(t.builds[figure.build.ix()], &speaker.place(at));
                view! { <li>{line}</li> }
            })
            .collect::<Markup>()
    });
    let asked: Vec<String> = untrack(|| handle.witnessed())
        .iter()
        .filter(|seen| concerns(seen, seat))
        .filter_map(|seen| speaker.seen(seen))
        .collect();
    let questions = if asked.is_empty() {
        view! { <p class="story-soft">{t.seat_asked_none}</p> }.part()
    } else {
        let lines = asked.into_iter().map(|line| view! { <li>{line}</li> }).collect::<Markup>();
        view! { <ul>{lines}</ul> }.part()
    };
    view! {
        <dl class="seat-page">
            <dt>{t.seat_starts}</dt>
            <dd>{who}</dd>
            <dt>{t.played_by}</dt>
            <dd><PlayedBy seat /></dd>
            <dt>{t.seat_figures}</dt>
            <dd><ul>{stands}</ul></dd>
            <dt>{t.seat_asked}</dt>
            <dd>{questions}</dd>
        </dl>
    }
}

/// Whether a public fact is a question by or to this seat.
fn concerns(seen: &Seen, seat: Seat) -> bool {
    match *seen {
        Seen::Asked { by, question } => by == seat || question.of == seat,
        Seen::Sealed { by, questions } => {
            by == seat || questions.iter().any(|question| question.of == seat)
        }
        _ => false,
    }
}

/// The end of the night: the result, and the board behind it.
#[component]
fn Over() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let board = Local::new(false);
    let result = move || {
        let reveal = handle.reveal()?;
        let seating = public_of(handle)?.seating;
        Some(view! { <EndPage reveal seating /> })
    };
    view! {
        <main class="over">
            {move || {
                if board.get() {
                    view! {
                        <h1 class="visually-hidden" id="page-title" tabindex="-1">{t.board_label}</h1>
                        <div class="over-board"><BoardFrame /></div>
                    }
                    .part()
                } else {
                    view! { <div class="over-paper">{result}</div> }.part()
                }
            }}
            <Notice />
            <footer class="over-foot">
                <button type="button" class="button-quiet" on:click=move |_| board.update(|board| *board = !*board)>
                    {move || if board.get() { t.see_result } else { t.see_board }}
                </button>
                <button type="button" class="button-quiet" on:click=move |_| handle.sheet.set(Some(Sheet::Log))>
                    <Icon name="icon-log" />
                    <span>{t.log}</span>
                </button>
                <button type="button" class="button-quiet" on:click=move |_| handle.leave()>
                    <span>{t.to_the_tables}</span>
                </button>
                <button type="button" class="button-main" on:click=move |_| handle.again()>
                    <span>{t.again}</span>
                </button>
            </footer>
            <Sheets />
        </main>
    }
}
