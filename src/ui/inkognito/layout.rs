//! Where the board's spaces and ways lie in the picture: pure numbers, no logic.
//!
//! Everything is indexed by the order of `spaces` and `routes` in the board's topology
//! (`venice.json`): that order is the game's `SpaceId` and its way index. The scenery in
//! `art/venice.svg` is drawn for exactly these places.

use crate::inkognito::rules::board::ROUTES;

use super::curve::{self, Point};

/// Width of the board's picture (`viewBox="0 0 1200 800"`).
pub const WIDTH: u32 = 1200;
/// Height of the board's picture.
pub const HEIGHT: u32 = 800;

/// To which side of its point a place name grows (`text-anchor`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The name begins at the point.
    Start,
    /// The name is centred on the point.
    Middle,
    /// The name ends at the point.
    End,
}

impl Anchor {
    /// The value of SVG's `text-anchor`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

/// Where a space's name stands, from the space's centre; for a type size of 12.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    /// To the right of the centre.
    pub dx: f32,
    /// Below the centre, to the base line.
    pub dy: f32,
    /// The side the name grows to.
    pub anchor: Anchor,
}

/// A space's place in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Centre, from the left edge.
    pub x: f32,
    /// Centre, from the upper edge.
    pub y: f32,
    /// Where its name stands.
    pub label: Label,
}

/// Radius of a space's disc.
pub const SPACE_RADIUS: f32 = 15.0;

/// The box a figure symbol is drawn in, from its foot: x, y, width, height.
/// The foot stands [`FOOT_DROP`] below the centre of the space.
pub const FIGURE_BOX: (f32, f32, f32, f32) = (-25.0, -68.75, 50.0, 75.0);
/// Picture units to one unit of a figure symbol (its `viewBox` is 64 x 96).
pub const FIGURE_SCALE: f32 = 50.0 / 64.0;
/// How far below a space's centre a figure's foot stands.
pub const FOOT_DROP: f32 = 5.0;

/// Where the owner's mask is drawn as a figure's face, by build (tall, short, fat, thin):
/// centre and size in units of the figure symbol, from its foot (up is negative).
pub const FACE: [(f32, f32, f32); 4] =
    [(0.0, -57.0, 24.0), (0.0, -31.0, 25.0), (0.0, -46.0, 25.0), (0.0, -55.0, 22.0)];

/// Centres of the Phantom's three windows in its symbol (`viewBox="0 0 120 140"`), left to right.
pub const PHANTOM_WINDOWS: [(f32, f32); 3] = [(36.0, 66.0), (60.0, 92.0), (84.0, 66.0)];
/// Radius of the Phantom's windows.
pub const PHANTOM_WINDOW_RADIUS: f32 = 14.0;

/// A [`Spot`] in one line.
const fn spot(x: f32, y: f32, dx: f32, dy: f32, anchor: Anchor) -> Spot {
    Spot { x, y, label: Label { dx, dy, anchor } }
}

