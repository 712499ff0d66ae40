//! Stands in for `wasm-streams`, which Leptos' server functions need.
//!
//! Bauta has no server, so nothing of it is ever called; yet the real crate
//! exports its classes to JavaScript, and what is exported stays in the page:
//! 20 kB of code, and the classes themselves. Here is what must be there for
//! `server_fn` to compile. The linker leaves it out.

use futures_util::stream::{Empty, Stream, empty};
use wasm_bindgen::JsValue;

/// A stream that never is.
#[derive(Debug)]
pub enum ReadableStream {}

impl ReadableStream {
    /// Never called: it could give nothing.
    pub fn from_raw(_: web_sys::ReadableStream) -> ReadableStream {
        unreachable!("a page without a server calls no server function")
    }

    /// Never called: it could give nothing.
    pub fn from_stream(_: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> ReadableStream {
        unreachable!("a page without a server calls no server function")
    }

    /// Never called.
    pub fn into_raw(self) -> web_sys::ReadableStream {
        match self {}
    }

    /// Never called.
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        empty()
    }
}
