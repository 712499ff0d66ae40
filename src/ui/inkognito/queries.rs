//! [`Query`]: what a key asks of the table, and the answer in words.
//!
//! Answers are spoken aloud at the table, so they hold only what everybody
//! sees: [`answer`] reads nothing of a view but its public part. What follows
//! from the own cards is [`own_pad`], for the own paper alone.

use crate::i18n::Speaker;
use crate::inkognito::deduce::Belief;
use crate::inkognito::rules::board::around;
use crate::inkognito::rules::{Pawn, Phase, Seen, SpaceId, View};
use crate::kit::Seat;

use super::selection::{Selection, Target};

/// How many steps away somebody is still near.
const NEAR: usize = 2;
/// How many events are told.
const LAST: usize = 5;

/// A question that a key asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Where do my figures stand? Without a holder: those of whose turn it is.
    Mine,
    /// Who is near this space?
    Near,
    /// Which balls are left?
    Balls,
    /// What happened last?
    Last,
    /// Who has shown cards to whom? On the own paper: what follows from them?
    Row,
    /// Where can the chosen figure get?
    Reach,
}

impl Query {
    /// All of them, as they are listed and as [`Shortcuts`](super::shortcuts::Shortcuts) has
    /// their keys.
    pub const ALL: [Query; 6] =
        [Query::Mine, Query::Near, Query::Balls, Query::Last, Query::Row, Query::Reach];
}

/// The answer to a query, from what everybody sees: `seen` is what a bystander
/// has witnessed, and `at` the space that the keyboard stands on, if any.
pub fn answer(
    query: Query,
    view: &View<'_>,
    seen: &[Seen],
    selection: &Selection,
    at: Option<SpaceId>,
    speaker: &Speaker,
) -> String {
    let t = speaker.text();
    let seat = view.seat().unwrap_or(view.public.active);
    match query {
        Query::Mine => figures(view, selection, seat, speaker),
        Query::Near => {
            let places = selection.places(view);
            let own = || places.figures_of(seat).map(|(_, space)| space).next();
            let chosen = selection.pawn(view).and_then(|pawn| places.of(pawn));
            at.or(chosen).or_else(own).map(|at| near(view, selection, at, speaker))
        }
        .unwrap_or_default(),
        Query::Balls => match (view.public.phase, selection) {
            (Phase::Moving { .. }, Selection::March(_)) => {
                balls(selection.balls_left(view).balls().collect(), speaker)
            }
            (Phase::Moving { draw }, _) => balls(draw.balls().collect(), speaker),
            (_, _) => t.keys.no_balls.to_string(),
        },
        Query::Last => {
            let told: Vec<String> =
                seen.iter().rev().filter_map(|fact| speaker.seen(fact)).take(LAST).collect();
            if told.is_empty() {
                return t.log_empty.to_string();
            }
            told.into_iter().rev().collect::<Vec<String>>().join(" ")
        }
        Query::Row => shown(seen, speaker),
        Query::Reach => reach(view, selection, speaker),
    }
}

/// Adds what the last touch has changed on the board: where whoever it moved
/// stands now, and which balls are left to a march.
pub fn changed(
    view: &View<'_>,
    before: &Selection,
    now: &Selection,
    speaker: &Speaker,
    words: &mut Vec<String>,
) {
    let (old, new) = (before.places(view), now.places(view));
    if old == new {
        return;
    }
    for (pawn, at) in new.pawns().filter(|(pawn, at)| old.of(*pawn) != Some(*at)) {
        let stands = speaker.text().seat_stands(&speaker.pawn(pawn), &speaker.place(at));
        words.push(stands + ".");
    }
    if matches!(now, Selection::March(_)) {
        words.push(balls(now.balls_left(view).balls().collect(), speaker));
    }
}

/// What follows from the own cards and from what was shown, seat by seat: private.
pub fn own_pad(view: &View<'_>, speaker: &Speaker) -> String {
    let t = speaker.text();
    let belief = Belief::of(view);
    let seating = view.public.seating;
    let rows = seating.seats().filter_map(|seat| {
        let holder = seating.holder(seat).filter(|_| Some(seat) != view.seat())?;
        let (agents, builds) = (belief.identities(holder), belief.builds(holder));
        let agents: Vec<String> = agents.iter().map(|a| t.agents[a.ix()].to_string()).collect();
        let builds: Vec<String> = builds.iter().map(|b| t.builds[b.ix()].to_string()).collect();
        Some(t.fact_is(&speaker.seat(seat), &format!("{}; {}", t.or(&agents), t.or(&builds))))
    });
    rows.collect::<Vec<String>>().join(". ")
}

