import { CART_WRITE_DELAY_MS } from '@/utils/constants/timings';
import { resolve } from '@/utils/cart/resolve-cart';
import {
  type CartCalls,
  type CartNews,
  type CartPort,
  type CartReports,
  guardedReports,
} from './cart-port';
import { CartReader, dropUnanswered } from './cart-reader';
import { CartSender } from './cart-sender';
import { RetryPause } from './retry-pause';
import { sendBeforeClose } from './send-before-close';
import type { RequestEnd } from './sending-outcome';
import { Waiter } from './waiter';

/**
 * Synchronises one cart with the server (docs/adr/0026): reads what is not known, sends the commands, one request at
 * a time. Without a network everything waits. No throw ends it: it is noted, and after a pause the cart is read again.
 */
export class CartSync {
  /** Waits a moment for more presses. */
  private readonly gathering = new Waiter(() => this.wake());
  private readonly pause: RetryPause;
  private readonly sender: CartSender;
  private readonly reader: CartReader;
  private isBusy = false;
  private isRunning = false;
  private commands: unknown = null;

  constructor(
    private readonly port: CartPort,
    private readonly calls: CartCalls,
    reports: CartReports,
  ) {
    this.calls.warm();
    const told = guardedReports(reports);
    this.pause = new RetryPause(port, told, {
      wake: () => this.wake(),
      expire: () => this.reader.expire(),
    });
    this.sender = new CartSender(port, calls, told);
    this.reader = new CartReader(port, calls, told);
  }

  /** Begins; the returned function pauses it, and what is under way then still settles. */
  start(): () => void {
    this.isRunning = true;
    if (!this.sender.isFlying)
      this.pause.guard(() => dropUnanswered(this.port));
    const unsubscribe = this.port.subscribe(() => this.noticed());
    window.addEventListener('online', this.pause.beginAnew);
    this.noticed();
    return () => {
      this.isRunning = false;
      unsubscribe();
      window.removeEventListener('online', this.pause.beginAnew);
      this.gathering.stop();
      this.pause.stop();
    };
  }

  /** Reads the cart again. */
  refresh(): void {
    this.reader.expire();
    this.wake();
  }

  /** Somebody changed a cart: it is read, unless that is known already. */
  hear(news: CartNews): void {
    this.reader.hear(news);
    this.wake();
  }

  /** The page may end now: what waits goes out at once, also what rests after a try that failed. */
  flush(): void {
    if (!this.calls.isOwner()) return;
    this.gathering.stop();
    this.pause.end();
    this.wake();
    this.sender.hurry();
    this.pause.guard(() => sendBeforeClose(this.port, this.calls));
  }

  private noticed(): void {
    this.pause.guard(() => {
      const { commands, failed, known } = this.port.read();
      const isMore = commands !== this.commands && commands.length > 0;
      this.commands = commands;
      if (isMore && !this.isBusy) this.gathering.hold(CART_WRITE_DELAY_MS);
      if (isMore) this.pause.pressed();
      if (!known && !failed) this.wake();
    });
  }

  private wake(): void {
    if (!this.isRunning || this.isBusy || this.pause.isWaiting) return;
    this.pause.guard(() => {
      const { calls, reader, sender } = this;
      if (!calls.isOwner()) return;
      if (sender.isFlying) void this.run(() => sender.send());
      else if (reader.isToRead()) void this.run(() => reader.read());
      else if (!this.gathering.isWaiting && resolve(this.port.read()))
        void this.run(() => sender.send());
    });
  }

  private async run(work: () => Promise<RequestEnd>): Promise<void> {
    this.isBusy = true;
    try {
      const { afterMs, readAnew } = await work();
      if (readAnew) this.reader.expire();
      this.pause.settle(afterMs);
    } catch (error) {
      this.pause.broke(error);
    }
    this.isBusy = false;
    this.wake();
  }
}
