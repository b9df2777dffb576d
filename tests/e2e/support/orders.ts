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

/**
 * An order of the customer's, made through the API in a language, picked up and paid cash; answers its id. The lively
 * city ends it within two seconds, on the quiet server it stays `new`.
 */
export async function orderDinner(
  request: APIRequestContext,
  customer: Customer,
  place: DinnerPlace,
  lang = 'en',
): Promise<number> {
  await fillDinner(request, customer, place);
  const headers = { Authorization: `Bearer ${customer.token}` };
  const cart = await request.get('/api/v1/dashboard/user/cart', { headers });
  const { data } = (await cart.json()) as { data: { id: number } };
  const answer = await request.post(
    `/api/v1/dashboard/user/orders?lang=${lang}`,
    {
      headers: { ...headers, 'Idempotency-Key': `order-of-cart-${data.id}` },
      data: {
        cart_id: data.id,
        currency_id: 1,
        delivery_type: 'pickup',
        payment_id: 1,
        phone: '+998901234567',
        username: 'Dilnoza',
      },
    },
  );
  if (!answer.ok()) throw new Error(`no order: ${await answer.text()}`);
  const order = (await answer.json()) as { data: { id: number } };
  return order.data.id;
}
