import type { Ctx } from '@/server/context';
import {
  type ProfileRow,
  findProfile,
} from '@/server/repositories/account/user-repository';
import { insertToken } from '@/server/repositories/account/token-repository';
import { hashToken, newToken } from './hash-token';
import { SESSION_DAYS } from '@/utils/constants/timings';

const DAY_MS = 86_400_000;

export interface StartedSession {
  readonly token: string;
  readonly profile: ProfileRow;
}

/** A new bearer token of the user, alive for 7 days and stored hashed, and the profile to answer with it. */
export async function startSession(
  ctx: Pick<Ctx, 'db' | 'now'>,
  userId: number,
): Promise<StartedSession> {
  const token = newToken();
  const expiresAt = new Date(ctx.now.getTime() + SESSION_DAYS * DAY_MS);
  await insertToken(ctx.db, { userId, tokenHash: hashToken(token), expiresAt });
  const profile = await findProfile(ctx.db, userId);
  if (!profile) throw new Error('the signed-in user is gone');
  return { token, profile };
}
