// Keeps the shell of the page, so that it opens on a slow line or without one. Nothing of a table is ever kept.
const CACHE = "pessoi-shell";
const INDEX = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(INDEX)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fresh(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

/** The page from the server; if that cannot be reached, the last one. */
async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await renew(cache, response.clone());
    return response;
  } catch {
    return (await cache.match(INDEX)) ?? Response.error();
  }
}

/** Keep a new page, and forget the files of an older one. */
async function renew(cache, response) {
  const before = await cache.match(INDEX);
  if (before && (await before.text()) !== (await response.clone().text())) {
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
  }
  await cache.put(INDEX, response);
}

/** A file whose name changes with its content: from the cache if it is there. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
