// A table survives whatever happens to the page: it comes back as it was, behind
// a curtain, and a save that cannot be read is never lost.
import { readFileSync } from "node:fs";
import { open, stored, withSave } from "./support/app.mjs";
import { sealed } from "./support/saves.mjs";
import { nothingSecret, words } from "./support/secrets.mjs";
import { centre, expect, PRIVATE_STEP, SHIELD, SIZES, story, test } from "./support/table.mjs";

test.use(SIZES.phone);

const carnival = story("carnival");
const KEY = "bauta.table.e2e";
const NAMES = ["Anna", "Bea", "Carlo", "Dario"];

test("a table saved after any action comes back behind the curtain of whom it waits for", async ({ page, table }) => {
  test.setTimeout(90_000);
  const log = carnival.log;
  await open(page);
  for (let done = 0; done < log.length; done += 1) {
    // What chance does is done at once, so it is the next seat's turn to act.
    const next = log.slice(done).find((line) => !line.startsWith("*"));
    const who = NAMES[Number(next[0])];
    const save = carnival.first(done).save();
    await page.evaluate(([key, save]) => localStorage.setItem(key, save), [KEY, save]);
    await open(page);
    await table.goOn();
    await table.curtain(who);
    nothingSecret(await words(page), `after ${done} actions`);
    expect(await stored(page), "looking changes nothing").toBe(save);
  }
});

test("a reload in the middle of any step of a turn loses nothing and shows nothing", async ({ page, table }) => {
  test.setTimeout(90_000);
  await table.sit(carnival.until("0 call", 2));

  /** Reloads while this seat is at a step; it is there again after its curtain. */
  async function reload(name, line, step, before = step) {
    await expect(before).toBeVisible();
    const save = await stored(page);
    await open(page);
    expect(await stored(page)).toBe(save);
    await expect(page.getByRole("article")).toContainText(line);
    await table.goOn();
    nothingSecret(await words(page), `before ${name} at «${line}»`);
    await expect(step).toHaveCount(0);
    await table.open(name);
    await expect(step).toBeVisible();
  }

  await table.open("Anna");
  await reload("Anna", "Turn 5 · Anna · before the Phantom", table.button("Shake the Phantom"));
  await table.shake();
  await reload("Anna", "Turn 5 · Anna · moving", table.button(/^Move nobody/));
  await table.march("Madonna dell’Orto", "Ghetto");
  // A march that was only planned is planned anew.
  await reload("Anna", "Turn 5 · Anna · moving", table.button("Take back"));
  await table.march("Madonna dell’Orto", "Ghetto");
  await table.march("Redentore", "Zitelle");
  await table.confirm();
  await reload("Anna", "Turn 5 · Anna · meetings", page.getByText("2 meetings: ask or step on, in any order.", { exact: true }));
  await table.press(table.button("All on one slip"));
  await table.ask("Bea’s thin mask", "identity");
  await table.ask("Carlo’s thin mask", "identity");
  await table.press(table.button(/^Seal the slip/));
  await table.open("Bea");
  await reload("Bea", "Turn 5 · Anna · an answer is due", table.heading("Anna asks who you are"));
  await table.answer("Colonel Bubble", "Agent X", "fat");
  await table.open("Carlo");
  await reload("Carlo", "Turn 5 · Anna · an answer is due", table.heading("Anna asks who you are"));
  await table.answer("secret card Lord Fiddlebottom", "mission card", "short");
  await table.open("Anna");
  await reload("Anna", "Turn 5 · Anna · sending away", page.getByText("Carlo shows you"));
  await table.hear();
  await table.expel("Bea’s thin mask", "Rialto");
  await reload("Anna", "Turn 5 · Anna · sending away", page.getByText("Carlo shows you"), table.button("See the cards again"));
  await table.hear();
  await table.declare("Carlo");
  await table.open("Carlo");
  await reload("Carlo", "Turn 5 · Anna · a hand is offered", table.heading("Anna offers you the hand"));
  await table.finish(table.button("Refuse"));
  await expect(table.heading("Bea and Dario win")).toBeVisible();
  await open(page);
  await expect(page.getByRole("article")).toContainText("Played to the end");
  await table.press(table.button("Look at the end"));
  await expect(table.heading("Bea and Dario win")).toBeVisible();
});

