/** The service worker: keeps the page, so that rules, lessons and cards work without a network.
 * `FILES` and `BUILD` are put before this by the build (vite.config.ts). */
/* global FILES, BUILD */
const CACHE = `rivalry-${BUILD}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((one) => one !== CACHE).map((one) => caches.delete(one))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The server's own answers are never kept: what is shown of a game is what the server says now.
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  if (request.mode === "navigate") {
    // The newest page where there is a network, else the kept one; every address is the same page.
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
  }
});
