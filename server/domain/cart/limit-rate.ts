import type { Ctx } from '@/server/context';
import type { CartRow } from '@/server/repositories/cart/cart-repository';
import { findRate } from '@/server/repositories/settings/currency-repository';

/**
 * Rate of the currency that a spending limit is in, in force or not; 1 where there is no limit. Read from the database: it decides over
 * money, inside transactions, where the cache must not be asked.
 */
export async function limitRate(
  { db }: Pick<Ctx, 'db'>,
  { spendingCurrencyId }: Pick<CartRow, 'spendingCurrencyId'>,
): Promise<number> {
  if (spendingCurrencyId === null) return 1;
  return (await findRate(db, spendingCurrencyId)) ?? 1;
}
