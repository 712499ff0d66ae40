//! `view!`: Leptos' markup, for the plain elements of `bauta::ui::dom`.
//!
//! Leptos' own macro gives each element, attribute and closure a type of its
//! own, and each type its own code: half of the page. This one writes calls of
//! a few methods instead, and the page is a third smaller. Components are
//! called as Leptos does, so `#[component]` works as ever.
//!
//! What it knows: elements, text, `{blocks}`, closures as values and blocks,
//! `on:`, `prop:`, `style:`, `inner_html`, `node_ref`, components with children
//! and `let(name)`. What it does not know does not compile.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use rstml::node::{
    KeyedAttribute, KeyedAttributeValue, Node, NodeAttribute, NodeElement, NodeName,
};
use syn::spanned::Spanned;

/// The elements of drawings, which live in a namespace of their own.
const DRAWN: [&str; 13] = [
    "circle", "defs", "ellipse", "g", "image", "line", "path", "polygon", "rect", "svg", "text",
    "tspan", "use",
];

/// Markup as a view: one element is an `El`, several parts are a list of views.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let nodes = match rstml::parse2(tokens.into()) {
        Ok(nodes) => nodes,
        Err(error) => {
            let error = error.into_compile_error();
            return quote!({ #error }).into();
        }
    };
    parts(&nodes).unwrap_or_else(|error| error.into_compile_error()).into()
}

/// One node as it is, several as a list.
fn parts(nodes: &[Node]) -> syn::Result<TokenStream> {
    match nodes {
        [node] => part(node),
        nodes => {
            let row = Ident::new("row", Span::mixed_site());
            let count = nodes.len();
            let parts = nodes.iter().map(part).collect::<syn::Result<Vec<_>>>()?;
            Ok(quote! {{
                let mut #row = Vec::with_capacity(#count);
                #(crate::ui::dom::Part::add(#[allow(unused_braces)] #parts, &mut #row);)*
                crate::ui::dom::Markup::Row(#row)
            }})
        }
    }
}

fn part(node: &Node) -> syn::Result<TokenStream> {
    match node {
        Node::Element(element) if is_component(element.name()) => component(element),
        Node::Element(element) => plain(element),
        Node::Text(text) => {
            let text = &text.value;
            Ok(quote! { #text })
        }
        Node::Block(block) => Ok(quote! { #block }),
        Node::Fragment(fragment) => parts(&fragment.children),
        other => Err(syn::Error::new(other.span(), "view! knows no such node")),
    }
}

/// Components are written large.
fn is_component(name: &NodeName) -> bool {
    name.to_string().starts_with(|first: char| first.is_uppercase())
}

/// An element of the document.
fn plain(element: &NodeElement<rstml::Infallible>) -> syn::Result<TokenStream> {
    let el = Ident::new("el", Span::mixed_site());
    let tag = element.name().to_string();
    // Whatever is known now is one text: the tag, then name and value by turns.
    let mut fixed = tag.clone();
    let mut calls = Vec::new();
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(syn::Error::new(attribute.span(), "view! spreads no attributes"));
        };
        let name = attribute.key.to_string();
        match (attribute.value_literal_string(), attribute.value()) {
            (Some(text), _) if !name.contains(':') && !text.contains('\n') => {
                fixed.push_str(&format!("\n{name}\n{text}"));
            }
            (None, None) => fixed.push_str(&format!("\n{name}\n")),
            (_, Some(value)) => calls.push(match name.strip_prefix("on:") {
                Some(event) => {
                    let kind = kind(event);
                    quote_spanned! { value.span() =>
                        #el.on::<::leptos::ev::#kind>(#event, #value);
                    }
                }
                None if name == "node_ref" => {
                    quote_spanned! { value.span() => #el.node_ref(#value); }
                }
                None => quote_spanned! { value.span() =>
                    crate::ui::dom::Attribute::set(#value, &mut #el, #name);
                },
            }),
            (Some(_), None) => return Err(syn::Error::new(attribute.span(), "a value is missing")),
        }
    }
    for child in &element.children {
        let child = part(child)?;
        calls.push(
            quote! { crate::ui::dom::Part::add(#[allow(unused_braces)] #child, #el.parts()); },
        );
    }
    let make = if DRAWN.contains(&tag.as_str()) { quote!(drawn) } else { quote!(new) };
    Ok(quote! {{
        #[allow(unused_mut)]
        let mut #el = crate::ui::dom::El::#make(#fixed);
        #(#calls)*
        #el
    }})
}

/// The type of an event.
fn kind(event: &str) -> Ident {
    format_ident!(
        "{}",
        match event {
            "click" | "contextmenu" => "MouseEvent",
            "submit" => "SubmitEvent",
            _ if event.starts_with("key") => "KeyboardEvent",
            _ if event.starts_with("pointer") => "PointerEvent",
            _ if event.starts_with("touch") => "TouchEvent",
            _ => "Event",
        }
    )
}

/// A component, called as Leptos' macro calls it.
fn component(element: &NodeElement<rstml::Infallible>) -> syn::Result<TokenStream> {
    let name = element.name();
    let mut props = Vec::new();
    let mut bound = None;
    for attribute in element.attributes() {
        match attribute {
            NodeAttribute::Attribute(KeyedAttribute {
                possible_value: KeyedAttributeValue::Binding(binding),
                ..
            }) => bound = Some(&binding.inputs),
            NodeAttribute::Attribute(prop) => {
                let key = &prop.key;
                props.push(match prop.value() {
                    Some(value) => quote! { .#key(#[allow(unused_braces)] { #value }) },
                    None => quote! { .#key(#key) },
                });
            }
            NodeAttribute::Block(block) => {
                return Err(syn::Error::new(block.span(), "view! spreads no attributes"));
            }
        }
    }
    if !element.children.is_empty() {
        let children = parts(&element.children)?;
        props.push(match bound {
            Some(bound) => quote! { .children(move |#bound| #children) },
            None => quote! {
                .children(crate::ui::dom::ToChildren::to_children(move || #children))
            },
        });
    }
    Ok(quote! {
        ::leptos::component::component_view(
            &#name,
            ::leptos::component::component_props_builder(&#name)#(#props)*.build(),
        )
    })
}
