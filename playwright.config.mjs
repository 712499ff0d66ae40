// Browser tests: the built page in headless Chromium, served by `make play`
// below a sub folder, so that an absolute address in the page fails at once.
import { defineConfig } from "@playwright/test";
import { browser } from "./scripts/browser.mjs";
import { SIZES } from "./tests/e2e/support/sizes.mjs";

const PORT = process.env.E2E_PORT ?? "4173";
const URL = `http://127.0.0.1:${PORT}/a/sub/folder/`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  reporter: "list",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 1, // two cores carry two browsers: what fails once only is told as flaky
  timeout: 120_000, // a busy machine is no fault of the page
  expect: { timeout: 5_000 },
  use: {
    baseURL: URL,
    locale: "en-GB",
    serviceWorkers: "block", // but where a test says so: each would keep the whole page anew
    trace: "off",
    video: "off",
    screenshot: "off",
    launchOptions: {
      executablePath: browser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [{ name: "desktop", use: SIZES.desktop }],
  webServer: {
    command: `make --no-print-directory play PORT=${PORT} BASE=a/sub/folder`,
    url: URL,
    reuseExistingServer: false,
    timeout: 300_000, // a source that changed meanwhile is built first
  },
});
