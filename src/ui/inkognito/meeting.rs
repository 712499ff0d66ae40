//! Open meetings: ask, or step on; one by one, or all on one slip.

use leptos::prelude::*;

use crate::inkognito::rules::{Action, Agent, Kind, Meeting, Pawn, Phase, Question};
use crate::kit::{Few, Seat};
use crate::ui::dom::{Markup, Part, live, view};
use crate::ui::handle::{Handle, LINE_ID, use_handle};
use crate::ui::watched::Local;
use crate::ui::widgets::Icon;

use super::dock::{DeclareButton, Stepping};
use super::ground::pawn_id;
use super::selection::Selection;

/// What says whom to ask through the Ambassador.
const WHOM_ID: &str = "ask-whom";

/// The meetings of a march, in the action bar.
#[component]
pub fn Meetings() -> impl Part {
    let handle = use_handle();
    // The questions chosen for one slip; nothing while asking one by one.
    let slip: Local<Option<Vec<Question>>> = Local::new(None);
    live(move || {
        if matches!(handle.selection(), Selection::Step { .. }) {
            view! { <Stepping /> }.part()
        } else {
            view! { <MeetingList slip /> }.part()
        }
    })
}

fn open_meetings(handle: Handle) -> Few<Meeting, 3> {
    handle.public.with(|public| match public.as_ref().map(|public| public.phase) {
        Some(Phase::Meeting { open }) => open,
        Some(_) | None => Few::EMPTY,
    })
}

#[component]
fn MeetingList(slip: Local<Option<Vec<Question>>>) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let count = move || open_meetings(handle).len();
    let agent =
        move || handle.public.with(|p| p.as_ref().is_some_and(|p| p.seating.is_agent(p.active)));
    view! {
        <div class="say say-beside" id=LINE_ID>
            <p class="say-main">{move || {
                if agent() { t.say_meetings(count()) } else { t.say_must_ask.to_string() }
            }}</p>
        </div>
        {move || (count() > 1).then(|| view! { <SlipSwitch slip /> })}
        <div class="dock-announce">
            {move || agent().then(|| view! { <DeclareButton /> })}
        </div>
        <ul class="meetings">
            {move || {
                open_meetings(handle)
                    .iter()
                    .map(|meeting| view! { <li><OneMeeting meeting slip /></li> })
                    .collect::<Markup>()
            }}
        </ul>
        <div class="dock-buttons">
            {move || slip.get().map(|questions| view! { <SealButton questions /> })}
        </div>
    }
}

/// The face that a bot makes at a meeting of this turn, and what to answer it
/// with: somebody's tell, own or not, or none.
pub fn faces(handle: Handle, bot: Seat) -> Option<Markup> {
    let t = handle.text();
    let me = handle.may_answer(bot)?;
    let turn = handle.public.with(|p| p.as_ref().map_or(0, |p| p.turn));
    let tics = handle.tics();
    let shown = |by, to| tics.iter().find(|tic| (tic.turn, tic.by, tic.to) == (turn, by, to));
    let face = shown(bot, me).map(|tic| {
        let words = t.tic_line(&handle.name(bot), t.tells[tic.tell.ix()]);
        view! { <p class="say-more">{words}</p> }
    });
    let mine = shown(me, bot);
    let tells = Agent::ALL
        .into_iter()
        .map(|agent| {
            let words = format!("{} ({})", t.tells[agent.ix()], t.agents_short[agent.ix()]);
            let chosen = mine.is_some_and(|tic| tic.tell == agent);
            view! { <option value=agent.ix().to_string() selected=chosen>{words}</option> }
        })
        .collect::<Markup>();
    let choose = move |event| {
        let tell = event_target_value(&event).parse::<usize>().ok();
        handle.answer_tic(bot, tell.and_then(|ix| Agent::ALL.get(ix).copied()));
    };
    Some(
        view! {
            <div class="faces">
                {face}
                <select aria-label=t.answer_tic on:change=choose>
                    <option>{t.answer_tic} ": –"</option>
                    {tells}
                </select>
            </div>
        }
        .part(),
    )
}

/// One by one, or all on one slip.
#[component]
fn SlipSwitch(slip: Local<Option<Vec<Question>>>) -> impl Part {
    let t = use_handle().text();
    let sealed = move || slip.with(Option::is_some);
    view! {
        <div class="chips">
            <button type="button" class="chip" aria-pressed=move || (!sealed()).to_string() on:click=move |_| slip.set(None)>
                {t.one_by_one}
            </button>
            <button type="button" class="chip" aria-pressed=move || sealed().to_string() on:click=move |_| slip.set(Some(Vec::new()))>
                {t.all_sealed}
            </button>
        </div>
        {move || sealed().then(|| view! { <p class="say-more">{t.sealed_help}</p> })}
    }
}

#[component]
fn SealButton(questions: Vec<Question>) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let ready = questions.len() > 1;
    let route = ready.then(|| {
        let stops = stops(&questions);
        let asker = handle.public.with_untracked(|public| public.as_ref().map(|p| p.active));
        let asker = asker.map(|seat| handle.name(seat)).unwrap_or_default();
        let mut names = vec![asker.clone()];
        names.extend(stops.iter().map(|seat| handle.name(*seat)));
        names.push(asker);
        view! { <p class="say-more">{t.route(&names.join(" → "), stops.len() + 1)}</p> }
    });
    let press = move |_| {
        handle.act(Action::AskSealed(in_rounds(&questions).into_iter().collect()));
    };
    view! {
        {route}
        <button type="button" class="button-main" disabled=!ready on:click=press>
            <span>{t.seal_slip}</span>
            <small>{t.no_way_back}</small>
        </button>
    }
}

