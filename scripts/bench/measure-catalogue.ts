import { createApp } from '@/server/app';
import { createDb } from '@/server/db/create-db';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { readServerEnv } from '@/server/env';
import { exampleCity } from '@/scripts/lib/data-tools';

const WARM_UP = 5;
const { latitude, longitude } = exampleCity().location;
const HERE = `address[latitude]=${latitude}&address[longitude]=${longitude}`;

const SOCKET = {
  incoming: { socket: { remoteAddress: '127.0.0.1' }, rawHeaders: [] },
};

export interface CallTimes {
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
export async function measureCatalogue(
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
