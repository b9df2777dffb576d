import type { TextPageDto } from '@/server/contracts/pages';
import { api } from '@/services/http/client';
import type { TextPageName } from '@/utils/content/text-pages';

const CALLS = { privacy: '/rest/policy', terms: '/rest/term' } as const;

/** Pages of text (api-contract.md "Settings and content"). */
export const pageService = {
  text: (name: TextPageName) => api.get<TextPageDto>(CALLS[name]),
};
