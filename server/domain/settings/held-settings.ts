import { followCatalogue } from '@/server/caches/catalogue-cache';
import { loadLanguages } from '@/server/caches/site-languages';
import type { Db } from '@/server/db/client';
import { refreshBrand } from './refresh-brand';

/** Reads what the process holds of the settings, as it is asked where nothing can be awaited: languages and brand. */
export async function readHeldSettings(db: Db): Promise<void> {
  await loadLanguages(db);
  await refreshBrand(db);
}

/**
 * Reads them anew whenever settings are forgotten: after every change, by whichever process, and after a lost connection. One
 * reading at a time, and one more for all changes that come meanwhile.
 */
export function followSettings(
  db: () => Promise<Db>,
  onError: (error: unknown) => void,
): void {
  let reading: Promise<void> | null = null;
  let isStale = false;
  async function readAll(): Promise<void> {
    do {
      isStale = false;
      await db().then(readHeldSettings).catch(onError);
    } while (isStale);
    reading = null;
  }
  followCatalogue('settings', (prefix) => {
    if (!'settings:'.startsWith(prefix)) return;
    isStale = true;
    reading ??= readAll();
  });
}
