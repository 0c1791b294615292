// sw.js keeps the whole page in the browser, so that it starts without a network and never mixes two versions.
//
// All files of one version are fetched before any of them is used, each with the hash that the build gave it: while a
// server is half way through an update a file of another version is refused, the installation fails as a whole, and
// the browser tries again later. The files of the version in use stay as they are until the page asks for the new one
// ("apply") or all of its windows are closed.
//
// The names of the caches tell the folder: two copies of the game on one host keep apart.
"use strict";

const hash = "@HASH@"; // of all files and of this script
const files = @FILES@;

// The page itself is kept under its folder's address: some hosts redirect index.html there, and a browser shows no page
// that was redirected.
const address = (name) => (name === "index.html" ? "./" : name);

const prefix = "t3hunting " + self.registration.scope + " ";
const here = prefix + hash;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(here);
    const fetchAll = (mode) => cache.addAll(files.map(([name, integrity]) => new Request(address(name), { integrity, cache: mode })));
    try {
      // What the page has just loaded need not be loaded again, unless a cache on the way holds on to something old.
      await fetchAll("no-cache").catch(() => fetchAll("reload"));
    } catch (error) {
      await caches.delete(here);
      throw error;
    }
  })());
});

// Windows that were opened before there was a worker are taken over as well: they are of the same version as the files.
self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== here);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  })());
});

self.addEventListener("message", (event) => {
  if (event.data === "apply") self.skipWaiting();
});

// A file is the same whatever its query or fragment.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const name = url.href.slice(self.registration.scope.length).replace(/[?#].*/, "");
  const file = name === "" ? "index.html" : name;
  if (!files.some(([known]) => known === file)) return;
  event.respondWith((async () => {
    const response = await (await caches.open(here)).match(address(file));
    return response ?? fetch(request);
  })());
});
