import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApiAnswer,
  type ApiHarness,
  openApi,
} from '@/tests/support/api/api-harness';
import {
  type CartBrowser,
  linesOf,
  openCartBrowser,
} from '@/tests/support/cart-browser';
import {
  linesIn,
  mergeInto,
  type ModelCart,
  type ModelDish,
  setDish,
} from '@/tests/support/cart-model';
import { createShopper } from '@/tests/support/factories/cart';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

const RUNS = 60;
/** For a busy machine; it is over in half a minute on an idle one. */
const TIMEOUT_MS = 300_000;
const ACCOUNT = '/dashboard/user/cart';
const GUEST = '/rest/cart';
let api: ApiHarness;
let dishes: ModelDish[];

beforeAll(async () => {
  api = await openApi();
  await createCurrencies(api.db);
  const first = (await createShop(api.db)).id;
  const second = (await createShop(api.db)).id;
  const dish = async (shopId: number, left: number): Promise<ModelDish> => {
    const rules = { maxQty: 10, quantity: left };
    const { stockId } = await createProduct(api.db, shopId, rules);
    return { stockId, shopId, most: Math.min(10, left) };
  };
  dishes = [
    await dish(first, 100),
    await dish(first, 7),
    await dish(first, 100),
    await dish(second, 100),
    await dish(second, 4),
  ];
});
afterAll(() => api.close());

const dishIndex = fc.nat({ max: 4 });
const actions = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      dish: dishIndex,
      by: fc.integer({ min: 1, max: 4 }),
      replace: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      dish: dishIndex,
      quantity: fc.nat({ max: 12 }),
      replace: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      { kind: 'clear' } as const,
      { kind: 'remove' } as const,
      { kind: 'retry' } as const,
      { kind: 'stale' } as const,
      { kind: 'tab' } as const,
      { kind: 'out' } as const,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('in' as const),
      wins: fc.constantFrom('account' as const, 'guest' as const),
    }),
  },
);
type Action = typeof actions extends fc.Arbitrary<infer T> ? T : never;

const sorted = (lines: [number, number][]) => lines.sort(([a], [b]) => a - b);

/** A person at a browser, an account of theirs, and what the model says that both hold. */
class Person {
  private guest: ModelCart = null;
  private account: ModelCart = null;
  private signedIn = false;
  private keys = 0;
  private last: (() => Promise<ApiAnswer>) | null = null;
  private lastAnswer: ApiAnswer | null = null;

  constructor(
    private browser: CartBrowser,
    private readonly token: string,
  ) {}

  private get own(): ModelCart {
    return this.signedIn ? this.account : this.guest;
  }

  private keep(cart: ModelCart): void {
    if (this.signedIn) this.account = cart;
    else this.guest = cart;
  }

  private read(): Promise<ApiAnswer> {
    const path = this.signedIn ? ACCOUNT : `${GUEST}/current`;
    return this.browser.call('GET', `${path}?optional=1`);
  }

  private async version(): Promise<number> {
    const { data } = (await this.read()).body as {
      data: { version: number } | null;
    };
    return data?.version ?? 0;
  }

  /** Once the server holds a cart and is asked under a key, the same request may be repeated. */
  private insert(
    dish: ModelDish,
    quantity: number,
    more: object,
  ): Promise<ApiAnswer> {
    const path = `${this.signedIn ? ACCOUNT : GUEST}/insert-product`;
    const body = {
      shop_id: dish.shopId,
      products: [{ stock_id: dish.stockId, quantity }],
      ...more,
    };
    const headers = { 'Idempotency-Key': `key ${(this.keys += 1)}` };
    const { browser } = this;
    const send = () => browser.call('POST', path, body, headers);
    this.last = this.own ? send : null;
    return send();
  }

