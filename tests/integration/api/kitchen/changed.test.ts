// @module-tag both-engines
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { moveOrder, topUpWallet } from '@/tests/support/factories/order';
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import { createSoldOutCase } from '@/tests/support/kitchen/sold-out-case';
import { addWays, toldOf } from '@/tests/support/kitchen/told-shop';
import { endSending } from '@/tests/support/kitchen/watched-order';

interface Body {
  readonly event: string;
  readonly order: {
    readonly lines: readonly { readonly quantity: number }[];
    readonly payment: {
      readonly kind: string;
      readonly collect: { readonly amount: number } | null;
    };
  };
}

/** What the webhook of an order's shop is told, in the order of telling. */
async function hooksOf(orderId: number): Promise<Body[]> {
  const told = await toldOf(api, orderId);
  return told
    .filter((row) => row.tellings.kind === 'webhook')
    .map((row) => JSON.parse(row.outbox_messages?.body ?? '') as Body);
}

const HOOK = { kind: 'webhook', target: 'https://pos.example/in' } as const;
const MAIL = { kind: 'email', target: 'kitchen@shop.example' } as const;

/** An order whose shop heard of it by mail and webhook. */
async function createHeard(by: 'cash' | 'wallet') {
  const own = await createSoldOutCase(api);
  await addWays(api, own.shop.id, [MAIL, HOOK]);
  await topUpWallet(api.db, own.shopper.userId, 1_000_000);
  const { id } = await own.place(by);
  await endSending(api, id, ['sent', new Date()]);
  return { ...own, id };
}

describe('a shop whose order is cancelled', () => {
  it.for(['wallet', 'cash'] as const)(
    'reads of no money that it should take, nor keep: %s',
    async (by) => {
      const { id } = await createHeard(by);
      await moveOrder(api, id, ['accepted', 'cancelled']);
      const mail = (await toldOf(api, id)).find(
        ({ tellings: { event, kind } }) =>
          kind === 'email' && event === 'order.cancelled',
      );
      expect(mail?.outbox_messages?.body).toContain('Number of the day');
      expect(mail?.outbox_messages?.body).not.toMatch(/cash|paid/i);
      const [placed, cancelled] = await hooksOf(id);
      const kind = by === 'cash' ? 'cash' : 'paid';
      expect(placed?.order.payment).toMatchObject({ kind });
      expect(cancelled?.order.payment).toEqual({ kind: 'none', collect: null });
    },
  );
});

describe('a shop whose kitchen refuses an order on its ticket', () => {
  it('hears of it by its webhook, which would cook on, and by nothing that its people read', async () => {
    const { id } = await createHeard('cash');
    const act = { kind: 'refuse', reason: 'other', note: null } as const;
    expect(await kitchenDoes(api, id, act)).toMatchObject({ outcome: 'done' });
    const told = (await toldOf(api, id)).map(
      ({ tellings: { event, kind } }) => `${kind} ${event}`,
    );
    expect(told.slice(2)).toEqual(['webhook order.cancelled']);
  });
});

describe('a shop that is told by a webhook', () => {
  it.for(['answer', 'silence'] as const)(
    'reads what is left of an order once a line is left out by %s',
    async (by) => {
      const own = await createSoldOutCase(api);
      await addWays(api, own.shop.id, [HOOK]);
      const order = await own.place('cash');
      await moveOrder(api, order.id, ['accepted']);
      const { lineId } = await own.mark(order.id, own.side.stockId);
      expect(await hooksOf(order.id)).toHaveLength(1);
      if (by === 'answer') await own.answer(order.id, lineId);
      else await own.silence();
      const [placed, changed, ...others] = await hooksOf(order.id);
      expect(others).toEqual([]);
      expect(placed).toMatchObject({ event: 'order.placed' });
      expect(placed?.order.lines.map(({ quantity }) => quantity)).toEqual([
        2, 3,
      ]);
      expect(changed).toMatchObject({ event: 'order.changed' });
      expect(changed?.order.lines.map(({ quantity }) => quantity)).toEqual([2]);
      const { total_price: total } = await own.orderOf(order.id);
      expect(changed?.order.payment.collect?.amount).toBe(total);
      expect(placed?.order.payment.collect?.amount).toBeGreaterThan(total);
    },
  );
});
