import type { CartDto } from '@/server/contracts/cart';
import { asApiError } from '@/services/http/api-error';
import type { CartCalls, CartPort, CartReports } from './cart-port';
import {
  ANSWERED,
  outcomeOf,
  READ_ANEW,
  type RequestEnd,
} from './sending-outcome';

/** Reads what cart the server has. */
export class CartReader {
  private tries = 0;

  constructor(
    private readonly port: CartPort,
    private readonly calls: CartCalls,
    private readonly reports: CartReports,
  ) {}

  async read(): Promise<RequestEnd> {
    this.tries += 1;
    let cart: CartDto | null;
    try {
      cart = await this.calls.load();
    } catch (error) {
      return this.failed(error);
    }
    this.tries = 0;
    this.port.received(cart);
    return ANSWERED;
  }

  private failed(error: unknown): RequestEnd {
    const isKnown = this.port.read().confirmed !== null;
    // once: the refusal has taken the cookie that named it
    const isFirst = this.tries === 1;
    if (asApiError(error)?.status === 404 && (isKnown || isFirst)) {
      // The owner removed this member, or the group is over, maybe while no page was open. Another cart of this browser
      // may come to light.
      this.reports.lost(error);
      this.port.received(null);
      return READ_ANEW;
    }
    this.port.failed();
    const outcome = outcomeOf(error, { tries: this.tries, conflicts: 0 });
    return outcome.kind === 'again'
      ? { afterMs: outcome.afterMs, readAnew: true }
      : ANSWERED;
  }
}
