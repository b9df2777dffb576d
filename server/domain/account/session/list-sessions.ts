import type { UserCtx } from '@/server/context';
import {
  findSessions,
  type SessionRow,
} from '@/server/repositories/account/session-repository';

export type OwnSession = SessionRow & {
  /** It is the one that asks. */
  readonly current: boolean;
};

/** Where the caller is signed in: this session first, then by when each was used last. */
export async function listSessions(ctx: UserCtx): Promise<OwnSession[]> {
  const rows = await findSessions(ctx.db, ctx.user.id, ctx.now);
  const sessions = rows.map((row) => ({
    ...row,
    current: row.id === ctx.user.tokenId,
  }));
  return sessions.sort((a, b) => Number(b.current) - Number(a.current));
}
