import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartPort, CartReports } from '@/services/cart/cart-port';
import { openCartTab } from '@/tests/support/cart/cart-tab';
import { cartDto } from '@/tests/support/factories/cart-dto';

type Tab = ReturnType<typeof openCartTab>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Throws at its next calls, then does what it did. */
function breakFor(owner: object, name: string, times: number): void {
  const intact = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
  let left = times;
  Reflect.set(owner, name, (...args: unknown[]) => {
    if (left === 0) return intact(...args);
    left -= 1;
    throw new Error(`${name} broke`);
  });
}

/** A server that holds what it is asked to; a key is carried out once. */
function serverOf({ sent }: Tab) {
  const held = { quantity: 0, version: 0 };
  const keys = new Set<string>();
  const notices = [{ code: 'limit', stock_id: 10, from: 9, to: 1 }] as never;
  return {
    held,
    serve: async (ms: number): Promise<void> => {
      for (let passed = 0; passed < ms; passed += 50) {
        await vi.advanceTimersByTimeAsync(50);
        for (const { answer, key, request } of sent.splice(0)) {
          if (!keys.has(key)) {
            held.version += 1;
            held.quantity = request.products[0]?.quantity ?? 0;
          }
          keys.add(key);
          const { quantity, version } = held;
          answer({ ...cartDto({ lines: [[10, quantity]], version }), notices });
        }
      }
    },
  };
}

/** Three presses, a while between them. */
async function press(tab: Tab, after: () => void): Promise<number> {
  const { held, serve } = serverOf(tab);
  tab.add();
  await serve(500);
  after();
  tab.add();
  await serve(500);
  tab.add();
  await serve(10_000);
  return held.quantity;
}

test.each<keyof CartPort>(['read', 'received', 'sent', 'settled'])(
  'a throw of the store at "%s" ends no cart: every press reaches the server, once',
  async (name) => {
    const tab = openCartTab();
    expect(await press(tab, () => breakFor(tab.port, name, 2))).toBe(3);
  },
);

test.each<keyof CartReports>(['changed', 'notices', 'away'])(
  'what is told of a cart may throw each time ("%s"): it is noted, and every press reaches the server',
  async (name) => {
    const tab = openCartTab();
    breakFor(tab.reports, name, Infinity);
    expect(await press(tab, () => undefined)).toBe(3);
    expect(console.error).toHaveBeenCalled();
  },
);

test('a store that throws for good is tried less and less often', async () => {
  const tab = openCartTab();
  breakFor(tab.port, 'read', Infinity);
  tab.sync.refresh();
  await vi.advanceTimersByTimeAsync(600_000);
  const { calls } = vi.mocked(console.error).mock;
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.length).toBeLessThan(35);
});

test('a page that is hidden and stays sends what a throw kept from going', async () => {
  const tab = openCartTab();
  const { held, serve } = serverOf(tab);
  tab.add();
  breakFor(tab.calls, 'send', 1);
  tab.sync.flush();
  await serve(5_000);
  expect(held.quantity).toBe(1);
});
