//! The names of the 58 spaces: real places of Venice, the same in every
//! language but for the Embassy, which each language names itself.

use crate::i18n::Text;
use crate::inkognito::rules::board::{EMBASSY, N_SPACES, SpaceId};

/// The name of a space.
pub fn place(text: &Text, space: SpaceId) -> &'static str {
    if space == EMBASSY { text.embassy } else { NAMES[space.ix()] }
}

/// The article that a place has in Italian, and in languages that name it likewise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Article {
    /// `Rialto`.
    None,
    /// `l’Arsenale`.
    Elided,
    /// `il Ghetto`.
    Il,
    /// `i Frari`.
    I,
    /// `la Celestia`.
    La,
    /// `le Zattere`.
    Le,
}

/// The article of a place, and the name after it.
pub fn article(place: &str) -> (Article, &str) {
    if let Some(name) = place.strip_prefix("La ") {
        return (Article::La, name);
    }
    if let Some(name) = place.strip_prefix("Le ") {
        return (Article::Le, name);
    }
    let article = match place {
        "Ospedale" | "Accademia" | "Arsenale" => Article::Elided,
        "Ghetto" | "Tronchetto" | "Giardino Eden" | "Redentore" | "Giglio" => Article::Il,
        "Frari" | "Tolentini" | "Giardini" | "Scalzi" | "Incurabili" => Article::I,
        "Madonna dell’Orto" | "Ca’ d’Oro" | "Marittima" | "Pescheria" => Article::La,
        "Punta della Dogana" | "Celestia" => Article::La,
        "Fondamente Nove" | "Zattere" | "Zitelle" | "Mercerie" => Article::Le,
        _ => Article::None,
    };
    (article, place)
}

/// Names by index; the Embassy's is never read.
#[rustfmt::skip]
const NAMES: [&str; N_SPACES] = [
    "Murano",
    "Madonna dell’Orto",
    "Ghetto",
    "San Giobbe",
    "Tre Archi",
    "San Geremia",
    "San Marcuola",
    "San Stae",
    "Santa Fosca",
    "Fondamente Nove",
    "Santi Apostoli",
    "Ospedale",
    "Ca’ d’Oro",
    "San Giacomo dell’Orio",
    "Scalzi",
    "Tronchetto",
    "Piazzale Roma",
    "Frari",
    "Marittima",
    "Santa Marta",
    "Tolentini",
    "Santa Margherita",
    "San Basilio",
    "Sacca Fisola",
    "Sant’Eufemia",
    "Zattere",
    "San Barnaba",
    "Giardino Eden",
    "San Tomà",
    "Santo Stefano",
    "Redentore",
    "Incurabili",
    "Accademia",
    "Giglio",
    "La Fenice",
    "San Silvestro",
    "Pescheria",
    "Punta della Dogana",
    "Zitelle",
    "San Giorgio",
    "Sant’Elena",
    "San Marco",
    "San Zaccaria",
    "La Pietà",
    "San Biagio",
    "Giardini",
    "Arsenale",
    "Santa Maria Formosa",
    "Mercerie",
    "Rialto",
    "San Zanipolo",
    "Celestia",
    "San Lorenzo",
    "Porta Nuova",
    "Via Garibaldi",
    "San Pietro",
    "Le Vergini",
    "Embassy",
];
