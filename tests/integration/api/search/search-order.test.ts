// @module-tag both-engines
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  createMainCategory,
  createNamedProduct,
  createNamedShop,
} from '@/tests/support/factories/searchable';
import { searchCalls } from '@/tests/support/search-calls';

const NOON = new Date('2026-03-04T09:00:00Z');
const night = { hours: { opensAt: '00:00', closesAt: '00:01' } };

const products = searchCalls('products', () => api);
const shops = searchCalls('shops', () => api);

it.beforeAll(async () => {
  api.setNow(NOON);
  const { db } = api;
  const mama = await createNamedShop(db, { en: 'Mama Lola Pizzeria' });
  await createNamedProduct(db, mama.id, { en: 'Spaghetti' });
  await createNamedProduct(db, mama.id, { en: 'Pizza Lola' });
  const forno = await createNamedShop(db, { en: 'Forno' });
  const categoryId = await createMainCategory(db, mama.id, { en: 'Pizza' });
  await createNamedProduct(db, forno.id, { en: 'Margherita' }, { categoryId });
  for (const title of ['Kefir cake', 'Kefirchik', 'Kefirlik', 'Kefirsoup'])
    await createNamedProduct(db, forno.id, { en: title });
  await createNamedProduct(db, forno.id, { en: ['Sauce', 'For your pizza'] });

  const grocery = await createNamedShop(
    db,
    { en: 'Korzinka' },
    { type: 'shop' },
  );
  await createNamedProduct(db, grocery.id, { en: 'Carrots for manti' });
  await createNamedProduct(db, grocery.id, { en: 'Kefir 2%' });
  await createNamedProduct(db, grocery.id, { en: 'Kefir light' });
  const closed = await createNamedShop(db, { en: 'Manti House' }, night);
  await createNamedProduct(db, closed.id, { en: 'Manti of the house' });
  const kitchen = await createNamedShop(db, { en: 'Yangi' });
  await createNamedProduct(db, kitchen.id, { en: 'Manti with beef' });
  await createNamedProduct(db, kitchen.id, { en: 'Manti with pumpkin' });
});

describe('the order of what a search finds', () => {
  it('puts a dish that only its shop’s name finds after those found by their own words', async () => {
    expect(await products.titles('pizza')).toEqual([
      'Pizza Lola',
      'Margherita',
      'Sauce',
      'Spaghetti',
    ]);
  });

  it('puts a shop’s dish that is asked for with its name before the rest of that shop', async () => {
    expect(await products.titles('forno margherita')).toEqual(['Margherita']);
    expect(await products.titles('mama pizza')).toEqual([
      'Pizza Lola',
      'Spaghetti',
    ]);
  });

  it('puts groceries after dishes where the word is mostly a dish’s, of what is open', async () => {
    expect(await products.titles('manti')).toEqual([
      'Manti with beef',
      'Manti with pumpkin',
      'Carrots for manti',
      'Manti of the house',
    ]);
  });

  it('puts groceries first where the word is mostly theirs', async () => {
    expect(await products.titles('kefir')).toEqual([
      'Kefir 2%',
      'Kefir light',
      'Kefir cake',
      'Kefirchik',
      'Kefirlik',
      'Kefirsoup',
    ]);
  });

  it('keeps that order over pages', async () => {
    const seen = [];
    for (const page of [1, 2, 3, 4]) {
      const { body } = await api.get(
        `/rest/products/search?search=manti&perPage=1&page=${page}`,
      );
      seen.push(body.data[0].translation.title);
    }
    expect(seen).toEqual(await products.titles('manti'));
  });

  it('puts open shops that sell it before a closed one that is called so', async () => {
    expect(await shops.titles('manti')).toEqual([
      'Korzinka',
      'Yangi',
      'Manti House',
    ]);
  });
});