fn figures(view: &View<'_>, selection: &Selection, seat: Seat, speaker: &Speaker) -> String {
    let t = speaker.text();
    let places = selection.places(view);
    let all: Vec<String> = if view.public.seating.is_agent(seat) {
        places
            .figures_of(seat)
            .map(|(figure, at)| t.seat_stands(t.builds[figure.build.ix()], &speaker.place(at)))
            .collect()
    } else {
        let at = places.of(Pawn::Ambassador);
        at.map(|at| t.seat_stands(t.ambassador, &speaker.place(at))).into_iter().collect()
    };
    format!("{}. {}", speaker.seat(seat), all.join("; "))
}

/// Everybody at most [`NEAR`] steps away, the nearest first.
fn near(view: &View<'_>, selection: &Selection, at: SpaceId, speaker: &Speaker) -> String {
    let t = speaker.text();
    let places = selection.places(view);
    let mut found = vec![at];
    let mut told: Vec<String> = Vec::new();
    let mut frontier = vec![at];
    for steps in 0..=NEAR {
        for space in &frontier {
            told.extend(places.on(*space).map(|pawn| {
                let pawn = speaker.pawn(pawn);
                match steps {
                    0 => t.here(&pawn),
                    _ => t.keys.steps(&pawn, &speaker.place(*space), steps),
                }
            }));
        }
        let beyond: Vec<SpaceId> =
            frontier.iter().flat_map(|space| around(*space).iter()).collect();
        frontier.clear();
        for space in beyond {
            if !found.contains(&space) {
                found.push(space);
                frontier.push(space);
            }
        }
    }
    let place = speaker.place(at);
    if told.is_empty() {
        t.keys.nobody_near(&place)
    } else {
        format!("{place}: {}", told.join("; "))
    }
}

fn balls(left: Vec<crate::inkognito::rules::Ball>, speaker: &Speaker) -> String {
    let t = speaker.text();
    let names: Vec<String> =
        left.into_iter().map(|ball| t.balls[ball as usize].to_string()).collect();
    if names.is_empty() {
        t.keys.no_balls.to_string()
    } else {
        t.keys.balls_left(&names.join(", "))
    }
}

/// How often who has shown cards to whom: what everybody can count.
fn shown(all: &[Seen], speaker: &Speaker) -> String {
    let mut counts: Vec<(Seat, Seat, usize)> = Vec::new();
    for seen in all {
        let Seen::Shown { by, to, .. } = *seen else { continue };
        match counts.iter_mut().find(|(b, t, _)| (*b, *t) == (by, to)) {
            Some((_, _, n)) => *n += 1,
            None => counts.push((by, to, 1)),
        }
    }
    let t = speaker.text();
    if counts.is_empty() {
        return t.seat_asked_none.to_string();
    }
    let told = counts.into_iter().map(|(by, to, n)| {
        let words = t.log_shown(&speaker.seat(by), &speaker.seat(to));
        if n == 1 { words } else { format!("{words} (× {n})") }
    });
    told.collect::<Vec<String>>().join(" ")
}

