import type { ApiAnswer, ApiHarness } from '@/tests/support/api/api-harness';
import {
  type CartBrowser,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { createShopper, type Shopper } from './cart';
import { createProduct } from './product';
import { createShop, type TestShop } from './shop';

const CART = '/dashboard/user/cart';

export interface TestGroup {
  readonly owner: Shopper;
  readonly shop: TestShop;
  readonly cartId: number;
  readonly code: string;
  /** Two dishes of the shop, at 10.00 and 3.33. */
  readonly dish: number;
  readonly side: number;
  /** A call of the owner below /dashboard/user/cart. */
  own(method: string, path: string, body?: unknown): Promise<ApiAnswer>;
  /** Sets lines of the owner's own part. */
  eat(
    lines: readonly (readonly [number, number])[],
    more?: object,
  ): Promise<ApiAnswer>;
  /** Joins in a browser of its own. */
  join(name: string): Promise<CartBrowser>;
  /** The owner removes a member. */
  remove(member: CartBrowser): Promise<ApiAnswer>;
  /** Sets lines of a member's part. */
  choose(
    member: CartBrowser,
    lines: readonly (readonly [number, number])[],
  ): Promise<ApiAnswer>;
}

/** The uuid of the part that a member's cookie names. */
export function uuidOf(member: CartBrowser): string {
  return member.cookies.get('group_cart')?.split('.')[1] ?? '';
}

/** A group that a customer has opened at a shop of its own, with its link. */
export async function createGroup(
  api: ApiHarness,
  overrides: Parameters<typeof createShop>[1] = {},
): Promise<TestGroup> {
  const shop = await createShop(api.db, overrides);
  const dish = await createProduct(api.db, shop.id, { priceMinor: 1000 });
  const side = await createProduct(api.db, shop.id, { priceMinor: 333 });
  const owner = await createShopper(api);
  const own: TestGroup['own'] = (method, path, body) =>
    api.call(method, `${CART}${path}`, {
      token: owner.token,
      ...(body !== undefined && { body }),
    });
  const opened = await own('POST', '/open', { shop_id: shop.id });
  const cartId = (opened.body as { data: { id: number } }).data.id;
  const set = await own('POST', `/set-group/${cartId}`);
  const { code } = (set.body as { data: { group_order: { code: string } } })
    .data.group_order;
  const rows = (lines: readonly (readonly [number, number])[]) =>
    lines.map(([stock_id, quantity]) => ({ stock_id, quantity }));
  return {
    owner,
    shop,
    cartId,
    code,
    dish: dish.stockId,
    side: side.stockId,
    own,
    eat: (lines, more) =>
      own('POST', '/insert-product', {
        shop_id: shop.id,
        products: rows(lines),
        ...more,
      }),
    join: async (name) => {
      const member = openCartBrowser(api);
      const joined = await member.call('POST', '/rest/cart/open', {
        code,
        name,
      });
      if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
      return member;
    },
    remove: (member) =>
      own(
        'DELETE',
        `/member/delete?cart_id=${cartId}&ids[0]=${uuidOf(member)}`,
      ),
    choose: (member, lines) => member.insert(shop.id, lines),
  };
}
