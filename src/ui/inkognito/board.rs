//! The board: draws the picture and tells which space was meant.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::svg::Svg;
use wasm_bindgen::JsCast;

use crate::inkognito::rules::board::{ROUTES, around, neighbours, space, spaces};
use crate::inkognito::rules::{Pawn, Phase, Site, SpaceId, Way};
use crate::ui::browser::{ask_page, focus_id, later};
use crate::ui::dom::{live, view};
use crate::ui::handle::{Handle, use_handle};
use crate::ui::screens::menu::TurnButton;
use crate::ui::widgets::Icon;

use super::layout::{
    FACE, FIGURE_BOX, FIGURE_SCALE, FOOT_DROP, HEIGHT, PATHS, SPACE_RADIUS, SPOTS, WIDTH,
};
use super::picture::{PawnPicture, Picture, space_at};
use super::pieces::{colour_name, figure_symbol, mask_symbol};
use super::selection::Target;
use super::sound::Sound;
use super::travel::{Going, journey};

/// The drawing of the city, without anything of the game.
pub const VENICE: &str = include_str!("../../../art/venice.svg");

/// The board in its frame: the whole city, or near, where the frame scrolls to
/// whoever matters now and keeps the chosen pawn in sight.
#[component]
pub fn BoardFrame() -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let picture = Memo::new(move |_| handle.picture());
    let near = RwSignal::new(is_small_screen());
    let frame: NodeRef<Div> = NodeRef::new();
    let spots = Memo::new(move |_| picture.with(|picture| worth_seeing(handle, picture)));
    let settled = StoredValue::new(false);
    // Two fingers and dragged figures: public/board.js.
    Effect::new(move |_| ask_page("board", ""));
    Effect::new(move |_| {
        let spots = spots.get();
        if !near.get() {
            settled.set_value(false);
            return;
        }
        // The frame takes its size first.
        later(0.0, move || {
            if let Some(frame) = frame.try_get_untracked().flatten() {
                // Whoever brought the city nearer with two fingers looks already.
                if settled.get_value() || !frame.has_attribute("data-pinched") {
                    look_at(&frame, &spots, settled.get_value());
                }
                settled.set_value(true);
            }
        });
    });
    view! {
        <div class="board-frame" node_ref=frame data-near=move || near.get().then_some("")>
            <Board picture />
            <button
                type="button"
                class="button-icon board-zoom"
                aria-label=move || if near.get() { t.zoom_out } else { t.zoom_in }
                on:click=move |_| near.update(|near| *near = !*near)
            >
                {move || view! { <Icon name=if near.get() { "icon-zoom-out" } else { "icon-zoom-in" } /> }}
            </button>
            <TurnButton />
        </div>
    }
}

/// Whether the whole city would be too small to tap here.
fn is_small_screen() -> bool {
    let pixels = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|side| side.as_f64());
    let (width, height) = (pixels(window().inner_width()), pixels(window().inner_height()));
    width.is_some_and(|width| width < 700.0) || height.is_some_and(|height| height < 500.0)
}

/// Where to look: at the chosen pawn, else at the open meetings, else at the figures of whose turn it is.
fn worth_seeing(handle: Handle, picture: &Picture) -> Vec<(f32, f32)> {
    let spot = |pawn: &PawnPicture| (pawn.x, pawn.y);
    if let Some(chosen) = picture.pawns.iter().find(|pawn| pawn.chosen) {
        return vec![spot(chosen)];
    }
    let Some(public) = handle.public.get() else { return Vec::new() };
    let open: Vec<Pawn> = match public.phase {
        Phase::Meeting { open } => open.iter().map(|meeting| meeting.met).collect(),
        _ => Vec::new(),
    };
    let matters = |pawn: &&PawnPicture| {
        if open.is_empty() {
            pawn.pawn.owner() == Some(public.active)
        } else {
            open.contains(&pawn.pawn)
        }
    };
    picture.pawns.iter().filter(matters).map(spot).collect()
}

