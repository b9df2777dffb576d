import { describe, expect, it } from 'vitest';
import type { OrderDto } from '@/server/contracts/order/order';
import {
  givenBackTo,
  newestOfShops,
  shownStatus,
  statusKey,
} from '@/utils/order/order-view';

const order = (overrides: Partial<OrderDto>) =>
  ({
    awaiting_payment: false,
    delivery_type: 'delivery',
    status: 'new',
    transaction: null,
    ...overrides,
  }) as OrderDto;

describe('the status that is told', () => {
  it('waits for the payment while the shop does not see the order', () => {
    const waiting = order({ awaiting_payment: true });
    expect(shownStatus(waiting)).toBe('awaiting');
    expect(statusKey(waiting)).toBe('order.awaiting');
  });

  it('is cancelled also when it was never paid', () => {
    const late = order({ awaiting_payment: true, status: 'cancelled' });
    expect(statusKey(late)).toBe('order.status.cancelled');
  });

  it('says that what was picked up was not delivered', () => {
    const taken = order({ delivery_type: 'pickup', status: 'delivered' });
    expect(statusKey(taken)).toBe('order.status.pickedUp');
    expect(statusKey(order({ status: 'delivered' }))).toBe(
      'order.status.delivered',
    );
  });
});

describe('what goes back', () => {
  const paidBy = (tag: string, status: 'paid' | 'progress') =>
    order({
      transaction: {
        id: 1,
        price: 5,
        status,
        payment_system: { id: 1, tag } as never,
        perform_time: null,
        source: null,
      },
    });

  it('goes where it came from, and nothing that was not taken', () => {
    expect(givenBackTo(paidBy('wallet', 'paid'))).toBe('wallet');
    expect(givenBackTo(paidBy('card', 'paid'))).toBe('card');
    expect(givenBackTo(paidBy('card', 'progress'))).toBeNull();
    expect(givenBackTo(order({}))).toBeNull();
  });
});

it('takes the newest order of each shop', () => {
  const rows = [1, 2, 1, 3, 4].map((id, at) => ({ at, shop: { id } }));
  expect(newestOfShops(rows, 3).map(({ at }) => at)).toEqual([0, 1, 3]);
});
