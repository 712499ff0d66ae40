//! Markup in the document: how it gets there, changes and goes.

use std::borrow::Cow;

use leptos::reactive::effect::RenderEffect;
use leptos::tachys::renderer::Rndr;
use leptos::tachys::view::{Mountable, Render};
use wasm_bindgen::JsCast;
use web_sys::{Comment, Element, Node, Text};

use super::{ElState, Markup};

/// A part in the document, with what keeps it alive.
pub enum Shown {
    /// Where something could be.
    Nothing(Comment),
    /// A text, with its words.
    Text(Text, Cow<'static, str>),
    /// An element.
    El(ElState),
    /// Several in a row.
    Row(Vec<Shown>),
    /// Several, and where the next would be.
    List(Vec<Shown>, Comment),
    /// What follows signals.
    Live(Following),
}

/// What follows signals, in the document.
pub struct Following(RenderEffect<Shown>);

impl Drop for Following {
    fn drop(&mut self) {
        // The effect's task would keep what it showed, and effects inside of that
        // would go on and look for what is gone.
        drop(self.0.take_value());
    }
}

impl Render for Markup {
    type State = Shown;

    fn build(self) -> Shown {
        match self {
            Markup::Nothing => Shown::Nothing(Rndr::create_placeholder()),
            Markup::Text(text) => Shown::Text(Rndr::create_text_node(&text), text),
            Markup::El(el) => Shown::El(el.build()),
            Markup::Row(parts) => Shown::Row(build_all(parts)),
            Markup::List(parts) => Shown::List(build_all(parts), Rndr::create_placeholder()),
            Markup::Live(mut live) => {
                Shown::Live(Following(RenderEffect::new(move |before: Option<Shown>| {
                    let now = live.now();
                    match before {
                        Some(mut shown) => {
                            now.rebuild(&mut shown);
                            shown
                        }
                        None => now.build(),
                    }
                })))
            }
        }
    }

    fn rebuild(self, state: &mut Shown) {
        match (self, state) {
            (Markup::Nothing, Shown::Nothing(_)) => {}
            (Markup::Text(new), Shown::Text(node, old)) => {
                if *old != new {
                    Rndr::set_text(node, &new);
                    *old = new;
                }
            }
            (Markup::El(el), Shown::El(old)) => el.rebuild(old),
            (Markup::Row(parts), Shown::Row(old)) if parts.len() == old.len() => {
                for (part, old) in parts.into_iter().zip(old) {
                    part.rebuild(old);
                }
            }
            (Markup::List(parts), Shown::List(old, end)) => {
                for gone in old.iter_mut().skip(parts.len()) {
                    gone.unmount();
                }
                old.truncate(parts.len());
                for (ix, part) in parts.into_iter().enumerate() {
                    if let Some(old) = old.get_mut(ix) {
                        part.rebuild(old);
                    } else {
                        let mut new = part.build();
                        put_before(&mut new, end);
                        old.push(new);
                    }
                }
            }
            (new, state) => {
                let mut new = new.build();
                if let Some(first) = state.first() {
                    put_before(&mut new, &first);
                }
                state.unmount();
                *state = new;
            }
        }
    }
}

fn build_all(parts: Vec<Markup>) -> Vec<Shown> {
    parts.into_iter().map(Markup::build).collect()
}

/// Puts it into the document before something that may be there.
fn put_before(new: &mut Shown, there: &Node) {
    if let Some(parent) = Rndr::get_parent(there).and_then(|parent| parent.dyn_into().ok()) {
        new.mount(&parent, Some(there));
    }
}

impl Shown {
    /// The first of what it has in the document.
    fn first(&self) -> Option<Node> {
        match self {
            Shown::Nothing(node) => Some(node.clone().into()),
            Shown::Text(node, _) => Some(node.clone().into()),
            Shown::El(el) => Some(el.el.clone().into()),
            Shown::Row(all) => all.iter().find_map(Shown::first),
            Shown::List(all, end) => {
                all.iter().find_map(Shown::first).or_else(|| Some(end.clone().into()))
            }
            Shown::Live(live) => live.0.with_value_mut(|shown| shown.first()).flatten(),
        }
    }
}

impl Mountable for Shown {
    fn unmount(&mut self) {
        match self {
            Shown::Nothing(node) => Rndr::remove(node),
            Shown::Text(node, _) => Rndr::remove(node),
            Shown::El(el) => Rndr::remove(&el.el),
            Shown::Row(all) => all.iter_mut().for_each(Mountable::unmount),
            Shown::List(all, end) => {
                all.iter_mut().for_each(Mountable::unmount);
                Rndr::remove(end);
            }
            Shown::Live(live) => {
                live.0.with_value_mut(Mountable::unmount);
            }
        }
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        match self {
            Shown::Nothing(node) => Rndr::insert_node(parent, node, marker),
            Shown::Text(node, _) => Rndr::insert_node(parent, node, marker),
            Shown::El(el) => Rndr::insert_node(parent, &el.el, marker),
            Shown::Row(all) => all.iter_mut().for_each(|shown| shown.mount(parent, marker)),
            Shown::List(all, end) => {
                all.iter_mut().for_each(|shown| shown.mount(parent, marker));
                Rndr::insert_node(parent, end, marker);
            }
            Shown::Live(live) => {
                live.0.with_value_mut(|shown| shown.mount(parent, marker));
            }
        }
    }

    // Leptos asks these of what stands beside a view of its own. Nothing does.

    fn insert_before_this(&self, _: &mut dyn Mountable) -> bool {
        false
    }

    fn elements(&self) -> Vec<Element> {
        Vec::new()
    }
}

/// Puts a page into the document's body, for as long as it is open.
pub fn mount(page: impl FnOnce() -> Markup + 'static) {
    leptos::mount::mount_to_renderer(&leptos::prelude::document().body().expect("a body"), page)
        .forget();
}
