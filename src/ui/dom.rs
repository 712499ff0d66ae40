//! The page's elements: plain data of one type each, built by [`view!`].
//!
//! Leptos gives each element, attribute and closure a type of its own, and the
//! page pays for each of them in bytes. Here an element is an [`El`], whatever
//! its tag; the value of an attribute is a [`Value`], or a closure behind a
//! [`Live`]; a block in braces is a [`Part`]; and what stands between tags is
//! [`Markup`] in the end. Values are those of `ui::watched`; effects, components and
//! what tells them of changes are Leptos' own.
//!
//! So every component writes `use crate::ui::dom::view;` and then markup as in
//! Leptos' book. `tests/layers.rs` sees to it.

use std::borrow::Cow;
use std::sync::Arc;

use leptos::html::ElementType;
use leptos::prelude::{NodeRef, Owner};
use leptos::reactive::effect::RenderEffect;
use leptos::tachys::html::node_ref::NodeRefContainer;
use leptos::tachys::renderer::{RemoveEventHandler, Rndr};
use leptos::tachys::view::{Mountable, Render};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

mod shown;
mod value;

pub use bauta_macros::view;
pub use shown::{Following, Shown, mount};
pub use value::{Attribute, Live, Setting, Value, tenths};

use value::put;

/// Where the elements of drawings live.
const DRAWINGS: &str = "http://www.w3.org/2000/svg";

// -- parts ----------------------------------------------------------------------

/// What stands between tags.
pub enum Markup {
    /// Nothing, for now.
    Nothing,
    /// A text.
    Text(Cow<'static, str>),
    /// An element.
    El(El),
    /// Several in a row, always as many.
    Row(Vec<Markup>),
    /// As many as there are.
    List(Vec<Markup>),
    /// What follows signals.
    Live(Box<dyn LivePart>),
}

/// Whatever can stand between tags: elements, texts, numbers, options and lists
/// of them, and closures that give them.
pub trait Part: Sized {
    /// Without its type.
    fn part(self) -> Markup;

    /// Comes after others. What comes often has a function for it, so that the
    /// place where it stands has only to call that.
    fn add(self, to: &mut Vec<Markup>) {
        push(to, self.part());
    }
}

#[inline(never)]
fn push(to: &mut Vec<Markup>, part: Markup) {
    to.push(part);
}

#[inline(never)]
fn push_el(to: &mut Vec<Markup>, el: El) {
    to.push(Markup::El(el));
}

#[inline(never)]
fn push_text(to: &mut Vec<Markup>, text: &'static str) {
    to.push(Markup::Text(Cow::Borrowed(text)));
}

#[inline(never)]
fn push_live(to: &mut Vec<Markup>, live: Box<dyn LivePart>) {
    to.push(Markup::Live(live));
}

impl Part for Markup {
    fn part(self) -> Markup {
        self
    }
}

impl Part for El {
    fn part(self) -> Markup {
        Markup::El(self)
    }

    fn add(self, to: &mut Vec<Markup>) {
        push_el(to, self);
    }
}

impl Part for () {
    fn part(self) -> Markup {
        Markup::Nothing
    }
}

impl Part for String {
    fn part(self) -> Markup {
        Markup::Text(Cow::Owned(self))
    }
}

impl Part for &'static str {
    fn part(self) -> Markup {
        Markup::Text(Cow::Borrowed(self))
    }

    fn add(self, to: &mut Vec<Markup>) {
        push_text(to, self);
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Part for $number {
            fn part(self) -> Markup {
                self.to_string().part()
            }
        }
    )*};
}

numbers!(usize, u32, u8);

impl<T: Part> Part for Option<T> {
    fn part(self) -> Markup {
        self.map_or(Markup::Nothing, Part::part)
    }
}

impl<T: Part> FromIterator<T> for Markup {
    fn from_iter<I: IntoIterator<Item = T>>(list: I) -> Markup {
        let mut parts = Vec::new();
        for part in list {
            part.add(&mut parts);
        }
        Markup::List(parts)
    }
}

impl<T: Part> Part for Vec<T> {
    fn part(self) -> Markup {
        self.into_iter().collect()
    }
}

