import { request } from '@playwright/test';
import { dinnerPlaces } from '@/tests/e2e/support/city';
import { newCustomer } from '@/tests/e2e/support/customers';
import { asOperator } from '@/tests/e2e/support/operator';
import { fillDinner, orderDinner } from '@/tests/e2e/support/orders';

/** Somebody who is signed in, with an order, a full cart and a card payment that has begun. */
export interface SignedInVisit {
  readonly headers: Readonly<Record<string, string>>;
  readonly orderId: number;
  /** The sandbox payment page of that payment. */
  readonly paymentPath: string;
  /** The board of the kitchen that has the order. */
  readonly boardPath: string;
}

/** Makes that customer through the API of a running demo city; fails when nothing is open in it. */
export async function signedInVisit(origin: string): Promise<SignedInVisit> {
  const api = await request.newContext({ baseURL: origin });
  try {
    const [place] = await dinnerPlaces(api);
    if (!place) throw new Error('nothing is open in the demo city');
    const customer = await newCustomer(api);
    const orderId = await orderDinner(api, customer, place);
    await fillDinner(api, customer, place);
    const topUp = await api.post('/api/v1/payments/wallet/payment/top-up', {
      data: { payment_type: 'card', price: 20 },
      headers: {
        Authorization: `Bearer ${customer.token}`,
        'Idempotency-Key': `top-up-of-${customer.id}`,
      },
    });
    if (!topUp.ok()) throw new Error(`no top-up: ${await topUp.text()}`);
    const { data } = (await topUp.json()) as { data: { url: string } };
    const boards = `/shops/${place.id}/board`;
    const { url } = await asOperator<{ url: string }>(api, 'POST', boards, {});
    const user = encodeURIComponent(JSON.stringify({ id: customer.id }));
    return {
      headers: { cookie: `access_token=${customer.token}; user=${user}` },
      orderId,
      paymentPath: new URL(data.url).pathname,
      boardPath: new URL(url).pathname,
    };
  } finally {
    await api.dispose();
  }
}
