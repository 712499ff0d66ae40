//! The passport: who one is, and the list of missions; and the cover that keeps it.

use leptos::prelude::*;

use crate::inkognito::deduce::{Aim, Belief, lines_by_hand};
use crate::inkognito::rules::{Card, Codeword, Hand, Kind, Seating, missions};
use crate::ui::browser::{is_typing, keep_pointer, later, steady_ms};
use crate::ui::dom::{ChildrenFn, Markup, Part, view};
use crate::ui::handle::{Handle, SHIELD_MS, WORDS_ID, use_handle};
use crate::ui::screens::menu::Speak;
use crate::ui::watched::Local;
use crate::ui::widgets::Icon;

use super::pieces::CardFace;

/// The three secret cards of a hand.
#[component]
pub fn SecretCards(
    /// The cards.
    hand: Hand,
    /// Whether they lie in a list of several hands.
    #[prop(optional)]
    small: bool,
) -> impl Part {
    let handle = use_handle();
    let speaker = handle.speaker();
    let t = handle.text();
    let faces = Kind::ALL
        .into_iter()
        .map(|kind| {
            let card = Card::truth(hand, kind);
            let label = speaker.card(card);
            view! { <CardFace card label grey=true speaker=speaker.clone() /> }
        })
        .collect::<Markup>();
    view! {
        <div class=if small { "cards cards-small" } else { "cards cards-secret" }>
            {faces}
            <CardFace
                card=Card::Mission
                label=t.mission_card
                codeword=Some(hand.codeword)
                grey=true
                speaker=speaker.clone()
            />
        </div>
    }
}

/// All that stands in a passport.
#[component]
pub fn PassportPage(
    /// The owner's cards.
    hand: Hand,
    /// Who sits where.
    seating: Seating,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let agent = t.agents[hand.agent.ix()];
    let partner = t.agents[hand.agent.partner().ix()];
    let word = t.codewords[hand.codeword.ix()];
    let exit = seating.has_aside().then(|| t.your_exit(&exit_words(handle, hand)));
    view! {
        <div class="passport">
            <div class="passport-self">
                <SecretCards hand />
                <p class="story">{t.you_are(agent, t.builds[hand.build.ix()])}</p>
                <p class="story">{t.your_partner(partner)} " " {t.your_codeword(word)}</p>
                <p class="story-soft">{t.your_tell(t.tells[hand.agent.ix()])}</p>
                {exit.map(|exit| view! { <p class="story">{exit}</p> })}
            </div>
            <MissionList hand seating />
        </div>
    }
}

/// The ways out of an agent who is alone, in words.
fn exit_words(handle: Handle, hand: Hand) -> String {
    let t = handle.text();
    let exits = handle.public.with_untracked(|p| p.as_ref().map(|p| p.options.exits));
    let places: Vec<String> = exits
        .map(|exits| missions::exits(hand.agent, exits))
        .unwrap_or_default()
        .into_iter()
        .map(|place| handle.speaker().destination(place))
        .collect();
    t.or(&places)
}

/// The twelve missions of one's pair; the ones that the own cards leave stand out.
#[component]
fn MissionList(hand: Hand, seating: Seating) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let speaker = handle.speaker();
    let team = hand.agent.team();
    let open = open_codes(handle, hand, &seating);
    let codes = Codeword::ALL
        .into_iter()
        .flat_map(|first| Codeword::ALL.into_iter().map(move |second| [first, second]));
    let lines = codes
        .filter_map(|code| {
            let goal = missions::mission(team, code[0], code[1])?;
            let goal = goal.at_table(team, &seating, None);
            let is_open = open.contains(&code);
            let state = if is_open { t.mission_open } else { t.mission_closed };
            Some(view! {
                <li class="mission-line" data-open=is_open.then_some("")>
                    <b class="mission-code">
                        {t.codewords[code[0].ix()]} "–" {t.codewords[code[1].ix()]}
                    </b>
                    <span>{speaker.goal(goal)}</span>
                    <span class="visually-hidden">{format!("({state})")}</span>
                </li>
            })
        })
        .collect::<Markup>();
    view! {
        <div class="missions">
            <h3>{t.missions_of(t.teams[team as usize])}</h3>
            <ul>{lines}</ul>
        </div>
    }
}

/// The lines that can still be one's own: by the own cards, or by all that follows.
fn open_codes(handle: Handle, hand: Hand, seating: &Seating) -> Vec<[Codeword; 2]> {
    let deduces = untrack(|| handle.help().deduces());
    let belief =
        deduces.then(|| untrack(|| handle.with_holder(|view| Belief::of(&view)))).flatten();
    match belief {
        Some(belief) => belief
            .our_aims()
            .into_iter()
            .filter_map(|aim| match aim {
                Aim::Mission(line) => Some(line.code),
                Aim::Escape(_) => None,
            })
            .collect(),
        None => lines_by_hand(hand, seating).into_iter().map(|line| line.code).collect(),
    }
}

