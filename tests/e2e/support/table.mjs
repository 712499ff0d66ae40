// A table as four people with one tablet handle it: what they press, hold and
// read. Everything goes by roles and names; spaces of the board by the middle
// of what they show, by finger where the page has touch.
//
//   import { expect, story, test } from "./support/table.mjs";
//   test("…", async ({ table }) => {
//     await table.sit(story("carnival").until("0 ask"));
//     await table.open("Anna");
//     …
//   });
//
// Time does not pass by itself where it matters: `table.pass(ms)` lets it.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, open, SIZES, test as base, withSave } from "./app.mjs";

export { expect, SIZES };

/** What each column of the notes is about. */
const SECRETS = ["Lord Fiddlebottom", "Colonel Bubble", "Agent X", "Madame Zsa Zsa", "tall", "short", "fat", "thin", "A", "B", "C", "D"];
/** How long the mask of a curtain is held. */
export const HOLD = 600;
/** How long taps do nothing after a cover. */
export const SHIELD = 400;
/** How long a private step takes at least. */
export const PRIVATE_STEP = 4_000;

export const test = base.extend({
  // Nothing that a test waits for is a motion.
  contextOptions: { reducedMotion: "reduce" },
  table: async ({ page, hasTouch }, use) => {
    await page.clock.install({ time: new Date("2026-02-17T20:00:00Z") });
    await use(new Table(page, hasTouch));
  },
});

// -- stories -------------------------------------------------------------------

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const PRINT_SAVE = `${process.env.CARGO_TARGET_DIR ?? `${ROOT}target`}/debug/examples/print_save`;
const ENTRY = /^[0-9*] /;

/** The table told in tests/e2e/tables/NAME.txt, in the words of examples/print_save.rs. */
export function story(name) {
  return new Story(readFileSync(`${ROOT}tests/e2e/tables/${name}.txt`, "utf8"));
}

/** A table told in notation. Each change makes a new one. */
export class Story {
  constructor(text) {
    this.lines = text.split("\n").filter((line) => line.trim() && !/^[ #]/.test(line));
  }

  /** What was done, an entry a line. */
  get log() {
    return this.lines.filter((line) => ENTRY.test(line));
  }

  /** Only the first `n` things that were done. */
  first(n) {
    return this.#of([...this.#head, ...this.log.slice(0, n)]);
  }

  /** Up to where something is to be done: `until("0 ask")` is just before it, `until("0 ask", 2)` before the second. */
  until(entry, nth = 1) {
    const found = this.log.flatMap((line, ix) => (line.startsWith(entry) ? [ix] : []));
    if (found.length < nth) throw new Error(`no ${nth}. «${entry}» in this story`);
    return this.first(found[nth - 1]);
  }

  /** With more done. */
  and(...entries) {
    return this.#of([...this.lines, ...entries]);
  }

  /** With another value: `with("looked", "")`. */
  with(word, value) {
    const others = this.lines.filter((line) => !line.startsWith(`${word} `));
    return this.#of([`${word} ${value}`, ...others]);
  }

  /** The text that the app would keep. */
  save() {
    return execFileSync(PRINT_SAVE, { input: `${this.lines.join("\n")}\n`, encoding: "utf8" }).trim();
  }

  get #head() {
    return this.lines.filter((line) => !ENTRY.test(line));
  }

  #of(lines) {
    return new Story(lines.join("\n"));
  }
}

/** What is pressed reaches the app after the next picture (public/press.js). */
export const pictured = (page) =>
  page
    .evaluate(() => new Promise((done) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(document.documentElement);
    }))
    .catch((error) => {
      // A press may lead to another page.
      if (!/context was destroyed|navigation|closed/i.test(error.message)) throw error;
    });

// -- people --------------------------------------------------------------------

export class Table {
  /** Whose curtain was opened, in order: each is a pass of the tablet. */
  passes = [];
  /** What is done at each curtain before it is opened, with the name on it. */
  atCurtain = async () => {};

  constructor(page, touch) {
    this.page = page;
    this.touch = touch;
  }

  /** Opens the page with this table on the shelf, and goes to it: a curtain is up. */
  async sit(story, id = "e2e") {
    await withSave(this.page, { [`bauta.table.${id}`]: story.save() });
    await open(this.page);
    await this.goOn();
  }

  /** From the front door to the only table. */
  async goOn() {
    await this.press(this.button("Go on"));
  }

  /** Lets time pass. */
  async pass(ms) {
    await this.page.clock.runFor(ms);
  }

