import type { Ctx } from '@/server/context';
import { endSessions } from '@/server/domain/account/session/end-sessions';
import {
  type NewUser,
  updateUser,
} from '@/server/repositories/account/user-repository';

/**
 * Gives an account that has nothing proved to the person who proves its one way in, in the caller's transaction: names
 * and password become theirs, and every session of before ends.
 */
export async function claimAccount(
  ctx: Pick<Ctx, 'db' | 'now'>,
  userId: number,
  columns: Partial<NewUser>,
): Promise<void> {
  await updateUser(ctx.db, userId, columns);
  await endSessions(ctx, userId);
}
