//! A new table: who sits where, in which colour, by which rules. No secrets yet.

use leptos::prelude::*;

use crate::inkognito::rules::options::{
    Balls, Completion, Exile, Penalty, Placement, Repeats, StepRule, Talk,
};
use crate::inkognito::rules::{Colour, Edition, Options, Role};
use crate::session::{Help, NewTable, Place, SeatingError};
use crate::ui::handle::{Handle, Screen, use_handle};
use crate::ui::inkognito::pieces::Medallion;
use crate::ui::widgets::Icon;

/// The seats of a table to be.
#[derive(Clone, Copy)]
struct Draft {
    names: [RwSignal<String>; 4],
    colours: RwSignal<[Colour; 4]>,
    options: RwSignal<Options>,
    fault: RwSignal<Option<String>>,
}

/// The screen on which a table is laid.
#[component]
pub fn Setup() -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let draft = Draft {
        names: std::array::from_fn(|_| RwSignal::new(String::new())),
        colours: RwSignal::new(Colour::ALL),
        options: RwSignal::new(Options::Y2013),
        fault: RwSignal::new(None),
    };
    let seats = (0..4).map(|ix| view! { <li><SeatFields draft ix /></li> }).collect_view();
    view! {
        <main class="setup">
            <form on:submit=move |event| {
                event.prevent_default();
                lay(handle, draft);
            }>
                <h1 class="setup-title" id="page-title" tabindex="-1">{t.setup_title}</h1>
                <p class="story-soft">{t.setup_help}</p>
                <ol class="setup-seats">{seats}</ol>
                <Editions draft />
                <MoreRules draft />
                {move || {
                    draft.fault.get().map(|fault| view! {
                        <p class="trouble" role="alert"><Icon name="icon-warning" /><span>{fault}</span></p>
                    })
                }}
                <div class="setup-foot">
                    <button type="button" class="button-quiet" on:click=move |_| handle.screen.set(Screen::Home)>
                        <Icon name="icon-back" />
                        <span>{t.back}</span>
                    </button>
                    <button type="submit" class="button-main"><span>{t.deal}</span></button>
                </div>
            </form>
        </main>
    }
}

/// The name of a seat: what was typed, else its colour.
fn name_of(handle: Handle, draft: Draft, ix: usize) -> String {
    let typed = draft.names[ix].get();
    if typed.trim().is_empty() {
        let colour = handle.text().colours[draft.colours.get()[ix] as usize];
        let mut chars = colour.chars();
        return chars.next().map(|c| c.to_uppercase().chain(chars).collect()).unwrap_or_default();
    }
    typed
}

/// Opens the table, or says why not.
fn lay(handle: Handle, draft: Draft) {
    let t = handle.text();
    let new = untrack(|| NewTable {
        places: (0..4)
            .map(|ix| Place {
                name: name_of(handle, draft, ix),
                role: Role::Agent(draft.colours.get()[ix]),
            })
            .collect(),
        options: draft.options.get(),
        help: Help::Clerk,
    });
    draft.fault.set(match handle.open_new(&new) {
        Ok(()) => None,
        Err(SeatingError::SameName(name)) => Some((t.same_name)(&name)),
        Err(SeatingError::SameColour(colour)) => Some((t.same_colour)(t.colours[colour as usize])),
        Err(SeatingError::Deal(_)) => Some(t.bad_seating.to_string()),
    });
}

#[component]
fn SeatFields(draft: Draft, ix: usize) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let name = draft.names[ix];
    let colour = move || draft.colours.get()[ix];
    let swap = move |other: usize| {
        let (mine, theirs) = (draft.names[ix].get_untracked(), draft.names[other].get_untracked());
        draft.names[ix].set(theirs);
        draft.names[other].set(mine);
        draft.colours.update(|colours| colours.swap(ix, other));
    };
    let choose = move |chosen: Colour| {
        draft.colours.update(|colours| {
            // Whoever has the colour takes this seat's: there are four for four.
            if let Some(other) = colours.iter().position(|c| *c == chosen) {
                colours.swap(ix, other);
            }
        });
    };
    let colours = Colour::ALL
        .into_iter()
        .map(|option| {
            let label = format!("{}, {}", t.colours[option as usize], t.masks[option as usize]);
            view! {
                <button
                    type="button"
                    class="colour-button"
                    aria-label=label
                    aria-pressed=move || (colour() == option).to_string()
                    on:click=move |_| choose(option)
                >
                    <Medallion colour=Some(option) />
                </button>
            }
        })
        .collect_view();
    let label_id = format!("seat-{ix}");
    let labelled_by = label_id.clone();
    let mover = move |other: usize, up: bool| {
        let label = move || {
            let name = name_of(handle, draft, ix);
            if up { (t.move_up)(&name) } else { (t.move_down)(&name) }
        };
        view! {
            <button type="button" class="button-icon" aria-label=label on:click=move |_| swap(other)>
                <span class=if up { "arrow-up" } else { "arrow-down" } aria-hidden="true"></span>
            </button>
        }
    };
    view! {
        <fieldset class="setup-seat" aria-labelledby=labelled_by>
            <span class="setup-number" id=label_id>{(t.seat_label)(ix + 1)}</span>
            <label class="setup-name">
                <span>{t.name_label}</span>
                <input
                    type="text"
                    autocomplete="off"
                    maxlength="24"
                    placeholder=move || {
                        let colour = t.colours[colour() as usize];
                        colour.to_string()
                    }
                    prop:value=move || name.get()
                    on:input=move |event| {
                        draft.fault.set(None);
                        name.set(event_target_value(&event));
                    }
                />
            </label>
            <div class="setup-colours" role="group" aria-label=t.colour_label>{colours}</div>
            <div class="setup-move">
                {(ix > 0).then(|| mover(ix - 1, true))}
                {(ix < 3).then(|| mover(ix + 1, false))}
            </div>
        </fieldset>
    }
}

