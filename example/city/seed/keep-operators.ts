import { BASIC_SETTINGS } from '@/server/domain/settings/provide-basics';
import {
  deleteUntouchedSettings,
  findDefaultCurrencyTitle,
} from '@/server/repositories/settings/basics-repository';
import type { Db } from '@/server/db/client';
import type { CityRows } from './rows';

/** The city's prices and rates are in this one. */
const CITY_CURRENCY = 'USD';

/**
 * Makes room for a city in a database that has a site's basics, and leaves what an operator changed: settings that
 * still have the value they came with give way, and a default currency of another name keeps the city's out.
 */
export async function keepOperators(db: Db, rows: CityRows): Promise<void> {
  await deleteUntouchedSettings(db, BASIC_SETTINGS);
  const title = await findDefaultCurrencyTitle(db);
  if (title !== null && title !== CITY_CURRENCY) rows.drop('currencies');
}
