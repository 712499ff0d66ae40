//! What never changes on the board while a table is played in one language, as
//! markup: the city, its ways, its spaces and their names.
//!
//! A browser reads one text much faster than it makes a thousand elements one
//! by one, and the board comes anew after every curtain. Whatever changes is an
//! attribute that the board sets ([`super::board`]). No name that people have
//! chosen is in it.

use std::fmt::Write;
use std::sync::LazyLock;

use crate::i18n::Speaker;
use crate::inkognito::rules::board::{ROUTES, spaces};
use crate::inkognito::rules::{Colour, Pawn, Site, SpaceId, Way};
use crate::ui::dom::tenths;

use super::curve::drawn;
use super::layout::{FACE, FIGURE_BOX, FIGURE_SCALE, SPACE_RADIUS, SPOTS, way_path};
use super::pieces::{colour_name, figure_symbol, mask_symbol};

/// The drawing of the city, without anything of the game. In `art/venice.svg` smooth
/// lines stand as points between tildes ([`drawn`] bends them).
pub fn venice() -> &'static str {
    static CITY: LazyLock<String> =
        LazyLock::new(|| drawn(include_str!("../../../art/venice.svg")));
    &CITY
}

/// The id of a space's button.
pub fn space_id(space: SpaceId) -> String {
    format!("space-{}", space.ix())
}

/// The id of a space's written name.
pub fn name_id(space: SpaceId) -> String {
    format!("name-{}", space.ix())
}

/// The ids of a way's two lines: its bed, and the line upon it.
pub fn way_ids(ix: usize) -> [String; 2] {
    [format!("bed-{ix}"), format!("way-{ix}")]
}

/// The id of a pawn's drawing.
pub fn pawn_id(pawn: Pawn) -> String {
    match pawn {
        Pawn::Ambassador => "pawn-ambassador".to_string(),
        Pawn::Figure(figure) => format!("pawn-{}-{}", figure.owner.ix(), figure.build.ix()),
    }
}

/// The city, the ways and the spaces.
pub fn ground() -> &'static str {
    static GROUND: LazyLock<String> = LazyLock::new(draw_ground);
    &GROUND
}

fn draw_ground() -> String {
    let venice = venice();
    let mut svg =
        format!(r#"<g aria-hidden="true">{venice}</g><g aria-hidden="true" class="routes">"#);
    for (layer, class) in ["route-bed", "route"].into_iter().enumerate() {
        for (ix, route) in ROUTES.iter().enumerate() {
            let way = match route.way {
                Way::Land => "land",
                Way::Water => "water",
            };
            let id = &way_ids(ix)[layer];
            let path = way_path(ix);
            add(
                &mut svg,
                format_args!(r#"<path id="{id}" class="{class}" data-way="{way}" d="{path}"/>"#),
            );
        }
    }
    svg.push_str("</g>");
    for space in spaces() {
        add_space(&mut svg, space);
    }
    svg
}

fn add_space(svg: &mut String, space: SpaceId) {
    let (kind, colour) = match space.site() {
        Site::Plain => ("plain", None),
        Site::Start(colour) => ("start", Some(colour)),
        Site::Goal(_) => ("goal", None),
        Site::Embassy => ("embassy", None),
    };
    let (id, ix) = (space_id(space), space.ix());
    add(
        svg,
        format_args!(
            r#"<g id="{id}" class="space" role="button" tabindex="-1" data-space="{ix}">"#
        ),
    );
    circle(svg, "space-hit", space, 27.0);
    let spot = SPOTS[ix];
    let [x, y, radius] = [spot.x, spot.y, SPACE_RADIUS].map(tenths);
    let colour = colour.map(|colour| format!(r#" data-colour="{}""#, colour_name(Some(colour))));
    let colour = colour.unwrap_or_default();
    add(
        svg,
        format_args!(
            r#"<circle class="space-disc" data-kind="{kind}"{colour} cx="{x}" cy="{y}" r="{radius}"/>"#
        ),
    );
    add(
        svg,
        format_args!(r#"<circle class="space-ring" data-kind="{kind}" cx="{x}" cy="{y}" r="11"/>"#),
    );
    if let Site::Goal(number) = space.site() {
        add(svg, format_args!(r#"<text class="space-number" x="{x}" y="{y}">{number}</text>"#));
    }
    // Style sheets show these for a space that can be chosen.
    circle(svg, "target-bed", space, 20.0);
    circle(svg, "target", space, 20.0);
    circle(svg, "space-focus", space, 24.0);
    svg.push_str("</g>");
}

fn circle(svg: &mut String, class: &str, space: SpaceId, radius: f32) {
    let spot = SPOTS[space.ix()];
    let [x, y, radius] = [spot.x, spot.y, radius].map(tenths);
    add(svg, format_args!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#));
}

/// The spaces' names in a language.
pub fn names(speaker: &Speaker) -> String {
    let mut svg = String::new();
    for space in spaces() {
        let spot = SPOTS[space.ix()];
        let [x, y] = [spot.x + spot.label.dx, spot.y + spot.label.dy].map(tenths);
        let (id, anchor, name) = (name_id(space), spot.label.anchor.as_str(), speaker.place(space));
        add(
            &mut svg,
            format_args!(
                r#"<text id="{id}" class="space-name" x="{x}" y="{y}" text-anchor="{anchor}">{name}</text>"#
            ),
        );
    }
    svg
}

/// A pawn from its foot: the halo of one that may be chosen, the figure in its
/// owner's mask, the marker over its head.
pub fn figure(pawn: Pawn, colour: Option<Colour>) -> String {
    let halo = |class| format!(r#"<ellipse class="{class}" rx="24" ry="11.5"/>"#);
    let (bed, halo) = (halo("pawn-halo-bed"), halo("pawn-halo"));
    let (x, y, width, height) = FIGURE_BOX;
    let body = symbol("", figure_symbol(pawn), [x, y, width, height]);
    let (mask, head) = match pawn {
        Pawn::Ambassador => (String::new(), -68.0),
        Pawn::Figure(figure) => {
            let (x, y, size) = FACE[figure.build.ix()];
            let (x, y, size) = (x * FIGURE_SCALE, y * FIGURE_SCALE, size * FIGURE_SCALE);
            let place = [x - size / 2.0, y - size / 2.0, size, size];
            (symbol("pawn-mask", mask_symbol(colour), place), y - 25.0)
        }
    };
    let top = tenths(head - 11.0);
    let (id, seat) = (pawn_id(pawn), colour_name(colour));
    format!(
        r#"<g id="{id}" class="pawn" data-seat-colour="{seat}">{bed}{halo}<ellipse class="pawn-shadow" rx="19" ry="6.5"/><g class="pawn-body">{body}{mask}</g><path class="pawn-cue" d="M-9 {top}h18l-9 11z"/></g>"#
    )
}

fn symbol(class: &str, name: &str, place: [f32; 4]) -> String {
    let [x, y, width, height] = place.map(tenths);
    format!(
        r##"<use class="{class}" href="#{name}" x="{x}" y="{y}" width="{width}" height="{height}"/>"##
    )
}

fn add(svg: &mut String, more: std::fmt::Arguments<'_>) {
    // A text takes whatever is written to it.
    let _ = svg.write_fmt(more);
}
