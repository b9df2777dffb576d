import type { ApiHarness } from '@/tests/support/api/api-harness';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { createProduct, type TestProduct } from './product';
import { createShop, type TestShop } from './shop';
import { createSignedInUser } from './user';

export interface Shopper {
  readonly userId: number;
  readonly token: string;
}

/** A signed-in customer. */
export async function createShopper(api: ApiHarness): Promise<Shopper> {
  const { token, user } = await createSignedInUser(api);
  return { userId: user.id, token };
}

/** Fills a customer's cart with one line and answers the cart's id. */
export async function fillCart(
  api: ApiHarness,
  { token }: Shopper,
  line: {
    readonly shopId: number;
    readonly stockId: number;
    readonly quantity?: number;
  },
): Promise<number> {
  const { quantity = 2, shopId, stockId } = line;
  const products = [{ stock_id: stockId, quantity }];
  const answer = await api.post(
    '/dashboard/user/cart/insert-product',
    { shop_id: shopId, products },
    { token },
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return (answer.body as { data: { id: number } }).data.id;
}

/** A shop with one dish and a customer who has it in the cart. */
export async function createFilledCart(
  api: ApiHarness,
  overrides: {
    readonly shop?: Parameters<typeof createShop>[1];
    readonly product?: Parameters<typeof createProduct>[2];
  } = {},
): Promise<{
  shop: TestShop;
  product: TestProduct;
  shopper: Shopper;
  cartId: number;
}> {
  const shop = await createShop(api.db, overrides.shop);
  const product = await createProduct(api.db, shop.id, overrides.product);
  const shopper = await createShopper(api);
  const cartId = await fillCart(api, shopper, {
    shopId: shop.id,
    stockId: product.stockId,
  });
  return { shop, product, shopper, cartId };
}

/** The body of a cash order delivered to the default location. */
export function orderBody(
  cartId: number,
  paymentId: number,
  overrides: Record<string, unknown> = {},
) {
  return {
    cart_id: cartId,
    delivery_type: 'delivery',
    location: { ...EXAMPLE_LOCATION },
    address: { address: 'Amir Temur Avenue 12', office: '37' },
    payment_id: paymentId,
    phone: '+998901234567',
    ...overrides,
  };
}
