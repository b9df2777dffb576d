import type { CartDto } from '@/server/contracts/cart';

interface CartFacts {
  readonly id?: number;
  readonly version?: number;
  readonly shopId?: number;
  readonly title?: string;
  readonly group?: boolean;
  readonly currencyId?: number;
  readonly price?: number;
  /** [stock, quantity] of the owner's own. */
  readonly lines: readonly (readonly [number, number])[];
}

/** A cart as the API answers it to its owner, as far as the store reads it. */
export function cartDto(facts: CartFacts): CartDto {
  const {
    currencyId = 1,
    id = 1,
    price = 6.9,
    shopId = 1,
    version = 1,
  } = facts;
  const cartDetails = facts.lines.map(([stockId, quantity]) => ({
    id: stockId * 100,
    quantity,
    bonus: false,
    note: null,
    addons: [],
    stock: {
      id: stockId,
      price,
      discount: 0,
      quantity: 100,
      extras: [],
      bonus: null,
      product: {
        id: stockId + 1_000,
        uuid: `product-${stockId}`,
        img: null,
        translation: { title: `Dish ${stockId}` },
        min_qty: 1,
        max_qty: 20,
        interval: 1,
        unit: { code: 'portion' },
        active: true,
        status: 'published',
      },
    },
  }));
  const part = { id: 5, cart_id: id, user_id: 9, name: '', uuid: 'u' };
  return {
    id,
    version,
    shop_id: shopId,
    owner_id: 9,
    group: facts.group ?? false,
    currency_id: currencyId,
    shop: {
      id: shopId,
      type: 'restaurant',
      title: facts.title ?? 'Kitchen',
      logo_img: null,
      min_amount: 10,
      small_order_fee: null,
      free_delivery_from: null,
    },
    note: null,
    me: { id: 5, uuid: 'u' },
    owner: true,
    user_carts: [{ ...part, status: true, cartDetails }],
  } as unknown as CartDto;
}
