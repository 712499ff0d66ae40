//! What stands behind the `=` of an attribute.

use std::borrow::Cow;

use leptos::tachys::renderer::Rndr;
use wasm_bindgen::JsValue;
use web_sys::Element;

use super::El;

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
pub trait Attribute: Sized {
    /// Without its type.
    fn attribute(self) -> Setting;

    /// Sets it. What comes often has a function for it; see [`Part::add`](super::Part::add).
    fn set(self, el: &mut El, name: &'static str) {
        el.set(name, self.attribute());
    }
}

impl<F, T> Attribute for F
where
    F: FnMut() -> T + Send + 'static,
    T: Into<Value>,
{
    fn attribute(self) -> Setting {
        Setting::Live(Box::new(self))
    }

    fn set(self, el: &mut El, name: &'static str) {
        el.set_live(name, Box::new(self));
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

fixed!(bool, String, usize, f32);

impl Attribute for &'static str {
    fn attribute(self) -> Setting {
        Setting::Fixed(self.into())
    }

    fn set(self, el: &mut El, name: &'static str) {
        el.set_text(name, self);
    }
}

impl<T: Into<Value>> Attribute for Option<T> {
    fn attribute(self) -> Setting {
        Setting::Fixed(self.into())
    }
}

/// Gives the element the value: `prop:` and `style:` before the name say where.
pub(super) fn put(el: &Element, name: &'static str, value: &Value) {
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
