//! Mounts the page.

use leptos::prelude::*;

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(|| view! { <main><h1>"Bauta"</h1></main> });
}
