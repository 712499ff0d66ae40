// A walk over every screen that finds its way without a word, so that it goes
// in any language:
//   for (const name of screens()) test(name, async ({ page }) => {
//     await everyScreen(page, async (name) => { … }, { lang: "en", only: name });
//   });
// Names of people are the table's own and the same everywhere.
import { open } from "./app.mjs";
import { pictured, story } from "./table.mjs";

const carnival = story("carnival");
const again = story("again");

/** Presses what a selector finds first. */
async function press(page, selector) {
  await page.locator(selector).first().click();
  await pictured(page);
}

/** Holds the mask by the keyboard until the curtain is open. */
async function openCurtain(page) {
  await page.clock.runFor(400);
  await page.locator(".hold-mask").press("Shift"); // the focus only
  await page.keyboard.down("Space");
  await page.clock.runFor(600);
  await page.keyboard.up("Space");
  await page.locator(".curtain").waitFor({ state: "detached" });
}

/** A table with its curtain open. */
const at = (told) => async (page) => {
  await sit(page, told);
  await openCurtain(page);
};

/** A table as it is laid on the shelf, gone to from the front door. */
async function sit(page, told) {
  await shelve(page, { "bauta.table.walk": told.save() });
  await press(page, ".table-row .button-main");
}

/** The front door with these tables on the shelf and nothing else. */
async function shelve(page, tables) {
  await page.evaluate((tables) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(tables)) localStorage.setItem(name, value);
  }, tables);
  await open(page);
}

/** A tap on a space by its number. */
const tap = (page, ix) => page.locator(`[role=button][data-space="${ix}"]`).press("Enter");

const paper = (n, covered = false) => async (page) => {
  await at(carnival.until("0 expel", 2))(page);
  await press(page, ".private-foot .button-main");
  await page.clock.runFor(4_000);
  await press(page, `.tools .tool:nth-of-type(${n + 1})`);
  if (covered) await page.locator("dialog .covered-button").press("Enter");
};

const WALK = {
  home: (page) => shelve(page, { "bauta.table.a": carnival.until("0 seal").save(), "bauta.table.b": carnival.save(), "bauta.table.c": "{\"format\":1}" }),
  setup: async (page) => {
    await shelve(page, {});
    await press(page, ".home-buttons .button-main");
    await press(page, "details > summary");
  },
  curtain: (page) => sit(page, carnival.until("2 answer", 2)),
  passport: at(carnival.first(0).with("looked", "")),
  start: at(carnival.until("0 call", 2)),
  board: async (page) => {
    await at(carnival.until("0 march", 2))(page);
    await tap(page, 30); // Redentore
    await tap(page, 38); // Zitelle
  },
  refusal: async (page) => {
    await at(carnival.until("0 march", 2))(page);
    await tap(page, 49); // Rialto
  },
  meeting: at(carnival.until("0 seal")),
  answer: at(again.until("2 answer", 3)),
  heard: at(carnival.until("0 expel", 2)),
  "sending away": async (page) => {
    await at(carnival.until("0 expel", 2))(page);
    await press(page, ".private-foot .button-main");
    await page.clock.runFor(4_000);
    await page.locator(".board").waitFor();
  },
  waiting: async (page) => {
    await sit(page, carnival.until("2 answer"));
    await page.clock.runFor(400);
    await press(page, ".curtain-foot .button-curtain");
  },
  hand: at(carnival.until("2 accept")),
  "own passport": paper(0, true),
  pad: paper(1, true),
  log: paper(2),
  rules: paper(3),
  menu: async (page) => {
    await at(carnival.until("0 call", 2))(page);
    await press(page, ".menu-button");
  },
  keys: async (page) => {
    await at(carnival.until("0 call", 2))(page);
    await page.keyboard.press("?");
  },
  device: async (page) => {
    await at(carnival.until("0 call", 2))(page);
    await press(page, ".menu-button");
    await press(page, ".menu-device");
  },
  announcing: async (page) => {
    await at(carnival.until("0 call", 2))(page);
    await press(page, ".declare-button");
  },
  end: async (page) => {
    await shelve(page, { "bauta.table.walk": carnival.save() });
    await press(page, ".table-row .button-main");
  },
};

/** The names of the screens, in the order of the walk. */
export const screens = () => Object.keys(WALK);

/**
 * Goes to every screen (or `only` to these) in a language, and visits it:
 * `visit(name)`. The clock must be the test's (`page.clock.install`).
 */
export async function everyScreen(page, visit, { lang = "en", only = screens() } = {}) {
  // The app takes its language from the browser.
  await page.addInitScript((lang) => {
    Object.defineProperty(navigator, "language", { get: () => lang });
    Object.defineProperty(navigator, "languages", { get: () => [lang] });
  }, lang);
  await open(page);
  for (const name of only) {
    await WALK[name](page);
    await visit(name);
  }
}
