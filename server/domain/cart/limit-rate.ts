import type { Ctx } from '@/server/context';
import type { CartRow } from '@/server/repositories/cart/cart-repository';
import { activeCurrencies } from '../settings/active-currencies';

/** Rate of the currency that a spending limit is in; of one that is no more, the default currency's. */
export async function limitRate(
  { db }: Pick<Ctx, 'db'>,
  { spendingCurrencyId }: Pick<CartRow, 'spendingCurrencyId'>,
): Promise<number> {
  const currencies = await activeCurrencies(db);
  return currencies.find(({ id }) => id === spendingCurrencyId)?.rate ?? 1;
}
