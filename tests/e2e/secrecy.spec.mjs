// What nobody may see: behind a curtain, on the open board, in anything public.
import { open, withSave } from "./support/app.mjs";
import { settled } from "./support/fingers.mjs";
import { IDENTITY, nothingSecret, words } from "./support/secrets.mjs";
import { expect, HOLD, PRIVATE_STEP, SHIELD, SIZES, story, test } from "./support/table.mjs";

test.use(SIZES.phone);

const carnival = story("carnival");
const other = story("carnival-other");

/** What the touches give at one table after the other, in a fresh page each. */
async function atEach(table, stories, touches) {
  // The latest lies on top of the shelf.
  const entries = stories.map((story, ix) => [`bauta.table.${ix}`, story.with("saved", 1_767_225_600_000 - ix).save()]);
  await withSave(table.page, Object.fromEntries(entries));
  const seen = [];
  for (const ix of stories.keys()) {
    await open(table.page);
    await table.press(table.button("Go on").nth(ix));
    seen.push(await touches(ix));
  }
  return seen;
}

test("behind each curtain of a round of passports stands no secret", async ({ page, table }) => {
  await table.sit(carnival.first(0).with("looked", ""));
  table.atCurtain = async (name) => nothingSecret(await words(page), `behind ${name}’s curtain`);
  for (const name of ["Anna", "Bea", "Carlo", "Dario"]) {
    await table.open(name);
    await expect(page.getByText("Of your four masks")).toBeVisible();
    await table.press(table.button("Cover and pass on"));
    nothingSecret(await words(page), `while ${name}’s seal dries`);
    await table.pass(PRIVATE_STEP);
  }
  await table.curtain("Anna");
});

test("behind each curtain of a turn with a slip and a handshake stands no secret", async ({ page, table }) => {
  test.setTimeout(240_000);
  await table.sit(carnival.until("0 seal"));
  let curtains = 0;
  table.atCurtain = async (name) => {
    curtains += 1;
    nothingSecret(await words(page), `behind ${name}’s curtain`);
  };
  await table.open("Anna");
  await table.press(table.button("All on one slip"));
  await table.ask("Bea’s thin mask", "identity");
  await table.ask("Carlo’s thin mask", "identity");
  await table.ask("the Ambassador", "build", "Bea");
  await table.press(table.button(/^Seal the slip/));
  await table.open("Bea");
  for (const card of ["Colonel Bubble", "Agent X", "fat"]) await table.press(table.card(card));
  await table.press(table.button(/^Show these cards/));
  nothingSecret(await words(page), "while Bea’s answer is sealed");
  await table.pass(PRIVATE_STEP);
  await table.answer("tall", "thin");
  await table.open("Carlo");
  await table.answer("secret card Lord Fiddlebottom", "mission card", "short");
  await table.open("Anna");
  await table.hear();
  await table.expel("Bea’s thin mask", "Rialto");
  await table.declare("Carlo");
  await table.open("Carlo");
  expect(curtains).toBe(5);
});

test.describe("two tables that differ in hidden cards only give the same page", () => {
  const shown = async (page) => [await words(page), await page.locator("body").ariaSnapshot()];

  /** Expects the same of both tables, cut at the same point. */
  async function both(table, cut, touches) {
    const [one, two] = await atEach(table, [cut(carnival), cut(other)], touches);
    expect(two).toEqual(one);
  }

  for (const [where, cut] of [
    ["at a passport", (told) => told.first(0).with("looked", "0 1")],
    ["at a turn", (told) => told.until("0 call", 2)],
    ["at an answer", (told) => told.until("2 answer")],
    ["at the answers heard", (told) => told.until("0 expel", 2)],
    ["at an offered hand", (told) => told.until("0 declare").and("0 declare 2")],
  ]) {
    test(`${where}, behind the curtain`, async ({ page, table }) => {
      await both(table, cut, () => shown(page));
    });
  }

  test("on the board of the seat that moves", async ({ page, table }) => {
    await both(table, (told) => told.until("0 march", 2), async () => {
      await table.open("Anna");
      await table.pass(SHIELD);
      const idle = await shown(page);
      await table.march("Redentore");
      await expect(page.locator("#tidings")).toContainText("choose where to");
      return [...idle, ...(await shown(page))];
    });
  });

  test("on every public sheet, and on the board of a table that waits", async ({ page, table }) => {
    await both(table, (told) => told.until("0 expel", 2), async () => {
      await table.press(table.button("I am not Anna"));
      await table.pass(SHIELD);
      const pages = [...(await shown(page))];
      for (const sheet of ["Log", "Rules", "Menu", "Carlo", "Dario"]) {
        await table.press(table.button(sheet));
        await expect(table.dialog).toBeVisible();
        pages.push(await words(page));
        await table.press(table.dialog.getByRole("button", { name: "Close" }));
      }
      return pages;
    });
  });
});

