import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, inject } from 'vitest';
import { api, it as base } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  linesOf,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { CartDevice, type CartWitness } from '@/tests/support/cart/cart-device';
import { cartLine } from '@/tests/support/factories/cart-line';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createSignedInUser } from '@/tests/support/factories/user';
import type { LocalCartLine } from '@/utils/cart/cart-line';
import { UNKNOWN_CART } from '@/utils/cart/cart-state';

const test = base.extend(
  'settings',
  { scope: 'file' },
  {
    RATE_LIMIT_CARTS_PER_10_MINUTES: '10000000',
  },
);

/** Whoever stores the carts changes nothing of it: the slower engine proves less. `npm run bench -- --only cart` asks for more. */
const USUAL_RUNS = { pglite: 50, postgres: 150 };
const RUNS = Number(
  process.env.CART_MODEL_RUNS ?? USUAL_RUNS[inject('database').engine],
);
/** Two tabs of one browser and another browser. */
const DEVICES = 3;

let items: readonly LocalCartLine[];

test.beforeAll(async () => {
  const { id: shopId } = await createShop(api.db);
  const limits = [
    { maxQty: 50, quantity: 100 },
    { maxQty: 4, quantity: 100 },
    { maxQty: 50, quantity: 3 },
  ];
  const products = [];
  for (const limit of limits)
    products.push(await createProduct(api.db, shopId, limit));
  items = products.map(({ stockId }, index) => {
    const { maxQty = 1, quantity: stock = 1 } = limits[index] ?? {};
    const maxQuantity = Math.min(maxQty, stock);
    return cartLine({ shopId, stockId, maxQuantity, stock });
  });
});

/** What happens, how often, to which device, of which item. */
const WEIGHTS = {
  add: 5,
  set: 3,
  remove: 2,
  clear: 1,
  send: 4,
  hear: 2,
  reload: 1,
  offline: 2,
  lose: 2,
  signIn: 1,
};
type Kind = keyof typeof WEIGHTS;

const step = fc.record({
  kind: fc.oneof(
    ...Object.entries(WEIGHTS).map(([kind, weight]) => ({
      weight,
      arbitrary: fc.constant(kind as Kind),
    })),
  ),
  device: fc.nat(DEVICES - 1),
  item: fc.nat(2),
  n: fc.integer({ min: 1, max: 6 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Held = Map<number, number>;
type Deed = (held: Held) => void;

const most = (stockId: number): number =>
  items.find((line) => line.stockId === stockId)?.maxQuantity ?? 0;
const raise = (held: Held, stockId: number, by: number): void =>
  void held.set(
    stockId,
    Math.min(most(stockId), (held.get(stockId) ?? 0) + by),
  );

/** A cart as a person would keep it on paper, and a tab that changes it once the server has heard. */
class Paper {
  waiting: Deed[] = [];
  private readonly batches = new Map<string, Deed[]>();
  private readonly finished = new Set<string>();

  constructor(public held: Held) {}

  readonly witness: CartWitness = {
    taken: (key) => {
      this.batches.set(key, this.waiting);
      this.waiting = [];
    },
    done: (key) => {
      if (this.finished.has(key)) return;
      this.finished.add(key);
      for (const deed of this.batches.get(key) ?? []) deed(this.held);
    },
    released: (key) => {
      this.waiting = [...(this.batches.get(key) ?? []), ...this.waiting];
    },
    withdrawn: () => (this.waiting = []),
  };
}

interface Tab {
  readonly device: CartDevice;
  readonly paper: Paper;
  readonly browser: CartBrowser;
}

interface World {
  readonly tabs: readonly Tab[];
  readonly account: Held;
  readonly token: string;
}

async function openWorld(): Promise<World> {
  const { token } = await createSignedInUser(api);
  const first = openCartBrowser(api);
  const guest: Held = new Map();
  const open = (name: string, browser: CartBrowser, held: Held): Tab => {
    const paper = new Paper(held);
    const device = new CartDevice(api, browser, name, paper.witness);
    return { device, paper, browser };
  };
  const tabs = [
    open('a', first, guest),
    open('b', first, guest),
    open('c', openCartBrowser(api), new Map()),
  ];
  return { tabs, account: new Map(), token };
}

const asRecord = (held: Held): Record<number, number> =>
  Object.fromEntries(held);

async function signIn(
  { account, tabs, token }: World,
  { browser, paper }: Tab,
) {
  if (browser.token !== null) return;
  const own = tabs.filter((tab) => tab.browser === browser);
  for (const tab of own) {
    tab.device.weather = 'fine';
    await tab.device.settle();
  }
  browser.signIn(token);
  const key = { 'Idempotency-Key': `merge-${Math.random()}` };
  const answer = await browser.call(
    'POST',
    '/dashboard/user/cart/merge',
    { mode: 'add' },
    key,
  );
  expect(answer.status).toBe(200);
  for (const [stockId, quantity] of paper.held)
    raise(account, stockId, quantity);
  for (const tab of own) {
    tab.device.begin(UNKNOWN_CART, true);
    tab.paper.held = account;
  }
}

async function act(world: World, { device: index, item, kind, n }: Step) {
  const tab = world.tabs[index];
  const line = items[item];
  if (!tab || !line) throw new Error('no such tab or item');
  const { device, paper } = tab;
  const { key, stockId } = line;
  if (kind === 'add') {
    device.give({ kind, line, by: n });
    paper.waiting.push((held) => raise(held, stockId, n));
  }
  if (kind === 'set') {
    device.give({ kind, key, quantity: n });
    paper.waiting.push((held) => {
      if (held.has(stockId)) held.set(stockId, Math.min(n, most(stockId)));
    });
  }
  if (kind === 'remove') {
    device.give({ kind, key });
    paper.waiting.push((held) => void held.delete(stockId));
  }
  if (kind === 'clear') {
    device.give({ kind });
    paper.waiting.push((held) => held.clear());
  }
  if (kind === 'offline') device.weather = 'away';
  if (kind === 'lose') device.weather = 'loses';
  if (kind === 'send' || kind === 'hear') {
    await device.settle({ readAnew: kind === 'hear' });
    // Once is enough: the next try finds the network again.
    device.weather = 'fine';
  }
  if (kind === 'reload') {
    device.weather = 'fine';
    await device.settle();
    paper.waiting = [];
    await device.reload();
  }
  if (kind === 'signIn') await signIn(world, tab);
}

async function serverHolds({ browser, device }: Tab) {
  const path = device.isAccount
    ? '/dashboard/user/cart?optional=1'
    : '/rest/cart/current?optional=1';
  const answer = await browser.call('GET', path);
  return answer.body.data ? Object.fromEntries(linesOf(answer)) : {};
}

test('client, server and a person with pen and paper agree on every cart', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 12 }),
      async (steps) => {
        // Timers and the server's gate live from the turns of the event loop.
        await nextTurn();
        const world = await openWorld();
        for (const one of steps) await act(world, one);
        for (const { device } of world.tabs) device.weather = 'fine';
        for (const { device } of world.tabs) await device.settle();
        for (const { device } of world.tabs)
          await device.settle({ readAnew: true });
        for (const tab of world.tabs) {
          const held = asRecord(tab.paper.held);
          expect(await serverHolds(tab)).toEqual(held);
          expect(tab.device.shown()).toEqual(held);
        }
      },
    ),
    { numRuns: RUNS },
  );
}, 3_600_000);
