// sw.js - keeps all files of the page, so that it opens without a network.
//
// SPDX-License-Identifier: MIT
//
// `vaka web` writes the files, and a version of them all, into the next line. Each version is kept
// whole, and used until no page of the one before is open: files of two never mix.
const KEPT = { version: "", files: [""] };

const here = /** @type {any} */ (self),
  all = "vaka " + here.registration.scope + " ",
  own = all + KEPT.version;

here.addEventListener("install", (/** @type {any} */ event) =>
  event.waitUntil(
    caches
      .open(own)
      .then((cache) =>
        cache.addAll(KEPT.files.map((file) => new Request(file, { cache: "no-cache" }))),
      ),
  ),
);

/** Older versions go. */
async function tidy() {
  for (const one of await caches.keys())
    if (one.startsWith(all) && one !== own)
      await caches.delete(one);
  await here.clients.claim();
}

here.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(tidy()));

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(own),
    page = request.mode === "navigate" ? "./" : request;
  return (await cache.match(page, { ignoreSearch: true })) || fetch(request);
}

here.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
