import type { Ctx } from '@/server/context';
import {
  insertUserEvent,
  type UserEventRow,
} from '@/server/repositories/event/event-repository';

/**
 * Tells the user's open pages about a change. Call it inside the transaction of the change, as late as possible
 * (it holds a lock of the user until commit); nothing is sent when that rolls back. `at` is added to the payload.
 */
export function publishUserEvent(
  ctx: Pick<Ctx, 'db' | 'now'>,
  userId: number,
  type: UserEventRow['type'],
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  return insertUserEvent(ctx.db, {
    userId,
    type,
    payload: { ...payload, at: ctx.now.toISOString() },
    createdAt: ctx.now,
  });
}
