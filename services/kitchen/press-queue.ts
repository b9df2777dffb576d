import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import { underLock } from '@/services/chat/under-lock';
import { afterDone, afterLost, type Press } from '@/utils/kitchen/presses';
import { GrowingPause } from '@/utils/shell/growing-pause';
import type { PressOutcome } from './press-sender';
import type { PressStore } from './press-store';

/** A press that took no effect: the order had moved on, or (null) the server refused it. */
export type LostPress = Readonly<{ press: Press; ticket: TicketDto | null }>;

/** Whom the queue tells. */
export interface PressReports {
  /** How the order stands after a press. */
  answered(ticket: TicketDto): void;
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
    await underLock(store.lock, signal, async () => {
      let [next] = store.readAgain();
      for (; next; [next] = store.list())
        if (signal.aborted || !(await this.attempt(next))) return;
    }).catch((error: unknown) => rest.broke(error));
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
    const ticket = outcome.kind === 'answered' ? outcome.ticket : null;
    const isDone = outcome.kind === 'answered' && outcome.outcome === 'done';
    if (ticket) reports?.answered(ticket);
    const waiting = store.readAgain();
    store.write(
      ticket && isDone
        ? afterDone(waiting, press, ticket.version)
        : afterLost(waiting, press),
    );
    if (!isDone) reports?.lost({ press, ticket });
    return true;
  }
}
