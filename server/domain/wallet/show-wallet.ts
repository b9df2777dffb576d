import type { UserCtx } from '@/server/context';
import { orNotFound } from '@/server/errors';
import {
  countWalletHistory,
  findWalletHistory,
  findWalletSummary,
  type WalletHistoryFilter,
  type WalletSums,
} from '@/server/repositories/wallet/wallet-repository';

/** A page of what moved in the caller's wallet, newest first; minor units of the default currency. */
export async function listWalletHistory(
  ctx: UserCtx,
  query: Omit<WalletHistoryFilter, 'userId'>,
) {
  const filter = { ...query, userId: ctx.user.id };
  const rows = await findWalletHistory(ctx.db, filter);
  const isPast = rows.length === 0 && query.page > 1;
  return {
    rows,
    page: query.page,
    perPage: query.perPage,
    total: isPast
      ? await countWalletHistory(ctx.db, filter)
      : (rows[0]?.total ?? 0),
  };
}

/** The caller's balance and the sums of the current month; not_found for an account without a wallet. */
export async function showWallet(ctx: UserCtx): Promise<WalletSums> {
  return orNotFound(await findWalletSummary(ctx.db, ctx.user.id, ctx.now));
}
