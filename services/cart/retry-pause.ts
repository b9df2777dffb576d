import { type Backoff, backoffMs } from '@/utils/browser/backoff';
import { guarded, noteThrow } from '@/utils/shell/guarded';
import type { CartPort, CartReports } from './cart-port';
import { Waiter } from './waiter';

const LONGEST_PAUSE_MS = 60_000;
const BACKOFF: Backoff = { firstMs: 1_000, mostMs: LONGEST_PAUSE_MS };
/** A server that is only slow is not talked about. */
const FAILURES_UNTOLD = 1;

/**
 * The pause after a request that found no server: longer with each, a minute at most. Tells once that what was done to
 * the cart waits, whether it cannot be sent or the cart cannot even be read.
 */
export class RetryPause extends Waiter {
  /** Requests in a row that found no server. */
  private failures = 0;
  private isTold = false;

  constructor(
    private readonly port: CartPort,
    private readonly reports: CartReports,
    private readonly parts: {
      readonly wake: () => void;
      /** Nobody knows what is true any more: the cart is to be read. */
      readonly expire: () => void;
    },
  ) {
    super(parts.wake);
  }

  /** Does the step; a throw of it is noted, and is waited after like any failure. */
  guard(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.broke(error);
    }
  }

  /** Something threw. */
  broke(error: unknown): void {
    noteThrow(error);
    this.parts.expire();
    guarded(() => this.failed(0))();
  }

  /** The server answered (null), or could not be reached and asks for a pause of so many milliseconds at least. */
  settle(afterMs: number | null): void {
    if (afterMs !== null) return this.failed(afterMs);
    this.failures = 0;
    this.isTold = false;
    this.reports.away(false);
  }

  private failed(leastMs: number): void {
    const asked = Math.min(LONGEST_PAUSE_MS, leastMs);
    this.hold(backoffMs(BACKOFF, this.failures, asked));
    this.failures += 1;
    this.tell();
  }

  /** Something was done to the cart. */
  pressed(): void {
    if (this.failures > 0) this.tell();
  }

  /** A network is there again: the pauses begin with the shortest. */
  readonly beginAnew = (): void => {
    this.failures = 0;
    this.end();
  };

  private tell(): void {
    this.reports.away(true);
    const isMore = this.port.read().commands.length > 0;
    if (!isMore || this.isTold || this.failures <= FAILURES_UNTOLD) return;
    this.isTold = true;
    this.reports.waiting();
  }
}
