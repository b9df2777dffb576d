import type { Ctx } from '@/server/context';
import { publishUserEvent } from '@/server/domain/event/publish-user-event';
import { DomainError } from '@/server/errors';
import { deleteTokenOf } from '@/server/repositories/account/session-repository';
import { deleteTokensOf } from '@/server/repositories/account/token-repository';

type SessionCtx = Pick<Ctx, 'db' | 'now'>;

/** With the deletion's commit every stream of the account asks whether it may go on (routes/event-answer.ts). */
const tellStreams = (ctx: SessionCtx, userId: number): Promise<void> =>
  publishUserEvent(ctx, userId, 'session', {});

/**
 * Signs the user out everywhere, but for the session `except` (an access token's id), in the caller's transaction
 * when it has one: a new password, somebody who is locked out or leaves. The event streams of those sessions end with
 * the commit, in every process, and tell their browsers so.
 */
export function endSessions(
  ctx: SessionCtx,
  userId: number,
  { except }: { readonly except?: number } = {},
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await deleteTokensOf(tx, userId, except);
    await tellStreams({ db: tx, now: ctx.now }, userId);
  });
}

/** The same for one session; not_found for one that has ended or is somebody else's. */
export function endSession(
  ctx: SessionCtx,
  session: { readonly id: number; readonly userId: number },
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    if (!(await deleteTokenOf(tx, session))) throw new DomainError('not_found');
    await tellStreams({ db: tx, now: ctx.now }, session.userId);
  });
}
