import type { CartStock } from '@/server/domain/cart/cart-rules';
import type { CartLine } from '@/server/domain/cart/read-cart-rows';

export const SHOP = 1;
/** Plain dish 10; dish 20 with a required sauce (21 or 22) and up to two extras (23); dish 40 of another shop. */
function stock(
  id: number,
  overrides: Partial<CartStock> = {},
): [number, CartStock] {
  const base = {
    id,
    shopId: SHOP,
    onSale: true,
    addon: false,
    quantity: 50,
    minQty: 1,
    maxQty: 20,
    interval: 1,
  };
  return [id, { ...base, groups: [], ...overrides }];
}
export const STOCKS = new Map<number, CartStock>([
  stock(10),
  stock(11, { minQty: 4, maxQty: 13, interval: 4 }),
  stock(12, { quantity: 0 }),
  stock(15, { quantity: 2.75, minQty: 0.5, maxQty: 10, interval: 0.5 }),
  stock(16, {
    quantity: 9,
    interval: 0.1,
    groups: [{ min: 0, max: 3, stockIds: [24] }],
  }),
  stock(17, { minQty: 2, groups: [{ min: 0, max: 3, stockIds: [24] }] }),
  stock(13, { quantity: 5 }),
  stock(14, { onSale: false }),
  stock(20, {
    groups: [
      { min: 1, max: 1, stockIds: [21, 22] },
      { min: 0, max: 2, stockIds: [23, 24] },
    ],
  }),
  stock(21, { addon: true }),
  stock(22, { addon: true }),
  stock(23, { addon: true }),
  stock(24, { addon: true, quantity: 3 }),
  stock(30, { addon: true }),
  stock(40, { shopId: 2 }),
]);

/** A stored line with its add-ons as [stock, quantity]. */
export function line(
  id: number,
  stockId: number,
  quantity: number,
  addons: [number, number][] = [],
): CartLine {
  return {
    id,
    stockId,
    quantity,
    note: null,
    addons: addons.map(([addonStock, each], index) => ({
      id: id * 10 + index,
      stockId: addonStock,
      quantity: each,
    })),
  };
}
