import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleCity } from '@/scripts/lib/data-tools';
import { createApp } from '@/server/app';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { createDb } from '@/server/db/create-db';
import { readServerEnv } from '@/server/env';
import { E2E_OPERATOR_TOKEN, startServer } from '@/tests/e2e/support/server';
import { type BigCity, openBigCity } from './big-city';
import type { CitySize } from './big-city-copies';
import { LONG_MENU_SHOP } from './big-city-dishes';
import { startEmptyApp } from './empty-app';
import { printPages } from './measure-pages';
import { SEARCHES } from './measure-search';

const WARM_UP = 5;
const { latitude, longitude } = exampleCity().location;
const HERE = `address[latitude]=${latitude}&address[longitude]=${longitude}`;

const SOCKET = {
  incoming: { socket: { remoteAddress: '127.0.0.1' }, rawHeaders: [] },
};

interface CallTimes {
  readonly call: string;
  readonly p50: number;
  readonly p95: number;
  /** Of this process, whatever else the machine does. */
  readonly cpuMs: number;
  readonly queries: number;
}

/** What the pages of a big city ask for: rows, filters, orders, counts, products, reviews. */
const CALLS = [
  `/rest/shops/paginate?type=restaurant&${HERE}`,
  ...[
    'order_by=distance',
    'order_by=delivery_fee',
    'order_by=high_rating',
    'order_by=new',
    'open=1',
    'deals=1',
    'free_delivery=1',
    'eta_to=30',
    'rating[0]=4.5',
    'category_id=1',
    'prices[0]=5&prices[1]=9',
    'take[]=1&take[]=2',
    'page=50',
    'perPage=100',
  ].map((filter) => `/rest/shops/paginate?type=restaurant&${HERE}&${filter}`),
  '/rest/shops/paginate?type=restaurant',
  `/rest/shops/paginate?pickup=1&order_by=distance&${HERE}`,
  `/rest/shops/recommended?${HERE}`,
  `/rest/categories/paginate?perPage=100&${HERE}`,
  '/rest/products-avg-prices',
  `/rest/shops/1?${HERE}`,
  '/rest/shops/1/products',
  '/rest/shops/1/reviews',
  '/rest/shops/1/reviews-group-rating',
  '/rest/products/paginate',
  ...[
    'new',
    'old',
    'low_sale',
    'price_asc',
    'price_desc',
    'best_sale&page=500',
  ].map((order) => `/rest/products/paginate?order_by=${order}`),
  '/rest/products/paginate?category_id=1',
  '/rest/products/paginate?shop_id=1',
  '/rest/products/paginate?price_from=5&price_to=6',
  '/rest/products/paginate?price_to=3&order_by=price_desc',
  '/rest/products/paginate?deals=1',
  '/rest/products/most-sold',
  '/rest/products/discount',
  '/rest/stories/paginate',
] as const;

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Milliseconds and statements of calls in this process, warm; and how long the shops take to load. */
async function measureCatalogue(
  databaseUrl: string,
  rounds: number,
  asked: readonly string[] = CALLS,
): Promise<{
  readonly coldMs: number;
  readonly calls: readonly CallTimes[];
}> {
  let queries = 0;
  const handle = await createDb({ databaseUrl, onQuery: () => (queries += 1) });
  const env = readServerEnv({
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    // Measured is what a call costs, not when the gate refuses one.
    ...{ MAX_IN_FLIGHT: '10000', MAX_WAIT_MS: '60000' },
  });
  const app = createApp({ env, db: () => Promise.resolve(handle.db) });
  const time = async (call: string): Promise<number> => {
    const startedAt = performance.now();
    const answer = await app.request(
      `http://bench.local/api/v1${call}`,
      {},
      SOCKET,
    );
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status}`);
    await answer.text();
    return performance.now() - startedAt;
  };
  try {
    await time('/rest/shops-takes');
    forgetCached('shops:');
    const coldMs = await time('/rest/shops-takes');
    const calls: CallTimes[] = [];
    for (const call of asked) {
      for (let round = 0; round < WARM_UP; round += 1) await time(call);
      const before = queries;
      const cpu = process.cpuUsage();
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await time(call));
      const { system, user } = process.cpuUsage(cpu);
      calls.push({
        call,
        p50: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        cpuMs: (system + user) / 1000 / rounds,
        queries: (queries - before) / rounds,
      });
    }
    return { coldMs, calls };
  } finally {
    await handle.close();
  }
}

interface BigSize {
  readonly city: CitySize;
  /** How often each call, and each page, is asked for. */
  readonly rounds: number;
  readonly pageRounds: number;
}

type NamedPath = readonly [name: string, path: string];

/** Pages of a city; `latePage` is one of the list's last. */
const pathsOf = (latePage: number): readonly NamedPath[] => [
  ['/', '/'],
  ['list', '/restaurant'],
  ...[
    'category_id=1',
    'take=1',
    'rating=4.5',
    'open=1',
    'deals=1',
    'free_delivery=1',
    'order_by=distance',
    `page=${latePage}`,
  ].map((filter) => [`list ${filter}`, `/restaurant?${filter}`] as const),
  ['restaurant, long menu', `/restaurant/${LONG_MENU_SHOP}`],
  ['/search, common word', '/search?q=chicken'],
  ['/search, slip', '/search?q=plvo'],
];

function printCalls(
  calls: readonly CallTimes[],
  nameOf: (call: string) => string,
): void {
  console.log(`${'call'.padEnd(64)}p50 ms   p95 ms   cpu ms  queries`);
  for (const { call, cpuMs, p50, p95, queries } of calls)
    console.log(
      nameOf(call).slice(0, 62).padEnd(64) +
        [p50, p95, cpuMs].map((each) => each.toFixed(1).padEnd(9)).join('') +
        queries.toFixed(1),
    );
}

/** Searches one by one on a city that is there, and the 95th percentile of them all. */
async function benchSearch(databaseUrl: string, rounds: number): Promise<void> {
  const names = new Map(SEARCHES.map(({ call, name }) => [call, name]));
  const { calls } = await measureCatalogue(databaseUrl, rounds, [
    ...names.keys(),
  ]);
  printCalls(calls, (call) => names.get(call) ?? call);
  const slowest = Math.max(...calls.map(({ p95 }) => p95));
  console.log(`The slowest search: 95 of 100 within ${slowest.toFixed(1)} ms`);
}

async function benchPages(
  { databaseUrl, shops }: BigCity,
  rounds: number,
): Promise<void> {
  const empty = await startEmptyApp();
  const dataDir = mkdtempSync(join(tmpdir(), 'sofra-big-'));
  try {
    const server = await startServer({
      dataDir,
      env: { DATABASE_URL: databaseUrl, DEMO_SPEED: '1' },
    });
    try {
      const bare = {
        name: 'empty Next page',
        origin: empty.url,
        pid: empty.pid,
        path: '/',
      };
      const { pid, url: origin } = server;
      const paths = pathsOf(Math.max(2, Math.floor(shops / 100)));
      const pages = paths.map(([name, path]) => ({ name, path, pid, origin }));
      await printPages([bare, ...pages], E2E_OPERATOR_TOKEN, rounds);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await empty.stop();
  }
}

/** A big city on PostgreSQL: calls, searches, pages. */
export async function benchBigCity({
  city: size,
  pageRounds,
  rounds,
}: BigSize): Promise<void> {
  const city = await openBigCity(size);
  try {
    console.log(
      `\n${city.shops} shops, ${city.products} dishes on PostgreSQL in ${city.seconds.toFixed(1)} s`,
    );
    const { calls, coldMs } = await measureCatalogue(city.databaseUrl, rounds);
    printCalls(calls, (call) => call);
    console.log(`The shops load in ${coldMs.toFixed(0)} ms`);
    await benchSearch(city.databaseUrl, rounds);
    await benchPages(city, pageRounds);
  } finally {
    await city.stop();
  }
}
