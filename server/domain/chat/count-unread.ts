import type { UserCtx } from '@/server/context';
import { countUnreadOf } from '@/server/repositories/chat/room-repository';

/** Messages that wait for the caller, in the rooms of their list. */
export function countUnreadMessages(
  ctx: Pick<UserCtx, 'db' | 'user'>,
): Promise<number> {
  return countUnreadOf(ctx.db, ctx.user.id);
}
