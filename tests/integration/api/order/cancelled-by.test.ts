// @module-tag both-engines
import '@testing-library/jest-dom/vitest';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect } from 'vitest';
import { getServerSideProps } from '@/pages/ticket/[token]';
import { orders } from '@/server/db/schema/orders';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { moveOrder } from '@/tests/support/factories/order';
import {
  type HeardOrder,
  hearNewOrder,
  orderRow,
} from '@/tests/support/kitchen/heard-order';
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import { screenOf, visitPlain } from '@/tests/support/kitchen/plain-visit';
import { createSoldOutCase } from '@/tests/support/kitchen/sold-out-case';
import {
  after,
  placeWatched,
  START,
  watchOn,
} from '@/tests/support/kitchen/watched-order';

it.beforeAll(() => {
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { clientAddress: null, handOver } });
});
afterAll(() => {
  runtime().appFetch = null;
});

const cancel = ({ id, shopper }: Pick<HeardOrder, 'id' | 'shopper'>) =>
  api.post(
    `/dashboard/user/orders/${id}/status/change?status=cancelled`,
    {},
    shopper,
  );

async function ticketOf(token: string, view = '') {
  const answer = await visitPlain(getServerSideProps, {
    token,
    query: { view },
  });
  return screenOf(answer).getByRole('main');
}

const HANDS = [
  ['the customer', 'customer', cancel, 'The customer cancelled it'],
  [
    'the operator',
    'operator',
    ({ id }: HeardOrder) => moveOrder(api, id, ['cancelled']),
    'Sofra cancelled it',
  ],
  [
    'its kitchen',
    'kitchen',
    ({ id }: HeardOrder) =>
      kitchenDoes(api, id, { kind: 'refuse', reason: 'other', note: null }),
    'You did not take it: Another reason',
  ],
] as const;

describe('an order keeps who cancelled it', () => {
  it.for(HANDS)(
    '%s, as ticket, paper and order page say',
    async ([, hand, by, words]) => {
      const order = await hearNewOrder(api);
      const path = `/dashboard/user/orders/${order.id}`;
      const before = (await api.get(path, order.shopper)).body.data;
      expect(before.cancelled_by).toBeNull();
      await by(order);
      expect(await orderRow(api, order.id)).toMatchObject({
        status: 'cancelled',
        cancelledBy: hand,
      });
      const { data } = (await api.get(path, order.shopper)).body;
      expect(data.cancelled_by).toBe(hand);
      for (const view of ['', 'print'])
        expect(await ticketOf(order.token, view)).toHaveTextContent(words);
    },
  );

  it('the site itself, where nobody answered', async () => {
    const { id } = await placeWatched(api);
    await watchOn(api, id, [START, after(10.5)]);
    expect(await orderRow(api, id)).toMatchObject({
      refusedReason: 'no_answer',
      cancelledBy: 'house',
    });
    api.setNow(null);
  });

  it('the site itself, where all of it was sold out, which is no refusal of the kitchen', async () => {
    const own = await createSoldOutCase(api);
    const products = [{ stock_id: own.dish.stockId, quantity: 1 }];
    const { id } = await own.place('cash', {}, products);
    await own.mark(id, own.dish.stockId);
    expect(await own.silence()).toBe(1);
    expect(await orderRow(api, id)).toMatchObject({
      refusedReason: 'sold_out',
      cancelledBy: 'house',
    });
  });

  it('nobody, of an order from before it was kept: then nobody is named', async () => {
    const order = await hearNewOrder(api);
    await cancel(order);
    await api.db
      .update(orders)
      .set({ cancelledBy: null })
      .where(eq(orders.id, order.id));
    expect(await ticketOf(order.token)).toHaveTextContent(
      'The customer or Sofra cancelled it',
    );
  });
});
