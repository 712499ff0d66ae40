//! The board: draws the picture and tells which space was meant.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::svg::Svg;
use wasm_bindgen::JsCast;

use crate::inkognito::rules::board::{around, neighbours, space, spaces};
use crate::inkognito::rules::{Pawn, Phase, SpaceId, Way};
use crate::ui::browser::{ask_page, focus_id};
use crate::ui::dom::{Markup, Part, live, tenths, view};
use crate::ui::handle::{Handle, Turning, use_handle};
use crate::ui::screens::menu::TurnButton;
use crate::ui::watched::{Local, Sum, effect};
use crate::ui::widgets::Icon;

use super::ground;
use super::layout::{FOOT_DROP, HEIGHT, SPOTS, WIDTH};
use super::picture::{PawnPicture, Picture, space_at};
use super::pieces::colour_name;
use super::plates::Plate;
use super::selection::Target;
use super::shortcuts::Shortcuts;
use super::sound::Sound;
use super::travel::{Going, journey};

/// The board in its frame: the whole city, or near, where the frame scrolls to
/// whoever matters now and keeps the chosen pawn in sight.
#[component]
pub fn BoardFrame() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let picture = Sum::new(move || handle.picture());
    let near = Local::new(is_small_screen());
    let frame: NodeRef<Div> = NodeRef::new();
    let spots = Sum::new(move || picture.with(|picture| worth_seeing(handle, picture)));
    let settled = Local::new(false);
    // Two fingers and dragged figures: public/board.js.
    effect(|| ask_page("board", ""));
    effect(move || {
        let spots = spots.get();
        if !near.get() {
            settled.set(false);
            return;
        }
        // The frame takes its size first, and is measured where it is laid out anyway.
        request_animation_frame(move || {
            if let Some(frame) = frame.try_get_untracked().flatten() {
                // Whoever brought the city nearer with two fingers looks already.
                if settled.get_untracked() || !frame.has_attribute("data-pinched") {
                    look_at(&frame, &spots, settled.get_untracked());
                }
                settled.set(true);
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
    is_smaller_than(700.0, 500.0)
}

/// By how many quarters the board is turned now: only where style/board.css turns anything
/// (and public/board.js thinks so too).
fn board_turned(handle: Handle) -> usize {
    let turns = handle.preferences.with_untracked(|likes| likes.turning) == Turning::All;
    if turns && !is_smaller_than(700.0, 600.0) { untrack(|| handle.turned()) } else { 0 }
}

fn is_smaller_than(least_width: f64, least_height: f64) -> bool {
    let pixels = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|side| side.as_f64());
    let (width, height) = (pixels(window().inner_width()), pixels(window().inner_height()));
    width.is_some_and(|width| width < least_width)
        || height.is_some_and(|height| height < least_height)
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
    picture: Sum<Picture>,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let root: NodeRef<Svg> = NodeRef::new();
    // The one space that the Tab key stops at.
    let stop = Local::new(first_stop(handle));
    // Whether anybody has come there: until then nobody asks for its name.
    let come = Local::new(false);
    let on_click = move |event: MouseEvent| {
        if let Some(space) =
            picture.with_untracked(|picture| meant(&event, root, board_turned(handle), picture))
        {
            stop.set(space);
            come.set(true);
            handle.try_select(|selection, view| selection.tap(view, space));
        }
    };
    // Readers and scripts take the focus where they like: the keys go on from there.
    let on_focusin = move |event: web_sys::Event| {
        if let Some(space) = touched(&event).filter(|space| *space != stop.get_untracked()) {
            stop.set(space);
        }
        if !come.get_untracked() {
            come.set(true);
        }
    };
    let on_keydown = move |event: KeyboardEvent| {
        let here = stop.get_untracked();
        let keys =
            handle.preferences.with_untracked(|likes| (!likes.no_keys).then_some(likes.keys));
        let marked = keys.and_then(|keys| keys.of_key(&event.key())) == Some(Shortcuts::MARKED);
        let next = if marked {
            picture.with_untracked(|picture| picture.next_marked(here))
        } else {
            next_stop(here, &event.key())
        };
        if let Some(next) = next {
            event.prevent_default();
            stop.set(next);
            focus_id(&ground::space_id(next));
        } else if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            handle.try_select(|selection, view| selection.tap(view, here));
        }
    };
    let choice = move || {
        picture.with(|picture| {
            let any = |state: fn(&PawnPicture) -> bool| picture.pawns.iter().any(state);
            if any(|pawn| pawn.chosen) {
                Some("made")
            } else {
                any(|pawn| pawn.movable).then_some("open")
            }
        })
    };
    let mut before = Shown::default();
    effect(move || {
        let now = picture.with(|picture| Shown {
            faces: faces(picture, stop.get()),
            come: come.get(),
            trail: picture.trail.clone(),
            pawns: picture.pawns.clone(),
            going: handle.going(),
        });
        before = root
            .get()
            .map(|root| {
                show(&root, &before, &now, handle);
                if let Some(group) = group(&root, ".pawns") {
                    stand(&group, &before, &now, handle);
                }
                if before.pawns.len() != now.pawns.len() {
                    handle.show_plates(&Plate::ALL);
                }
                now
            })
            .unwrap_or_default();
    });
    view! {
        // A drawing of its own: what moves upon it is painted anew without it.
        <svg class="map" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
            <g inner_html=ground::SEA></g>
            {printed(Plate::City)}
            {printed(Plate::Ways)}
        </svg>
        <svg
            node_ref=root
            class="board"
            tabindex="-1"
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            role="group"
            aria-label=t.board_label
            aria-describedby="board-help"
            on:click=on_click
            on:focusin=on_focusin
            on:keydown=on_keydown
        >
            <g class="lights" aria-hidden="true"></g>
            {printed(Plate::Spaces)}
            <g class="targets" aria-hidden="true"></g>
            <g class="spaces" inner_html=ground::buttons()></g>
            <Trail />
            // Printed on the ground: a figure's face tells more than a letter.
            {printed(Plate::Names)}
            <g class="pawns" aria-hidden="true" data-choice=choice></g>
            <g class="space-focus" aria-hidden="true" inner_html=ground::FOCUS></g>
            <g class="asked" aria-hidden="true"></g>
        </svg>
        <p id="board-help" class="visually-hidden">{t.board_help}</p>
    }
}

/// A plate, where it lies on the board.
fn printed(plate: Plate) -> impl Part {
    let (width, height) = plate.size();
    let class = (plate == Plate::Names).then_some("names");
    view! { <image class=class data-plate=plate.name() width=width height=height aria-hidden="true" /> }
}

/// Where the keyboard enters the board: at the pawn that is to be sent away, else at a
/// figure of the holder's, else at the Embassy.
fn first_stop(handle: Handle) -> SpaceId {
    untrack(|| {
        handle
            .with_holder(|view| {
                let seat = view.seat()?;
                if let Phase::Expelling { answered, .. } = view.public.phase
                    && let Some(asked) = answered.iter().next()
                {
                    return view.public.places.of(asked.question.met);
                }
                view.public.places.figures_of(seat).map(|(_, space)| space).next()
            })
            .flatten()
            .unwrap_or(crate::inkognito::rules::board::EMBASSY)
    })
}

/// The space, or that of the figure, that an event has come to.
fn touched(event: &web_sys::Event) -> Option<SpaceId> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let element = target.closest("[data-space]").ok().flatten()?;
    element.get_attribute("data-space")?.parse().ok().and_then(space)
}

/// The space that a click means, on a board that is turned clockwise by so many quarters.
fn meant(
    event: &MouseEvent,
    root: NodeRef<Svg>,
    quarters: usize,
    picture: &Picture,
) -> Option<SpaceId> {
    let touched = touched(event);
    if event.detail() == 0 {
        // A reader's press has no place on the screen.
        return touched;
    }
    let frame = root.get_untracked()?.get_bounding_client_rect();
    // From the middle, which lies where it lay however the board is turned.
    let mut size = (frame.width(), frame.height());
    let mut at = (
        f64::from(event.client_x()) - frame.left() - size.0 / 2.0,
        f64::from(event.client_y()) - frame.top() - size.1 / 2.0,
    );
    for _ in 0..quarters {
        (size, at) = ((size.1, size.0), (at.1, -at.0));
    }
    let (width, height) = (f64::from(WIDTH), f64::from(HEIGHT));
    let scale = (size.0 / width).min(size.1 / height);
    let (x, y) = (width / 2.0 + at.0 / scale, height / 2.0 + at.1 / scale);
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

/// What moved since the holder's last turn, as numbered arrows.
#[component]
fn Trail() -> impl Part {
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
            .collect::<Markup>();
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

/// What of the board follows the game.
#[derive(Default)]
struct Shown {
    /// Each space.
    faces: Vec<Face>,
    /// Whether anybody has come to where the Tab key stops.
    come: bool,
    /// The ways of the planned hops, by index.
    trail: Vec<usize>,
    /// The pawns, back to front.
    pawns: Vec<PawnPicture>,
    /// How they have come to where they stand.
    going: Going,
}

/// What of a space follows the game.
#[derive(PartialEq)]
struct Face {
    target: Option<Target>,
    here: Vec<Pawn>,
    /// Whether the Tab key stops here.
    stop: bool,
}

fn faces(picture: &Picture, stop: SpaceId) -> Vec<Face> {
    let here = |space| picture.pawns.iter().filter(move |pawn| pawn.space == space);
    spaces()
        .map(|space| Face {
            target: picture.targets.get(space.ix()).copied().flatten(),
            here: here(space).map(|pawn| pawn.pawn).collect(),
            stop: space == stop,
        })
        .collect()
}

/// A group of the board.
fn group(root: &web_sys::Element, name: &str) -> Option<web_sys::Element> {
    root.query_selector(name).ok().flatten()
}

/// Brings the ground from what it showed to what it is to show.
fn show(root: &web_sys::Element, before: &Shown, now: &Shown, handle: Handle) {
    let set = |element: &web_sys::Element, name: &str, value: Option<&str>| {
        let _ = match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
    };
    let draw = |name: &str, what: &str| {
        if let Some(group) = group(root, name) {
            group.set_inner_html(what);
        }
    };
    for (space, face) in spaces().zip(&now.faces) {
        if before.faces.get(space.ix()) == Some(face) {
            continue;
        }
        let Some(button) = group(root, &format!("#{}", ground::space_id(space))) else { continue };
        set(&button, "tabindex", Some(if face.stop { "0" } else { "-1" }));
        set(&button, "data-target", face.target.map(target_name));
        set(&button, "aria-label", Some(&label(handle, space, face)));
        if face.stop
            && let Some(focus) = group(root, ".space-focus")
        {
            let [x, y] = ground::place(space);
            set(&focus, "transform", Some(&format!("translate({x} {y})")));
        }
    }
    if before.trail != now.trail {
        draw(".lights", &ground::lights(&now.trail));
    }
    let target = |(space, face): (SpaceId, &Face)| Some((space, target_name(face.target?)));
    let targets = |shown: &Shown| spaces().zip(&shown.faces).filter_map(target).collect::<Vec<_>>();
    if targets(before) != targets(now) {
        let rings = targets(now).into_iter().map(|(space, how)| ground::target(space, how));
        draw(".targets", &rings.collect::<String>());
    }
    let asked = |shown: &Shown| {
        let is_asked =
            |(_, face): &(SpaceId, &Face)| face.stop && shown.come || face.target.is_some();
        spaces().zip(&shown.faces).filter(is_asked).map(|(space, _)| space).collect::<Vec<_>>()
    };
    if asked(before) != asked(now) {
        let speaker = handle.speaker();
        let names = asked(now).into_iter().map(|space| ground::name(&speaker, space));
        draw(".asked", &names.collect::<String>());
    }
}

/// Brings the pawns from where they stood to where they are to stand.
fn stand(group: &web_sys::Element, before: &Shown, now: &Shown, handle: Handle) {
    let order = |shown: &Shown| shown.pawns.iter().map(|pawn| pawn.pawn).collect::<Vec<_>>();
    let (old_order, new_order) = (order(before), order(now));
    for gone in old_order.iter().filter(|pawn| !new_order.contains(pawn)) {
        if let Some(element) = drawing(group, *gone) {
            element.remove();
        }
    }
    for pawn in &now.pawns {
        let was = before.pawns.iter().find(|was| was.pawn == pawn.pawn);
        if was.is_none() {
            let seating = handle.public.with_untracked(|public| public.as_ref().map(|p| p.seating));
            let owner = pawn.pawn.owner();
            let colour = owner.and_then(|owner| seating?.colour(owner));
            let _ = group.insert_adjacent_html("beforeend", &ground::figure(pawn.pawn, colour));
        }
        let Some(element) = drawing(group, pawn.pawn) else { continue };
        if old_order != new_order {
            let _ = group.append_child(&element);
        }
        if was == Some(pawn) {
            continue;
        }
        let state = match (pawn.chosen, pawn.movable) {
            (true, _) => Some("lifted"),
            (false, true) => Some("movable"),
            (false, false) => None,
        };
        // Most are never chosen from: the halo comes with the first need of it.
        if state.is_some() && element.query_selector(".pawn-cue").is_ok_and(|cue| cue.is_none()) {
            let _ = element.insert_adjacent_html("afterbegin", ground::HALO);
            let _ = element.insert_adjacent_html("beforeend", &ground::cue(pawn.pawn));
        }
        let _ = match state {
            Some(state) => element.set_attribute("data-state", state),
            None => element.remove_attribute("data-state"),
        };
        let _ = element.set_attribute("data-space", &pawn.space.ix().to_string());
        let place = format!("translate({} {})", tenths(pawn.x), tenths(pawn.y + FOOT_DROP));
        let _ = element.set_attribute("transform", &place);
        if let Some(was) = was.filter(|was| (was.x, was.y) != (pawn.x, pawn.y)) {
            let way = journey(was, &before.going, pawn, &now.going);
            ask_page("travel", &format!("{} {way}", ground::pawn_id(pawn.pawn)));
            if was.space != pawn.space {
                handle.sound(Sound::Step);
            }
        }
    }
}

/// The drawing of a pawn.
fn drawing(group: &web_sys::Element, pawn: Pawn) -> Option<web_sys::Element> {
    group.query_selector(&format!("#{}", ground::pawn_id(pawn))).ok().flatten()
}

fn target_name(target: Target) -> &'static str {
    match target {
        Target::Stay => "stay",
        Target::Pass => "pass",
        Target::Far => "far",
        Target::Chosen => "chosen",
    }
}

/// A space in words: name, kind, numbered ways, who stands there, what a press would do.
fn label(handle: Handle, space: SpaceId, face: &Face) -> String {
    let t = handle.text();
    let speaker = handle.speaker();
    let mut parts = vec![speaker.place(space), speaker.site(space)];
    let here: Vec<String> = face.here.iter().map(|pawn| speaker.pawn(*pawn)).collect();
    if !here.is_empty() {
        parts.push(t.here(&t.and(&here)));
    }
    parts.extend(face.target.map(|target| {
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
                Way::Land => t.by_land(&list),
                Way::Water => t.by_water(&list),
            });
        }
    }
    parts.join("; ")
}
