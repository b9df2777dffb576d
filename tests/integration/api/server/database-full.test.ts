// @module-tag both-engines
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';

/** As PostgreSQL says it when a table cannot grow. */
const fillDisk = async () => {
  await api.db.execute(sql`
    create function no_space() returns trigger language plpgsql as $$
    begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
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
