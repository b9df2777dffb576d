import { queryOptions } from '@tanstack/react-query';

/** The service comes with the first call: what the server sent needs none. */
const service = async () =>
  (await import('./shop-info-service')).shopInfoService;

/** How many the page itself shows. */
const LATEST = 3;
/** How many a page of all of them has. */
export const REVIEWS_PER_PAGE = 10;

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
        (await service()).reviews(id, { page, perPage: REVIEWS_PER_PAGE }),
      meta: { silent: true },
    }),
};
