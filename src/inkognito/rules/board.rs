//! The board: 58 spaces of Venice and the 99 routes that join them.
//!
//! Rules section 0: 33 plain spaces, 16 coloured starts, 8 numbered goals, the
//! Embassy; 66 land and 33 water routes. Four pairs of spaces are joined by
//! both. Topology only: where a space is drawn is the screen's affair.

use std::fmt;

/// A set of figures' colour, and of the four spaces they start on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Red.
    #[default]
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Green.
    Green,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green];
}

/// What kind of space it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Site {
    /// An ordinary space.
    Plain,
    /// A coloured space: a figure of this colour starts here.
    Start(Colour),
    /// A numbered space, `1..=8`.
    Goal(u8),
    /// Where the Ambassador lives.
    Embassy,
}

/// A kind of route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// Lanes and bridges.
    Land,
    /// Canals and the lagoon.
    Water,
}

impl Way {
    /// Both.
    pub const ALL: [Way; 2] = [Way::Land, Way::Water];
}

/// A space of the board.
///
/// Made only by [`space`] and the constants here, so it always exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpaceId(u8);

impl SpaceId {
    /// Its index in the board's tables, `0..58`.
    pub const fn ix(self) -> usize {
        self.0 as usize
    }

    /// What kind of space it is.
    pub const fn site(self) -> Site {
        SPACES[self.ix()].1
    }

    /// Its short name in notation, such as `san-marco`.
    pub const fn key(self) -> &'static str {
        SPACES[self.ix()].0
    }
}

impl fmt::Debug for SpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// Two spaces and the way between them, walked in either direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Route {
    /// The two spaces.
    pub ends: [SpaceId; 2],
    /// By land or by water.
    pub way: Way,
}

/// The number of spaces.
pub const N_SPACES: usize = 58;

/// Where the Ambassador lives.
pub const EMBASSY: SpaceId = SpaceId(57);

/// The space with this index, if there is one.
pub const fn space(ix: usize) -> Option<SpaceId> {
    if ix < N_SPACES { Some(SpaceId(ix as u8)) } else { None }
}

/// The space with this short name, if there is one.
pub fn space_by_key(key: &str) -> Option<SpaceId> {
    spaces().find(|space| space.key() == key)
}

/// All spaces.
pub fn spaces() -> impl DoubleEndedIterator<Item = SpaceId> + Clone {
    (0..N_SPACES as u8).map(SpaceId)
}

/// The four spaces on which figures of a colour start, in board order.
pub fn starts(colour: Colour) -> [SpaceId; 4] {
    let mut found = spaces().filter(|space| space.site() == Site::Start(colour));
    std::array::from_fn(|_| found.next().expect("every colour has four starts"))
}

/// The space with this number, if there is one.
pub fn goal(number: u8) -> Option<SpaceId> {
    spaces().find(|space| space.site() == Site::Goal(number))
}

/// A set of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceSet(u64);

impl SpaceSet {
    /// No space.
    pub const EMPTY: SpaceSet = SpaceSet(0);

    /// With this space too.
    #[must_use]
    pub const fn with(self, space: SpaceId) -> SpaceSet {
        SpaceSet(self.0 | 1 << space.0)
    }

    /// Whether the space is in it.
    pub const fn has(self, space: SpaceId) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// How many spaces.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its spaces, in board order.
    pub fn iter(self) -> impl Iterator<Item = SpaceId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let ix = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (ix < 64).then_some(SpaceId(ix as u8))
        })
    }
}

impl FromIterator<SpaceId> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = SpaceId>>(spaces: I) -> Self {
        spaces.into_iter().fold(SpaceSet::EMPTY, SpaceSet::with)
    }
}

/// The spaces one step away by this way.
pub const fn neighbours(space: SpaceId, way: Way) -> SpaceSet {
    match way {
        Way::Land => LINKS[0][space.ix()],
        Way::Water => LINKS[1][space.ix()],
    }
}

/// The spaces one step away by either way.
pub const fn around(space: SpaceId) -> SpaceSet {
    SpaceSet(LINKS[0][space.ix()].0 | LINKS[1][space.ix()].0)
}