/// Every space's place, in the order of `spaces`.
pub const SPOTS: [Spot; 58] = [
    spot(738.0, 112.0, 0.0, 31.0, Anchor::End),     // 0 Murano
    spot(464.0, 138.0, -40.0, 31.0, Anchor::Start), // 1 Madonna dell’Orto
    spot(384.0, 150.0, -28.0, -2.0, Anchor::End),   // 2 Ghetto
    spot(216.0, 146.0, -26.0, 14.0, Anchor::End),   // 3 San Giobbe
    spot(228.0, 222.0, -28.0, -2.0, Anchor::End),   // 4 Tre Archi
    spot(304.0, 230.0, 12.0, 30.0, Anchor::End),    // 5 San Geremia
    spot(378.0, 222.0, 40.0, 31.0, Anchor::End),    // 6 San Marcuola
    spot(446.0, 270.0, -28.0, -2.0, Anchor::End),   // 7 San Stae
    spot(516.0, 216.0, -20.0, -12.0, Anchor::End),  // 8 Santa Fosca
    spot(586.0, 178.0, 28.0, -2.0, Anchor::Start),  // 9 Fondamente Nove
    spot(642.0, 244.0, -24.0, 30.0, Anchor::Start), // 10 Santi Apostoli
    spot(726.0, 236.0, 0.0, 31.0, Anchor::Start),   // 11 Ospedale
    spot(572.0, 270.0, 12.0, 30.0, Anchor::End),    // 12 Ca’ d’Oro
    spot(320.0, 322.0, -4.0, 24.5, Anchor::Middle), // 13 San Giacomo dell’Orio
    spot(204.0, 280.0, 15.0, 22.0, Anchor::Start),  // 14 Scalzi
    spot(94.0, 298.0, 16.0, -4.0, Anchor::Start),   // 15 Tronchetto
    spot(166.0, 352.0, 0.0, -21.0, Anchor::Middle), // 16 Piazzale Roma
    spot(234.0, 364.0, 0.0, 31.0, Anchor::End),     // 17 Frari
    spot(86.0, 368.0, 0.0, 31.0, Anchor::End),      // 18 Marittima
    spot(110.0, 434.0, -20.0, -12.0, Anchor::End),  // 19 Santa Marta
    spot(172.0, 416.0, 16.0, -3.0, Anchor::Start),  // 20 Tolentini
    spot(194.0, 476.0, -20.0, -12.0, Anchor::End),  // 21 Santa Margherita
    spot(126.0, 500.0, -26.0, 14.0, Anchor::End),   // 22 San Basilio
    spot(98.0, 622.0, 0.0, 30.0, Anchor::Middle),   // 23 Sacca Fisola
    spot(196.0, 690.0, -26.0, 14.0, Anchor::End),   // 24 Sant’Eufemia
    spot(236.0, 592.0, 0.0, 31.0, Anchor::Start),   // 25 Zattere
    spot(256.0, 522.0, -26.0, 14.0, Anchor::End),   // 26 San Barnaba
    spot(216.0, 756.0, 0.0, 30.0, Anchor::Middle),  // 27 Giardino Eden
    spot(264.0, 424.0, -12.0, 30.0, Anchor::Start), // 28 San Tomà
    spot(356.0, 448.0, 12.0, 30.0, Anchor::End),    // 29 Santo Stefano
    spot(324.0, 738.0, 0.0, 30.0, Anchor::Middle),  // 30 Redentore
    spot(364.0, 614.0, 0.0, 30.0, Anchor::Middle),  // 31 Incurabili
    spot(328.0, 536.0, 12.0, 30.0, Anchor::End),    // 32 Accademia
    spot(424.0, 506.0, 12.0, 30.0, Anchor::End),    // 33 Giglio
    spot(456.0, 454.0, 0.0, 31.0, Anchor::Start),   // 34 La Fenice
    spot(478.0, 378.0, 0.0, 31.0, Anchor::Start),   // 35 San Silvestro
    spot(488.0, 316.0, 28.0, 5.0, Anchor::Start),   // 36 Pescheria
    spot(500.0, 592.0, -12.0, 30.0, Anchor::Start), // 37 Punta della Dogana
    spot(534.0, 728.0, 0.0, 30.0, Anchor::Middle),  // 38 Zitelle
    spot(716.0, 654.0, 12.0, 30.0, Anchor::End),    // 39 San Giorgio
    spot(1130.0, 666.0, -12.0, 30.0, Anchor::Start), // 40 Sant’Elena
    spot(580.0, 536.0, 12.0, 30.0, Anchor::End),    // 41 San Marco
    spot(706.0, 522.0, 12.0, 30.0, Anchor::End),    // 42 San Zaccaria
    spot(810.0, 520.0, -12.0, 30.0, Anchor::Start), // 43 La Pietà
    spot(1004.0, 572.0, 0.0, 31.0, Anchor::End),    // 44 San Biagio
    spot(1068.0, 592.0, 0.0, 30.0, Anchor::Middle), // 45 Giardini
    spot(944.0, 522.0, -28.0, -2.0, Anchor::End),   // 46 Arsenale
    spot(724.0, 428.0, 0.0, 30.0, Anchor::Middle),  // 47 Santa Maria Formosa
    spot(630.0, 434.0, -28.0, -2.0, Anchor::End),   // 48 Mercerie
    spot(600.0, 354.0, 26.0, 14.0, Anchor::Start),  // 49 Rialto
    spot(716.0, 332.0, 26.0, 14.0, Anchor::Start),  // 50 San Zanipolo
    spot(884.0, 360.0, 0.0, 30.0, Anchor::Middle),  // 51 Celestia
    spot(814.0, 414.0, 28.0, -2.0, Anchor::Start),  // 52 San Lorenzo
    spot(1026.0, 424.0, -28.0, 5.0, Anchor::End),   // 53 Porta Nuova
    spot(1032.0, 506.0, -12.0, 30.0, Anchor::Start), // 54 Via Garibaldi
    spot(1146.0, 510.0, 0.0, 30.0, Anchor::Middle), // 55 San Pietro
    spot(1122.0, 440.0, 0.0, 31.0, Anchor::End),    // 56 Le Vergini
    spot(406.0, 340.0, 0.0, 30.0, Anchor::Middle),  // 57 Embassy
];

