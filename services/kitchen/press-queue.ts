import { underLock } from '@/utils/browser/locks';
import type { BoardWay } from '@/utils/kitchen/board-way';
import {
  afterDone,
  afterLost,
  isShopPress,
  type Press,
  without,
} from '@/utils/kitchen/presses';
import { GrowingPause } from '@/utils/shell/growing-pause';
import { type PressNews, type PressOutcome, sendPress } from './press-sender';
import type { PressStore } from './press-store';

/** A press that took no effect: it came too late, `news` says how things are; or (null) the server refused it. */
export type LostPress = Readonly<{ press: Press; news: PressNews | null }>;

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
  private ended = new AbortController();
  private rest = new GrowingPause(() => undefined);
  private reports: PressReports | null = null;
  private isSending = false;

  constructor(
    private readonly store: PressStore,
    private readonly sendOne: (press: Press) => Promise<PressOutcome>,
  ) {}

  /** Begins to send what waits; goes on when the network is back. Returns the way to stop. */
  start(reports: PressReports): () => void {
    const ended = new AbortController();
    const { signal } = ended;
    const rest = new GrowingPause(() => void this.send());
    this.ended = ended;
    this.rest = rest;
    this.reports = reports;
    window.addEventListener('online', () => this.hurry(), { signal });
    const leave = this.store.subscribe(() => void this.send());
    void this.send();
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

  private async send(): Promise<void> {
    const { rest, store } = this;
    const { signal } = this.ended;
    if (store.list().length === 0) return;
    if (this.isSending || rest.isOn || signal.aborted) return;
    this.isSending = true;
    await underLock(
      store.lock,
      async () => {
        let [next] = store.readAgain();
        for (; next; [next] = store.list())
          if (signal.aborted || !(await this.attempt(next))) return;
      },
      signal,
    ).catch((error: unknown) => rest.broke(error));
    this.isSending = false;
    // a press that came while the last one was settled
    void this.send();
  }

  /** False: no further press goes now. */
  private async attempt(press: Press): Promise<boolean> {
    const { reports, rest, store } = this;
    store.sending = press.id;
    const outcome = await this.sendOne(press).finally(
      () => (store.sending = null),
    );
    reports?.reached(outcome.kind !== 'again');
    if (outcome.kind === 'again' || outcome.kind === 'closed') {
      if (outcome.kind === 'closed') reports?.closed();
      rest.begin(outcome.kind === 'again' ? outcome.afterMs : 0);
      return false;
    }
    rest.forget();
    const news = outcome.kind === 'answered' ? outcome.news : null;
    const isDone = outcome.kind === 'answered' && outcome.isDone;
    if (news) reports?.answered(news);
    const waiting = store.readAgain();
    if (isShopPress(press)) store.write(without(waiting, press));
    else if (isDone && news && 'ticket' in news)
      store.write(afterDone(waiting, press, news.ticket.version));
    else store.write(afterLost(waiting, press));
    if (!isDone) reports?.lost({ press, news });
    return true;
  }
}

/** The queue of a board's presses, which sends them by the board's right. */
export const queueOf = (way: BoardWay, store: PressStore): PressQueue =>
  new PressQueue(store, (press) => sendPress(way, press));
