import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stepRecords } from '@/server/bounds/job-steps';
import type { DbHandle } from '@/server/db/client';
import { createLogger } from '@/server/logger';
import { runtime } from '@/server/runtime';

const LATER_MS = 11 * 60_000;

let lines: { level: number; step?: string }[];
const forgetProcess = () =>
  Reflect.deleteProperty(globalThis, Symbol.for('sofra'));

beforeEach(() => {
  vi.useFakeTimers();
  forgetProcess();
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  runtime().slots.set('logger', createLogger('warn', { write }));
});
afterEach(() => {
  runtime().stop.abort();
  vi.useRealTimers();
  forgetProcess();
});

/** A database whose every call fails. */
const broken = new Proxy({} as DbHandle['db'], {
  get: () => () => {
    throw new Error('broken');
  },
});
/** A database that never answers, whatever it is asked. */
const silent: DbHandle['db'] = new Proxy((() => undefined) as never, {
  get: (_, name) => (name === 'then' ? () => undefined : silent),
  apply: () => silent,
});

const ended = () =>
  Object.fromEntries(stepRecords().map((each) => [each.name, each.ended]));

/** That each of these steps, which `start` begins, fails and hangs by itself alone. */
export function testEveryStep(
  steps: readonly string[],
  start: (db: DbHandle['db']) => Promise<void> | void,
): void {
  it('each step of every job that fails is caught, logged, counted and done again', async () => {
    await start(broken);
    await vi.advanceTimersByTimeAsync(LATER_MS);
    const counts = ended();
    expect(Object.keys(counts).toSorted()).toEqual(steps);
    for (const name of steps) {
      const { failed = 0, ...others } = counts[name] ?? {};
      expect(failed, name).toBeGreaterThan(1);
      expect(others, name).toEqual({ done: 0, late: 0, refused: 0 });
      const logged = lines.filter((line) => line.step === name);
      expect(logged, name).toHaveLength(failed);
    }
  });

  it('each step of every job that never ends is left to itself, and holds up no step of another', async () => {
    await start(silent);
    await vi.advanceTimersByTimeAsync(6 * LATER_MS);
    const counts = ended();
    expect(Object.keys(counts).toSorted()).toEqual(steps);
    for (const name of steps)
      expect(counts[name], name).toMatchObject({ late: 1, failed: 0 });
  });
}
