import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The service comes with the first call: what the server sent needs none. */
const service = async () =>
  (await import('./shop-info-service')).shopInfoService;

/** How many the page itself shows, and how many a further page of the dialog brings. */
const LATEST = 3;
const PER_PAGE = 10;

export const shopInfoQueries = {
  info: (id: number, lang: string) =>
    queryOptions({
      queryKey: ['shops', 'info', id, lang],
      queryFn: async () => (await service()).info(id),
      meta: { silent: true },
    }),
  /** The newest few. */
  latest: (id: number) =>
    queryOptions({
      queryKey: ['shops', 'latest-reviews', id],
      queryFn: async () => {
        const page = { page: 1, perPage: LATEST };
        return (await (await service()).reviews(id, page)).reviews;
      },
      meta: { silent: true },
    }),
  /** A page of all of them. */
  reviewPage: (id: number, page: number) =>
    queryOptions({
      queryKey: ['shops', 'review-page', id, page],
      queryFn: async () =>
        (await service()).reviews(id, { page, perPage: PER_PAGE }),
      meta: { silent: true },
    }),
  reviews: (id: number) =>
    infiniteQueryOptions({
      queryKey: ['shops', 'reviews', id],
      queryFn: async ({ pageParam }) =>
        (await service()).reviews(id, { page: pageParam, perPage: PER_PAGE }),
      initialPageParam: 1,
      getNextPageParam: ({ lastPage, page }) =>
        page < lastPage ? page + 1 : undefined,
      meta: { silent: true },
    }),
  ratings: (id: number) =>
    queryOptions({
      queryKey: ['shops', 'ratings', id],
      queryFn: async () => (await service()).ratings(id),
      meta: { silent: true },
    }),
};
