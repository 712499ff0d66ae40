// Every screen of the product as a picture: screens/SIZE-THEME-NAME.png, with
// screens/index.html to see all of them at once. One game is played by this
// script to get there, the same on every run; its saves open on each size.
//
//   node scripts/screens.mjs [SIZE...]       all sizes if none is named
//   SCREENS_URL=http://…/                    a page that is served already
//   SCREENS_ONLY=answer                      the screens whose name has this
//   SCREENS_SAVES=file                       the game's saves are kept there for the next run
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { fixChance } from "../tests/e2e/support/app.mjs";
import { browser as browserPath } from "./browser.mjs";

const OUT = "screens";
const README_PICTURE = "docs/play.png";
const PORT = 8099;
const THEMES = ["night", "day"];
const SIZES = {
  phone: { width: 390, height: 844, touch: true },
  small: { width: 320, height: 640, touch: true },
  lying: { width: 844, height: 390, touch: true },
  tablet: { width: 820, height: 1180, touch: true },
  laptop: { width: 1280, height: 800, touch: false },
  wide: { width: 1600, height: 1000, touch: false },
};
const NAMES = ["Anna", "Beatrice", "Carlo", "Dario"];
const SEED = Number(process.env.SCREENS_SEED ?? 7);

// -- The page's own steps -----------------------------------------------------

/** Clicks at once, without waiting until nothing moves. */
const press = (locator) => locator.dispatchEvent("click");

const button = (page, name) => page.getByRole("button", { name, exact: typeof name === "string" });

/** Holds the mask of the curtain until it opens. */
async function hold(page) {
  const mask = page.locator(".hold-mask");
  await mask.waitFor();
  await page.clock.fastForward(500); // taps just after a cover are ignored
  await mask.dispatchEvent("pointerdown");
  await page.clock.fastForward(700);
  await mask.waitFor({ state: "detached" });
}

/** Lets the wax dry. */
const dry = (page) => page.clock.fastForward(4500);

async function lay(page) {
  await button(page, "New table").click();
  for (const [ix, name] of NAMES.entries()) await page.locator(".setup-name input").nth(ix).fill(name);
  await button(page, "Deal the cards").click();
}

/** The save of the table that is open, once the picture stands: it is saved after that. */
const saved = (page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return Object.entries(localStorage).find(([key]) => key.startsWith("bauta.table."))[1];
  });

/** Taps a space of the board as a screen reader would: without a place. */
const tap = (page, space) => page.locator(`#space-${space}`).dispatchEvent("click", { detail: 0 });

const movable = (page) =>
  page.locator('.pawn[data-state="movable"]').evaluateAll((all) => [...new Set(all.map((pawn) => pawn.dataset.space))]);

const targets = (page) =>
  page.locator(".space[data-target]").evaluateAll((all) =>
    all.map((space) => ({
      space: space.dataset.space,
      how: space.dataset.target,
      label: space.getAttribute("aria-label"),
      taken: /; here: /.test(space.getAttribute("aria-label")),
    })),
  );

const mainButton = (page) => page.locator(".dock .button-main");

/** Plans a march that meets as many as it finds; tells how many. */
async function planMeetings(page, wanted) {
  let met = 0;
  for (let round = 0; round < 3 && met < wanted; round += 1) {
    const better = await planOneMeeting(page, met);
    if (!better) break;
    met = better;
  }
  return met;
}

/** One more mask is brought to somebody; the plan stays as it was if none can be. */
async function planOneMeeting(page, met) {
  const back = button(page, "Take back");
  for (const from of await movable(page)) {
    await tap(page, from);
    if (!(await page.locator('.pawn[data-state="lifted"]').count())) continue;
    for (const target of await targets(page)) {
      if (!target.taken || target.how === "pass") continue;
      await tap(page, target.space);
      const words = (await page.locator(".say-more").allTextContents()).join(" ");
      const now = words.startsWith("Meets") && (await mainButton(page).isEnabled()) ? words.split(/, | and /).length : 0;
      if (now > met) return now;
      await press(back);
    }
    await press(back);
  }
  return 0;
}

