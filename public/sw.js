/**
 * The offline page, and nothing else: every page, price and picture comes from the network. A navigation that
 * finds none is answered with the page of its language that was kept at an earlier visit.
 * To switch it off for everyone, replace this file by one whose `activate` unregisters it.
 */
const CACHE = 'sofra-offline-1';
const fetched = new Set();

/** `/fr/offline` for an address below `/fr`, `/offline` for the others. */
function offlinePath(address) {
  const [, prefix] = new URL(address).pathname.split('/');
  return /^[a-z]{2}$/.test(prefix) ? `/${prefix}/offline` : '/offline';
}

/** Keeps what stands for the language, anew at most once in the life of this worker. */
async function keep(path) {
  if (fetched.has(path)) return;
  fetched.add(path);
  try {
    const answer = await fetch(path, { credentials: 'omit' });
    if (!answer.ok || answer.redirected) return;
    const cache = await caches.open(CACHE);
    await cache.put(path, answer);
  } catch {
    fetched.delete(path);
  }
}

async function offlinePage(path) {
  const cache = await caches.open(CACHE);
  return (
    (await cache.match(path)) ??
    (await cache.match('/offline')) ??
    Response.error()
  );
}

async function navigate(event) {
  const path = offlinePath(event.request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keep(path));
    return answer;
  } catch {
    return offlinePage(path);
  }
}

self.addEventListener('install', (event) => {
  // Where the browser can: all but navigations does not even pass here.
  event.addRoutes?.({
    condition: { not: { requestMode: 'navigate' } },
    source: 'network',
  });
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add('/offline'))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      caches
        .keys()
        .then((names) =>
          Promise.all(
            names
              .filter((name) => name !== CACHE)
              .map((name) => caches.delete(name)),
          ),
        ),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(navigate(event));
});
