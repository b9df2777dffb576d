import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { OrderDto } from '@/server/contracts/order/order';
import { shownStatus, statusWords } from '@/utils/order/order-view';
import { givenBackTo } from '@/utils/order/payment-state';
import { newestOfShops } from '@/utils/order/recent-orders';

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;

const order = (overrides: Partial<OrderDto>) =>
  ({
    awaiting_payment: false,
    delivery_type: 'delivery',
    status: 'new',
    accepted_at: null,
    ready_by: null,
    shop: { type: 'restaurant', timezone: 'Asia/Tashkent' },
    transaction: null,
    ...overrides,
  }) as OrderDto;

describe('the status that is told', () => {
  it('waits for the payment while the shop does not see the order', () => {
    const waiting = order({ awaiting_payment: true });
    expect(shownStatus(waiting)).toBe('awaiting');
    expect(statusWords(waiting, t)).toBe('order.awaiting');
  });

  it('is cancelled also when it was never paid', () => {
    const late = order({ awaiting_payment: true, status: 'cancelled' });
    expect(statusWords(late, t)).toBe('order.status.cancelled');
  });

  it('says that what was picked up was not delivered', () => {
    const taken = order({ delivery_type: 'pickup', status: 'delivered' });
    expect(statusWords(taken, t)).toBe('order.status.pickedUp');
    expect(statusWords(order({ status: 'delivered' }), t)).toBe(
      'order.status.delivered',
    );
  });
});

describe('what is said of a kitchen', () => {
  it('is no more than that its answer is waited for, until there is one', () => {
    expect(statusWords(order({}), t)).toBe('order.waiting.restaurant');
    const { shop } = order({});
    const ofShop = order({ shop: { ...shop, type: 'shop' } });
    expect(statusWords(ofShop, t)).toBe('order.waiting.shop');
  });

  it.each([
    ['by its time', '2026-11-21T13:40:00Z', 'order.status.readyBy 18:40'],
    // past midnight in Tashkent
    ['nothing of another day', '2026-11-21T19:10:00Z', 'order.status.accepted'],
    ['nothing where it said no time', null, 'order.status.accepted'],
  ])('accepted: %s', (_, readyBy, words) => {
    const accepted = order({
      status: 'accepted',
      accepted_at: '2026-11-21T13:20:00Z',
      ready_by: readyBy,
    });
    expect(statusWords(accepted, t)).toBe(words);
    // the time is none of a later step
    expect(statusWords({ ...accepted, status: 'ready' }, t)).toBe(
      'order.status.ready',
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
