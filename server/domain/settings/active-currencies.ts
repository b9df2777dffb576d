import type { CurrencyDto } from '../../contracts/settings';
import type { Db } from '../../db/client';
import { findActiveCurrencies } from '../../repositories/settings-repository';
import { cached } from '../catalogue-cache';

/** The currencies in force, the default first; from the process's cache. */
export function activeCurrencies(db: Db): Promise<CurrencyDto[]> {
  return cached('settings:currencies', () => findActiveCurrencies(db));
}