test("several tables are kept side by side, the latest first", async ({ page, table }) => {
  const first = carnival.until("3 answer").with("saved", "1767225600000");
  const second = carnival.until("2 answer").with("saved", "1767225700000").with("names", "Eva, Franz, Gina, Hugo");
  await withSave(page, { "bauta.table.one": first.save(), "bauta.table.two": second.save() });
  await open(page);
  const rows = page.getByRole("article");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText("Eva, Franz, Gina and Hugo");
  await expect(rows.nth(0)).toContainText("Turn 4 · Hugo · an answer is due");
  await expect(rows.nth(1)).toContainText("Anna, Bea, Carlo and Dario");
  await expect(rows.nth(1)).toContainText("Turn 1 · Anna · an answer is due");

  await table.press(rows.nth(1).getByRole("button", { name: "Go on" }));
  await table.open("Dario");
  await table.answer("Lord Fiddlebottom", "Madame Zsa Zsa");
  expect(await stored(page, "bauta.table.two")).toBe(second.save());

  // One is thrown away, after a question, and the other stays.
  await open(page);
  await expect(rows.nth(0)).toContainText("Anna, Bea, Carlo and Dario");
  await table.press(rows.nth(1).getByRole("button", { name: "Throw away" }));
  await table.press(rows.nth(1).getByRole("button", { name: "Keep it" }));
  await expect(rows).toHaveCount(2);
  await table.press(rows.nth(1).getByRole("button", { name: "Throw away" }));
  await table.press(rows.nth(1).getByRole("button", { name: "Throw it away for good" }));
  await expect(rows).toHaveCount(1);
  expect(await stored(page, "bauta.table.two")).toBeNull();
});

test.describe("a save that cannot be read", () => {
  const save = () => carnival.until("3 answer").save();
  const changed = (change) => sealed({ ...JSON.parse(save()), ...change });
  const CHANGED = "Changed or cut since it was saved.";
  const NONSENSE = "What it says makes no sense.";
  const DAMAGED = {
    "was cut": [() => save().slice(0, 900), "Not a save."],
    "was changed": [() => save().replace("0 march", "0  march"), CHANGED],
    "breaks the rules": [() => changed({ log: ["0 call", "* draw land land land", "0 end"] }), NONSENSE],
    "is not in notation": [() => changed({ log: ["0 sing"] }), NONSENSE],
    "deals a card twice": [() => changed({ hands: ["lf-tall-a", "lf-fat-b", "cb-short-c", "ax-thin-d"] }), NONSENSE],
    "is of another game": [() => changed({ game: "chess" }), NONSENSE],
    "is of a newer app": [() => changed({ format: 7 }), "Made by a newer version."],
    "is foreign JSON": [() => JSON.stringify({ hello: ["world", null] }), "Not a save."],
    "is markup": [() => "<script>document.title = 'taken'</script><img src=x onerror=\"document.title='taken'\">", "Not a save."],
    "is empty": [() => "", "Not a save."],
    "is deep": [() => "[".repeat(100_000), "Not a save."],
  };

  test("is kept, shown and explained, and harms no other table", async ({ page }) => {
    const kept = Object.entries(DAMAGED).map(([what, [text, why]]) => ({ key: `bauta.table.${what}`, text: text(), why }));
    await withSave(page, Object.fromEntries([["bauta.table.sound", save()], ...kept.map(({ key, text }) => [key, text])]));
    await open(page);
    const damaged = page.getByRole("article").filter({ hasText: "A save that cannot be read" });
    await expect(damaged).toHaveCount(kept.length);
    const shown = await damaged.evaluateAll((all) => all.map((one) => ({ why: one.innerText, text: one.querySelector("textarea").value })));
    for (const { key, text, why } of kept) {
      expect(shown, key).toContainEqual({ text, why: expect.stringContaining(why) });
      expect(await stored(page, key)).toBe(text);
    }
    await expect(page).toHaveTitle("Bauta");
    await expect(page.getByRole("button", { name: "Go on", exact: true })).toHaveCount(1);
  });

  test.describe("in Vienna", () => {
    test.use({ locale: "de-AT" });

    test("is explained in the page's language", async ({ page }) => {
      await withSave(page, { [KEY]: DAMAGED["was changed"][0]() });
      await open(page);
      await expect(page.getByRole("article")).toContainText("Seit dem Speichern verändert oder gekürzt.");
    });
  });

  test("can be copied out and thrown away", async ({ page, context, table }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const kept = save().slice(0, -2);
    await withSave(page, { [KEY]: kept });
    await open(page);
    const damaged = page.getByRole("article");
    await table.press(damaged.getByRole("button", { name: "Copy the text" }));
    await expect(damaged.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kept);
    await table.press(damaged.getByRole("button", { name: "Throw away" }));
    expect(await stored(page)).toBe(kept);
    await table.press(damaged.getByRole("button", { name: "Throw it away for good" }));
    await expect(damaged).toHaveCount(0);
    expect(await stored(page)).toBeNull();
  });
});

