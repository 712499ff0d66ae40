// What the device may do to a table: two tabs, a page that dies, files that come
// in, a back gesture, a screen that sleeps. Nothing is lost, nothing is shown.
import { readFileSync } from "node:fs";
import { expectAccessible, open, stored, withSave } from "./support/app.mjs";
import { sealed } from "./support/saves.mjs";
import { IDENTITY, nothingSecret, words } from "./support/secrets.mjs";
import { expect, SHIELD, SIZES, story, Table, test } from "./support/table.mjs";

test.use(SIZES.phone);

const carnival = story("carnival");
const KEY = "bauta.table.e2e";

/** Another tab of the same browser, at its front door. */
async function newTab(context) {
  const page = await context.newPage();
  await page.clock.install();
  await open(page);
  return new Table(page, true);
}

/** The paper with all that has to do with the device. */
async function devicePage(table) {
  await table.press(table.button("Saves and device"));
  await expect(table.dialog).toBeVisible();
}

// -- two tabs ------------------------------------------------------------------

test.describe("a table in two tabs", () => {
  const here = (table) => table.button("Take over here");

  test("is played in one of them, and the other looks on until it takes over", async ({ context, table }) => {
    await table.sit(carnival.until("0 call", 2));
    await table.open("Anna");
    const other = await newTab(context);
    await other.goOn();
    await expect(here(other)).toBeVisible();
    await expect(other.board).toBeVisible();
    expect(await words(other.page), "in the tab that looks on").not.toMatch(IDENTITY);
    await expectAccessible(other.page);

    // It follows what is done.
    await table.shake();
    await table.stay();
    await expect.poll(() => stored(other.page)).toContain("0 march\"");
    await expect(table.button("End the turn")).toBeVisible();

    // The other takes over: behind the curtain, at the same step; the first steps back.
    await other.press(here(other));
    await other.curtain("Anna");
    await expect(here(table)).toBeVisible();
    await expect(table.button("End the turn")).toHaveCount(0);
    await other.open("Anna");
    await other.endTurn();
    await other.curtain("Bea");
    const save = await stored(other.page);

    // The first can do nothing to it, and can take it back.
    expect(await words(table.page), "in the tab that stepped back").not.toMatch(IDENTITY);
    expect(await stored(table.page)).toBe(save);
    await table.press(here(table));
    await table.curtain("Bea");
    await expect(here(other)).toBeVisible();
  });

  test("is not thrown away by the other, which says why", async ({ context, page, table }) => {
    await table.sit(carnival.until("0 call", 2));
    await table.open("Anna");
    const other = await newTab(context);
    const throwAway = async () => {
      await other.press(other.button("Throw away"));
      await other.press(other.button("Throw it away for good"));
    };
    await throwAway();
    await expect(other.page.getByText("This table is open in another tab.")).toBeVisible();
    await expect(other.page.getByRole("article")).toHaveCount(1);
    expect(await stored(page)).not.toBeNull();
    await page.close();
    await other.press(other.button("Keep it"));
    await throwAway();
    await expect(other.page.getByRole("article")).toHaveCount(0);
    expect(await stored(other.page)).toBeNull();
  });

  test("is free again as soon as the first tab is closed or has left it", async ({ context, page, table }) => {
    await table.sit(carnival.until("0 call", 2));
    const other = await newTab(context);
    await other.goOn();
    await expect(here(other)).toBeVisible();
    await page.close();
    await open(other.page);
    await other.goOn();
    await other.curtain("Anna");
    await expect(here(other)).toHaveCount(0);
    await other.pass(SHIELD);
    await other.press(other.button(/^I am not/));
    await other.press(other.button("Menu"));
    await other.press(other.button("Leave the table"));
    const third = await newTab(context);
    await third.goOn();
    await third.curtain("Anna");
  });

  test("without a lock steps back as soon as the other saves", async ({ context, table }) => {
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
    await table.sit(carnival.until("0 call", 2));
    const other = await newTab(context);
    await other.goOn();
    await other.open("Anna");
    await other.shake();
    await expect(here(table)).toBeVisible();
    const save = await stored(other.page);
    expect(await stored(table.page)).toBe(save);
  });

  test("without a lock is thrown away by the other and kept here again, and nothing else is said to be gone", async ({ context, page, table }) => {
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
    await table.sit(carnival.until("0 call", 2));
    await table.open("Anna");
    const other = await newTab(context);
    await other.press(other.button("Throw away"));
    await other.press(other.button("Throw it away for good"));
    await expect(other.page.getByRole("article")).toHaveCount(0);
    await expect.poll(() => stored(page)).not.toBeNull();
    await table.shake();
    await expect(page.getByText(/storage was emptied/)).toHaveCount(0);
  });
});

