import type { Db } from '@/server/db/client';
import { reviews } from '@/server/db/schema/reviews';

/** Reviews of a shop, one a day back from now, newest first in the order given. */
export async function createReviews(
  db: Db,
  shopId: number,
  rows: readonly Readonly<{ rating: number; comment?: string }>[],
): Promise<void> {
  const now = Date.now();
  await db.insert(reviews).values(
    rows.map(({ comment, rating }, index) => ({
      shopId,
      authorName: `Guest ${index + 1}`,
      rating,
      comment,
      createdAt: new Date(now - (index + 1) * 86_400_000),
    })),
  );
}
