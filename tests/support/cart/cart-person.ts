import fc from 'fast-check';
import { expect } from 'vitest';
import type { ApiAnswer, ApiHarness } from '@/tests/support/api/api-harness';
import { type CartBrowser, linesOf, openCartBrowser } from './cart-browser';
import {
  linesIn,
  mergeInto,
  type ModelCart,
  type ModelDish,
  setDish,
} from './cart-model';

const ACCOUNT = '/dashboard/user/cart';
const GUEST = '/rest/cart';

const dishIndex = fc.nat({ max: 4 });
/** What a person may do next; dishes are named by their place in a list of five. */
export const actions = fc.oneof(
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
export class CartPerson {
  private browser: CartBrowser;
  private guest: ModelCart = null;
  private account: ModelCart = null;
  private signedIn = false;
  private keys = 0;
  private last: (() => Promise<ApiAnswer>) | null = null;
  private lastAnswer: ApiAnswer | null = null;

  constructor(
    private readonly api: Pick<ApiHarness, 'call'>,
    private readonly token: string,
    private readonly dishes: readonly ModelDish[],
  ) {
    this.browser = openCartBrowser(api);
  }

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
    const merged = mergeInto(this.account, this.guest, 'add', this.dishes);
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
    const dish = this.dishes.find(({ stockId }) => stockId === line.stock.id);
    if (dish) this.keep(setDish(this.own, dish, 0, false)?.cart ?? null);
  }

  private async stale(): Promise<void> {
    const [dish] = this.dishes;
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
      this.browser = openCartBrowser(this.api, this.browser);
      this.browser.signIn(this.signedIn ? this.token : null);
      return;
    }
    if (action.kind === 'out') {
      this.browser.signIn(null);
      this.signedIn = false;
      return;
    }
    const dish = this.dishes[action.dish];
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
