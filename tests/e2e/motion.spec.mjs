// Motion that tells what happened, and sounds: both by choice, and neither in
// the way.
import { expect, story, test } from "./support/table.mjs";

const carnival = story("carnival");

/** Notes every journey of a figure: its id, its places, what is animated. */
async function noteJourneys(page) {
  await page.addInitScript(() => {
    window.journeys = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function noted(frames, options) {
      const places = frames.map(({ transform }) => transform.match(/-?[\d.]+/g).map(Number));
      window.journeys.push({ id: this.id, places, options, opacity: frames.map((frame) => frame.opacity), keys: Object.keys(frames[0]) });
      return animate.call(this, frames, options);
    };
  });
}
const journeys = (page) => page.evaluate(() => window.journeys.filter(({ places }) => {
  const [[x0, y0], [x1, y1]] = [places[0], places.at(-1)];
  return Math.hypot(x1 - x0, y1 - y0) > 30; // not a step aside
}));
/** How far the places lie from the ways that are drawn as used, at most. */
const beside = (page, places) => page.evaluate((places) => {
  const ways = [...document.querySelectorAll(".route")].flatMap((way) => {
    const length = way.getTotalLength();
    return Array.from({ length: Math.ceil(length / 2) + 1 }, (_, ix) => way.getPointAtLength(ix * 2));
  });
  return Math.max(...places.map(([x, y]) => Math.min(...ways.map((point) => Math.hypot(point.x - x, point.y - y)))));
}, places);
/** How far they lie from the straight line, at most. */
const bend = (places) => {
  const [[x0, y0], [x1, y1]] = [places[0], places.at(-1)];
  const length = Math.hypot(x1 - x0, y1 - y0);
  return Math.max(...places.map(([x, y]) => Math.abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / length));
};

async function sitDown(page, table) {
  await noteJourneys(page);
  await table.sit(carnival.until("0 march"));
  await table.open("Anna");
}

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a figure travels along its ways, and back along them when the step is taken back", async ({ page, table }) => {
    await sitDown(page, table);
    await table.march("San Barnaba", "San Tomà");
    await expect.poll(async () => (await journeys(page)).length).toBe(1);
    const [there] = await journeys(page);
    expect(there.id).toBe("pawn-0-1");
    expect(there.keys.sort()).toEqual(["opacity", "transform"]);
    expect(new Set(there.opacity)).toEqual(new Set([1]));
    expect(await page.locator(".route").count()).toBe(2);
    expect(await beside(page, there.places.map(([x, y]) => [x, y - 5]).slice(2, -2))).toBeLessThan(20);
    expect(bend(there.places)).toBeGreaterThan(10);
    await expect(page.locator(".pawn[data-travels]")).toHaveCount(0);
    await table.press(table.button("Take back"));
    await expect.poll(async () => (await journeys(page)).length).toBe(2);
    const [, back] = await journeys(page);
    const [x, y] = there.places.at(-1);
    expect(Math.hypot(back.places[0][0] - x, back.places[0][1] - y)).toBeLessThan(1);
    expect(bend(back.places)).toBeGreaterThan(2);
  });

  test("a tap does not wait for a journey", async ({ page, table }) => {
    await sitDown(page, table);
    // The first journey of two steps takes longer than these taps.
    await table.march("San Barnaba", "Santa Margherita", "San Tomà");
    await expect(table.space("San Tomà")).toHaveAccessibleName(/here: Anna’s short mask/);
  });

  test("whoever is sent away goes over the roofs", async ({ page, table }) => {
    await noteJourneys(page);
    await table.sit(carnival.until("3 expel"));
    await table.open("Dario");
    await table.hear();
    await table.tap("Murano");
    await expect.poll(async () => (await journeys(page)).length).toBe(1);
    const [sent] = await journeys(page);
    expect(Math.min(...sent.opacity)).toBeLessThan(0.6);
    expect(sent.opacity.at(-1)).toBe(1);
  });

  test("cards turn over for their asker", async ({ page, table }) => {
    await table.sit(carnival.until("3 expel"));
    await table.open("Dario");
    const moving = () => page.evaluate(() => document.getAnimations().map(({ animationName }) => animationName));
    expect(await moving()).toContain("turn-over");
  });

  test("nothing moves once the menu says so", async ({ page, table }) => {
    await sitDown(page, table);
    await table.press(table.button("Menu"));
    await table.press(table.button("Stop motion"));
    await page.keyboard.press("Escape");
    await table.march("San Barnaba", "San Tomà");
    await expect(table.space("San Tomà")).toHaveAccessibleName(/here: Anna’s short mask/);
    expect(await page.evaluate(() => window.journeys.length)).toBe(0);
  });

  test("nothing moves under a paper: it would only delay the next tap", async ({ page, table }) => {
    await table.sit(carnival.first(0));
    await table.open("Anna");
    const moving = () => page.evaluate(() => document.getAnimations().map(({ animationName }) => animationName ?? "transition"));
    // Ahead of whoever hesitates, and there already while it waits.
    expect(await moving()).toContain("sway");
    await table.press(table.button("Log"));
    await expect.poll(moving).toEqual([]);
    await table.press(table.button("Close"));
    await expect.poll(moving).toEqual(["sway"]);
  });
});

