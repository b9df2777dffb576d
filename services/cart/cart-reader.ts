import type { CartDto } from '@/server/contracts/cart';
import { asApiError } from '@/services/http/api-error';
import type { CartCalls, CartNews, CartPort, CartReports } from './cart-port';
import {
  ANSWERED,
  outcomeOf,
  READ_ANEW,
  type RequestEnd,
} from './sending-outcome';

/** Reads what cart the server has, when it is not known or another one was heard of. */
export class CartReader {
  private tries = 0;
  private isStale = false;
  private news: CartNews | null = null;

  constructor(
    private readonly port: CartPort,
    private readonly calls: CartCalls,
    private readonly reports: CartReports,
  ) {}

  /** Whatever is known may not be true any more. */
  expire(): void {
    this.isStale = true;
  }

  /** Somebody changed a cart. */
  hear(news: CartNews): void {
    this.news = news;
  }

  isToRead(): boolean {
    const { confirmed, failed, known } = this.port.read();
    if (this.isStale || (!known && !failed)) return true;
    const { news } = this;
    if (!news) return false;
    if (news.id !== confirmed?.id) return !news.gone;
    return news.gone === true || news.version > confirmed.version;
  }

  async read(): Promise<RequestEnd> {
    this.isStale = false;
    this.news = null;
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

/** Drops commands that were sent by a part of the page that failed: their answer will not come, so the cart is read. */
export function dropUnanswered(port: CartPort): void {
  const keys = port.read().commands.flatMap(({ sentAs }) => sentAs ?? []);
  for (const key of new Set(keys)) port.refused(key);
}