/// Whether a step from one space to another exists by this way.
pub const fn joined(from: SpaceId, to: SpaceId, way: Way) -> bool {
    neighbours(from, way).has(to)
}

/// The neighbours by land and by water, from [`ROUTES`].
const LINKS: [[SpaceSet; N_SPACES]; 2] = {
    let mut links = [[SpaceSet::EMPTY; N_SPACES]; 2];
    let mut ix = 0;
    while ix < ROUTES.len() {
        let Route { ends: [a, b], way } = ROUTES[ix];
        let by = match way {
            Way::Land => 0,
            Way::Water => 1,
        };
        links[by][a.ix()] = links[by][a.ix()].with(b);
        links[by][b.ix()] = links[by][b.ix()].with(a);
        ix += 1;
    }
    links
};

/// Short names and kinds, by index.
#[rustfmt::skip]
const SPACES: [(&str, Site); N_SPACES] = [
    ("murano", Site::Plain),
    ("madonna-dell-orto", Site::Start(Colour::Red)),
    ("ghetto", Site::Plain),
    ("san-giobbe", Site::Plain),
    ("tre-archi", Site::Start(Colour::Yellow)),
    ("san-geremia", Site::Plain),
    ("san-marcuola", Site::Plain),
    ("san-stae", Site::Plain),
    ("santa-fosca", Site::Plain),
    ("fondamente-nove", Site::Goal(2)),
    ("santi-apostoli", Site::Plain),
    ("ospedale", Site::Start(Colour::Yellow)),
    ("ca-d-oro", Site::Start(Colour::Blue)),
    ("san-giacomo-dell-orio", Site::Start(Colour::Green)),
    ("scalzi", Site::Goal(3)),
    ("tronchetto", Site::Plain),
    ("piazzale-roma", Site::Plain),
    ("frari", Site::Plain),
    ("marittima", Site::Plain),
    ("santa-marta", Site::Start(Colour::Blue)),
    ("tolentini", Site::Start(Colour::Yellow)),
    ("santa-margherita", Site::Plain),
    ("san-basilio", Site::Goal(4)),
    ("sacca-fisola", Site::Start(Colour::Green)),
    ("sant-eufemia", Site::Plain),
    ("zattere", Site::Plain),
    ("san-barnaba", Site::Start(Colour::Red)),
    ("giardino-eden", Site::Goal(8)),
    ("san-toma", Site::Plain),
    ("santo-stefano", Site::Plain),
    ("redentore", Site::Start(Colour::Red)),
    ("incurabili", Site::Plain),
    ("accademia", Site::Plain),
    ("giglio", Site::Goal(7)),
    ("la-fenice", Site::Start(Colour::Green)),
    ("san-silvestro", Site::Plain),
    ("pescheria", Site::Plain),
    ("punta-della-dogana", Site::Start(Colour::Blue)),
    ("zitelle", Site::Plain),
    ("san-giorgio", Site::Goal(5)),
    ("sant-elena", Site::Start(Colour::Blue)),
    ("san-marco", Site::Plain),
    ("san-zaccaria", Site::Plain),
    ("la-pieta", Site::Start(Colour::Yellow)),
    ("san-biagio", Site::Plain),
    ("giardini", Site::Goal(6)),
    ("arsenale", Site::Plain),
    ("santa-maria-formosa", Site::Plain),
    ("mercerie", Site::Plain),
    ("rialto", Site::Plain),
    ("san-zanipolo", Site::Plain),
    ("celestia", Site::Start(Colour::Red)),
    ("san-lorenzo", Site::Plain),
    ("porta-nuova", Site::Goal(1)),
    ("via-garibaldi", Site::Start(Colour::Green)),
    ("san-pietro", Site::Plain),
    ("le-vergini", Site::Plain),
    ("embassy", Site::Embassy),
];

const fn land(a: u8, b: u8) -> Route {
    Route { ends: [SpaceId(a), SpaceId(b)], way: Way::Land }
}

const fn water(a: u8, b: u8) -> Route {
    Route { ends: [SpaceId(a), SpaceId(b)], way: Way::Water }
}

