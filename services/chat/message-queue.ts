import { underLock } from '@/utils/browser/locks';
import { onLive } from '@/services/events/live-hub';
import { roomLock } from '@/utils/chat/chat-storage';
import { GrowingPause } from '@/utils/shell/growing-pause';
import { QUEUE_MAX } from '@/utils/chat/chat';
import type { MessageStore, QueuedMessage } from './message-store';
import {
  guardedReports,
  type QueueCalls,
  type QueueReports,
  QueueSender,
} from './queue-sender';

/**
 * Sends an account's messages: of one room one after the other, in the order they were written, by one tab of this
 * browser at a time. What nobody answered, or threw, goes again under the same client id, so that it is written once.
 */
export class MessageQueue {
  private readonly busy = new Set<string>();
  private readonly ended = new AbortController();
  private readonly rest = new GrowingPause(() => this.wake());
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
    window.addEventListener('online', hurry);
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
      window.removeEventListener('online', hurry);
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
    if (this.rest.isOn || this.ended.signal.aborted) return;
    for (const chatId of new Set(
      this.store.waiting().map((item) => item.chatId),
    ))
      if (!this.busy.has(chatId)) void this.sendRoom(chatId);
  }

  private async sendRoom(chatId: string): Promise<void> {
    const { signal } = this.ended;
    // read anew each time: another tab may have sent it
    const next = (): QueuedMessage | undefined =>
      this.store.waiting().find((item) => item.chatId === chatId);
    this.busy.add(chatId);
    await underLock(
      roomLock(this.userId, chatId),
      async () => {
        for (let item = next(); item; item = next()) {
          if (signal.aborted || this.rest.isOn) return;
          await this.attempt(item);
        }
      },
      signal,
    ).catch((error: unknown) => this.rest.broke(error));
    this.busy.delete(chatId);
    if (next()) this.wake();
  }

  private async attempt(item: QueuedMessage): Promise<void> {
    const outcome = await this.sender.send(item);
    // a page that ended meanwhile asks again under the same id
    if (this.ended.signal.aborted && outcome.kind !== 'written') return;
    this.reports.away(outcome.kind === 'again' && outcome.isAway);
    if (outcome.kind === 'again') return this.rest.begin(outcome.afterMs);
    this.rest.forget();
    if (outcome.kind === 'written') this.reports.landed(item);
    if (outcome.kind === 'written') return this.drop(item.clientId);
    this.store.put({ ...outcome.item, state: 'failed' });
    this.reports.changed();
    this.reports.failed(item, outcome.error);
  }
}
