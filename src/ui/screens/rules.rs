//! The rules in short, with what this table has agreed on.

use leptos::prelude::*;

use crate::i18n::text::OptionTexts;
use crate::inkognito::rules::Options;
use crate::ui::dom::{Markup, Part, view};
use crate::ui::handle::use_handle;

/// The rules in short.
#[component]
pub fn RulesPage() -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let agreed = handle.public.with_untracked(|public| public.as_ref().map(|p| p.options));
    let sections = t
        .rules_in_short
        .sections()
        .into_iter()
        .map(|(title, lines)| {
            let lines = lines.iter().map(|line| view! { <li>{*line}</li> }).collect::<Markup>();
            view! {
                <section>
                    <h3>{title}</h3>
                    <ul>{lines}</ul>
                </section>
            }
        })
        .collect::<Markup>();
    let agreed = agreed.map(|options| {
        let lines = agreed_lines(&t.options, options)
            .into_iter()
            .map(|(title, value)| view! { <li><b>{title}": "</b>{value}"."</li> })
            .collect::<Markup>();
        view! {
            <section>
                <h3>{t.rules_of_table}" · "{t.editions[options.edition as usize]}</h3>
                <ul>{lines}</ul>
            </section>
        }
    });
    view! { <div class="rules">{sections}{agreed}</div> }
}

/// Each option's name with the value agreed on.
pub fn agreed_lines(
    texts: &'static OptionTexts,
    options: Options,
) -> Vec<(&'static str, &'static str)> {
    vec![
        (texts.balls.0, texts.balls.1[options.balls as usize]),
        (texts.exile.0, texts.exile.1[options.exile as usize]),
        (texts.step.0, texts.step.1[options.step as usize]),
        (texts.repeats.0, texts.repeats.1[options.repeats as usize]),
        (texts.penalty.0, texts.penalty.1[options.penalty as usize]),
        (texts.completion.0, texts.completion.1[options.completion as usize]),
        (texts.talk.0, texts.talk.1[options.talk as usize]),
        (texts.placement.0, texts.placement.1[options.placement as usize]),
        (texts.exits.0, texts.exits.1[options.exits as usize]),
    ]
}
