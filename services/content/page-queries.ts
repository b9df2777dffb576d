import { queryOptions } from '@tanstack/react-query';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./page-service')).pageService;

export const pageQueries = {
  text: (slug: string, lang: string) =>
    queryOptions({
      queryKey: ['pages', slug, lang],
      queryFn: async () => (await service()).text(slug),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['statistics'],
      queryFn: async () => (await service()).statistics(),
    }),
};
