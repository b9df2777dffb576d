import { queryOptions } from '@tanstack/react-query';

/** The service comes with the first call: what the server sent needs none. */
const service = async () =>
  (await import('./application-service')).applicationService;

export const applicationQueries = {
  /** The signed-in person's own application to sell; null: none was begun. Never from an hour ago. */
  seller: (userId: number) =>
    queryOptions({
      queryKey: ['user', userId, 'application', 'seller'],
      queryFn: async () => (await service()).seller(),
      meta: { silent: true },
    }),
  /** The own application to drive; null: none was begun. */
  driver: (userId: number) =>
    queryOptions({
      queryKey: ['user', userId, 'application', 'driver'],
      queryFn: async () => (await service()).driver(),
      meta: { silent: true },
    }),
  /** What the house says about selling or driving here. */
  text: (slug: 'be-seller' | 'delivery', lang: string) =>
    queryOptions({
      queryKey: ['application', 'text', slug, lang],
      queryFn: async () => (await service()).text(slug),
      meta: { silent: true },
    }),
};
