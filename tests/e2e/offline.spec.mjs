// The whole page without a network, and newer versions that wait their turn.
import { expect, SIZES, story, test as base, Table } from "./support/table.mjs";
import { open, stored, watchPage } from "./support/app.mjs";
import { Host } from "./support/host.mjs";

const carnival = story("carnival");
const KEY = "bauta.table.e2e";

const test = base.extend({
  host: async ({}, use) => {
    const host = await Host.open();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});
test.use({ serviceWorkers: "allow", ...SIZES.phone });

/** The page is of this version. */
const is = (page, number) => expect(page.locator(`meta[name="bauta-version"][content="${number}"]`)).toHaveCount(1, { timeout: 45_000 }); // a busy old worker stays for half a minute
const ready = (page) => expect(page.locator("html[data-offline=ready]")).toHaveCount(1, { timeout: 20_000 });
const waiting = (page) => expect(page.locator("html[data-update=waiting]")).toHaveCount(1, { timeout: 20_000 });

/** A new tab of the same browser. */
async function newTab(context) {
  const page = await context.newPage();
  await open(page);
  return page;
}

/** The browser looks for a newer version, as it does by itself at each visit. */
const look = (page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test("after one visit the whole page starts and plays without a host and without a network", async ({ page, context, host }) => {
  await open(page);
  await ready(page);
  await page.close();
  await host.kill();
  await context.setOffline(true);

  const failed = [];
  // A picture that a page takes with it when it goes is no request to anybody.
  context.on("requestfailed", (request) => request.url().startsWith("blob:") || failed.push(request.url()));
  const cold = await context.newPage();
  const watch = watchPage(cold, host.url);
  await cold.clock.install();
  await open(cold);
  await ready(cold);
  const table = new Table(cold, true);
  await table.press(table.button("Rules"));
  await expect(table.dialog).toBeVisible();
  await table.press(table.dialog.getByRole("button", { name: "Close" }));
  await table.press(table.button("New table"));
  await table.press(table.button("Deal the cards"));
  for (const name of ["Red", "Yellow", "Blue", "Green"]) await table.look(name);
  await table.open((await cold.getByRole("heading", { name: /^Hand the tablet to/ }).textContent()).replace("Hand the tablet to ", ""));
  await table.shake();
  await table.stay();
  await table.endTurn();

  await cold.reload();
  await expect(cold.getByRole("article")).toContainText("Turn 2");
  // Any address of the page leads to the page.
  await cold.goto(`${host.url}?from=home#anywhere`);
  await expect(cold.getByRole("article")).toContainText("Turn 2");
  expect(failed).toEqual([]);
  expect(watch.faults()).toEqual([]);
});

test("no file is asked for twice, and every file of the list is kept", async ({ page, host }) => {
  await open(page);
  await ready(page);
  const { kept, listed } = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    const worker = await (await fetch("sw.js", { cache: "no-store" })).text();
    return {
      kept: (await cache.keys()).map(({ url }) => url).sort(),
      listed: JSON.parse(worker.match(/FILES = (\[.*?\])/)[1]).map((file) => new URL(file, location.href).href).sort(),
    };
  });
  expect(kept).toEqual(listed);
  // All that the page itself has asked for is among them.
  const used = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  for (const name of used.filter((name) => !/sw\.js$/.test(name))) expect(kept).toContain(name);
});

test("the page calls itself ready only when the host has given every file", async ({ page, context, host, watch }) => {
  watch.allow(/404/);
  host.lost = /style-|\/screenshots\//;
  await page.goto(host.url);
  await expect(page.locator("#shell")).toHaveCount(0);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect(page.locator("html[data-offline]")).toHaveCount(0);
  host.lost = /^$/;
  await page.close();
  await ready(await newTab(context));
});

test("a host that answers with its front page for a lost file makes no broken version", async ({ page, host }) => {
  const serve = host.serve;
  host.serve = (request, response, none) => {
    if (/_bg\.wasm/.test(request.url) && request.headers["sec-fetch-dest"] === "empty" && request.headers.referer?.endsWith("sw.js")) request.url = "/";
    return serve(request, response, none);
  };
  await open(page);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect(page.locator("html[data-offline]")).toHaveCount(0);
});

test("files that the browser has thrown away are fetched again, or the page is ready no longer", async ({ page, context, host }) => {
  await open(page);
  await ready(page);
  const loseOne = () => page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const wasm = (await cache.keys()).find(({ url }) => url.endsWith(".wasm"));
    await cache.delete(wasm);
  });
  await loseOne();
  await page.close();
  const second = await newTab(context);
  await ready(second);
  await host.kill();
  await open(second);
  await ready(second);
});

