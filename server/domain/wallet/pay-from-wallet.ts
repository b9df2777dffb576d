import { DomainError } from '@/server/errors';
import {
  ensureLedgerAccount,
  findBalance,
  findPaymentEntries,
  lockLedgerAccount,
} from '@/server/repositories/wallet/ledger-repository';
import type { LedgerCtx } from './ledger-ctx';
import { postLedger } from './post-ledger';

interface WalletPayment {
  readonly userId: number;
  readonly orderId: number;
  /** Minor units of the default currency. */
  readonly amountMinor: number;
}

/**
 * Moves an order's price from the user's wallet to the house, inside the order's transaction. The wallet is
 * locked before its balance is looked at; throws wallet_too_low (109).
 */
export async function payFromWallet(
  ctx: LedgerCtx,
  payment: WalletPayment,
): Promise<void> {
  const { amountMinor, orderId, userId } = payment;
  const wallet = await ensureLedgerAccount(ctx.db, 'wallet', userId);
  const sales = await ensureLedgerAccount(ctx.db, 'sales', null);
  await lockLedgerAccount(ctx.db, wallet);
  if ((await findBalance(ctx.db, wallet)) < amountMinor)
    throw new DomainError('wallet_too_low');
  if (amountMinor === 0) return;
  const entries = [
    { accountId: wallet, amountMinor: -amountMinor },
    { accountId: sales, amountMinor },
  ];
  await postLedger(ctx, { type: 'payment', orderId, entries });
}

/** Gives back to the cent what an order's payments took, inside the transaction that cancels it. */
export async function refundOrderPayment(
  ctx: LedgerCtx,
  orderId: number,
): Promise<void> {
  const paid = await findPaymentEntries(ctx.db, orderId);
  if (!paid.length) return;
  const entries = paid.map(({ accountId, amountMinor }) => ({
    accountId,
    amountMinor: -amountMinor,
  }));
  await postLedger(ctx, { type: 'refund', orderId, entries });
}
