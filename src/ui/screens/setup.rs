//! A new table: how many, who sits where, who plays what, by which rules. No secrets yet.

use leptos::prelude::*;

use crate::inkognito::bots::{Character, Level};
use crate::inkognito::rules::options::{
    Balls, Completion, Exile, Exits, Penalty, Placement, Repeats, StepRule, Talk,
};
use crate::inkognito::rules::{Colour, DealError, Edition, Options, Role};
use crate::kit::letters::capital;
use crate::session::table::{NAME_LENGTH, tidy_name};
use crate::session::{Help, NewTable, Persona, Place, SeatingError, Sitter};
use crate::ui::browser::{composed, focus_id};
use crate::ui::dom::{Markup, Part, view};
use crate::ui::handle::{Handle, Screen, use_handle};
use crate::ui::inkognito::pieces::Medallion;
use crate::ui::inkognito::players::ChooseBot;
use crate::ui::watched::{Doing, Local, Reading, Sum};
use crate::ui::widgets::Icon;

/// The numbers of players there are games for.
const PLAYERS: [usize; 3] = [3, 4, 5];

/// The seats of a table to be, as they stand as long as the page is open: whoever
/// comes back finds what was typed, and who has played plays again.
#[derive(Clone, Copy)]
pub struct Draft {
    players: Local<usize>,
    names: [Local<String>; 5],
    /// What each seat plays: the four colours and the Ambassador, each once.
    /// What stands beyond the seats of the table is not in the game.
    roles: Local<[Role; 5]>,
    options: Local<Options>,
    /// Who plays each seat.
    sitters: Local<[Sitter; 5]>,
    /// The help level, if one was chosen.
    help: Local<Option<Help>>,
    fault: Local<Option<String>>,
}

impl Draft {
    /// Four persons without names.
    pub fn fresh() -> Draft {
        let [a, b, c, d] = Colour::ALL.map(Role::Agent);
        Draft {
            players: Local::new(4),
            names: std::array::from_fn(|_| Local::new(String::new())),
            roles: Local::new([a, b, c, d, Role::Ambassador]),
            options: Local::new(Options::Y2013),
            sitters: Local::new([Sitter::Person; 5]),
            help: Local::new(None),
            fault: Local::new(None),
        }
    }

    /// Who is to sit down, and by which rules.
    pub fn fill(self, new: NewTable) {
        self.set_players(new.places.len());
        self.options.set(new.options);
        self.help.set(Some(new.help));
        for (ix, place) in new.places.into_iter().enumerate() {
            self.names[ix].set(place.name);
            self.sitters.update(|sitters| sitters[ix] = place.sitter);
            // Whoever has the part takes the seat's own, so each is there once.
            self.roles.update(|roles| {
                if let Some(other) = roles.iter().position(|role| *role == place.role) {
                    roles.swap(ix, other);
                }
            });
        }
    }

    /// Sets the number of players; the Ambassador has a seat with five only.
    fn set_players(self, players: usize) {
        self.fault.set(None);
        self.players.set(players);
        if players < 5 {
            self.roles.update(|roles| {
                if let Some(ix) = roles.iter().position(|role| *role == Role::Ambassador) {
                    roles.swap(ix, 4);
                }
            });
        } else if self.options.with_untracked(|options| options.edition == Edition::Classic) {
            self.options.set(Options::Y2013);
        }
    }

    /// Gives a seat this part; whoever has it takes the seat's own.
    fn choose(self, handle: Handle, ix: usize, role: Role) {
        let other =
            self.roles.with_untracked(|roles| roles.iter().position(|other| *other == role));
        let Some(other) = other.filter(|other| *other != ix) else { return };
        self.roles.update(|roles| roles.swap(ix, other));
        self.tell(handle, [ix, other]);
    }

    /// Two seats change places.
    fn swap(self, ix: usize, other: usize) {
        let (mine, theirs) = (self.names[ix].get_untracked(), self.names[other].get_untracked());
        self.names[ix].set(theirs);
        self.names[other].set(mine);
        self.roles.update(|roles| roles.swap(ix, other));
        self.sitters.update(|sitters| sitters.swap(ix, other));
    }

