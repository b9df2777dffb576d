import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { currencies } from '@/server/db/schema/settings';
import { columnsBut } from '@/server/repositories/select-sql';

const ROW = columnsBut(currencies);

export type CurrencyRow = typeof currencies.$inferSelect;

/** Every currency, in force or not, the default first. */
export function findCurrencies(db: Db): Promise<CurrencyRow[]> {
  return db
    .select(ROW)
    .from(currencies)
    .orderBy(desc(currencies.isDefault), asc(currencies.id));
}

/** The currency of a code, held to the end of the transaction; null: there is none. */
export async function lockCurrency(
  db: Db,
  title: string,
): Promise<CurrencyRow | null> {
  const [row] = await db
    .select(ROW)
    .from(currencies)
    .where(eq(currencies.title, title))
    .for('update');
  return row ?? null;
}

/** The rate of a currency, in force or not; null: there is none of that id. */
export async function findRate(db: Db, id: number): Promise<number | null> {
  const [row] = await db
    .select({ rate: currencies.rate })
    .from(currencies)
    .where(eq(currencies.id, id));
  return row?.rate ?? null;
}

/** Adds a currency beside the default one; null: its code is there already. */
export async function insertCurrency(
  db: Db,
  row: Pick<CurrencyRow, 'position' | 'rate' | 'symbol' | 'title'>,
): Promise<CurrencyRow | null> {
  const [added] = await db
    .insert(currencies)
    .values(row)
    .onConflictDoNothing({ target: currencies.title })
    .returning(ROW);
  return added ?? null;
}

/** Changes a currency; answers it as it is then. */
export async function updateCurrency(
  db: Db,
  id: number,
  changes: Partial<
    Pick<CurrencyRow, 'active' | 'position' | 'rate' | 'symbol'>
  >,
): Promise<CurrencyRow> {
  const [row] = await db
    .update(currencies)
    .set(changes)
    .where(eq(currencies.id, id))
    .returning(ROW);
  if (!row) throw new Error(`there is no currency ${id}`);
  return row;
}