// -- covering -----------------------------------------------------------------

const LEAVING = {
  "the window loses the focus": (page) => page.evaluate(() => void window.dispatchEvent(new Event("blur"))),
  "the page is hidden": (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      delete document.hidden;
    }),
  "the page is left": (page) => page.evaluate(() => void window.dispatchEvent(new Event("pagehide"))),
  "the tablet is turned": (page) => page.evaluate(() => void window.dispatchEvent(new Event("orientationchange"))),
  "nobody touches it for 30 seconds": (page) => page.clock.runFor(31_000),
};

const PRIVATE = {
  "a first passport": {
    told: carnival.first(0).with("looked", ""),
    who: "Anna",
    secret: (page) => page.getByText("You are Colonel Bubble"),
  },
  "a choice of cards": {
    told: carnival.until("3 answer"),
    who: "Dario",
    secret: (page) => page.getByRole("button", { name: "secret card Madame Zsa Zsa" }),
  },
  "cards that were shown": {
    told: carnival.until("0 expel"),
    who: "Anna",
    secret: (page) => page.getByText("Dario shows you"),
  },
  "an offered hand with the own cards": {
    told: carnival.until("2 accept"),
    who: "Carlo",
    secret: (page) => page.getByText("Lord Fiddlebottom", { exact: true }),
    peek: true,
  },
  "an open passport on the board": {
    told: carnival.until("0 call", 2),
    who: "Anna",
    sheet: "Passport",
    secret: (page) => page.getByText("You are Colonel Bubble"),
    peek: true,
  },
};

for (const [what, { told, who, sheet, secret, peek }] of Object.entries(PRIVATE)) {
  test(`${what} is behind the curtain as soon as anybody leaves`, async ({ page, table }) => {
    test.setTimeout(240_000);
    await table.sit(told);
    const curtain = table.heading(`Hand the tablet to ${who}`);
    for (const [why, leave] of Object.entries(LEAVING)) {
      await table.open(who);
      if (sheet) await table.press(table.button(sheet));
      if (peek) {
        // Held, so that no 10 seconds of a short tap are at work.
        await table.down(table.button("Press to look"));
        await table.pass(1_000);
      }
      await expect(secret(page)).toBeVisible();
      await leave(page);
      // One turn of the page's own work, far below 100 ms.
      await page.evaluate(() => new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage("");
      }));
      expect(await secret(page).count(), `${what} when ${why}`).toBe(0);
      expect(await curtain.isVisible(), `the curtain when ${why}`).toBe(true);
      nothingSecret(await words(page), `when ${why}`);
      if (peek) await table.up();
    }
  });
}

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(`held on a ${size}`, () => {
    test.use(use);

    for (const sheet of ["Passport", "Notes"]) {
      test(`«${sheet}» opens without taking its button from under the pointer, and letting go covers it`, async ({ page, table }) => {
        await table.sit(carnival.until("0 call", 2));
        await table.open("Anna");
        await table.press(table.button(sheet));
        const shut = await settled(table.button("Press to look"));
        await table.down(table.button("Press to look"));
        await table.pass(1_000);
        await expect(page.locator("#private-words")).toBeVisible();
        const cover = table.dialog.getByRole("button", { name: "Cover", exact: true });
        expect(Math.abs((await settled(cover)).y - shut.y)).toBeLessThan(shut.height / 2);
        // Wherever the mouse is by now.
        if (!use.hasTouch) await page.mouse.move(shut.x, shut.y - 200);
        await table.up();
        await expect(page.locator("#private-words")).toHaveCount(0, { timeout: 1_000 });
      });
    }
  });
}

