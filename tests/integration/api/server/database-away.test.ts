// @module-tag both-engines
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it,
  vi,
} from 'vitest';
import { createApp } from '@/server/app';
import type { DbHandle } from '@/server/db/client';
import { createDb } from '@/server/db/create-db';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { readServerEnv } from '@/server/env';
import { type DatabaseWay, openWay } from '@/tests/support/api/database-way';
import {
  type PostgresServer,
  startPostgres,
} from '@/tests/support/api/embedded-postgres';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createSignedInUser } from '@/tests/support/factories/user';

const STATEMENT_MS = 500;

let postgres: PostgresServer;
let way: DatabaseWay;
let handle: DbHandle;
let app: ReturnType<typeof createApp>;
let token: string;
let shopId: number;

beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.createDatabase('away');
  way = await openWay(postgres.url('away'));
  handle = await createDb({
    databaseUrl: way.url,
    poolSize: 3,
    statementMs: STATEMENT_MS,
  });
  await handle.migrate();
  await handle.listen('catalogue', forgetCached, () => forgetCached(''));
  await createCurrencies(handle.db);
  shopId = (await createShop(handle.db)).id;
  await createProduct(handle.db, shopId);
  ({ token } = await createSignedInUser(handle));
  const env = readServerEnv({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'sofra-data-')),
    DATABASE_URL: way.url,
    LOG_LEVEL: 'silent',
  });
  app = createApp({ env, db: () => Promise.resolve(handle.db) });
});
afterEach(async () => {
  vi.restoreAllMocks();
  way.turn('open');
  await backAgain();
});
afterAll(async () => {
  way.close();
  await handle.close();
  await postgres.stop();
});

async function call(path: string, method = 'GET', body?: object) {
  const answer = await app.request(
    `http://test.local/api/v1${path}`,
    {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: body && JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: '203.0.113.7' }, rawHeaders: [] } },
  );
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after')),
    body: (await answer.json()) as Record<string, unknown>,
  };
}

/** Without a restart. */
const backAgain = () =>
  expect.poll(async () => (await call('/health')).status).toBe(200);

/** What a visitor is shown, from the caches. */
const publicPaths = () => [
  '/rest/settings',
  '/rest/languages/active',
  '/rest/currencies/active',
  '/rest/shops/paginate',
  `/rest/shops/${shopId}`,
  `/rest/shops/${shopId}/products`,
  '/rest/categories/paginate',
];

type Call = readonly [method: string, path: string, body?: object];

/** Calls that need the database, of every kind. */
const NEEDING: readonly Call[] = [
  ['GET', '/dashboard/user/profile/show'],
  ['GET', '/dashboard/user/cart'],
  ['POST', '/dashboard/user/cart/insert-product', { shop_id: 1, products: [] }],
  ['POST', '/dashboard/user/orders', { cart_id: 1 }],
  ['GET', '/dashboard/user/orders/paginate'],
  ['GET', '/dashboard/user/likes'],
  ['DELETE', '/dashboard/user/likes'],
  ['POST', '/auth/login', { email: 'a@sofra.example', password: 'secret-1' }],
  ['POST', '/auth/register', { email: 'b@sofra.example' }],
  ['GET', '/rest/products/search?search=plov'],
  ['GET', '/rest/shops/search?search=plov'],
  ['GET', '/rest/shops/paginate?search=plov'],
  ['GET', '/rest/products/paginate?search=plov'],
  ['GET', '/rest/products/paginate'],
];

async function expectRefusals(): Promise<void> {
  const answers = await Promise.all(
    NEEDING.map(async ([method, path, body]) => ({
      path: `${method} ${path}`,
      ...(await call(path, method, body)),
    })),
  );
  for (const { body, path, retryAfter, status } of answers) {
    expect({ path, status }).toEqual({ path, status: 503 });
    expect(retryAfter, path).toBeGreaterThan(0);
    expect(body, path).toMatchObject({ statusCode: 'ERROR_503' });
  }
}

/** Not at once of a process that is late: that one believes what it found before. */
const expectDown = () =>
  expect
    .poll(() => call('/health'))
    .toMatchObject({
      status: 503,
      body: { status: 'unavailable', database: 'down' },
    });

async function warmUp(): Promise<void> {
  for (const path of publicPaths())
    expect({ path, status: (await call(path)).status }).toEqual({
      path,
      status: 200,
    });
}

describe.each(['cut', 'frozen'] as const)('a database that is %s', (state) => {
  it('is 503 with Retry-After where it is needed, down in health, and back without a restart', async () => {
    await warmUp();
    way.turn(state);
    await expectDown();
    await expectRefusals();
    way.turn('open');
    await backAgain();
    expect((await call('/dashboard/user/profile/show')).status).toBe(200);
    const heard = vi.fn();
    await handle.listen('news', heard);
    await expect
      .poll(async () => {
        await handle.db.execute(`notify news, 'back'`);
        return heard.mock.calls;
      })
      .toContainEqual(['back']);
  });

  it('is not missed by what is in the caches, however old it is', async () => {
    await warmUp();
    way.turn(state);
    await warmUp();
    const hour = Date.now() + 3_600_000;
    vi.spyOn(Date, 'now').mockReturnValue(hour);
    await warmUp();
    await warmUp();
  });
});

it('a connection that dies within a transaction ends neither the process nor the pool', async () => {
  const lost = handle.db.transaction(async (tx) => {
    await tx.execute('select 1');
    way.turn('cut');
    await new Promise((done) => setImmediate(done));
    await tx.execute('select 1');
  });
  await expect(lost).rejects.toThrow();
  way.turn('open');
  await backAgain();
});
