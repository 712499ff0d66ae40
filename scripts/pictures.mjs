// The pictures of the manifest, drawn anew when public/icon.svg or the board
// has changed: public/icons/*.png from the drawing, and public/screenshots/*.jpg
// from the built page. They are committed, so that no build needs a browser.
//
//   node scripts/pictures.mjs [icons|screenshots]
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { story } from "../tests/e2e/support/table.mjs";
import { browser as browserPath } from "./browser.mjs";

/** Name, size in pixels, and how much of it the drawing fills: a launcher may cut a maskable one to a circle. */
const ICONS = [
  ["icon-192", 192, 1],
  ["icon-512", 512, 1],
  ["maskable-192", 192, 0.72],
  ["maskable-512", 512, 0.72],
  ["apple-touch", 180, 0.86],
];
const SCREENSHOTS = [
  ["wide", { width: 1280, height: 800 }, 1],
  ["narrow", { width: 390, height: 844 }, 2],
];
const PORT = 8098;
const which = process.argv[2];

const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
try {
  if (which !== "screenshots") await icons();
  if (which !== "icons") await screenshots();
} finally {
  await browser.close();
}

async function icons() {
  mkdirSync("public/icons", { recursive: true });
  const svg = readFileSync("public/icon.svg", "utf8");
  const ground = svg.match(/<rect[^>]*fill="(#[0-9a-f]+)"/)[1];
  for (const [name, size, part] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const whole = part === 1;
    await page.setContent(`<style>
      body { margin: 0; display: grid; place-items: center; block-size: 100vh; ${whole ? "" : `background: ${ground};`} }
      svg { inline-size: ${part * 100}vw; }
      ${whole ? "" : "rect { fill: none; }"}
    </style>${svg}`);
    await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: whole });
    await page.close();
  }
}

async function screenshots() {
  mkdirSync("public/screenshots", { recursive: true });
  const server = spawn("node", ["scripts/serve.mjs", String(PORT)], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    await new Promise((resolve, reject) => {
      server.stdout.once("data", resolve);
      server.once("exit", () => reject(new Error("the page is not served")));
    });
    const save = story("carnival").until("0 end").save();
    for (const [name, viewport, deviceScaleFactor] of SCREENSHOTS) {
      const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: "reduce", serviceWorkers: "block" });
      const page = await context.newPage();
      await page.addInitScript((save) => localStorage.setItem("bauta.table.picture", save), save);
      await page.goto(`http://127.0.0.1:${PORT}/`);
      await page.getByRole("button", { name: "Go on" }).click();
      await page.getByRole("button", { name: "I am not" }).click();
      await page.getByRole("group", { name: "The board: Venice" }).waitFor();
      await page.screenshot({ path: `public/screenshots/${name}.jpg`, type: "jpeg", quality: 80 });
      await context.close();
    }
  } finally {
    server.kill();
  }
}
