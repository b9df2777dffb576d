import { followPage, Rest, Sender, type Step } from '@/utils/browser/sender';
import type { BoardWay } from '@/utils/kitchen/board-way';
import {
  afterDone,
  afterLost,
  isShopPress,
  type KitchenPress,
  withoutPress,
} from '@/utils/kitchen/presses';
import { type PressNews, type PressOutcome, sendPress } from './press-sender';
import type { PressStore } from './press-store';

/** A press that took no effect: it came too late, `news` says how things are; or (null) the server refused it. */
export type LostPress = Readonly<{
  press: KitchenPress;
  news: PressNews | null;
}>;

/** Whom the queue tells. */
export interface PressReports {
  /** How things are after a press. */
  answered(news: PressNews): void;
  lost(lost: LostPress): void;
  /** The server was not reached, or was. */
  reached(isReached: boolean): void;
  /** The board asks for its PIN, or the session has ended. */
  closed(): void;
}

/**
 * Sends what waits in a board's store, in order, one after the other by one tab at a time, and again until the server
 * answers. The server takes a press once, by the order's version.
 */
export class PressQueue {
  private rest = new Rest(() => undefined);
  private reports: PressReports | null = null;

  constructor(
    private readonly store: PressStore,
    private readonly sendOne: (press: KitchenPress) => Promise<PressOutcome>,
  ) {}

  /** Begins to send what waits; goes on when the network is back. Returns the way to stop. */
  start(reports: PressReports): () => void {
    const { store } = this;
    const ended = new AbortController();
    const { signal } = ended;
    const rest = new Rest(() => wake());
    const sender = new Sender({
      rest,
      signal,
      lock: store.lock,
      step: () => this.step(),
    });
    const wake = (): void => {
      if (store.list().length > 0) void sender.wake();
    };
    this.rest = rest;
    this.reports = reports;
    followPage(signal, { back: () => this.hurry() });
    const leave = store.subscribe(wake);
    wake();
    return () => {
      leave();
      ended.abort();
      rest.stop();
    };
  }

  /** The network is known to be back. */
  hurry(): void {
    if (this.store.list().length > 0) this.rest.end();
  }

  private async step(): Promise<Step> {
    const { reports, store } = this;
    // read anew: another tab may have sent it
    const [press] = store.list().length > 0 ? store.readAgain() : [];
    if (!press) return 'idle';
    store.sending = press.id;
    const outcome = await this.sendOne(press).finally(
      () => (store.sending = null),
    );
    reports?.reached(outcome.kind !== 'again');
    if (outcome.kind === 'again') return { afterMs: outcome.afterMs };
    if (outcome.kind === 'closed') {
      reports?.closed();
      return { afterMs: 0 };
    }
    const news = outcome.kind === 'answered' ? outcome.news : null;
    const isDone = outcome.kind === 'answered' && outcome.isDone;
    if (news) reports?.answered(news);
    const waiting = store.readAgain();
    if (isShopPress(press)) store.write(withoutPress(waiting, press));
    else if (isDone && news && 'ticket' in news)
      store.write(afterDone(waiting, press, news.ticket.version));
    else store.write(afterLost(waiting, press));
    if (!isDone) reports?.lost({ press, news });
    return 'more';
  }
}

/** The queue of a board's presses, which sends them by the board's right. */
export const queueOf = (way: BoardWay, store: PressStore): PressQueue =>
  new PressQueue(store, (press) => sendPress(way, press));
