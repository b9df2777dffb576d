import { inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { settings } from '@/server/db/schema/settings';

/** The values of these settings by key; those that were never set are missing. */
export async function findKeptSettings(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Sets it, whether it was there or not. */
export async function putSetting(
  db: Db,
  row: {
    readonly key: string;
    readonly value: string;
    readonly isPublic: boolean;
  },
): Promise<void> {
  const { isPublic, value } = row;
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.key, set: { value, isPublic } });
}
