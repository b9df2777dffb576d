import { sql } from 'drizzle-orm';
import { type Db, MIGRATION_LOCK } from '@/server/db/client';
import { currencies, payments, settings } from '@/server/db/schema/settings';

/** Waits until nobody else migrates or brings the basics; held to the end of the transaction. */
export async function lockMigrations(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

/** Adds the settings whose keys are not there; those that are keep their value. */
export async function insertMissingSettings(
  db: Db,
  rows: readonly (typeof settings.$inferInsert)[],
): Promise<void> {
  await db
    .insert(settings)
    .values([...rows])
    .onConflictDoNothing({ target: settings.key });
}

/** Removes settings that still have exactly these values. */
export async function deleteUntouchedSettings(
  db: Db,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const pairs = Object.entries(values).map(
    ([key, value]) => sql`(${key}, ${value})`,
  );
  await db.execute(
    sql`delete from ${settings} where (${settings.key}, ${settings.value}) in (${sql.join(pairs, sql`, `)})`,
  );
}

/** Adds the currency as the default one unless there is any, in force or not. */
export async function insertFirstCurrency(
  db: Db,
  row: Omit<typeof currencies.$inferInsert, 'id' | 'isDefault' | 'rate'>,
): Promise<void> {
  const [known] = await db
    .select({ id: currencies.id })
    .from(currencies)
    .limit(1);
  if (known) return;
  await db.insert(currencies).values({ ...row, rate: 1, isDefault: true });
}

/** Adds the payment methods, in this order, unless there is any. */
export async function insertFirstPayments(
  db: Db,
  rows: readonly Pick<typeof payments.$inferInsert, 'active' | 'tag'>[],
): Promise<void> {
  const [known] = await db.select({ id: payments.id }).from(payments).limit(1);
  if (known) return;
  await db
    .insert(payments)
    .values(rows.map((row, index) => ({ ...row, position: index + 1 })));
}

/** The ISO code of the currency that prices are kept in; null while there is none. */
export async function findDefaultCurrencyTitle(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ title: currencies.title })
    .from(currencies)
    .where(sql`${currencies.isDefault}`)
    .limit(1);
  return row?.title ?? null;
}
