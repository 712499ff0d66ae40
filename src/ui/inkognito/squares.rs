//! The pad's table: columns, a row for each holder, and the squares.

use leptos::prelude::*;

use crate::i18n::Speaker;
use crate::inkognito::deduce::{Cell, Mark, Secret};
use crate::kit::Seat;
use crate::session::{OwnMark, Sign};
use crate::ui::browser::focus_id;
use crate::ui::dom::{Markup, Part, view};

use super::answers::Line;
use super::notebook::{Pad, Page};
use super::pieces::Medallion;
use super::reasons::{secret_name, secret_short};

/// The id of what says that arrow keys go from square to square.
pub const KEYS: &str = "pad-keys";

/// The pad as a table: a column for each secret card, a row for each holder. Only
/// where the columns show, their heads are there: elsewhere each square has its own word.
pub fn table(page: &Page, label: &'static str, rows: Vec<Markup>) -> Markup {
    let t = page.speaker.text();
    let columns: Vec<Markup> = Secret::ALL
        .into_iter()
        .map(|secret| {
            let name = secret_name(&page.speaker, secret);
            let short = secret_short(&page.speaker, secret);
            view! { <span role="columnheader" class="pad-column" aria-label=name>{short}</span> }
                .part()
        })
        .collect();
    view! {
        <div
            class="pad-table"
            role=if page.about { "table" } else { "grid" }
            aria-label=label
            aria-describedby=(!page.about).then_some(KEYS)
            aria-colcount="13"
            on:keydown=walk
        >
            <div class="pad-columns" role="row">
                <span role="columnheader" class="visually-hidden">{t.name_label}</span>
                {columns}
            </div>
            {rows}
        </div>
    }
    .part()
}

/// Arrow keys go from square to square.
fn walk(event: leptos::ev::KeyboardEvent) {
    let at = event_target::<web_sys::Element>(&event).get_attribute("data-at").unwrap_or_default();
    let Some((Ok(row), Ok(column))) = at.split_once(' ').map(|(r, c)| (r.parse(), c.parse()))
    else {
        return;
    };
    // Beyond the edge there is no such id, and the focus stays.
    let (row, column): (usize, usize) = match event.key().as_str() {
        "ArrowUp" => (usize::wrapping_sub(row, 1), column),
        "ArrowDown" => (row + 1, column),
        "ArrowLeft" => (row, usize::wrapping_sub(column, 1)),
        "ArrowRight" => (row, column + 1),
        _ => return,
    };
    event.prevent_default();
    focus_id(&square_id(row, column));
}

/// A holder's row: the name, the squares, and what belongs below them.
pub fn row(
    page: &Page,
    seat: Option<Seat>,
    name: String,
    squares: Vec<Markup>,
    below: Markup,
) -> Markup {
    let medallion = seat.map(|seat| view! { <Medallion colour=page.seating.colour(seat) /> });
    view! {
        <div class="pad-block" role="rowgroup">
            <div class="pad-row" role="row">
                <span class="pad-name" role="rowheader">{medallion} <span>{name}</span></span>
                {squares}
            </div>
            <div class="pad-below" role="row">
                <div role=if page.about { "cell" } else { "gridcell" } aria-colspan="13">{below}</div>
            </div>
        </div>
    }
    .part()
}

/// Dated lines as a list; nothing if there are none.
pub fn listed(lines: Vec<Markup>) -> Option<Markup> {
    (!lines.is_empty()).then(|| view! { <ul class="pad-lines">{lines}</ul> }.part())
}

/// The answers of or to a seat; the ones that a reason quotes light up.
pub fn lines_of(page: &Page, lines: &[(Seat, Line)], seat: Option<Seat>) -> Vec<Markup> {
    lines
        .iter()
        .filter(|(with, _)| Some(*with) == seat)
        .map(|(_, line)| {
            let lit = page.proof.iter().any(|told| told.quoted.contains(&line.entry));
            let words = line.words(&page.speaker);
            view! { <li class="pad-line" aria-current=lit.then_some("true")>{words}</li> }.part()
        })
        .collect()
}

fn square_id(row: usize, column: usize) -> String {
    format!("pad-{row}-{column}")
}

