//! The fifth player: cards that pass through the Ambassador's hands, and his report.

use leptos::prelude::*;

use crate::inkognito::deduce::{Witnessed, witnessed};
use crate::inkognito::rules::{Action, Agent, Build, Holder, Report, Seen};
use crate::ui::dom::{Markup, Part, view};
use crate::ui::handle::{Handle, use_handle};
use crate::ui::screens::menu::Speak;
use crate::ui::watched::Local;

use super::heard::Shown;

/// The cards that pass through the Ambassador's hands before their asker sees them.
#[component]
pub fn PassedPage() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let cards = move || {
        handle
            .with_holder(|view| {
                let asked = view
                    .seen
                    .iter()
                    .rposition(|seen| matches!(seen, Seen::Asked { .. } | Seen::Sealed { .. }));
                let all: Vec<Witnessed> = witnessed(&view)
                    .filter(|answer| Some(answer.to) != view.seat())
                    .filter(|answer| asked.is_none_or(|asked| answer.entry > asked))
                    .collect();
                all
            })
            .unwrap_or_default()
            .into_iter()
            .map(|answer| {
                let title = t.passed_line(&handle.name(answer.by), &handle.name(answer.to));
                view! { <Shown answer title /> }
            })
            .collect::<Markup>()
    };
    view! {
        <h1 class="private-title" id="page-title" tabindex="-1">{t.passed_title}</h1>
        <Speak />
        <div class="answers">{cards}</div>
        <footer class="private-foot">
            <button type="button" class="button-main" on:click=move |_| handle.passed()>
                <span>{t.cover_pass_on}</span>
            </button>
        </footer>
    }
}

/// A report that is being filled in, by holder.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Draft {
    agents: [Option<Agent>; 4],
    builds: [Option<Build>; 4],
}

impl Draft {
    /// The report, once every identity and build stands in it once.
    fn report(&self) -> Option<Report> {
        let [a, b, c, d] = self.agents;
        let [e, f, g, h] = self.builds;
        let report = Report { agents: [a?, b?, c?, d?], builds: [e?, f?, g?, h?] };
        report.is_complete().then_some(report)
    }
}

/// The page on which the Ambassador's player writes down who everybody is.
#[component]
pub fn ReportPage() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let draft = untrack(|| handle.begun()).report;
    let seating = handle.public.with_untracked(|p| p.as_ref().map(|p| p.seating));
    let rows = Holder::ALL
        .into_iter()
        .filter_map(|holder| {
            let name = handle.name(seating?.seat_of(holder)?);
            Some(view! { <li><ReportRow holder name draft /></li> })
        })
        .collect::<Markup>();
    let report = move || draft.get().report();
    view! {
        <header class="private-head">
            <div>
                <h1 class="private-title" id="page-title" tabindex="-1">{t.report_title}</h1>
                <p class="private-lead">{t.report_help}</p>
            </div>
        </header>
        <ul class="report">{rows}</ul>
        <footer class="private-foot">
            <p class="verdict" role="status">
                {move || report().is_none().then_some(t.report_missing)}
            </p>
            <button type="button" class="button-quiet" on:click=move |_| handle.leave_report()>
                {t.not_yet}
            </button>
            <button
                type="button"
                class="button-main"
                disabled=move || report().is_none()
                on:click=move |_| seal(handle, draft)
            >
                <span>{t.report_seal}</span>
                <small>{t.no_way_back}</small>
            </button>
        </footer>
    }
}

fn seal(handle: Handle, draft: Local<Draft>) {
    if let Some(report) = draft.get_untracked().report() {
        handle.act_privately(Action::Report(report));
    }
}

/// One player's line of the report.
#[component]
fn ReportRow(holder: Holder, name: String, draft: Local<Draft>) -> impl Part {
    let t = use_handle().text();
    let ix = holder.ix();
    let agents = Agent::ALL.iter().map(|agent| t.agents[agent.ix()]).collect();
    let builds = Build::ALL.iter().map(|build| t.builds[build.ix()]).collect();
    let Draft { agents: picked, builds: built } = draft.get_untracked();
    let pick_agent = move |pick: Option<usize>| {
        draft.update(|draft| draft.agents[ix] = pick.map(|pick| Agent::ALL[pick]));
    };
    let pick_build = move |pick: Option<usize>| {
        draft.update(|draft| draft.builds[ix] = pick.map(|pick| Build::ALL[pick]));
    };
    view! {
        <span class="report-name">{name.clone()}</span>
        <Pick label=t.report_identity_of(&name) open=t.pad_identity words=agents picked=picked[ix].map(Agent::ix) on_pick=pick_agent />
        <Pick label=t.report_build_of(&name) open=t.pad_build words=builds picked=built[ix].map(Build::ix) on_pick=pick_build />
    }
}

#[component]
fn Pick(
    label: String,
    /// What stands there as long as nothing is chosen.
    open: &'static str,
    words: Vec<&'static str>,
    /// Which of the words was chosen before a cover.
    picked: Option<usize>,
    on_pick: impl Fn(Option<usize>) + Send + 'static,
) -> impl Part {
    let options = words
        .into_iter()
        .enumerate()
        .map(|(ix, word)| view! { <option value=ix.to_string() selected=picked == Some(ix)>{word}</option> })
        .collect::<Markup>();
    view! {
        <select aria-label=label on:change=move |event| on_pick(event_target_value(&event).parse().ok())>
            <option value="">{open}</option>
            {options}
        </select>
    }
}
