// What Lighthouse finds in the front door, beyond its speed (`make bench` has that).
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browser as browserPath } from "../../scripts/browser.mjs";
import { expect, test } from "./support/app.mjs";

const DEBUGGING_PORT = 9377;

test("Lighthouse finds no fault in accessibility and best practices", async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const { lhr } = await lighthouse(baseURL, {
      port: DEBUGGING_PORT,
      onlyCategories: ["accessibility", "best-practices"],
      logLevel: "silent",
    });
    const lost = Object.values(lhr.categories).flatMap((category) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
        .map(({ id }) => `${category.title}: ${lhr.audits[id].title}`),
    );
    expect(lost).toEqual([]);
    for (const { title, score } of Object.values(lhr.categories)) expect(score, title).toBe(1);
  } finally {
    await browser.close();
  }
});
