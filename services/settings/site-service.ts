import type { SiteStateDto } from '@/server/contracts/settings';
import { api } from '@/services/http/client';

/** What the server alone asks for while it makes a page; apart, so that no browser loads it. */
export const siteService = {
  /** Which page is the first one, and which lists hold nothing yet. */
  state: () => api.get<SiteStateDto>('/rest/site'),
};