#[component]
fn Editions(draft: Draft) -> impl IntoView {
    let t = use_handle().text();
    let choices = Edition::ALL
        .into_iter()
        .map(|edition| {
            let chosen = move || draft.options.with(|options| options.edition == edition);
            view! {
                <label class="choice" data-chosen=move || chosen().then_some("")>
                    <input
                        type="radio"
                        name="edition"
                        prop:checked=chosen
                        on:change=move |_| draft.options.set(Options::of(edition))
                    />
                    <span>
                        <b>{t.editions[edition as usize]}</b>
                        <small>{t.edition_notes[edition as usize]}</small>
                    </span>
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="setup-edition">
            <legend>{t.edition_label}</legend>
            <div class="choices">{choices}</div>
        </fieldset>
    }
}

/// Every named option, with the edition's own value marked.
#[component]
fn MoreRules(draft: Draft) -> impl IntoView {
    let t = use_handle().text();
    let o = &t.options;
    view! {
        <details class="setup-more">
            <summary>{t.more_options}</summary>
            <OptionField draft texts=(o.balls.0, &o.balls.1)
                get=|o| o.balls as usize set=|o, ix| o.balls = Balls::ALL[ix] />
            <OptionField draft texts=(o.exile.0, &o.exile.1)
                get=|o| o.exile as usize
                set=|o, ix| o.exile = [Exile::AnyColoured, Exile::EmbassyFirst][ix] />
            <OptionField draft texts=(o.step.0, &o.step.1)
                get=|o| o.step as usize
                set=|o, ix| o.step = [StepRule::AmbassadorStays, StepRule::AmbassadorLeaves][ix] />
            <OptionField draft texts=(o.repeats.0, &o.repeats.1)
                get=|o| o.repeats as usize
                set=|o, ix| o.repeats = [Repeats::Strict, Repeats::Called][ix] />
            <OptionField draft texts=(o.penalty.0, &o.penalty.1)
                get=|o| o.penalty as usize
                set=|o, ix| o.penalty = [Penalty::NewPair, Penalty::OneFewer][ix] />
            <OptionField draft texts=(o.completion.0, &o.completion.1)
                get=|o| o.completion as usize
                set=|o, ix| {
                    o.completion = [
                        Completion::EmbassyOnArrival,
                        Completion::EveryOnArrival,
                        Completion::AsItStands,
                    ][ix];
                } />
            <OptionField draft texts=(o.talk.0, &o.talk.1)
                get=|o| o.talk as usize
                set=|o, ix| o.talk = [Talk::Anything, Talk::GesturesOnly][ix] />
            <OptionField draft texts=(o.placement.0, &o.placement.1)
                get=|o| o.placement as usize
                set=|o, ix| o.placement = [Placement::Random, Placement::Chosen][ix] />
        </details>
    }
}

#[component]
fn OptionField(
    draft: Draft,
    texts: (&'static str, &'static [&'static str]),
    get: fn(&Options) -> usize,
    set: fn(&mut Options, usize),
) -> impl IntoView {
    let t = use_handle().text();
    let (title, values) = texts;
    let default = move || draft.options.with(|options| get(&Options::of(options.edition)));
    let options = values
        .iter()
        .enumerate()
        .map(|(ix, value)| {
            let label = move || {
                if default() == ix { format!("{value} ({})", t.default_mark) } else { value.to_string() }
            };
            view! {
                <option value=ix.to_string() selected=move || draft.options.with(get) == ix>{label}</option>
            }
        })
        .collect_view();
    view! {
        <label class="option">
            <span>{title}</span>
            <select on:change=move |event| {
                if let Ok(ix) = event_target_value(&event).parse::<usize>() {
                    draft.options.update(|options| set(options, ix));
                }
            }>{options}</select>
        </label>
    }
}
