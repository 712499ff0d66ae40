//! The notepad: a row for every other holder of cards, with what follows from
//! what the seat has truly seen, why, and what the player has written.
//!
//! All of it is drawn from one [`Page`], so the belief is made once a change.

use leptos::prelude::*;

use crate::i18n::Speaker;
use crate::inkognito::deduce::{Aim, Belief, Cell, Fact, Habits, Mark, Odds, Secret, told_to};
use crate::inkognito::rules::{Answer, Hand, Holder, Seating, Team};
use crate::kit::Seat;
use crate::session::{Help, Marks};
use crate::ui::browser::focus_id;
use crate::ui::dom::{Markup, Part, view};
use crate::ui::handle::{Handle, use_handle};
use crate::ui::watched::Local;
use crate::ui::widgets::Icon;

use super::ambassador::Draft;
use super::answers::{Line, given, received};
use super::own_mark::own_mark;
use super::reasons::{Told, fact, holder_name, secret_short, tell};
use super::squares::{KEYS, lines_of, listed, row, shown, square, table};

/// What a seat has begun to write: kept while it is covered, in no document.
#[derive(Clone, Copy)]
pub struct Begun {
    /// The Ambassador's report.
    pub report: Local<Draft>,
    /// The touched square.
    chosen: Local<Option<Cell>>,
    /// A note that is not written yet.
    note: Local<String>,
}

impl Begun {
    /// Nothing is begun.
    pub fn nothing() -> Begun {
        Begun {
            report: Local::new(Draft::default()),
            chosen: Local::new(None),
            note: Local::new(String::new()),
        }
    }

    /// Nothing is begun any more.
    pub fn forget(self) {
        self.report.set(Draft::default());
        self.chosen.set(None);
        self.note.set(String::new());
    }
}

/// What is being looked at on the pad.
#[derive(Clone, Copy)]
pub struct Pad {
    /// The touched square.
    pub chosen: Local<Option<Cell>>,
    /// What is supposed for the moment (Oracle).
    assumed: Local<Option<Fact>>,
    /// Whether one looks at what the others can know, instead of the own pad.
    about: Local<bool>,
    /// How much rivals are held to bluff (Oracle), an index of [`HABITS`].
    bluff: Local<usize>,
    /// A note that is not written yet.
    pub note: Local<String>,
    /// The id of the square that was touched last.
    pub touched: Local<String>,
}

/// How people choose what to show, from no habit to a strong one.
const HABITS: [Habits; 3] = [
    Habits::UNIFORM,
    Habits { both_true: 1.0, same_lies: 2.0 },
    Habits { both_true: 0.5, same_lies: 4.0 },
];

/// The id of what leaves a supposition.
const LEAVE: &str = "pad-leave";

/// All that the pad shows at one moment.
pub struct Page {
    help: Help,
    /// The words.
    pub speaker: Speaker,
    /// Who sits where.
    pub seating: Seating,
    /// Whether one looks at what the others can know.
    pub about: bool,
    own: Option<(Holder, Hand)>,
    /// What follows from what was truly seen, on levels that draw conclusions.
    pub truly: Option<Belief>,
    /// The same with what is supposed.
    supposed: Option<Belief>,
    assumed: Option<Fact>,
    /// How likely what is open is, on the level that weighs.
    pub odds: Option<Chances>,
    /// What the player has written.
    pub marks: Marks,
    received: Vec<(Seat, Line)>,
    given: Vec<(Seat, Line)>,
    /// The touched square.
    pub chosen: Option<Cell>,
    /// Why the touched square is marked.
    pub proof: Vec<Told>,
}

/// How likely cells are, under the chosen assumption.
pub struct Chances {
    uniform: Odds<u64>,
    /// Under a habit; codewords are never weighed.
    habit: Option<Odds<f64>>,
}

impl Page {
    fn of(handle: Handle, pad: Pad) -> Option<Page> {
        let help = handle.help();
        let speaker = handle.speaker();
        let assumed = pad.assumed.get();
        let (seating, own, truly, received, given) = handle.with_holder(|view| {
            let seating = view.public.seating;
            let own = view.seat().and_then(|seat| seating.holder(seat)).zip(view.mine.hand);
            let truly = help.deduces().then(|| Belief::of(&view));
            let kept = help.keeps();
            let received = if kept { received(&view) } else { Vec::new() };
            let given = if kept { given(&view) } else { Vec::new() };
            (seating, own, truly, received, given)
        })?;
        let supposed = truly.as_ref().zip(assumed).map(|(belief, fact)| belief.assuming(fact));
        let belief = supposed.as_ref().or(truly.as_ref());
        let odds = belief.filter(|belief| help.weighs() && belief.n_worlds() > 0).map(|belief| {
            let habit = match pad.bluff.get() {
                0 => None,
                ix => Some(belief.odds(&HABITS[ix])),
            };
            Chances { uniform: belief.uniform(), habit }
        });
        let chosen = pad.chosen.get();
        let proof = chosen
            .zip(belief)
            .and_then(|(cell, belief)| Some(belief.steps(settled(belief, cell)?)))
            .map(|steps| tell(&speaker, &seating, &steps))
            .unwrap_or_default();
        let marks = handle.own_marks();
        Some(Page {
            help,
            speaker,
            seating,
            about: pad.about.get(),
            own,
            truly,
            supposed,
            assumed,
            odds,
            marks,
            received,
            given,
            chosen,
            proof,
        })
    }