/** Picks cards until they may be shown; gives their places on the page. */
async function answer(page) {
  const picks = page.locator(".card-pick");
  const show = page.locator(".private-foot .button-main");
  const sets = combinations(await picks.count());
  for (const set of sets) {
    for (const ix of set) await press(picks.nth(ix));
    if (await show.isEnabled()) return set;
    for (const ix of set) await press(picks.nth(ix));
  }
  throw new Error("no set of cards may be shown");
}

/** All pairs and triples of the first `n` numbers. */
function combinations(n) {
  const all = [...Array(n).keys()];
  const pairs = all.flatMap((a) => all.slice(a + 1).map((b) => [a, b]));
  const triples = pairs.flatMap(([a, b]) => all.slice(b + 1).map((c) => [a, b, c]));
  return [...pairs, ...triples];
}

// -- One game, for its saves --------------------------------------------------

/** Plays until every kind of page was there; gives the saves by name. */
async function record(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  await page.clock.install({ time: new Date("2026-02-14T20:15:00") });
  await fixChance(page, SEED);
  await page.goto(url);
  await lay(page);
  const saves = {};
  const keep = async (name) => (saves[name] ??= await saved(page));
  await keep("dealt");
  for (let seat = 0; seat < 4; seat += 1) {
    await hold(page);
    await button(page, "Cover and pass on").click();
    await dry(page);
  }
  const wanted = ["turn", "moving", "meeting", "meetings", "ambassador", "answer", "through", "again", "heard", "expelling", "ending", "hand", "over"];
  const missing = () => wanted.filter((name) => !saves[name]);
  for (let step = 0; step < 250 && missing().length > 2; step += 1) await advance(page, keep, saves);
  // The hand is offered, and taken.
  while (!(await button(page, "Mission accomplished!").isVisible().catch(() => false))) await advance(page, keep, saves);
  await button(page, "Mission accomplished!").click();
  await page.locator(".sheet .chip").first().click();
  await page.locator(".sheet .button-main").click();
  await page.locator(".curtain").waitFor();
  await keep("hand");
  await hold(page);
  await button(page, /^Take the hand/).click();
  await dry(page);
  await keep("over");
  await context.close();
  const left = missing();
  if (left.length) console.error(`screens: this game never came to: ${left.join(", ")}`);
  return saves;
}

/** One step of the game, whatever is on the screen. */
async function advance(page, keep, saves) {
  if (await page.locator(".sealing").count()) return dry(page);
  if (await page.locator(".curtain").count()) {
    const errand = await page.locator(".curtain-errand").textContent();
    if (/ asks /.test(errand)) await keep(/^Through/.test(errand) ? "through" : "answer");
    if (/answered/.test(errand)) await keep("heard");
    await hold(page);
    if (/ asks /.test(errand)) {
      if (await page.locator(".already li").count()) await keep("again");
      await answer(page);
      await press(page.locator(".private-foot .button-main"));
      await dry(page);
    } else if (/answered/.test(errand)) {
      await button(page, "Cover and go on").click();
      await dry(page);
    }
    return undefined;
  }
  const say = await page.locator("#say").textContent();
  if (/shake the Phantom/.test(say)) {
    await keep("turn");
    return press(button(page, "Shake the Phantom"));
  }
  if (await page.locator(".balls").count()) {
    await keep("moving");
    await planMeetings(page, saves.meetings ? 1 : 2);
    return press(mainButton(page));
  }
  if (/meeting/.test(say)) {
    const all = await page.locator(".meeting").allTextContents();
    if (all.length > 1) await keep("meetings");
    else await keep("meeting");
    if (all.some((words) => /Ambassador/.test(words))) await keep("ambassador");
    const first = page.locator(".meeting").first();
    if (await first.locator(".chips .chip").count()) await press(first.locator(".chips .chip").first());
    return press(first.locator(".button-ask").nth(Object.keys(saves).length % 2));
  }
  if (/^Send/.test(say)) {
    await keep("expelling");
    const free = await targets(page);
    await tap(page, free[Math.floor(free.length / 2)].space);
    return press(mainButton(page));
  }
  if (/All is done/.test(say)) {
    await keep("ending");
    return press(button(page, "End the turn"));
  }
  throw new Error(`screens: nothing to do at «${say}»`);
}

