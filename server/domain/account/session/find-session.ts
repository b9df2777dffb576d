import { findSessionByTokenHash } from '@/server/repositories/account/token-repository';
import { hashToken } from '@/server/domain/account/session/hash-token';
import { noteUse, type UseCtx } from '@/server/domain/account/session/note-use';
import type { SessionUser } from '@/server/domain/account/session/session-user';

/**
 * The living session of a bearer token, or null (unknown, expired, logged out). One query; that it is in use is written
 * now and then, beside the call.
 */
export async function findSession(
  ctx: UseCtx,
  token: string,
): Promise<SessionUser | null> {
  const found = await findSessionByTokenHash(ctx.db, hashToken(token), ctx.now);
  if (!found) return null;
  const { lastUsedAt, ...session } = found;
  noteUse(ctx, { tokenId: session.tokenId, lastUsedAt });
  return session;
}