test("nothing travels where the system asks for less motion, and the trail tells what did", async ({ page, table }) => {
  await noteJourneys(page);
  await table.sit(carnival.until("3 expel"));
  await table.open("Dario");
  await table.hear();
  await expect(page.locator(".missed")).not.toHaveCount(0);
  await table.tap("Murano");
  await expect(table.space("Murano")).toHaveAccessibleName(/here: Carlo’s short mask/);
  expect(await page.evaluate(() => window.journeys.length)).toBe(0);
  const running = await page.evaluate(() => document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1).length);
  expect(running).toBe(0);
});

test.describe("sounds", () => {
  /** In place of the speaker: counts what would be heard. */
  async function listen(page) {
    await page.addInitScript(() => {
      window.heard = { speakers: 0, sounds: 0 };
      const Speaker = window.AudioContext;
      window.AudioContext = class extends Speaker {
        constructor() {
          super();
          window.heard.speakers += 1;
        }
      };
      for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
        const { start } = prototype;
        prototype.start = function noted(...when) {
          window.heard.sounds += 1;
          start.apply(this, when);
        };
      }
    });
  }
  const heard = (page) => page.evaluate(() => window.heard.sounds);

  test("there are none before they are chosen", async ({ page, table }) => {
    await listen(page);
    await table.sit(carnival.first(0));
    await table.open("Anna");
    await table.shake();
    await table.march("San Barnaba");
    expect(await page.evaluate(() => window.heard)).toEqual({ speakers: 0, sounds: 0 });
  });

  test("public steps are heard, and private ones are not", async ({ page, table }) => {
    await listen(page);
    await table.sit(carnival.until("0 ask"));
    await table.open("Anna");
    await table.press(table.button("Menu"));
    await table.press(table.button("Sounds: off"));
    await table.press(table.button("Sounds: soft"));
    await expect(table.button("Sounds: full")).toBeVisible();
    await page.keyboard.press("Escape");
    expect(await heard(page)).toBe(0);
    await table.ask("the Ambassador", "identity", "Dario");
    const asked = await heard(page);
    expect(asked, "paper").toBeGreaterThan(0);
    await table.open("Dario");
    await table.answer("Lord Fiddlebottom", "Madame Zsa Zsa");
    await table.open("Anna");
    await table.hear();
    expect(await heard(page), "an answer").toBe(asked);
    await table.expel("the Ambassador", "Embassy");
    const sent = await heard(page);
    expect(sent, "a step").toBeGreaterThan(asked);
    await table.endTurn();
    await table.open("Bea");
    await table.shake();
    expect(await heard(page), "the Phantom").toBeGreaterThan(sent);
  });

  test("a bell ends the night", async ({ page, table }) => {
    await listen(page);
    await table.sit(carnival.until("0 declare"));
    await table.open("Anna");
    await table.hear();
    await table.press(table.button("Menu"));
    await table.press(table.button("Sounds: off"));
    await page.keyboard.press("Escape");
    await table.declare("Carlo");
    await table.open("Carlo");
    const before = await heard(page);
    await table.finish(table.button(/^Take the hand/));
    await expect(table.heading(/win/i).first()).toBeVisible();
    await expect.poll(() => heard(page)).toBeGreaterThan(before);
  });
});
