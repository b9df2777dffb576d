import type { Ctx } from '@/server/context';
import {
  type ProfileRow,
  findProfile,
  updateUser,
} from '@/server/repositories/account/user-repository';
import { insertToken } from '@/server/repositories/account/token-repository';
import { addressKey } from '@/server/domain/account/limit/address-key';
import {
  hashToken,
  newToken,
} from '@/server/domain/account/session/hash-token';
import { keepAccount } from '@/server/domain/account/deletion/ask-deletion';
import { SESSION_DAYS } from '@/utils/constants/timings';

const DAY_MS = 86_400_000;

export interface StartedSession {
  readonly token: string;
  readonly profile: ProfileRow;
  /** The account was to be deleted, and is not any more. */
  readonly isKept: boolean;
  /** A name or an e-mail is missing, and no session of the account has asked for it yet. */
  readonly asksDetails: boolean;
}

function asksDetails(profile: ProfileRow): boolean {
  const { detailsAskedAt, email, firstname } = profile;
  return detailsAskedAt === null && (!firstname || !email);
}

/**
 * A new bearer token of the user, alive for 7 days and stored hashed with the device and address it began on, and the
 * profile to answer with it. Every way of signing in ends here, and nowhere else does a session begin. An account that
 * was to be deleted stays; one whose day has come is refused with bad_credentials. The first session of an account that
 * lacks a name or an e-mail asks for it.
 */
export async function startSession(
  ctx: Pick<
    Ctx,
    | 'clientAddress'
    | 'db'
    | 'lang'
    | 'now'
    | 'reaches'
    | 'siteUrl'
    | 'userAgent'
  >,
  userId: number,
): Promise<StartedSession> {
  const token = newToken();
  // together: an account that is forgotten at this very moment gets no session
  const isKept = await ctx.db.transaction(async (db) => {
    const wasKept = await keepAccount({ ...ctx, db }, userId);
    await insertToken(db, {
      userId,
      tokenHash: hashToken(token),
      expiresAt: new Date(ctx.now.getTime() + SESSION_DAYS * DAY_MS),
      lastUsedAt: ctx.now,
      device: ctx.userAgent,
      address: addressKey(ctx.clientAddress),
    });
    return wasKept;
  });
  const profile = await findProfile(ctx.db, userId);
  if (!profile) throw new Error('the signed-in user is gone');
  const isAsking = asksDetails(profile);
  if (isAsking) await updateUser(ctx.db, userId, { detailsAskedAt: ctx.now });
  return { token, profile, isKept, asksDetails: isAsking };
}
