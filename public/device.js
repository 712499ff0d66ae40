// What the app asks of the device, and what the device tells the app. The app
// works without any of it, so that a browser may lack or refuse every part.
//
//   to here:  bauta:ask, detail "VERB\nTEXT"
//     table ID      this table is open (none: the front door): the screen stays
//                   awake, and no other tab may play it
//     take ID       this tab plays the table from now on
//     discard ID    this table is to be thrown away: does a tab play it?
//     kept          something was saved: the storage should stay
//     guard 1       the back gesture is the app's
//     share NAME…   a file, by the share sheet where there is one
//     report NAME…  the same, with the lines of `diagnose`
//     choose        a file to be read
//     diagnose LINE fills the element #diagnostics, the line at its end; copy-diagnosis copies it
//     install, no-install
//     switches      the switches #shake and #buzz are there: they show how they stand
//   from here: bauta:news, detail "VERB\nTEXT"
//     elsewhere ID, here ID    another tab plays the table; this one does
//     taken ID, free ID        a tab plays the table that is to be thrown away; none does
//     changed ID, discarded ID another tab has saved or removed it
//     gone ID                  the whole storage was emptied
//     resume ID                the table that was open before an update
//     back                     the back gesture
//     begin                    nothing hinders the app now (Trunk.toml)
//     file TEXT, too-large     what was chosen
//
// On the root element, for style/device.css: data-kept (yes, no), data-install
// (button, ios, firefox, done), data-offer (the offer to install may be shown),
// data-safari, data-ios, data-at-table, data-shake (yes, or no: refused),
// data-buzz (it can vibrate).
"use strict";
(() => {
  const root = document.documentElement.dataset;
  // Later: the app may be in the middle of asking.
  const news = (verb, text = "") => queueMicrotask(() => {
    window.dispatchEvent(new CustomEvent("bauta:news", { detail: `${verb}\n${text}` }));
  });

  // -- what is remembered about the device ------------------------------------
  const MEMORY = "bauta.device";
  let memory = {};
  try {
    memory = JSON.parse(localStorage.getItem(MEMORY)) ?? {};
  } catch { /* forbidden, or nonsense */ }
  const remember = (what) => {
    memory = { ...memory, ...what };
    try {
      localStorage.setItem(MEMORY, JSON.stringify(memory));
    } catch { /* forbidden or full: until the page is closed */ }
  };

  // -- storage that stays -------------------------------------------------------
  const tellKept = (kept) => { root.kept = kept ? "yes" : "no"; };
  navigator.storage?.persisted?.().then(tellKept, () => {});
  async function kept() {
    if (!memory.asked) {
      remember({ asked: true });
      await navigator.storage?.persist?.().then(tellKept, () => {});
    } else if (!memory.played) {
      remember({ played: true });
      offer();
    }
  }

  // -- installing -----------------------------------------------------------------
  const agent = navigator.userAgent;
  const ios = /iPad|iPhone|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1);
  if (/^((?!Chrom|Android|Firefox|FxiOS).)*Safari/.test(agent)) root.safari = "";
  if (ios) root.ios = "";
  let prompt;
  const installed = () => matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;
  function way() {
    if (installed()) root.install = "done";
    else if (prompt) root.install = "button";
    else if (ios) root.install = "ios";
    else if (/Android.*Firefox/.test(agent)) root.install = "firefox";
    else delete root.install;
    offer();
  }
  function offer() {
    const may = memory.played && !memory.refused && root.install && root.install !== "done";
    if (may) root.offer = "";
    else delete root.offer;
  }
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    way();
  });
  window.addEventListener("appinstalled", () => {
    prompt = undefined;
    root.install = "done";
    offer();
  });
  async function install() {
    const asked = prompt;
    prompt = undefined; // works once
    await asked?.prompt();
    if ((await asked?.userChoice)?.outcome === "dismissed") remember({ refused: true });
    way();
  }
  way();

  // -- a screen that stays awake ----------------------------------------------------
  let current = ""; // the open table; not in the document: an id is made from the seed
  let awake;
  async function wake() {
    if (!current || document.visibilityState !== "visible" || (awake && !awake.released)) return;
    try {
      const lock = await navigator.wakeLock?.request("screen");
      if (current) awake = lock;
      else await lock?.release();
    } catch { /* refused: low battery, or not allowed */ }
  }
  document.addEventListener("visibilitychange", wake);

  // -- one tab plays a table ----------------------------------------------------------
  const key = (id) => `bauta.table.${id}`;
  const read = (id) => {
    try {
      return localStorage.getItem(key(id));
    } catch {
      return null;
    }
  };
  let letGo = () => {};
  let held = false;
  let found; // what the other tab had saved when this one took over
  function hold(id, options) {
    navigator.locks?.request(key(id), options, (lock) => {
      if (current !== id) return undefined;
      if (!lock) return news("elsewhere", id);
      held = true;
      found = read(id);
      if (options.steal) news("here", id);
      return new Promise((resolve) => { letGo = resolve; });
    }).catch(() => {
      if (current !== id) return;
      held = false;
      news("elsewhere", id); // taken over
    });
  }
  function table(id) {
    if (id === current) return; // opened again after the other tab stepped back
    letGo();
    letGo = () => {};
    held = false;
    current = id;
    if (id) root.atTable = "";
    else delete root.atTable;
    if (id) {
      hold(id, { ifAvailable: true });
      void wake();
    } else {
      void awake?.release();
      awake = undefined;
    }
  }
  async function discard(id) {
    const answer = (lock) => news(lock ? "free" : "taken", id);
    try {
      await navigator.locks.request(key(id), { ifAvailable: true }, answer);
    } catch {
      answer(true); // no locks here
    }
  }
  window.addEventListener("storage", (event) => {
    const id = current;
    if (!id || (event.key !== null && event.key !== key(id))) return;
    if (event.newValue === null) news(event.key ? "discarded" : "gone", id);
    else if (!held) news("changed", id);
    // Saved by the other tab just before this one took over, and told late.
    else if (event.newValue !== found) news("here", id);
  });

  // -- an update in the middle of a table comes back to it ---------------------------------
  const RESUME = "bauta.resume";
  const session = (what) => {
    try {
      return what(sessionStorage);
    } catch {
      return null;
    }
  };
  window.addEventListener("bauta:started", () => {
    const id = session((kept) => kept.getItem(RESUME));
    session((kept) => kept.removeItem(RESUME));
    if (id) news("resume", id);
  });

  // -- the back gesture ------------------------------------------------------------------
  // One entry of the history stands before the app's; left over at the front
  // door, it is skipped.
  let guarded = false;
  function guard(on) {
    guarded = on;
    if (on && history.state !== "bauta") history.pushState("bauta", "");
  }
  window.addEventListener("popstate", () => {
    if (history.state === "bauta") return;
    if (guarded) {
      history.pushState("bauta", "");
      news("back");
    } else {
      history.back();
    }
  });

  // -- files -----------------------------------------------------------------------------
  const LARGEST = 4_000_000; // a little less than a browser's whole storage
  async function share(name, text) {
    const file = new File([text], name, { type: "text/plain" });
    if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
      try {
        return await navigator.share({ files: [file] });
      } catch (error) {
        if (error.name === "AbortError") return undefined; // thought better of it
      }
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return undefined;
  }
  function choose() {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = "text/plain,application/json,.txt,.json";
    input.addEventListener("change", async () => {
      const [file] = input.files;
      if (!file) return;
      if (file.size > LARGEST) news("too-large");
      else news("file", await file.text());
    });
    input.click();
  }

  // -- a device that is shaken, and one that buzzes -----------------------------------------
  // Both by choice. A shake presses what a finger could press now, so it does
  // nothing behind a curtain or a paper.
  const touch = navigator.maxTouchPoints > 0;
  const shakes = touch && "DeviceMotionEvent" in window;
  if (shakes) root.shake = "yes";
  if (touch && navigator.vibrate) root.buzz = "yes";
  function switches() {
    for (const name of ["shake", "buzz"]) {
      const box = document.getElementById(name);
      if (box) box.checked = Boolean(memory[name]);
    }
  }
  function press() {
    const button = document.getElementById("shake-phantom");
    const { x, y, width, height } = button?.getBoundingClientRect() ?? {};
    if (button?.contains(document.elementFromPoint(x + width / 2, y + height / 2))) button.click();
  }
  const JOLT = 15; // m/s² between two looks: whoever walks makes a third of it
  let was = { at: 0 };
  let jolts = [];
  function moved({ accelerationIncludingGravity: now }) {
    const at = performance.now();
    if (now?.x == null || at - was.at < 100) return;
    const change = Math.hypot(now.x - was.x, now.y - was.y, now.z - was.z);
    was = { x: now.x, y: now.y, z: now.z, at };
    if (!(change > JOLT)) return;
    jolts = [...jolts.filter((jolt) => at - jolt < 1_000), at];
    if (jolts.length < 4) return;
    jolts = [];
    was.at += 1_500; // one shake is one shake
    press();
  }
  let listens;
  function deaf() {
    window.removeEventListener("devicemotion", moved);
    listens = false;
    remember({ shake: false });
    switches();
  }
  /** In a tap, or iOS refuses; there it is asked anew in each visit. */
  async function listen() {
    if (listens || !shakes || !memory.shake) return;
    listens = true;
    const answer = await DeviceMotionEvent.requestPermission?.().catch(() => "denied");
    const refused = () => {
      deaf();
      root.shake = "no";
    };
    if ((answer ?? "granted") !== "granted") return refused();
    root.shake = "yes";
    window.addEventListener("devicemotion", moved);
    // A device without the sensor never tells anything.
    return setTimeout(() => !was.at && listens && !document.hidden && refused(), 3_000);
  }
  // Before press.js holds it back: iOS asks about the sensor in the press itself.
  window.addEventListener("click", ({ target: { id, checked } }) => {
    if (id === "buzz") remember({ buzz: checked });
    if (id === "shake") checked ? remember({ shake: true }) : deaf();
    void listen();
  }, true);
  if (shakes && !DeviceMotionEvent.requestPermission) void listen();
  const buzzes = { rattle: [40, 60, 40, 60, 40], meeting: 60, away: 30, bell: 250 };
  window.addEventListener("bauta:sound", ({ detail }) => {
    const length = memory.buzz && buzzes[detail.split(" ")[1]];
    if (length && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(length);
  });

  // -- diagnostics -------------------------------------------------------------------------
  async function diagnosis() {
    const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => {})) ?? {};
    const version = document.querySelector('meta[name="bauta-version"]')?.content;
    let tables = "forbidden";
    try {
      tables = Object.keys(localStorage).filter((name) => name.startsWith("bauta.table.")).length;
    } catch { /* as it says */ }
    const lines = {
      version,
      page: location.pathname,
      browser: agent,
      screen: `${innerWidth} × ${innerHeight}, ${devicePixelRatio}`,
      languages: navigator.languages?.join(", "),
      offline: root.offlineFiles ?? "no worker",
      update: root.update ?? "none",
      "storage kept": root.kept ?? "unknown",
      "storage used": usage === undefined ? "unknown" : `${usage} of ${quota} bytes`,
      tables,
      "tab lock": Boolean(navigator.locks),
      "screen lock": awake && !awake.released ? "held" : "wakeLock" in navigator ? "not held" : "unknown here",
      installed: root.install ?? "no way known",
      "last emergency": session((kept) => kept.getItem("bauta.panic")) ?? "none",
    };
    return Object.entries(lines).map(([name, value]) => `${name}: ${value}`).join("\n");
  }
  async function diagnose(more) {
    const text = await diagnosis();
    const field = document.getElementById("diagnostics");
    if (field) field.value = more ? `${text}\n${more}` : text;
  }

  async function copyDiagnosis() {
    const field = document.getElementById("diagnostics");
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field?.select(); // forbidden: copied by hand
    }
  }

  window.addEventListener("bauta:ask", ({ detail }) => {
    const [verb, first] = detail.split("\n", 2);
    const rest = detail.slice(verb.length + first.length + 2);
    const answers = {
      table: () => table(first),
      take: () => hold(first, { steal: true }),
      discard: () => discard(first),
      kept,
      guard: () => guard(first === "1"),
      share: () => share(first, rest),
      report: async () => share(first, `${rest}\n${await diagnosis()}\n`),
      choose,
      switches: () => queueMicrotask(switches),
      diagnose: () => diagnose(first),
      "copy-diagnosis": copyDiagnosis,
      install,
      "no-install": () => {
        remember({ refused: true });
        offer();
      },
      update: () => session((kept) => kept.setItem(RESUME, current ?? "")),
    };
    void answers[verb]?.();
  });
})();
