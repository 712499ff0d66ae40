//! Mounts the page.

use bauta::ui::app::App;
use bauta::ui::browser::{on_news, tell_panic, tell_started};
use bauta::ui::dom::{Part, mount};

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        tell_panic(&panic.to_string());
    }));
    // A task of its own (Trunk.toml): the browser has just worked on the module for long.
    on_news(|verb, _| {
        if verb == "begin" {
            mount(|| App().part());
            tell_started();
        }
    });
}
