//! The plates of the board, as in an atlas: what never changes while a table is
//! played in one language and theme, each plate one picture.
//!
//! A browser gives every element of a page its style and its place, and the
//! board comes anew after every curtain: the city with its ways, spaces, names
//! and figures would be fourteen hundred elements. As a picture it is one, which
//! the browser has long since worked out. No name that people have chosen is in it.

use std::fmt::Write;

use crate::i18n::{Speaker, Text};
use crate::inkognito::rules::board::{ROUTES, spaces};
use crate::inkognito::rules::{Build, Colour, Site, Way};
use crate::ui::dom::tenths;

use super::curve::drawn;
use super::layout::{FACE, HEIGHT, SPACE_RADIUS, SPOTS, WIDTH, way_path};
use super::pieces::{build_figure, colour_name, mask_symbol, way_name};

/// One picture of the board, from the bottom up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plate {
    /// The city alone.
    City,
    /// The ways, and the title of the map.
    Ways,
    /// The spaces.
    Spaces,
    /// Every figure that can stand on the board, side by side ([`cell`]).
    Figures,
    /// The spaces' names.
    Names,
}

/// The size of a figure's cell in [`Plate::Figures`], as its symbol is drawn.
pub const CELL: (usize, usize) = (64, 96);
/// How many figures there are: each colour's four, and the Ambassador.
pub const CELLS: usize = Colour::ALL.len() * Build::ALL.len() + 1;

/// Which cell of [`Plate::Figures`] shows this colour's figure of this build; without a
/// colour, the Ambassador.
pub fn cell(figure: Option<(Colour, Build)>) -> usize {
    figure.map_or(CELLS - 1, |(colour, build)| colour as usize * Build::ALL.len() + build.ix())
}

impl Plate {
    /// All plates.
    pub const ALL: [Plate; 5] =
        [Plate::City, Plate::Ways, Plate::Spaces, Plate::Figures, Plate::Names];

    /// The width and height of the picture.
    pub fn size(self) -> (usize, usize) {
        match self {
            // Its southern shore has glow and ripples below the frame.
            Plate::City => (WIDTH as usize, HEIGHT as usize + 40),
            Plate::Ways | Plate::Spaces | Plate::Names => (WIDTH as usize, HEIGHT as usize),
            Plate::Figures => (CELL.0 * CELLS, CELL.1),
        }
    }

    /// The picture, a file of its own but for what `art/symbols.svg` and
    /// `style/tokens.css` say, which `public/plates.js` puts in: a symbol for
    /// every `<use>`, a value for every `var()`.
    pub fn svg(self, text: &'static Text) -> String {
        let (width, height) = self.size();
        let body = match self {
            // Smooth lines stand there as points between tildes.
            Plate::City => drawn(include_str!("../../../art/venice.svg")),
            Plate::Ways => ways(),
            Plate::Spaces => discs(),
            Plate::Figures => figures(),
            Plate::Names => names(text),
        };
        let style = include_str!("../../../style/plates.css");
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><style>{style}</style>{body}</svg>"#
        )
    }

    /// What the page calls it.
    pub fn name(self) -> &'static str {
        match self {
            Plate::City => "city",
            Plate::Ways => "ways",
            Plate::Spaces => "spaces",
            Plate::Figures => "figures",
            Plate::Names => "names",
        }
    }
}

