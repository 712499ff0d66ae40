//! The notepad: a block for every other holder of cards, with what follows from
//! what the seat has truly seen, why, and what the player has written.

use leptos::prelude::*;

use crate::i18n::Speaker;
use crate::inkognito::deduce::{Aim, Belief, Cell, Fact, Habits, Mark, Secret, told_to, witnessed};
use crate::inkognito::rules::{
    Answer, Asked, Codeword, Holder, Kind, Pawn, Seating, Seen, Team, View,
};
use crate::kit::Seat;
use crate::session::{Help, OwnMark, Sign};
use crate::ui::dom::{live, view};
use crate::ui::handle::{Handle, use_handle};
use crate::ui::widgets::Icon;

use super::own_mark::OwnMarkPage;
use super::pieces::Medallion;
use super::reasons::{fact, holder_name, secret_name, secret_short, tell};

/// What is being looked at on the pad.
#[derive(Clone, Copy)]
pub struct Pad {
    /// The touched square.
    pub chosen: RwSignal<Option<Cell>>,
    /// What is supposed for the moment (Oracle).
    assumed: RwSignal<Option<Fact>>,
    /// Whose pad is looked at: one's own, or what an opponent can know.
    about: RwSignal<Option<Seat>>,
    /// How much rivals are held to bluff (Oracle), an index of [`HABITS`].
    bluff: RwSignal<usize>,
}

/// How people choose what to show, from no habit to a strong one.
const HABITS: [Habits; 3] = [
    Habits::UNIFORM,
    Habits { both_true: 1.0, same_lies: 2.0 },
    Habits { both_true: 0.5, same_lies: 4.0 },
];

/// The notepad of the holder.
#[component]
pub fn Notebook() -> impl IntoView {
    let handle = use_handle();
    let pad = Pad {
        chosen: RwSignal::new(None),
        assumed: RwSignal::new(None),
        about: RwSignal::new(None),
        bluff: RwSignal::new(0),
    };
    let page = move || match pad.about.get() {
        Some(seat) => view! { <AboutMe seat /> }.into_any(),
        None => view! { <MyPad pad /> }.into_any(),
    };
    view! {
        <div class="pad">
            {move || handle.help().deduces().then(|| view! { <Tabs pad /> })}
            {page}
        </div>
    }
}

/// One's own pad, or what each opponent can know.
#[component]
fn Tabs(pad: Pad) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let others = move || {
        handle
            .with_holder(|view| {
                let seat = view.seat()?;
                view.mine.hand?;
                Some(view.public.seating.seats().filter(|other| *other != seat).collect::<Vec<_>>())
            })
            .flatten()
            .unwrap_or_default()
    };
    let about = move || {
        others()
            .into_iter()
            .map(|seat| {
                view! {
                    <button
                        type="button"
                        class="chip"
                        aria-pressed=move || (pad.about.get() == Some(seat)).to_string()
                        on:click=move |_| pad.about.set(Some(seat))
                    >
                        {handle.name(seat)}
                    </button>
                }
            })
            .collect_view()
    };
    view! {
        <div class="chips">
            <button
                type="button"
                class="chip"
                aria-pressed=move || pad.about.get().is_none().to_string()
                on:click=move |_| pad.about.set(None)
            >
                {t.pad_tab_mine}
            </button>
            <span class="chips-label">{move || (!others().is_empty()).then_some(t.pad_tab_about)}</span>
            {about}
        </div>
    }
}

