import type { PagedDto } from '@/server/contracts/common';
import type { FaqDto } from '@/server/contracts/content/faqs';
import { api } from '@/services/http/client';
import { PER_PAGE_MAX } from '@/utils/constants/limits';

/** Questions and answers (api-contract.md "Settings and content"). */
export const faqService = {
  /** All of them topic by topic, or what a term means, the likeliest first. */
  list: async (term: string) => {
    const page = await api.get<PagedDto<FaqDto>>('/rest/faqs/paginate', {
      perPage: PER_PAGE_MAX,
      ...(term && { search: term }),
    });
    return page.data;
  },
};
