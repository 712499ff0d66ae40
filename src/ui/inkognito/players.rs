//! Who plays a seat: in words, and to choose.

use leptos::prelude::*;

use crate::i18n::Text;
use crate::inkognito::bots::{Character, Level};
use crate::kit::Seat;
use crate::session::{Moved, Persona, Sitter, Swap};
use crate::ui::dom::{Markup, Part, live, view};
use crate::ui::handle::{Handle, use_handle};
use crate::ui::watched::{Doing, Local, Reading};

/// Who plays a seat.
pub fn sitter_words(t: &Text, sitter: Sitter) -> String {
    match sitter {
        Sitter::Person => t.person.to_string(),
        Sitter::Bot(Persona { character, level }) => {
            t.bot(t.characters[character as usize], t.levels[level as usize])
        }
    }
}

/// That somebody has taken over a seat.
pub fn swap_words(handle: Handle, swap: Swap) -> String {
    let t = handle.text();
    let seat = handle.name(swap.seat);
    match swap.sitter {
        Sitter::Person => t.person_took_over(&seat),
        Sitter::Bot(_) => t.took_over(&seat, &sitter_words(t, swap.sitter)),
    }
}

/// A move on the board.
pub fn moved_words(handle: Handle, moved: &Moved) -> String {
    let t = handle.text();
    let speaker = handle.speaker();
    let (by, pawn) = (speaker.seat(moved.by), speaker.pawn(moved.pawn));
    let to = speaker.place(moved.to);
    if moved.sent {
        t.sent_line(&by, &pawn, &to)
    } else {
        t.moved_line(&by, &pawn, &speaker.place(moved.from), &to)
    }
}

/// A choice of a bot: the character and how good it is.
#[component]
pub fn ChooseBot(
    /// The bot.
    persona: Reading<Persona>,
    /// What happens with another one.
    on_choose: Doing<Persona>,
) -> impl Part {
    let t = use_handle().text();
    let character = move || persona.get().character as usize;
    let level = move || persona.get().level as usize;
    view! {
        <div class="choose-bot">
            <Portrait character=Reading::new(move || persona.get().character) />
            <Pick
                label=t.character_label
                words=t.characters.to_vec()
                chosen=Reading::new(character)
                on_choose=Doing::new(move |ix: usize| {
                    let level = persona.get_untracked().level;
                    on_choose.run(Persona { character: Character::ALL[ix], level });
                })
            />
            <Pick
                label=t.level_label
                words=t.levels.to_vec()
                chosen=Reading::new(level)
                on_choose=Doing::new(move |ix: usize| {
                    let character = persona.get_untracked().character;
                    on_choose.run(Persona { character, level: Level::ALL[ix] });
                })
            />
            <p class="story-soft">{move || t.character_notes[character()]}</p>
        </div>
    }
}

/// One of several words.
#[component]
fn Pick(
    label: &'static str,
    words: Vec<&'static str>,
    chosen: Reading<usize>,
    on_choose: Doing<usize>,
) -> impl Part {
    let options = words
        .into_iter()
        .enumerate()
        .map(|(ix, word)| {
            view! { <option value=ix.to_string() selected=move || chosen.get() == ix>{word}</option> }
        })
        .collect::<Markup>();
    view! {
        <label class="option">
            <span>{label}</span>
            <select on:change=move |event| {
                if let Ok(ix) = event_target_value(&event).parse::<usize>() {
                    on_choose.run(ix);
                }
            }>{options}</select>
        </label>
    }
}

/// The face of a character.
#[component]
pub fn Portrait(
    /// Whose.
    character: Reading<Character>,
) -> impl Part {
    view! {
        <svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">
            <use href=move || format!("#bot-{}", character.get().key()) />
        </svg>
    }
}

/// Who plays a seat, and how to change it.
#[component]
pub fn PlayedBy(
    /// Which seat.
    seat: Seat,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let persona = Local::new(Persona { character: Character::Clerk, level: Level::Informer });
    live(move || {
        let sitters = handle.sitters()?;
        let now = sitters.now(seat);
        let wished = sitters.wished(seat).map(
            |wished| view! { <p class="note">{t.will_take_over(&sitter_words(t, wished))}</p> },
        );
        let change = match now {
            Sitter::Bot(_) => view! {
                <button type="button" class="button-quiet" on:click=move |_| handle.wish(seat, Sitter::Person)>
                    <span>{t.give_to_person}</span>
                </button>
            }
            .part(),
            Sitter::Person => view! {
                <details class="give-to-bot">
                    <summary>{t.give_to_bot}</summary>
                    <ChooseBot
                        persona=Reading::new(move || persona.get())
                        on_choose=Doing::new(move |chosen| persona.set(chosen))
                    />
                    <button type="button" class="button-quiet" on:click=move |_| {
                        handle.wish(seat, Sitter::Bot(persona.get_untracked()));
                    }>
                        <span>{t.give_to_bot}</span>
                    </button>
                </details>
            }
            .part(),
        };
        let face = match now {
            Sitter::Bot(bot) => {
                Some(view! { <Portrait character=Reading::new(move || bot.character) /> })
            }
            Sitter::Person => None,
        };
        Some(view! {
            <div class="played-by">
                {face}
                <p>{sitter_words(t, now)}</p>
                {wished}
                {change}
            </div>
        })
    })
}
