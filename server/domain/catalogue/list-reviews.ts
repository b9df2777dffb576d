import type { Ctx } from '@/server/context';
import {
  countReviewsByRating,
  findReviewPage,
  type ReviewRow,
} from '@/server/repositories/shop/review-repository';
import type { Paged } from './sort-and-page';

/** A page of a shop's reviews: what people wrote first, then stars alone, each newest first. */
export async function listReviews(
  ctx: Pick<Ctx, 'db'>,
  shopId: number,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<Paged<ReviewRow>> {
  const { rows, total } = await findReviewPage(ctx.db, shopId, {
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return { rows, page, perPage, total };
}

export interface RatingGroups {
  readonly group: Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;
  readonly count: number;
  /** To one decimal; null without reviews. */
  readonly avg: number | null;
}

/** How a shop's reviews spread over one to five stars. */
export async function groupRatings(
  ctx: Pick<Ctx, 'db'>,
  shopId: number,
): Promise<RatingGroups> {
  const counted = new Map(
    (await countReviewsByRating(ctx.db, shopId)).map((row) => [
      row.rating,
      row.count,
    ]),
  );
  const of = (stars: number): number => counted.get(stars) ?? 0;
  const group = { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
  const count = [...counted.values()].reduce((sum, each) => sum + each, 0);
  const stars = [...counted].reduce(
    (sum, [each, times]) => sum + each * times,
    0,
  );
  return {
    group,
    count,
    avg: count ? Math.round((stars / count) * 10) / 10 : null,
  };
}
