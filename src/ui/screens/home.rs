//! The front door: the tables that are kept, and a new one.

use leptos::prelude::*;

use crate::i18n::Speaker;
use crate::inkognito::rules::{Build, Colour, Phase};
use crate::session::{StorageError, Summary};
use crate::ui::browser::{after_paint, date_text, focus_id};
use crate::ui::dom::{Markup, Part, live, view};
use crate::ui::handle::{Screen, Sheet, use_handle};
use crate::ui::inkognito::pieces::{Medallion, Standing};
use crate::ui::inkognito::plates::Plate;
use crate::ui::watched::{Local, effect};
use crate::ui::widgets::{Icon, SheetFrame};

use super::device::{InstallOffer, Readiness};
use super::menu::Languages;
use super::recovery::DamagedSave;
use super::rules::RulesPage;

/// The front door.
#[component]
pub fn Home() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let tables = move || {
        let shelf = handle.shelf.get();
        if shelf.tables.is_empty() {
            view! { <p class="story-soft">{t.no_tables}</p> }.part()
        } else {
            let rows = shelf
                .tables
                .into_iter()
                .map(|table| view! { <li><TableRow table /></li> })
                .collect::<Markup>();
            view! { <ul class="tables">{rows}</ul> }.part()
        }
    };
    let damaged = move || {
        handle.damaged().into_iter().map(|save| view! { <DamagedSave save /> }).collect::<Markup>()
    };
    let rules = move || {
        (handle.sheet.get() == Some(Sheet::Rules)).then(|| {
            view! {
                <SheetFrame
                    title=t.rules_title
                    close_label=t.close
                    class="sheet-night"
                    on_close=move || handle.sheet.set(None)
                >
                    <RulesPage />
                </SheetFrame>
            }
        })
    };
    // The buttons first.
    effect(move || after_paint(move || handle.show_plates(&[Plate::City])));
    view! {
        <main class="home">
            <header class="home-head">
                <img class="home-city" alt="" data-plate=Plate::City.name() />
                <h1 class="home-title" id="page-title" tabindex="-1">"Bauta"</h1>
                <p class="home-subtitle">{t.subtitle}</p>
                <div class="home-figures">
                    {Colour::ALL
                        .into_iter()
                        .zip([Build::Thin, Build::Fat, Build::Short, Build::Tall])
                        .map(|(colour, shape)| view! { <Standing colour=Some(colour) shape /> })
                        .collect::<Markup>()}
                </div>
            </header>
            <p class="story home-welcome">{t.welcome}</p>
            <div class="home-buttons">
                <button type="button" class="button-main" on:click=move |_| handle.screen.set(Screen::Setup)>
                    <Icon name="icon-plus" />
                    <span>{t.new_table}</span>
                </button>
                <button type="button" class="button-quiet" on:click=move |_| handle.sheet.set(Some(Sheet::Rules))>
                    <Icon name="icon-rules" />
                    <span>{t.rules}</span>
                </button>
                <button type="button" class="button-quiet" on:click=move |_| handle.sheet.set(Some(Sheet::Device))>
                    <Icon name="icon-settings" />
                    <span>{t.device.title}</span>
                </button>
            </div>
            <Readiness />
            <Trouble />
            <Notice />
            <section class="home-tables" aria-labelledby="tables-title">
                <h2 id="tables-title">{t.tables}</h2>
                {tables}
                {damaged}
            </section>
            <InstallOffer />
            <Languages />
            <p class="home-rights">{t.unofficial}</p>
            {rules}
        </main>
    }
}

/// That nothing can be saved, and what to do.
#[component]
pub fn Trouble() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    live(move || {
        handle.trouble.get().map(|trouble| {
            let words = match trouble {
                StorageError::Full => t.storage_full,
                StorageError::Forbidden => t.storage_forbidden,
            };
            view! {
                <p class="trouble" role="alert">
                    <Icon name="icon-warning" />
                    <span>{words}</span>
                </p>
            }
        })
    })
}

/// What there is to say. Its place is there before the words, or readers would miss them.
#[component]
pub fn Notice() -> impl Part {
    let handle = use_handle();
    let words = move || {
        handle
            .notice
            .get()
            .map(|words| view! { <p class="trouble notice" data-answer="">{words}</p> })
    };
    view! { <div class="notice-line" role="status">{words}</div> }
}

#[component]
fn TableRow(table: Summary) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let speaker = Speaker::new(t, table.names.clone());
    let public = table.public;
    let over = matches!(public.phase, Phase::Over(_));
    let line = if over {
        t.table_over.to_string()
    } else {
        t.table_turn(public.turn, &speaker.seat(public.active), speaker.phase(public.phase))
    };
    let saved = t.saved_at(&date_text(table.saved, handle.lang.get_untracked().tag()));
    let masks = public
        .seating
        .seats()
        .map(|seat| view! { <Medallion colour=public.seating.colour(seat) /> })
        .collect::<Markup>();
    let names = speaker.seats(public.seating.seats());
    let sure = Local::new(false);
    let id = Local::new(table.id);
    let away_id = move || id.with_untracked(|id| format!("away-{id}"));
    // One button takes the other's place, and its focus.
    let ask = move |asks: bool| {
        sure.set(asks);
        after_paint(move || focus_id(&away_id()));
    };
    let go_on = if over { t.look_back } else { t.go_on };
    let away = move || {
        if sure.get() {
            view! {
                <button type="button" class="button-quiet" id=away_id() on:click=move |_| ask(false)>
                    {t.keep_it}
                </button>
                <button type="button" class="button-danger" on:click=move |_| {
                    id.with_untracked(|id| handle.discard(id));
                }>{t.throw_away_sure}</button>
            }
            .part()
        } else {
            view! {
                <button type="button" class="button-quiet" id=away_id() on:click=move |_| ask(true)>
                    <Icon name="icon-trash" />
                    <span>{t.throw_away}</span>
                </button>
            }
            .part()
        }
    };
    view! {
        <article class="table-row">
            <div class="table-masks">{masks}</div>
            <div class="table-words">
                <h3>{names}</h3>
                <p>{line}</p>
                <p class="table-saved">{saved}</p>
            </div>
            <div class="table-buttons">
                {away}
                <button type="button" class="button-main" on:click=move |_| {
                    id.with_untracked(|id| handle.open(id));
                }>
                    <span>{go_on}</span>
                </button>
            </div>
        </article>
    }
}
