// Which Chromium the browser tests use: prints its path, or exits with 1.
// $CHROMIUM, else the system's, else the one that Playwright installed.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium, or undefined. */
export function browser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const system = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, ...MAC, chromium.executablePath()].find(runs);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = browser();
  if (path && runs(path)) console.log(path);
  else process.exitCode = 1;
}