/// Scrolls the frame if none of the spots is well in sight, or at once on the first look.
fn look_at(frame: &web_sys::HtmlElement, spots: &[(f32, f32)], settled: bool) {
    const MARGIN: f32 = 80.0;
    let scale = frame.scroll_width() as f32 / WIDTH as f32;
    let (width, height) =
        (frame.client_width() as f32 / scale, frame.client_height() as f32 / scale);
    let (left, top) = (frame.scroll_left() as f32 / scale, frame.scroll_top() as f32 / scale);
    let in_sight = |(x, y): &(f32, f32)| {
        (left + MARGIN..left + width - MARGIN).contains(x)
            && (top + MARGIN..top + height - MARGIN / 2.0).contains(y)
    };
    if settled && spots.iter().any(in_sight) {
        return;
    }
    let Some((x, y)) = best_view(spots, width - MARGIN, height - MARGIN) else { return };
    // From the second look on, style sheets let the frame glide.
    let _ = if settled {
        frame.set_attribute("data-settled", "")
    } else {
        frame.remove_attribute("data-settled")
    };
    let (left, top) = ((x - width / 2.0) * scale, (y - height / 2.0) * scale);
    frame.scroll_to_with_x_and_y(f64::from(left), f64::from(top));
}

/// The middle of as many spots as a window of this size holds round one of them.
fn best_view(spots: &[(f32, f32)], width: f32, height: f32) -> Option<(f32, f32)> {
    let beside = |(x, y): (f32, f32)| -> Vec<(f32, f32)> {
        let near =
            |(a, b): &(f32, f32)| (a - x).abs() < width / 2.0 && (b - y).abs() < height / 2.0;
        spots.iter().copied().filter(near).collect()
    };
    let best = spots.iter().map(|spot| beside(*spot)).max_by_key(Vec::len)?;
    let n = best.len() as f32;
    let (x, y) = best.iter().fold((0.0, 0.0), |(x, y), (a, b)| (x + a, y + b));
    Some((x / n, y / n))
}

/// The whole of Venice.
#[component]
pub fn Board(
    /// What it shows.
    picture: Memo<Picture>,
) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let root: NodeRef<Svg> = NodeRef::new();
    let going = Memo::new(move |_| handle.going());
    // The one space that the Tab key stops at.
    let stop = RwSignal::new(first_stop(handle));
    let on_click = move |event: MouseEvent| {
        if let Some(space) = picture.with_untracked(|picture| meant(&event, root, picture)) {
            stop.set(space);
            handle.try_select(|selection, view| selection.tap(view, space));
        }
    };
    let on_keydown = move |event: KeyboardEvent| {
        if let Some(next) = next_stop(stop.get_untracked(), &event.key()) {
            event.prevent_default();
            stop.set(next);
            focus_id(&space_id(next));
        } else if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            let space = stop.get_untracked();
            handle.try_select(|selection, view| selection.tap(view, space));
        }
    };
    view! {
        <svg
            node_ref=root
            class="board"
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            role="group"
            aria-label=t.board_label
            aria-describedby="board-help"
            on:click=on_click
            on:keydown=on_keydown
        >
            <g aria-hidden="true" inner_html=VENICE></g>
            <Routes picture />
            {spaces().map(|space| view! { <Space space picture stop /> }).collect_view()}
            <Trail />
            <g class="pawns" aria-hidden="true">
                <For
                    each=move || picture.with(|p| p.pawns.iter().map(|p| p.pawn).collect::<Vec<_>>())
                    key=|pawn| *pawn
                    let(pawn)
                >
                    <PawnDrawing pawn picture going />
                </For>
            </g>
            <g class="names" aria-hidden="true">
                {spaces().map(|space| view! { <Name space picture stop /> }).collect_view()}
            </g>
        </svg>
        <p id="board-help" class="visually-hidden">{t.board_help}</p>
    }
}

/// Where the keyboard enters the board: at a figure of the holder's, else at the Embassy.
fn first_stop(handle: Handle) -> SpaceId {
    untrack(|| {
        handle
            .with_holder(|view| {
                let seat = view.seat()?;
                view.public.places.figures_of(seat).map(|(_, space)| space).next()
            })
            .flatten()
            .unwrap_or(crate::inkognito::rules::board::EMBASSY)
    })
}

fn space_id(space: SpaceId) -> String {
    format!("space-{}", space.ix())
}

