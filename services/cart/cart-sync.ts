import type { CartDto } from '@/server/contracts/cart';
import { asApiError } from '@/services/http/api-error';
import { inTurn } from '@/utils/browser/locks';
import { randomKey } from '@/utils/browser/random-key';
import { followPage, Rest, Sender, type Step } from '@/utils/browser/sender';
import { isAwaited } from '@/utils/cart/cart-commands';
import { cutLines } from '@/utils/cart/cut-lines';
import { type CartRequest, resolve } from '@/utils/cart/resolve-cart';
import { CART_WRITE_DELAY_MS } from '@/utils/constants/timings';
import { noteThrow } from '@/utils/shell/guarded';
import {
  type CartCalls,
  type CartNews,
  type CartPort,
  type CartReports,
  dropUnanswered,
  guardedReports,
  outcomeOf,
} from './cart-port';
import { sendBeforeClose } from './send-before-close';

/** What follows a request. */
interface RequestEnd {
  /** The server could not be reached: a rest, so long at least. Null: it answered. */
  readonly afterMs: number | null;
  /** What the server has is to be read (again). */
  readonly readAnew: boolean;
}

const ANSWERED: RequestEnd = { afterMs: null, readAnew: false };
const READ_ANEW: RequestEnd = { afterMs: null, readAnew: true };
const BACKOFF = { firstMs: 1_000, mostMs: 60_000 };

/** Reads what cart the server has, when it is not known or another one was heard of. */
export class CartReader {
  private tries = 0;
  /** Whatever is known may not be true any more. */
  isStale = false;
  /** Somebody changed a cart. */
  news: CartNews | null = null;

  constructor(
    private readonly port: CartPort,
    private readonly calls: CartCalls,
    private readonly reports: CartReports,
  ) {}

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

interface Batch {
  readonly request: CartRequest;
  /** A lost answer is asked for again under the same key. */
  readonly key: string;
}

/** Sends what was done to a cart, one batch after the other. */
export class CartSender {
  private batch: Batch | null = null;
  private tries = 0;
  private conflicts = 0;
  /** The page may end: what waits for another tab waits no longer. */
  hurry: () => void = () => undefined;

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
    // taken into an account's cart meanwhile, with what it carried
    if (!isAwaited(this.port.read(), batch.key)) return this.land();
    this.tries += 1;
    let cart: CartDto;
    try {
      cart = await this.carry(batch);
    } catch (error) {
      return this.failed(batch, error);
    }
    return this.landed(batch, cart);
  }

  /** One tab at a time begins a cart: the next one then hears of it by 409, and asks when it is another shop's (ADR 25). */
  private carry({ key, request }: Batch): Promise<CartDto> {
    const send = async () => this.calls.send(request, key);
    if (request.version !== 0) return send();
    const { done, skip } = inTurn('cart-begin', send);
    this.hurry = skip;
    return done;
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

/**
 * Synchronises one cart with the server (docs/adr/0026): reads what is not known, sends the commands, one request at
 * a time. Without a network everything waits. No throw ends it: it is noted, and after a rest the cart is read again.
 */
export class CartSync {
  private readonly rest = new Rest(() => void this.queue.wake(), BACKOFF);
  private readonly ended = new AbortController();
  private readonly queue = new Sender({
    rest: this.rest,
    signal: this.ended.signal,
    step: () => this.step(),
    onRest: (isThrown) => {
      if (isThrown) this.reader.isStale = true;
      this.tellAway();
    },
  });
  private readonly reports: CartReports;
  private readonly sender: CartSender;
  private readonly reader: CartReader;
  private commands: unknown = null;
  private isTold = false;

  constructor(
    private readonly port: CartPort,
    private readonly calls: CartCalls,
    reports: CartReports,
  ) {
    this.calls.warm();
    this.reports = guardedReports(reports);
    this.sender = new CartSender(port, calls, this.reports);
    this.reader = new CartReader(port, calls, this.reports);
  }

  /** Begins; the returned function ends it, and what is under way then still settles. */
  start(): () => void {
    this.queue.guard(() => dropUnanswered(this.port));
    const unsubscribe = this.port.subscribe(() => this.noticed());
    followPage(this.ended.signal, { back: () => this.rest.beginAnew() });
    this.noticed();
    return () => {
      this.ended.abort();
      unsubscribe();
      this.rest.stop();
    };
  }

  /** Reads the cart again. */
  refresh(): void {
    this.reader.isStale = true;
    void this.queue.wake();
  }

  /** Somebody changed a cart: it is read, unless that is known already. */
  hear(news: CartNews): void {
    this.reader.news = news;
    void this.queue.wake();
  }

  /** The page may end now: what waits goes out at once, also what rests after a try that failed. */
  flush(): void {
    if (!this.calls.isOwner()) return;
    void this.queue.hurry();
    this.sender.hurry();
    this.queue.guard(() => sendBeforeClose(this.port, this.calls));
  }

  private noticed(): void {
    this.queue.guard(() => {
      const { commands, failed, known } = this.port.read();
      const isMore = commands !== this.commands && commands.length > 0;
      this.commands = commands;
      if (isMore && !this.queue.isBusy) this.queue.gather(CART_WRITE_DELAY_MS);
      if (isMore && this.rest.failures > 0) this.tellAway();
      if (!known && !failed) void this.queue.wake();
    });
  }

  private async step(): Promise<Step> {
    const { calls, reader, reports, sender } = this;
    if (!calls.isOwner()) return 'idle';
    const isReading = !sender.isFlying && reader.isToRead();
    const isSending =
      sender.isFlying || (!this.queue.isGathering && resolve(this.port.read()));
    if (!isReading && !isSending) return 'idle';
    const end = await (isReading ? reader.read() : sender.send());
    if (end.readAnew) reader.isStale = true;
    if (end.afterMs !== null)
      return { afterMs: Math.min(BACKOFF.mostMs, end.afterMs) };
    this.isTold = false;
    reports.away(false);
    return 'more';
  }

  /** Tells once that what was done to the cart waits, whether it cannot be sent or read; not of a server that is only slow. */
  private tellAway(): void {
    this.reports.away(true);
    const isMore = this.port.read().commands.length > 0;
    if (!isMore || this.isTold || this.rest.failures < 2) return;
    this.isTold = true;
    this.reports.waiting();
  }
}
