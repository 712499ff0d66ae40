// Trunk's post_build hook: what can only be known once all files lie staged.
// 1. Few and small files (packed.mjs).
// 2. The page's Content-Security-Policy, with the hash of Trunk's start-up script.
// 3. The version: a hash over every file that is needed to play, put into the page.
// 4. sw.js, with the version and the list of these files.
// A debug build keeps its files as they are and gets a worker that removes itself, so that nothing stale is served.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { needed } from "./needed.mjs";
import { packed } from "./packed.mjs";

const stage = process.env.TRUNK_STAGING_DIR;
if (!stage) throw new Error("staged.mjs is started by trunk (Trunk.toml)");
const release = process.env.TRUNK_PROFILE === "release";
const template = readFileSync(fileURLToPath(new URL("../public/sw.js", import.meta.url)), "utf8");
const sha256 = (data, as) => createHash("sha256").update(data).digest(as);

rmSync(join(stage, "sw.js"), { force: true });
const page = join(stage, "index.html");
let html = readFileSync(page, "utf8");
if (release) html = await packed(stage, html);
if (release) html = html.replace("</title>", (title) => `${title}\n  ${policy(html)}`);

const files = needed(stage);
const digest = files.map((file) => `${file} ${sha256(file === "index.html" ? html : readFileSync(join(stage, file)), "hex")}\n`);
const version = release ? sha256(template + digest.join(""), "hex").slice(0, 16) : "debug";
writeFileSync(page, html.replace("</title>", (title) => `${title}\n  <meta name="bauta-version" content="${version}">`));
writeFileSync(join(stage, "sw.js"), release ? worker() : goodbye());

/** The policy as an element, to stand before every script. */
function policy(html) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => `'sha256-${sha256(text, "base64")}'`);
  const rules = [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${inline.join(" ")}`,
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join("; ")}">`;
}

function worker() {
  const list = files.map((file) => (file === "index.html" ? "./" : file));
  return template.replace('"@VERSION@"', JSON.stringify(version)).replace('["@FILES@"]', JSON.stringify(list));
}

function goodbye() {
  return `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const key of await caches.keys()) if (key.startsWith("bauta ")) await caches.delete(key);
  await self.registration.unregister();
})()));
`;
}