test("a newer version waits while a table is open, comes at the next start, and the table is as it was", async ({ page, context, host }) => {
  await page.clock.install();
  await page.addInitScript(([key, save]) => localStorage.getItem(key) ?? localStorage.setItem(key, save), [KEY, carnival.until("0 call", 2).save()]);
  await open(page);
  await ready(page);
  const table = new Table(page, true);
  for (const next of [2, 3]) {
    await table.goOn();
    await table.open("Anna");
    host.lay(next);
    await look(page);
    await waiting(page);
    // Nothing is reloaded.
    await expect(table.board).toBeVisible();
    await is(page, host.number(next - 1));
    const save = await stored(page, KEY);
    let loads = 0;
    page.on("load", () => { loads += 1; });
    await page.reload();
    await is(page, host.number(next));
    await expect(page.locator("#shell")).toHaveCount(0);
    expect(await stored(page, KEY)).toBe(save);
    await expect(page.locator("html[data-update]")).toHaveCount(0);
    // The app may be there before all of its page is.
    await page.waitForLoadState("load");
    await expect.poll(() => loads, "the start itself and one reload").toBe(2);
    page.removeAllListeners("load");
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
  }
});

/** A table on the shelf of this host. */
async function shelve(page, story) {
  await page.evaluate(([key, save]) => localStorage.setItem(key, save), [KEY, story.save()]);
}

/** A page with time that passes by hand, and a table on its shelf. */
async function atTable(page, story) {
  await page.clock.install();
  await open(page);
  await ready(page);
  await shelve(page, story);
  await open(page);
  const table = new Table(page, true);
  await table.goOn();
  return table;
}

test("a newer version that is wished for in a turn comes when the turn is over, at the same table", async ({ page, host }) => {
  const table = await atTable(page, carnival.until("0 call", 2));
  await table.open("Anna");
  await table.shake();
  host.lay(2);
  await look(page);
  await waiting(page);
  await table.press(table.button("Menu"));
  await table.press(table.button("Saves and device"));
  await table.press(table.button("Use the newer version"));
  await expect(page.getByText("The newer version comes when this turn is over.")).toBeVisible();
  await is(page, host.number(1));
  await table.stay();
  await is(page, host.number(1));
  await table.endTurn();
  await is(page, host.number(2));
  await table.curtain("Bea");
  await table.open("Bea");
  await expect(table.button("Shake the Phantom")).toBeVisible();
});

test("a page two versions old takes the newest, with one reload", async ({ page, host }) => {
  const table = await atTable(page, carnival.until("0 call", 2));
  for (const next of [2, 3]) {
    host.lay(next);
    await look(page);
    await expect.poll(() => page.evaluate(async () => {
      const { waiting, installing } = await navigator.serviceWorker.getRegistration();
      return Boolean(waiting) && !installing;
    })).toBe(true);
  }
  await waiting(page);
  await is(page, host.number(1));
  const save = await stored(page, KEY);
  await table.press(table.button(/^I am not/));
  await table.press(table.button("Menu"));
  await table.press(table.button("Saves and device"));
  await table.press(table.button("Use the newer version"));
  await is(page, host.number(3));
  await table.curtain("Anna");
  expect(await stored(page, KEY)).toBe(save);
});

test("a version that another tab has taken breaks nothing in this one", async ({ page, context, host }) => {
  const table = await atTable(page, carnival.until("0 call", 2));
  await table.open("Anna");
  host.lay(2);
  await look(page);
  await waiting(page);
  const other = await newTab(context);
  await is(other, host.number(2));
  await is(page, host.number(1));
  await table.shake();
  await table.stay();
  await table.endTurn();
  await table.curtain("Bea");
});

test("a version that cannot start gives way to the next", async ({ page, host, watch }) => {
  watch.allow(/./);
  const broken = () => expect(page.getByRole("heading", { name: "Bauta could not start" })).toBeVisible();
  host.spoil(1);
  await page.goto("./");
  await broken();
  await ready(page);
  host.lay(2);
  await page.reload();
  await broken();
  await is(page, host.number(1));
  await waiting(page);
  await page.reload();
  await is(page, host.number(2));
  await expect(page.locator("#shell")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New table" })).toBeVisible();
});

test("the front door says when all is ready", async ({ page }) => {
  const line = page.getByText("Ready for the table: works without internet.");
  await open(page);
  await ready(page);
  await expect(line).toBeVisible();
});

test("the browser finds nothing that hinders installing", async ({ page }) => {
  await open(page);
  await ready(page);
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const { data, errors } = await cdp.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(manifest).not.toHaveProperty("orientation");
  expect(manifest).toHaveProperty("id");
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(["wide", "narrow"]));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
