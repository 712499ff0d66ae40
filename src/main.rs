//! Mounts the page.

use bauta::ui::app::App;
use bauta::ui::browser::tell_panic;

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        tell_panic(&panic.to_string());
    }));
    leptos::mount::mount_to_body(App);
}