#[component]
fn MyPad(pad: Pad) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let help = move || handle.help();
    let holders = move || {
        handle
            .with_holder(|view| {
                let own = view.seat().and_then(|seat| view.public.seating.holder(seat));
                let seating = view.public.seating;
                Holder::ALL
                    .into_iter()
                    .filter(|holder| Some(*holder) != own)
                    .filter(|holder| seating.seat_of(*holder).is_some() || seating.has_aside())
                    .collect::<Vec<_>>()
            })
            .unwrap_or_default()
    };
    let blocks =
        move || holders().into_iter().map(|holder| view! { <Block pad holder /> }).collect_view();
    view! {
        {move || help().deduces().then(|| view! { <Summary pad /> })}
        {move || (!help().keeps()).then(|| view! { <p class="story-soft">{t.pad_paper}</p> })}
        {move || help().keeps().then(|| view! { <p class="pad-help">{t.pad_why}</p> })}
        {move || help().weighs().then(|| view! { <Assumptions pad /> })}
        <div class="pad-blocks">{blocks}</div>
        <Why pad />
        {move || help().keeps().then(|| view! { <Given /> })}
        {move || help().keeps().then(|| view! { <Hearsay /> })}
    }
}

/// The faces that bots made: true or feigned, so apart from the facts.
#[component]
fn Hearsay() -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    move || {
        let tics = handle.tics();
        (!tics.is_empty()).then(|| {
            let lines = tics
                .into_iter()
                .map(|tic| {
                    let words = (t.tic_line)(&handle.name(tic.by), t.tells[tic.tell.ix()]);
                    view! { <li>{(t.turn_line)(tic.turn)} " · " {words}</li> }
                })
                .collect_view();
            view! {
                <details class="pad-hearsay">
                    <summary>{t.hearsay}</summary>
                    <p class="story-soft">{t.hearsay_help}</p>
                    <ul>{lines}</ul>
                </details>
            }
        })
    }
}

/// What follows on the pad, with what is supposed for the moment.
fn belief(handle: Handle, pad: Pad) -> Option<Belief> {
    let belief = handle.with_holder(|view| Belief::of(&view))?;
    Some(match pad.assumed.get() {
        Some(fact) => belief.assuming(fact),
        None => belief,
    })
}

/// Partner, mission, and what the others can be after, as soon as they follow.
#[component]
fn Summary(pad: Pad) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let lines = move || {
        let belief = belief(handle, pad)?;
        let speaker = handle.speaker();
        let team = handle.with_holder(|view| view.mine.hand.map(|hand| hand.agent.team()))?;
        let mut lines = Vec::new();
        if let Some(team) = team {
            lines.push(partner_line(&belief, &speaker));
            lines.extend(belief.our_mission().map(|goal| (t.pad_mission)(&speaker.goal(goal))));
            lines.extend(enemies_line(&belief, team, &speaker));
        }
        lines.push((t.pad_worlds)(belief.n_worlds()));
        Some(lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view())
    };
    view! { <ul class="pad-summary">{lines}</ul> }
}

fn partner_line(belief: &Belief, speaker: &Speaker) -> String {
    let t = speaker.text();
    match (belief.partner(), belief.alone()) {
        (Some(seat), _) => (t.pad_partner)(&speaker.seat(seat)),
        (None, Mark::Certain) => t.pad_alone.to_string(),
        (None, Mark::Possible) => t.pad_alone_open.to_string(),
        (None, Mark::Impossible) => t.pad_partner_open.to_string(),
    }
}

/// What the enemies can be after, while it is not everything.
fn enemies_line(belief: &Belief, team: Team, speaker: &Speaker) -> Option<String> {
    const FEW: usize = 4;
    let t = speaker.text();
    let mut goals: Vec<String> = Vec::new();
    for aim in belief.aims(team.other()) {
        let words = match aim {
            Aim::Mission(line) => speaker.goal(line.goal),
            Aim::Escape(agent) => (t.pad_enemy_escape)(t.agents[agent.ix()]),
        };
        if !goals.contains(&words) {
            goals.push(words);
        }
    }
    (goals.len() <= FEW).then(|| (t.pad_enemies)(&goals.join(" ")))
}

