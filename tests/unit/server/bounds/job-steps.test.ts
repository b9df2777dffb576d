// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  repeat,
  repeatWhile,
  runStep,
  stepRecords,
} from '@/server/bounds/job-steps';
import { DomainError } from '@/server/errors';
import { createLogger } from '@/server/logger';
import { runtime } from '@/server/runtime';

const LIMIT_MS = 1_000;
let lines: { level: number; step: string; err?: object }[];

/** A process of its own, which may stop. */
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
  vi.useRealTimers();
  forgetProcess();
});

const step = <T>(name: string, work: (signal: AbortSignal) => Promise<T>) => ({
  name,
  limitMs: LIMIT_MS,
  work,
});
const ended = (name: string) =>
  stepRecords().find((each) => each.name === name)?.ended;

it('a step that fails is logged and counted, and whoever waits goes on', async () => {
  const failing = () => Promise.reject(new Error('broken'));
  expect(await runStep(step('a.fails', failing))).toBeNull();
  expect(await runStep(step('a.works', async () => 7))).toBe(7);
  expect(lines).toMatchObject([
    { level: 50, step: 'a.fails', err: { message: 'broken' } },
  ]);
  expect(ended('a.fails')).toMatchObject({ failed: 1, done: 0 });
  expect(ended('a.works')).toMatchObject({ failed: 0, done: 1 });
});

it('a step that throws at once does no more harm', async () => {
  const throwing = () => {
    throw new Error('broken');
  };
  expect(await runStep(step('a.throws', throwing))).toBeNull();
  expect(ended('a.throws')).toMatchObject({ failed: 1 });
});

it('is timed, also when it fails', async () => {
  const takes = async () => {
    await vi.advanceTimersByTimeAsync(LIMIT_MS / 4);
  };
  await runStep(step('a.takes', takes));
  await runStep(
    step('a.takes', () =>
      takes().then(() => Promise.reject(new Error('broken'))),
    ),
  );
  const record = stepRecords().find(({ name }) => name === 'a.takes');
  expect(record?.seconds).toBeCloseTo((2 * LIMIT_MS) / 4 / 1_000);
});

it.each([
  ['the queue of statements', new DomainError('unavailable')],
  [
    'the pool of connections',
    new Error('timeout exceeded when trying to connect'),
  ],
])(
  'what %s refuses a busy process is a warning without a stack',
  async (_by, cause) => {
    const refusal = new Error('Failed query', { cause });
    await runStep(step('a.refused', () => Promise.reject(refusal)));
    expect(lines).toMatchObject([{ level: 40, step: 'a.refused' }]);
    expect(lines[0]).not.toHaveProperty('err');
    expect(ended('a.refused')).toMatchObject({ refused: 1, failed: 0 });
  },
);

it('takes up nothing new once its time is over', async () => {
  let done = 0;
  const work = async () => {
    await vi.advanceTimersByTimeAsync(LIMIT_MS / 4);
    return (done += 1) < 100;
  };
  await runStep(step('a.long', (signal) => repeatWhile(work, { signal })));
  expect(done).toBe(4);
  expect(ended('a.long')).toMatchObject({ done: 1 });
});

it('a step that never ends is left to itself, told as an error, and not begun a second time', async () => {
  let begun = 0;
  let end = (): void => undefined;
  const hanging = () => {
    begun += 1;
    return new Promise<void>((resolve) => (end = resolve));
  };
  const left = runStep(step('a.hangs', hanging));
  await vi.advanceTimersByTimeAsync(LIMIT_MS + 90_000);
  expect(await left).toBeNull();
  expect(lines).toMatchObject([{ level: 50, step: 'a.hangs' }]);
  expect(ended('a.hangs')).toMatchObject({ late: 1 });
  expect(await runStep(step('a.hangs', hanging))).toBeNull();
  expect(begun).toBe(1);
  end();
  await vi.advanceTimersByTimeAsync(0);
  void runStep(step('a.hangs', hanging));
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toBe(2);
});

it('is repeated until the process stops, which is no failure of the step under way', async () => {
  const begun: number[] = [];
  const startedAt = Date.now();
  const repeating = repeat({
    ...{ name: 'a.repeats', every: 2_000, limitMs: 1_000 },
    steps: async (signal) => {
      begun.push(Date.now() - startedAt);
      if (begun.length === 2) throw new Error('broken');
      if (begun.length < 4) return;
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('stopped'))),
      );
    },
  });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(begun).toEqual([0, 2_000, 7_000, 9_000]);
  runtime().stop.abort();
  await repeating;
  expect(lines).toHaveLength(1);
});
