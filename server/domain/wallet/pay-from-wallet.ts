import { DomainError } from '@/server/errors';
import {
  ensureLedgerAccount,
  findBalance,
  findPaymentEntries,
  lockLedgerAccount,
} from '@/server/repositories/wallet/ledger-repository';
import { findRefundedMinor } from '@/server/repositories/payment/refund-part-repository';
import type { LedgerCtx } from './ledger-ctx';
import { postLedger } from './post-ledger';
import { creditRefund, partOfTaken } from './refund-to-wallet';

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

/**
 * Gives back a part of what an order's payment took from its customer's wallet, inside the caller's transaction: the
 * same share of it in the ledger's currency, all parts together to the cent. Minor units of the order's currency; call
 * it before the part is counted in the attempt's row.
 */
export async function refundOrderPayment(
  ctx: LedgerCtx,
  part: {
    /** Of the attempt. */
    readonly id: number;
    readonly orderId: number;
    readonly userId: number;
    readonly priceMinor: number;
    readonly amountMinor: number;
  },
): Promise<void> {
  const { amountMinor, id, orderId, priceMinor, userId } = part;
  const wallet = await ensureLedgerAccount(ctx.db, 'wallet', userId);
  const paid = await findPaymentEntries(ctx.db, orderId);
  const taken = paid
    .filter(({ accountId }) => accountId === wallet)
    .reduce((sum, entry) => sum - entry.amountMinor, 0);
  const refundedMinor = await findRefundedMinor(ctx.db, id);
  await creditRefund(ctx, {
    userId,
    orderId,
    amountMinor: partOfTaken(taken, { priceMinor, refundedMinor, amountMinor }),
  });
}