// -- a page that dies --------------------------------------------------------------

test("a page that is killed after any action of a game comes back at that step", async ({ context, page, table }) => {
  test.setTimeout(300_000);
  await table.sit(carnival.first(0).with("looked", ""));
  let now = table;

  /** Kills the page, and opens the table in a new one, behind this curtain. */
  async function kill(name) {
    const save = await stored(now.page);
    const cdp = await context.newCDPSession(now.page);
    const died = now.page.waitForEvent("crash");
    cdp.send("Page.crash").catch(() => {});
    await died;
    await now.page.close();
    now = await newTab(context);
    expect(await stored(now.page)).toBe(save);
    await now.goOn();
    nothingSecret(await words(now.page), `after the page was killed, before ${name}`);
    if (name) await now.open(name);
  }

  for (const name of ["Anna", "Bea", "Carlo", "Dario"]) {
    await now.look(name);
    await kill();
  }

  // Turn 1: Anna asks Dario through the Ambassador.
  await now.open("Anna");
  await kill("Anna");
  await now.shake();
  await kill("Anna");
  await now.march("San Barnaba", "Santa Margherita", "San Tomà");
  await now.press(now.button("the Ambassador"));
  await now.march("San Tomà");
  await now.confirm();
  await kill("Anna");
  await now.ask("the Ambassador", "identity", "Dario");
  await kill("Dario");
  await now.answer("Lord Fiddlebottom", "Madame Zsa Zsa");
  await kill("Anna");
  await now.hear();
  await now.expel("the Ambassador", "Embassy");
  await kill("Anna");
  await now.endTurn();
  await kill("Bea");

  // Turns 2 and 3: Bea and Carlo walk.
  for (const [name, from, to, next] of [["Bea", "Tre Archi", "Ghetto", "Carlo"], ["Carlo", "Sant’Elena", "Zitelle", "Dario"]]) {
    await now.shake();
    await kill(name);
    await now.march(from, to);
    await now.confirm();
    await kill(name);
    await now.endTurn();
    await kill(next);
  }

  // Turn 4: Dario asks Carlo.
  await now.shake();
  await kill("Dario");
  await now.march("Sacca Fisola", "Santa Marta");
  await now.confirm();
  await kill("Dario");
  await now.ask("Carlo’s short mask", "build");
  await kill("Carlo");
  await now.answer("Agent X", "secret card short", "thin");
  await kill("Dario");
  await now.hear();
  await now.expel("Carlo’s short mask", "Murano");
  await kill("Dario");
  await now.endTurn();

  // Turn 5: Anna asks two on one slip, and declares.
  await now.open("Anna");
  await kill("Anna");
  await now.shake();
  await kill("Anna");
  await now.march("Madonna dell’Orto", "Ghetto");
  await now.march("Redentore", "Zitelle");
  await now.confirm();
  await kill("Anna");
  await now.press(now.button("All on one slip"));
  await now.ask("Bea’s thin mask", "identity");
  await now.ask("Carlo’s thin mask", "identity");
  await now.press(now.button(/^Seal the slip/));
  await now.open("Bea");
  await kill("Bea");
  await now.answer("Colonel Bubble", "Agent X", "fat");
  await now.open("Carlo");
  await kill("Carlo");
  await now.answer("secret card Lord Fiddlebottom", "mission card", "short");
  await now.open("Anna");
  await kill("Anna");
  await now.hear();
  await now.expel("Bea’s thin mask", "Rialto");
  await kill("Anna");
  await now.hear();
  await now.declare("Carlo");
  await now.open("Carlo");
  await kill("Carlo");
  await now.finish(now.button("Refuse"));
  await expect(now.heading("Bea and Dario win")).toBeVisible();
  await page.close().catch(() => {});
});

