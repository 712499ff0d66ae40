//! The page's elements: plain data of one type each, built by [`view!`].
//!
//! Leptos gives each element, attribute and closure a type of its own, and the
//! page pays for each of them in bytes. Here an element is an [`El`], whatever
//! its tag; the value of an attribute is a [`Value`], or a closure behind a
//! [`Live`]; a block in braces is a [`Part`]. Signals, memos, effects and
//! components are Leptos' own, and so is what holds all together: an `El` is a
//! Leptos view like any other.
//!
//! So every component writes `use crate::ui::dom::view;` and then markup as in
//! Leptos' book. `tests/layers.rs` sees to it.

use std::borrow::Cow;
use std::sync::{Arc, Mutex};

use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use leptos::tachys::html::attribute::Attribute as AnyAttr;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::html::node_ref::NodeRefContainer;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::reactive_graph::ReactiveFunction;
use leptos::tachys::renderer::{RemoveEventHandler, Rndr};
use leptos::tachys::ssr::StreamBuilder;
use leptos::tachys::view::any_view::AnyViewState;
use leptos::tachys::view::iterators::StaticVec;
use leptos::tachys::view::{Mountable, Position, PositionState};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Node};

pub use bauta_macros::view;

/// Where the elements of drawings live.
const DRAWINGS: &str = "http://www.w3.org/2000/svg";

// -- values of attributes -----------------------------------------------------

/// The value of an attribute, a property or a style.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// The attribute is not there.
    Absent,
    /// An attribute without a value is there or not; a property is true or false.
    Flag(bool),
    /// A text.
    Text(Cow<'static, str>),
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Flag(flag)
    }
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Value {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Cow::Owned(text))
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::from(number.to_string())
    }
}

impl From<f32> for Value {
    fn from(number: f32) -> Value {
        Value::from(tenths(number))
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Absent, Into::into)
    }
}

/// A number with at most one decimal, as drawings need it; the general way of
/// writing numbers takes 10 kB.
pub fn tenths(number: f32) -> String {
    let all = (number * 10.0).round() as i32;
    let sign = if all < 0 { "-" } else { "" };
    let (whole, part) = (all.unsigned_abs() / 10, all.unsigned_abs() % 10);
    if part == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part}") }
}

/// A value that follows signals.
pub trait Live: Send {
    /// What it is now.
    fn now(&mut self) -> Value;
}

impl<F, T> Live for F
where
    F: FnMut() -> T + Send,
    T: Into<Value>,
{
    fn now(&mut self) -> Value {
        self().into()
    }
}

/// What may stand behind the `=` of an attribute.
pub enum Setting {
    /// A value for good.
    Fixed(Value),
    /// A value that follows signals.
    Live(Box<dyn Live>),
}

/// Whatever can be the value of an attribute: a [`Value`], or a closure that gives one.
pub trait Attribute {
    /// Without its type.
    fn attribute(self) -> Setting;
}

impl<F, T> Attribute for F
where
    F: FnMut() -> T + Send + 'static,
    T: Into<Value>,
{
    fn attribute(self) -> Setting {
        Setting::Live(Box::new(self))
    }
}

macro_rules! fixed {
    ($($value:ty),*) => {$(
        impl Attribute for $value {
            fn attribute(self) -> Setting {
                Setting::Fixed(self.into())
            }
        }
    )*};
}