  /** From now on time passes by `pass` alone. */
  async standStill() {
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + 1_000);
  }

  // What is found by its name.

  button(name) {
    return this.page.getByRole("button", { name: typeof name === "string" ? named(name) : name });
  }

  heading(name) {
    return this.page.getByRole("heading", { name, exact: typeof name === "string" });
  }

  get board() {
    return this.page.getByRole("group", { name: "The board: Venice" });
  }

  get dock() {
    return this.page.getByRole("region", { name: "What to do now" });
  }

  get dialog() {
    return this.page.getByRole("dialog");
  }

  /** A space of the board. */
  space(place) {
    return this.board.getByRole("button", { name: new RegExp(`^${literal(place)};`) });
  }

  /** The card that lies to be picked for an answer; grey ones are called «secret card …». */
  card(name) {
    return this.page.getByRole("button", { name: named(name, "(?:[A-D]\\s*)?", "(?:\\s*true)?") });
  }

  /** A square of the open notes: who may be, have or hold what. */
  square(who, what) {
    const row = this.page.getByRole("grid").getByRole("row").filter({ has: this.page.getByRole("rowheader", { name: who }) });
    return row.getByRole("gridcell").nth(SECRETS.indexOf(what)).getByRole("button");
  }

  // Touches.

  /** What was pressed has reached the app. */
  async answered() {
    await pictured(this.page);
  }

  /** One tap or click. */
  async press(target) {
    await (this.touch ? target.tap() : target.click());
    await this.answered();
  }

  /** After an action taps do nothing for a while. */
  async awake() {
    await expect(this.page.locator(".app[data-shield]")).toHaveCount(0);
  }

  /** A tap on a space of the board. */
  async tap(place) {
    await this.awake();
    const space = this.space(place);
    await space.scrollIntoViewIfNeeded();
    const { x, y } = await centre(space);
    await (this.touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
    await this.answered();
  }

  /** Finger or mouse button down on something, and up again after a while. */
  async hold(target, ms) {
    await this.down(target);
    await this.pass(ms);
    await this.up();
  }

  async down(target) {
    await target.scrollIntoViewIfNeeded();
    const { x, y } = await centre(target);
    if (this.touch) {
      await this.touches("touchStart", [{ x, y }]);
    } else {
      await this.page.mouse.move(x, y);
      await this.page.mouse.down();
    }
    await this.answered();
  }

  async up() {
    await (this.touch ? this.touches("touchEnd", []) : this.page.mouse.up());
    await this.answered();
  }

  async touches(type, touchPoints) {
    this.cdp ??= await this.page.context().newCDPSession(this.page);
    await this.cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  // Curtains.

  /** A curtain is up for this seat. */
  async curtain(name) {
    await expect(this.heading(`Hand the tablet to ${name}`)).toBeVisible();
  }

  mask(name) {
    return this.button(`Hold to open the curtain for ${name}`);
  }

  /** Takes the tablet and opens the curtain by holding the mask. */
  async open(name) {
    await this.curtain(name);
    await this.atCurtain(name);
    await this.pass(SHIELD);
    await this.hold(this.mask(name), HOLD);
    await expect(this.heading(`Hand the tablet to ${name}`)).toHaveCount(0);
    this.passes.push(name);
  }

  /** Ends a private step by its main button, and waits as long as it takes at least. */
  async finish(button) {
    await this.press(button);
    await this.dried();
  }

  /** Waits until what was done in private may be seen to be done. */
  async dried() {
    await this.pass(PRIVATE_STEP);
    await expect(this.heading("One moment, the wax is drying …")).toHaveCount(0);
  }

  /** Looks at the first passport and passes on. */
  async look(name) {
    await this.open(name);
    await expect(this.heading(`${name}’s passport`)).toBeVisible();
    await this.finish(this.button("Cover and pass on"));
  }

  // A turn.

  async shake() {
    await this.press(this.button("Shake the Phantom"));
    await expect(this.page.getByRole("group", { name: "The Phantom" })).toBeVisible();
  }

  /** Moves along these places: the first tap takes the mask there, each other one is a step or more. */
  async march(...places) {
    for (const place of places) await this.tap(place);
  }

  async confirm() {
    await this.press(this.button(/^Confirm movement/));
  }

  async stay() {
    await this.press(this.button(/^Move nobody/));
  }

  /** The part of the action bar about the meeting with this pawn. */
  meeting(met) {
    return this.dock.getByRole("listitem").filter({ hasText: `meets ${met}` });
  }

  /** Puts one question at a meeting: `ask("Bea’s thin mask", "identity")`, `ask("the Ambassador", "build", "Bea")`. */
  async ask(met, kind, whom) {
    const meeting = this.meeting(met);
    if (whom) await this.press(meeting.getByRole("button", { name: named(whom) }));
    await this.press(meeting.getByRole("button", { name: `Ask ${kind}` }));
  }

  /** Steps on instead of asking. */
  async stepOn(met, place) {
    await this.press(this.meeting(met).getByRole("button", { name: "Step on instead" }));
    await this.tap(place);
    await this.press(this.button(new RegExp(`^Step on to ${place}`)));
  }

  async endTurn() {
    await this.press(this.button("End the turn"));
  }

  /** Picks cards and shows them. */
  async answer(...cards) {
    for (const card of cards) await this.press(this.card(card));
    await this.finish(this.button(/^Show these cards/));
  }

  /** Reads the answers, covers them, and has the open board. */
  async hear() {
    await this.finish(this.button("Cover and go on"));
    await expect(this.board).toBeVisible();
  }

  /** Sends a questioned pawn away. */
  async expel(pawn, place) {
    await this.tap(place);
    await this.press(this.button(new RegExp(`^Send ${pawn} to (?:the )?${place}`)));
  }

  /** «Mission accomplished!» */
  async declare(partner) {
    await this.press(this.button("Mission accomplished!"));
    await this.press(this.dialog.getByRole("button", { name: named(partner) }));
    await this.press(this.button(new RegExp(`^Announce it and offer ${partner} the hand`)));
  }
}

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A button's whole name; what is pressed may have a check mark before it. */
const named = (text, before = "", after = "") => new RegExp(`^(?:✓\\s*)?${before}${literal(text)}${after}$`);

/** The middle of something, where a finger comes down. */
export async function centre(target) {
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}
