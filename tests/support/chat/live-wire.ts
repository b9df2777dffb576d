import { processEventHub } from '@/server/adapters/process-event-hub';
import { followEvents } from '@/server/domain/event/follow-events';
import { userTopic } from '@/server/domain/event/topics';
import { announce as announceHere } from '@/services/events/live-hub';
import type { LiveType } from '@/services/events/live-message';
import type { ApiHarness } from '@/tests/support/api/api-harness';

/**
 * What an account's live stream brings to this browser, which jsdom has none of; `announce`: to another browser's hub.
 * Resolves with the way to end it, when it is there.
 */
export async function wireLive(
  api: Pick<ApiHarness, 'db'>,
  userId: number,
  announce = announceHere,
): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const items = followEvents(
    { db: api.db, events: processEventHub() },
    {
      topic: userTopic(userId),
      lastEventId: null,
      heartbeatMs: 5_000,
      signal: stop.signal,
    },
  );
  await items.next();
  const telling = (async () => {
    for await (const item of items)
      if (item.kind === 'event')
        announce({
          kind: 'event',
          type: item.event.type as LiveType,
          data: item.event.payload,
        });
  })();
  announce({ kind: 'up' });
  return () => {
    stop.abort();
    return telling;
  };
}
