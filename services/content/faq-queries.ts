import { queryOptions } from '@tanstack/react-query';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./faq-service')).faqService;

export const faqQueries = {
  list: (term: string, lang: string) =>
    queryOptions({
      queryKey: ['faqs', term, lang],
      queryFn: async () => (await service()).list(term),
    }),
};