/** Notes which plates of the board the app has asked for. */
const notePlates = () => {
  globalThis.plates = {};
  addEventListener("bauta:ask", ({ detail }) => {
    const [verb, name] = detail.split("\n");
    if (verb === "plate") globalThis.plates[name] = detail;
  });
};

/** Changes the theme behind the app's back, so the plates must be asked for anew. */
const wear = (page, theme) =>
  page.evaluate((theme) => {
    document.documentElement.setAttribute("data-theme", theme);
    for (const detail of Object.values(globalThis.plates)) dispatchEvent(new CustomEvent("bauta:ask", { detail }));
  }, theme);

// -- Every screen at one size -------------------------------------------------

async function show(browser, url, size, saves) {
  const { touch, ...viewport } = SIZES[size];
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
  await context.addInitScript(notePlates);
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  const only = process.env.SCREENS_ONLY ?? "";
  const taken = [];
  const shot = async (name) => {
    if (!name.includes(only)) return;
    for (const theme of THEMES) {
      await wear(page, theme);
      await page.waitForTimeout(450);
      const file = `${size}-${theme}-${name}.png`;
      await page.screenshot({ path: `${OUT}/${file}` });
      taken.push(file);
    }
    await wear(page, "night");
  };
  const open = async (entries) => {
    await page.goto("about:blank");
    await page.goto(url);
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(`bauta.table.${key}`, value);
    }, entries);
    await page.reload();
    await page.locator(".home").waitFor();
  };
  const table = async (name) => {
    await open({ [name]: saves[name] });
    await page.locator(".table-row .button-main").click();
  };
  /** A part of the tour; a fault in one does not end the others. */
  const part = async (name, tour) => {
    try {
      await tour();
    } catch (error) {
      console.error(`screens: ${size}, ${name}: ${error.message.split("\n")[0]}`);
      process.exitCode = 1;
    }
  };
  const wants = (...names) => !only || names.some((name) => name.includes(only) || only.startsWith(name.split("-")[0]));
  const sheet = async (name, label) => {
    await button(page, label).click();
    await page.locator(".sheet").waitFor();
    await shot(name);
  };
  const shut = async () => {
    await button(page, "Close").click();
    await page.locator(".sheet").waitFor({ state: "detached" });
  };
  const peek = async () => {
    await press(page.locator(".covered-button"));
    await page.locator(".covered-open").waitFor();
  };

  await page.clock.install({ time: new Date("2026-02-14T21:40:00") });
  await fixChance(page, SEED);

  await part("home", async () => {
    if (!wants("home", "setup", "rules")) return;
    await open({});
    await shot("home-empty");
    await sheet("rules-home", "Rules");
    await shut();
    await button(page, "New table").click();
    await shot("setup");
    for (const [ix, name] of NAMES.entries()) await page.locator(".setup-name input").nth(ix).fill(name);
    await page.locator(".setup-name input").nth(1).fill("Anna");
    await page.locator(".setup-more summary").click();
    await button(page, "Deal the cards").click();
    await page.locator(".trouble").scrollIntoViewIfNeeded();
    await shot("setup-fault");
    await open({ one: saves.turn, two: saves.over, three: saves.answer });
    await shot("home-tables");
    await open({ one: saves.turn, bad: saves.turn.slice(0, 200) });
    await page.locator(".damaged").scrollIntoViewIfNeeded();
    await shot("home-damaged");
  });
  await part("dealt", async () => {
    if (!wants("curtain", "passport", "sealing")) return;
    await table("dealt");
    for (const colour of ["red", "yellow", "blue", "green"]) {
      await page.locator(".curtain").waitFor();
      await shot(`curtain-${colour}`);
      if (colour === "red") {
        await button(page, "Open without holding").click();
        await shot("curtain-sure");
      }
      await hold(page);
      if (colour === "red" || colour === "green") await shot(`passport-${colour}`);
      await button(page, "Cover and pass on").click();
      if (colour === "red") await shot("sealing");
      await dry(page);
    }
  });
  await part("turn", async () => {
    if (!wants("turn", "waiting", "sheet", "log")) return;
    await table("turn");
    await button(page, /^I am not/).click();
    await page.locator(".play").waitFor();
    await shot("waiting");
    await mainButton(page).click();
    await hold(page);
    await shot("turn");
    await sheet("sheet-passport-covered", "Passport");
    await peek();
    await shot("sheet-passport");
    await shut();
    await sheet("sheet-rules", "Rules");
    await shut();
    await sheet("sheet-menu", "Menu");
    await button(page, "Show all place names").click();
    await shut();
    await shot("turn-names");
    await button(page, "Menu").click();
    await button(page, "Hide place names").click();
    await shut();
    await page.locator(".seat-button").nth(1).click();
    await shot("sheet-seat");
    await shut();
    await sheet("declare", "Mission accomplished!");
    await page.locator(".sheet .chip").nth(1).click();
    await shot("declare-chosen");
    await shut();
    await button(page, "Shake the Phantom").click();
    await shot("moving-shake");
  });
  await part("moving", async () => {
    if (!wants("moving")) return;
    await table("moving");
    await hold(page);
    await page.waitForTimeout(2_000);
    await shot("moving");
    const pawns = await movable(page);
    await tap(page, pawns[Math.min(1, pawns.length - 1)]);
    await shot("moving-chosen");
    const far = (await targets(page)).find((t) => t.how === "stay") ?? (await targets(page))[0];
    await tap(page, far.space);
    await shot("moving-plan");
    await tap(page, "7");
    await tap(page, "30");
    await shot("moving-notice");
    await button(page, /^Whole city$|^Nearer$/).click();
    await shot("moving-zoomed");
  });
  for (const name of ["meeting", "meetings", "ambassador"]) {
    await part(name, async () => {
      if (!saves[name] || !wants(name)) return;
      await table(name);
      await hold(page);
      await shot(name);
      if (name === "meetings") {
        await button(page, "All on one slip").click();
        for (const meeting of await page.locator(".meeting").all()) {
          const whom = meeting.locator(".chips .chip");
          if (await whom.count()) await whom.first().click();
          await meeting.locator(".button-ask").first().click();
        }
        await shot("meetings-slip");
        await button(page, "One by one").click();
      }
      if (name === "meeting") {
        await button(page, "Step on instead").first().click();
        await shot("meeting-step");
      }
    });
  }
  for (const name of ["answer", "through", "again"]) {
    await part(name, async () => {
      if (!saves[name] || !wants("answer")) return;
      await table(name);
      await page.locator(".curtain").waitFor();
      await shot(`answer-${name}-curtain`);
      await hold(page);
      await shot(`answer-${name}`);
      const set = await answer(page);
      await page.evaluate(() => window.scrollTo(0, 9999));
      await shot(`answer-${name}-ready`);
      for (const ix of set) await page.locator(".card-pick").nth(ix).click();
      if (name === "answer") {
        await button(page, /mission card/).click();
        await page.evaluate(() => window.scrollTo(0, 9999));
        await shot("answer-mission");
        await button(page, "Look at the board").click();
        await shot("answer-board");
      }
    });
  }
  await part("heard", async () => {
    if (!wants("heard", "expelling", "sheet-heard", "sheet-notes")) return;
    await table("heard");
    await hold(page);
    await shot("heard");
    await button(page, "Cover and go on").click();
    await dry(page);
    await hold(page).catch(() => {});
    await shot("expelling");
    const free = await targets(page);
    await tap(page, free[Math.floor(free.length / 2)].space);
    await shot("expelling-chosen");
    await sheet("sheet-heard-covered", "See the cards again");
    await peek();
    await shot("sheet-heard");
    await shut();
    await button(page, "Notes").click();
    await peek().catch(() => {});
    await shot("sheet-notes");
    await shut();
    await sheet("sheet-log", "Log");
  });
  await part("ending", async () => {
    if (!wants("ending")) return;
    await table("ending");
    await hold(page);
    await shot("ending");
  });
  await part("end", async () => {
    if (!wants("hand", "over")) return;
    await table("hand");
    await page.locator(".curtain").waitFor();
    await shot("hand-curtain");
    await hold(page);
    await shot("hand");
    await peek();
    await shot("hand-open");
    await table("over");
    await page.locator(".over").waitFor();
    await shot("over");
    await page.evaluate(() => window.scrollTo(0, 9999));
    await shot("over-foot");
    await button(page, "See the board").click();
    await shot("over-board");
    if (saves.won) {
      await table("won");
      await page.locator(".over").waitFor();
      await shot("over-won");
    }
  });
  await context.close();
  return taken;
}

