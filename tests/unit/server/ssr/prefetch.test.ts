// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  foundBy,
  optional,
  type Prefetch,
  required,
  requiredPages,
  shared,
} from '@/server/ssr/prefetch';
import { createQueryClient } from '@/services/http/query-client';

let minute = 0;

/** What a page's data carries after this prefetch. */
async function pageWith(prefetch: Prefetch) {
  const client = createQueryClient(() => undefined);
  await prefetch(client);
  const { queries } = foundBy(client);
  client.clear();
  return queries;
}

const query = (queryFn: () => Promise<unknown>, name = 'menu') => ({
  queryKey: ['test', name],
  queryFn,
});

beforeEach(() => {
  // A minute of each test's own: answers are never of an earlier one.
  minute += 1;
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 1, 12, minute), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a query that pages share', () => {
  it('is asked once, and every page gets the same data', async () => {
    const ask = vi.fn(() => Promise.resolve({ dishes: 60 }));
    const pages = [
      await pageWith(shared(required, query(ask))),
      await pageWith(shared(required, query(ask))),
    ];
    expect(ask).toHaveBeenCalledTimes(1);
    const [first, second] = pages.map(([found]) => found);
    expect(second?.queryHash).toBe('["test","menu"]');
    expect(second?.state.data).toBe(first?.state.data);
  });

  it('stays a list that can go on', async () => {
    const pages = {
      ...query(() => Promise.resolve(['a'])),
      initialPageParam: 1,
      getNextPageParam: () => 2,
    };
    const [found] = await pageWith(shared(requiredPages, pages));
    expect(found?.queryType).toBe('infinite');
    expect(found?.state.data).toEqual({ pages: [['a']], pageParams: [1] });
  });

  it('fails the page that requires it, and is asked again by the next one', async () => {
    const ask = vi
      .fn(() => Promise.resolve('menu'))
      .mockRejectedValueOnce(new Error('not found'));
    await expect(pageWith(shared(required, query(ask)))).rejects.toThrow(
      'not found',
    );
    expect(await pageWith(shared(required, query(ask)))).toHaveLength(1);
  });

  it('is missing where it is optional and failed, and is asked again', async () => {
    const ask = vi
      .fn(() => Promise.resolve('banners'))
      .mockRejectedValueOnce(new Error('no answer'));
    expect(await pageWith(shared(optional, query(ask)))).toEqual([]);
    expect(await pageWith(shared(optional, query(ask)))).toHaveLength(1);
  });
});
