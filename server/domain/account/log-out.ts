import type { UserCtx } from '@/server/context';
import { deleteToken } from '@/server/repositories/account/token-repository';

/** Ends the caller's own token; other sessions of the account go on. */
export function logOut(ctx: UserCtx): Promise<void> {
  return deleteToken(ctx.db, ctx.user.tokenId);
}
