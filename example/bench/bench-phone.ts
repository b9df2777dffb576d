import { type Browser, chromium } from '@playwright/test';
import { wholeBrowser } from '@/tests/e2e/support/chromium';
import { freePort } from '@/tests/support/free-port';
import type { CitySize } from './bench-city';
import { startEmptyApp } from './empty-app';
import type { BenchPage } from './measure-pages';
import { lighthouseScore } from './phone/lighthouse-score';
import { openSide, type Side } from './phone/open-side';
import { type FirstPress, firstPress, THROTTLING, visit } from './phone/visit';

export interface PhoneOptions {
  /** A git ref that is measured in turn with this checkout. */
  readonly against?: string | undefined;
  /** Measured in turn, too: this checkout built without these of its own parts (docs/adr/0024). */
  readonly without?: string | undefined;
  readonly runs: number;
  /** Runs before them, which warm the servers up. */
  readonly warmUps: number;
  /** Names of the pages, with commas; all when absent. */
  readonly pages?: string | undefined;
  readonly score: boolean;
  readonly city: CitySize;
}

/** What of our promises is missed is marked: ms. */
const GOALS: Readonly<Record<string, number>> = {
  'LCP ms': 2000,
  'first press ms': 3000,
  'blocking ms': 200,
};

const PRESSES: Readonly<Record<string, FirstPress>> = {
  home: {
    what: 'the first heart',
    target: 'main article button[aria-pressed]',
    answer: 'main article button[aria-pressed="true"]',
  },
  restaurant: {
    what: 'the first "+"',
    target:
      'main article button[aria-label^="Add "]:not([aria-haspopup="dialog"])',
    answer: 'main article [role="group"]',
  },
  search: {
    what: 'the menu',
    target: 'header button[aria-haspopup="dialog"]',
    // Its box is there before its code is.
    answer: '[role="dialog"], dialog[open]',
  },
  checkout: {
    what: '"Pickup"',
    target: 'label:has(input[value="pickup"])',
    answer: 'label[class*="on"]:has(input[value="pickup"])',
  },
};

type Numbers = Record<string, number>;

function median(values: readonly number[]): number {
  const sorted = values
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? NaN;
  return (upper + lower) / 2;
}

/** A visit that touches nothing, and one that presses. */
async function measure(
  browser: Browser,
  page: BenchPage,
  press: FirstPress,
): Promise<Numbers> {
  const seen = await visit(browser, page);
  const pressed = await firstPress(browser, page, press);
  return {
    'FCP ms': seen.firstPaint,
    'LCP ms': seen.largestPaint,
    'blocking ms': seen.blocking,
    CLS: seen.layoutShift,
    'pressed at ms': pressed.pressedAt,
    'first press ms': pressed.answeredAt ?? NaN,
    unanswered: pressed.answeredAt === null ? 1 : 0,
    'INP of it ms': pressed.interaction,
    ...Object.fromEntries(
      Object.entries(seen.kb).map(([kind, kb]) => [`${kind} kB`, kb]),
    ),
  };
}

function show(row: string, value: number): string {
  if (Number.isNaN(value)) return 'never';
  const misses = (GOALS[row] ?? Infinity) < value ? ' !' : '';
  return value.toFixed(row === 'CLS' ? 3 : row.endsWith('kB') ? 1 : 0) + misses;
}

function print(
  name: string,
  sides: readonly Pick<Side, 'name'>[],
  runs: Numbers[][],
): void {
  console.log(`\n${name}`);
  const heads = sides.map((side) => side.name.slice(0, 22).padStart(24));
  console.log(' '.repeat(20) + heads.join(''));
  for (const row of Object.keys(runs[0]?.[0] ?? {})) {
    const cells = runs.map((side) => {
      const values = side.map((each) => each[row] ?? NaN);
      const value =
        row === 'unanswered'
          ? values.reduce((sum, each) => sum + each, 0)
          : median(values);
      return show(row, value).padStart(24);
    });
    console.log(row.padEnd(20) + cells.join(''));
  }
}

