import { guarded } from '@/utils/shell/guarded';
import type { NewMessage } from '@/utils/chat/chat-transport';
import type { MessageStore, QueuedMessage } from './message-store';
import { writeFailure } from './write-failure';

/** A failure of the server itself is tried so often; then the message counts as not written. */
const MOST_TRIES = 4;
/** Somebody else is signed in: nothing to hurry for. */
const OTHER_ACCOUNT_MS = 60_000;

/** What the queue sends by. */
export interface QueueCalls {
  send(chatId: string, message: NewMessage): Promise<void>;
  /** The path under which the server keeps the message's picture. */
  upload(clientId: string): Promise<string>;
  /** This browser is still signed in as the account whose messages these are. */
  isOwner(): boolean;
}

/** Whom the queue tells. */
export interface QueueReports {
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
export function guardedReports(reports: QueueReports): QueueReports {
  return {
    changed: guarded(() => reports.changed()),
    away: guarded((isAway) => reports.away(isAway)),
    landed: guarded((item) => reports.landed(item)),
    failed: guarded((item, error) => reports.failed(item, error)),
  };
}

export type Outcome =
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
export class QueueSender {
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
