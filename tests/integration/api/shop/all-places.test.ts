import { describe, expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import type { PlacesDto } from '@/server/contracts/places';
import { api, it } from '@/tests/support/api/api-test';
import { createNamedShop } from '@/tests/support/factories/searchable';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

const YUNUSOBOD = { latitude: 41.36, longitude: 69.28 };

async function places(query = ''): Promise<PlacesDto> {
  const answer = await api.get(`/rest/places?lang=en${query}`);
  expect(answer.status).toBe(200);
  return (answer.body as { data: PlacesDto }).data;
}

describe('GET /rest/places', () => {
  it.beforeAll(async () => {
    const centre = { ...EXAMPLE_LOCATION };
    await createNamedShop(api.db, { en: 'Élan', ru: 'Ёлка' }, centre);
    await createNamedShop(api.db, { en: '24 hours' }, centre);
    await createNamedShop(api.db, { en: 'Eski shahar' }, YUNUSOBOD);
    await createNamedShop(api.db, { en: 'Anor' }, YUNUSOBOD);
    forgetCached('');
  });

  it('has every place by name, accents beside their letters, digits last', async () => {
    const { last_page, letters, places: rows, total } = await places();
    expect(rows.map(({ letter, title }) => [letter, title])).toEqual([
      ['A', 'Anor'],
      ['E', 'Élan'],
      ['E', 'Eski shahar'],
      ['#', '24 hours'],
    ]);
    expect(letters).toEqual([
      { letter: 'A', count: 1, page: 1 },
      { letter: 'E', count: 2, page: 1 },
      { letter: '#', count: 1, page: 1 },
    ]);
    expect({ last_page, total }).toEqual({ last_page: 1, total: 4 });
  });

  it('is in the asked language', async () => {
    const answer = await api.get('/rest/places?lang=ru');
    const { data } = answer.body as { data: PlacesDto };
    expect(data.places.map(({ letter }) => letter)).toContain('Е');
  });

  it('counts the districts of the map, and shows one of them', async () => {
    const all = await places();
    const counts = all.districts.map(({ count }) => count);
    expect(counts).toEqual([2, 2]);
    const [one] = all.districts;
    const { places: rows, total } = await places(`&district=${one?.id}`);
    expect(total).toBe(2);
    expect(new Set(rows.map(({ district }) => district))).toEqual(
      new Set([one?.title]),
    );
  });
});
