import { queryOptions } from '@tanstack/react-query';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./blog-service')).blogService;

export const blogQueries = {
  posts: (page: number, lang: string) =>
    queryOptions({
      queryKey: ['blog', 'list', page, lang],
      queryFn: async () => (await service()).posts(page),
    }),
  post: (slug: string, lang: string) =>
    queryOptions({
      queryKey: ['blog', 'post', slug, lang],
      queryFn: async () => (await service()).post(slug),
    }),
  careers: (page: number, lang: string) =>
    queryOptions({
      queryKey: ['careers', 'list', page, lang],
      queryFn: async () => (await service()).careers(page),
    }),
  career: (id: number, lang: string) =>
    queryOptions({
      queryKey: ['careers', 'one', id, lang],
      queryFn: async () => (await service()).career(id),
    }),
};
