// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cached, forgetCached } from '@/server/caches/catalogue-cache';
import { sharedAnswer } from '@/server/http/shared-answer';

const START = new Date('2026-03-02T10:00:20Z');
let asked = 0;

/** An answer made of two cached values, and how often it was made. */
function ask(key = 'home'): Promise<string> {
  return sharedAnswer(key, async () => {
    asked += 1;
    const shops = await cached('shops:index', () => Promise.resolve('shops'));
    const menu = await cached('menu:7', () => Promise.resolve('menu'));
    return `${shops} ${menu} ${asked}`;
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  asked = 0;
  forgetCached('');
});
afterEach(() => {
  // The answers of this test are of a minute that is over.
  vi.advanceTimersByTime(120_000);
  vi.useRealTimers();
});

describe('an answer that everybody shares', () => {
  it('is made once, also for those who ask while it is made', async () => {
    const both = await Promise.all([ask(), ask()]);
    expect([...both, await ask()]).toEqual(Array(3).fill('shops menu 1'));
  });

  it('is another one for another key', async () => {
    await ask('en');
    expect(await ask('ar')).toBe('shops menu 2');
  });

  it('is made anew when a value it was made of is dropped', async () => {
    await ask();
    forgetCached('menu:7');
    expect(await ask()).toBe('shops menu 2');
  });

  it('stays when something else is dropped', async () => {
    await ask();
    forgetCached('menu:8');
    expect(await ask()).toBe('shops menu 1');
  });

  it('is never of an earlier minute', async () => {
    await ask();
    vi.setSystemTime(new Date('2026-03-02T10:00:59.999Z'));
    expect(await ask()).toBe('shops menu 1');
    vi.setSystemTime(new Date('2026-03-02T10:01:00Z'));
    expect(await ask()).toBe('shops menu 2');
  });

  it('is not kept when it failed', async () => {
    const failing = () => Promise.reject(new Error('no database'));
    await expect(sharedAnswer('home', failing)).rejects.toThrow('no database');
    expect(await ask()).toBe('shops menu 1');
  });
});
