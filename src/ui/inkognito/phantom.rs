//! The Phantom: a mask with three windows, and the balls that fell into them.

use leptos::prelude::*;

use crate::inkognito::rules::{Ball, Draw, Phase};
use crate::ui::dom::{Markup, Part, live, view};
use crate::ui::handle::use_handle;
use crate::ui::watched::Sum;

use super::layout::{PHANTOM_WINDOW_RADIUS, PHANTOM_WINDOWS};
use super::pieces::ball_symbol;
use super::selection::Selection;

/// The mask, with the balls of the turn in its windows. For the eye; the balls' buttons say the same.
#[component]
pub fn PhantomMask(
    /// The balls, if they fell.
    draw: Option<Draw>,
) -> impl Part {
    let balls: Vec<Ball> = draw.map(|draw| draw.balls().collect()).unwrap_or_default();
    let size = PHANTOM_WINDOW_RADIUS * 2.0;
    let windows = PHANTOM_WINDOWS
        .iter()
        .zip(balls)
        .map(|((x, y), ball)| {
            view! {
                <use
                    class="phantom-ball"
                    href=format!("#{}", ball_symbol(ball))
                    x=x - PHANTOM_WINDOW_RADIUS
                    y=y - PHANTOM_WINDOW_RADIUS
                    width=size
                    height=size
                />
            }
        })
        .collect::<Markup>();
    view! {
        <svg class="phantom" data-drawn=draw.is_some().then_some("") viewBox="0 0 120 140" aria-hidden="true">
            <use href="#phantom" width="120" height="140" />
            {windows}
        </svg>
    }
}

/// The moment in which the balls fall: over the page for a breath, never in the way of a tap.
#[component]
pub fn Shake(
    /// The balls.
    draw: Option<Draw>,
) -> impl Part {
    view! {
        <div class="shake" aria-hidden="true">
            <PhantomMask draw />
        </div>
    }
}

/// The balls of the turn, to choose from while moving.
#[component]
pub fn Balls() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let draw = Sum::new(move || {
        handle.public.with(|public| match public.as_ref().map(|public| public.phase) {
            Some(Phase::Moving { draw }) => draw,
            Some(_) | None => Draw::default(),
        })
    });
    let left = Sum::new(move || {
        let selection = handle.selection();
        handle.with_holder(|view| selection.balls_left(&view)).unwrap_or_default()
    });
    let chosen = move || match handle.selection() {
        Selection::March(march) => march.ball,
        Selection::Nothing
        | Selection::Step { .. }
        | Selection::Expel { .. }
        | Selection::Place { .. } => None,
    };
    live(move || {
        let balls: Vec<Ball> = draw.get().balls().collect();
        let buttons = balls
            .iter()
            .enumerate()
            .map(|(ix, ball)| {
                let ball = *ball;
                // Of equal balls the last ones count as used first.
                let nth = balls[..=ix].iter().filter(|other| **other == ball).count();
                let used = move || nth > left.get().count(ball);
                let state = move || match (used(), chosen() == Some(ball)) {
                    (true, _) => Some("used"),
                    (false, true) => Some("chosen"),
                    (false, false) => None,
                };
                view! {
                    <button
                        type="button"
                        class="ball"
                        data-state=state
                        title=t.ball_helps[ball as usize]
                        aria-label=t.balls[ball as usize]
                        aria-pressed=move || (chosen() == Some(ball) && !used()).to_string()
                        disabled=move || used() || ball == Ball::Nothing
                        on:click=move |_| handle.try_select(|s, view| s.tap_ball(view, ball))
                    >
                        <svg viewBox="0 0 40 40" aria-hidden="true">
                            <use href=format!("#{}", ball_symbol(ball)) />
                        </svg>
                    </button>
                }
            })
            .collect::<Markup>();
        view! { <div class="balls" role="group" aria-label=t.phantom>{buttons}</div> }
    })
}
