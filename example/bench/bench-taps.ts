import { chromium } from '@playwright/test';
import { wholeBrowser } from '@/tests/e2e/support/chromium';
import type { CitySize } from './bench-city';
import type { BenchPage } from './measure-pages';
import { SLOWEST_LINE } from './phone/on-phone';
import { openSide } from './phone/open-side';
import { type Moment, MOMENTS, type Tap, tapOnce } from './phone/tap';

/** Of every first tap: something visible within so many ms. */
const GOAL_MS = 100;
const NAME_WIDTH = 18;
const CELL_WIDTH = 26;

/** The look of what a finger lies on (styles/globals.css), the bar of a page that waits, a dialog, the bar of a page on its way, a stepper, the search's row. */
const REACTIONS = [
  'a:active',
  'button:active',
  '[data-waits]',
  'dialog[open]',
  '[role="dialog"]',
  '[role="progressbar"]',
  'main article [role="group"]',
  'header [aria-expanded="true"]',
].join(',');

const TARGETS: Readonly<Record<string, readonly ['/' | 'menu', string]>> = {
  'dish row': ['menu', 'main section:nth-of-type(2) article h3 a'],
  '"+" of a dish': [
    'menu',
    'main article button[aria-label^="Add "]:not([aria-haspopup])',
  ],
  '"+" with options': ['menu', 'main article button[aria-haspopup="dialog"]'],
  menu: ['/', 'header button[aria-label="Menu"]'],
  filters: ['/', 'main a[href*="filters=1"]'],
  search: ['/', 'header a[href^="/search"]'],
  cart: ['/', 'header button[aria-label^="Cart"]'],
};

interface TapsSize {
  readonly runs: number;
  readonly city: CitySize;
  /** Names of what is tapped, and of when; all when absent. */
  readonly targets?: readonly string[];
  readonly moments?: readonly Moment[];
}

function cell(times: readonly (number | null)[]): string {
  const known = times
    .map((time) => time ?? Infinity)
    .sort((first, second) => first - second);
  const say = (time = NaN) =>
    time === Infinity ? 'never' : String(Math.round(time));
  const middle = known[Math.floor((known.length - 1) / 2)];
  const misses = (middle ?? 0) > GOAL_MS ? ' !' : '';
  return `${say(middle)} (${say(known[0])}-${say(known.at(-1))})${misses}`;
}

/**
 * How long after each first tap something can be seen, on the slowest line; median and range of the runs. False when a
 * tap was never felt.
 */
async function tapPages(
  pages: readonly BenchPage[],
  { moments = MOMENTS, runs, targets }: TapsSize,
): Promise<boolean> {
  const { cpuTimesSlower, downKbit, roundTripMs } = SLOWEST_LINE;
  console.log(
    `Applied: ${roundTripMs} ms round trip, ${downKbit} kbit/s, processor ${cpuTimesSlower} times slower. Ms from the finger's touch to ` +
      `the first change that can be seen, median and range of ${runs}; "!" is above ${GOAL_MS}`,
  );
  const row = (cells: readonly string[]) =>
    cells
      .map((text, index) => text.padEnd(index ? CELL_WIDTH : NAME_WIDTH))
      .join('');
  console.log(row(['', ...moments]));
  let isFelt = true;
  const browser = await chromium.launch(wholeBrowser);
  try {
    for (const [name, [path, target]] of Object.entries(TARGETS)) {
      if (targets && !targets.includes(name)) continue;
      const page = pages.find((each) =>
        path === 'menu'
          ? each.path.includes('/restaurant/')
          : each.path === path,
      );
      if (!page) throw new Error('the city lacks a page');
      const tap: Tap = { target, reactions: REACTIONS };
      const cells: string[] = [];
      for (const moment of moments) {
        const times = await timesOf(runs, () =>
          tapOnce(browser, page, tap, moment),
        );
        isFelt &&= !times.includes(null);
        cells.push(cell(times));
      }
      console.log(row([name, ...cells]));
    }
    return isFelt;
  } finally {
    await browser.close();
  }
}

async function timesOf(
  runs: number,
  tap: () => Promise<number | null>,
): Promise<(number | null)[]> {
  const times: (number | null)[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await tap());
  return times;
}

/** The same on a city of its own. */
export async function benchTaps(size: TapsSize): Promise<boolean> {
  const side = await openSide({ city: size.city });
  try {
    return await tapPages(side.pages, size);
  } finally {
    await side.stop();
  }
}
