import {
  dehydrate,
  type DehydratedState,
  QueryClient,
} from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { freshState } from '@/containers/app/fresh-state';

const HOUR_MS = 3_600_000;
const client = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: HOUR_MS } } });

/** What a server answers that knows these values. */
function answerOf(values: Record<string, unknown>): DehydratedState {
  const server = client();
  for (const [key, value] of Object.entries(values))
    server.setQueryData([key], value);
  return dehydrate(server);
}

const keysOf = (state: DehydratedState | undefined): unknown[] =>
  (state?.queries ?? []).map(({ queryKey }) => queryKey[0]);

test('a first page is taken over whole', () => {
  const answer = answerOf({ shops: 1, banners: 2 });
  expect(keysOf(freshState(client(), answer))).toEqual(['shops', 'banners']);
});

test('what the tab has and is still fresh is not overwritten: more of the list may be loaded', () => {
  const tab = client();
  tab.setQueryData(['shops'], 'three pages');
  const answer = answerOf({ shops: 'one page', banners: 2 });
  expect(keysOf(freshState(tab, answer))).toEqual(['banners']);
});

test('what the tab has but is old or invalid is taken anew', async () => {
  const tab = client();
  tab.setQueryData(['invalid'], 1);
  await tab.invalidateQueries({ queryKey: ['invalid'] });
  tab.setQueryData(['old'], 1, { updatedAt: Date.now() - 2 * HOUR_MS });
  const answer = answerOf({ invalid: 2, old: 2 });
  expect(keysOf(freshState(tab, answer))).toEqual(['invalid', 'old']);
});

test('a page without state adds nothing', () => {
  expect(freshState(client(), undefined)).toBeUndefined();
});

test('the answer itself is left as it was', () => {
  const tab = client();
  tab.setQueryData(['shops'], 1);
  const answer = answerOf({ shops: 2 });
  freshState(tab, answer);
  expect(keysOf(answer)).toEqual(['shops']);
});
