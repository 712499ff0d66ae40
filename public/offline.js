// Keeps the page's files for offline use (sw.js), and takes newer versions in
// when it suits. What it knows stands on the root element, for style sheets:
//   data-offline="ready"    every file of the version is kept, counted
//   data-update="waiting"   a newer version is there
// The app asks by bauta:ask (see device.js): "update" takes the newer version
// now; the app does so between turns only. A page that has just started and
// that nobody has touched takes it by itself.
"use strict";
(() => {
  if (!("serviceWorker" in navigator)) return;
  const sw = navigator.serviceWorker;
  const root = document.documentElement.dataset;
  const hadWorker = Boolean(sw.controller);
  let registration;
  let applying = false;
  let touched = false;
  for (const touch of ["pointerdown", "keydown"]) window.addEventListener(touch, () => { touched = true; }, { once: true, capture: true });

  const apply = () => {
    applying = true;
    // The new worker takes over (controllerchange), and one reload follows.
    if (!registration?.waiting) {
      location.reload();
      return;
    }
    const ask = () => registration.waiting?.postMessage("skip-waiting");
    ask();
    // A busy old worker lets the first request lie: asked again, it lets go.
    setInterval(ask, 2_000);
  };

  const count = async () => {
    const { active } = await sw.ready;
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => {
      if (data.have === data.all) root.offline = "ready";
      else delete root.offline;
      root.offlineFiles = `${data.have} of ${data.all}, ${data.version}`;
    };
    active.postMessage("count", [channel.port2]);
  };

  const watch = (worker) => worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && sw.controller) root.update = "waiting";
  });

  sw.addEventListener("controllerchange", () => {
    if (applying) location.reload();
    else if (hadWorker) root.update = "waiting"; // another tab took it: a reload will do
    void count();
  });

  window.addEventListener("bauta:ask", ({ detail }) => {
    if (detail === "update\n") apply();
  });

  // The app comes first; a version that cannot start must be replaced, too.
  const begun = new Promise((go) => {
    for (const end of ["bauta:started", "bauta:failed"]) window.addEventListener(end, go, { once: true });
    setTimeout(go, 10_000);
  });
  window.addEventListener("load", async () => {
    await begun;
    try {
      registration = await sw.register("sw.js", { updateViaCache: "none" });
    } catch (error) {
      root.offlineFiles = String(error); // plain http, private window, …: diagnostics tell
    }
    if (!registration) return;
    if (registration.waiting && sw.controller) {
      root.update = "waiting";
      if (root.atTable === undefined && !touched) {
        // Nothing more is asked of the old worker: busy, it would stay for half a minute.
        apply();
        return;
      }
    }
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    void count();
    const check = () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {}); // offline
    };
    document.addEventListener("visibilitychange", check);
    setInterval(check, 60 * 60 * 1000);
  });
})();
