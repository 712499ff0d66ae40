//! Which ways a pawn went, so that its drawing can go along them.

use crate::inkognito::rules::board::ROUTES;
use crate::inkognito::rules::march::way;
use crate::inkognito::rules::{Hop, Pawn, Seen, SpaceId, Way};

use super::layout::way_path;
use super::picture::{PawnPicture, route_between};
use super::selection::Selection;

/// How pawns have come to where they stand: by these hops, or sent away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Going {
    /// The planned or the latest march.
    Hops(Vec<Hop>),
    /// By a single step, whatever the way.
    Step,
    /// Not on foot.
    #[default]
    Sent,
}

impl Going {
    /// From the half-made decision, or else from what was last seen.
    pub fn of(selection: &Selection, seen: &[Seen]) -> Going {
        match selection {
            Selection::March(march) if !march.plan.0.is_empty() => {
                return Going::Hops(march.plan.hops().collect());
            }
            Selection::Step { .. } => return Going::Step,
            Selection::Expel { .. } | Selection::Place { .. } => return Going::Sent,
            Selection::March(_) | Selection::Nothing => {}
        }
        let latest = seen.iter().rev().find_map(|seen| match seen {
            Seen::Marched { plan, .. } => Some(Going::Hops(plan.hops().collect())),
            Seen::SteppedOn { .. } => Some(Going::Step),
            Seen::Expelled { .. } | Seen::Placed { .. } => Some(Going::Sent),
            _ => None,
        });
        latest.unwrap_or(Going::Sent)
    }

    /// The routes from one space to the other, each with whether it is gone
    /// against its direction; none if the pawn did not walk.
    pub fn routes(&self, pawn: Pawn, from: SpaceId, to: SpaceId) -> Vec<(usize, bool)> {
        match self {
            Going::Sent => Vec::new(),
            Going::Step => walked(from, &[(None, to)]).unwrap_or_default(),
            Going::Hops(hops) => {
                let hops: Vec<_> = hops
                    .iter()
                    .filter(|hop| hop.pawn == pawn)
                    .map(|hop| (way(hop.ball), hop.to))
                    .collect();
                (0..hops.len())
                    .filter(|_| hops.last().is_some_and(|(_, end)| *end == to))
                    .find_map(|first| walked(from, &hops[first..]))
                    .unwrap_or_default()
            }
        }
    }
}

/// The routes of hops made one after the other, if there are such routes.
fn walked(from: SpaceId, hops: &[(Option<Way>, SpaceId)]) -> Option<Vec<(usize, bool)>> {
    let mut at = from;
    hops.iter()
        .map(|(by, to)| {
            let route = route_between(at, *to, *by)?;
            let back = ROUTES[route].ends[0] != at;
            at = *to;
            Some((route, back))
        })
        .collect()
}

/// The journey in the words of `public/board.js`: where from and where to in
/// the drawing, then the routes' lines after `|`, `r` before one gone backwards.
/// A step taken back goes the way it came.
pub fn journey(a: &PawnPicture, before: &Going, b: &PawnPicture, after: &Going) -> String {
    let mut routes = after.routes(b.pawn, a.space, b.space);
    if routes.is_empty() && a.space != b.space {
        routes = before.routes(b.pawn, b.space, a.space);
        routes.reverse();
        routes.iter_mut().for_each(|(_, back)| *back = !*back);
    }
    let n = |x: f32| x.round() as i32;
    let mut words = format!("{} {} {} {}", n(a.x), n(a.y), n(b.x), n(b.y));
    for (route, back) in routes {
        words.push_str(if back { "|r" } else { "|" });
        words.push_str(&way_path(route));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::board::space_by_key;
    use crate::inkognito::rules::{Ball, Build, Figure};
    use crate::kit::Seat;

    const PAWN: Pawn = Pawn::Figure(Figure { owner: Seat::ALL[0], build: Build::Tall });

    fn at(name: &str) -> SpaceId {
        space_by_key(name).expect("a space")
    }

    fn hop(ball: Ball, to: &str) -> Hop {
        Hop { ball, pawn: PAWN, to: at(to) }
    }

    fn standing(space: SpaceId) -> PawnPicture {
        PawnPicture { pawn: PAWN, space, x: 10.0, y: 20.0, chosen: false, movable: false }
    }

    #[test]
    fn two_hops_of_one_tap_are_gone_one_after_the_other() {
        let going =
            Going::Hops(vec![hop(Ball::Water, "san-basilio"), hop(Ball::Land, "santa-marta")]);
        let routes = going.routes(PAWN, at("sacca-fisola"), at("santa-marta"));
        let ends: Vec<_> = routes
            .iter()
            .map(|(route, back)| {
                let [a, b] = ROUTES[*route].ends;
                if *back { (b, a) } else { (a, b) }
            })
            .collect();
        let expected =
            [(at("sacca-fisola"), at("san-basilio")), (at("san-basilio"), at("santa-marta"))];
        assert_eq!(ends, expected);
        assert_eq!(ROUTES[routes[0].0].way, Way::Water);
        // From half way only the rest is gone.
        assert_eq!(going.routes(PAWN, at("san-basilio"), at("santa-marta")), routes[1..]);
        assert_eq!(going.routes(PAWN, at("sacca-fisola"), at("san-basilio")), []);
    }

    #[test]
    fn a_step_taken_back_goes_the_way_it_came() {
        let (from, to) = (standing(at("sacca-fisola")), standing(at("san-basilio")));
        let going = Going::Hops(vec![hop(Ball::Water, "san-basilio")]);
        let there = journey(&from, &Going::Sent, &to, &going);
        let back = journey(&to, &going, &from, &Going::Sent);
        assert_ne!(there, back);
        assert_eq!(there.replace('r', ""), back.replace('r', ""));
    }

    #[test]
    fn whoever_is_sent_away_does_not_walk_even_next_door() {
        let (from, to) = (standing(at("sacca-fisola")), standing(at("san-basilio")));
        assert_eq!(journey(&from, &Going::Sent, &to, &Going::Sent), "10 20 10 20");
    }
}
