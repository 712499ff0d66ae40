//! What becomes of a save that cannot be read.

use leptos::prelude::*;

use crate::kit::letters::capital;
use crate::session::Damaged;
use crate::ui::browser::copy_text;
use crate::ui::dom::{Part, view};
use crate::ui::handle::use_handle;
use crate::ui::watched::Local;
use crate::ui::widgets::Icon;

/// A save that cannot be read: kept, shown, ready to be given out, and played
/// on from its last good step where it has one.
#[component]
pub fn DamagedSave(
    /// The save.
    save: Damaged,
) -> impl Part {
    let handle = use_handle();
    let t = handle.text();
    let copied = Local::new(false);
    let sure = Local::new(false);
    let text = Local::new(save.text.clone());
    let id = Local::new(save.id.clone());
    let throw = move || {
        if sure.get() {
            view! {
                <button type="button" class="button-danger" on:click=move |_| {
                    id.with_untracked(|id| handle.discard(id));
                }>{t.throw_away_sure}</button>
            }
            .part()
        } else {
            view! {
                <button type="button" class="button-quiet" on:click=move |_| sure.set(true)>
                    {t.throw_away}
                </button>
            }
            .part()
        }
    };
    let go_on = save.good.map(|turn| {
        view! {
            <button type="button" class="button-main" on:click=move |_| id.with_untracked(|id| handle.rescue(id))>
                <span>{t.device.rescue(turn)}</span>
            </button>
        }
    });
    view! {
        <article class="damaged">
            <h3>{t.damaged_title}</h3>
            <p>{t.damaged_help}</p>
            <p class="damaged-why">{capital(t.device.save_faults[save.error.fault()])}"."</p>
            <textarea readonly rows="4" aria-label=t.damaged_title spellcheck="false" prop:value=save.text></textarea>
            <div class="table-buttons">
                {throw}
                <button type="button" class="button-quiet" on:click=move |_| id.with_untracked(|id| handle.share_kept(id))>
                    {t.device.save_file}
                </button>
                <button type="button" class="button-quiet" on:click=move |_| {
                    text.with_untracked(|text| copy_text(text));
                    copied.set(true);
                }>
                    <Icon name="icon-copy" />
                    <span>{move || if copied.get() { t.copied } else { t.copy_text }}</span>
                </button>
                {go_on}
            </div>
        </article>
    }
}
