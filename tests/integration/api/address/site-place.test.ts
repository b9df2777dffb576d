// @module-tag both-engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { siteZone } from '@/server/domain/settings/site-zone';
import {
  type ApiHarness,
  openApi,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createShop } from '@/tests/support/factories/shop';

const BERLIN = { latitude: 52.52, longitude: 13.405 };
/** Words and numbers of the example's city. */
const EXAMPLE = /tashkent|navoi|uzbek|\+998|41\.29\d|69\.22\d/i;

let api: ApiHarness;
beforeAll(async () => {
  api = await openApi();
  await createCurrencies(api.db);
});
afterAll(() => api.close());

const set = (key: string, value: string) =>
  api.call('PUT', `/dashboard/admin/settings/${key}`, {
    token: TEST_OPERATOR_TOKEN,
    body: { value },
  });

async function settingsOf(): Promise<Record<string, string>> {
  const { body } = await api.get('/rest/settings');
  const rows = body.data as { key: string; value: string }[];
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

describe('a site without the example', () => {
  it('serves nothing of its city, and says that nobody looks addresses up', async () => {
    const map = await api.get('/rest/map');
    expect(map.body.data).toEqual({
      type: 'FeatureCollection',
      grid: true,
      features: [],
    });
    const near = await api.get('/rest/geocode?latlng=41.2911,69.2255');
    expect(near.body.data).toEqual({ results: [] });
    const named = await api.get('/rest/geocode?address=Navoi%2012');
    expect(named.body.data).toEqual({ results: [] });
    const settings = await settingsOf();
    expect(settings).toEqual({ timezone: 'UTC', address_search: 'off' });
    expect(JSON.stringify([map.body, settings])).not.toMatch(EXAMPLE);
    expect(await siteZone(api.db)).toBe('UTC');
  });

  it('has the middle of its shops for its centre, until the operator says another', async () => {
    await createShop(api.db, { ...BERLIN, timezone: 'Europe/Berlin' });
    await createShop(api.db, { latitude: 52.5, longitude: 13.4 });
    await createShop(api.db, { latitude: 48.1, longitude: 11.6 });
    forgetCached('shops:');
    await set('zoom', '12');
    expect(await settingsOf()).toMatchObject({ center: '52.5, 13.4' });
    const zones = await api.get('/rest/map');
    expect(zones.body.data.features).toHaveLength(3);
    expect(zones.body.data.features[0].properties).toEqual({
      kind: 'zone',
      name: expect.stringMatching(/^Kitchen \d+$/),
    });
    const russian = await api.get('/rest/map?lang=ru');
    expect(russian.body.data.features[0].properties.name).toMatch(/^Кухня/);
    await set('center', '52.52, 13.405');
    expect(await settingsOf()).toMatchObject({
      center: '52.52, 13.405',
      zoom: '12',
    });
  });

  it.each([
    ['DE', '+49', 'km'],
    ['gb', '+44', 'mi'],
    ['US', '+1', 'mi'],
  ])(
    'takes phone code and unit of %s from the country',
    async (country, code, unit) => {
      expect((await set('country', country)).status).toBe(200);
      expect(await settingsOf()).toMatchObject({
        country: country.toUpperCase(),
        phone_code: code,
        distance_unit: unit,
      });
    },
  );

  it('lets the operator say another unit', async () => {
    await set('distance_unit', 'KM');
    expect(await settingsOf()).toMatchObject({ distance_unit: 'km' });
  });

  it.each([
    ['country', 'Germany'],
    ['country', 'XX'],
    ['center', '91, 0'],
    ['center', '52.52'],
    ['center', '13.405, 200'],
    ['zoom', '3'],
    ['zoom', '12.5'],
    ['distance_unit', 'miles'],
  ])('refuses %s %s', async (key, value) => {
    expect((await set(key, value)).status).toBe(400);
  });
});

it('nothing but the example and its tests knows where it is', () => {
  const folders = ['components', 'containers', 'hooks', 'utils', 'services'];
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) =>
        /41\.29\d|69\.22\d|Asia\/Tashkent/.test(
          readFileSync(`${folder}/${name}`, 'utf8'),
        ),
      ),
  );
  expect(found).toEqual([]);
});