    /// What follows, with what is supposed.
    pub fn belief(&self) -> Option<&Belief> {
        self.supposed.as_ref().or(self.truly.as_ref())
    }

    /// The holders with a row: all but one's own.
    fn holders(&self) -> impl Iterator<Item = Holder> + '_ {
        Holder::ALL
            .into_iter()
            .filter(|holder| self.own.is_none_or(|(own, _)| own != *holder))
            .filter(|holder| self.seating.seat_of(*holder).is_some() || self.seating.has_aside())
    }
}

impl Chances {
    /// A cell's chance that is neither 0 nor 1, in whole per cent between them.
    pub fn percent(&self, cell: Cell) -> Option<u32> {
        let chance = match (&self.habit, cell.secret) {
            (Some(odds), Secret::Agent(_) | Secret::Build(_)) => odds.chance(cell),
            (_, _) => self.uniform.chance(cell).to_f64(),
        };
        Some(((chance * 100.0).round() as u32).clamp(1, 99))
    }
}

/// The fact of a cell, if it is settled.
fn settled(belief: &Belief, cell: Cell) -> Option<Fact> {
    match belief.mark(cell) {
        Mark::Certain => Some(Fact::Certain(cell)),
        Mark::Impossible => Some(Fact::Impossible(cell)),
        Mark::Possible => None,
    }
}

/// The notepad of the holder.
#[component]
pub fn Notebook() -> impl Part {
    let handle = use_handle();
    let Begun { chosen, note, .. } = untrack(|| handle.begun());
    let pad = Pad {
        chosen,
        assumed: Local::new(None),
        about: Local::new(false),
        bluff: Local::new(0),
        note,
        touched: Local::new(String::new()),
    };
    // Escape leaves a supposition, then the touched square, before it closes the sheet.
    let key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() != "Escape" {
            return;
        }
        if pad.assumed.get_untracked().is_some() {
            event.prevent_default();
            leave_supposition(pad);
        } else if pad.chosen.get_untracked().is_some() {
            event.prevent_default();
            pad.chosen.set(None);
            request_animation_frame(move || pad.touched.with_untracked(|id| focus_id(id)));
        }
    };
    view! {
        <div class="pad" on:keydown=key>
            {move || Page::of(handle, pad).map(|page| whole(handle, pad, &page))}
        </div>
    }
}

fn whole(handle: Handle, pad: Pad, page: &Page) -> Markup {
    let tabs = (page.help.deduces() && page.own.is_some()).then(|| tabs(pad, page));
    let content = if page.about { about_me(handle, page) } else { my_pad(handle, pad, page) };
    view! { {tabs} {content} }.part()
}

/// One's own pad, or what the others can know.
fn tabs(pad: Pad, page: &Page) -> Markup {
    let t = page.speaker.text();
    let tab = |is_about: bool, words: &'static str| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=(page.about == is_about).to_string()
                on:click=move |_| pad.about.set(is_about)
            >
                {words}
            </button>
        }
    };
    view! { <div class="pad-tabs">{tab(false, t.pad_tab_mine)} {tab(true, t.pad_tab_about)}</div> }
        .part()
}

