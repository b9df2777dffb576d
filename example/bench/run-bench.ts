/** `npm run bench`: what pages, orders, searches and taps cost on this machine; `--short` only shows that each bench works. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchBigCity } from './bench-big';
import { benchCart } from './bench-cart';
import { BENCH_CITY } from './bench-city';
import { benchDemo } from './bench-demo';
import { benchPhone } from './bench-phone';
import { benchPresses } from './bench-presses';
import { benchDemoSearch } from './bench-search';
import { benchTaps } from './bench-taps';
import { BIG_CITY } from './big-city';
import { runToEnd } from './child';
import { benchOverload } from './measure-overload';
import { benchOrders } from './orders/bench-orders';
import { soak } from './soak/soak';

type Form = 'full' | 'short';
type Given = ReturnType<typeof readOptions>['given'];

interface Bench {
  readonly needsBuild: boolean;
  /** Answers false when a promise was not kept; throws when it cannot measure. */
  run(form: Form, given: Given): Promise<unknown>;
}

/** A bench and what it measures with; options of the command line replace single values. */
function bench<Size>(
  work: (size: Size) => Promise<unknown>,
  sizes: Readonly<Record<Form, Size>>,
  needsBuild = true,
): Bench {
  return {
    needsBuild,
    run: (form, given) => work({ ...sizes[form], ...given }),
  };
}

const UNBUILT = false;
const SMALL_CITY = { shops: 6, dishes: 20 };

/** The short form of each takes about a minute with its set-up. */
const BENCHES: Readonly<Record<string, Bench>> = {
  demo: bench(benchDemo, {
    full: { city: BENCH_CITY, rounds: 150, seconds: 6 },
    short: { city: SMALL_CITY, rounds: 3, seeded: 10, seconds: 2 },
  }),
  search: bench(
    benchDemoSearch,
    {
      full: { rounds: 3, seconds: 15 },
      short: { shops: 20, rounds: 1, seconds: 3 },
    },
    UNBUILT,
  ),
  big: bench(benchBigCity, {
    full: { city: BIG_CITY, rounds: 30, pageRounds: 150 },
    short: {
      city: { written: 20, shops: 50, dishes: 40, longMenu: 80 },
      ...{ rounds: 1, pageRounds: 1 },
    },
  }),
  soak: bench(soak, {
    full: { requests: 20_000, growth: 1.1 },
    short: { requests: 200, growth: 2 },
  }),
  overload: bench(benchOverload, {
    full: { find: 6, steady: 20, storm: 60, connections: 256 },
    short: { find: 1, steady: 3, storm: 6, connections: 256 },
  }),
  cart: bench(
    benchCart,
    { full: { sequences: 10_000 }, short: { sequences: 30 } },
    UNBUILT,
  ),
  orders: bench(
    benchOrders,
    {
      full: { orders: 1_000_000, customers: 40, rounds: 5, reads: 100 },
      short: { orders: 1_000, customers: 8, rounds: 1, reads: 8 },
    },
    UNBUILT,
  ),
  taps: bench(benchTaps, {
    full: { city: BENCH_CITY, runs: 5 },
    short: {
      ...{ city: SMALL_CITY, runs: 1 },
      ...{ targets: ['"+" of a dish'], moments: ['idle'] },
    },
  }),
  presses: bench(benchPresses, {
    full: { city: BENCH_CITY, runs: 150 },
    short: { city: SMALL_CITY, runs: 3 },
  }),
  phone: bench(benchPhone, {
    full: { city: BENCH_CITY, runs: 5, warmUps: 1, score: true, load: true },
    short: {
      ...{ city: SMALL_CITY, runs: 1, warmUps: 0, score: true },
      ...{ pages: 'home', load: true },
    },
  }),
};

const OPTIONS = {
  only: { type: 'string' },
  short: { type: 'boolean' },
  /** Of `soak`. */
  requests: { type: 'string' },
  /** Of `cart`: on each engine. */
  sequences: { type: 'string' },
  /** Of `orders`: past ones at most, and one of the engines instead of both. */
  orders: { type: 'string' },
  engine: { type: 'string' },
  /** Of `phone`: a git ref that is measured in turn with this checkout. */
  against: { type: 'string' },
  /** Of `phone`: what is switched off for the other half of the runs, such as `kept-html`. */
  without: { type: 'string' },
  /** Of `phone`: `home,restaurant,search,checkout` or some of them. */
  pages: { type: 'string' },
  /** Of `phone`, `taps` and `presses`: how many loads. */
  runs: { type: 'string' },
  /** Of `presses`: the number of the first load, and what chance is made from. */
  from: { type: 'string' },
  seed: { type: 'string' },
  /** Of `phone`: `--no-score` leaves out Lighthouse's simulated one. */
  score: { type: 'boolean' },
  /** Of `phone`: `--no-load` leaves out requests a second. */
  load: { type: 'boolean' },
  /** Of `phone` and `presses`: `slow` is 400 kbit/s instead of slow 4G. */
  net: { type: 'string' },
} as const;

/** The numbers among the options that were given. */
function numbersOf(
  values: Readonly<Record<string, string | undefined>>,
): Record<string, number> {
  const given = Object.entries(values).filter(([, text]) => text !== undefined);
  return Object.fromEntries(
    given.map(([name, text]) => {
      if (!(Number(text) >= 1)) throw new Error(`--${name} is a number from 1`);
      return [name, Number(text)];
    }),
  );
}

function readOptions() {
  const { values } = parseArgs({ options: OPTIONS, allowNegative: true });
  const { from, only, orders, requests, runs, sequences, short, ...words } =
    values;
  const numbers = numbersOf({ from, orders, requests, runs, sequences });
  const form: Form = short ? 'short' : 'full';
  return { only, form, given: { ...words, ...numbers } };
}

/** One folder for the temporary files of all benches, their servers and browsers; removed when this process exits. */
function makeTempFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-bench-'));
  // Run by root, PostgreSQL is another user's and must get through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  );
}

async function ensureBuilt(): Promise<void> {
  const args = ['scripts/test.mjs', '--only', 'build'];
  const { status, stdout } = await runToEnd(process.execPath, args);
  if (status !== 0) throw new Error(stdout);
}

const MINUTES: Readonly<Record<Form, number>> = { full: 240, short: 10 };

/** Whether it could measure and its promises were kept, in bounded time. */
async function isSound(
  name: string,
  run: () => Promise<unknown>,
  minutes: number,
): Promise<boolean> {
  const late = setTimeout(() => {
    console.error(`${name} has not ended after ${minutes} minutes`);
    process.exit(1);
  }, minutes * 60_000);
  try {
    return (await run()) !== false;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    clearTimeout(late);
  }
}

async function main(): Promise<boolean> {
  const { form, given, only } = readOptions();
  const chosen = Object.entries(BENCHES).filter(
    ([name]) => !only || name === only,
  );
  if (!chosen.length)
    throw new Error(`--only is one of ${Object.keys(BENCHES).join(', ')}`);
  makeTempFolder();
  if (chosen.some(([, { needsBuild }]) => needsBuild)) await ensureBuilt();
  const lines: string[] = [];
  let isWell = true;
  for (const [name, { run }] of chosen) {
    console.log(`\n— ${name}`);
    const startedAt = performance.now();
    const sound = await isSound(name, () => run(form, given), MINUTES[form]);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    lines.push(
      `${sound ? '✔' : '✖'} ${name.padEnd(9)}${seconds.padStart(6)} s`,
    );
    isWell &&= sound;
  }
  console.log(`\n${lines.join('\n')}`);
  return isWell;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(130));
process.exit((await main()) ? 0 : 1);
