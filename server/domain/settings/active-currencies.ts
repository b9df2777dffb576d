import type { CurrencyDto } from '@/server/contracts/settings';
import type { Db } from '@/server/db/client';
import {
  findActiveCurrencies,
  findSettingValue,
} from '@/server/repositories/settings/settings-repository';
import { cached } from '@/server/caches/catalogue-cache';
import { feeStep, houseFeeStep } from '@/utils/money/fee-step';
import { toDecimal } from '@/utils/money/money';

async function loadCurrencies(db: Db): Promise<CurrencyDto[]> {
  const [rows, setting] = await Promise.all([
    findActiveCurrencies(db),
    findSettingValue(db, 'delivery_fee_step'),
  ]);
  const step = houseFeeStep(setting);
  return rows.map((row) => ({
    ...row,
    fee_step: toDecimal(feeStep(step, row.rate)),
  }));
}

/** The currencies in force, the default first, with the step of their fees; from the process's cache. */
export function activeCurrencies(db: Db): Promise<CurrencyDto[]> {
  return cached('settings:currencies', () => loadCurrencies(db));
}