impl<F, T> Part for F
where
    F: FnMut() -> T + Send + 'static,
    T: Part,
{
    fn part(self) -> Markup {
        Markup::Live(Box::new(self))
    }

    fn add(self, to: &mut Vec<Markup>) {
        push_live(to, Box::new(self));
    }
}

/// A part that follows signals, as the whole of a component.
pub fn live<T: Part>(part: impl FnMut() -> T + Send + 'static) -> Markup {
    part.part()
}

/// A part that follows signals.
pub trait LivePart: Send {
    /// What it is now.
    fn now(&mut self) -> Markup;
}

impl<F, T> LivePart for F
where
    F: FnMut() -> T + Send,
    T: Part,
{
    fn now(&mut self) -> Markup {
        self().part()
    }
}

/// What a component has between its tags, once.
pub type Children = Box<dyn FnOnce() -> Markup + Send>;
/// What a component has between its tags, as often as it asks.
pub type ChildrenFn = Arc<dyn Fn() -> Markup + Send + Sync>;

/// What stands between a component's tags, as the component wants it.
pub trait ToChildren<F> {
    /// Without its type.
    fn to_children(children: F) -> Self;
}

impl<F, T> ToChildren<F> for Children
where
    F: FnOnce() -> T + Send + 'static,
    T: Part,
{
    fn to_children(children: F) -> Children {
        Box::new(move || children().part())
    }
}

impl<F, T> ToChildren<F> for ChildrenFn
where
    F: Fn() -> T + Send + Sync + 'static,
    T: Part,
{
    fn to_children(children: F) -> ChildrenFn {
        Arc::new(move || children().part())
    }
}

// -- events ---------------------------------------------------------------------

/// What an event does.
trait Handler: Send {
    fn handle(&mut self, event: JsValue);
}

/// A handler of one kind of event.
struct Typed<F, E>(F, std::marker::PhantomData<fn(E)>);

impl<F, E> Handler for Typed<F, E>
where
    F: FnMut(E) + Send,
    E: JsCast,
{
    fn handle(&mut self, event: JsValue) {
        (self.0)(event.unchecked_into());
    }
}

// -- elements -------------------------------------------------------------------

/// An element to be: its tag, attributes, handlers and children.
pub struct El(Box<Parts>);

/// What is done with an element as soon as it is there.
type Load = Box<dyn FnOnce(&Element) + Send>;

struct Parts {
    namespace: Option<&'static str>,
    /// The tag and what is known of the attributes, a line each: see [`El::new`].
    fixed: &'static str,
    settings: Vec<(&'static str, Setting)>,
    handlers: Vec<(&'static str, Box<dyn Handler>)>,
    load: Option<Load>,
    children: Vec<Markup>,
    /// Whose the handlers are.
    owner: Owner,
}

impl El {
    /// An element of the page. In `fixed` stands its tag, and then by turns the
    /// name and the value of attributes, each in a line.
    #[must_use]
    pub fn new(fixed: &'static str) -> El {
        El::within(None, fixed)
    }

    /// An element of a drawing; see [`El::new`].
    #[must_use]
    pub fn drawn(fixed: &'static str) -> El {
        El::within(Some(DRAWINGS), fixed)
    }

    #[inline(never)]
    fn within(namespace: Option<&'static str>, fixed: &'static str) -> El {
        El(Box::new(Parts {
            namespace,
            fixed,
            settings: Vec::new(),
            handlers: Vec::new(),
            load: None,
            children: Vec::new(),
            owner: Owner::current().unwrap_or_default(),
        }))
    }

    /// Sets an attribute; `prop:`, `style:` or `inner_html` may stand in its name.
    #[inline(never)]
    pub fn set(&mut self, name: &'static str, setting: Setting) {
        self.0.settings.push((name, setting));
    }

    #[inline(never)]
    fn set_text(&mut self, name: &'static str, text: &'static str) {
        self.set(name, Setting::Fixed(text.into()));
    }

    #[inline(never)]
    fn set_live(&mut self, name: &'static str, live: Box<dyn Live>) {
        self.set(name, Setting::Live(live));
    }

    /// What stands between its tags.
    pub fn parts(&mut self) -> &mut Vec<Markup> {
        &mut self.0.children
    }

    /// Listens to an event of type `E`.
    pub fn on<E: JsCast + 'static>(
        &mut self,
        event: &'static str,
        handler: impl FnMut(E) + Send + 'static,
    ) {
        self.listen(event, Box::new(Typed(handler, std::marker::PhantomData)));
    }

    #[inline(never)]
    fn listen(&mut self, event: &'static str, handler: Box<dyn Handler>) {
        self.0.handlers.push((event, handler));
    }

    /// Makes the element known to whoever needs it.
    pub fn node_ref<E>(&mut self, node_ref: NodeRef<E>)
    where
        E: ElementType,
        E::Output: JsCast + Clone + 'static,
        NodeRef<E>: NodeRefContainer<E> + Send,
    {
        self.0.load = Some(Box::new(move |el| node_ref.load(el)));
    }
}

impl Parts {
    fn tag(&self) -> &'static str {
        self.fixed.split('\n').next().unwrap_or_default()
    }
}