/// Every route, once. Its index is also the index of its drawing.
#[rustfmt::skip]
pub const ROUTES: [Route; 99] = [
    water(0, 1), // murano, madonna-dell-orto
    water(0, 11), // murano, ospedale
    land(1, 2), // madonna-dell-orto, ghetto
    water(1, 3), // madonna-dell-orto, san-giobbe
    land(1, 9), // madonna-dell-orto, fondamente-nove
    land(2, 4), // ghetto, tre-archi
    land(2, 6), // ghetto, san-marcuola
    land(3, 4), // san-giobbe, tre-archi
    water(3, 4), // san-giobbe, tre-archi
    water(3, 16), // san-giobbe, piazzale-roma
    land(4, 5), // tre-archi, san-geremia
    land(5, 6), // san-geremia, san-marcuola
    land(5, 14), // san-geremia, scalzi
    water(6, 7), // san-marcuola, san-stae
    water(6, 14), // san-marcuola, scalzi
    water(7, 12), // san-stae, ca-d-oro
    land(7, 13), // san-stae, san-giacomo-dell-orio
    land(7, 36), // san-stae, pescheria
    land(8, 9), // santa-fosca, fondamente-nove
    land(8, 12), // santa-fosca, ca-d-oro
    land(10, 11), // santi-apostoli, ospedale
    land(10, 12), // santi-apostoli, ca-d-oro
    land(10, 49), // santi-apostoli, rialto
    land(11, 50), // ospedale, san-zanipolo
    water(11, 53), // ospedale, porta-nuova
    water(12, 49), // ca-d-oro, rialto
    land(13, 14), // san-giacomo-dell-orio, scalzi
    land(14, 15), // scalzi, tronchetto
    water(14, 16), // scalzi, piazzale-roma
    land(14, 17), // scalzi, frari
    land(15, 16), // tronchetto, piazzale-roma
    water(15, 16), // tronchetto, piazzale-roma
    land(15, 18), // tronchetto, marittima
    water(15, 23), // tronchetto, sacca-fisola
    land(16, 17), // piazzale-roma, frari
    land(16, 20), // piazzale-roma, tolentini
    land(17, 28), // frari, san-toma
    land(18, 19), // marittima, santa-marta
    land(19, 22), // santa-marta, san-basilio
    land(20, 21), // tolentini, santa-margherita
    land(21, 22), // santa-margherita, san-basilio
    land(21, 26), // santa-margherita, san-barnaba
    land(21, 28), // santa-margherita, san-toma
    water(22, 23), // san-basilio, sacca-fisola
    land(22, 25), // san-basilio, zattere
    water(22, 25), // san-basilio, zattere
    land(23, 24), // sacca-fisola, sant-eufemia
    water(24, 25), // sant-eufemia, zattere
    land(24, 27), // sant-eufemia, giardino-eden
    water(24, 30), // sant-eufemia, redentore
    land(25, 26), // zattere, san-barnaba
    land(25, 31), // zattere, incurabili
    land(26, 32), // san-barnaba, accademia
    land(27, 30), // giardino-eden, redentore
    water(28, 33), // san-toma, giglio
    water(28, 49), // san-toma, rialto
    land(28, 57), // san-toma, embassy
    land(29, 32), // santo-stefano, accademia
    land(29, 33), // santo-stefano, giglio
    land(29, 34), // santo-stefano, la-fenice
    land(30, 38), // redentore, zitelle
    water(30, 38), // redentore, zitelle
    land(31, 37), // incurabili, punta-della-dogana
    land(32, 37), // accademia, punta-della-dogana
    water(33, 37), // giglio, punta-della-dogana
    land(33, 41), // giglio, san-marco
    land(34, 48), // la-fenice, mercerie
    land(35, 36), // san-silvestro, pescheria
    land(35, 57), // san-silvestro, embassy
    land(36, 49), // pescheria, rialto
    water(37, 41), // punta-della-dogana, san-marco
    water(38, 39), // zitelle, san-giorgio
    water(38, 40), // zitelle, sant-elena
    water(39, 41), // san-giorgio, san-marco
    water(40, 42), // sant-elena, san-zaccaria
    water(40, 44), // sant-elena, san-biagio
    land(40, 45), // sant-elena, giardini
    water(41, 42), // san-marco, san-zaccaria
    land(41, 48), // san-marco, mercerie
    water(42, 43), // san-zaccaria, la-pieta
    land(42, 48), // san-zaccaria, mercerie
    land(43, 46), // la-pieta, arsenale
    land(43, 52), // la-pieta, san-lorenzo
    land(44, 45), // san-biagio, giardini
    water(44, 46), // san-biagio, arsenale
    land(44, 54), // san-biagio, via-garibaldi
    land(45, 55), // giardini, san-pietro
    water(46, 51), // arsenale, celestia
    land(46, 54), // arsenale, via-garibaldi
    land(47, 48), // santa-maria-formosa, mercerie
    land(47, 50), // santa-maria-formosa, san-zanipolo
    land(47, 52), // santa-maria-formosa, san-lorenzo
    land(48, 49), // mercerie, rialto
    land(49, 50), // rialto, san-zanipolo
    land(51, 52), // celestia, san-lorenzo
    water(51, 53), // celestia, porta-nuova
    water(53, 56), // porta-nuova, le-vergini
    land(54, 55), // via-garibaldi, san-pietro
    land(54, 56), // via-garibaldi, le-vergini
];

