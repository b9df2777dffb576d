import { expect } from 'vitest';
import type { ApiHarness } from './api/api-harness';

/** A row of a search's answer, as far as tests look at it. */
export interface SearchHit {
  readonly id: number;
  readonly open?: boolean;
  readonly translation: { readonly title: string };
  readonly dishes?: readonly Pick<SearchHit, 'translation'>[];
  readonly match: {
    readonly field: string;
    readonly text: string;
    readonly ranges: readonly (readonly [number, number])[];
  } | null;
}

/** Searches of one kind on an API that is opened later; `more` is added to the query. */
export function searchCalls(kind: 'products' | 'shops', api: () => ApiHarness) {
  async function search(term: string, more = ''): Promise<SearchHit[]> {
    const query = `search=${encodeURIComponent(term)}&perPage=50${more}`;
    const { body, status } = await api().get(`/rest/${kind}/search?${query}`);
    expect(status).toBe(200);
    return body.data as SearchHit[];
  }
  return {
    search,
    titles: async (term: string, more = ''): Promise<string[]> =>
      (await search(term, more)).map(({ translation }) => translation.title),
  };
}
