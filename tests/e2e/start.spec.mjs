// The page comes up, and when it cannot, it says so.
import { expect, expectAccessible, open, SIZES, test } from "./support/app.mjs";

const heading = (page) => page.getByRole("heading", { name: "Bauta", exact: true });

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use(use);

    test("the page shows its title", async ({ page }) => {
      await open(page);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator("#panic")).toBeHidden();
      await expectAccessible(page);
    });
  });
}

test("each part is asked for once", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page);
  expect(asked).toEqual([...new Set(asked)]);
});

test("the loading page is painted before the app is asked for, unless that takes half a second", async ({ page }) => {
  await open(page);
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0].startTime,
    performance.getEntriesByType("resource").find(({ name }) => name.endsWith("_bg.wasm")).startTime,
  ]);
  expect(asked).toBeGreaterThan(Math.min(painted, 500));
});

test("the host sends the wasm compressed and with its type", async ({ page }) => {
  const wasm = page.waitForResponse(/_bg\.wasm$/);
  await open(page);
  const headers = (await wasm).headers();
  expect(headers["content-type"]).toBe("application/wasm");
  expect(headers["content-encoding"]).toBe("br");
});

for (const [what, pattern] of [["wasm", /_bg\.wasm$/], ["script", /bauta-[0-9a-f]+\.js$/]]) {
  test(`a page without its ${what} says that it could not start`, async ({ page, watch }) => {
    watch.allow(/./);
    await page.route(pattern, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("./");
    await expect(page.getByRole("heading", { name: "Bauta could not start" })).toBeVisible();
    await expectAccessible(page);
  });
}

test("a browser without WebAssembly is told so", async ({ page, watch }) => {
  watch.allow(/./);
  await page.addInitScript("delete globalThis.WebAssembly");
  await page.goto("./");
  await expect(page.getByRole("heading", { name: "Bauta could not start" })).toBeVisible();
});

test("a panic leaves a page that reloads", async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("bauta:panic", { detail: "a broken promise" })));
  await expect(page.getByRole("heading", { name: "Something broke. Your table is saved." })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "What happened" })).toHaveValue(/a broken promise/);
  await expect(heading(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(heading(page)).toBeVisible();
});
