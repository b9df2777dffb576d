import { queryOptions } from '@tanstack/react-query';
import type { TextPageName } from '@/utils/content/text-pages';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./page-service')).pageService;

export const pageQueries = {
  text: (name: TextPageName, lang: string) =>
    queryOptions({
      queryKey: ['pages', name, lang],
      queryFn: async () => (await service()).text(name),
    }),
};