/// Beds below, lines upon them; all ways of a kind are one line.
fn ways() -> String {
    let mut svg = include_str!("../../../art/cartouche.svg").to_string();
    for class in ["route-bed", "route"] {
        for way in Way::ALL {
            let name = way_name(way);
            let paths = ROUTES.iter().enumerate().filter(|(_, route)| route.way == way);
            let line: String = paths.map(|(ix, _)| way_path(ix)).collect();
            add(&mut svg, format_args!(r#"<path class="{class}" data-way="{name}" d="{line}"/>"#));
        }
    }
    svg
}

fn discs() -> String {
    let mut svg = String::new();
    for space in spaces() {
        let (kind, colour) = match space.site() {
            Site::Plain => ("plain", ""),
            Site::Start(colour) => ("start", colour_name(Some(colour))),
            Site::Goal(_) => ("goal", ""),
            Site::Embassy => ("embassy", ""),
        };
        let spot = SPOTS[space.ix()];
        let [x, y, radius] = [spot.x, spot.y, SPACE_RADIUS].map(tenths);
        add(
            &mut svg,
            format_args!(
                r#"<circle class="space-disc" data-kind="{kind}" data-colour="{colour}" cx="{x}" cy="{y}" r="{radius}"/><circle class="space-ring" data-kind="{kind}" cx="{x}" cy="{y}" r="11"/>"#
            ),
        );
        if let Site::Goal(number) = space.site() {
            add(
                &mut svg,
                format_args!(r#"<text class="space-number" x="{x}" y="{y}">{number}</text>"#),
            );
        }
    }
    svg
}

fn figures() -> String {
    let mut svg = String::new();
    for colour in Colour::ALL {
        for build in Build::ALL {
            let (x, y, size) = FACE[build.ix()];
            let face = [x - size / 2.0, y - size / 2.0, size];
            let figure = Some((colour, build));
            standing(&mut svg, cell(figure), build_figure(build), Some((colour, face)));
        }
    }
    standing(&mut svg, cell(None), mask_symbol(None), None);
    svg
}

fn standing(svg: &mut String, cell: usize, body: &str, mask: Option<(Colour, [f32; 3])>) {
    let (x, (width, height)) = (cell * CELL.0, CELL);
    let seat = colour_name(mask.map(|(colour, _)| colour));
    add(
        svg,
        format_args!(
            r##"<svg data-seat-colour="{seat}" x="{x}" width="{width}" height="{height}" viewBox="-32 -88 {width} {height}"><use href="#{body}" x="-32" y="-88" width="{width}" height="{height}"/>"##
        ),
    );
    if let Some((colour, face)) = mask {
        let (mask, [x, y, size]) = (mask_symbol(Some(colour)), face.map(tenths));
        add(
            svg,
            format_args!(
                r##"<use href="#{mask}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##
            ),
        );
    }
    svg.push_str("</svg>");
}

fn names(text: &'static Text) -> String {
    let speaker = Speaker::new(text, Vec::new());
    spaces().map(|space| super::ground::name(&speaker, space)).collect()
}

fn add(svg: &mut String, more: std::fmt::Arguments<'_>) {
    // A text takes whatever is written to it.
    let _ = svg.write_fmt(more);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn every_figure_has_a_cell_of_its_own() {
        let mut cells: Vec<usize> = Colour::ALL
            .into_iter()
            .flat_map(|colour| Build::ALL.map(|build| cell(Some((colour, build)))))
            .chain([cell(None)])
            .collect();
        cells.sort_unstable();
        assert_eq!(cells, (0..CELLS).collect::<Vec<_>>());
    }

    #[test]
    fn every_use_names_what_the_file_or_the_page_has() {
        let symbols = include_str!("../../../art/symbols.svg");
        for plate in Plate::ALL {
            let svg = plate.svg(Lang::En.text());
            for used in svg.split(r##"href="#"##).skip(1) {
                let id = used.split('"').next().expect("an end");
                let here =
                    [symbols, &svg].iter().any(|text| text.contains(&format!(r#"id="{id}""#)));
                assert!(here, "{plate:?}: {id}");
            }
        }
        assert!(Plate::Figures.svg(Lang::En.text()).contains(r##"<use href="#mask-bauta""##));
    }

    #[test]
    fn the_spaces_names_are_those_of_the_language() {
        assert!(Plate::Names.svg(Lang::De.text()).contains(Lang::De.text().embassy));
    }
}
