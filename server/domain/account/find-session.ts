import type { Ctx } from '@/server/context';
import { findSessionByTokenHash } from '@/server/repositories/account/token-repository';
import { hashToken } from './hash-token';
import type { SessionUser } from './session-user';

/** The living session of a bearer token, or null (unknown, expired, logged out). One query. */
export function findSession(
  ctx: Pick<Ctx, 'db' | 'now'>,
  token: string,
): Promise<SessionUser | null> {
  return findSessionByTokenHash(ctx.db, hashToken(token), ctx.now);
}