fn my_pad(handle: Handle, pad: Pad, page: &Page) -> Markup {
    let t = page.speaker.text();
    let tip = match page.help {
        Help::Paper => t.pad_paper,
        Help::Clerk => t.pad_clerk,
        Help::Detective | Help::Oracle => t.pad_why,
    };
    let rows = page.holders().enumerate().map(|(ix, holder)| {
        let squares = Secret::ALL
            .into_iter()
            .enumerate()
            .map(|(column, secret)| square(pad, page, [ix, column], Cell { holder, secret }))
            .collect();
        let seat = page.seating.seat_of(holder);
        let lines = lines_of(page, &page.received, seat);
        let none = (page.help.keeps() && seat.is_some() && lines.is_empty())
            .then(|| view! { <p class="pad-none">{t.pad_no_answers}</p> });
        let why = page.chosen.filter(|cell| cell.holder == holder);
        let reason = why.and_then(|_| reason(page));
        let own = why.map(|cell| own_page(handle, pad, page, cell));
        row(
            page,
            seat,
            holder_name(&page.speaker, &page.seating, holder),
            squares,
            view! {
                // It is there before its words, or readers would miss them.
                <div class="pad-why" data-open=why.map(|_| "")>
                    <div role="status">{reason}</div>
                    {own}
                </div>
                {none}
                {listed(lines)}
            }
            .part(),
        )
    });
    let table = table(page, t.notes, rows.collect());
    let given: Vec<Markup> = page
        .given
        .iter()
        .map(|(seat, line)| {
            let words = format!("{} · {}", page.speaker.seat(*seat), line.words(&page.speaker));
            view! { <li>{words}</li> }.part()
        })
        .collect();
    let given = (!given.is_empty()).then(|| {
        view! {
            <section class="pad-given">
                <h3><Icon name="icon-eye" /> <span>{t.notes_given}</span></h3>
                {listed(given)}
            </section>
        }
    });
    view! {
        {supposed(pad, page)}
        {summary(page)}
        {page.help.weighs().then(|| assumption(pad, page))}
        {table}
        <p class="pad-help">{tip}</p>
        <p class="pad-help pad-keys" id=KEYS>{t.pad_keys}</p>
        {given}
        {page.help.keeps().then(|| hearsay(handle, page))}
    }
    .part()
}

/// The faces that were made, by bots and in answer: true or feigned, so apart from the facts.
fn hearsay(handle: Handle, page: &Page) -> Option<Markup> {
    let t = page.speaker.text();
    let lines: Vec<Markup> = handle
        .tics()
        .into_iter()
        .map(|tic| {
            let tell = t.tells[tic.tell.ix()];
            let words = if Some(tic.by) == handle.holder() {
                t.tic_shown(&page.speaker.seat(tic.to), tell)
            } else {
                t.tic_line(&page.speaker.seat(tic.by), tell)
            };
            view! { <li>{t.turn_line(tic.turn)} " · " {words}</li> }.part()
        })
        .collect();
    (!lines.is_empty()).then(|| {
        view! {
            <details class="pad-hearsay">
                <summary>{t.hearsay}</summary>
                <p class="story-soft">{t.hearsay_help}</p>
                <ul>{lines}</ul>
            </details>
        }
        .part()
    })
}

/// What is supposed for the moment, and the way out of it.
fn supposed(pad: Pad, page: &Page) -> Option<Markup> {
    let t = page.speaker.text();
    let words = t.pad_assumed(&fact(&page.speaker, &page.seating, page.assumed?));
    let never = page.belief().is_some_and(|belief| belief.n_worlds() == 0);
    Some(
        view! {
            <p class="note pad-supposed">
                <span role="status">{words} " " {never.then_some(t.pad_assume_never)}</span>
                <button type="button" class="button-quiet" id=LEAVE on:click=move |_| leave_supposition(pad)>
                    {t.pad_assume_end}
                </button>
            </p>
        }
        .part(),
    )
}

/// Supposes something for the moment; nothing is kept.
fn suppose(pad: Pad, fact: Fact) {
    pad.assumed.set(Some(fact));
    // What was pressed is gone; the next key leaves.
    request_animation_frame(|| focus_id(LEAVE));
}

fn leave_supposition(pad: Pad) {
    pad.assumed.set(None);
    request_animation_frame(move || pad.touched.with_untracked(|id| focus_id(id)));
}

/// Partner, mission, and what the others can be after, as soon as they follow.
fn summary(page: &Page) -> Option<Markup> {
    let belief = page.belief()?;
    let t = page.speaker.text();
    let mut lines = Vec::new();
    if let Some((_, hand)) = page.own {
        lines.push(partner_line(belief, &page.speaker));
        lines.extend(belief.our_mission().map(|goal| t.pad_mission(&page.speaker.goal(goal))));
        lines.extend(enemies_line(belief, hand.agent.team(), &page.speaker));
    }
    lines.push(t.pad_worlds(belief.n_worlds()));
    let lines: Vec<Markup> =
        lines.into_iter().map(|line| view! { <li>{line}</li> }.part()).collect();
    Some(view! { <ul class="pad-summary">{lines}</ul> }.part())
}

