import type { CartDto } from '@/server/contracts/cart';
import { asApiError } from '@/services/http/api-error';
import { noteThrow } from '@/utils/shell/guarded';
import { randomKey } from '@/utils/browser/random-key';
import { isAwaited } from '@/utils/cart/cart-commands';
import { type CartRequest, cutLines, resolve } from '@/utils/cart/resolve-cart';
import { BeginTurn } from './begin-turn';
import type { CartCalls, CartPort, CartReports } from './cart-port';
import {
  ANSWERED,
  outcomeOf,
  READ_ANEW,
  type RequestEnd,
} from './sending-outcome';

interface Batch {
  readonly request: CartRequest;
  /** A lost answer is asked for again under the same key. */
  readonly key: string;
}

/** Sends what was done to a cart, one batch after the other. */
export class CartSender {
  private readonly turn = new BeginTurn();
  private batch: Batch | null = null;
  private tries = 0;
  private conflicts = 0;

  constructor(
    private readonly port: CartPort,
    private readonly calls: CartCalls,
    private readonly reports: CartReports,
  ) {}

  /** A batch waits for its answer, or to be sent again. */
  get isFlying(): boolean {
    return this.batch !== null;
  }

  /** Sends the batch whose answer was lost, else what was done since the last one. */
  async send(): Promise<RequestEnd> {
    if (!this.batch) this.take();
    const { batch } = this;
    if (!batch) return ANSWERED;
    const { key, request } = batch;
    // taken into an account's cart meanwhile, with what it carried
    if (!isAwaited(this.port.read(), key)) return this.land();
    this.tries += 1;
    let cart: CartDto;
    try {
      cart = await this.turn.run(request.version === 0, () =>
        this.calls.send(request, key),
      );
    } catch (error) {
      return this.failed(batch, error);
    }
    return this.landed(batch, cart);
  }

  /** The page may end now: what waits for another tab waits no longer. */
  hurry(): void {
    this.turn.skip();
  }

  private take(): void {
    const state = this.port.read();
    const found = resolve(state);
    if (!found) return;
    const cut = cutLines(state);
    if (cut.length > 0) this.reports.cut(cut);
    if (found.kind === 'nothing') return this.port.withdrawn(found.ids);
    const { request } = found;
    const key = randomKey();
    try {
      this.port.sent(request.ids, key);
    } catch (error) {
      // noted as sent or not: nothing went out
      this.port.released(key);
      throw error;
    }
    this.batch = { request, key };
  }

  private land(conflicts = 0): RequestEnd {
    this.batch = null;
    this.tries = 0;
    this.conflicts = conflicts;
    return READ_ANEW;
  }

  private landed({ key }: Batch, cart: CartDto): RequestEnd {
    // The answer may be the first one's, repeated: others may have changed the cart since.
    const isRepeated = this.tries > 1;
    // The store first: what throws there is asked for again under the same key.
    this.port.settled(key, cart);
    this.land();
    this.reports.changed(cart);
    if (cart.notices?.length) this.reports.notices(cart);
    return isRepeated ? READ_ANEW : ANSWERED;
  }

  private failed({ key }: Batch, error: unknown): RequestEnd {
    const { conflicts, tries } = this;
    if (!asApiError(error)) noteThrow(error);
    const outcome = outcomeOf(error, { conflicts, tries });
    if (outcome.kind === 'again')
      return { afterMs: outcome.afterMs, readAnew: false };
    if (outcome.kind === 'refused') {
      this.port.refused(key);
      this.land();
      this.reports.failure(error);
      return READ_ANEW;
    }
    this.port.released(key);
    this.land(conflicts + 1);
    if (outcome.cart === undefined) return READ_ANEW;
    this.port.received(outcome.cart);
    return ANSWERED;
  }
}
