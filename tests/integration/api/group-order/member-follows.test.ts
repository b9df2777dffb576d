import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { couriers, orders } from '@/server/db/schema/orders';
import { api, it } from '@/tests/support/api/api-test';
import { orderBody } from '@/tests/support/factories/cart';
import { createGroup, uuidOf } from '@/tests/support/factories/group';
import { moveOrder, placeOrder } from '@/tests/support/factories/order';

const HOUR_MS = 3_600_000;
const COURIER = {
  firstname: 'Aziz',
  lastname: 'Karimov',
  phone: '+998901112233',
} as const;

/** A courier stands on the way, beside the hundredths of a degree that members see. */
async function ride(orderId: number): Promise<void> {
  const [courier] = await api.db.insert(couriers).values(COURIER).returning();
  await api.db
    .update(orders)
    .set({
      courierId: courier?.id,
      courierRoute: [
        [41.30123, 69.24077],
        [41.30123, 69.24078],
      ],
      courierStartedAt: new Date(Date.now() - HOUR_MS),
      courierArrivesAt: new Date(Date.now() + HOUR_MS),
    })
    .where(eq(orders.id, orderId));
}

it('tells a member how far the order is and about where its courier is, and nothing of the door', async () => {
  const group = await createGroup(api);
  const ben = await group.join('Ben');
  await group.choose(ben, [[group.side, 2]]);
  const body = orderBody(group.cartId, group.shop.payments.cash);
  const { data: order } = (await placeOrder(api, group.owner, body)).body;
  const read = async () =>
    (await api.get(`/rest/cart/receipts/${uuidOf(ben)}`)).body;
  await moveOrder(api, order.id, ['accepted', 'ready']);
  expect((await read()).data.order).toMatchObject({
    id: null,
    status: 'ready',
    delivery_type: 'delivery',
    status_history: [
      { status: 'new' },
      { status: 'accepted' },
      { status: 'ready' },
    ],
    courier: null,
  });
  await moveOrder(api, order.id, ['on_a_way']);
  await ride(order.id);
  const seen = await read();
  expect(seen.data.order).toMatchObject({
    status: 'on_a_way',
    eta: { from: expect.any(String), to: expect.any(String) },
    courier: {
      firstname: COURIER.firstname,
      location: { latitude: 41.301, longitude: 69.241 },
    },
  });
  const whole = await api.get(
    `/dashboard/user/orders/${order.id}`,
    group.owner,
  );
  const text = JSON.stringify(seen);
  for (const hidden of [whole.body.data.phone, COURIER.phone])
    expect(text).not.toContain(hidden);
  for (const field of ['address', 'recipient', 'username', 'route'])
    expect(text).not.toContain(`"${field}"`);
  await moveOrder(api, order.id, ['delivered']);
  expect((await read()).data.order).toMatchObject({
    status: 'delivered',
    courier: null,
  });
});
