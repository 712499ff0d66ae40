//! The dependency rule, and a few words that must not be in the source.
//!
//! ```text
//! kit  <-  rules  <-  deduce  <-  bots  <-  session  <-  ui
//!                 \______________ i18n ______________/
//! ```
//!
//! Reads `src/**`, leaves out comments, strings and test modules, follows every
//! path (`crate::`, `super::`, grouped and renamed imports) to the layer it
//! leads to, and prints the rule that is broken.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A layer of the crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    Kit,
    Rules,
    Deduce,
    Bots,
    Session,
    I18n,
    /// Files of the screen that are compiled without the page.
    Pure,
    /// Components.
    Page,
    /// `lib.rs`, `main.rs` and tables of contents between layers.
    Above,
}

/// What a layer may not lead to: layers, crates, names of the rules.
struct Rule {
    layer: Layer,
    layers: &'static [Layer],
    crates: &'static [&'static str],
    names: &'static [&'static str],
}

const TRUTH: &[&str] = &["State", "Deal", "Event"];
const PAGE: &[&str] = &["leptos", "web_sys", "js_sys", "wasm_bindgen"];
const PAGE_AND_CHANCE: &[&str] =
    &["leptos", "web_sys", "js_sys", "wasm_bindgen", "getrandom", "rand_core", "rand_pcg"];

use Layer::{Above, Bots, Deduce, I18n, Kit, Page, Pure, Rules, Session};

const LAWS: [Rule; 8] = [
    Rule {
        layer: Kit,
        layers: &[Rules, Deduce, Bots, Session, I18n, Pure, Page],
        crates: PAGE,
        names: &[],
    },
    Rule {
        layer: Rules,
        layers: &[Deduce, Bots, Session, I18n, Pure, Page],
        crates: PAGE_AND_CHANCE,
        names: &[],
    },
    Rule {
        layer: Deduce,
        layers: &[Bots, Session, I18n, Pure, Page],
        crates: PAGE_AND_CHANCE,
        names: TRUTH,
    },
    Rule {
        layer: Bots,
        layers: &[Session, I18n, Pure, Page],
        crates: PAGE_AND_CHANCE,
        names: TRUTH,
    },
    Rule { layer: Session, layers: &[I18n, Pure, Page], crates: PAGE, names: &[] },
    Rule { layer: I18n, layers: &[Bots, Session, Pure, Page], crates: PAGE, names: &["State"] },
    Rule { layer: Pure, layers: &[Session, Page], crates: PAGE, names: TRUTH },
    Rule { layer: Page, layers: &[], crates: &[], names: TRUTH },
];

/// Layers in which nothing may depend on the order of a hash.
const ORDERLY: [Layer; 7] = [Kit, Rules, Deduce, Bots, Session, I18n, Pure];

const LONG: usize = 600;
const TOO_LONG: usize = 700;

/// A source file.
struct Source {
    /// Its module, such as `inkognito::rules::apply`.
    module: Vec<String>,
    layer: Layer,
    text: String,
}

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).expect("readable").map(|entry| entry.expect("entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push(path);
        }
    }
}

fn sources() -> Vec<(String, Source)> {
    let mut paths = Vec::new();
    files(&src(), &mut paths);
    let pages = gated_modules(&paths);
    paths
        .into_iter()
        .map(|path| {
            let name = path.strip_prefix(src()).expect("inside").display().to_string();
            let module = module_of(&name);
            let text = without_tests(&without_words(&fs::read_to_string(&path).expect("utf-8")));
            let layer = layer_of(&module, &pages);
            (name, Source { module, layer, text })
        })
        .collect()
}

fn module_of(name: &str) -> Vec<String> {
    let mut parts: Vec<String> =
        name.trim_end_matches(".rs").split('/').map(str::to_string).collect();
    if matches!(parts.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        parts.pop();
    }
    parts
}

/// Modules that are compiled for the page only.
fn gated_modules(paths: &[PathBuf]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for path in paths.iter().filter(|path| path.ends_with("mod.rs")) {
        let module = module_of(&path.strip_prefix(src()).expect("inside").display().to_string());
        let text = fs::read_to_string(path).expect("utf-8");
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for pair in lines.windows(2) {
            let name = pair[1].trim_start_matches("pub ").strip_prefix("mod ");
            if let (true, Some(name)) = (pair[0].starts_with("#[cfg(feature = \"web\")]"), name) {
                let child = name.trim_end_matches(';').to_string();
                found.push(module.iter().cloned().chain([child]).collect());
            }
        }
    }
    found
}

