// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Progress, step } from '@/scripts/lib/screen.mjs';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line.trim().replace(/\s+/g, ' '));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Times {
  readonly guess?: number;
  readonly last?: number | null;
}

/** Begins a step in a log, without a terminal: its progress, and its end after so many seconds more. */
function begin(times: Times) {
  let report: Progress = () => {};
  let finish: (note?: string) => void = () => {};
  const ended = step(
    'Build',
    (progress) => {
      report = progress;
      return new Promise((resolve) => (finish = resolve));
    },
    { ...times, live: false },
  );
  return {
    report: (fraction: number | null, text: string) => report(fraction, text),
    end: async (note?: string) => {
      finish(note);
      await ended;
    },
  };
}

test('a log has a line each 15 seconds, and the guess is corrected when its time has passed', async () => {
  const build = begin({ guess: 20_000 });
  vi.advanceTimersByTime(46_000);
  await build.end();
  expect(lines).toEqual([
    'Build about 20 s, a guess: the first time here …',
    'Build 15 s of about 20 s',
    'Build 30 s, longer than the guess (20 s)',
    'Build 45 s, longer than the guess (20 s)',
    '✔ Build 46.0 s',
  ]);
});

test('what a step took here the last time is said instead of the guess', async () => {
  const build = begin({ guess: 20_000, last: 150_000 });
  vi.advanceTimersByTime(15_000);
  await build.end();
  expect(lines).toEqual([
    'Build about 2 min 30 s, as the last time …',
    'Build 15 s of about 2 min 30 s',
    '✔ Build 15.0 s',
  ]);
});

test('what the work knows of its progress corrects the guess, and its text is in the line', async () => {
  const build = begin({ guess: 10_000 });
  build.report(0.25, 'Applying the migrations');
  vi.advanceTimersByTime(30_000);
  await build.end('all of them');
  expect(lines.slice(1)).toEqual([
    'Build 15 s of about 60 s Applying the migrations',
    'Build 30 s of about 2 min Applying the migrations',
    '✔ Build 30.0 s all of them',
  ]);
});

test('a short step has one line', async () => {
  const build = begin({});
  vi.advanceTimersByTime(14_000);
  await build.end();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(['✔ Build 14.0 s']);
});
