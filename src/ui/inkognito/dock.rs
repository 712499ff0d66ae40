//! The action bar: one sentence that says what is expected, and the main button.

use leptos::prelude::*;

use crate::inkognito::rules::{Action, Pawn, Phase, Public, check};
use crate::kit::Seat;
use crate::kit::letters::capital;
use crate::session::Scene;
use crate::ui::dom::{Markup, Part, live, view};
use crate::ui::handle::{DOCK_ID, Handle, LINE_ID, Sheet, use_handle};
use crate::ui::screens::home::Trouble;
use crate::ui::watched::{Local, Reading, Sum};
use crate::ui::widgets::Icon;

use super::meeting::Meetings;
use super::phantom::{Balls, PhantomMask, Shake};
use super::selection::{March, Selection};
use super::watching::{Missed, Watching};

/// The action bar.
#[component]
pub fn Dock() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    // Whether the balls fell just now, on this very board.
    let fell = Local::new(false);
    let phase =
        Sum::new(move || handle.public.with(|public| public.as_ref().map(|public| public.phase)));
    let content = move || match (handle.scene.get(), phase.get()) {
        (_, _) if handle.elsewhere.get() => view! { <Elsewhere /> }.part(),
        (Scene::Board(seat), Some(phase)) => match phase {
            Phase::Placing { .. } => view! { <Placing /> }.part(),
            Phase::Start | Phase::Prophecy => view! { <Starting seat fell /> }.part(),
            Phase::Moving { .. } => view! { <Moving fell /> }.part(),
            Phase::Meeting { open } if open.is_empty() => view! { <Ending seat /> }.part(),
            Phase::Meeting { .. } => view! { <Meetings /> }.part(),
            Phase::Expelling { .. } | Phase::Dismissing { .. } => view! { <Expelling /> }.part(),
            Phase::Answering { .. } | Phase::HandOffered { .. } | Phase::Over(_) => ().part(),
        },
        (Scene::Waiting(seat, _), _) => view! { <Waiting seat /> }.part(),
        (Scene::Watching(seat), Some(phase)) => {
            let draw = match phase {
                Phase::Moving { draw } => Some(draw),
                _ => None,
            };
            view! { <Watching seat draw /> }.part()
        }
        (_, _) => ().part(),
    };
    let notice = move || {
        handle.notice.get().map(|text| {
            view! {
                <p class="notice" data-answer=move || handle.answered.get().then_some("")>
                    <Icon name="icon-warning" />
                    <span>{text}</span>
                </p>
            }
        })
    };
    view! {
        <section class="dock" aria-labelledby=DOCK_ID>
            <h2 class="visually-hidden" id=DOCK_ID tabindex="-1">{t.action_label}</h2>
            <div class="notice-line"><Trouble /></div>
            <div class="notice-line" role="status">{notice}</div>
            {content}
        </section>
    }
}

/// While another tab plays this table.
#[component]
fn Elsewhere() -> impl Part {
    let handle = use_handle();
    let t = &handle.text().device;
    view! {
        <Say
            text=Reading::new(|| t.elsewhere.to_string())
            more=Reading::new(|| t.elsewhere_more.to_string())
        />
        <div class="dock-buttons">
            <button type="button" class="button-main" on:click=move |_| handle.take_to_this_tab()>
                <span>{t.take_over}</span>
            </button>
        </div>
    }
}

/// The sentence of the action bar.
#[component]
pub fn Say(
    /// The sentence.
    text: Reading<String>,
    /// A second, smaller one.
    #[prop(optional)]
    more: Option<Reading<String>>,
) -> impl Part {
    view! {
        <div class="say" id=LINE_ID>
            <p class="say-main">{move || text.get()}</p>
            {move || {
                let more = more?.get();
                (!more.is_empty()).then(|| view! { <p class="say-more">{more}</p> })
            }}
        </div>
    }
}