/// The assumption behind the odds, always beside them, and a supposition if there is one.
#[component]
fn Assumptions(pad: Pad) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let bluffs = t
        .pad_bluffs
        .into_iter()
        .enumerate()
        .map(|(ix, words)| {
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || (pad.bluff.get() == ix).to_string()
                    on:click=move |_| pad.bluff.set(ix)
                >
                    {words}
                </button>
            }
        })
        .collect_view();
    let supposed = move || {
        let assumed = pad.assumed.get()?;
        let seating = handle.public.with(|p| p.as_ref().map(|p| p.seating))?;
        let words = (t.pad_assumed)(&fact(&handle.speaker(), &seating, assumed));
        let never = belief(handle, pad).is_some_and(|belief| belief.n_worlds() == 0);
        Some(view! {
            <p class="note">
                <span>{words} " " {never.then_some(t.pad_assume_never)}</span>
                <button type="button" class="button-quiet" on:click=move |_| pad.assumed.set(None)>
                    {t.pad_assume_end}
                </button>
            </p>
        })
    };
    view! {
        <div class="chips" role="group" aria-label=t.pad_bluff>
            <span class="chips-label">{t.pad_bluff}</span>
            {bluffs}
        </div>
        <p class="pad-help">{move || t.pad_assumption[pad.bluff.get()]}</p>
        {supposed}
    }
}

/// One holder's block: squares, and the answers as dated lines.
#[component]
fn Block(pad: Pad, holder: Holder) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let seating = handle.public.with_untracked(|p| p.as_ref().map(|p| p.seating));
    let seat = seating.and_then(|seating| seating.seat_of(holder));
    let name = seating.map(|seating| holder_name(&handle.speaker(), &seating, holder));
    let medallion = seat.map(|seat| {
        view! { <Medallion colour=seating.and_then(|seating| seating.colour(seat)) /> }
    });
    let row = move |label: &'static str, secrets: [Secret; 4]| {
        let squares = secrets
            .map(|secret| view! { <Square pad cell=Cell { holder, secret } /> })
            .collect_view();
        view! {
            <div class="pad-row" role="group" aria-label=label>
                <span class="pad-row-name">{label}</span>
                {squares}
            </div>
        }
    };
    let third = |from: usize| -> [Secret; 4] { std::array::from_fn(|ix| Secret::ALL[from + ix]) };
    view! {
        <section class="pad-block">
            <h3>{medallion} <span>{name}</span></h3>
            {row(t.pad_identity, third(0))}
            {row(t.pad_build, third(4))}
            {row(t.pad_codeword, third(8))}
            {seat.map(|seat| view! { <Received pad seat /> })}
        </section>
    }
}

/// What the pad says of a cell, on levels that draw conclusions.
fn mark_of(handle: Handle, pad: Pad, cell: Cell) -> Option<Mark> {
    handle.help().deduces().then(|| belief(handle, pad).map(|belief| belief.mark(cell))).flatten()
}

