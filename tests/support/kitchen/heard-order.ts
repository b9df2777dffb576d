import { eq } from 'drizzle-orm';
import { orders } from '@/server/db/schema/orders';
import { makeLink } from '@/server/domain/kitchen/links';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';

type Filled = Awaited<ReturnType<typeof createFilledCart>>;

/** An order that its kitchen has a ticket of. */
export interface HeardOrder extends Filled {
  readonly id: number;
  readonly token: string;
}

/** Places an order in cash, by a customer of that name, and makes a link of its ticket. */
export async function hearNewOrder(
  api: ApiHarness,
  {
    now = new Date(),
    ...body
  }: { readonly now?: Date; readonly [field: string]: unknown } = {},
  overrides: Parameters<typeof createFilledCart>[1] = {},
): Promise<HeardOrder> {
  const filled = await createFilledCart(api, overrides);
  const { cartId, shop, shopper } = filled;
  const placed = await placeOrder(
    api,
    shopper,
    orderBody(cartId, shop.payments.cash, {
      username: 'Dilnoza Karimova',
      ...body,
    }),
  );
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  const id = Number(placed.body.data.id);
  const token = await makeLink(
    { db: api.db, now },
    { kind: 'ticket', shopId: shop.id, orderId: id },
  );
  return { ...filled, id, token };
}

/** An order's row as it stands. */
export async function orderRow(api: ApiHarness, id: number) {
  const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`no order ${id}`);
  return row;
}
