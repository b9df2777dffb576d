import { onLive } from '@/services/events/live-hub';
import { followPage, Rest, Sender, type Step } from '@/utils/browser/sender';
import { QUEUE_MAX } from '@/utils/chat/chat';
import { roomLock } from '@/utils/chat/chat-storage';
import type { NewMessage } from '@/utils/chat/chat-transport';
import { guarded } from '@/utils/shell/guarded';
import type { MessageStore, QueuedMessage } from './message-store';
import { writeFailure } from './write-failure';

/** A failure of the server itself is tried so often; then the message counts as not written. */
const MOST_TRIES = 4;
/** Somebody else is signed in: nothing to hurry for. */
const OTHER_ACCOUNT_MS = 60_000;

/** What the queue sends by. */
interface QueueCalls {
  send(chatId: string, message: NewMessage): Promise<void>;
  /** The path under which the server keeps the message's picture. */
  upload(clientId: string): Promise<string>;
  /** This browser is still signed in as the account whose messages these are. */
  isOwner(): boolean;
}

/** Whom the queue tells. */
interface QueueReports {
  /** Other messages wait than before. */
  changed(): void;
  /** The network is away, or back. */
  away(isAway: boolean): void;
  /** The server has it. */
  landed(item: QueuedMessage): void;
  /** It was not written, and is not tried again by itself. */
  failed(item: QueuedMessage, error: unknown): void;
}

/** The same reports; what one throws is noted, and holds no message up. */
function guardedReports(reports: QueueReports): QueueReports {
  return {
    changed: guarded(() => reports.changed()),
    away: guarded((isAway) => reports.away(isAway)),
    landed: guarded((item) => reports.landed(item)),
    failed: guarded((item, error) => reports.failed(item, error)),
  };
}

type Outcome =
  | { readonly kind: 'written' }
  /** Nobody knows what became of it, or nothing yet: the same again, after so many milliseconds at least. */
  | {
      readonly kind: 'again';
      readonly afterMs: number;
      readonly isAway: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly item: QueuedMessage;
      readonly error: unknown;
    };

/** Sends one message, its picture first, and says what became of it. */
class QueueSender {
  private readonly tries = new Map<string, number>();

  constructor(
    private readonly store: MessageStore,
    private readonly calls: QueueCalls,
  ) {}

  async send(item: QueuedMessage): Promise<Outcome> {
    const { calls } = this;
    if (!calls.isOwner())
      return { kind: 'again', afterMs: OTHER_ACCOUNT_MS, isAway: false };
    try {
      await calls.send(item.chatId, await this.toMessage(item));
      return { kind: 'written' };
    } catch (error) {
      return this.failed(item, error);
    }
  }

  /** How often a message was tried does not matter any more. */
  forget(clientId: string): void {
    this.tries.delete(clientId);
  }

  private failed(item: QueuedMessage, error: unknown): Outcome {
    const { reason, retryAfterMs } = writeFailure(error);
    const tries = (this.tries.get(item.clientId) ?? 0) + 1;
    const goesAgain =
      reason === 'offline' ||
      reason === 'slowDown' ||
      (reason === 'unknown' && tries < MOST_TRIES) ||
      // refused as somebody else, who signed in meanwhile
      !this.calls.isOwner();
    if (goesAgain) {
      // only what the server failed at is counted: a lost network is waited for
      if (reason === 'unknown') this.tries.set(item.clientId, tries);
      const isAway = reason === 'offline';
      return { kind: 'again', afterMs: retryAfterMs ?? 0, isAway };
    }
    this.forget(item.clientId);
    const now = this.store.find(item.clientId) ?? item;
    return { kind: 'refused', item: now, error };
  }

  private async toMessage(item: QueuedMessage): Promise<NewMessage> {
    const { clientId, content, orderId, picture } = item;
    let img = picture?.path ?? null;
    if (picture && img === null) {
      img = await this.calls.upload(clientId);
      this.store.put({ ...item, picture: { ...picture, path: img } });
    }
    return {
      clientId,
      content,
      ...(img !== null && { img }),
      ...(orderId !== null && { orderId }),
    };
  }
}

/**
 * Sends an account's messages: of one room one after the other, in the order they were written, by one tab of this
 * browser at a time. What nobody answered, or threw, goes again under the same client id, so that it is written once.
 */
export class MessageQueue {
  private readonly ended = new AbortController();
  /** All rooms reach the same server, and rest together. */
  private readonly rest = new Rest(() => this.wake());
  private readonly rooms = new Map<string, Sender>();
  private readonly sender: QueueSender;

  constructor(
    private readonly userId: number,
    private readonly store: MessageStore,
    calls: QueueCalls,
    private readonly reports: QueueReports,
  ) {
    this.reports = guardedReports(reports);
    this.sender = new QueueSender(store, calls);
  }

  /** Begins to send what waits, and goes on when the network comes back. Returns the way to stop. */
  start(): () => void {
    const hurry = (): void => this.rest.end();
    const stopWatching = this.store.watch(() => {
      this.reports.changed();
      this.wake();
    });
    followPage(this.ended.signal, { back: hurry });
    const stopLive = onLive(({ kind }) => {
      if (kind === 'up') hurry();
    });
    this.reports.changed();
    this.wake();
    return () => {
      this.ended.abort();
      this.rest.stop();
      stopWatching();
      stopLive();
    };
  }

  /** Takes a message; false: the queue is full. */
  add(item: QueuedMessage): boolean {
    if (this.store.list().length >= QUEUE_MAX) return false;
    this.store.put(item);
    this.reports.changed();
    this.wake();
    return true;
  }

  /** A failed message goes again, as the newest. */
  resend(clientId: string, at: number): void {
    const item = this.store.find(clientId);
    if (item?.state !== 'failed') return;
    // an upload that nothing refers to is not kept for long
    const picture = item.picture && { ...item.picture, path: null };
    this.store.put({ ...item, at, picture, state: 'waiting' });
    this.reports.changed();
    this.rest.end();
  }

  /** Forgets a message: discarded, or known to be written. */
  drop(clientId: string): void {
    this.store.remove(clientId);
    this.sender.forget(clientId);
    this.reports.changed();
  }

  private wake(): void {
    for (const { chatId } of this.store.waiting())
      void this.roomOf(chatId).wake();
  }

  private roomOf(chatId: string): Sender {
    const room =
      this.rooms.get(chatId) ??
      new Sender({
        rest: this.rest,
        signal: this.ended.signal,
        lock: roomLock(this.userId, chatId),
        step: async () => {
          // read anew each time: another tab may have sent it
          const waiting = this.store.waiting();
          const item = waiting.find((one) => one.chatId === chatId);
          return item ? this.attempt(item) : 'idle';
        },
      });
    this.rooms.set(chatId, room);
    return room;
  }

  private async attempt(item: QueuedMessage): Promise<Step> {
    const outcome = await this.sender.send(item);
    // a page that ended meanwhile asks again under the same id
    if (this.ended.signal.aborted && outcome.kind !== 'written') return 'idle';
    this.reports.away(outcome.kind === 'again' && outcome.isAway);
    if (outcome.kind === 'again') return { afterMs: outcome.afterMs };
    if (outcome.kind === 'written') {
      this.reports.landed(item);
      this.drop(item.clientId);
      return 'more';
    }
    this.store.put({ ...outcome.item, state: 'failed' });
    this.reports.changed();
    this.reports.failed(item, outcome.error);
    return 'more';
  }
}
