import type { CurrencyDto } from '@/server/contracts/settings';
import type { Db } from '@/server/db/client';
import { findActiveCurrencies } from '@/server/repositories/settings/settings-repository';
import { cached } from '@/server/caches/catalogue-cache';

/** The currencies in force, the default first; from the process's cache. */
export function activeCurrencies(db: Db): Promise<CurrencyDto[]> {
  return cached('settings:currencies', () => findActiveCurrencies(db));
}