/// «Mission accomplished!», at every rest point whatever the truth.
#[component]
pub fn DeclareButton() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let can = move || {
        handle.public.with(|public| public.as_ref().is_some_and(Public::is_rest_point))
            && matches!(handle.scene.get(), Scene::Board(_))
            && !handle.selection().is_planned_march()
    };
    view! {
        <button
            type="button"
            class="declare-button"
            disabled=move || !can()
            on:click=move |_| handle.sheet.set(Some(Sheet::Declare))
        >
            <Icon name="icon-handshake" />
            <span>{t.mission_accomplished}</span>
        </button>
    }
}

/// The Ambassador's report, where it may be handed in.
#[component]
pub fn ReportButton() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    live(move || {
        let seat = handle.reporter()?;
        let mine = handle.holder() == Some(seat);
        let words = if mine { t.report.to_string() } else { t.report_by(&handle.name(seat)) };
        (!handle.selection().is_planned_march()).then(|| {
            view! {
                <button type="button" class="button-quiet" on:click=move |_| handle.begin_report()>
                    <Icon name="icon-seal" />
                    <span>{words}</span>
                </button>
            }
        })
    })
}

/// «Mission accomplished!» for agents, the report for the Ambassador's player.
#[component]
fn Announce() -> impl Part {
    let handle = use_handle();
    let is_agent =
        move || handle.public.with(|p| p.as_ref().is_some_and(|p| p.seating.is_agent(p.active)));
    view! {
        {move || is_agent().then(|| view! { <DeclareButton /> })}
        <ReportButton />
    }
}

#[component]
fn TakeBack() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    view! {
        <button
            type="button"
            class="button-quiet button-back"
            disabled=move || !handle.selection().can_take_back()
            on:click=move |_| {
                handle.select(handle.selection().take_back());
                if handle.selection() == Selection::Nothing {
                    handle.begin_selection();
                }
            }
        >
            <Icon name="icon-back" />
            <span>{t.take_back}</span>
        </button>
    }
}

/// A main button that names the step that cannot be taken back.
#[component]
fn Confirm(
    label: Reading<String>,
    disabled: Reading<bool>,
    on_press: impl Fn() + Send + 'static,
    /// Whether it is not what is usually meant.
    #[prop(optional)]
    plain: Option<Reading<bool>>,
) -> impl Part {
    let t = use_handle().text();
    view! {
        <button
            type="button"
            class="button-main"
            data-plain=move || plain.is_some_and(|plain| plain.get()).then_some("")
            disabled=move || disabled.get()
            on:click=move |_| on_press()
        >
            <span>{move || label.get()}</span>
            <small>{t.no_way_back}</small>
        </button>
    }
}

#[component]
fn Placing() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let sentence = move || match handle.selection() {
        Selection::Place { picked: Some(_), .. } => t.say_place_swap.to_string(),
        Selection::Place { .. }
        | Selection::Nothing
        | Selection::March(_)
        | Selection::Step { .. }
        | Selection::Expel { .. } => t.say_place.to_string(),
    };
    view! {
        <PhantomMask draw=None />
        <Say text=Reading::new(sentence) />
        <div class="dock-buttons">
            <Confirm
                label=Reading::new(move || t.do_place.to_string())
                disabled=Reading::new(|| false)
                on_press=move || confirm(handle)
            />
        </div>
    }
}

#[component]
fn Starting(seat: Seat, fell: Local<bool>) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let sentence = move || t.say_start(&handle.name(seat));
    view! {
        <PhantomMask draw=None />
        <Say text=Reading::new(sentence) />
        <Missed />
        <div class="dock-announce">
            <Announce />
        </div>
        <div class="dock-buttons">
            <button type="button" class="button-main" id="shake-phantom" on:click=move |_| {
                fell.set(true);
                handle.act(Action::CallPhantom);
            }>
                <span>{t.do_shake}</span>
            </button>
        </div>
    }
}

