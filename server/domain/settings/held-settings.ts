import { forgetCached } from '@/server/caches/catalogue-cache';
import {
  LANGUAGE_SETTINGS,
  holdLanguages,
} from '@/server/caches/site-languages';
import type { Db } from '@/server/db/client';
import { findKeptSettings } from '@/server/repositories/settings/operator-setting-repository';
import { BRAND_KEYS, holdKeptBrand } from './kept-brand';

/** Reads what the process holds of the settings, as it is asked where nothing can be awaited: languages and brand. */
export async function readHeldSettings(db: Db): Promise<void> {
  const keys = [...LANGUAGE_SETTINGS, ...BRAND_KEYS];
  const kept = await findKeptSettings(db, keys);
  holdLanguages(kept);
  holdKeptBrand(kept);
}

/**
 * Who hears what of the catalogue has changed, by whichever process: it is forgotten, and what is held of the settings is read
 * anew. One reading at a time, and one more for all changes that come meanwhile.
 */
export function catalogueListener(
  db: Db,
  onError: (error: unknown) => void,
): (prefix: string) => void {
  let reading: Promise<void> | null = null;
  let isStale = false;
  async function readAll(): Promise<void> {
    do {
      isStale = false;
      await readHeldSettings(db).catch(onError);
    } while (isStale);
    reading = null;
  }
  return (prefix) => {
    forgetCached(prefix);
    if (!'settings:'.startsWith(prefix)) return;
    isStale = true;
    reading ??= readAll();
  };
}
