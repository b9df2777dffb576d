import { queryOptions } from '@tanstack/react-query';
import type { ApplicationSpec, KindTypes } from '@/utils/application/kind';

/** The service comes with the first call: what the server sent needs none. */
const service = async () =>
  (await import('./application-service')).applicationService;

export const applicationQueries = {
  /** The signed-in person's own application of a kind; null: none was begun. Never from an hour ago. */
  own: <K extends KindTypes>(
    { form, path }: ApplicationSpec<K>,
    userId: number,
  ) =>
    queryOptions({
      queryKey: ['user', userId, 'application', form],
      queryFn: async () => (await service()).own<K['data']>(path),
      meta: { silent: true },
    }),
  /** What the house says about selling or driving here. */
  text: (slug: string, lang: string) =>
    queryOptions({
      queryKey: ['application', 'text', slug, lang],
      queryFn: async () => (await service()).text(slug),
      meta: { silent: true },
    }),
};