#[component]
fn Moving(fell: Local<bool>) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let draw = untrack(|| {
        handle.public.with(|public| match public.as_ref().map(|public| public.phase) {
            Some(Phase::Moving { draw }) => Some(draw),
            Some(_) | None => None,
        })
    });
    let march = move || match handle.selection() {
        Selection::March(march) => march,
        Selection::Nothing
        | Selection::Step { .. }
        | Selection::Expel { .. }
        | Selection::Place { .. } => March::default(),
    };
    // A mask or a ball is chosen, and goes nowhere yet.
    let unmoved = move || march().plan.0.is_empty() && march() != March::default();
    let fault = Sum::new(move || {
        let plan = march().plan;
        handle.with_holder(|view| check(&view, &plan).err()).flatten()
    });
    let more = move || match fault.get() {
        Some(error) => handle.speaker().refusal(&error),
        None => meets(handle),
    };
    let stays = move || march() == March::default();
    let label = move || if stays() { t.do_stay } else { t.do_march }.to_string();
    view! {
        {fell.get_untracked().then(|| view! { <Shake draw /> })}
        <PhantomMask draw />
        <Say text=Reading::new(move || moving_sentence(handle)) more=Reading::new(more) />
        <Balls />
        <div class="dock-announce">
            <Announce />
        </div>
        <div class="dock-buttons">
            <TakeBack />
            <Confirm
                label=Reading::new(label)
                disabled=Reading::new(move || unmoved() || fault.get().is_some())
                plain=Reading::new(stays)
                on_press=move || confirm(handle)
            />
        </div>
    }
}

fn moving_sentence(handle: Handle) -> String {
    let t = handle.text();
    let speaker = handle.speaker();
    let Selection::March(march) = handle.selection() else { return String::new() };
    let spent = handle
        .with_holder(|view| {
            let left = handle.selection().balls_left(&view);
            left.balls().all(|ball| ball == crate::inkognito::rules::Ball::Nothing)
        })
        .unwrap_or(false);
    match (march.ball, march.pawn) {
        (None, None) if strolls(handle) => t.say_stroll.to_string(),
        _ if spent => t.say_no_balls.to_string(),
        (_, Some(pawn)) => t.say_move_pawn(&speaker.pawn(pawn)),
        (Some(ball), None) => t.say_move_ball(t.balls[ball as usize]),
        (None, None) => t.say_move.to_string(),
    }
}

/// Whether the Ambassador's player is on the move.
fn strolls(handle: Handle) -> bool {
    handle.public.with(|p| p.as_ref().is_some_and(|p| !p.seating.is_agent(p.active)))
}

/// Whom the planned march would meet, in words.
fn meets(handle: Handle) -> String {
    let selection = handle.selection();
    let speaker = handle.speaker();
    let met: Vec<String> = handle
        .with_holder(|view| {
            let places = selection.places(&view);
            let seat = view.public.active;
            let strolls = !view.public.seating.is_agent(seat);
            let mine = |pawn: Pawn| match pawn {
                Pawn::Ambassador => strolls,
                Pawn::Figure(figure) => figure.owner == seat,
            };
            places
                .pawns()
                .filter(|(pawn, at)| !mine(*pawn) && places.on(*at).any(mine))
                .map(|(pawn, _)| speaker.pawn(pawn))
                .collect()
        })
        .unwrap_or_default();
    if met.is_empty() {
        return String::new();
    }
    let t = handle.text();
    t.say_will_meet(&t.and(&met))
}

#[component]
fn Ending(seat: Seat) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let next = move || {
        let seats = handle.public.with(|p| p.as_ref().map_or(4, |p| p.seating.len()));
        t.say_end(&handle.name(seat.next(seats)))
    };
    view! {
        <PhantomMask draw=None />
        <Say text=Reading::new(next) />
        <div class="dock-announce">
            <Announce />
        </div>
        <div class="dock-buttons">
            <button type="button" class="button-main" on:click=move |_| {
                handle.act(Action::EndTurn);
            }>
                <span>{t.do_end}</span>
            </button>
        </div>
    }
}

