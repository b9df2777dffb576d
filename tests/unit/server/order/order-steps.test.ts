import { describe, expect, it, test } from 'vitest';
import { courierRoute } from '@/server/demo/orders/courier-route';
import { courierPosition } from '@/server/domain/order/courier-ride';
import { demoDispatch, positionMs } from '@/server/demo/orders/demo-dispatch';
import { peopleDispatch } from '@/server/domain/order/dispatch';
import { mayMove, nextStatus } from '@/server/domain/order/order-steps';
import { EXAMPLE_LOCATION } from '@/server/demo/city/example-place';
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

  test.each([
    ['delivery', 180_000],
    ['pickup', 90_000],
  ] as const)('a %s takes its time at speed 1', (type, total) => {
    let status: OrderStatus | null = 'new';
    let sum = 0;
    while (status) {
      const at = demoDispatch(1).nextStepAt(status, NOW, null);
      if (status === 'on_a_way') sum += demoDispatch(1).rideMs(4);
      else if (at) sum += +at - +NOW;
      status = nextStatus(type, status);
    }
    expect(sum).toBe(total);
  });

  it('shows a courier every second, and at least three times on a fast ride', () => {
    expect(positionMs(demoDispatch(1).rideMs(null))).toBe(1_000);
    const fast = demoDispatch(60).rideMs(null);
    expect(fast / positionMs(fast)).toBeGreaterThanOrEqual(4);
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

describe('courier ride', () => {
  const address = { latitude: 41.3, longitude: 69.24 };
  const route = courierRoute(EXAMPLE_LOCATION, address);
  const ride = {
    courierRoute: route,
    courierStartedAt: NOW,
    courierArrivesAt: new Date(+NOW + 60_000),
  };

  it('leads from the door of the shop to the door of the customer along streets', () => {
    expect(route[0]).toEqual([
      EXAMPLE_LOCATION.latitude,
      EXAMPLE_LOCATION.longitude,
    ]);
    expect(route.at(-1)).toEqual([address.latitude, address.longitude]);
    expect(route.length).toBeGreaterThan(4);
  });

  it('puts the courier on the way as a function of time alone', () => {
    const at = (seconds: number) =>
      courierPosition(ride, new Date(+NOW + seconds * 1_000));
    expect(at(0)).toEqual({
      lat: EXAMPLE_LOCATION.latitude,
      lng: EXAMPLE_LOCATION.longitude,
    });
    expect(at(90)?.lat).toBeCloseTo(address.latitude, 6);
    expect(at(30)).toEqual(at(30));
    expect(at(30)).not.toEqual(at(31));
  });

  it('knows no place before the ride', () => {
    expect(
      courierPosition({ ...ride, courierStartedAt: null }, NOW),
    ).toBeNull();
  });
});
