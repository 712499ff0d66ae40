//! [`Picture`]: what the board shows, as plain data. The screen draws it and adds nothing.
//!
//! Made from what everybody sees and from the half-made decision only, so no
//! secret can be in it.

use crate::inkognito::rules::board::{ROUTES, spaces};
use crate::inkognito::rules::march::way;
use crate::inkognito::rules::{Hop, Pawn, Places, Public, SpaceId, View, Way};

use super::layout::SPOTS;
use super::selection::{Selection, Target};

/// How far from a space's centre two pawns stand that share it.
const APART: f32 = 17.0;

/// What the board shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// What each space is for the next tap; none if nothing.
    pub targets: Vec<Option<Target>>,
    /// Every pawn, back to front.
    pub pawns: Vec<PawnPicture>,
    /// The routes of the planned hops, by index.
    pub trail: Vec<usize>,
}

/// A pawn in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PawnPicture {
    /// Which pawn.
    pub pawn: Pawn,
    /// Where it stands.
    pub space: SpaceId,
    /// Where its foot is drawn, from the left edge of the board.
    pub x: f32,
    /// Where its foot is drawn, from the upper edge of the board.
    pub y: f32,
    /// Whether the next tap moves it.
    pub chosen: bool,
    /// Whether the next tap may choose it.
    pub movable: bool,
}

impl Picture {
    /// The next space after this one, round the board, that is marked for a tap: a target
    /// of what is chosen, else where a pawn stands that may be chosen.
    pub fn next_marked(&self, from: SpaceId) -> Option<SpaceId> {
        let target = |space: &SpaceId| self.targets[space.ix()].is_some();
        let movable =
            |space: &SpaceId| self.pawns.iter().any(|pawn| pawn.movable && pawn.space == *space);
        let chosen = self.pawns.iter().any(|pawn| pawn.chosen);
        let after = spaces().filter(|space| *space > from);
        let mut round = after.chain(spaces().filter(|space| *space <= from));
        round.find(|space| target(space) || !chosen && movable(space))
    }

    /// The board for somebody who only looks.
    pub fn of(public: &Public) -> Picture {
        Picture {
            targets: spaces().map(|_| None).collect(),
            pawns: stand(&public.places, None, &[]),
            trail: Vec::new(),
        }
    }

    /// The board for the seat that decides.
    pub fn with_selection(view: &View<'_>, selection: &Selection) -> Picture {
        let targets = selection.targets(view);
        let find =
            |space| targets.iter().find(|(target, _)| *target == space).map(|(_, target)| *target);
        let places = selection.places(view);
        let trail = match selection {
            Selection::March(march) => trail(view.public, march.plan.hops()),
            Selection::Nothing
            | Selection::Step { .. }
            | Selection::Expel { .. }
            | Selection::Place { .. } => Vec::new(),
        };
        Picture {
            targets: spaces().map(find).collect(),
            pawns: stand(&places, selection.pawn(view), &selection.movable(view)),
            trail,
        }
    }
}

/// Every pawn, back to front.
fn stand(places: &Places, chosen: Option<Pawn>, movable: &[Pawn]) -> Vec<PawnPicture> {
    let mut pawns: Vec<PawnPicture> = Vec::new();
    for (pawn, space) in places.pawns() {
        let spot = SPOTS[space.ix()];
        let here: Vec<Pawn> = places.on(space).collect();
        let ix = here.iter().position(|other| *other == pawn).unwrap_or(0);
        // Two stand side by side, a third (only while planning) between them.
        let dx = match (here.len(), ix) {
            (0 | 1, _) => 0.0,
            (_, 0) => -APART,
            (_, 1) => APART,
            (_, _) => 0.0,
        };
        let picture = PawnPicture {
            pawn,
            space,
            x: spot.x + dx,
            y: spot.y,
            chosen: chosen == Some(pawn),
            movable: movable.contains(&pawn),
        };
        let in_front = pawns.iter().position(|other| other.y > picture.y);
        pawns.insert(in_front.unwrap_or(pawns.len()), picture);
    }
    pawns
}

