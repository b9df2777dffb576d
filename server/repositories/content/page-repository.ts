import { and, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { pages } from '@/server/db/schema/pages';
import type { Translations } from '@/server/repositories/shop/catalogue-sql';

export interface PageRow {
  readonly id: number;
  readonly translations: Translations;
  readonly updatedAt: Date;
}

/** The operator's own text of a page; null when there is none in force. */
export async function findPage(
  db: Db,
  slug: 'policy' | 'term',
): Promise<PageRow | null> {
  const [row] = await db
    .select({
      id: pages.id,
      translations: pages.translations,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .where(and(eq(pages.slug, slug), eq(pages.active, true)));
  return row ?? null;
}