test("the emergency page is real, keeps the table, and a reload goes on", async ({ page, table, watch, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  watch.allow(/the emergency page was asked for|unreachable|RuntimeError/);
  await table.sit(carnival.until("3 answer"));
  await table.pass(SHIELD);
  await table.press(table.button(/^I am not/));
  await table.press(table.button("Menu"));
  await devicePage(table);
  await table.press(table.button("Diagnostics"));
  const lines = page.getByRole("textbox", { name: "Diagnostics" });
  await expect(lines).toHaveValue(/version: [0-9a-f]{16}\n/);
  await expect(lines).toHaveValue(/tables: 1\n/);
  expect(await words(page), "in the diagnostics").not.toMatch(IDENTITY);
  await table.press(table.button("Copy the text"));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^version: /);
  const save = await stored(page);
  await table.press(table.button("Try the emergency page"));
  await expect(page.getByRole("heading", { name: "Something broke. Your table is saved." })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "What happened" })).toHaveValue(/the emergency page was asked for/);
  await table.press(page.getByRole("button", { name: "Reload" }));
  await expect(page.getByRole("article")).toBeVisible();
  expect(await stored(page)).toBe(save);
  await table.goOn();
  await table.curtain("Dario");
});

// -- damaged saves ---------------------------------------------------------------------

test("a damaged save goes on from its last good step, and is kept beside it", async ({ page, table }) => {
  const log = [...carnival.until("3 answer").log, "3 answer lf lf"];
  const damaged = sealed({ ...JSON.parse(carnival.until("3 answer").save()), log });
  await withSave(page, { [KEY]: damaged });
  await open(page);
  const article = page.getByRole("article");
  const [file] = await Promise.all([page.waitForEvent("download"), table.press(article.getByRole("button", { name: "Save as a file" }))]);
  expect(readFileSync(await file.path(), "utf8")).toBe(damaged);
  await table.press(article.getByRole("button", { name: "Go on from turn 1" }));
  await table.open("Dario");
  await expect(table.heading("Through the Ambassador, Anna asks who you are")).toBeVisible();
  await open(page);
  await expect(article).toHaveCount(2);
  expect(await stored(page)).toBe(damaged);
});

