//! Mounts the page.

use bauta::ui::app::App;
use bauta::ui::browser::{later, tell_panic, tell_started};

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        tell_panic(&panic.to_string());
    }));
    // A task of its own: the browser has just worked on the module for long.
    later(0.0, || {
        leptos::mount::mount_to_body(App);
        tell_started();
    });
}
