import type { ReviewDto } from '@/server/contracts/shop';
import type { ReviewRow } from '@/server/repositories/shop/review-repository';
import { isoDate, zonedMoment } from '@/utils/i18n/dates';

/** A review as everybody may see it: a first name, no account. `zone` is the shop's, whose calendar its day is of. */
export function presentReview(row: ReviewRow, zone: string): ReviewDto {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    user: { firstname: row.authorName, img: row.authorImg },
    created_at: row.createdAt.toISOString(),
    created_on: isoDate(zonedMoment(row.createdAt, zone)),
  };
}
