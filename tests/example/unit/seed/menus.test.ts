import { beforeAll, describe, expect, test } from 'vitest';
import { libraries } from '@/example/city/content/content';
import type { CityRows } from '@/example/city/seed/rows';
import { recipes } from '@/example/pictures/recipes';
import { planCity } from '@/example/city/seed/seed-city';

const FIRST = 4;

describe('the demo city’s menus', () => {
  let rows: CityRows;

  beforeAll(async () => {
    rows = await planCity({
      now: new Date('2026-11-18T07:00:00Z'),
      demo: false,
    });
  });

  test('begin with the dishes whose pictures invite', () => {
    const shown = libraries.flatMap(({ showpieces = [] }) => showpieces);
    const cooked = libraries.filter(({ showpieces }) => showpieces);
    const inStock = new Set(
      rows
        .of('stocks')
        .flatMap(({ productId, quantity }) =>
          Number(quantity) > 0 ? [productId] : [],
        ),
    );
    const others = cooked
      .flatMap(({ shops }) => shops)
      .flatMap(({ slug }) => {
        const shop = rows.of('shops').find((row) => row.slug === slug);
        return rows
          .of('products')
          .filter(
            ({ id, ordersCount = 0, shopId }) =>
              shopId === shop?.id && ordersCount > 0 && inStock.has(id ?? 0),
          )
          .toSorted((a, b) => (b.ordersCount ?? 0) - (a.ordersCount ?? 0))
          .slice(0, FIRST)
          .map((product) => product.slug);
      })
      .filter((slug) => !shown.includes(slug));
    expect(others).toEqual([]);
  });

  test('sell every dish that their shop’s cover shows, and each once', () => {
    const shown = libraries.flatMap(({ shops }) =>
      shops.flatMap(({ slug, table }) => {
        const id = rows.of('shops').find((row) => row.slug === slug)?.id;
        const menu = rows
          .of('products')
          .flatMap((row) => (row.shopId === id ? [row.slug] : []));
        const { dishes } = table;
        return dishes
          .filter(
            (dish, at) => !menu.includes(dish) || dishes.indexOf(dish) < at,
          )
          .map((dish) => `${slug}: ${dish}`);
      }),
    );
    expect(shown).toEqual([]);
  });

  test('are shown by dishes seen from one side', () => {
    const mixed = libraries
      .flatMap(({ shops }) => shops)
      .filter(({ table }) => {
        const sides = table.dishes.map(
          (slug) => recipes[slug]?.horizon === undefined,
        );
        return sides.length < 5 || new Set(sides).size !== 1;
      });
    expect(mixed.map(({ slug }) => slug)).toEqual([]);
  });

  test('have no dish that was ordered more often than its shop, and no reviews without orders', () => {
    for (const { id, ordersCount = 0, reviewsCount = 0 } of rows.of('shops')) {
      expect(reviewsCount).toBeLessThanOrEqual(ordersCount);
      for (const product of rows.of('products'))
        if (product.shopId === id)
          expect(product.ordersCount ?? 0).toBeLessThanOrEqual(ordersCount);
    }
  });
});
