//! Parts without a word of the game: icons and sheets.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::ui::dom::{Children, Part, view};
use crate::ui::watched::effect;

/// A drawing of `art/symbols.svg`, for the eye only.
#[component]
pub fn Icon(
    /// The symbol's id.
    #[prop(into)]
    name: String,
    /// The drawing's own box, its width and height.
    #[prop(default = (24, 24))]
    size: (u32, u32),
) -> impl Part {
    view! {
        <svg class="icon" viewBox=format!("0 0 {} {}", size.0, size.1) aria-hidden="true">
            <use href=format!("#{name}") />
        </svg>
    }
}

/// A paper over the page, closed by its button, by Escape or by a tap beside it.
#[component]
pub fn SheetFrame(
    /// What it is.
    #[prop(into)]
    title: String,
    /// The words on the closing button.
    close_label: &'static str,
    /// Extra class.
    #[prop(default = "")]
    class: &'static str,
    /// What closing does.
    on_close: impl Fn() + Copy + Send + 'static,
    children: Children,
) -> impl Part {
    let dialog: NodeRef<Dialog> = NodeRef::new();
    effect(move || {
        if let Some(dialog) = dialog.get() {
            // It fails only if the dialog is open already.
            let _ = dialog.show_modal();
        }
    });
    // A dialog that is closed before it goes gives the focus back to what opened it.
    on_cleanup(move || {
        if let Some(dialog) = dialog.try_get_untracked().flatten() {
            dialog.close();
        }
    });
    view! {
        <dialog
            node_ref=dialog
            class=format!("sheet {class}")
            aria-labelledby="sheet-title"
            on:cancel=move |event: web_sys::Event| {
                event.prevent_default();
                on_close();
            }
            on:click=move |event| {
                let beside = dialog
                    .get_untracked()
                    .is_some_and(|dialog| {
                        event.target().is_some_and(|target| target == ****dialog)
                    });
                if beside {
                    on_close();
                }
            }
        >
            <div class="sheet-body">
                <header class="sheet-head">
                    <h2 id="sheet-title" tabindex="-1" autofocus>{title}</h2>
                    <button type="button" class="button-icon" aria-label=close_label on:click=move |_| on_close()>
                        <Icon name="icon-close" />
                    </button>
                </header>
                {children()}
            </div>
        </dialog>
    }
}
