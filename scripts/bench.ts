/** `npm run bench`: what pages, seeding and orders cost on this machine, against an empty Next page of the same run. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { benchCart } from './bench/bench-cart';
import { benchBigCity } from './bench/bench-big';
import { openBenchCity, timeDemoSeed } from './bench/bench-city';
import { benchOrders } from './bench/orders/bench-orders';
import { benchDemoSearch } from './bench/bench-search';
import { benchPhone } from './bench/bench-phone';
import { benchTaps } from './bench/bench-taps';
import { startEmptyApp } from './bench/empty-app';
import { benchOverload } from './bench/measure-overload';
import { orderThroughput } from './bench/measure-orders';
import {
  type BenchPage,
  countQueries,
  cpuTime,
  timePages,
  weightColumns,
} from './bench/measure-pages';
import { soak } from './bench/soak';

const WIDTHS = [24, 9, 9, 8, 8, 9, 9, 8];
const HEADINGS = 'page,p50 ms,p95 ms,ratio,cpu ms,queries,html kB,js kB'.split(
  ',',
);

function row(cells: readonly string[]): string {
  return cells
    .map((cell, index) =>
      index ? cell.padStart(WIDTHS[index] ?? 9) : cell.padEnd(WIDTHS[0] ?? 24),
    )
    .join('');
}

function ensureBuilt(): void {
  const args = ['scripts/test.mjs', '--only', 'build'];
  const built = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout);
}

/** One page after the other; the first is what the others are compared with. */
async function printPages(
  pages: readonly BenchPage[],
  operatorToken: string,
): Promise<void> {
  const times = await timePages(pages);
  const base = times[0]?.p50 ?? 1;
  console.log(row(HEADINGS));
  for (const [index, page] of pages.entries()) {
    const { p50 = 0, p95 = 0 } = times[index] ?? {};
    const queries = index ? await countQueries(page, operatorToken) : '-';
    const cpu = await cpuTime(page);
    const ratio = (p50 / base).toFixed(2);
    const columns = [p50.toFixed(2), p95.toFixed(2), ratio];
    const others = [cpu?.toFixed(1) ?? '-', String(queries)];
    const weight = await weightColumns(page);
    console.log(row([page.name, ...columns, ...others, ...weight]));
  }
}

async function benchPages(): Promise<void> {
  const empty = await startEmptyApp();
  try {
    const city = await openBenchCity();
    try {
      const { pid, url: origin } = empty;
      const bare = { name: 'empty Next page', origin, pid, path: '/' };
      await printPages([bare, ...city.pages], city.operatorToken);
    } finally {
      await city.stop();
    }
  } finally {
    await empty.stop();
  }
}

/** The demo city, its seed, and orders on both engines. */
async function benchDemo(): Promise<void> {
  await benchPages();
  const { products, seconds } = await timeDemoSeed();
  console.log(
    `\nSeeding the demo city (${products} products) on PGlite: ${seconds.toFixed(1)} s`,
  );
  for (const engine of ['pglite', 'postgres'] as const)
    console.log(
      `Carts filled and ordered on ${engine}: ${(await orderThroughput(engine)).toFixed(1)} a second`,
    );
}

/** `--only` one of them; what is printed is its answer, false for a promise that was not kept. */
const PARTS = {
  demo: () => benchDemo(),
  search: () => benchDemoSearch(),
  big: () => benchBigCity(printPages),
  soak: ({ requests }: Asked) => soak(Number(requests)),
  overload: () => benchOverload(),
  cart: ({ sequences }: Asked) => benchCart(Number(sequences)),
  orders: ({ engine, orders }: Asked) =>
    benchOrders({
      ...{ orders: Number(orders), customers: 40, rounds: 5, reads: 100 },
      engine,
    }),
  taps: ({ runs }: Asked) => benchTaps(Number(runs)),
  phone: (asked: Asked) => benchPhone({ ...asked, runs: Number(asked.runs) }),
} as const;
const OPTIONS = {
  only: { type: 'string' },
  /** Of `soak`: fewer make it shorter. */
  requests: { type: 'string', default: '20000' },
  /** Of `cart`: on each engine. */
  sequences: { type: 'string', default: '10000' },
  /** Of `orders`: past ones at most, and one of the engines instead of both. */
  orders: { type: 'string', default: '1000000' },
  engine: { type: 'string' },
  /** Of `phone`: a git ref that is measured in turn with this checkout. */
  against: { type: 'string' },
  /** Of `phone`: what is switched off for the other half of the runs, such as `kept-html`. */
  without: { type: 'string' },
  /** Of `phone`: `home,restaurant,search,checkout` or some of them. */
  pages: { type: 'string' },
  runs: { type: 'string', default: '5' },
  /** Of `phone`: `--no-score` leaves out Lighthouse's simulated one. */
  score: { type: 'boolean', default: true },
} as const;

type Asked = ReturnType<typeof readOptions>;

function readOptions() {
  return parseArgs({ options: OPTIONS, allowNegative: true }).values;
}

async function main(): Promise<void> {
  const asked = readOptions();
  const parts = Object.entries(PARTS).filter(
    ([name]) => !asked.only || name === asked.only,
  );
  if (!parts.length)
    throw new Error(`--only is one of ${Object.keys(PARTS).join(', ')}`);
  const unbuilt = ['search', 'cart', 'orders'];
  if (parts.some(([name]) => !unbuilt.includes(name))) ensureBuilt();
  for (const [, run] of parts)
    if ((await run(asked)) === false) process.exitCode = 1;
}

await main();
