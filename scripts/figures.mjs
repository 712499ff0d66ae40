// The figures of the page in Chromium, one a line: `name: value unit`. The
// processor runs four times slower, as a phone of the middle class would.
//
//   node scripts/figures.mjs [NAME...]     all groups if none is named: pad start game motion bots lighthouse
//   BENCH_QUICK=1                          a round of each, and the end of the game only
import { spawn } from "node:child_process";
import { chromium, expect } from "@playwright/test";
import lighthouse from "lighthouse";
import { SIZES } from "../tests/e2e/support/sizes.mjs";
import { centre, story, Table } from "../tests/e2e/support/table.mjs";
import { browser as browserPath } from "./browser.mjs";

const QUICK = Boolean(process.env.BENCH_QUICK);
const PORT = 8098;
const DEBUGGING_PORT = 8097;
const SLOWDOWN = 4;

const print = (name, value, unit, digits = 1) => console.log(`${name}: ${value.toFixed(digits)} ${unit}`);
const median = (values) => quantile(values, 0.5);
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** What `what` gives in so many rounds, each in a page of its own. */
async function rounds(browser, n, what) {
  const values = [];
  for (let round = 0; round < (QUICK ? 1 : n); round += 1) values.push(await inPage(browser, what));
  return values;
}

async function inPage(browser, what) {
  const context = await browser.newContext({ ...SIZES.phone, locale: "en-GB" });
  try {
    return await what(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/**
 * Makes the browser's window larger than the page. It is as large as the page by
 * itself, its bars included, so that the page's foot is never drawn: a tap there
 * counted as answered only when something changed further up.
 */
async function uncover(page) {
  const cdp = await page.context().newCDPSession(page);
  const { windowId } = await cdp.send("Browser.getWindowForTarget");
  const { width, height } = page.viewportSize();
  await cdp.send("Browser.setWindowBounds", { windowId, bounds: { width: width + 200, height: height + 300 } });
}

/** Slows the processor of a page down; called again with 1, no more. */
async function slow(page, rate = SLOWDOWN) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  return cdp;
}

/** How long a hand takes from what the eye has found to the tap. */
const REACTION = 300;
/** How long a tapping finger rests on the glass. */
const CONTACT = 70;
/** How long the Phantom rattles and its balls fall (`veil` in style/board.css). */
const FALL = 1_900;
/** How long nothing looks into the page after a tap, because that is work in it too. */
const PICTURE = 500;

/** People at a table in real time. */
class Players extends Table {
  async pass(ms) {
    await this.page.waitForTimeout(ms);
  }
}

/** Those whose taps are timed. */
class Tapping extends Players {
  /** A finger alone: nothing that looks for the button works in the page meanwhile. */
  async press(target) {
    await expect(target).toBeEnabled({ timeout: 30_000 });
    await this.awake();
    await target.evaluate((button) => button.scrollIntoView({ block: "center" }));
    await this.#finger(target);
  }

  async tap(place) {
    const space = this.space(place);
    await this.awake();
    await space.scrollIntoViewIfNeeded();
    await this.#finger(space);
  }

  async #finger(target) {
    const { x, y } = await centre(target);
    // The eye goes with a figure until it has arrived.
    await expect(this.page.locator("[data-travels]")).toHaveCount(0);
    await this.pass(REACTION);
    await this.touches("touchStart", [{ x, y }]);
    await this.pass(CONTACT);
    await this.up();
    await this.pass(PICTURE);
  }

  /** Who has shaken the Phantom watches the balls fall. */
  async shake() {
    await super.shake();
    await this.pass(FALL);
  }

  /** To wait for the answer is work in the page as well: `PICTURE` is long enough. */
  async answered() {}

  /** Who holds a mask lets go when what is behind it has been seen. */
  async hold(target, ms) {
    const at = await centre(target);
    await this.pass(REACTION);
    await this.touches("touchStart", [at]);
    await this.pass(ms);
    await target.waitFor({ state: "detached" });
    await this.pass(REACTION);
    await this.up();
    await this.pass(PICTURE);
  }
}

/** Those whose answers are timed. */
class Answering extends Players {
  costs = [];

  async answer(...cards) {
    for (const card of cards) await this.press(this.card(card));
    this.costs.push(await pressed(this.page, this.button(/^Show these cards/)));
    await this.dried();
  }
}

/** Sits down at a table told in notation, and opens its curtain. */
async function sit(page, told, who, People = Players) {
  const table = new People(page, true);
  const entries = { "bauta.table.bench": told.save() };
  await page.addInitScript((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)), entries);
  await page.goto(`${URL}`);
  await table.goOn();
  if (who) await table.open(who);
  return table;
}

