//! The answer chooser: only legal sets can be shown, and what is missing is named.

use leptos::prelude::*;

use crate::inkognito::rules::{Action, Asked, Card, CardSet, Duty, Hand, Kind, Pawn, View};
use crate::kit::Seat;
use crate::ui::dom::{Markup, Part, view};
use crate::ui::handle::{Handle, use_handle};
use crate::ui::screens::menu::Speak;
use crate::ui::watched::{Local, effect};

use super::choice::{Choice, Missing, shown_to};
use super::meeting::faces;
use super::notebook::gives_away;
use super::pieces::{CardFace, SeatName};

/// What the chooser needs of the answerer's view.
struct Errand {
    asked: Asked,
    asker: Seat,
    hand: Hand,
    shown: Vec<(u16, CardSet, CardSet)>,
}

fn errand(view: &View<'_>) -> Option<Errand> {
    let asker = view.public.active;
    Some(Errand {
        asked: view.asked()?,
        asker,
        hand: view.mine.hand?,
        shown: shown_to(view, asker)
            .into_iter()
            .map(|(turn, answer)| (turn, answer.cards, answer.grey))
            .collect(),
    })
}

/// The page on which a seat chooses what to show.
#[component]
pub fn AnswerPage() -> impl Part {
    let handle = use_handle();
    untrack(|| handle.with_holder(|view| errand(&view)).flatten())
        .map(|errand| view! { <Chooser errand /> })
}

#[component]
fn Chooser(errand: Errand) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let Errand { asked, asker, hand, shown } = errand;
    let kind = asked.question.kind;
    let choice = Local::new(handle.picked(asked));
    effect(move || handle.pick(asked, choice.get()));
    let asker_name = handle.name(asker);
    // What stood on the curtain, as a title.
    let errand =
        handle.public.with_untracked(|p| p.as_ref().map(|p| handle.speaker().errand_answer(p)));
    let title = errand.map(|errand| errand.trim_end_matches('.').to_string());
    let through = asked.question.met == Pawn::Ambassador;
    let seating = handle.public.with_untracked(|p| p.as_ref().map(|p| p.seating));
    let who = seating.map(|seating| {
        view! { <SeatName seating seat=asker name=asker_name.clone() /> }
    });
    let rows = rows(handle, asked, hand, choice);
    // What these cards tell beyond their faces.
    let note = move || {
        let choice = choice.get();
        let mission = choice.cards.has(Card::Mission);
        let more = (mission && asked.duty == Duty::Pair).then_some(t.mission_through);
        let grey = (!choice.grey.is_empty()).then_some(t.grey_is_true);
        let notes = [grey, mission.then_some(t.mission_no_truth), more];
        let words = notes.into_iter().flatten().collect::<Vec<_>>().join(" ");
        (!words.is_empty()).then(|| view! { <p class="note">{words}</p> })
    };
    view! {
        <header class="private-head">
            {who}
            <div>
                <h1 class="private-title" id="page-title" tabindex="-1">{title}</h1>
                <p class="private-lead">{handle.speaker().duty(asked.duty, kind)}</p>
            </div>
        </header>
        <Speak />
        {(!through).then(|| untrack(|| faces(handle, asker)))}
        {rows}
        <AlreadySeen asker shown />
        <footer class="private-foot">
            <div>
                {note}
                <Verdict choice />
            </div>
            <ShowButton choice />
        </footer>
    }
}

/// The cards that may be picked: each kind in an order of its own, then the secret ones.
fn rows(handle: Handle, asked: Asked, hand: Hand, choice: Local<Choice>) -> Markup {
    let t = handle.text();
    // A fixed order would teach habits.
    let mut rng = handle.screen_seed().stream(0);
    let mut row = |kind: Kind| {
        let mut cards: Vec<Card> = CardSet::all_of(kind).iter().collect();
        rng.shuffle(&mut cards);
        cards
    };
    let kind = asked.question.kind;
    let rows: Vec<Vec<Card>> = match asked.duty {
        Duty::Triple | Duty::EitherTrueCard => vec![row(kind), row(kind.other())],
        Duty::Pair | Duty::NewPair | Duty::TrueCard => vec![row(kind)],
    };
    let coloured = rows
        .iter()
        .map(|cards| {
            let cards = cards
                .iter()
                .map(|card| view! { <Pick card=*card grey=false hand choice /> })
                .collect::<Markup>();
            view! { <div class="cards">{cards}</div> }
        })
        .collect::<Markup>();
    let mut secret: Vec<Card> = Kind::ALL.map(|kind| Card::truth(hand, kind)).to_vec();
    if rows.len() == 1 {
        secret.retain(|card| *card == Card::truth(hand, kind));
    }
    let mission = matches!(asked.duty, Duty::Triple | Duty::Pair);
    let secret = secret
        .into_iter()
        .map(|card| view! { <Pick card grey=true hand choice /> })
        .collect::<Markup>();
    view! {
        <section aria-labelledby="own-cards">
            <h2 class="private-section" id="own-cards">{t.your_cards}</h2>
            {coloured}
        </section>
        <section aria-labelledby="secret-cards">
            <h2 class="private-section" id="secret-cards">{t.secret_cards}</h2>
            <div class="cards">
                {secret}
                {mission.then(|| view! { <Pick card=Card::Mission grey=false hand choice /> })}
            </div>
        </section>
    }
}

