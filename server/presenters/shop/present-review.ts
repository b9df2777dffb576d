import type { ReviewDto } from '@/server/contracts/shop';
import type { ReviewRow } from '@/server/repositories/shop/review-repository';

/** A review as everybody may see it: a first name, no account. */
export function presentReview(row: ReviewRow): ReviewDto {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    user: { firstname: row.authorName, img: row.authorImg },
    created_at: row.createdAt.toISOString(),
  };
}