fn layer_of(module: &[String], pages: &[Vec<String>]) -> Layer {
    let parts: Vec<&str> = module.iter().map(String::as_str).collect();
    match parts[..] {
        ["kit", ..] => Kit,
        ["inkognito", "rules", ..] => Rules,
        ["inkognito", "deduce", ..] => Deduce,
        ["inkognito", "bots", ..] => Bots,
        ["session", ..] => Session,
        ["i18n", ..] => I18n,
        ["ui"] | ["ui", "inkognito"] => Above,
        ["ui", ..] if pages.iter().any(|page| module.starts_with(page)) => Page,
        ["ui", ..] => Pure,
        _ => Above,
    }
}

/// The text with comments and string literals blanked out.
fn without_words(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skip = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(raw) = rest.strip_prefix("r#\"") {
            raw.find("\"#").map_or(rest.len(), |end| end + 5)
        } else if first == '"' {
            string_end(rest)
        } else if rest.starts_with("'\"'") {
            3
        } else if let Some(escape) = rest.strip_prefix("'\\") {
            escape.find('\'').map_or(rest.len(), |end| end + 3)
        } else {
            out.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        out.extend(rest[..skip].chars().filter(|c| *c == '\n'));
        rest = &rest[skip..];
    }
    out
}

fn string_end(text: &str) -> usize {
    let mut escaped = false;
    for (ix, c) in text.char_indices().skip(1) {
        match c {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => return ix + 1,
            _ => escaped = false,
        }
    }
    text.len()
}

/// The text without modules and imports that are compiled for tests only.
fn without_tests(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("#[cfg(test)]") {
        out.push_str(&rest[..start]);
        let body = &rest[start..];
        let open = body.find(['{', ';']).unwrap_or(body.len());
        let mut depth = 0;
        let end = body[open..].char_indices().find_map(|(ix, c)| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            (depth == 0).then_some(open + ix + 1)
        });
        rest = &body[end.unwrap_or(body.len())..];
    }
    out.push_str(rest);
    out
}

/// A piece of source: a word, `::`, or a sign.
fn pieces(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_alphanumeric() || c == '_' {
            word.push(c);
            continue;
        }
        if !word.is_empty() {
            found.push(std::mem::take(&mut word));
        }
        if c == ':' && chars.peek() == Some(&':') {
            chars.next();
            found.push("::".to_string());
        } else if !c.is_whitespace() {
            found.push(c.to_string());
        }
    }
    found.extend((!word.is_empty()).then_some(word));
    found
}

fn is_word(piece: &str) -> bool {
    piece.starts_with(|c: char| c.is_alphanumeric() || c == '_')
}

/// Every path in the pieces, groups spread out; with the name it goes by afterwards, if renamed.
fn paths(pieces: &[String]) -> Vec<(Vec<String>, Option<String>)> {
    let mut found = Vec::new();
    let mut ix = 0;
    while ix < pieces.len() {
        if is_word(&pieces[ix]) && pieces.get(ix + 1).is_some_and(|next| next == "::") {
            ix = path_from(pieces, ix, &[], &mut found);
        } else {
            ix += 1;
        }
    }
    found
}

/// Reads the path that starts here; returns where it ends.
fn path_from(
    pieces: &[String],
    start: usize,
    before: &[String],
    found: &mut Vec<(Vec<String>, Option<String>)>,
) -> usize {
    let mut path = before.to_vec();
    let mut ix = start;
    loop {
        match pieces.get(ix).map(String::as_str) {
            Some("{") => {
                ix += 1;
                while pieces.get(ix).is_some_and(|piece| piece != "}") {
                    ix = path_from(pieces, ix, &path, found);
                    if pieces.get(ix).is_some_and(|piece| piece == ",") {
                        ix += 1;
                    }
                }
                return ix + 1;
            }
            Some(word) if is_word(word) || word == "*" => {
                if word != "self" || path.is_empty() {
                    path.push(word.to_string());
                }
                ix += 1;
            }
            _ => break,
        }
        if pieces.get(ix).is_some_and(|piece| piece == "::") {
            ix += 1;
        } else {
            break;
        }
    }
    let renamed = match (pieces.get(ix).map(String::as_str), pieces.get(ix + 1)) {
        (Some("as"), Some(name)) if is_word(name) => Some(name.clone()),
        _ => None,
    };
    ix += if renamed.is_some() { 2 } else { 0 };
    found.push((path, renamed));
    ix.max(start + 1)
}