/// A card that can be picked and put back.
#[component]
fn Pick(card: Card, grey: bool, hand: Hand, choice: Local<Choice>) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let speaker = handle.speaker();
    let is_true = CardSet::truths(hand).has(card);
    let picked = move || {
        let choice = choice.get();
        choice.cards.has(card) && choice.grey.has(card) == grey
    };
    let label = if grey { t.grey_of(speaker.card(card)) } else { speaker.card(card).to_string() };
    let mark = if is_true { t.true_mark } else { "" };
    // The drawing shows that a card is grey; its name says so.
    let name = format!("{label} {mark}").trim_end().to_string();
    let label = speaker.card(card);
    let codeword = (card == Card::Mission).then_some(hand.codeword);
    view! {
        <button
            type="button"
            class="card-pick"
            aria-label=name
            aria-pressed=move || picked().to_string()
            on:click=move |_| choice.update(|choice| *choice = choice.toggle(card, grey))
        >
            <CardFace card label grey=grey || card == Card::Mission mark codeword speaker />
        </button>
    }
}

/// What this asker has seen from the answerer before, struck through.
#[component]
fn AlreadySeen(asker: Seat, shown: Vec<(u16, CardSet, CardSet)>) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let speaker = handle.speaker();
    let name = handle.name(asker);
    if shown.is_empty() {
        return view! { <p class="already">{t.already_none(&name)}</p> }.part();
    }
    let lines = shown
        .into_iter()
        .map(|(turn, cards, grey)| {
            let words = speaker.cards(cards, grey, None);
            view! { <li><s>{t.in_turn(turn, &words)}</s></li> }
        })
        .collect::<Markup>();
    view! {
        <div class="already">
            <p>{t.already_seen(&name)}</p>
            <ul>{lines}</ul>
        </div>
    }
    .part()
}

fn judged(
    handle: Handle,
    choice: Choice,
) -> Option<Result<crate::inkognito::rules::Answer, Missing>> {
    handle.with_holder(|view| choice.judge(&view))
}

/// The sentence that describes the button below it.
const VERDICT_ID: &str = "verdict";

/// What is missing, or what will be shown.
#[component]
fn Verdict(choice: Local<Choice>) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let words = move || {
        let picked = choice.get();
        match judged(handle, picked)? {
            Ok(answer) => {
                let words = handle.speaker().cards(answer.cards, answer.grey, None);
                let away = gives_away(handle, answer).unwrap_or_default();
                Some(format!("{} {away}", t.ready_to_show(&words)))
            }
            Err(missing) => Some(match missing {
                Missing::More(cards) => {
                    let due = cards.into_iter().filter(|(_, n)| *n > 0);
                    let words = due.map(|(kind, n)| match kind {
                        Kind::Identity => t.missing_identities(n),
                        Kind::Build => t.missing_builds(n),
                    });
                    words.collect::<Vec<_>>().join(" ")
                }
                Missing::Slot => t.missing_slot.to_string(),
                Missing::TooMany => t.too_many.to_string(),
                Missing::Truth => t.missing_truth.to_string(),
                Missing::ShownBefore(turn) => t.shown_in_turn(turn),
                Missing::InsideTriple(turn) => t.inside_triple_of_turn(turn),
                Missing::OnlyTrueCard => t.only_true_card.to_string(),
            }),
        }
    };
    // At a shared table nothing private is said aloud unasked: whoever comes to the button hears it.
    let live = untrack(|| handle.alone()).map(|_| "status");
    view! { <p class="verdict" id=VERDICT_ID role=live>{words}</p> }
}

#[component]
fn ShowButton(choice: Local<Choice>) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let answer = move || judged(handle, choice.get()).and_then(Result::ok);
    view! {
        <button
            type="button"
            class="button-main"
            aria-describedby=VERDICT_ID
            disabled=move || answer().is_none()
            on:click=move |_| {
                if let Some(answer) = untrack(answer) {
                    handle.act_privately(Action::Answer(answer));
                }
            }
        >
            <span>{t.show_these}</span>
            <small>{t.no_way_back}</small>
        </button>
    }
}