#[cfg(test)]
mod tests {
    use super::*;

    fn at(key: &str) -> SpaceId {
        space_by_key(key).expect(key)
    }

    #[test]
    fn the_board_has_58_spaces_of_the_right_kinds() {
        let count = |is: fn(Site) -> bool| spaces().filter(|space| is(space.site())).count();
        assert_eq!(count(|site| site == Site::Plain), 33);
        assert_eq!(count(|site| matches!(site, Site::Start(_))), 16);
        assert_eq!(count(|site| matches!(site, Site::Goal(_))), 8);
        assert_eq!(EMBASSY.site(), Site::Embassy);
        for number in 1..=8 {
            assert!(goal(number).is_some(), "goal {number}");
        }
        assert_eq!(goal(9), None);
        for colour in Colour::ALL {
            assert_eq!(starts(colour).map(|space| space.site()), [Site::Start(colour); 4]);
        }
    }

    #[test]
    fn there_are_66_land_and_33_water_routes_and_four_double_ones() {
        let count = |way| ROUTES.iter().filter(|route| route.way == way).count();
        assert_eq!((count(Way::Land), count(Way::Water)), (66, 33));
        let double = ROUTES
            .iter()
            .filter(|route| route.way == Way::Water)
            .filter(|route| joined(route.ends[0], route.ends[1], Way::Land))
            .count();
        assert_eq!(double, 4);
        for route in &ROUTES {
            let [a, b] = route.ends;
            assert_ne!(a, b);
            let same = ROUTES.iter().filter(|other| {
                other.way == route.way && (other.ends == [a, b] || other.ends == [b, a])
            });
            assert_eq!(same.count(), 1, "{route:?}");
        }
    }

    #[test]
    fn every_route_can_be_walked_both_ways() {
        for way in Way::ALL {
            for a in spaces() {
                for b in spaces() {
                    assert_eq!(joined(a, b, way), joined(b, a, way), "{a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn every_space_is_at_most_nine_steps_from_every_other() {
        let mut farthest = 0;
        for start in spaces() {
            let mut reached = SpaceSet::EMPTY.with(start);
            let mut steps = 0;
            while reached.len() < N_SPACES {
                reached = reached.iter().fold(reached, |set, s| SpaceSet(set.0 | around(s).0));
                steps += 1;
                assert!(steps < 60, "{start:?} is cut off");
            }
            farthest = farthest.max(steps);
        }
        assert_eq!(farthest, 9);
    }

    #[test]
    fn the_rulebooks_example_can_be_walked() {
        // Green starts on Sacca Fisola, crosses to goal 4 by water, goes on by land to blue's start.
        assert_eq!(at("sacca-fisola").site(), Site::Start(Colour::Green));
        assert_eq!(at("san-basilio").site(), Site::Goal(4));
        assert_eq!(at("santa-marta").site(), Site::Start(Colour::Blue));
        assert!(joined(at("sacca-fisola"), at("san-basilio"), Way::Water));
        assert!(joined(at("san-basilio"), at("santa-marta"), Way::Land));
    }
}