/// A square of the pad.
#[component]
fn Square(pad: Pad, cell: Cell) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let speaker = handle.speaker();
    let mark = Memo::new(move |_| mark_of(handle, pad, cell));
    let own = Memo::new(move |_| handle.own_marks().on(cell).cloned());
    let torn = move || {
        let sign = own.get().and_then(|own| claim(&own, cell));
        match (mark.get(), sign) {
            (Some(_), Some(claim)) => belief(handle, pad)
                .is_some_and(|belief| !belief.contradictions(&[claim]).is_empty()),
            (_, _) => false,
        }
    };
    let symbol = move || match mark.get() {
        Some(Mark::Certain) => "✓",
        Some(Mark::Impossible) => "✕",
        Some(Mark::Possible) | None => "",
    };
    let state = move || match mark.get() {
        Some(Mark::Certain) => Some("certain"),
        Some(Mark::Impossible) => Some("impossible"),
        Some(Mark::Possible) => Some("possible"),
        None => None,
    };
    let odds = move || {
        if !handle.help().weighs() || mark.get() != Some(Mark::Possible) {
            return None;
        }
        let chance = chance(handle, pad, cell)?;
        let percent = (chance * 100.0).round() as u32;
        Some(view! {
            <span class="pad-odds">
                <span class="pad-bar" style:width=format!("{percent}%")></span>
                <span class="pad-percent">{percent} " %"</span>
            </span>
        })
    };
    let label = {
        let speaker = speaker.clone();
        move || {
            let seating = handle.public.with(|p| p.as_ref().map(|p| p.seating));
            let who = seating
                .map(|seating| holder_name(&speaker, &seating, cell.holder))
                .unwrap_or_default();
            let says = match mark.get() {
                Some(Mark::Certain) => t.pad_certain,
                Some(Mark::Impossible) => t.pad_impossible,
                Some(Mark::Possible) => t.pad_possible,
                None => "",
            };
            let own = own.get().map(|own| sign_words(&own.sign, &speaker)).unwrap_or_default();
            let torn = if torn() { t.pad_torn } else { "" };
            let says = [says, &own, torn].into_iter().filter(|part| !part.is_empty());
            let says = says.collect::<Vec<_>>().join(", ");
            (t.pad_cell)(&who, secret_name(&speaker, cell.secret), &says)
        }
    };
    let written = {
        let speaker = speaker.clone();
        move || {
            own.get().map(|own| {
                view! { <span class="pad-own">{sign_short(&own.sign, &speaker)}</span> }
            })
        }
    };
    view! {
        <button
            type="button"
            class="pad-square"
            data-mark=state
            data-torn=move || torn().then_some("")
            aria-label=label
            aria-pressed=move || (pad.chosen.get() == Some(cell)).to_string()
            on:click=move |_| pad.chosen.set(Some(cell))
        >
            <span class="pad-word">{secret_short(&speaker, cell.secret)}</span>
            <span class="pad-symbol">{symbol}</span>
            {odds}
            {written}
        </button>
    }
}

/// How likely a cell is, under the chosen assumption.
fn chance(handle: Handle, pad: Pad, cell: Cell) -> Option<f64> {
    let belief = belief(handle, pad)?;
    if belief.n_worlds() == 0 {
        return None;
    }
    Some(match (cell.secret, pad.bluff.get()) {
        (Secret::Codeword(_), _) | (_, 0) => belief.uniform().chance(cell).to_f64(),
        (_, ix) => belief.odds(&HABITS[ix]).chance(cell),
    })
}

/// What a player's own mark claims for certain.
fn claim(own: &OwnMark, cell: Cell) -> Option<Fact> {
    match own.sign {
        Sign::Suspect => Some(Fact::Certain(cell)),
        Sign::Clear => Some(Fact::Impossible(cell)),
        Sign::Question | Sign::Number(_) | Sign::Note(_) | Sign::Nothing => None,
    }
}

/// A sign in words.
pub fn sign_words(sign: &Sign, speaker: &Speaker) -> String {
    let [suspect, clear, question, _] = speaker.text().pad_signs;
    match sign {
        Sign::Suspect => suspect.to_string(),
        Sign::Clear => clear.to_string(),
        Sign::Question => question.to_string(),
        Sign::Number(n) => n.to_string(),
        Sign::Note(note) => note.clone(),
        Sign::Nothing => String::new(),
    }
}

/// A sign as it stands in a square.
fn sign_short(sign: &Sign, speaker: &Speaker) -> String {
    match sign {
        Sign::Suspect => "!".to_string(),
        Sign::Clear => "–".to_string(),
        Sign::Question => "?".to_string(),
        Sign::Number(_) | Sign::Note(_) | Sign::Nothing => sign_words(sign, speaker),
    }
}

/// One answer of the log, as it stands on the paper sheet.
#[derive(Clone)]
struct Line {
    entry: usize,
    turn: u16,
    asked: Asked,
    answer: Answer,
    codeword: Option<Codeword>,
}

