// Runs before the app and needs nothing of it. Lets the app begin, takes the
// loading page (#shell) away when it has started ("bauta:started"), and shows
// the emergency page (#panic, its words are in index.html) when the app cannot
// start ("bauta:failed") or tells of a panic:
//   window.dispatchEvent(new CustomEvent("bauta:panic", { detail: text }))
// The detail is shown and copied, so it must hold no secret of the table.
"use strict";
(() => {
  if (matchMedia("(prefers-contrast: more)").matches) document.documentElement.dataset.moreContrast = "";
  let started = false;
  let shown = false;

  // Trunk.toml's start-up script waits for this before it asks for the app: so
  // nothing comes between a slow network and the first picture. Where a service
  // worker has all files nothing is slow; a page in the background is never painted.
  globalThis.bautaMayBegin = new Promise((go) => {
    if (navigator.serviceWorker?.controller) go();
    new PerformanceObserver(go).observe({ type: "paint", buffered: true });
    setTimeout(go, 500);
  });

  const show = (detail) => {
    if (shown) return;
    const panic = document.getElementById("panic");
    if (!panic) {
      document.addEventListener("DOMContentLoaded", () => show(detail), { once: true });
      return;
    }
    shown = true;
    try {
      sessionStorage.setItem("bauta.panic", detail); // for diagnostics after the reload
    } catch { /* forbidden */ }
    const when = started ? "play" : "start";
    if (!started) window.dispatchEvent(new Event("bauta:failed"));
    for (const part of panic.querySelectorAll("[data-when]")) part.hidden = part.dataset.when !== when;
    const text = panic.querySelector("textarea");
    text.value = `${detail}\n${location.pathname}\n${navigator.userAgent}`;
    const [reload, copy] = panic.querySelectorAll("button");
    reload.addEventListener("click", () => location.reload());
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text.value);
        copy.textContent = copy.dataset.done;
      } catch {
        text.select(); // forbidden, or plain http: copied by hand
      }
    });
    if (started) document.body.replaceChildren(panic); // the app is dead: no open hand stays on the table
    else document.getElementById("shell")?.setAttribute("hidden", "");
    panic.hidden = false;
    reload.focus();
  };

  // Before the start every fault of our own is fatal: a part that cannot be
  // fetched (told to its element only, so listen while the event goes down), a
  // browser that lacks something, a panic in main.
  window.addEventListener("error", (event) => {
    if (started) return;
    const element = event.target instanceof Element ? event.target : null;
    if (element && !(element instanceof HTMLScriptElement)) return;
    if (event.filename && !event.filename.startsWith(location.origin)) return; // an extension's
    show(element ? `cannot load ${element.src || "the app"}` : `${event.message} ${event.error?.stack ?? ""}`);
  }, true);
  window.addEventListener("unhandledrejection", (event) => {
    if (!started) show(String(event.reason?.stack ?? event.reason));
  });
  window.addEventListener("bauta:panic", (event) => show(String(event.detail)));

  window.addEventListener("bauta:started", () => {
    if (shown) return;
    started = true;
    document.getElementById("shell")?.remove();
  });
})();