/// The space that a click means.
fn meant(event: &MouseEvent, root: NodeRef<Svg>, picture: &Picture) -> Option<SpaceId> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let touched = target
        .closest("[data-space]")
        .ok()
        .flatten()
        .and_then(|element| element.get_attribute("data-space")?.parse().ok().and_then(space));
    if event.detail() == 0 {
        // A reader's press has no place on the screen.
        return touched;
    }
    let frame = root.get_untracked()?.get_bounding_client_rect();
    let (width, height) = (f64::from(WIDTH), f64::from(HEIGHT));
    let scale = (frame.width() / width).min(frame.height() / height);
    let x = (f64::from(event.client_x()) - frame.left() - (frame.width() - width * scale) / 2.0)
        / scale;
    let y = (f64::from(event.client_y()) - frame.top() - (frame.height() - height * scale) / 2.0)
        / scale;
    let nearest = space_at(x as f32, y as f32, scale as f32, picture);
    match (nearest, touched) {
        // A figure's hat reaches over its neighbours: a target behind it counts first.
        (Some(near), Some(figure)) if picture.targets[near.ix()].is_none() => Some(figure),
        (Some(near), _) => Some(near),
        (None, touched) => touched,
    }
}

/// The next space for a key: a numbered way, or the way that leads most to where an arrow points.
fn next_stop(from: SpaceId, key: &str) -> Option<SpaceId> {
    if let Ok(n) = key.parse::<usize>() {
        return ways(from).get(n.checked_sub(1)?).map(|(_, space)| *space);
    }
    let (dx, dy) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    };
    let here = SPOTS[from.ix()];
    let along = |to: SpaceId| {
        let there = SPOTS[to.ix()];
        let (x, y) = (there.x - here.x, there.y - here.y);
        (x * dx + y * dy) / x.hypot(y)
    };
    around(from)
        .iter()
        .filter(|to| along(*to) > 0.3)
        .max_by(|a, b| along(*a).total_cmp(&along(*b)))
        .or(Some(from))
}

/// The ways from a space in the order of their numbers: land, then water.
fn ways(from: SpaceId) -> Vec<(Way, SpaceId)> {
    Way::ALL
        .into_iter()
        .flat_map(|way| neighbours(from, way).iter().map(move |to| (way, to)))
        .collect()
}

#[component]
fn Routes(picture: Memo<Picture>) -> impl IntoView {
    let drawn = |class: &'static str| {
        ROUTES
            .iter()
            .enumerate()
            .map(move |(ix, route)| {
                let way = match route.way {
                    Way::Land => "land",
                    Way::Water => "water",
                };
                let state = move || picture.with(|p| p.trail.contains(&ix)).then_some("used");
                view! { <path class=class data-way=way data-state=state d=PATHS[ix] /> }
            })
            .collect_view()
    };
    view! {
        <g class="routes" aria-hidden="true">
            {drawn("route-bed")}
            {drawn("route")}
        </g>
    }
}

/// What moved since the holder's last turn, as numbered arrows.
#[component]
fn Trail() -> impl IntoView {
    /// Of more than these the first are left out: the log has them all.
    const MOST: usize = 12;
    let handle = use_handle();
    live(move || {
        if handle.selection().is_planned_march() {
            return None;
        }
        let missed = handle.missed();
        let first = missed.len().saturating_sub(MOST);
        let seating = handle.public.with(|public| public.as_ref().map(|public| public.seating))?;
        let arrows = missed
            .iter()
            .enumerate()
            .skip(first)
            .map(|(ix, moved)| {
                let (a, b) = (SPOTS[moved.from.ix()], SPOTS[moved.to.ix()]);
                let (d, x, y) = arrow((a.x, a.y), (b.x, b.y));
                let colour = moved.pawn.owner().and_then(|owner| seating.colour(owner));
                view! {
                    <g class="missed" data-seat-colour=colour_name(colour) data-sent=moved.sent.then_some("")>
                        <path class="missed-bed" d=d.clone() />
                        <path class="missed-line" d=d />
                        <circle class="missed-disc" cx=x cy=y r="9" />
                        <text class="missed-number" x=x y=y>{(ix + 1).to_string()}</text>
                    </g>
                }
            })
            .collect_view();
        Some(view! { <g class="trail" aria-hidden="true">{arrows}</g> })
    })
}

