import {
  type CartShop,
  lineKey,
  type LocalCartLine,
} from '@/utils/cart/cart-line';

/** A local cart line; its key follows from stock and add-ons. */
export function cartLine(
  overrides: Partial<LocalCartLine> = {},
): LocalCartLine {
  const line = {
    shopId: 1,
    stockId: 10,
    productId: 100,
    productUuid: 'b0e0c2f4-0000-4000-8000-000000000100',
    title: 'Wedding plov',
    img: null,
    extras: [],
    price: 6.9,
    discount: 0,
    minQuantity: 1,
    maxQuantity: 20,
    interval: 1,
    unit: 'portion',
    bonus: null,
    addons: [],
    note: '',
    quantity: 1,
    currencyId: 1,
    lang: 'en',
    ...overrides,
  };
  return { key: lineKey(line.stockId, line.addons), ...line };
}

/** "Add this line" as a screen gives it to the store: to a kitchen of that name. */
export function addOf(
  line: LocalCartLine,
  title = 'Kitchen',
): {
  readonly kind: 'add';
  readonly shop: CartShop;
  readonly line: LocalCartLine;
  readonly by: number;
} {
  const shop = { id: line.shopId, type: 'restaurant', title } as const;
  return { kind: 'add', shop, line, by: line.quantity };
}