/// The routes of hops made one after the other.
fn trail(public: &Public, hops: impl Iterator<Item = Hop>) -> Vec<usize> {
    let mut places = public.places;
    let mut used = Vec::new();
    for hop in hops {
        if let Some(from) = places.of(hop.pawn) {
            used.extend(route_between(from, hop.to, way(hop.ball)));
        }
        places = places.with(hop.pawn, hop.to);
    }
    used
}

/// The route that joins two spaces, by this way if it matters.
pub fn route_between(a: SpaceId, b: SpaceId, by: Option<Way>) -> Option<usize> {
    ROUTES.iter().position(|route| {
        (route.ends == [a, b] || route.ends == [b, a]) && by.is_none_or(|way| route.way == way)
    })
}

/// The space that a tap at this point of the board means, if it is near one:
/// targets draw a tap from farther away than other spaces. `scale` is how many
/// pixels a unit of the drawing takes: a finger does not shrink with the city,
/// and what it can do counts before what it cannot.
pub fn space_at(x: f32, y: f32, scale: f32, picture: &Picture) -> Option<SpaceId> {
    /// Half of 44 pixels.
    const FINGER: f32 = 22.0;
    const NEAR: f32 = 30.0;
    const NEAR_TARGET: f32 = 44.0;
    let finger = FINGER / scale.max(0.05);
    let reach = |space: SpaceId| {
        let spot = SPOTS[space.ix()];
        let distance = (spot.x - x).hypot(spot.y - y);
        let movable = || picture.pawns.iter().any(|pawn| pawn.movable && pawn.space == space);
        let near = match picture.targets.get(space.ix()) {
            Some(Some(_)) => NEAR_TARGET.max(finger * 1.5),
            Some(None) | None if movable() => NEAR.max(finger),
            Some(None) | None => NEAR,
        };
        (distance <= near).then_some(distance / near)
    };
    spaces()
        .filter_map(|space| reach(space).map(|reach| (space, reach)))
        .min_by(|(_, a), (_, b)| a.total_cmp(b))
        .map(|(space, _)| space)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inkognito::rules::{Colour, Deal, Options, Role, Viewer};
    use crate::kit::Seed;
    use crate::session::Match;

    fn game() -> Match {
        let roles = Colour::ALL.map(Role::Agent);
        let deal = Deal::random(Options::Y2013, &roles, &mut Seed(9).stream(0));
        Match::new(deal, Seed(9)).expect("a proper deal")
    }

    #[test]
    fn seventeen_pawns_stand_back_to_front() {
        let game = game();
        let picture = Picture::of(&game.state().public);
        assert_eq!(picture.pawns.len(), 17);
        assert!(picture.pawns.windows(2).all(|pair| pair[0].y <= pair[1].y));
    }

    #[test]
    fn two_deals_that_look_alike_give_the_same_picture() {
        let one = game();
        let mut deal = one.deal().clone();
        deal.hands.swap(0, 1);
        let two = Match::new(deal, Seed(9)).expect("a proper deal");
        let view = |game: &Match| Picture::of(game.view(Viewer::Bystander).public);
        assert_eq!(view(&one), view(&two));
    }

    #[test]
    fn a_tap_on_a_space_means_that_space() {
        let picture = Picture::of(&game().state().public);
        for space in spaces() {
            let spot = SPOTS[space.ix()];
            assert_eq!(space_at(spot.x, spot.y, 1.0, &picture), Some(space));
        }
        assert_eq!(space_at(-200.0, -200.0, 1.0, &picture), None);
    }

    #[test]
    fn on_a_page_of_320_pixels_a_target_is_as_large_as_a_finger() {
        let mut picture = Picture::of(&game().state().public);
        let scale = 320.0 / 1200.0;
        let murano = spaces().next().expect("a space");
        picture.targets[murano.ix()] = Some(Target::Stay);
        let spot = SPOTS[murano.ix()];
        for (dx, dy) in [(22.0, 0.0), (-22.0, 0.0), (0.0, 22.0), (0.0, -22.0)] {
            let (x, y) = (spot.x + dx / scale, spot.y + dy / scale);
            assert_eq!(space_at(x, y, scale, &picture), Some(murano), "{dx} {dy}");
            assert_ne!(space_at(x, y, 1.0, &picture), Some(murano), "{dx} {dy}");
        }
    }
}