/// The answers of a seat, as dated lines; the ones that a reason quotes light up.
#[component]
fn Received(pad: Pad, seat: Seat) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let lines = move || {
        handle
            .with_holder(|view| {
                witnessed(&view)
                    .filter(|answer| answer.by == seat)
                    .map(|answer| Line {
                        entry: answer.entry,
                        turn: answer.turn,
                        asked: answer.asked,
                        answer: answer.answer,
                        codeword: answer.codeword,
                    })
                    .collect::<Vec<_>>()
            })
            .unwrap_or_default()
    };
    live(move || {
        if !handle.help().keeps() {
            return ().into_any();
        }
        let lines = lines();
        if lines.is_empty() {
            return view! { <p class="pad-none">{t.pad_no_answers}</p> }.into_any();
        }
        let lit = quoted_entries(handle, pad);
        let rows = lines
            .into_iter()
            .map(|line| {
                let words = line_words(&handle.speaker(), &line);
                let is_lit = lit.contains(&line.entry);
                view! { <li class="pad-line" data-lit=is_lit.then_some("")>{words}</li> }
            })
            .collect_view();
        view! { <ul class="pad-lines">{rows}</ul> }.into_any()
    })
}

fn line_words(speaker: &Speaker, line: &Line) -> String {
    let t = speaker.text();
    let kind = match line.asked.question.kind {
        Kind::Identity => t.pad_identity,
        Kind::Build => t.pad_build,
    };
    let through = match line.asked.question.met {
        Pawn::Ambassador => format!(", {}", t.asks_through),
        Pawn::Figure(_) => String::new(),
    };
    let cards = speaker.cards(line.answer.cards, line.answer.grey, line.codeword);
    format!("{} · {kind}{through}: {cards}", (t.turn_line)(line.turn))
}

/// The fact of the touched square, if it is settled.
fn settled(handle: Handle, pad: Pad, cell: Cell) -> Option<Fact> {
    match mark_of(handle, pad, cell)? {
        Mark::Certain => Some(Fact::Certain(cell)),
        Mark::Impossible => Some(Fact::Impossible(cell)),
        Mark::Possible => None,
    }
}

fn quoted_entries(handle: Handle, pad: Pad) -> Vec<usize> {
    let fact = pad.chosen.get().and_then(|cell| settled(handle, pad, cell));
    match (fact, belief(handle, pad)) {
        (Some(fact), Some(belief)) => belief
            .steps(fact)
            .iter()
            .flat_map(|step| step.reasons.iter().filter_map(super::reasons::quoted))
            .collect(),
        (_, _) => Vec::new(),
    }
}

/// Why the touched square is marked, and what the player writes there.
#[component]
fn Why(pad: Pad) -> impl IntoView {
    let handle = use_handle();
    live(move || {
        let cell = pad.chosen.get()?;
        Some(view! {
            <aside class="pad-why">
                {move || handle.help().deduces().then(|| view! { <Proof pad cell /> })}
                {move || handle.help().weighs().then(|| view! { <WhatIf pad cell /> })}
                <OwnMarkPage cell />
            </aside>
        })
    })
}

#[component]
fn Proof(pad: Pad, cell: Cell) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    live(move || {
        let seating: Seating = handle.public.with(|p| p.as_ref().map(|p| p.seating))?;
        let fact = settled(handle, pad, cell);
        let steps = fact.zip(belief(handle, pad)).map(|(fact, belief)| belief.steps(fact));
        let Some(steps) = steps else {
            return Some(view! { <p class="story-soft">{t.pad_open_cell}</p> }.into_any());
        };
        let told = tell(&handle.speaker(), &seating, &steps)
            .into_iter()
            .map(|told| {
                let sentences = told
                    .sentences
                    .into_iter()
                    .map(|sentence| view! { <li>{sentence}</li> })
                    .collect_view();
                view! {
                    <section class="because">
                        <h4>{told.fact}"."</h4>
                        <ul>{sentences}</ul>
                    </section>
                }
            })
            .collect_view();
        Some(told.into_any())
    })
}

