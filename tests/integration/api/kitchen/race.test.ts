// @module-tag both-engines
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, expect, inject } from 'vitest';
import type { Db } from '@/server/db/client';
import { createDb } from '@/server/db/create-db';
import { shops } from '@/server/db/schema/catalogue';
import { shopWays, tellings } from '@/server/db/schema/kitchen';
import { orderStatusHistory } from '@/server/db/schema/orders';
import { stocks } from '@/server/db/schema/products';
import { outboxMessages } from '@/server/db/schema/settings';
import { endUnanswered } from '@/server/domain/order/kitchen/watch-orders';
import { api, it } from '@/tests/support/api/api-test';
import {
  placeOrder,
  stockLeft,
  topUpWallet,
} from '@/tests/support/factories/order';
import {
  createShopper,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import { createSoldOutCase } from '@/tests/support/kitchen/sold-out-case';
import { orderRow } from '@/tests/support/kitchen/heard-order';
import { kitchenCtx, kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import { addWays } from '@/tests/support/kitchen/told-shop';

/** PGlite does one statement after the other, so fewer rounds meet all there is. */
const TIMES = inject('database').engine === 'pglite' ? 10 : 50;
const ON_SHELF = 1_000;
const WALLET_MINOR = 1_000_000;
const LATE_MS = 11 * 60_000;
const TURN = { except: [], hold: () => undefined };

let other: { readonly db: Db; readonly close: () => Promise<void> };

/** A second process on the same database: with PostgreSQL it has connections of its own, PGlite is in one process. */
it.beforeAll(async () => {
  const database = inject('database');
  const close = () => Promise.resolve();
  other = { db: api.db, close };
  if (database.engine === 'pglite') return;
  const named = await api.db.execute(sql`select current_database() as name`);
  const { rows } = named as unknown as { rows: { name: string }[] };
  const url = new URL(database.adminUrl);
  url.pathname = `/${rows[0]?.name}`;
  other = await createDb({ databaseUrl: url.toString(), poolSize: 6 });
});
afterAll(() => other.close());

/** Orders at a kitchen that is known to hear, each of one dish from the wallet and told by a mail that left. */
async function createCase() {
  const own = await createSoldOutCase(api);
  // its time is over before it would be reminded
  await api.db
    .update(shops)
    .set({ acceptMinutes: 1 })
    .where(eq(shops.id, own.shop.id));
  const [wayId] = await addWays(api, own.shop.id, [
    { kind: 'email', target: 'kitchen@shop.example', lang: 'en' },
  ]);
  const provedAt = new Date();
  await api.db
    .update(shopWays)
    .set({ provedAt })
    .where(eq(shopWays.id, wayId ?? 0));
  await api.db
    .update(stocks)
    .set({ quantity: ON_SHELF })
    .where(eq(stocks.id, own.dish.stockId));
  await topUpWallet(api.db, own.shopper.userId, WALLET_MINOR);
  const place = async (): Promise<number> => {
    const line = { stock_id: own.dish.stockId, quantity: 1 };
    const { id } = await own.place('wallet', {}, [line]);
    const told = api.db
      .select({ id: tellings.outboxId })
      .from(tellings)
      .where(eq(tellings.orderId, id));
    await api.db
      .update(outboxMessages)
      .set({ status: 'sent', sentAt: new Date() })
      .where(sql`${outboxMessages.id} in ${told}`);
    return id;
  };
  return { ...own, place };
}

type Case = Awaited<ReturnType<typeof createCase>>;
type Hand = 'accept' | 'cancel' | 'refuse' | 'wait';

const HANDS: readonly Hand[] = ['accept', 'cancel', 'refuse', 'wait'];

/** What each hand does at once with the others, in one process or the other; answers what it was told. */
const doings = (
  { shopper }: Case,
  id: number,
): Record<Hand, () => Promise<unknown>> => ({
  accept: async () => {
    const act = { kind: 'accept', minutes: 20 } as const;
    const seen = { version: 1 };
    return (await kitchenDoes(api, id, act, new Date(), seen)).outcome;
  },
  refuse: async () => {
    const act = { kind: 'refuse', reason: 'other', note: null } as const;
    const there = { ...api, db: other.db };
    const seen = { version: 1 };
    return (await kitchenDoes(there, id, act, new Date(), seen)).outcome;
  },
  cancel: async () => {
    const path = `/dashboard/user/orders/${id}/status/change?status=cancelled`;
    const { body, status } = await api.post(path, {}, shopper);
    return status === 200 ? 'done' : body.statusCode;
  },
  wait: () => {
    const there = { ...api, db: other.db };
    return endUnanswered(
      kitchenCtx(there, new Date(Date.now() + LATE_MS)),
      TURN,
    );
  },
});

/** Which hand won, by the order's row alone. */
async function winnerOf(id: number): Promise<Hand> {
  const { refusedReason, status } = await orderRow(api, id);
  if (status === 'accepted') return 'accept';
  expect(status).toBe('cancelled');
  if (refusedReason === 'no_answer') return 'wait';
  return refusedReason === null ? 'cancel' : 'refuse';
}

const expected = (hand: Hand, winner: Hand): readonly unknown[] => {
  if (hand === 'wait') return hand === winner ? [true] : [true, false];
  if (hand === winner) return ['done'];
  return [hand === 'cancel' ? 'ERROR_254' : 'stale'];
};

it.for([0, 1, 2, 3])(
  `accept, cancel, auto-cancel and refuse at once, ${TIMES} orders, begun with hand %i: one wins and the others are told`,
  { timeout: 240_000 },
  async (first) => {
    const own = await createCase();
    const begun = [...HANDS.slice(first), ...HANDS.slice(0, first)];
    const wins = new Map<Hand, number>();
    for (let round = 0; round < TIMES; round += 1) {
      const before = await own.balance();
      const shelf = await stockLeft(api.db, own.dish.stockId);
      const id = await own.place();
      const price = before - (await own.balance());
      expect(price).toBeGreaterThan(0);
      const does = doings(own, id);
      const told = await Promise.all(begun.map((hand) => does[hand]()));
      const winner = await winnerOf(id);
      wins.set(winner, (wins.get(winner) ?? 0) + 1);
      for (const [index, hand] of begun.entries())
        expect(expected(hand, winner)).toContainEqual(told[index]);
      const isKept = winner === 'accept';
      expect(before - (await own.balance())).toBe(isKept ? price : 0);
      const left = await stockLeft(api.db, own.dish.stockId);
      expect(left).toBe((shelf ?? 0) - (isKept ? 1 : 0));
      const history = await api.db
        .select({ status: orderStatusHistory.status })
        .from(orderStatusHistory)
        .where(eq(orderStatusHistory.orderId, id))
        .orderBy(asc(orderStatusHistory.id));
      expect(history.map(({ status }) => status)).toEqual([
        'new',
        isKept ? 'accepted' : 'cancelled',
      ]);
      expect((await orderRow(api, id)).version).toBe(2);
    }
    expect([...wins.values()].reduce((sum, count) => sum + count)).toBe(TIMES);
  },
);

it('a kitchen refuses two as too busy while four others order: nobody is in the way of another', async () => {
  const own = await createCase();
  const others = await Promise.all(
    Array.from({ length: 4 }, () => createShopper(api)),
  );
  const { shop } = own;
  // another dish, so that they do not wait for each other's stock
  const line = { shopId: shop.id, stockId: own.side.stockId, quantity: 1 };
  const act = { kind: 'refuse', reason: 'too_busy', note: null } as const;
  const there = { ...api, db: other.db };
  for (let round = 0; round < TIMES / 5; round += 1) {
    const ids = [await own.place(), await own.place()];
    const carts = [];
    for (const other of others)
      carts.push({ other, cart: await fillCart(api, other, line) });
    const placing = carts.map(({ cart, other }) =>
      placeOrder(api, other, orderBody(cart, shop.payments.cash)),
    );
    const refusals = await Promise.all(
      ids.map((id) => kitchenDoes(there, id, act)),
    );
    for (const { outcome } of refusals) expect(outcome).toBe('done');
    const told = (await Promise.all(placing)).map(({ body, status }) => [
      status,
      body.statusCode,
    ]);
    // placed before it, or told that the shop takes none now
    for (const answer of told)
      expect([
        [200, undefined],
        [400, 'ERROR_118'],
      ]).toContainEqual(answer);
    await api.db
      .update(shops)
      .set({ pausedUntil: null, pauseReason: null })
      .where(eq(shops.id, shop.id));
  }
});
