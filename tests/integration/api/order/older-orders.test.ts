// @module-tag both-engines
import '@testing-library/jest-dom/vitest';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect } from 'vitest';
import { getServerSideProps } from '@/pages/ticket/[token]';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { tellings } from '@/server/db/schema/kitchen';
import { orders, orderStatusHistory } from '@/server/db/schema/orders';
import { outboxMessages } from '@/server/db/schema/settings';
import { makeLink } from '@/server/domain/kitchen/links';
import { runtime } from '@/server/runtime';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { makeOlder } from '@/tests/support/api/older-database';
import { moveOrder } from '@/tests/support/factories/order';
import {
  type HeardOrder,
  hearNewOrder,
  orderRow,
} from '@/tests/support/kitchen/heard-order';
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import { screenOf, visitPlain } from '@/tests/support/kitchen/plain-visit';
import { createSoldOutCase } from '@/tests/support/kitchen/sold-out-case';
import { after, watchAt } from '@/tests/support/kitchen/watched-order';

const operator = { token: TEST_OPERATOR_TOKEN };
const DAY_MINUTES = 24 * 60;
const WAY = ['accepted', 'ready', 'on_a_way', 'delivered'] as const;

it.beforeAll(() => {
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { clientAddress: null, handOver } });
});
afterAll(() => {
  runtime().appFetch = null;
});

const isUnderWay = ({ status }: { readonly status: string }): boolean =>
  !['cancelled', 'delivered'].includes(status);

const cancel = ({ id, shopper }: Pick<HeardOrder, 'id' | 'shopper'>) =>
  api.post(
    `/dashboard/user/orders/${id}/status/change?status=cancelled`,
    {},
    shopper,
  );

/** One order in each status, one that has been new for two days, and one that is cancelled. */
async function ordersOfAll(): Promise<HeardOrder[]> {
  const made: HeardOrder[] = [];
  for (let steps = 0; steps <= WAY.length; steps += 1) {
    const order = await hearNewOrder(api);
    await moveOrder(api, order.id, WAY.slice(0, steps));
    made.push(order);
  }
  const forgotten = await hearNewOrder(api);
  const at = after(-2 * DAY_MINUTES, new Date());
  await api.db
    .update(orders)
    .set({ createdAt: at, updatedAt: at })
    .where(eq(orders.id, forgotten.id));
  await api.db
    .update(orderStatusHistory)
    .set({ at })
    .where(eq(orderStatusHistory.orderId, forgotten.id));
  const ended = await hearNewOrder(api);
  await cancel(ended);
  return [...made, forgotten, ended];
}

async function standOf(ids: readonly number[]) {
  const rows = await Promise.all(ids.map((id) => orderRow(api, id)));
  return rows.map(({ id, status, version }) => ({ id, status, version }));
}

const countOf = async (table: typeof outboxMessages | typeof tellings) =>
  (await api.db.select({ count: sql`count(*)::int` }).from(table))[0]?.count;

it('orders of a version whose kitchens heard nothing stay as they are, are told to nobody and read by everybody', async () => {
  const made = await ordersOfAll();
  const ids = made.map(({ id }) => id);
  const upgrade = await makeOlder(api.db, '0039_password_and_details');
  await expect(
    api.db.execute(sql`select heard_from from orders`),
  ).rejects.toThrow();
  await upgrade();
  forgetCached('');
  const before = await standOf(ids);
  const messages = await countOf(outboxMessages);
  expect(await countOf(tellings)).toBe(0);
  const now = new Date();
  for (const minutes of [0, 2, 6, 11, 60, 3 * DAY_MINUTES])
    await watchAt(api, after(minutes, now));
  expect(await standOf(ids)).toEqual(before);
  expect(await countOf(tellings)).toBe(0);
  expect(await countOf(outboxMessages)).toBe(messages);

  for (const { id, shop, shopper } of made) {
    const { status } = await orderRow(api, id);
    const own = await api.get(`/dashboard/user/orders/${id}`, shopper);
    expect(own.body.data).toMatchObject({
      status,
      cancelled_by: null,
      number_of_day: null,
      unanswered_from: null,
    });
    const list = await api.get('/dashboard/user/orders/paginate', shopper);
    expect(list.body.data).toMatchObject([{ id, status }]);
    const path = `/dashboard/admin/orders/${id}`;
    expect((await api.get(path, operator)).body.data.status).toBe(status);
    expect((await api.get(`${path}/tellings`, operator)).body.data).toEqual([]);
    const of = { shopId: shop.id };
    const ctx = { db: api.db, now };
    const token = await makeLink(ctx, { kind: 'ticket', ...of, orderId: id });
    for (const view of ['', 'print']) {
      const page = await visitPlain(getServerSideProps, {
        token,
        query: { view },
      });
      expect(page.status).toBe(200);
      expect(screenOf(page).getByRole('main')).toHaveTextContent('Dish');
    }
    const board = await makeLink(ctx, { kind: 'board', ...of });
    const seen = await api.get(`/rest/kitchen/boards/${board}`);
    const shown: { id: number; status: string }[] = seen.body.data.tickets;
    expect(shown.filter(isUnderWay).map((ticket) => ticket.id)).toEqual(
      isUnderWay({ status }) ? [id] : [],
    );
  }

  const [fresh, accepted] = made;
  if (!fresh || !accepted) throw new Error('no order');
  await kitchenDoes(api, fresh.id, { kind: 'accept', minutes: 20 });
  await kitchenDoes(api, accepted.id, { kind: 'ready' });
  expect((await orderRow(api, fresh.id)).status).toBe('accepted');
  expect((await orderRow(api, accepted.id)).status).toBe('ready');
});

it('orders that were cancelled before it was kept by whom have a hand only where their reason tells it', async () => {
  const ended = new Map<string, number>();
  for (const reason of ['closed', 'sold_out', 'no_answer'] as const) {
    const { id } = await hearNewOrder(api);
    if (reason === 'no_answer') await moveOrder(api, id, ['cancelled']);
    else await kitchenDoes(api, id, { kind: 'refuse', reason, note: null });
    await api.db
      .update(orders)
      .set({ refusedReason: reason })
      .where(eq(orders.id, id));
    ended.set(reason, id);
  }
  const own = await createSoldOutCase(api);
  const products = [{ stock_id: own.dish.stockId, quantity: 1 }];
  const { id } = await own.place('cash', {}, products);
  await own.mark(id, own.dish.stockId);
  await own.silence();
  ended.set('nothing left', id);
  const byCustomer = await hearNewOrder(api);
  await cancel(byCustomer);
  ended.set('unknown', byCustomer.id);
  await (
    await makeOlder(api.db, '0040_kitchen')
  )();
  const found = new Map<string, string | null>();
  for (const [why, orderId] of ended)
    found.set(why, (await orderRow(api, orderId)).cancelledBy);
  expect(Object.fromEntries(found)).toEqual({
    closed: 'kitchen',
    sold_out: 'kitchen',
    no_answer: 'house',
    'nothing left': null,
    unknown: null,
  });
});