fn partner_line(belief: &Belief, speaker: &Speaker) -> String {
    let t = speaker.text();
    match (belief.partner(), belief.alone()) {
        (Some(seat), _) => t.pad_partner(&speaker.seat(seat)),
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
            Aim::Escape(agent) => t.pad_enemy_escape(t.agents[agent.ix()]),
        };
        if !goals.contains(&words) {
            goals.push(words);
        }
    }
    match goals.as_slice() {
        [goal] => Some(t.pad_enemies(goal)),
        goals if goals.len() <= FEW => Some(t.pad_enemies(&format!("\n– {}", goals.join("\n– ")))),
        _ => None,
    }
}

/// The assumption behind the odds, always beside them.
fn assumption(pad: Pad, page: &Page) -> Markup {
    let t = page.speaker.text();
    let bluff = pad.bluff.get();
    let bluffs: Vec<Markup> = t
        .pad_bluffs
        .into_iter()
        .enumerate()
        .map(|(ix, words)| {
            view! { <option value=ix.to_string() selected=ix == bluff>{words}</option> }.part()
        })
        .collect();
    view! {
        <div class="pad-assumption">
            <label>
                <span>{t.pad_bluff}</span>
                <select on:change=move |event| {
                    let ix = event_target_value(&event).parse().unwrap_or(0);
                    pad.bluff.set(usize::min(ix, HABITS.len() - 1));
                }>{bluffs}</select>
            </label>
            <p class="pad-help">{t.pad_assumption[bluff]}</p>
        </div>
    }
    .part()
}

/// Why the touched square is marked.
fn reason(page: &Page) -> Option<Markup> {
    if page.help.deduces() && page.proof.is_empty() {
        let open = page.speaker.text().pad_open_cell;
        return Some(view! { <p class="story-soft">{open}</p> }.part());
    }
    let steps = page
        .proof
        .iter()
        .map(|told| {
            let sentences: Vec<Markup> = told
                .sentences
                .iter()
                .map(|sentence| view! { <li>{sentence.clone()}</li> }.part())
                .collect();
            view! {
                <section class="because">
                    <h4>{told.fact.clone()} "."</h4>
                    <ul>{sentences}</ul>
                </section>
            }
            .part()
        })
        .collect();
    Some(steps)
}

/// What if the touched square were otherwise, and what the player writes there.
fn own_page(handle: Handle, pad: Pad, page: &Page, cell: Cell) -> Markup {
    view! {
        {what_if(pad, page, cell)}
        {own_mark(handle, pad, cell, page.marks.on(cell))}
    }
    .part()
}

/// What may be supposed of an open square.
fn what_if(pad: Pad, page: &Page, cell: Cell) -> Option<Markup> {
    let belief = page.truly.as_ref().filter(|_| page.help.weighs())?;
    if page.assumed.is_some() || belief.mark(cell) != Mark::Possible {
        return None;
    }
    let t = page.speaker.text();
    let chips = [Fact::Certain(cell), Fact::Impossible(cell)].map(|supposed| {
        view! {
            <button type="button" class="chip" on:click=move |_| suppose(pad, supposed)>
                {t.pad_assume(&fact(&page.speaker, &page.seating, supposed))}
            </button>
        }
    });
    Some(view! { <div class="chips">{chips.into_iter().collect::<Markup>()}</div> }.part())
}

/// What each opponent can know of the holder, from the answers the holder gave.
fn about_me(handle: Handle, page: &Page) -> Markup {
    let t = page.speaker.text();
    let Some((own, _)) = page.own else { return ().part() };
    let Some(me) = page.seating.seat_of(own) else { return ().part() };
    let rows = page.seating.seats().filter(|seat| *seat != me).filter_map(|seat| {
        let (belief, left) = handle
            .with_holder(|view| (Belief::about_me(&view, seat), told_to(&view, seat).len()))?;
        let squares = Secret::ALL
            .into_iter()
            .map(|secret| {
                let mark = belief.mark(Cell { holder: own, secret });
                let (state, symbol, says) = shown(Some(mark), &page.speaker);
                view! {
                    <span class="pad-cell pad-square" role="cell" data-mark=state>
                        <span class="pad-word">{secret_short(&page.speaker, secret)}</span>
                        <span class="pad-symbol" aria-hidden="true">{symbol}</span>
                        <span class="visually-hidden">{says}</span>
                    </span>
                }
                .part()
            })
            .collect();
        let lines = lines_of(page, &page.given, Some(seat));
        Some(row(
            page,
            Some(seat),
            page.speaker.seat(seat),
            squares,
            view! {
                <p class="pad-left">{t.pad_about_left(left)}</p>
                {listed(lines)}
            }
            .part(),
        ))
    });
    let table = table(page, t.pad_tab_about, rows.collect());
    view! {
        <p class="pad-help">{t.pad_about_help}</p>
        {table}
    }
    .part()
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
    Some(handle.text().gives_away(after, before))
}
