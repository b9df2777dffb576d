import { describe, expect, it, test } from 'vitest';
import { peopleDispatch } from '@/server/domain/order/dispatch';
import { mayMove } from '@/server/domain/order/order-steps';
import {
  ORDER_STATUSES,
  type OrderStatus,
} from '@/utils/constants/order-status';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('order steps', () => {
  const legal: Record<'delivery' | 'pickup', string[]> = {
    delivery: [
      'new>accepted',
      'accepted>ready',
      'ready>on_a_way',
      'on_a_way>delivered',
    ],
    pickup: ['new>accepted', 'accepted>ready', 'ready>delivered'],
  };
  const open: Record<'delivery' | 'pickup', OrderStatus[]> = {
    delivery: ['new', 'accepted', 'ready', 'on_a_way'],
    pickup: ['new', 'accepted', 'ready'],
  };
  test.each(['delivery', 'pickup'] as const)(
    'a %s goes its way, and may be cancelled while it is under way',
    (type) => {
      const found = ORDER_STATUSES.flatMap((from) =>
        ORDER_STATUSES.filter((to) =>
          mayMove('operator', type, [from, to]),
        ).map((to) => `${from}>${to}`),
      );
      expect(found.sort()).toEqual(
        [
          ...legal[type],
          ...open[type].map((from) => `${from}>cancelled`),
        ].sort(),
      );
    },
  );

  test.each([
    ['customer', ['new>cancelled']],
    [
      'asked_customer',
      ['accepted>cancelled', 'new>cancelled', 'ready>cancelled'],
    ],
    ['house', ['new>cancelled']],
    ['sold_out', ['accepted>cancelled', 'new>cancelled', 'ready>cancelled']],
    [
      'kitchen',
      ['accepted>ready', 'new>accepted', 'new>cancelled', 'ready>on_a_way'],
    ],
    [
      'simulator',
      [...legal.delivery, ...open.delivery.map((from) => `${from}>cancelled`)],
    ],
  ] as const)('a delivery is moved by the %s only so far', (actor, steps) => {
    const found = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => mayMove(actor, 'delivery', [from, to])).map(
        (to) => `${from}>${to}`,
      ),
    );
    expect(found.sort()).toEqual([...steps].sort());
  });

  it('waits for people outside of the demo, where a ride takes three minutes a kilometre', () => {
    for (const status of ORDER_STATUSES)
      expect(peopleDispatch.nextStepAt(status, NOW, null)).toBeNull();
    expect(peopleDispatch.rideMs(4)).toBe(12 * 60_000);
    expect(peopleDispatch.rideMs(null)).toBe(3 * 60_000);
    const [shop, home] = [
      { latitude: 52.5, longitude: 13.4 },
      { latitude: 52.6, longitude: 13.5 },
    ];
    expect(peopleDispatch.route(shop, home)).toEqual([
      [52.5, 13.4],
      [52.6, 13.5],
    ]);
  });
});
