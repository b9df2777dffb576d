import { atMost } from '@/server/bounds/at-most';
import type { Ctx } from '@/server/context';
import { addressKey } from '@/server/domain/account/limit/address-key';
import { hashToken } from '@/server/domain/account/session/hash-token';
import type { SessionUser } from '@/server/domain/account/session/session-user';
import {
  findSessionByTokenHash,
  markTokenUsed,
} from '@/server/repositories/account/token-repository';

const RENEWED_MS = 5 * 60_000;
/** Renewals under way in this process; one that is left out is made by a later call of the same session. */
const MOST_AT_ONCE = 4;

type UseCtx = Pick<Ctx, 'clientAddress' | 'db' | 'log' | 'now'>;

/**
 * Renews when and from where a session was last used, five minutes apart at the soonest. No call waits for it, and none
 * fails with it.
 */
function noteUse(
  ctx: UseCtx,
  session: { readonly tokenId: number; readonly lastUsedAt: Date },
): void {
  const unlessSince = new Date(ctx.now.getTime() - RENEWED_MS);
  if (session.lastUsedAt > unlessSince) return;
  const use = {
    lastUsedAt: ctx.now,
    address: addressKey(ctx.clientAddress),
    unlessSince,
  };
  atMost(MOST_AT_ONCE, 'renewed sessions', () =>
    markTokenUsed(ctx.db, session.tokenId, use),
  ).catch((err: unknown) => {
    ctx.log.warn({ err }, 'a session could not be renewed');
  });
}

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
