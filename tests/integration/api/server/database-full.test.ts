// @module-tag both-engines
import { sql } from 'drizzle-orm';
import { beforeEach, expect, vi } from 'vitest';
import { runStep } from '@/server/bounds/job-steps';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';

// what an earlier test has met
beforeEach(() => void runtime().slots.delete('last database full'));

/** As PostgreSQL says it when a table cannot grow. */
const NO_SPACE = sql`begin raise 'could not extend file: No space left on device' using errcode = '53100'; end`;

const fillDisk = async () => {
  await api.db.execute(
    sql`create function no_space() returns trigger language plpgsql as $$ ${NO_SPACE} $$`,
  );
  await api.db.execute(sql`
    create trigger no_space before insert or update on addresses
    for each row execute function no_space()`);
};

const address = {
  address: 'Navoi 30',
  location: { latitude: 41.3, longitude: 69.2 },
};

it('a full disk is 503 in words, health says so until it is over, and reading goes on', async ({
  token,
}) => {
  const { id } = await createShop(api.db);
  const save = () => api.post('/dashboard/user/addresses', address, { token });
  expect((await api.get('/health')).status).toBe(200);

  await fillDisk();
  const refused = await save();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({ statusCode: 'ERROR_503' });
  const health = await api.get('/health');
  expect(health.status).toBe(503);
  expect(health.body).toMatchObject({
    status: 'unavailable',
    database: 'full',
    migrations: { pending: 0 },
  });
  expect((await api.get(`/rest/shops/${id}`)).status).toBe(200);

  await api.db.execute(sql`drop trigger no_space on addresses`);
  expect((await save()).status).toBe(200);
  const later = performance.now() + 61_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  const over = await api.get('/health');
  vi.restoreAllMocks();
  expect(over.body).toMatchObject({ status: 'ok', database: 'up' });
});

const write = (db: Pick<typeof api.db, 'execute'>) =>
  db.execute(sql`do $$ ${NO_SPACE} $$`);
const step = (work: () => Promise<unknown>) =>
  runStep({ name: 'test.full', limitMs: 1_000, work });

it.for([
  ['a job’s statement', () => step(() => write(api.db))],
  ['a job’s transaction', () => step(() => api.db.transaction(write))],
  ['a write that nobody waits for', () => write(api.db).catch(() => null)],
] as const)('a full disk that %s meets is told by health', async ([, meet]) => {
  expect((await api.get('/health')).body).toMatchObject({ database: 'up' });
  await meet();
  expect((await api.get('/health')).body).toMatchObject({
    status: 'unavailable',
    database: 'full',
  });
});