/// How long a short press leaves a paper open.
const OPEN_SECONDS: u32 = 10;
/// A press longer than this is a hold: it opens, and letting go covers. A shorter one
/// opens when it is let go, like any button, and so its picture is not kept waiting.
const HOLD_MS: f64 = 180.0;
/// Who lets go so soon meant a short press after all, and it stays open.
const TAP_MS: f64 = 350.0;

/// Something private that is covered until it is pressed. While covered it is
/// not in the document at all. Who is alone at the table needs no cover.
#[component]
pub fn Covered(children: ChildrenFn) -> impl Part {
    if untrack(|| use_handle().alone()).is_some() {
        return view! { <div class="covered-open">{children()}</div> }.part();
    }
    view! { <Cover>{children()}</Cover> }.part()
}

/// Covers what was opened after the seconds of a short press. Who writes in it, or has
/// it read aloud, is not hurried: then only [`Handle::cover_if_idle`] covers.
fn close_later(handle: Handle, opening: Local<u32>) {
    let mine = opening.get_untracked();
    later(f64::from(OPEN_SECONDS) * 1_000.0, move || {
        if opening.try_get_untracked() != Some(mine) {
            return;
        }
        if is_typing() || handle.is_whispering() {
            close_later(handle, opening);
        } else {
            handle.peeking.set(false);
        }
    });
}

#[component]
fn Cover(children: ChildrenFn) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    // Each opening has its number, so that an old timer closes nothing new.
    let opening = Local::new(0u32);
    let pressed_at = Local::new(0.0);
    // Whether what the press means is done before its click.
    let done = Local::new(false);
    // The finger that opened it lies on what came under it, and presses nothing there.
    let fresh = Local::new(false);
    on_cleanup(move || handle.peeking.set(false));
    let show = move || {
        opening.update(|n| *n += 1);
        fresh.set(true);
        later(SHIELD_MS, move || {
            fresh.set(false);
        });
        handle.peeking.set(true);
    };
    let stay = move || {
        opening.update(|n| *n += 1);
        close_later(handle, opening);
    };
    let hide = move || {
        opening.update(|n| *n += 1);
        handle.peeking.set(false);
    };
    let press = move || if handle.peeking.get_untracked() { hide() } else { show() };
    // A finger or a mouse comes down: it covers at once, and opens after a while.
    let touch = move || {
        pressed_at.set(steady_ms());
        done.set(handle.peeking.get_untracked());
        if done.get_untracked() {
            return hide();
        }
        opening.update(|n| *n += 1);
        let mine = opening.get_untracked();
        later(HOLD_MS, move || {
            if opening.try_get_untracked() == Some(mine) {
                done.set(true);
                show();
            }
        });
    };
    let let_go = move || {
        if !handle.peeking.get_untracked() {
            // What is not opened yet waits for its click.
            opening.update(|n| *n += 1);
        } else if steady_ms() - pressed_at.get_untracked() > TAP_MS {
            handle.peeking.set(false);
        } else {
            close_later(handle, opening);
        }
    };
    view! {
        <div class="covered" data-open=move || handle.peeking.get().then_some("")>
            {move || {
                if handle.peeking.get() {
                    // Whoever works in the paper has the seconds anew with each touch.
                    view! {
                        <div
                            class="covered-open"
                            data-fresh=move || fresh.get().then_some("")
                            on:pointerdown=move |_| stay()
                            on:keydown=move |_| stay()
                            on:input=move |_| stay()
                        >
                            <Speak />
                            <div id=WORDS_ID>{children()}</div>
                        </div>
                    }
                        .part()
                } else {
                    view! {
                        <div class="covered-shut" aria-hidden="true">
                            <Icon name="seal" size=(64, 64) />
                        </div>
                    }
                        .part()
                }
            }}
            <div class="covered-foot"><button
                type="button"
                class="button-main covered-button"
                aria-pressed=move || handle.peeking.get().to_string()
                on:pointerdown=move |event| {
                    // The mouse may leave it, or the paper push it away: letting go covers.
                    keep_pointer(&event);
                    touch();
                }
                on:pointerup=move |_| let_go()
                on:pointercancel=move |_| hide()
                on:contextmenu=move |event| event.prevent_default()
                on:keydown=move |event| {
                    if matches!(event.key().as_str(), " " | "Enter") {
                        event.prevent_default();
                        if !event.repeat() {
                            pressed_at.set(steady_ms());
                            press();
                        }
                    }
                }
                on:keyup=move |event| {
                    if matches!(event.key().as_str(), " " | "Enter") {
                        let_go();
                    }
                }
                on:click=move |event| {
                    // A reader's press comes without a pointer or a key.
                    if event.detail() == 0 || !done.get_untracked() {
                        press();
                        close_later(handle, opening);
                    }
                }
            >
                <Icon name="icon-eye" />
                <span>{move || if handle.peeking.get() { t.cover } else { t.hold_to_look }}</span>
            </button></div>
            <p class="covered-help">{t.look_for_a_while(OPEN_SECONDS)}</p>
        </div>
    }
}
