/**
 * Two things: the offline page, and push messages. Every page, price and picture comes from the network; a navigation
 * that finds none is answered with the page of its language that was kept at an earlier visit. A push message is shown
 * as it came, and a press on it opens its page, in a tab of ours where there is one.
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

const PUSH_CALL = '/api/v1/dashboard/user/push';

/** A language that is written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa)$/;

function languageOf(path) {
  const [, prefix] = path.split('/');
  if (!/^[a-z]{2}$/.test(prefix)) return 'en';
  return prefix === 'kz' ? 'kk' : prefix;
}

/** A path of our own; the first page for any other address. */
function ownPath(href) {
  try {
    const url = new URL(href, self.location.origin);
    if (url.origin === self.location.origin)
      return url.pathname + url.search + url.hash;
  } catch {
    // no address
  }
  return '/';
}

/** What a message says: as Web Push brings it, or as FCM does, in `notification` and `data`. */
function readPush(data) {
  try {
    const said = data.json();
    return { ...said, ...said.notification, ...said.data };
  } catch {
    return {};
  }
}

/** Where sites lose the permission when a message shows nothing, even to who looks at its page. */
const MUST_SHOW =
  /Safari/.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent);
/** How long a page has for an answer before it counts as another. */
const ANSWER_MS = 500;

const withoutLanguage = (pathname) => pathname.replace(/^\/[a-z]{2}(?=\/)/, '');

/** A kitchen's board: its messages name the shop, and its own address, which is a right, is in none of them. */
const isBoard = (pathname) => /^\/board(\/|$)/.test(withoutLanguage(pathname));

/** Whether the page of a tab shows a room of the chat; it says so itself (hooks/chat/use-room-in-front). */
function showsRoom(tab, room) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data === true);
    setTimeout(done, ANSWER_MS, false);
    tab.postMessage({ room }, [port2]);
  });
}

/** Whether somebody looks at the order or at the room that a message is of: the page itself tells them. */
async function isInFront(path) {
  const { pathname, searchParams } = new URL(path, self.location.origin);
  const own = withoutLanguage(pathname);
  const room = searchParams.get('chat');
  if (!room && !/^\/orders\/\d+$/.test(own)) return false;
  const tabs = await self.clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  });
  const seen = tabs
    .filter((tab) => tab.focused && tab.visibilityState === 'visible')
    .map((tab) =>
      room
        ? showsRoom(tab, room)
        : withoutLanguage(new URL(tab.url).pathname) === own,
    );
  return (await Promise.all(seen)).includes(true);
}

/** Each message is shown, also one that nobody can read, as browsers ask for that; but for what is looked at. */
async function showPush(data) {
  const { body, href, tag, title } = readPush(data);
  const path = ownPath(href ?? '/');
  const lang = languageOf(path);
  const isSeen = await isInFront(path);
  if (isSeen && !MUST_SHOW) return;
  await self.registration.showNotification(
    typeof title === 'string' && title ? title : self.location.host,
    {
      body: typeof body === 'string' ? body : '',
      lang,
      dir: RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { path },
      // a newer one takes the place of the older and is heard, too
      ...(typeof tag === 'string' && tag && { tag, renotify: !isSeen }),
      silent: isSeen,
    },
  );
  if (!isSeen) return;
  for (const shown of await self.registration.getNotifications({ tag }))
    shown.close();
}

/** The tab that shows the page already, else the one looked at last; a new one where there is none. */
async function openPath(path) {
  const url = new URL(path, self.location.origin).href;
  const tabs = await self.clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  });
  const there = tabs.find((tab) => tab.url === url);
  if (there) return there.focus();
  const { pathname, searchParams } = new URL(url);
  if (isBoard(pathname)) {
    const board = tabs.find((tab) => isBoard(new URL(tab.url).pathname));
    // it stays as it is, with its sound, and tells the server itself that it was heard
    board?.postMessage({ heard: searchParams.get('telling') });
    return board ? board.focus() : self.clients.openWindow(url);
  }
  for (const tab of tabs)
    try {
      await tab.focus();
      return await tab.navigate(url);
    } catch {
      // one that this worker does not control cannot be led on
    }
  return self.clients.openWindow(url);
}

/** The session of this browser; undefined where a worker cannot read cookies. */
async function bearer() {
  const cookie = await self.cookieStore?.get('access_token');
  return cookie && { authorization: `Bearer ${cookie.value}` };
}

/**
 * The browser got another address: the site is told, if somebody is signed in. Tokens of FCM are made anew by the page
 * (hooks/push).
 */
async function renewPush({ newSubscription, oldSubscription }) {
  const session = await bearer();
  if (!session) return;
  const answer = await fetch(PUSH_CALL, { headers: session });
  if (!answer.ok) return;
  const { data } = await answer.json();
  if (data.kind !== 'web') return;
  const fresh =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: data.key,
    }));
  await fetch(PUSH_CALL, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...fresh.toJSON(),
      replaces: oldSubscription?.endpoint,
    }),
  });
}

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(ownPath(event.notification.data?.path ?? '/')));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewPush(event));
});