#[component]
fn Expelling() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let chosen = move || match handle.selection() {
        Selection::Expel { pawn, to } => Some((pawn, to)),
        Selection::Nothing
        | Selection::March(_)
        | Selection::Step { .. }
        | Selection::Place { .. } => None,
    };
    let pawn = move || chosen().map(|(pawn, _)| handle.speaker().pawn(pawn)).unwrap_or_default();
    let label = move || match chosen() {
        Some((_, Some(to))) => t.do_expel(&pawn(), &handle.speaker().place(to)),
        Some((_, None)) | None => t.choose_space.to_string(),
    };
    let pending = move || {
        handle.public.with(|public| match public.as_ref().map(|public| public.phase) {
            Some(Phase::Expelling { answered, .. }) if answered.len() > 1 => {
                answered.iter().map(|asked| asked.question.met).collect()
            }
            Some(_) | None => Vec::new(),
        })
    };
    let others = move || {
        pending()
            .into_iter()
            .map(|other| {
                view! {
                    <button
                        type="button"
                        class="chip"
                        aria-pressed=move || (chosen().map(|(p, _)| p) == Some(other)).to_string()
                        on:click=move |_| handle.select(Selection::Expel { pawn: other, to: None })
                    >
                        {capital(&handle.speaker().pawn(other))}
                    </button>
                }
            })
            .collect::<Markup>()
    };
    let after_answer = move || {
        handle
            .public
            .with(|p| p.as_ref().is_some_and(|p| matches!(p.phase, Phase::Expelling { .. })))
    };
    // On paper an answer is seen once.
    let again = move || {
        (after_answer() && handle.help().keeps()).then(|| {
            view! {
                <button type="button" class="button-quiet button-again" on:click=move |_| handle.sheet.set(Some(Sheet::Heard))>
                    <Icon name="icon-eye" />
                    <span>{t.look_again}</span>
                </button>
            }
        })
    };
    view! {
        <PhantomMask draw=None />
        <Say text=Reading::new(move || t.say_expel(&pawn())) />
        <div class="chips">{others}</div>
        <div class="dock-announce">
            {again}
            <DeclareButton />
        </div>
        <div class="dock-buttons">
            <Confirm
                label=Reading::new(label)
                disabled=Reading::new(move || chosen().is_none_or(|(_, to)| to.is_none()))
                on_press=move || confirm(handle)
            />
        </div>
    }
}

/// The own figure of a meeting steps on: chosen on the board.
#[component]
pub fn Stepping() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let to = move || match handle.selection() {
        Selection::Step { to, .. } => to,
        Selection::Nothing
        | Selection::March(_)
        | Selection::Expel { .. }
        | Selection::Place { .. } => None,
    };
    let sentence = move || {
        let selection = handle.selection();
        let pawn = handle.with_holder(|view| selection.pawn(&view)).flatten();
        pawn.map(|pawn| t.say_step(&handle.speaker().pawn(pawn))).unwrap_or_default()
    };
    let label = move || match to() {
        Some(to) => t.do_step(&handle.speaker().place(to)),
        None => t.choose_space.to_string(),
    };
    view! {
        <PhantomMask draw=None />
        <Say text=Reading::new(sentence) />
        <div class="dock-buttons">
            <TakeBack />
            <Confirm
                label=Reading::new(label)
                disabled=Reading::new(move || to().is_none())
                on_press=move || confirm(handle)
            />
        </div>
    }
}

#[component]
fn Waiting(seat: Seat) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    view! {
        <PhantomMask draw=None />
        <Say
            text=Reading::new(move || t.waiting_for(&handle.name(seat)))
            more=Reading::new(move || t.waiting_help.to_string())
        />
        <div class="dock-buttons">
            <ReportButton />
            <button type="button" class="button-main" on:click=move |_| handle.take_up()>
                <span>{move || t.is_here(&handle.name(seat))}</span>
            </button>
        </div>
    }
}

/// Does what was planned.
fn confirm(handle: Handle) {
    if let Some(action) = untrack(|| handle.selection().action()) {
        handle.act(action);
    }
}