/// A path of a file as seen from the crate's root; none if it leads to another crate.
fn absolute(
    path: &[String],
    module: &[String],
    aliases: &BTreeMap<String, Vec<String>>,
) -> Option<Vec<String>> {
    let (first, rest) = path.split_first()?;
    match first.as_str() {
        "crate" | "bauta" => Some(rest.to_vec()),
        "self" => Some(module.iter().chain(rest).cloned().collect()),
        "super" => {
            let ups = path.iter().take_while(|part| *part == "super").count();
            let base = &module[..module.len().saturating_sub(ups)];
            Some(base.iter().chain(&path[ups..]).cloned().collect())
        }
        name => aliases.get(name).map(|base| base.iter().chain(rest).cloned().collect()),
    }
}

/// What a file breaks.
fn broken(source: &Source, pages: &[Vec<String>]) -> Vec<String> {
    let pieces = pieces(&source.text);
    let paths = paths(&pieces);
    let mut aliases = BTreeMap::new();
    for (path, renamed) in &paths {
        if let (Some(whole), Some(last)) =
            (absolute(path, &source.module, &BTreeMap::new()), path.last())
        {
            aliases.insert(renamed.clone().unwrap_or_else(|| last.clone()), whole);
        }
    }
    let Some(rule) = LAWS.iter().find(|rule| rule.layer == source.layer) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (path, _) in &paths {
        let text = path.join("::");
        match absolute(path, &source.module, &aliases) {
            Some(whole) => {
                let to = layer_of(&whole, pages);
                if rule.layers.contains(&to) {
                    found.push(format!("{:?} must not use {to:?}: {text}", rule.layer));
                }
                let names_truth = whole.iter().any(|part| rule.names.contains(&part.as_str()));
                let hides_truth = whole.last().is_some_and(|last| last == "*");
                if to == Rules && (names_truth || (hides_truth && !rule.names.is_empty())) {
                    found.push(format!("{:?} must not name {:?}: {text}", rule.layer, rule.names));
                }
            }
            None if rule.crates.contains(&path[0].as_str()) => {
                found.push(format!("{:?} must not use {}: {text}", rule.layer, path[0]));
            }
            None => {}
        }
    }
    if rule.layer == Rules && pieces.iter().any(|p| p == "Instant" || p == "SystemTime") {
        found.push("Rules must not ask for the time".to_string());
    }
    found.sort();
    found.dedup();
    found
}

fn pages() -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    files(&src(), &mut paths);
    gated_modules(&paths)
}

#[test]
fn no_layer_uses_one_above_it_or_names_what_it_must_not_know() {
    let pages = pages();
    let mut all = Vec::new();
    for (name, source) in sources() {
        all.extend(broken(&source, &pages).into_iter().map(|rule| format!("src/{name}: {rule}")));
    }
    assert!(all.is_empty(), "the dependency rule is broken:\n{}", all.join("\n"));
}

#[test]
fn nothing_is_unwrapped_outside_tests() {
    let mut all = Vec::new();
    for (name, source) in sources() {
        let pieces = pieces(&source.text);
        let n =
            pieces.windows(3).filter(|w| w[0] == "unwrap" && w[1] == "(" && w[2] == ")").count();
        all.extend((n > 0).then(|| format!("src/{name}: unwrap() {n} times")));
    }
    assert!(
        all.is_empty(),
        "state the invariant by expect(…) or return an error:\n{}",
        all.join("\n")
    );
}

#[test]
fn every_component_writes_its_markup_with_the_view_of_the_page() {
    // Leptos' own makes code for each element: see ui/dom.rs.
    let mut all = Vec::new();
    for (name, source) in sources() {
        let pieces = pieces(&source.text);
        let writes = pieces.windows(2).any(|w| w[0] == "view" && w[1] == "!");
        let imports =
            paths(&pieces).iter().any(|(path, _)| path.ends_with(&["dom".into(), "view".into()]));
        all.extend((writes && !imports).then(|| format!("src/{name}")));
    }
    assert!(all.is_empty(), "use crate::ui::dom::view:\n{}", all.join("\n"));
}

#[test]
fn the_page_keeps_its_values_in_one_way() {
    // Leptos' own have code for each type of value: see ui/watched.rs.
    let mut all = Vec::new();
    for (name, source) in sources() {
        let ours = source.module == ["ui", "watched"];
        let others = ["RwSignal", "Signal", "Memo", "Callback"];
        if !ours && pieces(&source.text).iter().any(|piece| others.contains(&piece.as_str())) {
            all.push(format!("src/{name}"));
        }
    }
    assert!(all.is_empty(), "use crate::ui::watched:\n{}", all.join("\n"));
}

#[test]
fn nothing_below_the_page_depends_on_the_order_of_a_hash() {
    let mut all = Vec::new();
    for (name, source) in sources() {
        let hashes = ["HashMap", "HashSet"];
        if ORDERLY.contains(&source.layer)
            && pieces(&source.text).iter().any(|piece| hashes.contains(&piece.as_str()))
        {
            all.push(format!("src/{name}"));
        }
    }
    assert!(
        all.is_empty(),
        "HashMap and HashSet have no order; use the BTree ones:\n{}",
        all.join("\n")
    );
}

