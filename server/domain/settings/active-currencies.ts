import type { CurrencyDto } from '@/server/contracts/settings';
import type { Db } from '@/server/db/client';
import { findActiveCurrencies } from '@/server/repositories/settings/settings-repository';
import { cached } from '@/server/caches/catalogue-cache';
import { feeStep, houseFeeStep } from '@/utils/money/fee-step';
import { toDecimal } from '@/utils/money/money';

async function loadCurrencies(db: Db): Promise<CurrencyDto[]> {
  const rows = await findActiveCurrencies(db);
  return rows.map(({ feeStep: setting, ...row }) => ({
    ...row,
    fee_step: toDecimal(feeStep(houseFeeStep(setting), row.rate)),
  }));
}

/** The currencies in force, the default first, with the step of their fees; from the process's cache. */
export function activeCurrencies(db: Db): Promise<CurrencyDto[]> {
  return cached('settings:currencies', () => loadCurrencies(db));
}
