import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CardDesk,
  cardDesk,
  CARDS,
} from '@/tests/example/support/card-order';

const START = new Date('2026-11-18T07:00:00Z');
let desk: CardDesk;

beforeEach(() => {
  api.setNow(START);
  desk = cardDesk(api, { now: START });
});

const placeOf = (answer: Awaited<ReturnType<CardDesk['comeBack']>>) =>
  answer.headers.get('location');

describe("whoever cancels on the provider's page", () => {
  it('reads at once that nothing was paid, and may take the same page up again', async () => {
    const { id, order, shop, shopper } = await desk.place();
    const back = await desk.comeBack(order.payment_url, 'cancel');
    expect(placeOf(back)).toBe(`/orders/${id}?payment=failed`);
    expect(await desk.show(id, shopper)).toMatchObject({
      awaiting_payment: true,
      payment_url: order.payment_url,
      transaction: { status: 'progress' },
    });
    const again = await desk.again(id, shopper, shop.payments.card);
    expect(again.body.data.url).toBe(order.payment_url);
    await desk.pay(order.payment_url);
    expect(placeOf(await desk.comeBack(order.payment_url))).toBe(
      `/orders/${id}?payment=paid`,
    );
  });

  it('is told what the provider says, not what the address says', async () => {
    const [paid, undecided] = [await desk.place(), await desk.place()];
    await desk.pay(paid.order.payment_url);
    const url = undecided.order.payment_url;
    await desk.pay(url, CARDS.timeoutSuccess);
    const back = await desk.comeBack(paid.order.payment_url, 'cancel');
    expect(placeOf(back)).toBe(`/orders/${paid.id}?payment=paid`);
    expect(placeOf(await desk.comeBack(url, 'cancel'))).toBe(
      `/orders/${undecided.id}?payment=open`,
    );
  });

  it('is not told so by coming back in the common way', async () => {
    const { id, order } = await desk.place();
    expect(placeOf(await desk.comeBack(order.payment_url))).toBe(
      `/orders/${id}?payment=open`,
    );
  });
});