/// How a mark looks and what it says.
pub fn shown(
    mark: Option<Mark>,
    speaker: &Speaker,
) -> (Option<&'static str>, &'static str, &'static str) {
    let t = speaker.text();
    match mark {
        Some(Mark::Certain) => (Some("certain"), "✓", t.pad_certain),
        Some(Mark::Possible) => (Some("possible"), "", t.pad_possible),
        Some(Mark::Impossible) => (Some("impossible"), "✕", t.pad_impossible),
        None => (None, "", ""),
    }
}

/// A square of the pad.
pub fn square(pad: Pad, page: &Page, [row, column]: [usize; 2], cell: Cell) -> Markup {
    let speaker = &page.speaker;
    let mark = page.belief().map(|belief| belief.mark(cell));
    let supposed = page.truly.as_ref().map(|belief| belief.mark(cell)) != mark;
    let own = page.marks.on(cell);
    let torn = is_torn(mark, own);
    let (state, symbol, says) = shown(mark, speaker);
    let percent =
        (mark == Some(Mark::Possible)).then(|| page.odds.as_ref()?.percent(cell)).flatten();
    let odds = percent.map(|percent| {
        view! {
            <span class="pad-odds" aria-hidden="true">
                <span class="pad-bar" style:width=format!("{percent}%")></span>
                <span class="pad-percent">{speaker.text().percent(percent)}</span>
            </span>
        }
    });
    let own_short = own.map(|own| {
        view! { <span class="pad-own" aria-hidden="true">{sign_short(&own.sign, speaker)}</span> }
    });
    let says = {
        let t = speaker.text();
        let percent = percent.map(|percent| t.percent(percent)).unwrap_or_default();
        let own = own.map(|own| sign_words(&own.sign, speaker)).unwrap_or_default();
        let torn = if torn { t.pad_torn } else { "" };
        let parts = [says, &percent, &own, torn];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        if parts.is_empty() { t.pad_signs[3].to_string() } else { parts.join(", ") }
    };
    let chosen = page.chosen == Some(cell);
    // The table is one stop of the Tab key; the page of the chosen square comes next.
    let stop = chosen || (page.chosen.is_none() && (row, column) == (0, 0));
    let id = square_id(row, column);
    let touch = {
        let id = id.clone();
        move |_| {
            pad.touched.set(id.clone());
            pad.chosen.update(|chosen| *chosen = (*chosen != Some(cell)).then_some(cell));
        }
    };
    view! {
        <span class="pad-cell" role="gridcell">
            <button
                type="button"
                class="pad-square"
                id=id
                data-at=format!("{row} {column}")
                data-mark=state
                data-torn=torn.then_some("")
                data-supposed=supposed.then_some("")
                tabindex=if stop { "0" } else { "-1" }
                aria-expanded=chosen.to_string()
                on:click=touch
            >
                <span class="pad-word">{secret_short(speaker, cell.secret)}</span>
                <span class="pad-symbol" aria-hidden="true">{symbol}</span>
                <span class="visually-hidden">{says}</span>
                {odds}
                {own_short}
            </button>
        </span>
    }
    .part()
}

/// Whether the sheet's own facts contradict what the player claims.
fn is_torn(mark: Option<Mark>, own: Option<&OwnMark>) -> bool {
    match own.map(|own| &own.sign) {
        Some(Sign::Suspect) => mark == Some(Mark::Impossible),
        Some(Sign::Clear) => mark == Some(Mark::Certain),
        Some(Sign::Question | Sign::Number(_) | Sign::Note(_) | Sign::Nothing) | None => false,
    }
}

/// A sign in words.
pub fn sign_words(sign: &Sign, speaker: &Speaker) -> String {
    let [suspect, clear, question, _] = speaker.text().pad_signs;
    match sign {
        Sign::Suspect => suspect.to_string(),
        Sign::Clear => clear.to_string(),
        Sign::Question => question.to_string(),
        Sign::Number(n) => n.to_string(),
        Sign::Note(note) => note.clone(),
        Sign::Nothing => String::new(),
    }
}

/// A sign as it stands in a square.
fn sign_short(sign: &Sign, speaker: &Speaker) -> String {
    match sign {
        Sign::Suspect => "!".to_string(),
        Sign::Clear => "–".to_string(),
        Sign::Question => "?".to_string(),
        Sign::Number(_) | Sign::Note(_) | Sign::Nothing => sign_words(sign, speaker),
    }
}
