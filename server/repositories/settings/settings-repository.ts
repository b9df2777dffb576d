import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import {
  currencies,
  settings,
  translationOverrides,
} from '@/server/db/schema/settings';
import { columnsBut } from '@/server/repositories/select-sql';

/** Every currency, in force or not, the default first; each row has the operator's step of fees, in the default currency. */
export function findPricedCurrencies(db: Db) {
  return db
    .select({
      ...columnsBut(currencies, 'isDefault'),
      default: currencies.isDefault,
      feeStep: sql<
        string | null
      >`(select ${settings.value} from ${settings} where ${settings.key} = 'delivery_fee_step')`,
    })
    .from(currencies)
    .orderBy(desc(currencies.isDefault), asc(currencies.id));
}

/** The currency that prices are kept in; null while there is none. */
export async function findDefaultCurrency(db: Db) {
  const [row] = await db
    .select({
      title: currencies.title,
      symbol: currencies.symbol,
      position: currencies.position,
    })
    .from(currencies)
    .where(eq(currencies.isDefault, true))
    .limit(1);
  return row ?? null;
}

export function findPublicSettings(db: Db) {
  return db
    .select({ id: settings.id, key: settings.key, value: settings.value })
    .from(settings)
    .where(eq(settings.isPublic, true))
    .orderBy(asc(settings.id));
}

/** The value of one setting, straight from the database; null when it was never set. */
export async function findSettingValue(
  db: Db,
  key: string,
): Promise<string | null> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key));
  return row?.value ?? null;
}

/** The zone of the site's clocks: the operator's setting `timezone`, else the first shop's. */
export async function findSiteZone(db: Db): Promise<string | null> {
  const [row] = await db
    .select({
      zone: sql<string | null>`coalesce(
        (select nullif(trim(${settings.value}), '') from ${settings} where ${settings.key} = 'timezone'),
        (select s.timezone from shops s order by s.id limit 1))`,
    })
    .from(sql`(select 1) as one`);
  return row?.zone ?? null;
}

/** The middle of the shops that are shown, as "latitude, longitude"; empty while there is none. */
export async function findShopsMiddle(db: Db): Promise<string> {
  const median = (column: SQL) =>
    sql<number | null>`percentile_cont(0.5) within group (order by ${column})`;
  const [middle] = await db
    .select({
      lat: median(sql`${shops.latitude}`),
      lng: median(sql`${shops.longitude}`),
    })
    .from(shops)
    .where(and(eq(shops.status, 'approved'), isNull(shops.closedAt)));
  return middle?.lat == null || middle.lng === null
    ? ''
    : `${Number(middle.lat.toFixed(5))}, ${Number(middle.lng.toFixed(5))}`;
}

export function findTranslationOverrides(db: Db) {
  return db.select().from(translationOverrides);
}

/** Tells every process to forget cached keys with this prefix; takes effect when the transaction commits. */
export async function notifyCatalogueChanged(
  db: Db,
  prefix: string,
): Promise<void> {
  await db.execute(sql`select pg_notify('catalogue', ${prefix})`);
}
