import type { CartDto } from '@/server/contracts/cart';
import type { CartCalls, CartPort } from '@/services/cart/cart-port';
import { CartReader } from '@/services/cart/cart-sync';
import { CartSender } from '@/services/cart/cart-sync';
import { ApiError } from '@/services/http/api-error';
import {
  give,
  markSent,
  receive,
  release,
  rollBack,
  settleSent,
} from '@/utils/cart/cart-commands';
import type { LocalCartLine } from '@/utils/cart/cart-line';
import {
  type CartCommand,
  type CartState,
  NO_CART,
  UNKNOWN_CART,
} from '@/utils/cart/cart-state';
import { resolve } from '@/utils/cart/resolve-cart';
import { showCart } from '@/utils/cart/show-cart';
import type { ApiAnswer, ApiHarness } from '@/tests/support/api/api-harness';
import { addOf } from '@/tests/support/factories/cart-line';
import { type CartBrowser, openCartBrowser } from './cart-browser';

/** What the network does to the next requests of a device. */
export type Weather = 'away' | 'fine' | 'loses';

/** Hears what becomes of what was done: batches by their key. */
export interface CartWitness {
  /** All that waited goes out. */
  readonly taken: (key: string) => void;
  /** The server has carried it out. */
  readonly done: (key: string) => void;
  /** It came too late and waits again, before what came since. */
  readonly released: (key: string) => void;
  /** All that waits comes to nothing. */
  readonly withdrawn: () => void;
}

function checked(answer: ApiAnswer): CartDto | null {
  const { body, status } = answer;
  if (status === 200) return body.data as CartDto | null;
  throw new ApiError({
    status,
    code: String(body.statusCode ?? `HTTP_${status}`),
    message: '',
    fields: {},
    data: body.data,
    requestId: null,
    retryAfterSeconds: null,
  });
}

const noAnswer = (): ApiError =>
  new ApiError({
    status: 0,
    code: 'NETWORK',
    message: '',
    fields: {},
    data: undefined,
    requestId: null,
    retryAfterSeconds: null,
  });

/** One tab with the storefront's own cart model and sender, over the real API; without timers. */
export class CartDevice {
  state: CartState = NO_CART;
  weather: Weather = 'fine';
  isAccount = false;
  private count = 0;
  private sender = this.makeSender();
  private reader = this.makeReader();

  constructor(
    private readonly api: ApiHarness,
    readonly browser: CartBrowser,
    readonly name: string,
    private readonly witness: CartWitness,
  ) {}

  /** What is on its screen, by stock. */
  shown(): Record<number, number> {
    const { lines } = showCart(this.state);
    return Object.fromEntries(
      lines.map(({ quantity, stockId }) => [stockId, quantity]),
    );
  }

  give(
    deed:
      | { kind: 'add'; line: LocalCartLine; by: number }
      | { kind: 'clear' }
      | { kind: 'remove'; key: string }
      | { kind: 'set'; key: string; quantity: number },
  ): void {
    const id = `${this.name}${(this.count += 1)}`;
    const command =
      deed.kind === 'add' ? { ...addOf(deed.line), by: deed.by } : deed;
    this.state = give(this.state, { ...command, id } as CartCommand);
  }

  /** Sends and reads until nothing is left to do, or the network fails. */
  async settle({ readAnew = false } = {}): Promise<void> {
    let isStale = readAnew;
    for (let turn = 0; turn < 50; turn += 1) {
      const isToRead = isStale || !this.state.known;
      if (!this.sender.isFlying && !isToRead && !resolve(this.state)) return;
      const isReading = !this.sender.isFlying && isToRead;
      const end = await (isReading ? this.reader.read() : this.sender.send());
      isStale = isReading ? end.readAnew : isStale || end.readAnew;
      if (end.afterMs !== null) return;
    }
    throw new Error(`${this.name} does not come to rest`);
  }

  /** The page is loaded anew: what the server has, and nothing else. */
  async reload(): Promise<void> {
    this.begin(UNKNOWN_CART, this.isAccount);
    await this.settle();
  }

  /** Another cart: the account's after a sign-in. */
  begin(state: CartState, isAccount: boolean): void {
    this.isAccount = isAccount;
    this.state = state;
    this.sender = this.makeSender();
    this.reader = this.makeReader();
  }

  private port(): CartPort {
    const change = (next: CartState): void => {
      this.state = next;
    };
    return {
      read: () => this.state,
      subscribe: () => () => undefined,
      received: (cart) => change(receive(this.state, cart)),
      sent: (ids, key) => {
        this.witness.taken(key);
        change(markSent(this.state, ids, key));
      },
      settled: (key, cart) => change(settleSent(this.state, key, cart)),
      refused: (key) => change(rollBack(this.state, key)),
      released: (key) => {
        this.witness.released(key);
        change(release(this.state, key));
      },
      withdrawn: (ids) => {
        const commands = this.state.commands.filter(
          ({ id }) => !ids.includes(id),
        );
        change({ ...this.state, commands });
        this.witness.withdrawn();
      },
      failed: () => change({ ...this.state, failed: true }),
    };
  }

  private calls(): CartCalls {
    const base = () => (this.isAccount ? '/dashboard/user/cart' : '/rest/cart');
    return {
      isOwner: () => true,
      warm: nothing,
      load: async () => {
        if (this.weather === 'away') throw noAnswer();
        const path = this.isAccount ? base() : `${base()}/current`;
        return checked(await this.browser.call('GET', `${path}?optional=1`));
      },
      send: async (request, key) => {
        const { products, replace, shopId, version } = request;
        if (this.weather === 'away') throw noAnswer();
        // An answer that is lost brings no cookie, either.
        const isLost = this.weather === 'loses';
        const browser = isLost
          ? openCartBrowser(this.api, this.browser)
          : this.browser;
        if (isLost) browser.signIn(this.browser.token);
        const isKnown = this.isAccount || this.browser.cookies.size > 0;
        const body = {
          shop_id: shopId,
          products,
          ...(version !== null && { version }),
          ...(replace && { replace: 1 }),
        };
        const answer = await browser.call(
          'POST',
          `${base()}/insert-product`,
          body,
          { 'Idempotency-Key': key },
        );
        if (answer.status === 200 && (isKnown || !isLost))
          this.witness.done(key);
        if (isLost) throw noAnswer();
        const cart = checked(answer);
        if (!cart) throw new Error('an insert answered no cart');
        return cart;
      },
    };
  }

  private makeSender(): CartSender {
    return new CartSender(this.port(), this.calls(), QUIET);
  }

  private makeReader(): CartReader {
    return new CartReader(this.port(), this.calls(), QUIET);
  }
}

const nothing = (): void => undefined;
const QUIET = {
  cut: nothing,
  notices: nothing,
  failure: (error: unknown) => {
    throw error;
  },
  lost: nothing,
  waiting: nothing,
  away: nothing,
  changed: nothing,
};