test("markup in names is text", async ({ page, table }) => {
  await table.sit(carnival.until("3 answer").with("names", "<b>A</b>, &amp;, <img src=x>, \"'{{x}}"));
  await table.curtain("\"'{{x}}");
  await table.pass(SHIELD);
  await table.press(page.getByRole("button", { name: "I am not \"'{{x}}" }));
  for (const name of ["<b>A</b>", "&amp;", "<img src=x>"]) await expect(table.button(name)).toBeVisible();
  await expect(page.locator("main b, main img")).toHaveCount(0);
});

/** Lays a table of four and sees all passports. */
async function lay(table) {
  await table.press(table.button("New table"));
  await table.press(table.button("Deal the cards"));
  for (const name of ["Red", "Yellow", "Blue", "Green"]) await table.look(name);
}

/** Opens the curtain of whoever begins. */
async function begin(table) {
  const title = await table.page.getByRole("heading", { name: /^Hand the tablet to/ }).textContent();
  await table.open(title.replace("Hand the tablet to ", ""));
}

test("where the browser keeps nothing, the page says so and play goes on", async ({ page, table }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page);
  const alert = page.getByRole("alert").filter({ hasText: "This browser does not let the page save." });
  await expect(alert).toBeVisible();
  await lay(table);
  await begin(table);
  await table.shake();
  await table.stay();
  await table.endTurn();
  // It is kept as long as the page is, and comes back behind a curtain.
  await table.pass(SHIELD);
  await table.press(table.button(/^I am not/));
  await table.press(table.button("Menu"));
  await expect(table.dialog.getByRole("alert")).toBeVisible();
  await table.press(table.button("Saves and device"));
  const [file] = await Promise.all([page.waitForEvent("download"), table.press(table.button("This table as a file"))]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8")).log.length).toBeGreaterThan(2);
  await table.press(table.button("Close"));
  await table.press(table.button("Menu"));
  await table.press(table.button("Leave the table"));
  await expect(page.getByRole("article")).toContainText("Turn 2");
  await table.goOn();
  await begin(table);
  await expect(table.button("Shake the Phantom")).toBeVisible();
});

