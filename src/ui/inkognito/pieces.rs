//! Small drawings with names: medallions, cards, balls.

use leptos::prelude::*;

use crate::i18n::Speaker;
use crate::inkognito::rules::{Agent, Ball, Build, Card, Codeword, Colour, Seating, Way};
use crate::kit::Seat;
use crate::ui::dom::{Part, view};
use crate::ui::widgets::Icon;

use super::layout::FACE;

/// The colour of a seat as the style sheets name it.
pub fn colour_name(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Red) => "red",
        Some(Colour::Yellow) => "yellow",
        Some(Colour::Blue) => "blue",
        Some(Colour::Green) => "green",
        None => "black",
    }
}

/// A kind of way as the style sheets name it.
pub fn way_name(way: Way) -> &'static str {
    match way {
        Way::Land => "land",
        Way::Water => "water",
    }
}

/// The drawing of a colour's mask.
pub fn mask_symbol(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Red) => "mask-moretta",
        Some(Colour::Yellow) => "mask-bauta",
        Some(Colour::Blue) => "mask-dottore",
        Some(Colour::Green) => "mask-volto",
        None => "figure-ambassador",
    }
}

/// The drawing of a build's figure.
pub fn build_figure(build: Build) -> &'static str {
    match build {
        Build::Tall => "figure-tall",
        Build::Short => "figure-short",
        Build::Fat => "figure-fat",
        Build::Thin => "figure-thin",
    }
}

/// The drawing of a card.
pub fn card_symbol(card: Card) -> &'static str {
    match card {
        Card::Agent(Agent::LordFiddlebottom) => "agent-lord-fiddlebottom",
        Card::Agent(Agent::ColonelBubble) => "agent-colonel-bubble",
        Card::Agent(Agent::AgentX) => "agent-agent-x",
        Card::Agent(Agent::MadameZsaZsa) => "agent-madame-zsa-zsa",
        Card::Build(Build::Tall) => "build-tall",
        Card::Build(Build::Short) => "build-short",
        Card::Build(Build::Fat) => "build-fat",
        Card::Build(Build::Thin) => "build-thin",
        Card::Mission => "icon-mission",
    }
}

/// The drawing of a ball.
pub fn ball_symbol(ball: Ball) -> &'static str {
    match ball {
        Ball::Land => "ball-land",
        Ball::Water => "ball-water",
        Ball::Wild => "ball-wild",
        Ball::Agent => "ball-agent",
        Ball::Ambassador => "ball-ambassador",
        Ball::Nothing => "ball-nothing",
    }
}

/// A seat's colour and mask, always together.
#[component]
pub fn Medallion(
    /// The seat's colour.
    colour: Option<Colour>,
) -> impl Part {
    view! {
        <span class="medallion" data-seat-colour=colour_name(colour) aria-hidden="true">
            <svg viewBox="0 0 48 48">
                <use href=format!("#{}", mask_symbol(colour)) />
            </svg>
        </span>
    }
}

/// A figure in a seat's cloak and mask, off the board, for the eye only.
#[component]
pub fn Standing(
    /// The seat's colour.
    colour: Option<Colour>,
    /// The figure's build.
    shape: Build,
) -> impl Part {
    let (x, y, size) = FACE[shape.ix()];
    view! {
        <svg class="standing" viewBox="-32 -88 64 96" data-seat-colour=colour_name(colour) aria-hidden="true">
            <use href=format!("#{}", build_figure(shape)) x="-32" y="-88" width="64" height="96" />
            <use
                href=format!("#{}", mask_symbol(colour))
                x=x - size / 2.0
                y=y - size / 2.0
                width=size
                height=size
            />
        </svg>
    }
}

/// A seat's medallion with its name.
#[component]
pub fn SeatName(
    /// Who sits where.
    seating: Seating,
    /// The seat.
    seat: Seat,
    /// Its name.
    name: String,
) -> impl Part {
    view! {
        <span class="seat-name">
            <Medallion colour=seating.colour(seat) />
            <span>{name}</span>
        </span>
    }
}

/// What a card shows.
#[component]
pub fn CardFace(
    /// The card.
    card: Card,
    /// Its name.
    #[prop(into)]
    label: String,
    /// The letter of a mission card.
    #[prop(default = None)]
    codeword: Option<Codeword>,
    /// Whether it is the grey secret card.
    #[prop(default = false)]
    grey: bool,
    /// What readers call it, where its look says more than its name.
    #[prop(default = None)]
    spoken: Option<String>,
    /// A word in its corner.
    #[prop(into, default = String::new())]
    mark: String,
    /// How the letter is written.
    speaker: Speaker,
) -> impl Part {
    let letter = codeword.map(|word| speaker.text().codewords[word.ix()]);
    let picture = match letter {
        Some(letter) => view! { <span class="card-letter">{letter}</span> }.part(),
        None if card == Card::Mission => {
            view! { <span class="card-picture"><Icon name="icon-mission" /></span> }.part()
        }
        None => {
            view! { <span class="card-picture"><Icon name=card_symbol(card) size=(96, 96) /></span> }
                .part()
        }
    };
    let marked = (!mark.is_empty()).then(|| view! { <span class="card-mark">{mark}</span> });
    view! {
        <span class="card-face" data-grey=grey.then_some("")>
            {picture}
            <span class="card-label" aria-hidden=spoken.is_some().then_some("true")>{label}</span>
            {spoken.map(|spoken| view! { <span class="visually-hidden">{spoken}</span> })}
            {marked}
        </span>
    }
}
