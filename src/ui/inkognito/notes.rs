//! A seat's private page: what it has seen and what it has shown, by turn.

use leptos::prelude::*;

use crate::inkognito::deduce::{Witnessed, witnessed};
use crate::inkognito::rules::{Kind, Pawn, Seen, View};
use crate::kit::Seat;
use crate::ui::handle::use_handle;

/// One line of the page.
struct Line {
    turn: u16,
    other: Seat,
    kind: Kind,
    through: bool,
    words: String,
}

fn received(view: &View<'_>, speaker: &crate::i18n::Speaker) -> Vec<Line> {
    witnessed(view)
        .map(|Witnessed { turn, by, asked, answer, codeword, .. }| Line {
            turn,
            other: by,
            kind: asked.question.kind,
            through: asked.question.met == Pawn::Ambassador,
            words: speaker.cards(answer.cards, answer.grey, codeword),
        })
        .collect()
}

fn given(view: &View<'_>, speaker: &crate::i18n::Speaker) -> Vec<Line> {
    let mut turn = 0;
    let mut lines = Vec::new();
    for seen in view.seen {
        match *seen {
            Seen::TurnBegan { turn: now, .. } => turn = now,
            Seen::ShownByMe { to, asked, answer } => lines.push(Line {
                turn,
                other: to,
                kind: asked.question.kind,
                through: asked.question.met == Pawn::Ambassador,
                words: speaker.cards(answer.cards, answer.grey, None),
            }),
            _ => {}
        }
    }
    lines
}

/// What the holder has seen and shown.
#[component]
pub fn NotesPage() -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    move || {
        let speaker = handle.speaker();
        let (seen, shown) = handle
            .with_holder(|view| (received(&view, &speaker), given(&view, &speaker)))
            .unwrap_or_default();
        if seen.is_empty() && shown.is_empty() {
            return view! { <p class="story-soft">{t.notes_empty}</p> }.into_any();
        }
        view! {
            <div class="notes">
                <NoteList title=t.notes_received lines=seen />
                <NoteList title=t.notes_given lines=shown />
            </div>
        }
        .into_any()
    }
}

#[component]
fn NoteList(title: &'static str, lines: Vec<Line>) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    (!lines.is_empty()).then(|| {
        let rows = lines
            .into_iter()
            .map(|line| {
                let name = handle.name(line.other);
                let through = line.through.then(|| format!(", {}", t.asks_through));
                view! {
                    <li class="note-line">
                        <span class="note-turn">{(t.turn_line)(line.turn)}</span>
                        <span class="note-who">
                            {name} " · " {(t.kind)(line.kind)} {through}
                        </span>
                        <span class="note-cards">{line.words}</span>
                    </li>
                }
            })
            .collect_view();
        view! {
            <section>
                <h3>{title}</h3>
                <ul class="note-list">{rows}</ul>
            </section>
        }
    })
}