/// The spaces that the next tap may take, by what it does there.
fn reach(view: &View<'_>, selection: &Selection, speaker: &Speaker) -> String {
    let t = speaker.text();
    let targets = selection.targets(view);
    let kinds = [
        (Target::Chosen, t.target_chosen),
        (Target::Stay, t.target_stay),
        (Target::Pass, t.target_pass),
        (Target::Far, t.target_far),
    ];
    let told: Vec<String> = kinds
        .into_iter()
        .filter_map(|(kind, words)| {
            let here = targets.iter().filter(|(_, target)| *target == kind);
            let places: Vec<String> = here.map(|(space, _)| speaker.place(*space)).collect();
            (!places.is_empty()).then(|| format!("{words}: {}", places.join(", ")))
        })
        .collect();
    match (told.is_empty(), selection) {
        (false, _) => told.join("; "),
        (true, Selection::March(_)) => t.hint_choose_pawn.to_string(),
        (true, _) => t.hint_nothing.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;
    use crate::inkognito::rules::board::space_by_key;
    use crate::inkognito::rules::{Action, Actor, Ball, Colour, Deal, Draw, Options, Role, Viewer};
    use crate::kit::Seed;
    use crate::session::Match;

    const ANNA: Seat = Seat::ALL[0];

    fn speaker() -> Speaker {
        let names = ["Anna", "Bea", "Carlo", "Dario"].map(str::to_string).to_vec();
        Speaker::new(Lang::En.text(), names)
    }

    /// A match of four in which Anna has drawn these balls; `change` makes it another deal.
    fn drawn(balls: &[Ball], change: impl FnOnce(&mut Deal)) -> Match {
        let roles = Colour::ALL.map(Role::Agent);
        let mut deal = Deal::random(Options::Y2013, &roles, &mut Seed(4).stream(0));
        deal.starter = ANNA;
        change(&mut deal);
        let mut game = Match::new(deal, Seed(4)).expect("a proper deal");
        game.push(Actor::Seat(ANNA), Action::CallPhantom).expect("the turn begins");
        game.push(Actor::Chance, Action::Draw(Draw::of(balls))).expect("a possible draw");
        game
    }

    const BALLS: [Ball; 3] = [Ball::Land, Ball::Water, Ball::Wild];

    fn ask(game: &Match, viewer: Viewer, query: Query, at: Option<SpaceId>) -> String {
        let view = game.view(viewer);
        let seen = game.view(Viewer::Bystander).seen.to_vec();
        answer(query, &view, &seen, &Selection::for_phase(&view), at, &speaker())
    }

    #[test]
    fn the_own_figures_are_named_with_their_places() {
        let game = drawn(&BALLS, |_| ());
        let words = ask(&game, Viewer::Seat(ANNA), Query::Mine, None);
        assert!(words.starts_with("Anna. "), "{words}");
        for place in ["San Barnaba", "Madonna dell’Orto", "Redentore", "Celestia"] {
            assert!(words.contains(place), "{words}");
        }
    }

    #[test]
    fn who_is_near_is_told_with_steps_and_nobody_farther() {
        let game = drawn(&BALLS, |_| ());
        let at = space_by_key("zitelle");
        let words = ask(&game, Viewer::Seat(ANNA), Query::Near, at);
        assert!(
            words.starts_with("Zitelle: ") && words.contains("at Redentore, 1 step"),
            "{words}"
        );
        assert!(!words.contains("Madonna dell’Orto"), "{words}");
    }

    #[test]
    fn a_planned_step_is_in_every_answer_about_the_board() {
        let game = drawn(&BALLS, |_| ());
        let view = game.view(Viewer::Seat(ANNA));
        let tap = |selection: Selection, key: &str| {
            selection.tap(&view, space_by_key(key).expect(key)).expect("a tap that does something")
        };
        let planned = tap(tap(Selection::for_phase(&view), "redentore"), "zitelle");
        let say = |query| answer(query, &view, &[], &planned, None, &speaker());
        assert!(say(Query::Mine).contains("Zitelle") && !say(Query::Mine).contains("Redentore"));
        assert!(say(Query::Near).starts_with("Zitelle: here: "), "{}", say(Query::Near));
        assert_eq!(say(Query::Balls).matches(',').count(), 1, "{}", say(Query::Balls));
        assert!(say(Query::Reach).contains("San Giorgio"), "{}", say(Query::Reach));
    }

    #[test]
    fn a_step_and_its_taking_back_are_told_with_the_balls() {
        let game = drawn(&BALLS, |_| ());
        let view = game.view(Viewer::Seat(ANNA));
        let tap = |selection: Selection, key: &str| {
            selection.tap(&view, space_by_key(key).expect(key)).expect("a tap that does something")
        };
        let chosen = tap(Selection::for_phase(&view), "redentore");
        let planned = tap(chosen, "zitelle");
        let say = |before: &Selection, now: &Selection| {
            let mut words = Vec::new();
            changed(&view, before, now, &speaker(), &mut words);
            words.join(" ")
        };
        assert_eq!(say(&Selection::for_phase(&view), &chosen), "", "nobody has moved");
        let there = say(&chosen, &planned);
        assert!(there.contains("mask: Zitelle. Balls left: "), "{there}");
        let back = say(&planned, &planned.take_back());
        assert!(back.contains("mask: Redentore. Balls left: land, water, "), "{back}");
    }

    #[test]
    fn without_a_chosen_mask_one_is_asked_for() {
        let game = drawn(&BALLS, |_| ());
        let words = ask(&game, Viewer::Seat(ANNA), Query::Reach, None);
        assert_eq!(words, Lang::En.text().hint_choose_pawn);
    }

    #[test]
    fn the_last_events_are_told_in_their_order() {
        let game = drawn(&BALLS, |_| ());
        let words = ask(&game, Viewer::Bystander, Query::Last, None);
        assert!(words.find("Anna").is_some() && words.ends_with('.'), "{words}");
        assert!(words.find("Turn 1") < words.find("land"), "{words}");
    }

    #[test]
    fn no_answer_tells_one_deal_from_another() {
        let one = drawn(&BALLS, |_| ());
        let two = drawn(&BALLS, |deal| deal.hands.swap(0, 1));
        for query in Query::ALL {
            for viewer in [Viewer::Seat(ANNA), Viewer::Seat(Seat::ALL[1]), Viewer::Bystander] {
                assert_eq!(ask(&one, viewer, query, None), ask(&two, viewer, query, None));
            }
        }
        let pad = |game: &Match| own_pad(&game.view(Viewer::Seat(ANNA)), &speaker());
        assert_ne!(pad(&one), pad(&two), "the own paper does");
    }
}
