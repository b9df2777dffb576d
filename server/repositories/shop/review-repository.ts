import { count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { reviews } from '@/server/db/schema/reviews';
import { users } from '@/server/db/schema/account/users';

export interface ReviewRow {
  readonly id: number;
  readonly rating: number;
  readonly comment: string | null;
  readonly authorName: string;
  readonly authorImg: string | null;
  readonly createdAt: Date;
}

/** One page of a shop's reviews, those with words first, then the newest, and how many it has. */
export async function findReviewPage(
  db: Db,
  shopId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const total = await db.$count(reviews, eq(reviews.shopId, shopId));
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      comment: reviews.comment,
      authorName: reviews.authorName,
      authorImg: users.img,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.shopId, shopId))
    .orderBy(
      desc(sql`btrim(coalesce(${reviews.comment}, '')) <> ''`),
      desc(reviews.createdAt),
      desc(reviews.id),
    )
    .limit(limit)
    .offset(offset);
  return { rows, total };
}

/** How many reviews of each number of stars a shop has. */
export function countReviewsByRating(
  db: Db,
  shopId: number,
): Promise<{ rating: number; count: number }[]> {
  return db
    .select({ rating: reviews.rating, count: sql<number>`${count()}::int` })
    .from(reviews)
    .where(eq(reviews.shopId, shopId))
    .groupBy(reviews.rating);
}
