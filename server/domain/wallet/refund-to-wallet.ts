import { convertMinor } from '@/utils/money/money';
import { ensureLedgerAccount } from '@/server/repositories/wallet/ledger-repository';
import type { LedgerCtx } from './ledger-ctx';
import { postLedger } from './post-ledger';

/** A part of a payment that is given back; minor units of the order's currency. */
export interface PaymentPart {
  /** Of the whole payment. */
  readonly priceMinor: number;
  /** Given back of it before. */
  readonly refundedMinor: number;
  readonly amountMinor: number;
}

/** `amount × over ÷ under`, rounded once, half up. */
function scaled(amount: number, over: number, under: number): number {
  const divisor = BigInt(under);
  return Number(
    (2n * BigInt(amount) * BigInt(over) + divisor) / (2n * divisor),
  );
}

/**
 * What a part of a payment is of `takenMinor`, all that it took of the ledger's currency: rounded so that all parts,
 * however cut, are that to the cent.
 */
export function partOfTaken(takenMinor: number, part: PaymentPart): number {
  const { amountMinor, priceMinor, refundedMinor } = part;
  if (priceMinor <= 0) return 0;
  const before = scaled(takenMinor, refundedMinor, priceMinor);
  return scaled(takenMinor, refundedMinor + amountMinor, priceMinor) - before;
}

/** What a price in an order's currency is in the ledger's. */
export function inLedgerCurrency(priceMinor: number, rate: number): number {
  return rate === 1 ? priceMinor : convertMinor(priceMinor, 1 / rate);
}

/** Puts so much of the house's takings of an order into its customer's wallet; minor units of the default currency. */
export async function creditRefund(
  ctx: LedgerCtx,
  to: {
    readonly userId: number;
    readonly orderId: number;
    readonly amountMinor: number;
  },
): Promise<void> {
  const { amountMinor, orderId, userId } = to;
  if (amountMinor === 0) return;
  const wallet = await ensureLedgerAccount(ctx.db, 'wallet', userId);
  const sales = await ensureLedgerAccount(ctx.db, 'sales', null);
  const entries = [
    { accountId: sales, amountMinor: -amountMinor },
    { accountId: wallet, amountMinor },
  ];
  await postLedger(ctx, { type: 'refund', orderId, entries });
}
