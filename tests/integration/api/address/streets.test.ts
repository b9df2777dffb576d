import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApiHarness,
  openApi,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { CITY, CREDIT, feature } from '@/tests/support/api/city-file';
import { operate } from '@/tests/support/api/operator-tool';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createExamplePlace } from '@/tests/support/factories/place';

const token = TEST_OPERATOR_TOKEN;

let api: ApiHarness;
beforeAll(async () => {
  api = await openApi();
  await createCurrencies(api.db);
  await createExamplePlace(api.db);
});
afterAll(() => api.close());

const bring = (features: readonly unknown[], attribution = CREDIT) =>
  api.call('PUT', '/dashboard/admin/streets', {
    token,
    body: { attribution, city: { type: 'FeatureCollection', features } },
  });

async function found(query: string): Promise<string[]> {
  const { body } = await api.get(`/rest/geocode?${query}`);
  return (body.data.results as { formatted_address: string }[]).map(
    ({ formatted_address: text }) => text,
  );
}
const typed = (text: string, lang = 'de') =>
  found(`lang=${lang}&address=${encodeURIComponent(text)}`);

describe('the streets of a city', () => {
  it('draw its map and name whom their licence names', async () => {
    const { body, status } = await bring(CITY);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      attribution: CREDIT,
      bounds: [13.38, 52.51, 13.42, 52.521],
      streets: 3,
      addresses: 3,
    });
    const map = await api.get('/rest/map?lang=ru');
    expect(map.headers.get('cache-control')).toBe('public, max-age=60');
    const { attribution, features } = map.body.data;
    expect(attribution).toBe(CREDIT);
    const drawn = (features as ReturnType<typeof feature>[]).map(
      ({ properties: { kind, name } }) => [kind, name],
    );
    // the two ways of the ring are one, and no footway is drawn
    expect(drawn).toEqual([
      ['park', 'Garten'],
      ['water', 'See'],
      ['street', 'Lange Straße'],
      ['street', 'Straße des 17. Juni'],
      ['avenue', 'Кольцо'],
      ['district', 'Митте'],
    ]);
  });

  it('are found by what is typed, and name what is at a point', async () => {
    expect(await typed('lange strasse 12a')).toEqual([
      'Lange Straße 12a, Mitte',
    ]);
    expect(await typed('Lange Str')).toEqual(['Lange Straße, Mitte']);
    expect(await typed('Straße des 17. Juni 5')).toEqual([
      'Straße des 17. Juni 5, Mitte',
    ]);
    expect(await typed('кольцо', 'ru')).toEqual(['Кольцо, Митте']);
    expect(await typed('Navoi 12')).toEqual([]);
    expect(await typed('Lange Straße 99')).toEqual(['Lange Straße, Mitte']);
    expect(await found('lang=de&latlng=52.5152,13.4021')).toEqual([
      'Lange Straße 12, Mitte',
    ]);
    expect(await found('lang=de&latlng=52.5201,13.39')).toEqual([
      'Ring, Mitte',
    ]);
    expect(await found('latlng=52.6,13.4')).toEqual([]);
  });

  it('put the number first where the country does', async () => {
    const country = (value: string) =>
      api.call('PUT', '/dashboard/admin/settings/country', {
        token,
        body: { value },
      });
    await country('GB');
    expect(await typed('lange 12')).toEqual(['12 Lange Straße, Mitte']);
    await country('');
  });

  it.each([
    [
      [{ type: 'Feature', properties: {}, geometry: { type: 'Curve' } }],
      /^Feature 1 has the geometry "Curve"/,
    ],
    [
      [
        CITY[0],
        feature({ highway: 'road' }, 'LineString', [
          [13, 91],
          [13, 52],
        ]),
      ],
      /^Feature 2 has the position 13, 91/,
    ],
    [
      [feature({ highway: 'road' }, 'LineString', [[13, 52]])],
      /fewer than 2 positions/,
    ],
    [
      [
        feature({ leisure: 'park' }, 'Polygon', [
          [
            [13, 52],
            [13, 53],
            [13, 52],
          ],
        ]),
      ],
      /a ring of fewer than 4/,
    ],
    [[feature({ shop: 'bakery' }, 'Point', [13, 52])], /no road, water, park/],
    [
      [
        CITY[0],
        feature({ place: 'suburb', name: 'Far' }, 'Point', [2.3, 48.8]),
      ],
      /which is no city/,
    ],
    [['nothing'], /^Feature 1 is no GeoJSON feature/],
  ])(
    'refuse a file that is wrong, and stay as they were (%#)',
    async (features, reason) => {
      const { body, status } = await bring(features);
      expect(status).toBe(400);
      expect(body.params.city[0]).toMatch(reason);
      const kept = await api.get('/dashboard/admin/streets', { token });
      expect(kept.body.data).toMatchObject({ streets: 3, addresses: 3 });
    },
  );

  it('are brought, shown and removed by the operator’s tool, which says what is missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sofra-streets-'));
    const file = join(folder, 'city.geojson');
    writeFileSync(
      file,
      JSON.stringify({ type: 'FeatureCollection', features: CITY }),
    );
    const brought = await operate(api, [
      ...['streets', 'import', file, '--attribution', CREDIT],
    ]);
    expect(brought).toMatchObject({ code: 0, errors: '' });
    expect(brought.out).toMatch(/Streets: +3\nAddresses: +3/);
    expect((await operate(api, ['streets', 'show'])).out).toContain(CREDIT);
    const unsure = await operate(api, ['streets', 'clear']);
    expect(unsure).toMatchObject({ code: 2 });
    writeFileSync(file, '{"type":"Feature"}');
    const wrong = await operate(api, ['streets', 'import', file]);
    expect(wrong.errors).toContain('is no GeoJSON FeatureCollection');
    const check = await operate(api, ['check', 'place']);
    expect(check.out).toContain('setting set country DE');
    expect(check.out).not.toContain('streets import');
    expect(check.code).toBe(1);
  });

  it('are told apart by the numbers in their names', async () => {
    const street = (name: string, lat: number) => [
      feature({ highway: 'residential', name }, 'LineString', [
        [13.4, lat],
        [13.41, lat],
      ]),
      ...['3', '51'].map((house, index) =>
        feature({ 'addr:street': name, 'addr:housenumber': house }, 'Point', [
          13.401 + index / 1000,
          lat,
        ]),
      ),
    ];
    await bring([
      ...street('Straße 5', 52.51),
      ...street('Straße 51', 52.512),
      ...street('Straße 512', 52.514),
    ]);
    expect(await typed('Straße 512 3')).toEqual(['Straße 512 3']);
    expect(await typed('Straße 51 3')).toEqual(['Straße 51 3']);
    expect(await typed('Straße 51')).toEqual(['Straße 51']);
    expect(await typed('Straße 5 51')).toContain('Straße 5 51');
  });

  it('are the operator’s alone to bring', async () => {
    const body = { city: { type: 'FeatureCollection', features: CITY } };
    const path = '/dashboard/admin/streets';
    expect((await api.call('PUT', path, { body })).status).toBe(401);
  });

  it('are replaced by the next import, and the example’s map comes back without them', async () => {
    await bring(CITY.slice(0, 1), '');
    const map = await api.get('/rest/map');
    expect(map.body.data.features).toHaveLength(1);
    expect(map.body.data.attribution).toBeUndefined();
    const path = '/dashboard/admin/streets';
    expect((await api.call('DELETE', path, { token })).status).toBe(200);
    expect((await api.get(path, { token })).body.data).toBeNull();
    const example = await api.get('/rest/map');
    expect(example.body.data.features.length).toBeGreaterThan(100);
  });
});
