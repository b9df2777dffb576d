// @module-tag both-engines
import { expect, it } from 'vitest';
import { seedCity } from '@/example/city/seed/seed-city';
import { openApi } from '@/tests/support/api/api-harness';
import { createCurrencies } from '@/tests/support/factories/currency';
import { CITY_NOON } from '@/tests/support/test-clock';

it('draws the example as soon as its seed has filled the database', async () => {
  const other = await openApi({ DEMO_MODE: '0' });
  try {
    await createCurrencies(other.db);
    expect((await other.get('/rest/map')).body.data.grid).toBe(true);
    await seedCity(other.db, {
      shops: 2,
      now: new Date(CITY_NOON),
      demo: false,
    });
    await other.heard();
    const { body } = await other.get('/rest/map');
    expect(body.data.grid).toBeUndefined();
    expect(body.data.features.length).toBeGreaterThan(100);
    const near = await other.get('/rest/geocode?latlng=41.2911,69.2255');
    expect(near.body.data.results).toHaveLength(1);
  } finally {
    await other.close();
  }
});