/// Name and value of the attributes that never change.
fn pairs(fixed: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut lines = fixed.split('\n').skip(1);
    std::iter::from_fn(move || Some((lines.next()?, lines.next()?)))
}

/// An element in the document, with what keeps it alive.
pub struct ElState {
    el: Element,
    fixed: &'static str,
    names: Vec<&'static str>,
    effects: Vec<RenderEffect<Value>>,
    listeners: Vec<RemoveEventHandler<Element>>,
    children: Vec<Shown>,
}

impl ElState {
    /// Takes over the attributes and handlers of `parts`.
    fn dress(&mut self, parts: &mut Parts) {
        for (name, value) in pairs(parts.fixed) {
            Rndr::set_attribute(&self.el, name, value);
        }
        for (name, setting) in parts.settings.drain(..) {
            self.names.push(name);
            match setting {
                Setting::Fixed(value) => put(&self.el, name, &value),
                Setting::Live(live) => self.effects.push(follow(self.el.clone(), name, live)),
            }
        }
        for (event, mut handler) in parts.handlers.drain(..) {
            let owner = parts.owner.clone();
            let handle = Box::new(move |event: JsValue| owner.with(|| handler.handle(event)));
            self.listeners.push(Rndr::add_event_listener(&self.el, event, handle));
        }
        if let Some(load) = parts.load.take() {
            load(&self.el);
        }
    }

    /// Takes off what the element had and will not have again.
    fn undress(&mut self, parts: &Parts) {
        self.effects.clear();
        self.listeners.clear();
        let stays = |name: &str| {
            pairs(parts.fixed).any(|(other, _)| other == name)
                || parts.settings.iter().any(|(other, _)| *other == name)
        };
        let old = pairs(self.fixed).map(|(name, _)| name).chain(self.names.drain(..));
        for name in old.filter(|name| !stays(name)) {
            put(&self.el, name, &Value::Absent);
        }
        self.fixed = parts.fixed;
    }
}

/// Keeps a value as its signals say.
fn follow(el: Element, name: &'static str, mut live: Box<dyn Live>) -> RenderEffect<Value> {
    RenderEffect::new(move |before: Option<Value>| {
        let now = live.now();
        if before.as_ref() != Some(&now) {
            put(&el, name, &now);
        }
        now
    })
}

impl El {
    fn build(mut self) -> ElState {
        let parts = &mut *self.0;
        let el = Rndr::create_element(parts.tag(), parts.namespace);
        let mut state = ElState {
            el,
            fixed: parts.fixed,
            names: Vec::new(),
            effects: Vec::new(),
            listeners: Vec::new(),
            children: Vec::new(),
        };
        state.dress(parts);
        for child in parts.children.drain(..) {
            let mut child = child.build();
            child.mount(&state.el, None);
            state.children.push(child);
        }
        state
    }

    fn rebuild(mut self, state: &mut ElState) {
        let parts = &mut *self.0;
        let same_tag = state.fixed.split('\n').next() == Some(parts.tag());
        if !same_tag || state.children.len() != parts.children.len() {
            let new = self.build();
            if let Some(parent) = Rndr::get_parent(&state.el) {
                Rndr::insert_node(parent.unchecked_ref(), &new.el, Some(&state.el));
            }
            Rndr::remove(&state.el);
            *state = new;
            return;
        }
        state.undress(parts);
        state.dress(parts);
        for (child, old) in parts.children.drain(..).zip(&mut state.children) {
            child.rebuild(old);
        }
    }
}
