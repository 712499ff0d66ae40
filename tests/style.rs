//! The style sheets: what they declare is used.

use std::fs;
use std::path::Path;

/// What every file below this folder of the repository says, as one text.
fn all_of(folder: &str) -> String {
    let mut all = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                all.push_str(&String::from_utf8_lossy(&fs::read(&path).expect("a file")));
            }
        }
    }
    all
}

/// The tokens that are declared in this text.
fn declared(css: &str) -> Vec<&str> {
    let mut names: Vec<&str> = css
        .split("--")
        .skip(1)
        .filter_map(|rest| rest.split_once(':'))
        .map(|(name, _)| name)
        .filter(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[test]
fn every_token_is_asked_for() {
    let css = all_of("style");
    let all = ["art", "src", "public"].map(all_of).concat() + &css;
    let tokens = declared(&css);
    assert!(tokens.len() > 100, "{tokens:?}");
    let asked = |name: &&str| {
        all.split(&format!("var(--{name}")).skip(1).any(|rest| rest.starts_with([')', ',']))
    };
    let unused: Vec<&str> = tokens.into_iter().filter(|name| !asked(name)).collect();
    assert_eq!(unused, Vec::<&str>::new());
}
