import type { Ctx } from '@/server/context';
import { postLedger } from '@/server/domain/wallet/post-ledger';
import {
  ensureLedgerAccount,
  findBalance,
  lockLedgerAccount,
} from '@/server/repositories/wallet/ledger-repository';

/**
 * What is left in the wallet of somebody who is forgotten goes back to the house's gifts, as was said before the
 * account was closed: the books owe nothing to nobody. Nothing is written for an empty one.
 */
export async function emptyWallet(
  ctx: Pick<Ctx, 'db' | 'now'>,
  userId: number,
): Promise<void> {
  const wallet = await ensureLedgerAccount(ctx.db, 'wallet', userId);
  await lockLedgerAccount(ctx.db, wallet);
  const balance = await findBalance(ctx.db, wallet);
  if (balance === 0) return;
  const house = await ensureLedgerAccount(ctx.db, 'credit', null);
  await postLedger(ctx, {
    type: 'credit',
    entries: [
      { accountId: wallet, amountMinor: -balance },
      { accountId: house, amountMinor: balance },
    ],
  });
}