#[test]
fn no_file_grows_out_of_hand() {
    // The texts of a language stand in one file, however long: they are a table.
    let is_language =
        |module: &[String]| module.len() == 2 && module[0] == "i18n" && module[1].len() == 2;
    let mut too_long = Vec::new();
    for (name, source) in sources().into_iter().filter(|(_, file)| !is_language(&file.module)) {
        let n = source.text.lines().count();
        if n > TOO_LONG {
            too_long.push(format!("src/{name}: {n} lines"));
        } else if n > LONG {
            println!("src/{name}: {n} lines without tests; split it by idea");
        }
    }
    assert!(too_long.is_empty(), "over {TOO_LONG} lines without tests:\n{}", too_long.join("\n"));
}

// The reader itself.

/// What a text in a module would break.
fn check(module: &str, text: &str) -> Vec<String> {
    let pages = vec![vec!["ui".to_string(), "handle".to_string()]];
    let module: Vec<String> = module.split("::").map(str::to_string).collect();
    let layer = layer_of(&module, &pages);
    let text = without_tests(&without_words(text));
    broken(&Source { module, layer, text }, &pages)
}

#[test]
fn a_plain_path_upwards_is_found() {
    assert_eq!(
        check("inkognito::rules::apply", "use crate::session::Match;"),
        ["Rules must not use Session: crate::session::Match"]
    );
    assert_eq!(check("kit::seat", "fn f(x: crate::inkognito::rules::Pawn) {}").len(), 1);
}

#[test]
fn a_path_in_a_group_is_found() {
    let text = "use crate::{kit::Seat, inkognito::{rules::{View, State}, deduce}};";
    assert_eq!(
        check("inkognito::bots::fox", text),
        ["Bots must not name [\"State\", \"Deal\", \"Event\"]: crate::inkognito::rules::State"]
    );
}

#[test]
fn an_escape_by_super_is_found() {
    let text = "use super::super::rules::{state::State as S, View};";
    assert_eq!(check("inkognito::deduce::worlds", text).len(), 1);
    assert_eq!(check("inkognito::rules::apply", "use super::super::super::ui::handle;").len(), 1);
    assert_eq!(check("inkognito::rules::apply", "use super::state::State;").len(), 0);
}

#[test]
fn a_module_imported_by_its_name_or_renamed_hides_nothing() {
    let text = "use crate::inkognito::rules as r; fn f(x: r::Event) {}";
    assert_eq!(check("ui::handle", text).len(), 1);
    let text = "use crate::inkognito::rules::state; fn f(x: &state::State) {}";
    assert_eq!(check("inkognito::bots::fox", text).len(), 1);
    assert_eq!(check("inkognito::bots::fox", "use crate::inkognito::rules::*;").len(), 1);
}

#[test]
fn a_foreign_crate_is_found() {
    assert_eq!(check("ui::picture", "use leptos::prelude::*;").len(), 1);
    assert_eq!(check("ui::handle", "use leptos::prelude::*;").len(), 0);
    assert_eq!(check("inkognito::rules::deal", "use rand_pcg::Pcg32;").len(), 1);
    assert_eq!(check("session::save::v1", "use std::fmt; use web_sys::Storage;").len(), 1);
}

#[test]
fn comments_strings_and_tests_may_say_what_they_like() {
    let text =
        "// crate::session::Match\n/// crate::ui::handle\nconst A: &str = \"crate::ui::handle\";
        #[cfg(test)]\nmod tests { use crate::session::Match; fn f() { {} } }\n";
    assert_eq!(check("inkognito::rules::apply", text).len(), 0);
    let after = format!("{text} use crate::session::Match;");
    assert_eq!(check("inkognito::rules::apply", &after).len(), 1);
}

#[test]
fn a_variant_that_is_called_like_the_truth_is_not_the_truth() {
    assert_eq!(check("ui::handle", "match error { SeatingError::Deal(_) => {} }").len(), 0);
}

#[test]
fn every_layer_but_the_tables_of_contents_has_its_rule() {
    let layers: Vec<Layer> = sources().iter().map(|(_, source)| source.layer).collect();
    for layer in ORDERLY.into_iter().chain([Page]) {
        assert!(layers.contains(&layer), "{layer:?} has files");
        assert!(LAWS.iter().any(|rule| rule.layer == layer), "{layer:?} has a rule");
    }
    assert!(layers.contains(&Above));
}
