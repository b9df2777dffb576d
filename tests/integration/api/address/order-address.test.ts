import { expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';

const LIST = '/dashboard/user/addresses';
const ORDERS = '/dashboard/user/orders';

it('an order to a saved address takes its door along and keeps its own copy', async () => {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const { location } = orderBody(cartId, shop.payments.cash) as {
    location: object;
  };
  const home = {
    address: 'Navoi Street 30',
    entrance: '2',
    comment: 'Code 37K',
    leave_at_door: true,
  };
  const saved = await api.post(LIST, { ...home, location }, shopper);
  const { id } = saved.body.data;
  const placed = await placeOrder(
    api,
    shopper,
    orderBody(cartId, shop.payments.cash, {
      address: undefined,
      location: undefined,
      address_id: id,
    }),
  );
  expect(placed.status).toBe(200);
  expect(placed.body.data.address).toMatchObject(home);
  await api.call('PUT', `${LIST}/${id}`, {
    ...shopper,
    body: { address: 'Elsewhere 1', leave_at_door: false },
  });
  await api.call('DELETE', `${LIST}/delete?ids[0]=${id}`, shopper);
  const order = await api.get(`${ORDERS}/${placed.body.data.id}`, shopper);
  expect(order.body.data.address).toMatchObject(home);
});

it('a posted address says it by a box or a number, and not with another word', async () => {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const order = (leave: unknown) =>
    placeOrder(
      api,
      shopper,
      orderBody(cartId, shop.payments.cash, {
        address: { address: 'Navoi Street 30', leave_at_door: leave },
      }),
    );
  const refused = await order('perhaps');
  expect(refused.status).toBe(400);
  expect(refused.body.params).toHaveProperty(['address.leave_at_door']);
  const placed = await order('1');
  expect(placed.body.data.address.leave_at_door).toBe(true);
});
