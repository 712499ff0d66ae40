// Service worker: the whole page works offline from one cache per version.
// scripts/staged.mjs fills in VERSION and FILES at each build.
"use strict";
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const SCOPE = new URL(self.registration.scope).pathname;
const PREFIX = `bauta ${SCOPE} `; // caches are shared by all of an origin's pages
const CACHE = PREFIX + VERSION;

// A file of this version. A host in the middle of an upload has another one,
// and some hosts answer with their front page for a file they have not.
async function get(file) {
  const answer = await fetch(new Request(file, { cache: "no-cache" }));
  const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  if (!answer.ok || isPage !== (file === "./")) throw new Error(`no ${file}: status ${answer.status}`);
  if (!isPage) return [file, answer];
  const html = await answer.text();
  if (!html.includes(VERSION)) throw new Error("the page is of another version");
  // A new answer: a redirected one must not be given to a navigation.
  return [file, new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } })];
}

// All of these files or none: the browser tries a failed install again by itself.
async function keep(cache, files) {
  const answers = await Promise.all(files.map(get));
  await Promise.all(answers.map(([file, answer]) => cache.put(file, answer)));
}

async function missing(cache) {
  const found = await Promise.all(FILES.map((file) => cache.match(file)));
  return FILES.filter((_, ix) => !found[ix]);
}

self.addEventListener("install", (event) => event.waitUntil((async () => {
  await keep(await caches.open(CACHE), FILES);
})()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const key of await caches.keys()) {
    if (key.startsWith(PREFIX) && key !== CACHE) await caches.delete(key);
  }
  await self.clients.claim();
})()));

self.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") self.skipWaiting();
  // How many files are really there: browsers throw parts of caches away.
  if (event.data === "count") {
    event.waitUntil((async () => {
      const cache = await caches.open(CACHE);
      let lost = await missing(cache);
      if (lost.length) {
        await keep(cache, lost).catch(() => {}); // no network now: counted as it is
        lost = await missing(cache);
      }
      event.ports[0]?.postMessage({ version: VERSION, have: FILES.length - lost.length, all: FILES.length });
    })());
  }
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (!url.pathname.startsWith(SCOPE)) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const key = event.request.mode === "navigate" ? "./" : event.request;
    return (await cache.match(key, { ignoreSearch: true })) ?? fetch(event.request);
  })());
});
