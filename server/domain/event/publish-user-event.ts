import type { Ctx } from '@/server/context';
import {
  type EventRow,
  insertEvents,
} from '@/server/repositories/event/event-repository';
import { kitchenTopic, userTopic } from './topics';

type EventCtx = Pick<Ctx, 'db' | 'now'>;

/** An event on its way to one topic. */
export interface TopicEvent {
  readonly topic: string;
  readonly type: EventRow['type'];
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Tells everybody who follows these topics about a change. Call it once in the transaction of the change, as late as
 * possible (it holds a lock of every topic until commit); nothing is sent when that rolls back. `at` is added.
 */
export function publishEvents(
  ctx: EventCtx,
  events: readonly TopicEvent[],
): Promise<void> {
  return insertEvents(
    ctx.db,
    events.map(({ payload, topic, type }) => ({
      topic,
      type,
      payload: { ...payload, at: ctx.now.toISOString() },
      createdAt: ctx.now,
    })),
  );
}

/** An order's news for who ordered it, and for its kitchen. */
export function orderEvents(
  { shopId, userId }: { readonly shopId: number; readonly userId: number },
  payload: Readonly<Record<string, unknown>>,
): TopicEvent[] {
  return [userTopic(userId), kitchenTopic(shopId)].map((topic) => ({
    topic,
    type: 'order',
    payload,
  }));
}

/** The same for the open pages of one account. */
export function publishUserEvent(
  ctx: EventCtx,
  userId: number,
  type: EventRow['type'],
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  return publishEvents(ctx, [{ topic: userTopic(userId), type, payload }]);
}