test("whatever stands in the storage, the page comes up", async ({ page }) => {
  await open(page);
  const strange = ["", "null", "5", "\"x\"", "[]", "{}", "{\"day\":7}", "{\"asked\":{}}", "<script>document.title='taken'</script>", "\u0000\u202e", "[".repeat(50_000), "a".repeat(1_000_000)];
  for (const text of strange) {
    await page.evaluate((text) => {
      for (const key of ["settings", "device", "thinking", "table.", "table.x", "table.<b>", "else"]) localStorage.setItem(`bauta.${key}`, text);
      sessionStorage.setItem("bauta.resume", text);
    }, text.length > 100_000 ? text.slice(0, 500_000) : text);
    await open(page);
    await expect(page.getByRole("button", { name: "New table" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.locator("#panic")).toBeHidden();
  }
  await expect(page).toHaveTitle("Bauta");
});

// -- out and in ----------------------------------------------------------------------------

test.describe("tables go to another device", () => {
  test("all in one file, by the file chooser", async ({ page, table, browser, baseURL }) => {
    await withSave(page, {
      "bauta.table.one": carnival.until("3 answer").save(),
      "bauta.table.two": carnival.until("2 answer").with("names", "Eva, Franz, Gina, Hugo").save(),
      "bauta.settings": "{\"day\":true}",
    });
    await open(page);
    await devicePage(table);
    const [file] = await Promise.all([page.waitForEvent("download"), table.press(table.button("All tables as a file"))]);
    expect(file.suggestedFilename()).toBe("bauta-all.txt");

    const elsewhere = await browser.newContext({ ...SIZES.phone, baseURL, serviceWorkers: "block" });
    const other = await elsewhere.newPage();
    await open(other);
    await other.getByRole("button", { name: "Saves and device" }).tap();
    const choosing = other.waitForEvent("filechooser");
    await other.getByRole("button", { name: "Open a file" }).tap();
    await (await choosing).setFiles(await file.path());
    await expect(other.getByText("2 tables are on the shelf now.").first()).toBeVisible();
    await expect(other.locator("html")).toHaveAttribute("data-theme", "day");
    await other.getByRole("button", { name: "Close" }).tap();
    await expect(other.getByRole("article")).toHaveCount(2);
    await elsewhere.close();
  });

  test("one as text", async ({ page, table, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await table.sit(carnival.until("3 answer"));
    await table.pass(SHIELD);
    await table.press(table.button(/^I am not/));
    await table.press(table.button("Menu"));
    await devicePage(table);
    await table.press(table.button("Copy this table as text"));
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(text).log).toEqual(carnival.until("3 answer").log);
    expect(await words(page), "where a table is given out").not.toMatch(IDENTITY);

    await page.evaluate(() => localStorage.clear());
    await open(page);
    await devicePage(table);
    await page.getByLabel("Or paste a table’s text").fill(text);
    await table.press(table.button("Open this text"));
    await expect(page.getByText("One table is on the shelf now.").first()).toBeVisible();
    await table.press(table.button("Close"));
    await table.goOn();
    await table.curtain("Dario");
  });

  test("what is no table is refused in words, whatever it is", async ({ page, table }) => {
    await open(page);
    await devicePage(table);
    const field = page.getByLabel("Or paste a table’s text");
    const strange = ["", "<img src=x onerror=\"document.title='taken'\">", "\u202e{}", "{\"tables\":[1,{},\"x\"]}", "[".repeat(50_000), "🎭".repeat(200)];
    for (const text of strange) {
      await field.fill(text);
      await table.press(table.button("Open this text"));
      const told = text.startsWith("{\"tables\"") ? "No new table. 3 cannot be read." : "That is no table of this game (not a save).";
      await expect(page.getByText(told).first()).toBeVisible();
    }
    const choosing = page.waitForEvent("filechooser");
    await table.press(table.button("Open a file"));
    await (await choosing).setFiles({ name: "large.txt", mimeType: "text/plain", buffer: Buffer.alloc(5_000_000, "a") });
    await expect(page.getByText("That is too much for one file of tables.").first()).toBeVisible();
    await expect(page).toHaveTitle("Bauta");
    await expect(page.locator("main img:not(.home-city), dialog img")).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("bauta.table.")))).toEqual([]);
  });

  test("strange names come in as harmless text", async ({ page, table }) => {
    const save = JSON.parse(carnival.until("3 answer").save());
    const names = ["<b>A</b>", "\u202eevil\u2066", "🎭".repeat(200), "\u200b"];
    save.seats.forEach((seat, ix) => { seat.name = names[ix]; });
    await open(page);
    await devicePage(table);
    await page.getByLabel("Or paste a table’s text").fill(sealed(save));
    await table.press(table.button("Open this text"));
    await table.press(table.button("Close"));
    await expect(page.getByRole("article")).toContainText(`<b>A</b>, evil, ${"🎭".repeat(16)} and 4`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test("a report tells no name and, while the game runs, no secret unless it is wanted", async ({ page, table }) => {
    await table.sit(carnival.until("0 expel"));
    await table.pass(SHIELD);
    await table.press(table.button(/^I am not/));
    await table.press(table.button("Menu"));
    await devicePage(table);
    const report = async (name) => {
      const [file] = await Promise.all([page.waitForEvent("download"), table.press(table.button(name))]);
      return readFileSync(await file.path(), "utf8");
    };
    const hidden = await report("Make a report");
    expect(hidden).toMatch(/\nversion: /);
    expect(hidden).toContain("answer …");
    expect(hidden).not.toMatch(/Anna|Bea|Carlo|Dario|"hands"|"seed"|answer [a-z]/);
    const told = await report("Make a report with all secrets");
    expect(told).not.toMatch(/Anna|Bea|Carlo|Dario/);
    expect(told).toContain("\"hands\"");
  });
});

// -- the back gesture -----------------------------------------------------------------------

test("the back gesture closes the paper on top, then asks, and never opens a secret", async ({ page, table }) => {
  await table.sit(carnival.until("0 call", 2));
  await table.open("Anna");
  await table.press(table.button("Passport"));
  await expect(table.dialog).toBeVisible();
  await page.goBack();
  await expect(table.dialog).toHaveCount(0);
  await expect(table.board).toBeVisible();

  await page.goBack();
  await expect(table.heading("Leave the table?")).toBeVisible();
  nothingSecret(await words(page), "where the table is to be left");
  await table.press(table.button("Stay"));
  await table.curtain("Anna");

  await page.goBack();
  await page.goBack();
  await expect(table.heading("Leave the table?")).toHaveCount(0);
  await table.curtain("Anna");
  await page.goBack();
  await table.press(table.button("Leave the table"));
  await expect(page.getByRole("article")).toContainText("Turn 5");
});

test("the back gesture leads from a private page to the curtain", async ({ page, table }) => {
  await table.sit(carnival.until("3 answer"));
  await table.open("Dario");
  await expect(table.heading("Through the Ambassador, Anna asks who you are")).toBeVisible();
  await page.goBack();
  await expect(table.heading("Leave the table?")).toBeVisible();
  nothingSecret(await words(page), "after the gesture");
  await page.goBack();
  await table.curtain("Dario");
});

// -- what the browser is asked for -------------------------------------------------------------

test("the browser is asked once to keep the tables, when the first is saved, and the page says what it answered", async ({ page, table }) => {
  await page.addInitScript(() => {
    window.asked = 0;
    StorageManager.prototype.persisted = async () => localStorage.getItem("granted") === "yes";
    StorageManager.prototype.persist = async () => {
      window.asked += 1;
      return localStorage.getItem("granted") === "yes";
    };
  });
  await open(page);
  expect(await page.evaluate(() => window.asked)).toBe(0);
  await table.press(table.button("New table"));
  expect(await page.evaluate(() => window.asked)).toBe(0);
  await table.press(table.button("Deal the cards"));
  await expect.poll(() => page.evaluate(() => window.asked)).toBe(1);
  await table.look("Red");
  expect(await page.evaluate(() => window.asked)).toBe(1);
  await open(page);
  await devicePage(table);
  await expect(page.getByText(/^This browser has not promised/)).toBeVisible();
  await expect(page.getByText(/^This browser has promised/)).toBeHidden();
  await page.evaluate(() => localStorage.setItem("granted", "yes"));
  await open(page);
  await devicePage(table);
  await expect(page.getByText(/^This browser has promised/)).toBeVisible();
  await expect(page.getByText(/^Safari removes/)).toBeHidden();
});

test("the screen stays awake during a table, also after a return, and a refusal is no matter", async ({ page, table }) => {
  await page.addInitScript(() => {
    window.locks = [];
    Object.defineProperty(Navigator.prototype, "wakeLock", {
      value: {
        request: async () => {
          if (window.refuse) throw new DOMException("low battery", "NotAllowedError");
          const lock = { released: false, release: async () => { lock.released = true; } };
          window.locks.push(lock);
          return lock;
        },
      },
    });
  });
  const held = () => page.evaluate(() => window.locks.filter(({ released }) => !released).length);
  await withSave(page, { [KEY]: carnival.until("0 call", 2).save() });
  await open(page);
  expect(await held()).toBe(0);
  await table.goOn();
  await expect.poll(held).toBe(1);
  // Systems let it go when the page is hidden.
  await page.evaluate(() => {
    window.locks[0].released = true;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(held).toBe(1);
  await table.pass(SHIELD);
  await table.press(table.button(/^I am not/));
  await table.press(table.button("Menu"));
  await table.press(table.button("Leave the table"));
  await expect.poll(held).toBe(0);
  await page.evaluate(() => { window.refuse = true; });
  await table.goOn();
  await table.curtain("Anna");
});

test.describe("installing", () => {
  const offer = (page) => page.getByRole("heading", { name: "Install Bauta" });
  /** What Chromium sends when a page can be installed. */
  const prompt = (page, outcome) => page.evaluate((outcome) => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => { window.prompted = (window.prompted ?? 0) + 1; };
    event.userChoice = Promise.resolve({ outcome });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);

  test("is offered after the first step, never on the first page, and never again after a no", async ({ page, table }) => {
    await open(page);
    expect(await prompt(page, "accepted")).toBe(true);
    await expect(offer(page)).toBeHidden();
    await table.press(table.button("New table"));
    await table.press(table.button("Deal the cards"));
    await table.look("Red");
    await open(page);
    await expect(offer(page)).toBeHidden();
    await prompt(page, "accepted");
    await expect(offer(page)).toBeVisible();
    await expectAccessible(page);
    await table.press(table.button("No, thanks"));
    await expect(offer(page)).toBeHidden();
    await open(page);
    await prompt(page, "accepted");
    await expect(offer(page)).toBeHidden();
    // Whoever looks for it finds it.
    await devicePage(table);
    await table.press(table.button("Install"));
    expect(await page.evaluate(() => window.prompted)).toBe(1);
  });

  test("is not offered where it is installed", async ({ page }) => {
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => (/standalone/.test(query) ? { matches: true } : matchMedia.call(window, query));
    });
    await withSave(page, { "bauta.device": JSON.stringify({ asked: true, played: true }) });
    await open(page);
    await prompt(page, "accepted");
    await expect(offer(page)).toBeHidden();
  });

  test.describe("on an iPhone", () => {
    test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1" });

    test("the way through the menus is told, and what Safari does after seven days", async ({ page, table }) => {
      await withSave(page, { "bauta.device": JSON.stringify({ asked: true, played: true }) });
      await open(page);
      await expect(offer(page)).toBeVisible();
      await expect(page.getByText("Scroll down the list; tap View More if it is short.").first()).toBeVisible();
      await expect(table.button("Install")).toHaveCount(0);
      await devicePage(table);
      await expect(table.dialog.getByText(/^Safari removes everything/)).toBeVisible();
      await expect(table.dialog.getByText(/^If the screen falls asleep/)).toBeVisible();
      await expectAccessible(page);
    });
  });
});

// -- the policy -----------------------------------------------------------------------------------

test("nothing runs in the page but what was built", async ({ page, watch }) => {
  watch.allow(/Content Security Policy|violates the following|example\.org/);
  await open(page);
  const refused = await page.evaluate(async () => {
    const seen = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => seen.push(effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "window.taken = true";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", "<p style=\"color: red\" onclick=\"window.taken = true\">x</p>");
    document.body.lastElementChild.click();
    await fetch("https://example.org/").catch(() => {});
    const image = new Image();
    image.src = "https://example.org/x.png";
    await new Promise((resolve) => { image.onerror = resolve; });
    return { seen, taken: window.taken };
  });
  expect(refused.taken).toBeUndefined();
  for (const directive of ["script-src-elem", "script-src-attr", "style-src-attr", "connect-src", "img-src"]) {
    expect(refused.seen).toContain(directive);
  }
});

test("storage that is emptied in the middle of a table is told of, and the table is kept again", async ({ context, page, table }) => {
  await table.sit(carnival.until("0 call", 2));
  await table.open("Anna");
  await page.evaluate(() => localStorage.clear());
  await table.shake();
  await expect(page.getByText(/^The browser’s storage was emptied/)).toBeVisible();
  // By another tab: at once.
  const other = await newTab(context);
  await other.page.evaluate(() => localStorage.clear());
  await expect.poll(() => stored(page)).not.toBeNull();
  await expect(page.getByText(/^The browser’s storage was emptied/)).toBeVisible();
});
