// Opens the page without a network, and calls whoever is awaited. What is played is never kept here.
const KEPT = "getaway";
const ROOT = new URL(".", self.location).pathname; // the house may be under a path
const SHELL = ROOT;
const GAMES = `${ROOT}api/games`; // what can be played: the same for everybody

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll([SHELL, GAMES]))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The newest, or else what was kept of it. */
async function newest(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw error;
  }
}

/** A file that never changes under its name. */
async function once(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const path = url.pathname.slice(ROOT.length);
  if (request.mode === "navigate" && !path.startsWith("api/")) event.respondWith(newest(request, SHELL));
  else if (url.pathname === GAMES) event.respondWith(newest(request, GAMES));
  else if (path.startsWith("assets/")) event.respondWith(once(request));
  else if (/^(theme\.js|manifest\.webmanifest|icons\/)/.test(path))
    event.respondWith(newest(request, url.pathname));
});

// The page tells which files it runs on; those of an older page go.
self.addEventListener("message", (event) => {
  const { files } = event.data;
  event.waitUntil(
    (async () => {
      const cache = await caches.open(KEPT);
      const entry = await cache.match("/entry");
      if (entry && (await entry.text()) !== files[0])
        for (const request of await cache.keys())
          if (new URL(request.url).pathname.startsWith(`${ROOT}assets/`)) await cache.delete(request);
      for (const file of files) if (!(await cache.match(file))) await cache.add(file);
      await cache.put("/entry", new Response(files[0]));
      event.source.postMessage({ kept: files.length });
    })(),
  );
});

// The server calls: somebody here is awaited. The page need not be open.
self.addEventListener("push", (event) => {
  const { table, title, body } = event.data.json();
  const shown = { body, tag: table, icon: `${ROOT}icons/apple-180.png`, data: { url: `${ROOT}t/${table}` } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

// The push service has changed where this browser is called.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(
    (async () => {
      const { key } = await (await fetch(`${ROOT}api/push`)).json();
      const wanted = { userVisibleOnly: true, applicationServerKey: key };
      const { endpoint, keys } = (await self.registration.pushManager.subscribe(wanted)).toJSON();
      await fetch(`${ROOT}api/guest/push`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ endpoint, keys }),
      });
    })(),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find((one) => new URL(one.url).pathname === url);
      return page ? page.focus() : self.clients.openWindow(url);
    }),
  );
});
