import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { E2E_OPERATOR_TOKEN, startServer } from '@/tests/e2e/support/server';
import { type BigCity, openBigCity } from './big-city';
import type { CitySize } from './big-city-copies';
import { LONG_MENU_SHOP } from './big-city-dishes';
import { startEmptyApp } from './empty-app';
import { type CallTimes, measureCatalogue } from './measure-catalogue';
import { printPages } from './measure-pages';
import { SEARCHES } from './measure-search';

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
