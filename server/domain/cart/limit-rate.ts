import type { Ctx } from '@/server/context';
import type { CartRow } from '@/server/repositories/cart/cart-repository';
import { findActiveCurrencies } from '@/server/repositories/settings/settings-repository';

/**
 * Rate of the currency that a spending limit is in; of one that is no more, the default currency's. Read from the database:
 * it decides over money, inside transactions, where the cache must not be asked.
 */
export async function limitRate(
  { db }: Pick<Ctx, 'db'>,
  { spendingCurrencyId }: Pick<CartRow, 'spendingCurrencyId'>,
): Promise<number> {
  if (spendingCurrencyId === null) return 1;
  const currencies = await findActiveCurrencies(db);
  return currencies.find(({ id }) => id === spendingCurrencyId)?.rate ?? 1;
}
