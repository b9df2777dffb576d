import type {
  StatisticDto,
  TextPageDto,
} from '@/server/contracts/content/pages';
import { api } from '@/services/http/client';

/** Pages of words and the numbers of the house (api-contract.md "Settings and content"). */
export const pageService = {
  text: (slug: string) =>
    api.get<TextPageDto>(`/rest/pages/${encodeURIComponent(slug)}`),
  statistics: () => api.get<StatisticDto[]>('/rest/stat'),
};
