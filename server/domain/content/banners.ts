import { cached } from '@/server/caches/catalogue-cache';
import type { Db } from '@/server/db/client';
import { orNotFound } from '@/server/errors';
import {
  type BannerRow,
  findActiveBanners,
} from '@/server/repositories/shop/banner-repository';
import { plainLine } from './safe-html';

type Words = BannerRow['translations'][string];

const plainWords = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, text]) => [
      name,
      typeof text === 'string' ? plainLine(text) : text,
    ]),
  ) as unknown as Words;

function plainBanner(banner: BannerRow): BannerRow {
  const words = Object.entries(banner.translations);
  return {
    ...banner,
    translations: Object.fromEntries(
      words.map(([locale, text]) => [locale, plainWords(text)]),
    ),
  };
}

/** The banners of the home page, their words plain text, whatever client wrote them; from the process's cache. */
export function activeBanners(db: Db): Promise<BannerRow[]> {
  return cached('banners:active', async () =>
    (await findActiveBanners(db)).map(plainBanner),
  );
}

/** One banner in force; not_found otherwise. */
export async function getBanner(db: Db, id: number): Promise<BannerRow> {
  return orNotFound((await activeBanners(db)).find((each) => each.id === id));
}