    /// Tells readers who sits at these places now, and as what.
    fn tell(self, handle: Handle, places: [usize; 2]) {
        let seats = places.into_iter().filter(|ix| *ix < self.players.get());
        let words = untrack(|| {
            seats
                .map(|ix| {
                    let part = part(handle, self.roles.get()[ix]);
                    let name = self.name(handle, ix);
                    let part =
                        if name == capital(part) { String::new() } else { format!(", {part}") };
                    format!("{}: {name}{part}. ", handle.text().seat_label(ix + 1))
                })
                .collect()
        });
        handle.tidings.set(words);
    }

    /// One person among bots, or persons only.
    fn set_alone(self, alone: bool) {
        self.fault.set(None);
        self.sitters.set(std::array::from_fn(|ix| match ix.checked_sub(1) {
            Some(nth) if alone => Sitter::Bot(bot(nth)),
            Some(_) | None => Sitter::Person,
        }));
    }

    /// How many persons play.
    fn persons(self) -> usize {
        let players = self.players.get();
        self.sitters.with(|sitters| {
            sitters[..players].iter().filter(|sitter| **sitter == Sitter::Person).count()
        })
    }

    /// The help level: what was chosen, else what suits so many persons.
    fn help(self) -> Help {
        let usual = if self.persons() == 1 { Help::Detective } else { Help::Clerk };
        self.help.get().unwrap_or(usual)
    }

    /// The name of a seat: what was typed, else what it is called by itself.
    fn name(self, handle: Handle, ix: usize) -> String {
        let typed = tidy_name(&composed(&self.names[ix].get()));
        if typed.is_empty() { self.own_name(handle, ix) } else { typed }
    }

    /// The name of a seat for which none was typed: its bot's, else its part.
    fn own_name(self, handle: Handle, ix: usize) -> String {
        let sitters = self.sitters.get();
        let character = |sitter: Sitter| match sitter {
            Sitter::Bot(persona) => Some(persona.character),
            Sitter::Person => None,
        };
        match character(sitters[ix]) {
            Some(mine) if sitters[..ix].iter().all(|other| character(*other) != Some(mine)) => {
                handle.text().character_names[mine as usize].to_string()
            }
            Some(_) | None => capital(part(handle, self.roles.get()[ix])),
        }
    }
}

/// The bot that sits down as the `nth` one.
fn bot(nth: usize) -> Persona {
    const FIRST: [Character; 4] =
        [Character::Comedian, Character::Twin, Character::Clerk, Character::Dealer];
    Persona { character: FIRST[nth % FIRST.len()], level: Level::Gondolier }
}

/// A part in words.
fn part(handle: Handle, role: Role) -> &'static str {
    let t = handle.text();
    match role {
        Role::Agent(colour) => t.colours[colour as usize],
        Role::Ambassador => t.ambassador_role,
    }
}

