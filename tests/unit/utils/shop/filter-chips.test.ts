import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { filterChips } from '@/containers/shop/list/list-filters';
import { NO_FILTERS } from '@/utils/shop/shop-filters';

const words = {
  t: ((key: string) => key) as unknown as TFunction,
  lang: 'en',
  currency: { title: 'USD', symbol: '$', position: 'before' as const },
  takes: [],
};

it('puts the quick chips that are on before those that are off, so that a phone shows them', () => {
  const chips = filterChips({ ...NO_FILTERS, deals: true }, words, true);
  expect(chips[0]).toMatchObject({ name: 'filter.deals', on: true });
  expect(chips.slice(1).some(({ on }) => on)).toBe(false);
  expect(chips).toHaveLength(5);
});