/// Where every way bends between its two spaces, in the order of `routes`.
#[rustfmt::skip]
const BENDS: [&[(u16, u16)]; 99] = [
    &[(664, 108), (588, 96), (514, 96)], // 0 Murano - Madonna dell’Orto, water
    &[(752, 172)], // 1 Murano - Ospedale, water
    &[(424, 136)], // 2 Madonna dell’Orto - Ghetto, land
    &[(424, 92), (338, 66), (262, 84)], // 3 Madonna dell’Orto - San Giobbe, water
    &[(528, 148)], // 4 Madonna dell’Orto - Fondamente Nove, land
    &[(304, 172)], // 5 Ghetto - Tre Archi, land
    &[(388, 188)], // 6 Ghetto - San Marcuola, land
    &[(232, 184)], // 7 San Giobbe - Tre Archi, land
    &[(184, 178), (190, 210)], // 8 San Giobbe - Tre Archi, water
    &[(150, 146), (122, 190), (128, 256), (156, 304)], // 9 San Giobbe - Piazzale Roma, water
    &[(266, 218)], // 10 Tre Archi - San Geremia, land
    &[(340, 220)], // 11 San Geremia - San Marcuola, land
    &[(258, 264)], // 12 San Geremia - Scalzi, land
    &[(412, 250)], // 13 San Marcuola - San Stae, water
    &[(356, 255), (300, 273), (248, 284)], // 14 San Marcuola - Scalzi, water
    &[(478, 250), (520, 262)], // 15 San Stae - Ca’ d’Oro, water
    &[(390, 284)], // 16 San Stae - San Giacomo dell’Orio, land
    &[(474, 288)], // 17 San Stae - Pescheria, land
    &[(556, 206)], // 18 Santa Fosca - Fondamente Nove, land
    &[(550, 236)], // 19 Santa Fosca - Ca’ d’Oro, land
    &[(684, 232)], // 20 Santi Apostoli - Ospedale, land
    &[(606, 266)], // 21 Santi Apostoli - Ca’ d’Oro, land
    &[(630, 300)], // 22 Santi Apostoli - Rialto, land
    &[(716, 284)], // 23 Ospedale - San Zanipolo, land
    &[(786, 204), (878, 204), (978, 256), (1028, 340)], // 24 Ospedale - Porta Nuova, water
    &[(550, 296), (578, 322)], // 25 Ca’ d’Oro - Rialto, water
    &[(262, 320), (224, 304)], // 26 San Giacomo dell’Orio - Scalzi, land
    &[(148, 280)], // 27 Scalzi - Tronchetto, land
    &[(186, 316)], // 28 Scalzi - Piazzale Roma, water
    &[(214, 324)], // 29 Scalzi - Frari, land
    &[(118, 344)], // 30 Tronchetto - Piazzale Roma, land
    &[(130, 312)], // 31 Tronchetto - Piazzale Roma, water
    &[(94, 334)], // 32 Tronchetto - Marittima, land
    &[(52, 316), (34, 372), (36, 460), (52, 552)], // 33 Tronchetto - Sacca Fisola, water
    &[(200, 354)], // 34 Piazzale Roma - Frari, land
    &[(164, 384)], // 35 Piazzale Roma - Tolentini, land
    &[(246, 396)], // 36 Frari - San Tomà, land
    &[(92, 404)], // 37 Marittima - Santa Marta, land
    &[(114, 468)], // 38 Santa Marta - San Basilio, land
    &[(188, 446)], // 39 Tolentini - Santa Margherita, land
    &[(160, 482)], // 40 Santa Margherita - San Basilio, land
    &[(220, 504)], // 41 Santa Margherita - San Barnaba, land
    &[(232, 458)], // 42 Santa Margherita - San Tomà, land
    &[(90, 556)], // 43 San Basilio - Sacca Fisola, water
    &[(176, 552)], // 44 San Basilio - Zattere, land
    &[(118, 566), (168, 612)], // 45 San Basilio - Zattere, water
    &[(146, 648)], // 46 Sacca Fisola - Sant’Eufemia, land
    &[(228, 642)], // 47 Sant’Eufemia - Zattere, water
    &[(214, 722)], // 48 Sant’Eufemia - Giardino Eden, land
    &[(254, 660), (308, 684)], // 49 Sant’Eufemia - Redentore, water
    &[(250, 558)], // 50 Zattere - San Barnaba, land
    &[(300, 594)], // 51 Zattere - Incurabili, land
    &[(292, 520)], // 52 San Barnaba - Accademia, land
    &[(270, 758)], // 53 Giardino Eden - Redentore, land
    &[(300, 442), (330, 490), (376, 524)], // 54 San Tomà - Giglio, water
    &[(302, 408), (370, 408), (440, 418), (514, 412), (556, 384)], // 55 San Tomà - Rialto, water
    &[(304, 378), (352, 366)], // 56 San Tomà - Embassy, land
    &[(346, 494)], // 57 Santo Stefano - Accademia, land
    &[(384, 486)], // 58 Santo Stefano - Giglio, land
    &[(404, 444)], // 59 Santo Stefano - La Fenice, land
    &[(428, 754)], // 60 Redentore - Zitelle, land
    &[(358, 692), (428, 668), (502, 690)], // 61 Redentore - Zitelle, water
    &[(440, 628)], // 62 Incurabili - Punta della Dogana, land
    &[(376, 574), (446, 602)], // 63 Accademia - Punta della Dogana, land
    &[(448, 540), (484, 556)], // 64 Giglio - Punta della Dogana, water
    &[(502, 510)], // 65 Giglio - San Marco, land
    &[(540, 448)], // 66 La Fenice - Mercerie, land
    &[(490, 348)], // 67 San Silvestro - Pescheria, land
    &[(440, 366)], // 68 San Silvestro - Embassy, land
    &[(546, 346)], // 69 Pescheria - Rialto, land
    &[(548, 578)], // 70 Punta della Dogana - San Marco, water
    &[(572, 682), (636, 646)], // 71 Zitelle - San Giorgio, water
    &[(604, 706), (650, 752), (790, 776), (960, 776), (1082, 742)], // 72 Zitelle - Sant’Elena, water
    &[(696, 616), (614, 606)], // 73 San Giorgio - San Marco, water
    &[(1050, 682), (930, 660), (806, 614), (738, 572)], // 74 Sant’Elena - San Zaccaria, water
    &[(1070, 650), (1012, 626)], // 75 Sant’Elena - San Biagio, water
    &[(1106, 626)], // 76 Sant’Elena - Giardini, land
    &[(626, 564), (672, 558)], // 77 San Marco - San Zaccaria, water
    &[(596, 484)], // 78 San Marco - Mercerie, land
    &[(738, 544), (782, 548)], // 79 San Zaccaria - La Pietà, water
    &[(680, 470)], // 80 San Zaccaria - Mercerie, land
    &[(880, 530)], // 81 La Pietà - Arsenale, land
    &[(820, 466)], // 82 La Pietà - San Lorenzo, land
    &[(1038, 574)], // 83 San Biagio - Giardini, land
    &[(972, 586), (944, 562)], // 84 San Biagio - Arsenale, water
    &[(1010, 536)], // 85 San Biagio - Via Garibaldi, land
    &[(1116, 560)], // 86 Giardini - San Pietro, land
    &[(932, 472), (932, 404), (916, 362)], // 87 Arsenale - Celestia, water
    &[(988, 504)], // 88 Arsenale - Via Garibaldi, land
    &[(678, 424)], // 89 Santa Maria Formosa - Mercerie, land
    &[(726, 380)], // 90 Santa Maria Formosa - San Zanipolo, land
    &[(770, 428)], // 91 Santa Maria Formosa - San Lorenzo, land
    &[(618, 394)], // 92 Mercerie - Rialto, land
    &[(656, 336)], // 93 Rialto - San Zanipolo, land
    &[(842, 378)], // 94 Celestia - San Lorenzo, land
    &[(920, 320), (980, 346)], // 95 Celestia - Porta Nuova, water
    &[(1058, 380), (1108, 388)], // 96 Porta Nuova - Le Vergini, water
    &[(1088, 502)], // 97 Via Garibaldi - San Pietro, land
    &[(1066, 464)], // 98 Via Garibaldi - Le Vergini, land
];

