import type { APIRequestContext } from '@playwright/test';
import { fillCart, type Customer } from './customers';
import type { DinnerPlace } from './city';

/** A cart on the server that clears the shop's minimum. */
export async function fillDinner(
  request: APIRequestContext,
  customer: Customer,
  place: DinnerPlace,
): Promise<void> {
  const [dish] = place.plain;
  if (!dish) throw new Error(`${place.title} has no plain dish`);
  await fillCart(request, customer, {
    shopId: place.id,
    stockId: dish.stockId,
    quantity: Math.ceil(15 / dish.price),
  });
}

/** Noon of tomorrow, where the demo city is. */
function tomorrow(): { delivery_date: string; delivery_time: string } {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' });
  return {
    delivery_date: day.format(Date.now() + 24 * 3_600_000),
    delivery_time: '12:00',
  };
}

/**
 * An order of the customer's, made through the API, picked up and paid cash; answers its id. The fast city ends it within
 * two seconds, one for tomorrow stays under way.
 */
export async function orderDinner(
  request: APIRequestContext,
  customer: Customer,
  place: DinnerPlace,
  when: 'soon' | 'tomorrow' = 'soon',
): Promise<number> {
  await fillDinner(request, customer, place);
  const headers = { Authorization: `Bearer ${customer.token}` };
  const cart = await request.get('/api/v1/dashboard/user/cart', { headers });
  const { data } = (await cart.json()) as { data: { id: number } };
  const answer = await request.post('/api/v1/dashboard/user/orders', {
    headers: { ...headers, 'Idempotency-Key': `order-of-cart-${data.id}` },
    data: {
      cart_id: data.id,
      currency_id: 1,
      delivery_type: 'pickup',
      payment_id: 1,
      phone: '+998901234567',
      username: 'Dilnoza',
      ...(when === 'tomorrow' && tomorrow()),
    },
  });
  if (!answer.ok()) throw new Error(`no order: ${await answer.text()}`);
  const order = (await answer.json()) as { data: { id: number } };
  return order.data.id;
}