fixed!(bool, &'static str, String, usize, f32);

impl<T: Into<Value>> Attribute for Option<T> {
    fn attribute(self) -> Setting {
        Setting::Fixed(self.into())
    }
}

/// Gives the element the value: `prop:` and `style:` before the name say where.
fn put(el: &Element, name: &'static str, value: &Value) {
    if let Some(name) = name.strip_prefix("prop:") {
        let value = match value {
            Value::Absent => JsValue::NULL,
            Value::Flag(flag) => JsValue::from(*flag),
            Value::Text(text) => JsValue::from_str(text),
        };
        Rndr::set_property(el, name, &value);
        return;
    }
    let text = match value {
        Value::Absent | Value::Flag(false) => None,
        Value::Flag(true) => Some(""),
        Value::Text(text) => Some(text.as_ref()),
    };
    if let Some(name) = name.strip_prefix("style:") {
        Rndr::set_css_property(&Rndr::style(el), name, text.unwrap_or_default());
    } else if name == "inner_html" {
        el.set_inner_html(text.unwrap_or_default());
    } else {
        match text {
            Some(text) => Rndr::set_attribute(el, name, text),
            None => Rndr::remove_attribute(el, name),
        }
    }
}

// -- parts ----------------------------------------------------------------------

/// Whatever can stand between tags: views, texts, numbers, options and lists of
/// them, and closures that give them.
pub trait Part {
    /// Without its type.
    fn part(self) -> AnyView;
}

impl Part for AnyView {
    fn part(self) -> AnyView {
        self
    }
}

impl Part for El {
    fn part(self) -> AnyView {
        self.into_any()
    }
}

impl Part for () {
    fn part(self) -> AnyView {
        self.into_any()
    }
}

impl Part for String {
    fn part(self) -> AnyView {
        self.into_any()
    }
}

impl Part for &str {
    fn part(self) -> AnyView {
        self.to_string().into_any()
    }
}

impl Part for usize {
    fn part(self) -> AnyView {
        self.to_string().into_any()
    }
}

impl Part for u32 {
    fn part(self) -> AnyView {
        self.to_string().into_any()
    }
}

impl Part for u8 {
    fn part(self) -> AnyView {
        self.to_string().into_any()
    }
}

impl<T: Part> Part for Option<T> {
    fn part(self) -> AnyView {
        self.map(Part::part).into_any()
    }
}

impl<T: Part> Part for Vec<T> {
    fn part(self) -> AnyView {
        self.into_iter().map(Part::part).collect::<Vec<AnyView>>().into_any()
    }
}

impl<F, T> Part for F
where
    F: FnMut() -> T + Send + 'static,
    T: Part,
{
    fn part(self) -> AnyView {
        Block(Box::new(self)).into_any()
    }
}

/// A part that follows signals, as the whole of a component.
pub fn live<T: Part>(part: impl FnMut() -> T + Send + 'static) -> AnyView {
    part.part()
}

/// Several views in a row.
pub fn list(parts: Vec<AnyView>) -> AnyView {
    StaticVec::from(parts).into_any()
}

/// A part that follows signals.
trait LivePart: Send {
    fn now(&mut self) -> AnyView;
}

impl<F, T> LivePart for F
where
    F: FnMut() -> T + Send,
    T: Part,
{
    fn now(&mut self) -> AnyView {
        self().part()
    }
}

struct Block(Box<dyn LivePart>);

impl ReactiveFunction for Block {
    type Output = AnyView;

    fn invoke(&mut self) -> AnyView {
        self.0.now()
    }

    fn into_shared(mut self) -> Arc<Mutex<dyn FnMut() -> AnyView + Send>> {
        Arc::new(Mutex::new(move || self.invoke()))
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
    children: Vec<AnyView>,
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

    /// Adds a child.
    #[inline(never)]
    pub fn child(&mut self, child: AnyView) {
        self.0.children.push(child);
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
    children: Vec<AnyViewState>,
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

impl Render for El {
    type State = ElState;

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
            let mut new = self.build();
            state.insert_before_this(&mut new);
            state.unmount();
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

impl Mountable for ElState {
    fn unmount(&mut self) {
        Rndr::remove(&self.el);
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        Rndr::insert_node(parent, &self.el, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let parent = Rndr::get_parent(&self.el).and_then(|parent| parent.dyn_into().ok());
        if let Some(parent) = &parent {
            child.mount(parent, Some(&self.el));
        }
        parent.is_some()
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.el.clone()]
    }
}

// What a server would do with an element. There is none.

impl AddAnyAttr for El {
    type Output<T: AnyAttr> = El;

    fn add_any_attr<T: AnyAttr>(self, _: T) -> El {
        self
    }
}

impl RenderHtml for El {
    type AsyncOutput = El;
    type Owned = El;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> El {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn to_html_async_with_buf<const OUT_OF_ORDER: bool>(
        self,
        _: &mut StreamBuilder,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> ElState {
        self.build()
    }

    fn into_owned(self) -> El {
        self
    }
}
