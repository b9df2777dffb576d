// @module-tag both-engines
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  createMainCategory,
  createNamedProduct,
  createNamedShop,
} from '@/tests/support/factories/searchable';
import { type SearchHit, searchCalls } from '@/tests/support/search-calls';

const NOON = new Date('2026-03-04T09:00:00Z');

const { search, titles } = searchCalls('shops', () => api);

it.beforeAll(async () => {
  api.setNow(NOON);
  const { db } = api;
  const night = { hours: { opensAt: '00:00', closesAt: '00:01' } };

  const plov = await createNamedShop(db, {
    en: ['Plov Centre', 'Three kinds from morning on'],
    ru: 'Центр плова',
    ar: 'مركز البلوف',
  });
  await createNamedProduct(db, plov.id, {
    en: 'Wedding plov',
    ru: 'Свадебный плов',
  });
  const seller = await createNamedShop(db, { en: 'Besh Qozon' });
  await createNamedProduct(db, seller.id, { en: 'Samarkand plov' });
  const mentioned = await createNamedShop(db, {
    en: ['Choyxona', 'Tea after plov'],
  });
  const categoryId = await createMainCategory(db, mentioned.id, {
    en: 'Tea houses',
    de: 'Teestuben',
  });
  const leaves = await createNamedShop(db, { en: 'Leaves' });
  await createNamedProduct(db, leaves.id, { en: 'Sencha' }, { categoryId });
  await createNamedShop(db, { en: 'Lagman' }, night);
  await createNamedShop(db, { en: 'Lagman Yard' });
  await createNamedShop(db, { en: 'Lagman Night' }, night);
  const norin = await createNamedShop(db, { en: 'Norin Garden' });
  for (const [en, ordersCount] of [
    ['Green tea', 2],
    ['Beef soup', 900],
    ['Flat bread', 50],
  ] as const)
    await createNamedProduct(db, norin.id, { en }, { ordersCount });
  await createNamedShop(db, { en: 'Norin Empty' });
});

describe('a search for shops', () => {
  it('finds them by title, by what they sell and by description, in this order', async () => {
    const hits = await search('plov');
    expect(hits.map(({ translation }) => translation.title)).toEqual([
      'Plov Centre',
      'Besh Qozon',
      'Choyxona',
    ]);
    expect(hits.map(({ match }) => [match?.field, match?.text])).toEqual([
      ['title', 'Plov Centre'],
      ['product', 'Samarkand plov'],
      ['description', 'Tea after plov'],
    ]);
    expect(hits[1]?.match?.ranges).toEqual([[10, 14]]);
  });

  it.each([
    ['plvo centre', 'Plov Centre'],
    ['центр', 'Plov Centre'],
    ['wtynh', 'Plov Centre'],
    ['مركز', 'Plov Centre'],
    ['besh samarkand', 'Besh Qozon'],
    ['teestube', 'Choyxona'],
    ['qozn', 'Besh Qozon'],
  ])('forgives: %s', async (term, title) => {
    expect((await titles(term))[0]).toBe(title);
  });

  it('names the section that was found in the reader’s language', async () => {
    const hits = await search('teestuben');
    expect(
      hits.map(({ match, translation }) => [
        translation.title,
        match?.field,
        match?.text,
      ]),
    ).toEqual([
      // the kind of place it is: it may have no such section
      ['Choyxona', 'kind', 'Tea houses'],
      ['Leaves', 'category', 'Tea houses'],
    ]);
  });

  it('puts a whole title first though it is closed, then the open ones', async () => {
    expect(await titles('lagman')).toEqual([
      'Lagman',
      'Lagman Yard',
      'Lagman Night',
    ]);
    expect(await titles('lagman', '&open=1')).toEqual(['Lagman Yard']);
    expect(await titles('lagman', '&open=0')).toEqual([
      'Lagman',
      'Lagman Night',
    ]);
  });

  it('keeps to what delivers to the address, unless one fetches it', async () => {
    const far = '&address[latitude]=10&address[longitude]=10';
    expect(await titles('lagman', far)).toEqual([]);
    expect(await titles('lagman', `${far}&pickup=1`)).toHaveLength(3);
  });

  it('pages without repeating or skipping', async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const { body } = await api.get(
        `/rest/shops/search?search=plov&perPage=1&page=${page}`,
      );
      expect(body.meta).toMatchObject({ total: 3, last_page: 3 });
      seen.push(body.data[0].translation.title);
    }
    expect(seen).toEqual(['Plov Centre', 'Besh Qozon', 'Choyxona']);
  });

  it('finds nothing for nonsense, and refuses nothing asked', async () => {
    expect(await titles('qwrtzpsd')).toEqual([]);
    const { body, status } = await api.get('/rest/shops/search?search=%20');
    expect(status).toBe(400);
    expect(body.params).toHaveProperty('search');
  });
});

describe('what a found shop sells most', () => {
  const dishesOf = (hits: readonly SearchHit[]) =>
    hits.map(({ dishes, translation }) => [
      translation.title,
      dishes?.map((dish) => dish.translation.title),
    ]);

  it('comes with it when it is asked for, also of one that only its name found', async () => {
    expect(dishesOf(await search('norin', '&dishes=2'))).toEqual([
      ['Norin Garden', ['Beef soup', 'Flat bread']],
      ['Norin Empty', []],
    ]);
    expect(dishesOf(await search('norin'))).toEqual([
      ['Norin Garden', undefined],
      ['Norin Empty', undefined],
    ]);
  });

  it('costs as many queries for two shops as for one', async () => {
    const queriesOf = async (term: string, more = '') => {
      const before = api.queries();
      await search(term, more);
      return api.queries() - before;
    };
    const more = async (term: string) => {
      const without = await queriesOf(term);
      return (await queriesOf(term, '&dishes=2')) - without;
    };
    expect(await more('norin')).toBe(await more('besh qozon'));
  });
});

describe('the search of lists', () => {
  it('forgives alike and keeps the list’s order', async () => {
    const shops = await api.get(
      '/rest/shops/paginate?search=plvo&order_by=new',
    );
    expect(shops.body.data).toHaveLength(3);
    const products = await api.get(
      '/rest/products/paginate?search=plvo&order_by=old',
    );
    expect(
      products.body.data.map((row: SearchHit) => row.translation.title),
    ).toEqual(['Wedding plov', 'Samarkand plov']);
    const [{ shop_id: shopId }] = products.body.data;
    const menu = await api.get(
      `/rest/shops/${shopId}/products/paginate?search=weding`,
    );
    expect(menu.body.meta.total).toBe(1);
  });
});
