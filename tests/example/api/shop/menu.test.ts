import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type {
  ProductDto,
  ShopProductsDto,
  StockDto,
} from '@/server/contracts/product';
import type { CurrencyDto } from '@/server/contracts/settings';
import type { ShopDto } from '@/server/contracts/shop';
import { categoryTranslations } from '@/server/db/schema/catalogue';
import { products, stocks } from '@/server/db/schema/products';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { seededIt as it } from '@/tests/example/support/seeded-api';
import { api } from '@/tests/support/api/api-test';
import { moneyUnit } from '@/utils/money/money';

let restaurant: ShopDto;
let menu: ShopProductsDto;

it.beforeAll(async () => {
  restaurant = (await api.get('/rest/shops/paginate?type=restaurant&deals=1'))
    .body.data[0];
  menu = await menuOf();
});

async function menuOf(query = ''): Promise<ShopProductsDto> {
  const { body, status } = await api.get(
    `/rest/shops/${restaurant.id}/products?${query}`,
  );
  expect(status).toBe(200);
  return body.data as ShopProductsDto;
}

const allOf = ({ all }: ShopProductsDto): ProductDto[] =>
  all.flatMap(({ products: list }) => list);
const cents = (amount: number): number => Math.round(amount * 100);

describe('the menu of a shop', () => {
  it('holds each section and each product once, without add-ons', () => {
    const sections = menu.all.map(({ id }) => id);
    expect(new Set(sections).size).toBe(sections.length);
    const ids = allOf(menu).map(({ id }) => id);
    expect(ids).toHaveLength(restaurant.products_count);
    expect(new Set(ids).size).toBe(ids.length);
    expect(menu.recommended.length).toBeGreaterThan(0);
    expect(ids).toEqual(
      expect.arrayContaining(menu.recommended.map(({ id }) => id)),
    );
  });

  it('names add-on groups without their members; the product itself has them whole', async () => {
    const dish = allOf(menu).find(
      ({ stocks: list }) => list[0]?.addon_groups.length,
    );
    expect(dish?.stocks[0]?.addon_groups[0]).not.toHaveProperty('addons');
    const { body } = await api.get(`/rest/products/${dish?.uuid}`);
    const whole = body.data as ProductDto;
    const group = whole.stocks[0]?.addon_groups[0];
    expect(group?.addons?.length).toBeGreaterThan(0);
    expect(group?.addons?.[0]).toMatchObject({
      stock_id: group?.addons?.[0]?.product.stock.id,
      product: { stock: { total_price: expect.any(Number) } },
    });
    expect(whole.shop).toMatchObject({ id: restaurant.id, type: 'restaurant' });
  });

  it('has stocks with extras for what comes in sizes', () => {
    const sized = allOf(menu).find(({ stocks: list }) => list.length > 1);
    const [first, second] = sized?.stocks ?? [];
    expect(first?.extras[0]).toMatchObject({
      value: expect.any(String),
      group: { type: 'text', translation: { locale: 'en' } },
    });
    expect(second?.extras[0]?.group.id).toBe(first?.extras[0]?.group.id);
    expect(second?.price).toBeGreaterThan(first?.price ?? 0);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'adds up to the cent, or to whole units where cents are not paid, in currency %s',
    async (id) => {
      const { body } = await api.get(`/rest/currencies`);
      const currency = (body.data as CurrencyDto[]).find(
        (one) => one.id === id,
      );
      if (!currency) throw new Error(`no currency ${id}`);
      const unit = moneyUnit(currency) / 100;
      const converted = allOf(await menuOf(`currency_id=${id}`)).flatMap(
        ({ stocks: list }) => list,
      );
      const listed = new Map(
        allOf(menu)
          .flatMap(({ stocks: list }) => list)
          .map((stock): [number, StockDto] => [stock.id, stock]),
      );
      for (const stock of converted) {
        expect(cents(stock.total_price)).toBe(
          cents(stock.price) - cents(stock.discount),
        );
        const original = listed.get(stock.id);
        expect(
          Math.abs(stock.price - (original?.price ?? 0) * currency.rate),
        ).toBeLessThanOrEqual(unit * 0.51);
        expect(cents(stock.price) % cents(unit)).toBe(0);
      }
    },
  );

  it('shows discounts that run, and not those that ended', async () => {
    const reduced = allOf(menu).filter(({ discounts }) => discounts.length);
    expect(reduced.length).toBeGreaterThan(0);
    for (const { discounts, stocks: list } of reduced) {
      const best = Math.max(...discounts.map(({ value }) => value));
      const [stock] = list;
      expect(cents(stock?.discount ?? 0)).toBe(
        Math.round((cents(stock?.price ?? 0) * best) / 100),
      );
    }
  });

  it('comes in the asked language and falls back', async () => {
    const [section] = menu.all;
    const russian = (await menuOf('lang=ru')).all[0];
    expect(russian?.translation.title).not.toBe(section?.translation.title);
    await api.db
      .delete(categoryTranslations)
      .where(
        and(
          eq(categoryTranslations.categoryId, section?.id ?? 0),
          eq(categoryTranslations.locale, 'ru'),
        ),
      );
    forgetCached('menu:');
    expect((await menuOf('lang=ru')).all[0]?.translation).toEqual(
      section?.translation,
    );
  });

  it('can be one section, in another order', async () => {
    const section = menu.all.find(({ products: list }) => list.length > 2);
    const one = await menuOf(`category_id=${section?.id}&order_by=price_desc`);
    expect(one.all.map(({ id }) => id)).toEqual([section?.id]);
    const prices =
      one.all[0]?.products.map(({ stocks: list }) => list[0]?.price ?? 0) ?? [];
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });

  it('keeps what is out of stock and leaves out what is not active', async () => {
    const [gone, off] = allOf(menu);
    await api.db
      .update(stocks)
      .set({ quantity: 0 })
      .where(eq(stocks.productId, gone?.id ?? 0));
    await api.db
      .update(products)
      .set({ active: false })
      .where(eq(products.id, off?.id ?? 0));
    forgetCached('menu:');
    const changed = allOf(await menuOf());
    expect(changed.find(({ id }) => id === gone?.id)?.stocks[0]?.quantity).toBe(
      0,
    );
    expect(changed.map(({ id }) => id)).not.toContain(off?.id);
    expect((await api.get(`/rest/products/${off?.uuid}`)).status).toBe(404);
    await api.db
      .update(products)
      .set({ active: true })
      .where(eq(products.id, off?.id ?? 0));
    forgetCached('menu:');
  });

  it('lists its sections', async () => {
    const { body } = await api.get(`/rest/shops/${restaurant.id}/categories`);
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual(
      menu.all.map(({ id }) => id),
    );
  });

  it('costs no query when warm, and at most ten when cold', async () => {
    const both = async (): Promise<number> => {
      const before = api.queries();
      await api.get(`/rest/shops/${restaurant.id}`);
      await menuOf();
      return api.queries() - before;
    };
    await api.heard();
    forgetCached('');
    expect(await both()).toBeLessThanOrEqual(10);
    expect(await both()).toBe(0);
  });
});
