import type { CurrencyDto } from '@/server/contracts/settings';
import type { Db } from '@/server/db/client';
import { findPricedCurrencies } from '@/server/repositories/settings/settings-repository';
import { cached } from '@/server/caches/catalogue-cache';
import { feeStep, houseFeeStep } from '@/utils/money/fee-step';
import { toDecimal } from '@/utils/money/money';

async function loadCurrencies(db: Db): Promise<CurrencyDto[]> {
  const rows = await findPricedCurrencies(db);
  return rows.map(({ feeStep: setting, ...row }) => ({
    ...row,
    fee_step: toDecimal(feeStep(houseFeeStep(setting), row.rate)),
  }));
}

/** Every currency, in force or not, the default first: what is paid in one stays told in it. From the process's cache. */
export function everyCurrency(db: Db): Promise<CurrencyDto[]> {
  return cached('settings:currencies', () => loadCurrencies(db));
}

/** The currencies in force, the default first, with the step of their fees; from the process's cache. */
export async function activeCurrencies(db: Db): Promise<CurrencyDto[]> {
  return (await everyCurrency(db)).filter(({ active }) => active);
}
