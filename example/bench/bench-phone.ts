import { type Browser, chromium } from '@playwright/test';
import { wholeBrowser } from '@/tests/e2e/support/chromium';
import { freePort } from '@/tests/support/free-port';
import type { CitySize } from './bench-city';
import { startEmptyApp } from './empty-app';
import type { BenchPage } from './measure-pages';
import { lighthouseScore } from './phone/lighthouse-score';
import { lineOf, lineText, type Throttling } from './phone/on-phone';
import { openSide, type Side } from './phone/open-side';
import { firstPress } from './phone/press';
import type { PressWatch } from './phone/press-clock';
import { type Numbers, printTable, weightRows } from './phone/table';
import { compareThroughput } from './phone/throughput';
import { firstCssUse, visit } from './phone/visit';

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
  /** Requests a second of warm pages, too. */
  readonly load: boolean;
  /** `slow`: 400 kbit/s instead of slow 4G. */
  readonly net?: string | undefined;
  readonly city: CitySize;
}

const MENU_PRESS: PressWatch = {
  target: 'header button[aria-label="Menu"]',
  // Its box is there before its code is.
  answer: '[role="dialog"], dialog[open], :popover-open',
};

/** What is pressed on each page, and what shows that it was. */
const PRESSES: Readonly<
  Record<string, PressWatch & { readonly what: string }>
> = {
  home: { what: 'the menu', ...MENU_PRESS },
  restaurant: {
    what: 'the first "+"',
    target: 'main article button[aria-label^="Add "]:not([aria-haspopup])',
    // A stepper; before hydration a count on the "+", in the header or in the cart's bar.
    answer:
      'main article [role="group"], header [data-count], [data-early]:not([data-early="0"])',
  },
  search: { what: 'the menu', ...MENU_PRESS },
  checkout: {
    what: '"Pickup"',
    target: 'label:has(input[value="pickup"])',
    answer: 'label:has(input[value="pickup"]:checked)',
    recolours: true,
  },
};

/** A visit that touches nothing, and one that presses. */
async function measure(
  browser: Browser,
  page: BenchPage,
  watch: PressWatch,
  line: Throttling,
): Promise<Numbers> {
  const seen = await visit(browser, page, line);
  const press = await firstPress(browser, page, watch, line);
  const answered = press.answeredAt ?? Infinity;
  return {
    'FCP ms': seen.firstPaint,
    'LCP ms': seen.largestPaint,
    'hydrated ms': seen.hydratedAt ?? Infinity,
    'blocking ms': seen.blocking,
    CLS: seen.layoutShift,
    'seen ms': press.seenAt ?? Infinity,
    'pressed ms': press.pressedAt ?? Infinity,
    'answered ms': answered,
    'seen to answer ms': answered - (press.seenAt ?? 0),
    'INP of it ms': press.interaction,
    unanswered: press.answeredAt === null ? 1 : 0,
    missed: press.misses,
    ...Object.fromEntries(
      Object.entries(seen.kb).map(([kind, kb]) => [`wire: ${kind} kB`, kb]),
    ),
  };
}

/** What is the same for each load: bytes after gzip, and how much of the first CSS is used. */
async function constantRows(
  browser: Browser,
  page: BenchPage,
): Promise<Numbers> {
  return {
    ...(await weightRows(page)),
    'first CSS used %': (await firstCssUse(browser, page)) * 100,
  };
}

/** What the same browser needs for a Next page that says nothing: what the framework alone costs here and now. */
async function printFloor(runs: number, line: Throttling): Promise<void> {
  const { pid, stop, url } = await startEmptyApp();
  const page = { name: 'empty Next page', origin: url, pid, path: '/' };
  const seen: Numbers[] = [];
  try {
    const browser = await chromium.launch(wholeBrowser);
    try {
      for (let run = 0; run < runs; run += 1) {
        const { blocking, firstPaint, hydratedAt, kb, largestPaint } =
          await visit(browser, page, line);
        seen.push({
          'FCP ms': firstPaint,
          'LCP ms': largestPaint,
          'hydrated ms': hydratedAt ?? Infinity,
          'blocking ms': blocking,
          'wire: Script kB': kb.Script ?? 0,
        });
      }
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
  printTable(page.name, [{ name: 'the floor' }], [seen]);
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

/** One page on all sides in turn. False when a first press was never answered. */
async function comparePage(
  browser: Browser,
  name: string,
  sides: readonly Side[],
  options: PhoneOptions,
): Promise<boolean> {
  const press = PRESSES[name];
  if (!press) throw new Error(`--pages: there is no ${name}`);
  const { what, ...watch } = press;
  const line = lineOf(options.net);
  const pageOf = (side: Side) => pagesOf(side).get(name) as BenchPage;
  const runs: Numbers[][] = sides.map(() => []);
  let isAnswered = true;
  for (let round = -options.warmUps; round < options.runs; round += 1)
    for (const [index, side] of sides.entries()) {
      const numbers = await measure(browser, pageOf(side), watch, line);
      isAnswered &&= numbers.unanswered === 0;
      if (round >= 0) runs[index]?.push(numbers);
    }
  for (const [index, side] of sides.entries()) {
    const rows = await constantRows(browser, pageOf(side));
    runs[index] = (runs[index] ?? []).map((run) => ({ ...run, ...rows }));
  }
  printTable(`${name}: presses ${what}`, sides, runs);
  if (options.score) {
    const scores = await scoresOf(pageOf, sides);
    const asRuns = scores.map((score) => [{ 'Lighthouse, sim.': score }]);
    printTable(name, sides, asRuns);
  }
  return isAnswered;
}

async function compareSides(
  sides: readonly Side[],
  options: PhoneOptions,
): Promise<boolean> {
  const names = options.pages?.split(',') ?? Object.keys(PRESSES);
  let isAnswered = true;
  const browser = await chromium.launch(wholeBrowser);
  try {
    for (const name of names)
      isAnswered =
        (await comparePage(browser, name, sides, options)) && isAnswered;
  } finally {
    await browser.close();
  }
  if (options.load) {
    const menuOf = (side: Side) => pagesOf(side).get('restaurant') as BenchPage;
    await compareThroughput(sides, menuOf, options.runs);
  }
  return isAnswered;
}

/**
 * What a phone's visitor waits for: both builds in turn under an applied slow line and processor; medians. False when a
 * first press was never answered.
 */
export async function benchPhone(options: PhoneOptions): Promise<boolean> {
  const line = lineOf(options.net);
  console.log(
    `Applied: ${lineText(line)}; medians of ${options.runs} runs, ms since the navigation began; "!" misses the goal. ` +
      'Seen and answered: when the frame that shows it is made. kB = 1,024 bytes; ratio: the last to the first',
  );
  const sides: Side[] = [];
  try {
    const { against, city, without } = options;
    if (against) sides.push(await openSide({ city, ref: against }));
    if (without) sides.push(await openSide({ city, without }));
    sides.push(await openSide({ city }));
    await printFloor(options.runs, line);
    return await compareSides(sides, options);
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
  }
}