/// A way's line, the `d` of a path: centre to centre, through its bends.
#[must_use]
pub fn way_path(ix: usize) -> String {
    let ends = ROUTES[ix].ends.map(|space| (SPOTS[space.ix()].x, SPOTS[space.ix()].y));
    let bends = BENDS[ix].iter().map(|(x, y)| (f32::from(*x), f32::from(*y)));
    let points: Vec<Point> = [ends[0]].into_iter().chain(bends).chain([ends[1]]).collect();
    curve::open(&points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_spaces_touch() {
        for (n, a) in SPOTS.iter().enumerate() {
            for b in &SPOTS[n + 1..] {
                let apart = (a.x - b.x).hypot(a.y - b.y);
                assert!(apart >= 57.0, "{a:?} and {b:?} are {apart} apart");
            }
        }
    }

    #[test]
    fn every_space_and_its_figure_lie_in_the_frame() {
        for spot in &SPOTS {
            assert!(spot.x >= 24.0 && spot.x <= WIDTH as f32 - 24.0, "{spot:?}");
            let top = spot.y + FOOT_DROP + FIGURE_BOX.1;
            assert!(top >= 0.0 && spot.y <= HEIGHT as f32 - 24.0, "{spot:?}");
        }
    }

    #[test]
    fn every_way_is_a_line() {
        for (ix, bends) in BENDS.iter().enumerate() {
            let path = way_path(ix);
            assert_eq!(path.matches('C').count(), bends.len() + 1, "{path}");
        }
    }

    #[test]
    fn faces_and_windows_lie_in_their_symbols() {
        for (x, y, size) in FACE {
            assert!(x.abs() + size / 2.0 <= 32.0 && y - size / 2.0 >= -88.0);
        }
        for (x, y) in PHANTOM_WINDOWS {
            let r = PHANTOM_WINDOW_RADIUS;
            assert!(x - r > 0.0 && x + r < 120.0 && y - r > 0.0 && y + r < 140.0);
        }
    }
}
