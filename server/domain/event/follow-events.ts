import type { Ctx } from '@/server/context';
import {
  findLastEventId,
  findEventsAfter,
  hasEvent,
  type EventRow,
} from '@/server/repositories/event/event-repository';
import { INTEGER_MAX } from '@/utils/constants/limits';

const BATCH = 100;

export type FollowedEvent =
  /**
   * The id of the last event so far; after a reset it is unknown what was missed, so everything should be read again.
   */
  | { readonly kind: 'position'; readonly id: number; readonly reset: boolean }
  | { readonly kind: 'event'; readonly event: EventRow }
  | { readonly kind: 'heartbeat' };

/** A wait that a wake or an abort ends early; a wake that comes between two waits is not lost. */
class WakeSignal {
  private isWoken = false;
  private listener: (() => void) | null = null;

  wake = (): void => {
    this.isWoken = true;
    this.listener?.();
  };

  /** True after a wake, false after the time. */
  async wait(ms: number): Promise<boolean> {
    if (!this.isWoken)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.listener = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.listener = null;
    const { isWoken } = this;
    this.isWoken = false;
    return isWoken;
  }
}

async function findPosition(
  ctx: Pick<Ctx, 'db'>,
  topic: string,
  lastEventId: string | null,
): Promise<{ id: number; reset: boolean }> {
  if (lastEventId === null)
    return { id: await findLastEventId(ctx.db, topic), reset: false };
  const said = /^\d{1,10}$/.test(lastEventId) ? Number(lastEventId) : -1;
  const id = said <= INTEGER_MAX ? said : -1;
  const known = id === 0 || (id > 0 && (await hasEvent(ctx.db, topic, id)));
  return known
    ? { id, reset: false }
    : { id: await findLastEventId(ctx.db, topic), reset: true };
}

/**
 * A topic's events as they come, from after `lastEventId` or from now on, until the signal aborts; a heartbeat
 * when nothing came for a while (api-contract.md §2 events). Events are read from the table, so none is lost
 * while the listener reconnects.
 */
export async function* followEvents(
  ctx: Pick<Ctx, 'db' | 'events'>,
  options: {
    readonly topic: string;
    readonly lastEventId: string | null;
    readonly heartbeatMs: number;
    readonly signal: AbortSignal;
  },
): AsyncGenerator<FollowedEvent> {
  const { heartbeatMs, lastEventId, signal, topic } = options;
  const wakes = new WakeSignal();
  const unsubscribe = ctx.events.subscribe(topic, wakes.wake);
  signal.addEventListener('abort', wakes.wake, { once: true });
  try {
    const start = await findPosition(ctx, topic, lastEventId);
    yield { kind: 'position', ...start };
    let { id } = start;
    while (!signal.aborted) {
      const events = await findEventsAfter(ctx.db, topic, id, BATCH);
      for (const event of events) {
        yield { kind: 'event', event };
        ({ id } = event);
      }
      if (events.length === BATCH || signal.aborted) continue;
      if (!(await wakes.wait(heartbeatMs))) yield { kind: 'heartbeat' };
    }
  } finally {
    signal.removeEventListener('abort', wakes.wake);
    unsubscribe();
  }
}
