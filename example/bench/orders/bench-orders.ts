import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@/server/db/client';
import { orderBody } from '@/tests/support/factories/cart';
import { type Engine, openOrderStand, type OrderStand } from './order-stand';
import { addPastOrders, leaveRoomForPast, type Templates } from './past-orders';

/** The server counts a transaction's reads within a second of its end. */
const COUNTED_MS = 1_500;

/** Smaller ones are read as a whole because that is the quickest way. */
const LARGE_ROWS = 1_000;

interface Scans {
  readonly name: string;
  readonly scans: number;
  readonly rows: number;
}

async function countScans(db: Db): Promise<Map<string, Scans>> {
  await sleep(COUNTED_MS);
  const answer = (await db.execute(
    sql`select relname as name, seq_scan::float8 as scans, seq_tup_read::float8 as rows from pg_stat_user_tables`,
  )) as unknown as { rows: Scans[] };
  return new Map(answer.rows.map((row) => [row.name, row]));
}

/**
 * The large tables that the work read from end to end, where that was at least `least` rows in all: what grows with
 * them, whatever else the machine does meanwhile.
 */
async function scannedTables<T>(
  db: Db,
  least: number,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly scanned: readonly string[] }> {
  const before = await countScans(db);
  const done = await work();
  const scanned = [...(await countScans(db)).values()]
    .map(({ name, rows, scans }) => {
      const known = before.get(name) ?? { rows: 0, scans: 0 };
      return { name, rows: rows - known.rows, scans: scans - known.scans };
    })
    .filter(({ rows, scans }) => rows >= least && rows >= scans * LARGE_ROWS)
    .map(({ name, rows }) => `${name} (${rows} rows)`);
  return { done, scanned };
}

export interface OrdersSize {
  /** Past orders at most. */
  readonly orders: number;
  readonly customers: number;
  /** How often each customer orders for each number of past orders. */
  readonly rounds: number;
  /** Of the placed orders, how many are read and cancelled. */
  readonly reads: number;
  /** One of them; both when absent. */
  readonly engine?: string | undefined;
}

/** Past orders; PGlite goes up to a hundred thousand. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000] as const;
const PGLITE_MOST = 100_000;
const AT_ONCE = 8;
/** A table read so often as a whole was read by calls, not by the database itself. */
const SCANS = 5;
const ORDERS = '/dashboard/user/orders';

const COLUMNS = [
  'past orders',
  'made in s',
  'placed/s',
  'p50 ms',
  'p99 ms',
  'list p50',
  'list p99',
  'page p50',
  'page p99',
  'cancel p50',
  'cancel p99',
] as const;

