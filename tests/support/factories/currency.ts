import { currencies } from '@/server/db/schema/settings';
import type { Db } from '@/server/db/client';

/** The dollar as default, the euro before and the so'm after its amount: every route needs a currency to answer in. */
export async function createCurrencies(db: Db): Promise<void> {
  await db
    .insert(currencies)
    .values([
      { title: 'USD', symbol: '$', rate: 1, isDefault: true },
      { title: 'EUR', symbol: '€', rate: 0.9 },
      { title: 'UZS', symbol: "so'm", rate: 12_650, position: 'after' },
    ])
    .onConflictDoNothing();
}
