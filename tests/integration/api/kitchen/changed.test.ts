// @module-tag both-engines
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { moveOrder } from '@/tests/support/factories/order';
import { createSoldOutCase } from '@/tests/support/kitchen/sold-out-case';
import { addWays, toldOf } from '@/tests/support/kitchen/told-shop';

interface Body {
  readonly event: string;
  readonly order: {
    readonly lines: readonly { readonly quantity: number }[];
    readonly payment: { readonly collect: { readonly amount: number } | null };
  };
}

/** What the webhook of an order's shop is told, in the order of telling. */
async function hooksOf(orderId: number): Promise<Body[]> {
  const told = await toldOf(api, orderId);
  return told.map((row) => JSON.parse(row.outbox_messages?.body ?? '') as Body);
}

describe('a shop that is told by a webhook', () => {
  it.for(['answer', 'silence'] as const)(
    'reads what is left of an order once a line is left out by %s',
    async (by) => {
      const own = await createSoldOutCase(api);
      await addWays(api, own.shop.id, [
        { kind: 'webhook', target: 'https://pos.example/in' },
      ]);
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
