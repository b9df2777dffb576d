// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cached,
  cachedWithin,
  forgetCached,
} from '@/server/domain/catalogue-cache';

const MINUTE_MS = 60_000;
let loads = 0;

/** A load that takes a second. */
function slowly(): Promise<number> {
  loads += 1;
  const mine = loads;
  return new Promise((resolve) => setTimeout(() => resolve(mine), 1000));
}

const read = (): Promise<number> => cached('shops:index', slowly);

async function readAtOnce(): Promise<number | 'waits'> {
  const waiting = new Promise<'waits'>((resolve) =>
    setTimeout(() => resolve('waits'), 10),
  );
  const answer = Promise.race([read(), waiting]);
  await vi.advanceTimersByTimeAsync(10);
  return answer;
}

beforeEach(async () => {
  vi.useFakeTimers();
  loads = 0;
  forgetCached('');
  const first = read();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toBe(1);
});
afterEach(() => {
  forgetCached('');
  vi.useRealTimers();
});

describe('what is kept of the catalogue', () => {
  it('is answered without waiting after a minute, while one reload brings the new', async () => {
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(await readAtOnce()).toBe(1);
    expect(await readAtOnce()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await readAtOnce()).toBe(2);
    expect(loads).toBe(2);
  });

  it('is waited for once it was dropped, also when a reload of the old is under way', async () => {
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(await readAtOnce()).toBe(1);
    forgetCached('shops:');
    expect(await readAtOnce()).toBe('waits');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await readAtOnce()).toBe(3);
  });

  it('is waited for when nobody asked for ten minutes', async () => {
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(await readAtOnce()).toBe('waits');
  });

  it('stays when a reload fails, and the next reader tries again', async () => {
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    const failing = cached('shops:index', () =>
      Promise.reject(new Error('the database is away')),
    );
    expect(await failing).toBe(1);
    expect(await readAtOnce()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await readAtOnce()).toBe(2);
  });

  it('of a kind with bounds makes room by dropping what was read the longest ago', async () => {
    const made: string[] = [];
    const room = { prefix: 'menu:', most: 10, weigh: () => 4 };
    const menu = (id: string): Promise<string> =>
      cachedWithin(room, `menu:${id}`, () => {
        made.push(id);
        return Promise.resolve(id);
      });
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await menu(id);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect(await readAtOnce()).toBe(1);
  });
});