// -- All of it ----------------------------------------------------------------

/** A page to see all pictures at once. */
function contactSheet() {
  const files = readdirSync(OUT).filter((file) => file.endsWith(".png"));
  const figure = (file) =>
    `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a><figcaption>${file.replace(/^\w+-\w+-|\.png$/g, "")}</figcaption></figure>`;
  const sections = Object.keys(SIZES).flatMap((size) =>
    THEMES.map((theme) => {
      const mine = files.filter((file) => file.startsWith(`${size}-${theme}-`));
      return mine.length ? `<h2>${size}, ${theme}</h2><div>${mine.map(figure).join("")}</div>` : "";
    }),
  );
  writeFileSync(
    `${OUT}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Bauta: every screen</title><style>body{background:#222;color:#eee;font:14px system-ui;margin:1rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{block-size:22rem;display:block}</style>${sections.join("")}`,
  );
}

/** The picture in the README, with few colours and so a quarter of the size; needs ImageMagick. */
function readmePicture(from) {
  if (!existsSync(from)) return;
  const { status } = spawnSync("convert", [from, "-dither", "None", "-colors", "256", "-strip", `PNG8:${README_PICTURE}`]);
  if (status !== 0) console.error(`screens: ${README_PICTURE} stays as it was: ImageMagick's convert is not here`);
}

