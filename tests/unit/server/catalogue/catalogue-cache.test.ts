// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cached, forgetCached } from '@/server/caches/catalogue-cache';

const MINUTE_MS = 60_000;
const MB = 1024 * 1024;
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
    await vi.advanceTimersByTimeAsync(MINUTE_MS + 1);
    expect(await readAtOnce()).toBe(1);
    expect(await readAtOnce()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await readAtOnce()).toBe(2);
    expect(loads).toBe(2);
  });

  it('is waited for once it was dropped, also when a reload of the old is under way', async () => {
    await vi.advanceTimersByTimeAsync(MINUTE_MS + 1);
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
    await vi.advanceTimersByTimeAsync(MINUTE_MS + 1);
    const failing = cached('shops:index', () =>
      Promise.reject(new Error('the database is away')),
    );
    expect(await failing).toBe(1);
    expect(await readAtOnce()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await readAtOnce()).toBe(2);
  });

  it('is not kept when it was dropped while it was loaded', async () => {
    forgetCached('');
    const early = read();
    await vi.advanceTimersByTimeAsync(500);
    forgetCached('shops:');
    const late = read();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.all([early, late])).toEqual([2, 3]);
    expect(await readAtOnce()).toBe(3);
  });

  it('is not kept when it was dropped twice while it was loaded twice', async () => {
    forgetCached('');
    const first = read();
    await vi.advanceTimersByTimeAsync(400);
    forgetCached('shops:');
    const second = read();
    await vi.advanceTimersByTimeAsync(700);
    // the first is there, the second still on its way
    forgetCached('shops:');
    const third = read();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.all([first, second, third])).toEqual([2, 3, 4]);
    expect(await readAtOnce()).toBe(4);
  });

  it('is not kept when it could not be loaded', async () => {
    forgetCached('');
    const failing = cached('shops:index', () =>
      Promise.reject(new Error('the database is away')),
    );
    await expect(failing).rejects.toThrow('the database is away');
    expect(await readAtOnce()).toBe('waits');
    await vi.advanceTimersByTimeAsync(1000);
  });

  it('stays in its bounds: what was read the longest ago makes room', async () => {
    const made: string[] = [];
    const menu = (id: string): Promise<string> =>
      cached(`menu:${id}`, () => {
        made.push(id);
        return Promise.resolve(id.repeat(10 * MB));
      });
    // each is taken for 20 MB of the 96
    for (const id of 'abcd') await menu(id);
    expect(await readAtOnce()).toBe(1);
    for (const id of 'aeacde') await menu(id);
    expect(await readAtOnce()).toBe(1);
    await menu('b');
    expect(made.join('')).toBe('abcdeb');
    expect(await readAtOnce()).toBe(1);
  });

  it('leaves no timer behind', () => {
    expect(vi.getTimerCount()).toBe(0);
  });
});
