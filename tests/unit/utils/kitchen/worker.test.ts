import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'https://sofra.example';
const TOKEN = 'b'.repeat(43);

interface Tab {
  readonly url: string;
  readonly said: unknown[];
  isFocused: boolean;
}

/** public/sw.js in a browser of its own: what it keeps, opens and says to tabs. */
function startWorker(addresses: readonly string[] = []) {
  const handlers = new Map<string, (event: object) => void>();
  const kept: string[] = [];
  const opened: string[] = [];
  const work: Promise<unknown>[] = [];
  const tabs: Tab[] = addresses.map((path) => ({
    url: `${ORIGIN}${path}`,
    said: [],
    isFocused: false,
  }));
  const clients = {
    matchAll: () =>
      Promise.resolve(
        tabs.map((tab) => ({
          url: tab.url,
          focus: () => {
            tab.isFocused = true;
            return Promise.resolve();
          },
          navigate: (url: string) => Promise.resolve(opened.push(url)),
          postMessage: (said: unknown) => tab.said.push(said),
        })),
      ),
    openWindow: (url: string) => Promise.resolve(opened.push(url)),
  };
  const cache = { put: (path: string) => Promise.resolve(kept.push(path)) };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), {
    URL,
    navigator: { userAgent: 'Chrome' },
    caches: { open: () => Promise.resolve(cache) },
    fetch: () => Promise.resolve({ ok: true, redirected: false }),
    self: {
      clients,
      location: { origin: ORIGIN },
      addEventListener: (name: string, handler: (event: object) => void) =>
        handlers.set(name, handler),
    },
  });
  const fire = async (name: string, event: object): Promise<void> => {
    const wait = (promise: Promise<unknown>): number => work.push(promise);
    handlers.get(name)?.({ ...event, waitUntil: wait, respondWith: wait });
    while (work.length > 0) await work.pop();
  };
  return {
    kept,
    opened,
    tabs,
    visit: (path: string) =>
      fire('fetch', {
        preloadResponse: Promise.resolve(undefined),
        request: { mode: 'navigate', method: 'GET', url: ORIGIN + path },
      }),
    press: (path: string) =>
      fire('notificationclick', {
        notification: { close: () => undefined, data: { path } },
      }),
  };
}

describe('the service worker and the links of kitchens', () => {
  it.each(['board', 'ticket', 'ring'])(
    'keeps no page of a /%s link, only what stands for its language without a network',
    async (kind) => {
      const worker = startWorker();
      await worker.visit(`/ar/${kind}/${TOKEN}`);
      expect(worker.kept).toEqual(['/ar/offline']);
    },
  );

  it('goes to the board that is open, tells it that it was heard, and leaves a customer’s tab alone', async () => {
    const worker = startWorker(['/orders/1', `/board/${TOKEN}`]);
    await worker.press('/board?shop=31&telling=5');
    expect(worker.tabs.map(({ isFocused }) => isFocused)).toEqual([
      false,
      true,
    ]);
    expect(worker.tabs[1]?.said).toEqual([{ heard: '5' }]);
    expect(worker.opened).toEqual([]);
  });

  it('opens a board that is closed in a window of its own', async () => {
    const worker = startWorker(['/orders/1']);
    await worker.press('/board?shop=31&telling=5');
    expect(worker.tabs[0]?.isFocused).toBe(false);
    expect(worker.opened).toEqual([`${ORIGIN}/board?shop=31&telling=5`]);
  });
});