/// A bent arrow from one spot to another, short of both, and the place of its number.
fn arrow(from: (f32, f32), to: (f32, f32)) -> (String, f32, f32) {
    const SHORT: f32 = 20.0;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let bend = (length * 0.16).min(40.0);
    let (x1, y1) = (from.0 + ux * SHORT, from.1 + uy * SHORT);
    let (x2, y2) = (to.0 - ux * SHORT, to.1 - uy * SHORT);
    let (mx, my) = ((x1 + x2) / 2.0 - uy * bend, (y1 + y2) / 2.0 + ux * bend);
    // The head points from the bend to the end.
    let (hx, hy) = (x2 - mx, y2 - my);
    let h = hx.hypot(hy).max(1.0);
    let (hx, hy) = (hx / h * 9.0, hy / h * 9.0);
    let (left, right) =
        ((x2 - hx - hy * 0.7, y2 - hy + hx * 0.7), (x2 - hx + hy * 0.7, y2 - hy - hx * 0.7));
    let n = |x: f32| x.round() as i32;
    let d = format!(
        "M{} {}Q{} {} {} {}M{} {}L{} {}L{} {}",
        n(x1),
        n(y1),
        n(mx),
        n(my),
        n(x2),
        n(y2),
        n(left.0),
        n(left.1),
        n(x2),
        n(y2),
        n(right.0),
        n(right.1),
    );
    // Half way along a bent line lies half way to its bend.
    let (x, y) = ((x1 + x2) / 4.0 + mx / 2.0, (y1 + y2) / 4.0 + my / 2.0);
    (d, x.round(), y.round())
}

#[component]
fn Space(space: SpaceId, picture: Memo<Picture>, stop: RwSignal<SpaceId>) -> impl IntoView {
    let handle = use_handle();
    let spot = SPOTS[space.ix()];
    let (kind, colour, number) = match space.site() {
        Site::Plain => ("plain", None, None),
        Site::Start(colour) => ("start", Some(colour_name(Some(colour))), None),
        Site::Goal(number) => ("goal", None, Some(number)),
        Site::Embassy => ("embassy", None, None),
    };
    let target = Memo::new(move |_| picture.with(|p| p.targets.get(space.ix()).copied().flatten()));
    let number = number.map(|number| {
        view! { <text class="space-number" x=spot.x y=spot.y>{number}</text> }
    });
    view! {
        <g
            id=space_id(space)
            class="space"
            role="button"
            tabindex=move || if stop.get() == space { "0" } else { "-1" }
            data-space=space.ix()
            data-target=move || target.get().map(target_name)
            aria-label=move || label(handle, space, picture)
        >
            <circle class="space-hit" cx=spot.x cy=spot.y r="27" />
            <circle class="space-disc" data-kind=kind data-colour=colour cx=spot.x cy=spot.y r=SPACE_RADIUS />
            <circle class="space-ring" data-kind=kind cx=spot.x cy=spot.y r="11" />
            {number}
            {move || target.get().map(|target| ring(target, spot.x, spot.y))}
            <circle class="space-focus" cx=spot.x cy=spot.y r="24" />
        </g>
    }
}

fn target_name(target: Target) -> &'static str {
    match target {
        Target::Stay => "stay",
        Target::Pass => "pass",
        Target::Far => "far",
        Target::Chosen => "chosen",
    }
}

/// The mark round a space that can be chosen.
fn ring(target: Target, x: f32, y: f32) -> AnyView {
    match target {
        Target::Stay => view! {
            <circle class="target-bed" cx=x cy=y r="20" />
            <circle class="target" cx=x cy=y r="20" />
        }
        .into_any(),
        Target::Chosen => view! {
            <circle class="target-bed" cx=x cy=y r="20" />
            <circle class="target" data-state="chosen" cx=x cy=y r="20" />
        }
        .into_any(),
        Target::Pass => view! {
            <circle class="target-bed" cx=x cy=y r="20" />
            <circle class="target-near" cx=x cy=y r="20" />
        }
        .into_any(),
        Target::Far => view! { <circle class="target-near" cx=x cy=y r="20" /> }.into_any(),
    }
}

/// A space in words: name, kind, numbered ways, who stands there, what a press would do.
fn label(handle: Handle, space: SpaceId, picture: Memo<Picture>) -> String {
    let t = handle.text();
    let speaker = handle.speaker();
    let mut parts = vec![speaker.place(space), speaker.site(space)];
    let here: Vec<String> = picture.with(|p| {
        p.pawns.iter().filter(|p| p.space == space).map(|p| speaker.pawn(p.pawn)).collect()
    });
    if !here.is_empty() {
        parts.push((t.here)(&(t.and)(&here)));
    }
    let target = picture.with(|p| p.targets.get(space.ix()).copied().flatten());
    parts.extend(target.map(|target| {
        match target {
            Target::Stay => t.target_stay,
            Target::Pass => t.target_pass,
            Target::Far => t.target_far,
            Target::Chosen => t.target_chosen,
        }
        .to_string()
    }));
    for way in Way::ALL {
        let list: Vec<String> = ways(space)
            .iter()
            .enumerate()
            .filter(|(_, (by, _))| *by == way)
            .map(|(ix, (_, to))| format!("{} {}", ix + 1, speaker.place(*to)))
            .collect();
        if !list.is_empty() {
            let list = list.join(", ");
            parts.push(match way {
                Way::Land => (t.by_land)(&list),
                Way::Water => (t.by_water)(&list),
            });
        }
    }
    parts.join("; ")
}

