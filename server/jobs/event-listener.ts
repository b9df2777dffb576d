import type { DbHandle } from '../db/client';
import type { EventHub } from '@/server/domain/event/event-hub';
import { USER_EVENTS_CHANNEL } from '@/server/repositories/event/event-repository';

/**
 * Lets NOTIFY of every process wake this process's event streams; after a lost connection all of them read the database
 * again.
 */
export function startEventListener(
  handle: Pick<DbHandle, 'listen'>,
  hub: EventHub,
): Promise<void> {
  return handle.listen(
    USER_EVENTS_CHANNEL,
    (topic) => hub.wake(topic),
    () => hub.wakeAll(),
  );
}
