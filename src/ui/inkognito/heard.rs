//! The cards that were shown to the asker.

use leptos::prelude::*;

use crate::i18n::Text;
use crate::inkognito::deduce::{Witnessed, witnessed};
use crate::inkognito::rules::{Action, Answer, Asked, Card, Phase, View};
use crate::ui::dom::{Markup, Part, view};
use crate::ui::handle::use_handle;
use crate::ui::widgets::Icon;

use super::answers::question;
use super::pieces::{CardFace, SeatName};

/// The latest answer to each question whose pawn is still to be sent away.
fn open_answers(view: &View<'_>) -> Vec<(Witnessed, bool)> {
    let Phase::Expelling { answered, .. } = view.public.phase else { return Vec::new() };
    let all: Vec<Witnessed> = witnessed(view).collect();
    answered
        .iter()
        .filter_map(|asked: Asked| {
            let met = asked.question.met;
            let answer = all.iter().rev().find(|answer| {
                answer.asked.question == asked.question && Some(answer.to) == view.seat()
            })?;
            let callable = view.mine.calls.iter().any(|call| call.met == met);
            Some((*answer, callable))
        })
        .collect()
}

/// The open answers, each with its cards.
#[component]
pub fn OpenAnswers() -> impl Part {
    let handle = use_handle();
    let answers = move || {
        handle
            .with_holder(|view| open_answers(&view))
            .unwrap_or_default()
            .into_iter()
            .map(|(answer, callable)| view! { <OneAnswer answer callable /> })
            .collect::<Markup>()
    };
    view! { <div class="answers">{answers}</div> }
}

#[component]
fn OneAnswer(answer: Witnessed, callable: bool) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let met = answer.asked.question.met;
    let call = callable.then(|| {
        view! {
            <p class="note"><Icon name="icon-warning" /> {t.repeat_flag}</p>
            <button type="button" class="button-quiet" on:click=move |_| {
                handle.act_privately(Action::CallRepeat(met));
            }>{t.call_repeat}</button>
        }
    });
    view! {
        <Shown answer title=t.showed_you(&handle.name(answer.by)) call=call.part() />
    }
}

/// Cards that somebody showed, with what the rules say of their truth.
#[component]
pub fn Shown(
    /// The answer.
    answer: Witnessed,
    /// Who showed it to whom, in words.
    title: String,
    /// What may be done about it.
    #[prop(default = Markup::Nothing)]
    call: Markup,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let speaker = handle.speaker();
    let Witnessed { by, answer: shown, codeword, asked, .. } = answer;
    let seating = handle.public.with_untracked(|p| p.as_ref().map(|p| p.seating));
    let who = seating.map(|seating| view! { <SeatName seating seat=by name=title /> });
    let cards = shown
        .cards
        .iter()
        .map(|card| {
            let grey = shown.grey.has(card) || card == Card::Mission;
            let codeword = (card == Card::Mission).then_some(codeword).flatten();
            let spoken = shown.grey.has(card).then(|| t.grey_of(speaker.card(card)));
            view! { <CardFace card label=speaker.card(card) spoken grey codeword speaker=speaker.clone() /> }
        })
        .collect::<Markup>();
    view! {
        <section class="heard">
            <h2>{who} " " <span class="story-soft">{question(asked, t)}</span></h2>
            <div class="cards">{cards}</div>
            <p class="story-soft">{truth_note(shown, t)}</p>
            {call}
        </section>
    }
}

/// What the rules say of the truth of these cards; the mission card never counts.
fn truth_note(answer: Answer, t: &'static Text) -> &'static str {
    let others = answer.cards.without(Card::Mission).len();
    match (answer.grey.is_empty(), others) {
        (false, _) => t.grey_is_true,
        (true, 1) => t.it_is_true,
        (true, _) => t.one_is_true,
    }
}