  private async put(
    dish: ModelDish,
    quantity: number,
    replace: boolean,
  ): Promise<void> {
    const version = await this.version();
    const answer = await this.insert(dish, quantity, { version, replace });
    const next = setDish(this.own, dish, quantity, replace);
    if (!next) {
      expect(answer.body.statusCode).toBe('ERROR_440');
      this.last = null;
      return;
    }
    expect(answer.status).toBe(200);
    this.keep(next.cart);
    expect(sorted(linesOf(answer))).toEqual(linesIn(this.own));
    this.lastAnswer = answer;
  }

  private async enter(wins: 'account' | 'guest'): Promise<void> {
    this.browser.signIn(this.token);
    this.signedIn = true;
    const merge = (mode: string) =>
      this.browser.call('POST', `${ACCOUNT}/merge`, { mode });
    const first = await merge('add');
    const merged = mergeInto(this.account, this.guest, 'add', dishes);
    if (merged) {
      expect(first.status).toBe(200);
      this.account = merged.cart;
    } else {
      expect(first.body.statusCode).toBe('ERROR_440');
      if (wins === 'guest') {
        expect((await merge('replace')).status).toBe(200);
        this.account = this.guest;
      } else await this.browser.call('DELETE', `${GUEST}/current`);
    }
    this.guest = null;
  }

  private async clear(): Promise<void> {
    const { data } = (await this.read()).body as {
      data: { id: number } | null;
    };
    if (!this.signedIn) await this.browser.call('DELETE', `${GUEST}/current`);
    else if (data)
      await this.browser.call('DELETE', `${ACCOUNT}/delete`, {
        ids: [data.id],
      });
    this.keep(null);
  }

  private async remove(): Promise<void> {
    const answer = await this.read();
    if (!this.own) return;
    const [line] = answer.body.data.user_carts[0].cartDetails as {
      id: number;
      stock: { id: number };
    }[];
    if (!line) throw new Error('the server holds no line');
    const path = `${this.signedIn ? ACCOUNT : GUEST}/product/delete`;
    await this.browser.call('DELETE', path, { ids: [line.id] });
    const dish = dishes.find(({ stockId }) => stockId === line.stock.id);
    if (dish) this.keep(setDish(this.own, dish, 0, false)?.cart ?? null);
  }

  private async stale(): Promise<void> {
    const [dish] = dishes;
    const version = (await this.version()) + 1;
    if (!dish) return;
    const answer = await this.insert(dish, 9, { version, replace: true });
    expect(answer.status).toBe(409);
    this.last = null;
  }

  private async retry(): Promise<void> {
    if (this.last && this.lastAnswer)
      expect((await this.last()).body).toEqual(this.lastAnswer.body);
  }

  async act(action: Action): Promise<void> {
    if (action.kind === 'retry') return this.retry();
    this.lastAnswer = null;
    if (action.kind === 'in') return this.enter(action.wins);
    if (action.kind === 'clear') return this.clear();
    if (action.kind === 'remove') return this.remove();
    if (action.kind === 'stale') return this.stale();
    if (action.kind === 'tab') {
      this.browser = openCartBrowser(api, this.browser);
      this.browser.signIn(this.signedIn ? this.token : null);
      return;
    }
    if (action.kind === 'out') {
      this.browser.signIn(null);
      this.signedIn = false;
      return;
    }
    const dish = dishes[action.dish];
    if (!dish) return;
    const held = this.own?.lines.get(dish.stockId) ?? 0;
    const quantity = action.kind === 'add' ? held + action.by : action.quantity;
    return this.put(dish, quantity, action.replace);
  }

  /** The server holds what the model does. */
  async compare(): Promise<void> {
    const answer = await this.read();
    const lines = answer.body.data ? linesOf(answer) : [];
    expect(sorted(lines)).toEqual(linesIn(this.own));
  }
}

describe('whatever a person does', () => {
  it(
    'the server holds what a plain model holds',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(actions, { minLength: 1, maxLength: 10 }),
          async (sequence) => {
            const { token } = await createShopper(api);
            const person = new Person(openCartBrowser(api), token);
            for (const action of sequence) await person.act(action);
            await person.compare();
          },
        ),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});
