import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { products, stocks } from '@/server/db/schema/products';
import { api, it } from '@/tests/support/api/api-test';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

let shopId: number;
let productId: number;
let stockId: number;
it.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
});

beforeEach(async () => {
  await api.db.delete(products);
  const made = await createProduct(api.db, shopId, { priceMinor: 690 });
  productId = made.id;
  stockId = made.stockId;
});

/** Whether a list of what costs exactly that has the product. */
async function costs(price: number): Promise<boolean> {
  const { body, status } = await api.get(
    `/rest/products/paginate?price_from=${price}&price_to=${price}`,
  );
  expect(status).toBe(200);
  return body.meta.total === 1;
}

describe('the price by which a product is listed', () => {
  it('is that of its first stock, whoever writes it', async () => {
    expect(await costs(6.9)).toBe(true);
    await api.db
      .update(stocks)
      .set({ priceMinor: 750 })
      .where(eq(stocks.id, stockId));
    expect(await costs(7.5)).toBe(true);
    await api.db
      .insert(stocks)
      .values({ productId, priceMinor: 500, position: 1 });
    expect(await costs(5)).toBe(false);
    await api.db
      .update(stocks)
      .set({ position: 2 })
      .where(eq(stocks.id, stockId));
    expect(await costs(5)).toBe(true);
    await api.db.delete(stocks).where(eq(stocks.priceMinor, 500));
    expect(await costs(7.5)).toBe(true);
  });

  it('of several products is right when their stocks are written at once', async () => {
    const other = await createProduct(api.db, shopId, { priceMinor: 1_000 });
    await api.db.insert(stocks).values([
      { productId, priceMinor: 100, position: -1 },
      { productId, priceMinor: 200, position: -2 },
      { productId: other.id, priceMinor: 300, position: -1 },
    ]);
    expect(await costs(2)).toBe(true);
    expect(await costs(3)).toBe(true);
    expect(await costs(1)).toBe(false);
  });

  it('moves with a stock that is given to another product, and ends with the last one', async () => {
    const other = await createProduct(api.db, shopId, { priceMinor: 1_000 });
    await api.db
      .update(stocks)
      .set({ productId: other.id, position: -1 })
      .where(eq(stocks.id, stockId));
    const rows = await api.db
      .select({ id: products.id, price: products.priceMinor })
      .from(products);
    expect(new Map(rows.map(({ id, price }) => [id, price]))).toEqual(
      new Map([
        [productId, null],
        [other.id, 690],
      ]),
    );
  });

  it('is not touched when something is bought', async () => {
    await api.db
      .update(stocks)
      .set({ quantity: 3 })
      .where(eq(stocks.id, stockId));
    expect(await costs(6.9)).toBe(true);
  });
});