/// Supposes a cell for the moment; nothing is kept.
#[component]
fn WhatIf(pad: Pad, cell: Cell) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let open = move || mark_of(handle, pad, cell) == Some(Mark::Possible);
    let words = move |supposed: Fact| {
        let seating = handle.public.with(|p| p.as_ref().map(|p| p.seating));
        seating.map(|seating| fact(&handle.speaker(), &seating, supposed)).unwrap_or_default()
    };
    live(move || {
        open().then(|| {
            let (is, is_not) = (Fact::Certain(cell), Fact::Impossible(cell));
            view! {
                <div class="chips">
                    <button type="button" class="chip" on:click=move |_| pad.assumed.set(Some(is))>
                        {(t.pad_assume)(&words(is))}
                    </button>
                    <button type="button" class="chip" on:click=move |_| pad.assumed.set(Some(is_not))>
                        {(t.pad_assume_not)(&words(is_not))}
                    </button>
                </div>
            }
        })
    })
}

/// What the holder has shown, as dated lines: the fourth row of the paper sheet.
#[component]
fn Given() -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    let lines = move || {
        let speaker = handle.speaker();
        handle.with_holder(|view| given(&view, &speaker)).unwrap_or_default()
    };
    live(move || {
        let lines = lines();
        (!lines.is_empty()).then(|| {
            let rows = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
            view! {
                <section class="pad-block">
                    <h3><Icon name="icon-eye" /> <span>{t.notes_given}</span></h3>
                    <ul class="pad-lines">{rows}</ul>
                </section>
            }
        })
    })
}

fn given(view: &View<'_>, speaker: &Speaker) -> Vec<String> {
    let mut turn = 0;
    let mut lines = Vec::new();
    for (entry, seen) in view.seen.iter().enumerate() {
        match *seen {
            Seen::TurnBegan { turn: now, .. } => turn = now,
            Seen::ShownByMe { to, asked, answer } => {
                let line = Line { entry, turn, asked, answer, codeword: None };
                lines.push(format!("{} · {}", speaker.seat(to), line_words(speaker, &line)));
            }
            _ => {}
        }
    }
    lines
}

/// What an opponent can know of the holder, from the answers the holder gave.
#[component]
fn AboutMe(seat: Seat) -> impl IntoView {
    let handle = use_handle();
    let t = handle.text();
    live(move || {
        let speaker = handle.speaker();
        let (belief, own, left) = handle
            .with_holder(|view| {
                let own = view.seat().and_then(|seat| view.public.seating.holder(seat))?;
                Some((Belief::about_me(&view, seat), own, told_to(&view, seat).len()))
            })
            .flatten()?;
        let square = |secret: Secret| {
            let mark = belief.mark(Cell { holder: own, secret });
            let (state, symbol, says) = match mark {
                Mark::Certain => ("certain", "✓", t.pad_certain),
                Mark::Possible => ("possible", "", t.pad_possible),
                Mark::Impossible => ("impossible", "✕", t.pad_impossible),
            };
            view! {
                <span class="pad-square" data-mark=state>
                    <span class="pad-word">{secret_short(&speaker, secret)}</span>
                    <span class="pad-symbol" aria-hidden="true">{symbol}</span>
                    <span class="visually-hidden">{says}</span>
                </span>
            }
        };
        let row = |label: &'static str, from: usize| {
            let squares = Secret::ALL[from..from + 4].iter().map(|secret| square(*secret));
            view! {
                <div class="pad-row" role="group" aria-label=label>
                    <span class="pad-row-name">{label}</span>
                    {squares.collect_view()}
                </div>
            }
        };
        Some(view! {
            <section class="pad-block">
                <p class="pad-help">{(t.pad_about_help)(&speaker.seat(seat))}</p>
                {row(t.pad_identity, 0)}
                {row(t.pad_build, 4)}
                {row(t.pad_codeword, 8)}
                <p>{(t.pad_about_left)(left)}</p>
            </section>
        })
    })
}

/// What a legal answer would leave its asker to believe, on the level that weighs (Oracle).
pub fn gives_away(handle: Handle, answer: Answer) -> Option<String> {
    if handle.help() < Help::Oracle {
        return None;
    }
    let (before, after) = handle.with_holder(|view| {
        let before = told_to(&view, view.public.active);
        let left = before.and(crate::inkognito::deduce::PairSet::left_by(answer));
        (before.len(), left.len())
    })?;
    Some((handle.text().gives_away)(after, before))
}