/// The answerers of a slip, each once, in the order in which they are first asked.
fn stops(questions: &[Question]) -> Vec<Seat> {
    let mut stops: Vec<Seat> = Vec::new();
    for question in questions {
        if !stops.contains(&question.of) {
            stops.push(question.of);
        }
    }
    stops
}

/// The questions with each answerer's together, so that the device passes each answerer once.
fn in_rounds(questions: &[Question]) -> Vec<Question> {
    stops(questions)
        .into_iter()
        .flat_map(|seat| questions.iter().copied().filter(move |question| question.of == seat))
        .collect()
}

#[component]
fn OneMeeting(meeting: Meeting, slip: Local<Option<Vec<Question>>>) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let Meeting { own, met } = meeting;
    let speaker = untrack(|| handle.speaker());
    let place = untrack(|| {
        handle.public.with(|p| p.as_ref().and_then(|p| p.places.of(met)).map(|s| speaker.place(s)))
    });
    let title = t.meeting_at(&speaker.pawn(own), &speaker.pawn(met), &place.unwrap_or_default());
    let title_id = format!("meets-{}", pawn_id(met));
    let whom: Local<Option<Seat>> = Local::new(met.owner());
    let asker = untrack(|| handle.public.with(|p| p.as_ref().map(|p| (p.active, p.seating))));
    let others: Vec<Seat> = match (met, asker) {
        (Pawn::Ambassador, Some((seat, seating))) => seating.opponents(seat).collect(),
        (_, _) => Vec::new(),
    };
    let choose = (!others.is_empty()).then(|| view! { <Whom others whom /> });
    let asks = Kind::ALL
        .into_iter()
        .map(|kind| view! { <AskButton met kind whom slip /> })
        .collect::<Markup>();
    let can_step = move || {
        slip.with(Option::is_none)
            && handle.with_holder(|view| !view.steps(met).is_empty()).unwrap_or(false)
    };
    view! {
        <div class="meeting" role="group" aria-labelledby=title_id.clone()>
            <p class="meeting-title" id=title_id>{title}</p>
            {choose}
            {met.owner().and_then(|bot| untrack(|| faces(handle, bot)))}
            <div class="meeting-buttons">
                {asks}
                {(own != Pawn::Ambassador).then(|| view! {
                    <button
                        type="button"
                        class="button-quiet"
                        disabled=move || !can_step()
                        on:click=move |_| handle.select(Selection::Step { met, to: None })
                    >
                        <Icon name="icon-step" />
                        <span>{t.step_on}</span>
                    </button>
                })}
            </div>
        </div>
    }
}

/// Whom to ask through the Ambassador.
#[component]
fn Whom(others: Vec<Seat>, whom: Local<Option<Seat>>) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let chips = others
        .into_iter()
        .map(|seat| {
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || (whom.get() == Some(seat)).to_string()
                    on:click=move |_| whom.set(Some(seat))
                >
                    {handle.name(seat)}
                </button>
            }
        })
        .collect::<Markup>();
    view! {
        <div class="chips" role="group" aria-labelledby=WHOM_ID>
            <span class="chips-label" id=WHOM_ID>{t.ask_whom}</span>
            {chips}
        </div>
    }
}

#[component]
fn AskButton(
    met: Pawn,
    kind: Kind,
    whom: Local<Option<Seat>>,
    slip: Local<Option<Vec<Question>>>,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let (label, icon) = match kind {
        Kind::Identity => (t.ask_identity, "icon-ask-identity"),
        Kind::Build => (t.ask_build, "icon-ask-build"),
    };
    let question = move || whom.get().map(|of| Question { met, of, kind });
    let on_slip = move || {
        slip.with(|slip| slip.as_ref().map(|all| question().is_some_and(|q| all.contains(&q))))
    };
    let press = move |_| {
        let Some(question) = question() else { return };
        match slip.get_untracked() {
            None => {
                handle.act(Action::Ask(question));
            }
            Some(mut all) => {
                let there = all.contains(&question);
                all.retain(|other| other.met != met);
                if !there {
                    all.push(question);
                }
                slip.set(Some(all));
            }
        }
    };
    view! {
        <button
            type="button"
            class="button-ask"
            disabled=move || whom.get().is_none()
            aria-describedby=move || whom.get().is_none().then_some(WHOM_ID)
            aria-pressed=move || on_slip().map(|on| on.to_string())
            on:click=press
        >
            <Icon name=icon />
            <span>{label}</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::{Build, Figure};

    #[test]
    fn a_slip_visits_each_answerer_once() {
        let figure =
            |owner: usize| Pawn::Figure(Figure { owner: Seat::ALL[owner], build: Build::Tall });
        let ask = |met, of: usize| Question { met, of: Seat::ALL[of], kind: Kind::Build };
        let slip = [ask(figure(1), 1), ask(figure(2), 2), ask(Pawn::Ambassador, 1)];
        assert_eq!(stops(&slip), [Seat::ALL[1], Seat::ALL[2]]);
        assert_eq!(in_rounds(&slip), [slip[0], slip[2], slip[1]]);
    }
}
