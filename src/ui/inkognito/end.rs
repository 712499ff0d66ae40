//! The end: who won, by which rule, and all cards laid open.

use leptos::prelude::*;

use crate::inkognito::rules::{Holder, Reveal, Seating, Verdict};
use crate::ui::dom::{Markup, Part, view};
use crate::ui::handle::{Sheet, use_handle};
use crate::ui::widgets::Icon;

use super::passport::SecretCards;
use super::pieces::{SeatName, Standing};

/// The result of a finished game.
#[component]
pub fn EndPage(
    /// All cards and the outcome.
    reveal: Reveal,
    /// Who sits where.
    seating: Seating,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let speaker = handle.speaker();
    let bots = untrack(|| handle.sitters()).map(|sitters| sitters.bots()).unwrap_or_default();
    let outcome = reveal.outcome;
    let verdict = speaker.verdict(&outcome);
    // Most verdicts name the mission themselves.
    let goal = outcome
        .goal
        .map(|goal| speaker.goal(goal))
        .filter(|goal| !verdict.contains(goal.as_str()))
        .map(|goal| t.goal_was(&goal));
    let report = seating.ambassador().map(|seat| {
        let name = handle.name(seat);
        match reveal.report {
            None => t.report_was_none(&name),
            Some(_) if outcome.verdict == Verdict::ReportRight => t.report_was_right(&name),
            Some(_) => t.report_was_wrong(&name),
        }
    });
    // Whoever is alone among bots is spoken to.
    let alone = untrack(|| handle.alone()).map(|seat| {
        let partner = seating.holder(seat).and_then(|holder| {
            seating.seat_of(reveal.cast.who_is(reveal.hand(holder).agent.partner()))
        });
        let won = t.end_alone[usize::from(outcome.winners.has(seat))].to_string();
        match partner {
            Some(partner) => format!("{won} {}", t.end_partner(&handle.name(partner))),
            None => won,
        }
    });
    let winners = Holder::ALL
        .into_iter()
        .filter_map(|holder| {
            let seat = seating.seat_of(holder).filter(|seat| outcome.winners.has(*seat))?;
            Some(view! { <Standing colour=seating.colour(seat) shape=reveal.hand(holder).build /> })
        })
        .collect::<Markup>();
    let rows = Holder::ALL
        .into_iter()
        .filter_map(|holder| {
            let seat = seating.seat_of(holder);
            let hand = reveal.hand(holder);
            let won = seat.is_some_and(|seat| outcome.winners.has(seat));
            let who = match seat {
                Some(seat) => {
                    view! { <SeatName seating seat name=handle.name(seat) /> }.part()
                }
                None if seating.has_aside() => {
                    view! { <span class="seat-name">{t.laid_aside}</span> }.part()
                }
                None => return None,
            };
            let book = seat.filter(|seat| bots.has(*seat)).map(|seat| {
                view! {
                    <button type="button" class="button-quiet" on:click=move |_| handle.sheet.set(Some(Sheet::Book(seat)))>
                        <Icon name="icon-notes" />
                        <span>{t.book_of(&handle.name(seat))}</span>
                    </button>
                }
            });
            Some(view! {
                <li class="end-seat" data-won=won.then_some("")>
                    <div class="end-name">
                        {who}
                        {book}
                        {won.then(|| view! { <span class="end-won"><Icon name="icon-check" /> {t.winner_mark}</span> })}
                    </div>
                    <SecretCards hand small=true />
                </li>
            })
        })
        .collect::<Markup>();
    view! {
        <div class="end">
            <div class="end-winners">{winners}</div>
            <h1 class="end-title" id="page-title" tabindex="-1">
                {t.won_by(&speaker.seats(outcome.winners.iter()), outcome.winners.len())}
            </h1>
            {alone.map(|words| view! { <p class="story"><strong>{words}</strong></p> })}
            <p class="story">{verdict}</p>
            {goal.map(|goal| view! { <p class="story-soft">{goal}</p> })}
            {report.map(|report| view! { <p class="story-soft">{report}</p> })}
            <h2>{t.all_cards}</h2>
            <ul class="end-seats">{rows}</ul>
        </div>
    }
}
