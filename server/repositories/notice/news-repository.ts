import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Paging } from '@/server/contracts/common';
import type { Db } from '@/server/db/client';
import { notificationSettings, users } from '@/server/db/schema/account/users';
import { news } from '@/server/db/schema/content';
import { orders } from '@/server/db/schema/orders';
import { pageOfRows } from '@/server/repositories/select-sql';

export type NewsRow = typeof news.$inferSelect;
type NewNews = Pick<
  typeof news.$inferInsert,
  'href' | 'key' | 'langs' | 'translations'
> & { readonly createdAt: Date };

/** Keeps news once per key; null: there are some of that key. */
export async function insertNews(
  db: Db,
  row: NewNews,
): Promise<NewsRow | null> {
  const [added] = await db
    .insert(news)
    .values(row)
    .onConflictDoNothing()
    .returning();
  return added ?? null;
}

/** The news of a key. */
export async function findNews(db: Db, key: string): Promise<NewsRow | null> {
  const [row] = await db.select().from(news).where(eq(news.key, key));
  return row ?? null;
}

/** A page of all news, the newest first. */
export function findNewsPage(db: Db, paging: Paging) {
  const query = db.select().from(news).orderBy(desc(news.id));
  return pageOfRows(query, db.$count(news), paging);
}

/** Holds the oldest news that are on their way and that no other process holds; null: none. */
export async function lockOpenNews(db: Db): Promise<NewsRow | null> {
  const [row] = await db
    .select()
    .from(news)
    .where(isNull(news.finishedAt))
    .orderBy(asc(news.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function updateNews(
  db: Db,
  id: number,
  change: Partial<Pick<NewsRow, 'afterUserId' | 'finishedAt' | 'sent'>>,
): Promise<void> {
  await db.update(news).set(change).where(eq(news.id, id));
}

/** The language of an account's last order. */
const lastLang = sql<string | null>`(
  select ${orders.lang} from ${orders} where ${orders.userId} = ${users.id} order by ${orders.id} desc limit 1)`;

/** The next accounts after one, in order, that have not turned news off. */
export function findNewsReaders(
  db: Db,
  {
    afterUserId,
    langs,
    limit,
  }: Pick<NewsRow, 'afterUserId' | 'langs'> & { readonly limit: number },
) {
  return db
    .select({ id: users.id })
    .from(users)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.userId, users.id),
        eq(notificationSettings.type, 'news'),
      ),
    )
    .where(
      and(
        gt(users.id, afterUserId),
        isNull(users.deletedAt),
        sql`coalesce(${notificationSettings.active}, true)`,
        langs ? inArray(lastLang, [...langs]) : undefined,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}