/**
 * How long the page's own thread works from a press to the end of the next
 * layout: its processor time, so that others on this machine do not count. What
 * the press sets off are microtasks, so all of it is one task.
 */
async function pressed(page, locator) {
  const browser = page.context().browser();
  await slow(page);
  await browser.startTracing(page, { categories: ["blink.user_timing"] });
  await locator.evaluate(async (button) => {
    performance.mark("pressed");
    button.click();
    for (let turn = 0; turn < 100; turn += 1) await undefined;
    document.documentElement.getBoundingClientRect();
    performance.mark("laid out");
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await slow(page, 1);
  const at = (mark) => traceEvents.find(({ name }) => name === mark).tts / 1_000;
  return at("laid out") - at("pressed");
}

// -- The groups ---------------------------------------------------------------

/** From confirming an answer, and from opening the pad that has it, to the next layout. */
async function pad(browser) {
  // Every answer of a game, whoever gives it.
  const confirm = await rounds(browser, 3, async (page) => {
    const table = await sit(page, story("carnival").with("help", "oracle").first(0), undefined, Answering);
    await (QUICK ? firstAnswer(table) : wholeGame(table));
    return table.costs;
  });
  const told = story("leo").with("help", "oracle");
  print("pad_update_ms", median(confirm.flat()), "ms");
  const opened = await rounds(browser, 9, async (page) => {
    const table = await sit(page, told.until("3 call", 4), "Dario");
    await table.press(table.button("Notes"));
    const open = await pressed(page, table.button("Press to look"));
    const touch = await pressed(page, table.square("Leo", "Agent X"));
    return { open, touch };
  });
  print("pad_open_ms", median(opened.map(({ open }) => open)), "ms");
  print("pad_reason_ms", median(opened.map(({ touch }) => touch)), "ms");
}

/** From the address to the front door with its buttons, with all files here. */
async function start(browser) {
  const times = await rounds(browser, 5, async (page, context) => {
    await page.goto(URL);
    await page.getByRole("button", { name: "New table" }).waitFor();
    // Where a service worker keeps the files, it is ready before it is measured.
    await page.evaluate(async () => {
      if (await navigator.serviceWorker?.getRegistration()) await navigator.serviceWorker.ready;
    });
    await page.close();
    const warm = await context.newPage();
    await slow(warm);
    await warm.addInitScript(() => {
      const look = () => {
        if (document.querySelector(".home button")) globalThis.playable = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    });
    await warm.goto(URL);
    return (await warm.waitForFunction(() => globalThis.playable)).jsonValue();
  });
  print("start_warm_ms", median(times), "ms", 0);
}

/** Every tap of a whole game, and what the game leaves in memory. */
async function game(browser) {
  await inPage(browser, async (page) => {
    await page.addInitScript(() => {
      globalThis.taps = {};
      new PerformanceObserver((list) => {
        for (const { interactionId: id, duration } of list.getEntries()) {
          if (id) globalThis.taps[id] = Math.max(globalThis.taps[id] ?? 0, duration);
        }
      }).observe({ type: "event", durationThreshold: 16, buffered: true });
    });
    const told = story("carnival").with("help", "oracle");
    const table = await sit(page, QUICK ? told.until("0 seal") : told.first(0), undefined, Tapping);
    await uncover(page);
    const cdp = await slow(page);
    await (QUICK ? lastTurn(table) : wholeGame(table));
    await table.pass(200);
    // Taps that took less than 16 ms are not listed.
    const { listed, count } = await page.evaluate(() => ({ listed: Object.values(globalThis.taps), count: performance.interactionCount }));
    const all = [...listed, ...Array(Math.max(0, count - listed.length)).fill(8)];
    print("tap_to_paint_p98_ms", quantile(all, 0.98), "ms", 0);
    print("taps", all.length, "taps", 0);
    await slow(page, 1);
    await cdp.send("HeapProfiler.enable");
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await cdp.send("Runtime.getHeapUsage");
    print("heap_mb", (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6, "MB");
  });
}

/** Pictures a second while things move; at most as many as the screen shows. */
async function motion(browser) {
  const rates = await rounds(browser, 5, async (page) => {
    const table = await sit(page, story("carnival").until("0 march"), "Anna");
    return pictures(page, "[data-travels]", async () => {
      await table.march("San Barnaba", "Santa Margherita", "San Tomà");
      await expect(page.locator("[data-travels]")).toHaveCount(0);
    });
  });
  print("travel_fps", median(rates), "pictures/s");
  const rattles = await rounds(browser, 5, async (page) => {
    const table = await sit(page, story("carnival").first(0), "Anna");
    return pictures(page, ".shake", async () => {
      await table.shake();
      await table.pass(FALL);
    });
  });
  print("rattle_fps", median(rattles), "pictures/s");
  const turns = await rounds(browser, 5, async (page) => {
    const table = await sit(page, story("carnival").until("3 answer"), "Dario");
    return pictures(page, ".heard .card-face", async () => {
      await table.answer("Lord Fiddlebottom", "Madame Zsa Zsa");
      await table.open("Anna");
      await table.pass(1_000);
    });
  });
  print("turn_fps", median(turns), "pictures/s");
}

/** Pictures a second while what `selector` finds is moving: whatever `move` sets off. */
async function pictures(page, selector, move) {
  await uncover(page);
  await slow(page);
  await page.evaluate((selector) => {
    globalThis.pictures = [];
    const look = (now) => {
      const moving = document.querySelector(selector);
      if (moving && document.getAnimations().some(({ playState }) => playState === "running")) globalThis.pictures.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  await move();
  const pictures = await page.evaluate(() => globalThis.pictures);
  // Between two journeys nothing moves.
  const steps = pictures.slice(1).map((at, ix) => at - pictures[ix]).filter((step) => step < 250);
  return (1_000 * steps.length) / steps.reduce((sum, step) => sum + step, 0);
}

/** The beginning of the game of tests/e2e/tables/carnival.txt, from its first curtain. */
async function firstAnswer(table) {
  await table.open("Anna");
  await table.shake();
  await table.march("San Barnaba", "Santa Margherita", "San Tomà");
  await table.press(table.button("the Ambassador"));
  await table.march("San Tomà");
  await table.confirm();
  await table.ask("the Ambassador", "identity", "Dario");
  await table.open("Dario");
  await table.answer("Lord Fiddlebottom", "Madame Zsa Zsa");
}

/** That game to its end. */
async function wholeGame(table) {
  await firstAnswer(table);
  await table.open("Anna");
  await table.hear();
  await notes(table);
  await table.expel("the Ambassador", "Embassy");
  await table.endTurn();
  await table.open("Bea");
  await table.shake();
  await table.march("Tre Archi", "Ghetto");
  await table.confirm();
  await table.endTurn();
  await table.open("Carlo");
  await table.shake();
  await table.march("Sant’Elena", "Zitelle");
  await table.confirm();
  await table.endTurn();
  await table.open("Dario");
  await table.shake();
  await table.march("Sacca Fisola", "Santa Marta");
  await table.confirm();
  await table.ask("Carlo’s short mask", "build");
  await table.open("Carlo");
  await table.answer("Agent X", "secret card short", "thin");
  await table.open("Dario");
  await table.hear();
  await table.expel("Carlo’s short mask", "Murano");
  await table.endTurn();
  await table.open("Anna");
  await table.shake();
  await table.march("Madonna dell’Orto", "Ghetto");
  await table.march("Redentore", "Zitelle");
  await table.press(table.button("the Ambassador"));
  await table.march("San Tomà");
  await table.confirm();
  await slip(table);
}

async function lastTurn(table) {
  await table.open("Anna");
  await slip(table);
}

async function slip(table) {
  await table.press(table.button("All on one slip"));
  await table.ask("Bea’s thin mask", "identity");
  await table.ask("Carlo’s thin mask", "identity");
  await table.ask("the Ambassador", "build", "Bea");
  await table.press(table.button(/^Seal the slip/));
  await table.open("Bea");
  await table.answer("Colonel Bubble", "Agent X", "fat");
  await table.answer("tall", "thin");
  await table.open("Carlo");
  await table.answer("secret card Lord Fiddlebottom", "mission card", "short");
  await table.open("Anna");
  await table.hear();
  await notes(table);
  await table.expel("Bea’s thin mask", "Rialto");
  await table.declare("Carlo");
  await table.open("Carlo");
  await table.press(table.button(/^Take the hand/));
}

/** A look at the pad, and at the reason of a square. */
async function notes(table) {
  await table.press(table.button("Notes"));
  await table.press(table.button("Press to look"));
  await table.press(table.square("Dario", "Agent X"));
  await table.press(table.dialog.getByRole("button", { name: "Close" }));
}

/**
 * Bots of each level among themselves. A step is timed from the note that it
 * begins to the save that follows: thought, action and what is written.
 */
async function bots(browser) {
  for (const level of ["tourist", "gondolier", "informer", "spymaster"]) {
    const steps = [];
    for (let round = 0; round < (QUICK ? 1 : 3); round += 1) {
      steps.push(...(await inPage(browser, (page) => timedSteps(page, level))));
    }
    print(`bot_${level}_browser_p99_ms`, quantile(steps, 0.99), "ms");
  }
}

async function timedSteps(page, level) {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    globalThis.steps = [];
    let begun;
    Storage.prototype.setItem = function (key, value) {
      if (begun !== undefined && key !== "bauta.thinking") {
        globalThis.steps.push(performance.now() - begun);
        begun = undefined;
      }
      set.call(this, key, value);
      if (key === "bauta.thinking") begun = performance.now();
    };
    localStorage.setItem("bauta.settings", '{"pace":"Skip"}');
  });
  const seats = ["clerk", "twin", "dealer", "comedian"].map((character) => `${character}/${level}`);
  const told = story("carnival").first(0).with("sitters", seats.join(" "));
  const entries = { "bauta.table.bench": told.save() };
  await page.addInitScript((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)), entries);
  await page.goto(URL);
  await slow(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.locator(".end-title").waitFor({ timeout: 120_000 });
  return page.evaluate(() => globalThis.steps);
}

async function score() {
  const scores = [];
  for (let run = 0; run < (QUICK ? 1 : 5); run += 1) {
    const { lhr } = await lighthouse(URL, { port: DEBUGGING_PORT, onlyCategories: ["performance"], logLevel: "silent" });
    scores.push(lhr.categories.performance.score * 100);
  }
  print("lighthouse_performance", median(scores), "points", 0);
}

// -- All of it ----------------------------------------------------------------

/** Serves dist/ until `stop` is called. */
async function serve() {
  const server = spawn(process.execPath, ["scripts/serve.mjs", String(PORT)], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve, reject) => {
    server.stdout.once("data", resolve);
    server.once("exit", () => reject(new Error("the page cannot be served")));
  });
  return () => server.kill();
}

const URL = process.env.FIGURES_URL ?? `http://127.0.0.1:${PORT}/`;
const GROUPS = { pad, start, game, motion, bots, lighthouse: score };
const wanted = process.argv.slice(2).length ? process.argv.slice(2) : Object.keys(GROUPS);
const stop = process.env.FIGURES_URL ? () => {} : await serve();
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [`--remote-debugging-port=${DEBUGGING_PORT}`, "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  for (const name of wanted) await GROUPS[name](browser);
} finally {
  await browser.close();
  stop();
}