const quantile = (times: readonly number[], share: number): string =>
  (
    [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0
  ).toFixed(1);

const ends = (times: readonly number[]): string[] => [
  quantile(times, 0.5),
  quantile(times, 0.99),
];

async function fill(
  { call, world }: OrderStand,
  token: string,
): Promise<number> {
  const products = world.dishes
    .slice(1, 3)
    .map((stock_id) => ({ stock_id, quantity: 1 }));
  const { id } = await call(token, '/dashboard/user/cart/insert-product', {
    shop_id: world.shopId,
    products,
  });
  return id;
}

const bodyOf = ({ world }: OrderStand, cartId: number, index: number) =>
  orderBody(cartId, world.payments[index % 2 ? 'wallet' : 'cash']);

/** One order by cash and one from the wallet, placed as any other. */
export async function placeTemplates(stand: OrderStand): Promise<Templates> {
  const { call, db, tokens, world } = stand;
  const [token = ''] = tokens;
  const ids: number[] = [];
  // Wallets are asked by the even copies: past-orders.ts.
  for (const [index, key] of ['template-1', 'template-0'].entries()) {
    const cart = await fill(stand, token);
    const { id } = await call(token, ORDERS, bodyOf(stand, cart, index), key);
    ids.push(id);
  }
  await leaveRoomForPast(db);
  const [cash = 0, wallet = 0] = ids;
  const { id: userId } = world.customers[0] ?? { id: 0 };
  const customers = { first: userId, count: world.customers.length };
  return { cash, wallet, userId, customers };
}

/** Runs the works so many at a time; how long each took. */
async function atOnce(
  works: readonly (() => Promise<{ readonly ms: number }>)[],
): Promise<number[]> {
  const waiting = [...works];
  const times: number[] = [];
  const one = async (): Promise<void> => {
    for (let work = waiting.shift(); work; work = waiting.shift())
      times.push((await work()).ms);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return times;
}

interface Placed {
  readonly token: string;
  readonly id: number;
}

/** Every customer fills a cart, then all of them order: only that is timed. */
async function place(
  stand: OrderStand,
  name: string,
  rounds: number,
): Promise<{ ms: number; times: number[]; placed: Placed[] }> {
  const placed: Placed[] = [];
  const times: number[] = [];
  let ms = 0;
  for (let round = 0; round < rounds; round += 1) {
    const works = [];
    for (const [index, token] of stand.tokens.entries()) {
      const cart = await fill(stand, token);
      works.push(async () => {
        const body = bodyOf(stand, cart, index);
        const key = `${name}-${round}`;
        const answer = await stand.call(token, ORDERS, body, key);
        placed.push({ token, id: answer.id });
        return answer;
      });
    }
    const startedAt = performance.now();
    times.push(...(await atOnce(works)));
    ms += performance.now() - startedAt;
  }
  return { ms, times, placed };
}

async function measure(
  stand: OrderStand,
  name: string,
  { reads, rounds }: OrdersSize,
): Promise<string[]> {
  const { ms, placed, times } = await place(stand, name, rounds);
  const some = placed.slice(-reads);
  const read = async (path: (one: Placed) => string, body?: object) => {
    const taken: number[] = [];
    for (const one of some)
      taken.push((await stand.call(one.token, path(one), body)).ms);
    return ends(taken);
  };
  return [
    ((times.length / ms) * 1000).toFixed(0),
    ...ends(times),
    ...(await read(() => `${ORDERS}/paginate?perPage=10&page=1`)),
    ...(await read(({ id }) => `${ORDERS}/${id}`)),
    ...(await read(
      ({ id }) => `${ORDERS}/${id}/status/change?status=canceled`,
      {},
    )),
  ];
}

/** From the first of the usual sizes to the greatest that is asked for. */
function sizesFor(engine: Engine, most: number): number[] {
  const last = engine === 'pglite' ? Math.min(most, PGLITE_MOST) : most;
  return [...SIZES.filter((each) => each < last), last];
}

async function benchEngine(engine: Engine, asked: OrdersSize): Promise<void> {
  console.log(`\nOrders on ${engine}, ${AT_ONCE} at once`);
  console.log(COLUMNS.map((name) => name.padStart(12)).join(''));
  const stand = await openOrderStand(engine, asked.customers);
  try {
    const templates = await placeTemplates(stand);
    await place(stand, 'warm', 1);
    for (const size of sizesFor(engine, asked.orders)) {
      const startedAt = performance.now();
      await addPastOrders(stand.db, templates, size);
      const seconds = (performance.now() - startedAt) / 1000;
      const { done, scanned } = await scannedTables(
        stand.db,
        size * SCANS,
        () => measure(stand, String(size), asked),
      );
      const row = [String(size), seconds.toFixed(1), ...done];
      console.log(row.map((cell) => cell.padStart(12)).join(''));
      if (scanned.length)
        console.log(`  read from end to end: ${scanned.join(', ')}`);
    }
  } finally {
    await stand.close();
  }
}

/**
 * What placing an order, a customer's list, an order's page and cancelling cost as past orders become more: the API in
 * this process; half of the customers pay from their wallets.
 */
export async function benchOrders(asked: OrdersSize): Promise<void> {
  const engines = (['pglite', 'postgres'] as const).filter(
    (each) => !asked.engine || each === asked.engine,
  );
  if (!engines.length) throw new Error('--engine is pglite or postgres');
  for (const each of engines) await benchEngine(each, asked);
}
