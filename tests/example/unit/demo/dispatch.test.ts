import { describe, expect, it, test } from 'vitest';
import { courierRoute } from '@/example/simulator/courier-route';
import { demoDispatch, positionMs } from '@/example/simulator/demo-dispatch';
import { courierPosition } from '@/server/domain/order/courier-ride';
import { nextStatus } from '@/server/domain/order/order-steps';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import type { OrderStatus } from '@/utils/constants/order-status';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('order steps', () => {
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
