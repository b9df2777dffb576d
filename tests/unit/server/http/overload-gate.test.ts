import { afterEach, describe, expect, test, vi } from 'vitest';
import { rememberToken } from '@/server/http/known-tokens';
import { loadClassOfCall, loadClassOfPage } from '@/server/http/load-class';
import { createOverloadGate, PAGE_WEIGHT } from '@/server/http/overload-gate';

afterEach(() => {
  vi.useRealTimers();
});

function makeGate(maxInFlight = 10, maxWaitMs = 500) {
  const readings = { wait: 0, now: 0 };
  const gate = createOverloadGate(
    { maxInFlight, maxWaitMs },
    { waitMs: () => readings.wait, now: () => readings.now },
  );
  return { gate, readings };
}

const fill = (
  gate: ReturnType<typeof makeGate>['gate'],
  loadClass: 'orders' | 'other' | 'signedIn',
): (() => void)[] => {
  const inside: (() => void)[] = [];
  for (;;) {
    const leave = gate.enter(loadClass);
    if (!leave) return inside;
    inside.push(leave);
  }
};

describe('the gate', () => {
  test('keeps room for whoever is signed in, and more for orders', () => {
    const { gate } = makeGate();
    expect(fill(gate, 'other')).toHaveLength(6);
    expect(fill(gate, 'signedIn')).toHaveLength(2);
    expect(fill(gate, 'orders')).toHaveLength(2);
    expect(gate.inFlight).toBe(10);
    expect(gate.refused).toBe(3);
  });

  test('without bounds it refuses nobody, however late the process is', () => {
    const { gate, readings } = makeGate(Infinity, Infinity);
    readings.wait = 60_000;
    for (let i = 0; i < 1000; i += 1) gate.enter('other', PAGE_WEIGHT);
    expect(gate.refused).toBe(0);
    expect(gate.isOpen('other')).toBe(true);
  });

  test('lets in again as soon as somebody has left, who leaves once only', () => {
    const { gate } = makeGate();
    const [first] = fill(gate, 'other');
    first?.();
    first?.();
    expect(gate.inFlight).toBe(5);
    expect(gate.enter('other')).not.toBeNull();
    expect(gate.enter('other')).toBeNull();
  });

  test('counts a page as several calls, and lets one in that is alone', () => {
    const { gate } = makeGate(10);
    expect(gate.enter('other', PAGE_WEIGHT)).not.toBeNull();
    expect(gate.enter('other', PAGE_WEIGHT)).toBeNull();
    expect(makeGate(1).gate.enter('other', PAGE_WEIGHT)).not.toBeNull();
  });

  test('refuses when the process is late, orders last', () => {
    const { gate, readings } = makeGate(100);
    for (let turn = 0; turn < 12; turn += 1) gate.enter('orders');
    readings.wait = 350;
    expect(gate.enter('other')).toBeNull();
    expect(gate.isOpen('other')).toBe(false);
    expect(gate.enter('signedIn')).not.toBeNull();
    readings.wait = 450;
    expect(gate.enter('signedIn')).toBeNull();
    expect(gate.enter('orders')).not.toBeNull();
    readings.wait = 501;
    expect(gate.enter('orders')).toBeNull();
    readings.wait = 10;
    expect(gate.enter('other')).not.toBeNull();
  });

  test('sees a late process whose work is done before the next request is seen', () => {
    const { gate, readings } = makeGate(100);
    const page = () => {
      const leave = gate.enter('other', PAGE_WEIGHT);
      leave?.();
      readings.wait += 150;
      return leave !== null;
    };
    // one turn of the event loop: the fourth is the first that waited for too long behind enough others
    expect([page(), page(), page(), page(), page()]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    readings.wait = 20;
    expect([page(), page()]).toEqual([true, true]);
  });

  test('takes nobody’s nap for load: with little to do a late process lets in', () => {
    const { gate, readings } = makeGate(100);
    readings.wait = 60_000;
    expect(gate.enter('other')).not.toBeNull();
    expect(gate.isOpen('other')).toBe(true);
  });
});

describe('whose turn it is', () => {
  test.each([
    ['/api/v1/health', 'always'],
    ['/api/v1/metrics', 'always'],
    ['/api/v1/dashboard/user/orders/7', 'orders'],
    ['/api/v1/dashboard/user/cart/calculate/3', 'orders'],
    ['/api/v1/dashboard/user/events', 'orders'],
    ['/api/v1/dashboard/admin/orders/7/status', 'orders'],
    ['/api/v1/dashboard/user/addresses', 'signedIn'],
    ['/api/v1/rest/settings', 'signedIn'],
    ['/storage/images/x.webp', 'file'],
  ])('%s, signed in: %s', (path, loadClass) => {
    rememberToken('alive');
    expect(loadClassOfCall(path, 'alive')).toBe(loadClass);
  });

  test('made-up tokens move nobody forward', () => {
    expect(loadClassOfCall('/api/v1/dashboard/user/orders', 'made-up')).toBe(
      'other',
    );
    expect(loadClassOfPage('/checkout', null)).toBe('other');
  });

  test.each([
    ['/orders/7', 'orders'],
    ['/ar/checkout', 'orders'],
    ['/orders?page=2', 'orders'],
    ['/restaurant/5', 'signedIn'],
    ['/ordersomething', 'signedIn'],
  ])('the page %s, signed in: %s', (path, loadClass) => {
    rememberToken('alive');
    expect(loadClassOfPage(path, 'alive')).toBe(loadClass);
  });

  test('a token is known for a quarter of an hour, and 5,000 of them', () => {
    vi.useFakeTimers();
    rememberToken('first');
    vi.advanceTimersByTime(16 * 60_000);
    expect(loadClassOfPage('/', 'first')).toBe('other');
    rememberToken('second');
    for (let turn = 0; turn < 5_000; turn += 1) rememberToken(`more-${turn}`);
    expect(loadClassOfPage('/', 'second')).toBe('other');
    expect(loadClassOfPage('/', 'more-0')).toBe('signedIn');
  });
});
