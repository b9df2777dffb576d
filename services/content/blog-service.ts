import type { PagedDto } from '@/server/contracts/common';
import type { CareerDto } from '@/server/contracts/content/careers';
import type { BlogDetailDto, BlogDto } from '@/server/contracts/content/posts';
import { api } from '@/services/http/client';
import { CAREERS_PER_PAGE, POSTS_PER_PAGE } from '@/utils/content/page-sizes';

/** The blog and the jobs (api-contract.md "Settings and content"). */
export const blogService = {
  /** A page of the newest posts. */
  posts: (page: number) =>
    api.get<PagedDto<BlogDto>>('/rest/blogs/paginate', {
      type: 'blog',
      page,
      perPage: POSTS_PER_PAGE,
    }),
  /** A post by its slug; throws ApiError 404, with `data.gone` for one that was withdrawn. */
  post: (slug: string) =>
    api.get<BlogDetailDto>(`/rest/blogs/${encodeURIComponent(slug)}`),
  /** A page of the jobs one may apply for. */
  careers: (page: number) =>
    api.get<PagedDto<CareerDto>>('/rest/careers/paginate', {
      page,
      perPage: CAREERS_PER_PAGE,
    }),
  /** A job; throws ApiError 404, with `data.gone` for one that was withdrawn. */
  career: (id: number) => api.get<CareerDto>(`/rest/careers/${id}`),
};