#[component]
fn Name(space: SpaceId, picture: Memo<Picture>, stop: RwSignal<SpaceId>) -> impl IntoView {
    let handle = use_handle();
    let spot = SPOTS[space.ix()];
    let shown = move || {
        let asked = picture.with(|p| p.targets.get(space.ix()).copied().flatten().is_some());
        (asked || stop.get() == space).then_some("")
    };
    view! {
        <text
            class="space-name"
            data-asked=shown
            x=spot.x + spot.label.dx
            y=spot.y + spot.label.dy
            text-anchor=spot.label.anchor.as_str()
        >
            {handle.speaker().place(space)}
        </text>
    }
}

fn pawn_id(pawn: Pawn) -> String {
    match pawn {
        Pawn::Ambassador => "pawn-ambassador".to_string(),
        Pawn::Figure(figure) => format!("pawn-{}-{}", figure.owner.ix(), figure.build.ix()),
    }
}

#[component]
fn PawnDrawing(pawn: Pawn, picture: Memo<Picture>, going: Memo<Going>) -> impl IntoView {
    let handle = use_handle();
    let me: Memo<Option<PawnPicture>> =
        Memo::new(move |_| picture.with(|p| p.pawns.iter().find(|p| p.pawn == pawn).copied()));
    let colour = untrack(|| {
        handle
            .public
            .with(|public| pawn.owner().and_then(|owner| public.as_ref()?.seating.colour(owner)))
    });
    let place = move || {
        me.get()
            .map(|me| format!("translate({}px, {}px)", me.x, me.y + FOOT_DROP))
            .unwrap_or_default()
    };
    let id = pawn_id(pawn);
    let name = id.clone();
    Effect::new(move |was: Option<Option<(PawnPicture, Going)>>| {
        let now = me.get().map(|me| (me, going.get()));
        if let (Some(Some(was)), Some(now)) = (&was, &now)
            && (was.0.x, was.0.y) != (now.0.x, now.0.y)
        {
            ask_page("travel", &format!("{name} {}", journey(was, now)));
            if was.0.space != now.0.space {
                handle.sound(Sound::Step);
            }
        }
        now
    });
    let state = move || {
        me.get().and_then(|me| match (me.chosen, me.movable) {
            (true, _) => Some("lifted"),
            (false, true) => Some("movable"),
            (false, false) => None,
        })
    };
    // The marker over the head of a figure that may be chosen.
    let head = match pawn {
        Pawn::Ambassador => -68.0,
        Pawn::Figure(figure) => FACE[figure.build.ix()].1 * FIGURE_SCALE - 25.0,
    };
    let mask = match pawn {
        Pawn::Ambassador => None,
        Pawn::Figure(figure) => {
            let (x, y, size) = FACE[figure.build.ix()];
            let (x, y, size) = (x * FIGURE_SCALE, y * FIGURE_SCALE, size * FIGURE_SCALE);
            Some(view! {
                <use
                    class="pawn-mask"
                    href=format!("#{}", mask_symbol(colour))
                    x=x - size / 2.0
                    y=y - size / 2.0
                    width=size
                    height=size
                />
            })
        }
    };
    let (x, y, width, height) = FIGURE_BOX;
    view! {
        <g
            id=id
            class="pawn"
            data-seat-colour=colour_name(colour)
            data-space=move || me.get().map(|me| me.space.ix())
            data-state=state
            style:transform=place
        >
            <ellipse class="pawn-halo-bed" rx="24" ry="11.5" />
            <ellipse class="pawn-halo" rx="24" ry="11.5" />
            <ellipse class="pawn-shadow" rx="19" ry="6.5" />
            <g class="pawn-body">
                <use href=format!("#{}", figure_symbol(pawn)) x=x y=y width=width height=height />
                {mask}
            </g>
            <path class="pawn-cue" d=format!("M-9 {}h18l-9 11z", head - 11.0) />
        </g>
    }
}
