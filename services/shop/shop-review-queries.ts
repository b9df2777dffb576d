import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { REVIEWS_PER_PAGE } from './shop-info-queries';
import { shopInfoService } from './shop-info-service';

/** What the dialog of all reviews asks for; in a module of its own, as it loads with the dialog. */
export const shopReviewQueries = {
  reviews: (id: number) =>
    infiniteQueryOptions({
      queryKey: ['shops', 'reviews', id],
      queryFn: ({ pageParam }) =>
        shopInfoService.reviews(id, {
          page: pageParam,
          perPage: REVIEWS_PER_PAGE,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ lastPage, page }) =>
        page < lastPage ? page + 1 : undefined,
      meta: { silent: true },
    }),
  ratings: (id: number) =>
    queryOptions({
      queryKey: ['shops', 'ratings', id],
      queryFn: () => shopInfoService.ratings(id),
      meta: { silent: true },
    }),
};
