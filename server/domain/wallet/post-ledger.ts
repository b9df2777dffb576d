import {
  insertLedgerTransaction,
  type LedgerEntry,
  type LedgerType,
} from '@/server/repositories/wallet/ledger-repository';
import type { LedgerCtx } from './ledger-ctx';

/**
 * Writes one movement of money into the double-entry ledger, inside the caller's transaction. Entries are minor
 * units of the default currency and must sum to zero (a RangeError here, a trigger in the database).
 */
export async function postLedger(
  ctx: LedgerCtx,
  movement: {
    readonly type: LedgerType;
    readonly orderId?: number;
    readonly note?: string;
    readonly entries: readonly LedgerEntry[];
  },
): Promise<number> {
  const { entries, note = null, orderId = null, type } = movement;
  const sum = entries.reduce(
    (total, { amountMinor }) => total + amountMinor,
    0,
  );
  if (sum !== 0 || entries.length < 2)
    throw new RangeError(`a ledger movement must balance, not sum to ${sum}`);
  return insertLedgerTransaction(
    ctx.db,
    { type, orderId, note, createdAt: ctx.now },
    entries,
  );
}
