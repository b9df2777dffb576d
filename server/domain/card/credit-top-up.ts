import {
  ensureLedgerAccount,
  lockLedgerAccount,
} from '@/server/repositories/wallet/ledger-repository';
import { convertMinor } from '@/utils/money/money';
import type { LedgerCtx } from '../wallet/ledger-ctx';
import { postLedger } from '../wallet/post-ledger';

/** What so much of a currency is in the wallet's, the default one. */
function creditOf(priceMinor: number, rate: number): number {
  return rate === 1 ? priceMinor : convertMinor(priceMinor, 1 / rate);
}

/** Puts a paid top-up into its customer's wallet, in the transaction that marks it as paid. */
export async function creditTopUp(
  ctx: LedgerCtx,
  topUp: {
    readonly id: number;
    readonly userId: number | null;
    readonly priceMinor: number;
    readonly rate: number | null;
  },
): Promise<void> {
  const { priceMinor, rate, userId } = topUp;
  if (userId === null) throw new Error(`top-up ${topUp.id} is nobody's`);
  const wallet = await ensureLedgerAccount(ctx.db, 'wallet', userId);
  const source = await ensureLedgerAccount(ctx.db, 'topup', null);
  await lockLedgerAccount(ctx.db, wallet);
  const amountMinor = creditOf(priceMinor, rate ?? 1);
  await postLedger(ctx, {
    type: 'topup',
    entries: [
      { accountId: source, amountMinor: -amountMinor },
      { accountId: wallet, amountMinor },
    ],
  });
}
