import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';

const TOKEN = 'q7J_x-0vT2mGm0rPj5c6yQ1kzW4u8sLdEoXbRfHiNaM';

interface Navigation {
  readonly request: { mode: string; method: string; url: string };
  readonly preloadResponse: Promise<undefined>;
  respondWith(answer: Promise<unknown>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** Runs public/sw.js, opens an address with it, and answers what it put into its caches. */
async function keptAfter(url: string): Promise<readonly string[]> {
  const kept: string[] = [];
  const heard = new Map<string, (event: Navigation) => void>();
  const cache = {
    put: async (path: string) => void kept.push(path),
    match: async () => undefined,
  };
  const source = readFileSync('public/sw.js', 'utf8');
  new Script(source).runInNewContext({
    self: {
      addEventListener: (name: string, does: (event: Navigation) => void) =>
        heard.set(name, does),
    },
    navigator: { userAgent: '' },
    caches: { open: async () => cache },
    fetch: async () => ({ ok: true, redirected: false }),
    URL,
    Response,
    setTimeout,
  });
  const work: Promise<unknown>[] = [];
  heard.get('fetch')?.({
    request: { mode: 'navigate', method: 'GET', url },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (answer) => void work.push(answer),
    waitUntil: (later) => void work.push(later),
  });
  await work[0];
  await Promise.all(work);
  return kept;
}

it.each([
  [`http://sofra.example/ticket/${TOKEN}`, '/offline'],
  [`http://sofra.example/ru/ticket/${TOKEN}?view=refuse`, '/ru/offline'],
  [`http://sofra.example/ar/board/${TOKEN}`, '/ar/offline'],
])('keeps nothing of %s', async (url, offline) => {
  expect(await keptAfter(url)).toEqual([offline]);
});