test("where there is no room left, the page says so, play goes on, and it saves as soon as there is", async ({ page, table }) => {
  await open(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      for (let n = 0; n < 3; n += 1) {
        try {
          localStorage.setItem(`other.${size}.${n}`, "x".repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await table.press(table.button("New table"));
  await table.press(table.button("Deal the cards"));
  const alert = page.getByRole("alert").filter({ hasText: "There is no room left to save." });
  await expect(alert).toBeVisible();
  for (const name of ["Red", "Yellow", "Blue", "Green"]) await table.look(name);
  await begin(table);
  await expect(alert).toBeVisible();
  await table.shake();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("bauta.table.")))).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await table.stay();
  await expect(alert).toHaveCount(0);
  await open(page);
  await expect(page.getByRole("article")).toContainText("Turn 1");
});

test("a table that found no room can be left and taken up again", async ({ page, table }) => {
  await table.sit(carnival.until("3 answer"));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await table.open("Dario");
  await table.answer("Lord Fiddlebottom", "Madame Zsa Zsa");
  await table.open("Anna");
  await expect(page.getByText("Dario shows you")).toBeVisible();
  await page.goBack();
  await expect(table.dialog.getByRole("alert")).toContainText("There is no room left to save.");
  await expect(table.dialog).not.toContainText("It is saved as it stands.");
  const [file] = await Promise.all([page.waitForEvent("download"), table.press(table.dialog.getByRole("button", { name: "This table as a file" }))]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8")).log.at(-1)).toBe("3 answer lf mz");
  await table.press(table.dialog.getByRole("button", { name: "Leave the table" }));
  // What was answered stays answered.
  await table.goOn();
  await table.open("Anna");
  await expect(page.getByText("Dario shows you")).toBeVisible();
});

test("a fault in drawing loses no action", async ({ page, table, watch }) => {
  watch.allow(/./);
  await table.sit(carnival.until("0 call", 2));
  await table.open("Anna");
  await page.evaluate(() => {
    Document.prototype.createElement = () => {
      throw new Error("no more elements");
    };
  });
  await table.press(table.button("Shake the Phantom"));
  await expect(page.locator("#panic")).toBeVisible();
  expect(JSON.parse(await stored(page)).log.at(-1)).toBe("* draw land wild ambassador");
});

test("a second tap on the same place is no second step", async ({ page, table }) => {
  await table.sit(carnival.until("0 call", 2));
  await table.open("Anna");
  const { x, y } = await centre(table.button("Shake the Phantom"));
  for (let tap = 0; tap < 3; tap += 1) await page.touchscreen.tap(x, y);
  await expect(table.button(/^Move nobody/)).toBeVisible();
  expect(JSON.parse(await stored(page)).log.at(-1)).toBe("* draw land wild ambassador");
});

test("a clock set back keeps no private step open and none shut", async ({ page, table }) => {
  await table.sit(carnival.until("3 answer"));
  await table.open("Dario");
  const setBack = () => page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() - 3_600_000;
  });
  await setBack();
  await table.answer("Lord Fiddlebottom", "Madame Zsa Zsa");
  await table.open("Anna");
  await setBack();
  await table.pass(31_000);
  await table.curtain("Anna");
});

test("leaving the page does not cut a private step short", async ({ page, table }) => {
  await table.sit(carnival.until("3 answer"));
  await table.standStill();
  await table.curtain("Dario");
  await table.open("Dario");
  for (const card of ["Lord Fiddlebottom", "Madame Zsa Zsa"]) await table.press(table.card(card));
  await table.press(table.button(/^Show these cards/));
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await table.pass(1_000);
  await expect(table.heading("One moment, the wax is drying …")).toBeVisible();
  await table.pass(PRIVATE_STEP);
  await table.curtain("Anna");
});

test("a storage that is emptied during play is filled again by the next action", async ({ page, table }) => {
  await table.sit(carnival.until("0 call", 2));
  await table.open("Anna");
  await page.evaluate(() => localStorage.clear());
  await table.shake();
  expect(JSON.parse(await stored(page)).log.at(-1)).toBe("* draw land wild ambassador");
  await open(page);
  await table.goOn();
  await table.curtain("Anna");
});

test("the least length of a private step is not cut short by a reload", async ({ page, table }) => {
  await table.sit(carnival.until("3 answer"));
  await table.open("Dario");
  await table.press(table.card("Lord Fiddlebottom"));
  await table.press(table.card("Madame Zsa Zsa"));
  await table.press(table.button(/^Show these cards/));
  await open(page);
  // The answer is kept, and the asker's curtain comes no earlier than by hand.
  await table.goOn();
  await table.curtain("Anna");
  await table.pass(PRIVATE_STEP);
  await table.open("Anna");
  await expect(page.getByText("Dario shows you")).toBeVisible();
});