/// The screen on which a table is laid.
#[component]
pub fn Setup() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let draft = handle.draft;
    draft.fault.set(None);
    let seats = move || {
        let players = draft.players.get();
        (0..players)
            .map(|ix| view! { <li><SeatFields draft ix players /></li> })
            .collect::<Markup>()
    };
    view! {
        <main class="setup">
            <form on:submit=move |event| {
                event.prevent_default();
                lay(handle, draft);
            }>
                <h1 class="setup-title" id="page-title" tabindex="-1">{t.setup_title}</h1>
                <p class="story-soft">{t.setup_help}</p>
                <Players draft />
                <Company draft />
                <ol class="setup-seats">{seats}</ol>
                <Editions draft />
                <HelpLevels draft />
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

/// Opens the table, or says why not.
fn lay(handle: Handle, draft: Draft) {
    let t = handle.text();
    let new = untrack(|| NewTable {
        places: (0..draft.players.get())
            .map(|ix| Place {
                name: draft.name(handle, ix),
                role: draft.roles.get()[ix],
                sitter: draft.sitters.get()[ix],
            })
            .collect(),
        options: draft.options.get(),
        help: draft.help(),
    });
    draft.fault.set(match handle.open_new(&new) {
        Ok(()) => {
            // House rules that nobody sees are of one table.
            draft.options.set(Options::of(new.options.edition));
            None
        }
        Err(SeatingError::SameName(name)) => Some(t.same_name(&name)),
        Err(SeatingError::SameColour(colour)) => Some(t.same_colour(t.colours[colour as usize])),
        Err(SeatingError::NoPerson) => Some(t.nobody_plays.to_string()),
        Err(SeatingError::Deal(DealError::ClassicForFive)) => Some(t.classic_for_five.to_string()),
        Err(SeatingError::Deal(_)) => Some(t.bad_seating.to_string()),
    });
}

/// How many play.
#[component]
fn Players(draft: Draft) -> impl Part {
    let t = use_handle().text();
    let words = PLAYERS.iter().zip(t.players_notes);
    view! {
        <Choices
            name="players"
            legend=t.players_label
            words=words.map(|(n, note)| (t.players(*n), note)).collect()
            chosen=Reading::new(move || draft.players.get() - PLAYERS[0])
            on_choose=Doing::new(move |ix: usize| draft.set_players(PLAYERS[ix]))
        />
    }
}

/// Persons only, or one among bots; each seat can be changed afterwards.
#[component]
fn Company(draft: Draft) -> impl Part {
    let t = use_handle().text();
    let words = t.companies.iter().zip(t.company_notes);
    view! {
        <Choices
            name="company"
            legend=t.played_by
            words=words.map(|(word, note)| (word.to_string(), note)).collect()
            chosen=Reading::new(move || match (draft.persons(), draft.players.get()) {
                (1, _) => 1,
                (persons, players) if persons == players => 0,
                _ => usize::MAX,
            })
            on_choose=Doing::new(move |ix: usize| draft.set_alone(ix == 1))
        />
    }
}

/// One of several, each with a note.
#[component]
fn Choices(
    name: &'static str,
    legend: &'static str,
    words: Vec<(String, &'static str)>,
    chosen: Reading<usize>,
    on_choose: Doing<usize>,
    /// The choice that is shut, with the reason.
    #[prop(optional)]
    shut: Option<Reading<Option<(usize, &'static str)>>>,
) -> impl Part {
    let choices = words
        .into_iter()
        .enumerate()
        .map(|(ix, (word, note))| {
            let is_chosen = move || chosen.get() == ix;
            let reason = move || shut?.get().filter(|(shut, _)| *shut == ix).map(|(_, why)| why);
            view! {
                <label class="choice" data-chosen=move || is_chosen().then_some("")>
                    <input
                        type="radio"
                        name=name
                        prop:checked=is_chosen
                        disabled=move || reason().is_some()
                        on:change=move |_| on_choose.run(ix)
                    />
                    <span>
                        <b>{word}</b>
                        <small>{move || reason().unwrap_or(note)}</small>
                    </span>
                </label>
            }
        })
        .collect::<Markup>();
    view! {
        <fieldset class="setup-edition">
            <legend>{legend}</legend>
            <div class="choices">{choices}</div>
        </fieldset>
    }
}

/// The id of what moves a seat.
fn mover_id(ix: usize, up: bool) -> String {
    format!("move-{ix}-{up}")
}

#[component]
fn SeatFields(draft: Draft, ix: usize, players: usize) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let name = draft.names[ix];
    let role = move || draft.roles.get()[ix];
    let mut parts = Colour::ALL.map(Role::Agent).to_vec();
    if players == 5 {
        parts.push(Role::Ambassador);
    }
    let parts = parts
        .into_iter()
        .map(|option| {
            let (label, colour) = match option {
                Role::Agent(colour) => (
                    format!("{}, {}", t.colours[colour as usize], t.masks[colour as usize]),
                    Some(colour),
                ),
                Role::Ambassador => (t.ambassador_role.to_string(), None),
            };
            view! {
                <button
                    type="button"
                    class="colour-button"
                    aria-label=label
                    aria-pressed=move || (role() == option).to_string()
                    on:click=move |_| draft.choose(handle, ix, option)
                >
                    <Medallion colour />
                </button>
            }
        })
        .collect::<Markup>();
    let label_id = format!("seat-{ix}");
    let labelled_by = label_id.clone();
    let mover = move |other: usize, up: bool| {
        // The focus goes with the seat; at the end there is only the way back.
        let next = if up { other > 0 } else { other + 1 == players };
        let go = move || {
            draft.swap(ix, other);
            draft.tell(handle, [other, ix]);
            focus_id(&mover_id(other, next));
        };
        let label = move || {
            let name = draft.name(handle, ix);
            if up { t.move_up(&name) } else { t.move_down(&name) }
        };
        view! {
            <button type="button" class="button-icon" id=mover_id(ix, up) aria-label=label on:click=move |_| go()>
                <span class=if up { "arrow-up" } else { "arrow-down" } aria-hidden="true"></span>
            </button>
        }
    };
    view! {
        <fieldset class="setup-seat" aria-labelledby=labelled_by>
            <label class="setup-name">
                <span id=label_id>{t.seat_label(ix + 1)} " · " {t.name_label}</span>
                <input
                    type="text"
                    autocomplete="off"
                    maxlength=NAME_LENGTH.to_string()
                    placeholder=move || draft.own_name(handle, ix)
                    prop:value=move || name.get()
                    on:input=move |event| {
                        draft.fault.set(None);
                        name.set(event_target_value(&event));
                    }
                />
            </label>
            <Sitting draft ix />
            <div class="setup-colours" role="group" aria-label=t.colour_label>{parts}</div>
            <div class="setup-move">
                {(ix > 0).then(|| mover(ix - 1, true))}
                {(ix + 1 < players).then(|| mover(ix + 1, false))}
            </div>
        </fieldset>
    }
}

/// Who plays a seat: a person, or a bot of which kind.
#[component]
fn Sitting(draft: Draft, ix: usize) -> impl Part {
    let t = use_handle().text();
    let is_bot = Sum::new(move || draft.sitters.get()[ix] != Sitter::Person);
    let persona = Reading::new(move || match draft.sitters.get()[ix] {
        Sitter::Bot(persona) => persona,
        Sitter::Person => bot(ix.saturating_sub(1)),
    });
    let sit = move |sitter| {
        draft.fault.set(None);
        draft.sitters.update(|sitters| sitters[ix] = sitter);
    };
    view! {
        <div class="setup-sitter">
            <label class="switch">
                <input
                    type="checkbox"
                    prop:checked=move || is_bot.get()
                    on:change=move |_| {
                        let now = is_bot.get_untracked();
                        sit(if now { Sitter::Person } else { Sitter::Bot(persona.get_untracked()) });
                    }
                />
                <span>{t.bot_plays}</span>
            </label>
            {move || is_bot.get().then(|| view! {
                <ChooseBot
                    persona
                    on_choose=Doing::new(move |chosen| sit(Sitter::Bot(chosen)))
                />
            })}
        </div>
    }
}

#[component]
fn Editions(draft: Draft) -> impl Part {
    let t = use_handle().text();
    let words = t.editions.iter().zip(t.edition_notes);
    // The classic box has no game for five (rules 1.16).
    let shut = move || {
        (draft.players.get() == 5).then_some((Edition::Classic as usize, t.classic_for_five))
    };
    view! {
        <Choices
            name="edition"
            legend=t.edition_label
            words=words.map(|(word, note)| (word.to_string(), note)).collect()
            chosen=Reading::new(move || draft.options.with(|options| options.edition as usize))
            on_choose=Doing::new(move |ix: usize| draft.options.set(Options::of(Edition::ALL[ix])))
            shut=Reading::new(shut)
        />
    }
}

/// How much the app helps, one level for the whole table.
#[component]
fn HelpLevels(draft: Draft) -> impl Part {
    let t = use_handle().text();
    let words = t.helps.iter().zip(t.help_notes);
    view! {
        <Choices
            name="help"
            legend=t.help_label
            words=words.map(|(word, note)| (word.to_string(), note)).collect()
            chosen=Reading::new(move || draft.help() as usize)
            on_choose=Doing::new(move |ix: usize| draft.help.set(Some(Help::ALL[ix])))
        />
    }
}

/// Every named option, with the edition's own value marked.
#[component]
fn MoreRules(draft: Draft) -> impl Part {
    let t = use_handle().text();
    let o = &t.options;
    let exits = move || {
        (draft.players.get() == 3).then(|| {
            view! {
                <OptionField draft texts=(o.exits.0, &o.exits.1)
                    get=|o| o.exits as usize
                    set=|o, ix| o.exits = [Exits::Own, Exits::EitherOfPair][ix] />
            }
        })
    };
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
            {exits}
        </details>
    }
}

#[component]
fn OptionField(
    draft: Draft,
    texts: (&'static str, &'static [&'static str]),
    get: fn(&Options) -> usize,
    set: fn(&mut Options, usize),
) -> impl Part {
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
        .collect::<Markup>();
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
