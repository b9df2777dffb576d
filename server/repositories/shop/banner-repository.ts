import { asc, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { banners } from '@/server/db/schema/shop-extras';
import type { Translations } from './catalogue-sql';

export interface BannerRow {
  readonly id: number;
  readonly img: string;
  readonly url: string;
  readonly tone: 'dark' | 'light';
  readonly translations: Translations;
}

/** The banners in force, by position. */
export function findActiveBanners(db: Db): Promise<BannerRow[]> {
  return db
    .select({
      id: banners.id,
      img: banners.img,
      url: banners.url,
      tone: banners.tone,
      translations: banners.translations,
    })
    .from(banners)
    .where(eq(banners.active, true))
    .orderBy(asc(banners.position), asc(banners.id));
}