test.describe("by finger", () => {
  test("a real turn of the phone covers an open passport", async ({ page, table }) => {
    await table.sit(carnival.first(0).with("looked", ""));
    await table.open("Anna");
    await expect(page.getByText("You are Colonel Bubble")).toBeVisible();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setDeviceMetricsOverride", {
      width: 844,
      height: 390,
      deviceScaleFactor: 1,
      mobile: true,
      screenOrientation: { type: "landscapePrimary", angle: 90 },
    });
    await table.curtain("Anna");
    nothingSecret(await words(page), "after the turn");
  });

  test("letting go of a passport covers it", async ({ page, table }) => {
    await table.sit(carnival.until("0 call", 2));
    await table.open("Anna");
    await table.press(table.button("Passport"));
    await expect(page.getByText("You are Colonel Bubble")).toHaveCount(0);
    await table.down(table.button("Press to look"));
    await table.pass(1_000);
    await expect(page.getByText("You are Colonel Bubble")).toBeVisible();
    await table.up();
    await expect(page.getByText("You are Colonel Bubble")).toHaveCount(0);
  });

  test("a short tap opens a passport for ten seconds", async ({ page, table }) => {
    await table.sit(carnival.until("0 call", 2));
    await table.open("Anna");
    await table.press(table.button("Passport"));
    await table.press(table.button("Press to look"));
    await expect(page.getByText("You are Colonel Bubble")).toBeVisible();
    await table.pass(8_000);
    await expect(page.getByText("You are Colonel Bubble")).toBeVisible();
    await table.pass(2_000);
    await expect(page.getByText("You are Colonel Bubble")).toHaveCount(0);
  });

  test("a curtain opens only to who holds the mask long enough", async ({ page, table }) => {
    await table.sit(carnival.first(0).with("looked", ""));
    await table.standStill();
    await table.pass(SHIELD);
    await table.hold(table.mask("Anna"), HOLD - 1);
    await table.pass(1_000);
    await table.curtain("Anna");
    await table.press(table.mask("Anna"));
    await table.pass(1_000);
    await table.curtain("Anna");
    await table.hold(table.mask("Anna"), HOLD);
    await expect(page.getByText("You are Colonel Bubble")).toBeVisible();
  });

  test("a curtain opens without holding by two taps, but not by a double tap", async ({ page, table }) => {
    await table.sit(carnival.first(0).with("looked", ""));
    await table.pass(SHIELD);
    const { x, y, width, height } = await table.button("Open without holding").boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await table.curtain("Anna");
    await table.pass(SHIELD);
    await table.press(table.button("Yes, I am Anna: open"));
    await expect(page.getByText("You are Colonel Bubble")).toBeVisible();
  });

  test("the finger that held the mask presses nothing on the page it opened when it lets go", async ({ page, table }) => {
    // On this page the main button lies where the mask was.
    await table.sit(carnival.until("0 expel"));
    await table.open("Anna");
    await table.pass(PRIVATE_STEP);
    await expect(page.getByText("Dario shows you")).toBeVisible();
  });

  test("a double tap on «Cover» opens nothing", async ({ page, table }) => {
    await table.sit(carnival.until("3 answer"));
    await table.open("Dario");
    const { x, y, width, height } = await table.button("Cover").boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await table.curtain("Dario");
    // Even the mask does nothing yet.
    await table.down(table.mask("Dario"));
    await table.pass(SHIELD - 100);
    await table.up();
    await table.curtain("Dario");
    await table.pass(SHIELD);
    await table.open("Dario");
  });

  test("a double tap on the main button of a private page opens nothing", async ({ page, table }) => {
    await table.sit(carnival.first(0).with("looked", ""));
    await table.open("Anna");
    const main = table.button("Cover and pass on");
    await main.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await main.boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(table.heading("One moment, the wax is drying …")).toBeVisible();
    await table.pass(PRIVATE_STEP);
    await table.curtain("Bea");
  });
});

test("who is not meant shows the board and nothing else, and the way back is the curtain", async ({ page, table }) => {
  await table.sit(carnival.until("2 answer", 2));
  await table.curtain("Carlo");
  await table.pass(SHIELD);
  await table.press(table.button("I am not Carlo"));
  await expect(table.board).toBeVisible();
  await expect(table.dock).toContainText("Waiting for Carlo");
  await expect(table.button("Passport")).toHaveCount(0);
  await expect(table.button("Notes")).toHaveCount(0);
  await expect(table.button("Mission accomplished!")).toHaveCount(0);
  expect(await words(page)).not.toMatch(IDENTITY);
  await table.pass(SHIELD);
  await table.tap("Rialto");
  await table.press(table.button("Carlo is here"));
  await table.open("Carlo");
  await expect(table.heading("Anna asks who you are")).toBeVisible();
});

test("every private step takes at least four seconds, and the page is the same meanwhile", async ({ page, table }) => {
  const waits = [0, 3_000];
  const told = carnival.until("3 answer");
  const [quick, slow] = await atEach(table, [told, told], async (ix) => {
    await table.standStill();
    await table.open("Dario");
    await table.press(table.card("Lord Fiddlebottom"));
    await table.press(table.card("Madame Zsa Zsa"));
    await table.pass(waits[ix]);
    await table.press(table.button(/^Show these cards/));
    const drying = table.heading("One moment, the wax is drying …");
    await expect(drying).toBeVisible();
    const seen = await words(page);
    await table.pass(PRIVATE_STEP - waits[ix] - 1);
    await expect(drying).toBeVisible();
    await table.pass(1);
    await table.curtain("Anna");
    return seen;
  });
  expect(slow).toEqual(quick);
});

test("own masks that are the true ones are not marked on the board", async ({ page, table }) => {
  await table.sit(carnival.until("0 march"));
  await table.open("Anna");
  const looks = await page.evaluate(() =>
    [...document.querySelectorAll(".pawn[data-seat-colour=red]")].map((pawn) => [...pawn.attributes].map((a) => a.name).join(" ")),
  );
  expect(new Set(looks).size).toBe(1);
});