/** What the same browser needs for a Next page that says nothing: what the framework alone costs here and now. */
async function printFloor(runs: number): Promise<void> {
  const { pid, stop, url } = await startEmptyApp();
  const page = { name: 'empty Next page', origin: url, pid, path: '/' };
  const seen: Numbers[] = [];
  try {
    const browser = await chromium.launch(wholeBrowser);
    try {
      for (let run = 0; run < runs; run += 1) {
        const { blocking, firstPaint, kb } = await visit(browser, page);
        seen.push({
          'FCP ms': firstPaint,
          'blocking ms': blocking,
          'Script kB': kb.Script ?? 0,
        });
      }
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
  print(page.name, [{ name: 'the floor' }], [seen]);
}

/** `home`, `restaurant`, `search`, `checkout` of a served city. */
function pagesOf({ pages }: Side): ReadonlyMap<string, BenchPage> {
  const home = pages.find(({ path }) => path === '/');
  const menu = pages.find(({ path }) => path.startsWith('/restaurant/'));
  const checkout = pages.find(({ path }) => path === '/checkout');
  if (!home || !menu || !checkout) throw new Error('the city lacks a page');
  return new Map([
    ['home', home],
    ['restaurant', menu],
    ['search', { ...home, name: 'search', path: '/search?q=plov' }],
    ['checkout', checkout],
  ]);
}

async function scoresOf(
  page: (side: Side) => BenchPage,
  sides: readonly Side[],
): Promise<number[]> {
  const scores: number[] = [];
  for (const side of sides) {
    const port = await freePort();
    const browser = await chromium.launch({
      ...wholeBrowser,
      args: [...wholeBrowser.args, `--remote-debugging-port=${port}`],
    });
    try {
      scores.push(await lighthouseScore(browser, port, page(side)));
    } finally {
      await browser.close();
    }
  }
  return scores;
}

/** False when a first press was never answered. */
async function comparePages(
  sides: readonly Side[],
  options: PhoneOptions,
): Promise<boolean> {
  let isAnswered = true;
  const browser = await chromium.launch(wholeBrowser);
  try {
    for (const [name, press] of Object.entries(PRESSES)) {
      const wanted = options.pages?.split(',') ?? [name];
      if (!wanted.includes(name)) continue;
      const pageOf = (side: Side) => pagesOf(side).get(name) as BenchPage;
      const runs: Numbers[][] = sides.map(() => []);
      for (let round = -options.warmUps; round < options.runs; round += 1)
        for (const [index, side] of sides.entries()) {
          const numbers = await measure(browser, pageOf(side), press);
          isAnswered &&= numbers.unanswered === 0;
          if (round >= 0) runs[index]?.push(numbers);
        }
      print(`${name}: presses ${press.what}`, sides, runs);
      if (!options.score) continue;
      const scores = await scoresOf(pageOf, sides);
      console.log(
        'Lighthouse, sim.'.padEnd(20) +
          scores.map((score) => String(score).padStart(24)).join(''),
      );
    }
    return isAnswered;
  } finally {
    await browser.close();
  }
}

/**
 * What a phone's visitor waits for: both builds in turn under an applied slow line and processor; medians. False when a
 * first press was never answered.
 */
export async function benchPhone(options: PhoneOptions): Promise<boolean> {
  const { cpuTimesSlower, downKbit, roundTripMs, upKbit } = THROTTLING;
  console.log(
    `Applied: ${roundTripMs} ms round trip, ${downKbit} kbit/s down, ${upKbit} up, processor ${cpuTimesSlower} times slower; ` +
      `medians of ${options.runs} runs, ms since the navigation began; "!" misses the goal`,
  );
  const sides: Side[] = [];
  try {
    const { against, city, without } = options;
    if (against) sides.push(await openSide({ city, ref: against }));
    if (without) sides.push(await openSide({ city, without }));
    sides.push(await openSide({ city }));
    await printFloor(options.runs);
    return await comparePages(sides, options);
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
  }
}
