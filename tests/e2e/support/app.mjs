// What every spec starts from:
//   import { expect, test } from "./support/app.mjs";
// Each test made with this `test` also fails when the page writes an error to
// the console, throws, asks for anything outside its own origin, or gets an
// error from the host. A test that provokes such a thing says so beforehand:
//   test("…", async ({ page, watch }) => { watch.allow(/quota/); … });
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";
import { SIZES } from "./sizes.mjs";

export { expect, SIZES };

export const test = base.extend({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = watchPage(page, baseURL);
      await use(watch);
      expect(watch.faults(), "what the page must not do").toEqual([]);
    },
    { auto: true },
  ],
});

const HARMLESS = [
  // The service worker is for the tests that are about it.
  /Service Worker registration blocked by Playwright/,
];

/** Collects what a page must not do. `allow(pattern)` lets matching faults pass. */
export function watchPage(page, baseURL) {
  const origin = new URL(baseURL).origin;
  const seen = [];
  const allowed = [...HARMLESS];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) seen.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => seen.push(`thrown: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:"].includes(url.protocol) && url.origin !== origin) seen.push(`request outside: ${url.href}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) seen.push(`status ${response.status()}: ${response.url()}`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    faults: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}

/** What is kept under a key, once the picture of it stands: a table is saved after that. */
export const stored = (page, key = "bauta.table.e2e") =>
  page.evaluate(async (key) => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return localStorage.getItem(key);
  }, key);

/** Opens the page and waits until the app has taken the place of the shell. */
export async function open(page) {
  await page.goto("./");
  await expect(page.locator("#shell")).toHaveCount(0);
}

/**
 * Makes chance repeatable: from the next load on, `crypto.getRandomValues`
 * gives the same bytes for the same seed (a number). Call it before `open`.
 */
export async function fixChance(page, seed) {
  await page.addInitScript((seed) => {
    let state = seed >>> 0;
    const next = () => {
      // mulberry32: small, and good enough to fill a seed.
      state = (state + 0x6d2b79f5) >>> 0;
      let t = state;
      t = Math.imul(t ^ (t >>> 15), t | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return (t ^ (t >>> 14)) >>> 24;
    };
    Crypto.prototype.getRandomValues = (array) => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i += 1) bytes[i] = next();
      return array;
    };
  }, seed);
}

/**
 * Puts `entries` (name to string) into localStorage before the page's first
 * load in this tab; a reload finds what the page itself has saved since.
 */
export async function withSave(page, entries) {
  await page.addInitScript((entries) => {
    const once = "e2e: entries were put";
    if (window.top !== window || sessionStorage.getItem(once)) return;
    sessionStorage.setItem(once, "yes");
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, entries);
}

/** Changes the size of the page in the middle of a test; SIZES with test.use also brings touch. */
export async function resize(page, size) {
  await page.setViewportSize(SIZES[size].viewport);
}

/** No fault of WCAG 2.2 A or AA that axe can find, in the page or a part of it as it is now. */
export async function expectAccessible(page, part = "html") {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target).join("; ")})`);
  expect(found, "what axe finds").toEqual([]);
}
