// @module-tag both-engines
import fc from 'fast-check';
import { expect } from 'vitest';
import type { MenuDto } from '@/server/contracts/operator/menu';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';
import { filesOf } from '@/tests/support/factories/menu-file';
import { operate } from '@/tests/support/api/operator-tool';

const operator = { token: TEST_OPERATOR_TOKEN };
const at = (shopId: number) => `/dashboard/admin/shops/${shopId}/menu`;

const bring = (shopId: number, menu: object) =>
  api.call('PUT', at(shopId), { ...operator, body: { menu } });

const menuOf = async (shopId: number): Promise<MenuDto> =>
  (await api.get(at(shopId), operator)).body.data;

/** What people write, and what breaks files: quotes, separators, formulas, line ends, other scripts. */
const text = (most: number) =>
  fc
    .array(
      fc.constantFrom(
        ...'aZ9 ,;|=\\"\'+-@#\n\t',
        ...['плов', 'رز', '寿司', '🍜', '=1+1', '""', 'é'],
      ),
      { minLength: 1, maxLength: most },
    )
    .map((parts) => parts.join('').trim())
    .filter((joined) => joined.length > 0 && joined.length < 90);

const words = fc.record(
  {
    en: fc.record({ title: text(8), description: fc.option(text(20)) }),
    ru: fc.record({ title: text(8), description: fc.option(text(20)) }),
    ar: fc.record({ title: text(8), description: fc.constant(null) }),
  },
  { requiredKeys: ['en'] },
);
const label = fc.record({ en: fc.record({ title: text(6) }) });
const price = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
const named = <T>(of: fc.Arbitrary<T>, most: number) =>
  fc.array(of, { minLength: 1, maxLength: most });

const menus = fc
  .record({
    extras: named(
      fc.record({
        label,
        type: fc.constantFrom('text', 'color'),
        values: named(label, 3),
      }),
      2,
    ),
    categories: named(fc.record({ words, active: fc.boolean() }), 3),
    groups: named(fc.record({ label, max: fc.integer({ min: 1, max: 4 }) }), 2),
    products: named(
      fc.record({
        words,
        addon: fc.boolean(),
        active: fc.boolean(),
        vegetarian: fc.boolean(),
        category: fc.nat(3),
        kcal: fc.option(fc.nat(2000)),
        byWeight: fc.boolean(),
        options: named(fc.record({ price, sku: fc.boolean() }), 3),
        group: fc.nat(2),
      }),
      5,
    ),
  })
  .map(({ categories, extras, groups, products }): MenuDto => {
    const slugs = categories.map((_, index) => `section-${index}`);
    const addons = products.flatMap(({ addon }, index) =>
      addon ? `dish-${index}` : [],
    );
    return {
      categories: categories.map((one, index) => ({
        slug: slugs[index] ?? '',
        img: index ? `/storage/images/house/${index}.webp` : null,
        active: one.active,
        position: index,
        translations: one.words,
      })),
      extras: extras.map((one, index) => ({
        key: `Extra |=\\ ${index}`,
        type: one.type as 'color' | 'text',
        translations: one.label,
        values: one.values.map((value, place) => ({
          key: `=${place}`,
          value: `#${place}${place}${place}`,
          translations: value,
        })),
      })),
      addon_groups: groups.map((one, index) => ({
        key: `Group ${index}`,
        min: addons.length ? Math.min(1, one.max) : 0,
        max: one.max,
        translations: one.label,
        items: addons,
      })),
      products: products.map((one, index) => ({
        slug: `dish-${index}`,
        category: slugs[one.category] ?? null,
        addon: one.addon,
        img: null,
        gallery: index
          ? ['/storage/images/a.webp', '/storage/images/b.webp']
          : [],
        unit: one.byWeight ? 'kg' : 'portion',
        min_qty: one.byWeight ? 0.5 : 1,
        max_qty: 50,
        interval: one.byWeight ? 0.25 : 1,
        tax_percent: index,
        active: one.active,
        status: 'published' as const,
        vegetarian: one.vegetarian,
        spicy: !one.vegetarian,
        allergens: one.vegetarian ? ['milk' as const, 'soy' as const] : [],
        kcal: one.kcal,
        protein_grams: one.kcal,
        fat_grams: null,
        carb_grams: 3,
        position: index,
        translations: one.words,
        // as many options as the first extra can tell apart
        options: one.options
          .slice(0, extras[0]?.values.length ?? 1)
          .map((option, place) => ({
            sku: option.sku ? `SKU-${index}-${place}` : null,
            price: option.price,
            quantity: one.byWeight ? 2.5 : 3,
            allergens: [],
            extras: [{ group: `Extra |=\\ 0`, value: `=${place}` }],
          })),
        addon_groups:
          !one.addon && groups[one.group] ? [`Group ${one.group}`] : [],
      })),
    };
  });

it('is the same menu after it went out and came in: to its own shop nothing changes, another gets all of it', async () => {
  await fc.assert(
    fc.asyncProperty(menus, async (menu) => {
      const shop = await createShop(api.db);
      const made = await bring(shop.id, menu);
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      const out = await menuOf(shop.id);
      expect(out).toEqual(menu);
      for (const name of ['out.csv', 'out.json']) {
        const file = await filesOf({ [name]: '' });
        const id = String(shop.id);
        await operate(api, ['menu', 'export', id, '--out', file]);
        const back = await operate(api, [
          'menu',
          'import',
          id,
          file,
          '--replace',
        ]);
        expect(back.errors).toBe('');
        expect(back.out).toContain(
          `${menu.products.length} products: 0 made, 0 changed`,
        );
        expect(await menuOf(shop.id)).toEqual(out);
        const other = await createShop(api.db);
        await operate(api, ['menu', 'import', String(other.id), file]);
        expect(await menuOf(other.id)).toEqual(out);
      }
    }),
    { numRuns: 25 },
  );
});
