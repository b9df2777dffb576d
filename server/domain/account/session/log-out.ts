import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { deletePushDevicesOf } from '@/server/repositories/notice/push-repository';
import { deleteToken } from '@/server/repositories/account/token-repository';

/**
 * Ends the caller's own token and with it the devices that it registered for push messages, also the one that the
 * client names by its token of FCM; other sessions of the account go on.
 */
export function logOut(ctx: UserCtx, firebaseToken?: string): Promise<void> {
  return inTransaction(ctx, async ({ db, user }) => {
    if (firebaseToken)
      await deletePushDevicesOf(db, user.id, { endpoint: firebaseToken });
    await deleteToken(db, user.tokenId);
  });
}
