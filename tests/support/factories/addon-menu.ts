import type { ApiAnswer, ApiHarness } from '@/tests/support/api/api-harness';
import type { Shopper } from './cart';
import { createAddonGroup, createDiscount, createProduct } from './product';
import { createShop } from './shop';

/**
 * A shop with one dish at 6.90, 15 % off, with a required sauce (free or 0.50) and up to three extras (0.80), and how
 * it is put into a cart.
 */
export async function createAddonMenu(api: ApiHarness) {
  const { db } = api;
  const shop = await createShop(db);
  const dish = await createProduct(db, shop.id, { priceMinor: 690 });
  await createDiscount(db, shop.id, dish.id, 15);
  const group = (min: number, max: number, prices: number[]) =>
    createAddonGroup(db, dish, { shopId: shop.id, min, max, prices });
  const sauces = await group(1, 1, [0, 50]);
  const extras = await group(0, 3, [80]);
  const idOf = (product: { readonly stockId: number } | undefined): number =>
    product?.stockId ?? 0;
  const parent = { parent_id: dish.stockId };
  return {
    shop,
    dish,
    sauces,
    extras,
    idOf,
    insert: (
      shopper: Shopper,
      products: object[],
      query = '',
    ): Promise<ApiAnswer> =>
      api.post(
        `/dashboard/user/cart/insert-product${query}`,
        { shop_id: shop.id, products },
        shopper,
      ),
    /** So many dishes with the dearer sauce, and extras a dish. */
    dishRows: (quantity: number, extra = 0) => [
      { stock_id: dish.stockId, quantity },
      { stock_id: idOf(sauces[1]), quantity: 1, ...parent },
      ...(extra
        ? [{ stock_id: idOf(extras[0]), quantity: extra, ...parent }]
        : []),
    ],
  };
}

export type AddonMenu = Awaited<ReturnType<typeof createAddonMenu>>;
