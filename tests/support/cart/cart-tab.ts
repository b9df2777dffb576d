import { vi } from 'vitest';
import type { CartDto } from '@/server/contracts/cart';
import type {
  CartCalls,
  CartPort,
  CartReports,
} from '@/services/cart/cart-port';
import { CartSync } from '@/services/cart/cart-sync';
import { ApiError } from '@/services/http/api-error';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import {
  give,
  markSent,
  receive,
  release,
  rollBack,
  settleSent,
} from '@/utils/cart/cart-commands';
import {
  type CartCommand,
  type CartState,
  NO_CART,
} from '@/utils/cart/cart-state';
import type { CartRequest } from '@/utils/cart/resolve-cart';

const line = cartLine({ stockId: 10 });

export const noAnswer = new ApiError({
  status: 0,
  code: 'NETWORK',
  message: '',
  fields: {},
  data: undefined,
  requestId: null,
  retryAfterSeconds: null,
});

/** A tab whose requests are answered by hand. Needs `window` and fake timers. */
export function openCartTab() {
  let state: CartState = NO_CART;
  let count = 0;
  const listeners = new Set<() => void>();
  const away: boolean[] = [];
  const waiting = vi.fn();
  const load = vi.fn(() => Promise.resolve(state.confirmed));
  const sent: {
    request: CartRequest;
    key: string;
    answer: (cart: CartDto) => void;
    fail: () => void;
  }[] = [];
  const change = (next: CartState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const port: CartPort = {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    received: (cart) => change(receive(state, cart)),
    sent: (ids, key) => change(markSent(state, ids, key)),
    settled: (key, cart) => change(settleSent(state, key, cart)),
    refused: (key) => change(rollBack(state, key)),
    released: (key) => change(release(state, key)),
    withdrawn: () => undefined,
    failed: () => undefined,
  };
  const nothing = (): void => undefined;
  const reports: CartReports = {
    ...{ cut: nothing, notices: nothing, failure: nothing, lost: nothing },
    ...{ waiting, changed: nothing, away: (is) => away.push(is) },
  };
  const calls: CartCalls = {
    warm: nothing,
    isOwner: () => true,
    load,
    send: (request, key) =>
      new Promise((answer, reject) => {
        sent.push({ request, key, answer, fail: () => reject(noAnswer) });
      }),
  };
  const sync = new CartSync(port, calls, reports);
  sync.start();
  const add = (): void =>
    change(
      give(state, { ...addOf(line), id: `c${(count += 1)}` } as CartCommand),
    );
  return { add, away, calls, load, port, reports, sent, sync, waiting };
}
