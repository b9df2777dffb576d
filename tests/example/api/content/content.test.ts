import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { BannerDto, CategoryDto } from '@/server/contracts/shop';
import { seededIt as it } from '@/tests/example/support/seeded-api';
import { api } from '@/tests/support/api/api-test';

const raw = (path: string): Promise<Response> =>
  api.fetch(new Request(`http://test.local${path}`));

describe('content of the home page', () => {
  it('lists cuisines and trades with how many places each has', async () => {
    const { body } = await api.get('/rest/categories/paginate?perPage=100');
    const rows = body.data as CategoryDto[];
    expect(rows.length).toBe(20);
    expect(rows[0]).toMatchObject({
      slug: 'uzbek',
      type: 'main',
      shops_count: 1,
      children: [],
    });
    expect(rows[0]?.img).toMatch(/^\/storage\/images\/category-uzbek\./);
    const trades = await api.get('/rest/categories/paginate?type=shop&lang=ru');
    expect(trades.body.meta.total).toBe(5);
    const unknown = await api.get('/rest/categories/paginate?type=menu');
    expect(unknown.body).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('lists banners that lead to own pages', async () => {
    const { body } = await api.get('/rest/banners/paginate?lang=ar');
    const rows = body.data as BannerDto[];
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const { img, translation, url } of rows) {
      expect(url).toMatch(/^\/(\?category_id=\d+|(restaurant|shop)\/\d+)$/);
      expect((await raw(img)).status).toBe(200);
      expect(translation.locale).toBe('ar');
      expect(translation.button).toBeTruthy();
    }
  });

  it('draws the city with names in the asked language', async () => {
    const english = await api.get('/rest/map');
    const russian = await api.get('/rest/map?lang=ru');
    expect(english.body.data.type).toBe('FeatureCollection');
    expect(english.body.data.features.length).toBeGreaterThan(50);
    expect(russian.body.data.features[0].properties.name).not.toBe(
      english.body.data.features[0].properties.name,
    );
  });

  it('names the tags of shops', async () => {
    const { body } = await api.get('/rest/shops-takes?lang=ru');
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toContain(
      'halal',
    );
  });
});

describe('pictures', () => {
  it('are served with their type, to be kept for ever', async () => {
    const { body } = await api.get('/rest/shops/paginate');
    const answer = await raw(body.data[0].logo_img as string);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  it('uploaded ones come from DATA_DIR first', async () => {
    const folder = join(api.env.DATA_DIR, 'storage', 'images', 'reviews');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'mine.png'), 'ours');
    expect(await (await raw('/storage/images/reviews/mine.png')).text()).toBe(
      'ours',
    );
  });

  it.each([
    '/storage/images/nothing.webp',
    '/storage/images/manifest.json',
    '/storage/images/',
    '/storage/images/reviews',
    '/storage/images/..%2F..%2Foperator-token',
    '/storage/images/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/storage/images/..%5c..%5cpackage.json',
    '/storage/images/.hidden.png',
    '/storage/images/a..png',
  ])('%s is a 404', async (path) => {
    expect((await raw(path)).status).toBe(404);
  });
});
