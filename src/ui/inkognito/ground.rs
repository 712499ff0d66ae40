//! What lives on the board, as markup: the spaces' buttons, the rings of those
//! that can be chosen, the ways of a planned march, the figures. Whatever else
//! is to be seen lies still, and is a picture ([`super::plates`]).
//!
//! A browser reads one text much faster than it makes elements one by one, and
//! the board comes anew after every curtain. No name that people have chosen is
//! in it.

use crate::i18n::Speaker;
use crate::inkognito::rules::board::{ROUTES, spaces};
use crate::inkognito::rules::{Colour, Pawn, Site, SpaceId};
use crate::ui::dom::tenths;

use super::layout::{FACE, FIGURE_BOX, FIGURE_SCALE, SPACE_RADIUS, SPOTS, way_path};
use super::pieces::{colour_name, way_name};
use super::plates::{CELL, CELLS, cell};

/// The id of a space's button.
pub fn space_id(space: SpaceId) -> String {
    format!("space-{}", space.ix())
}

/// The id of a pawn's drawing.
pub fn pawn_id(pawn: Pawn) -> String {
    match pawn {
        Pawn::Ambassador => "pawn-ambassador".to_string(),
        Pawn::Figure(figure) => format!("pawn-{}-{}", figure.owner.ix(), figure.build.ix()),
    }
}

/// The water round the city, as far as a frame of any shape shows it: what
/// `art/venice.svg` has within its picture goes on without an edge.
pub const SEA: &str = r##"<radialGradient id="sea" gradientUnits="userSpaceOnUse" cx="560" cy="420" r="780"><stop class="sea-1" offset=".35"/><stop class="sea-2" offset="1"/></radialGradient><rect x="-2000" y="-2000" width="5200" height="4800" fill="url(#sea)"/>"##;

/// The ring of the space that has the keyboard's focus, over whoever stands there.
pub const FOCUS: &str = r#"<circle r="28"/><circle r="28"/>"#;

/// A button on every space.
pub fn buttons() -> String {
    spaces()
        .map(|space| {
            let (id, ix) = (space_id(space), space.ix());
            let [x, y] = place(space);
            format!(
                r#"<circle id="{id}" class="space" role="button" tabindex="-1" data-space="{ix}" cx="{x}" cy="{y}" r="27"/>"#
            )
        })
        .collect()
}

/// Where a space lies, as drawings write it.
pub fn place(space: SpaceId) -> [String; 2] {
    let spot = SPOTS[space.ix()];
    [spot.x, spot.y].map(tenths)
}

/// The rings of a space that can be chosen. How is told to style sheets.
pub fn target(space: SpaceId, how: &str) -> String {
    let [x, y] = place(space);
    let circle = |class, radius| {
        format!(r#"<circle class="target-{class}" cx="{x}" cy="{y}" r="{radius}"/>"#)
    };
    let is_plain = matches!(space.site(), Site::Plain);
    let lit = is_plain && matches!(how, "stay" | "chosen");
    let disc = if lit { circle("disc", tenths(SPACE_RADIUS)) } else { String::new() };
    let bed = if how == "far" { String::new() } else { circle("bed", tenths(20.0)) };
    let ring = circle("ring", tenths(20.0));
    let ix = space.ix();
    format!(r#"<g id="target-{ix}" class="target" data-target="{how}">{disc}{bed}{ring}</g>"#)
}

/// The ways of a planned march, lit.
pub fn lights(trail: &[usize]) -> String {
    let line = |class: &str| -> String {
        let one = |ix: &usize| {
            let way = way_name(ROUTES[*ix].way);
            let path = way_path(*ix);
            format!(r#"<path class="{class}" data-way="{way}" d="{path}"/>"#)
        };
        trail.iter().map(one).collect()
    };
    line("route-bed") + &line("route")
}

/// A space's name, written beside it.
pub fn name(speaker: &Speaker, space: SpaceId) -> String {
    let label = SPOTS[space.ix()].label;
    let spot = SPOTS[space.ix()];
    let [x, y] = [spot.x + label.dx, spot.y + label.dy].map(tenths);
    let (anchor, name) = (label.anchor.as_str(), speaker.place(space));
    format!(r#"<text class="space-name" x="{x}" y="{y}" text-anchor="{anchor}">{name}</text>"#)
}

/// A pawn from its foot, drawn from the picture of all figures: where a finger
/// finds it, its shadow, the figure.
pub fn figure(pawn: Pawn, colour: Option<Colour>) -> String {
    let (x, y, width, height) = FIGURE_BOX;
    let [x, y, width, height] = [x, y, width, height].map(tenths);
    let build = match pawn {
        Pawn::Ambassador => None,
        Pawn::Figure(figure) => Some(figure.build),
    };
    let (across, down) = CELL;
    let from = across * cell(colour.zip(build));
    let whole = across * CELLS;
    let (id, seat) = (pawn_id(pawn), colour_name(colour));
    format!(
        r#"<g id="{id}" class="pawn" data-seat-colour="{seat}"><ellipse class="pawn-hit" cy="-30" rx="21" ry="35"/><ellipse class="pawn-shadow" rx="19" ry="6.5"/><g class="pawn-body"><svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{from} 0 {across} {down}"><image data-plate="figures" width="{whole}" height="{down}"/></svg></g></g>"#
    )
}

/// The halo of a pawn that may be chosen, which lies below it.
pub const HALO: &str = r#"<ellipse class="pawn-halo-bed" rx="24" ry="11.5"/><ellipse class="pawn-halo" rx="24" ry="11.5"/>"#;

/// The marker over the head of a pawn that may be chosen.
pub fn cue(pawn: Pawn) -> String {
    let head = match pawn {
        Pawn::Ambassador => -68.0,
        Pawn::Figure(figure) => {
            let (_, y, _) = FACE[figure.build.ix()];
            y * FIGURE_SCALE - 25.0
        }
    };
    format!(r#"<path class="pawn-cue" d="M-9 {}h18l-9 11z"/>"#, tenths(head - 11.0))
}