/** Serves dist/ until `stop` is called. */
async function serve() {
  const server = spawn(process.execPath, ["scripts/serve.mjs", String(PORT)], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve, reject) => {
    server.stdout.once("data", resolve);
    server.once("exit", () => reject(new Error("the page cannot be served")));
  });
  return { url: `http://127.0.0.1:${PORT}/`, stop: () => server.kill() };
}

const sizes = process.argv.slice(2).length ? process.argv.slice(2) : Object.keys(SIZES);
const unknown = sizes.find((size) => !(size in SIZES));
if (unknown) {
  console.error(`screens: no size is called ${unknown}: ${Object.keys(SIZES).join(", ")}`);
  process.exit(1);
}
mkdirSync(OUT, { recursive: true });
const given = process.env.SCREENS_URL;
const { url, stop } = given ? { url: given, stop: () => {} } : await serve();
const browser = await chromium.launch({ executablePath: browserPath() });
try {
  const kept = process.env.SCREENS_SAVES;
  const saves = kept && existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : await record(browser, url);
  if (kept) writeFileSync(kept, JSON.stringify(saves));
  for (const size of sizes) {
    const taken = await show(browser, url, size, saves);
    console.log(`${size}: ${taken.length} pictures`);
  }
  contactSheet();
} finally {
  await browser.close();
  stop();
}
readmePicture(`${OUT}/laptop-night-expelling-chosen.png`);
