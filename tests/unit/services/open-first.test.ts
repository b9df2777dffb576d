import { expect, test } from 'vitest';
import {
  OPEN_FIRST,
  type ShopsPage,
  shopsFrom,
} from '@/services/search/open-first';
import type { HitPage, ShopHit } from '@/utils/search/search-hit';

const TERM = 'Lagman';

function hitsOf(titles: readonly string[]): ShopHit[] {
  return titles.map((text) => ({
    shop: { title: text } as ShopHit['shop'],
    match: { field: 'title', text, ranges: [[0, TERM.length]] },
    dishes: [],
  }));
}

/** Two pages of open shops, or one, and one of closed ones. */
function shopsOf(
  open: readonly (readonly string[])[],
  closed: readonly string[],
) {
  return ({ open: isOpen, page }: ShopsPage): Promise<HitPage<ShopHit>> => {
    const pages = isOpen ? open : [closed];
    return Promise.resolve({
      hits: hitsOf(pages[page - 1] ?? []),
      total: pages.flat().length,
      lastPage: pages.length,
    });
  };
}

async function allPages(ask: ReturnType<typeof shopsOf>): Promise<string[][]> {
  const pages: string[][] = [];
  for (let at: ShopsPage | undefined = OPEN_FIRST; at;) {
    const found: Awaited<ReturnType<typeof shopsFrom>> = await shopsFrom(
      at,
      ask,
    );
    pages.push(found.hits.map(({ shop }) => shop.title));
    at = found.next;
  }
  return pages;
}

test('a closed shop that was asked for by name stands above open ones, once', async () => {
  const ask = shopsOf(
    [['Lagman Yard', 'Lagman Bar'], ['Lagman Inn']],
    ['Lagman!', 'Lagman Night'],
  );
  expect(await allPages(ask)).toEqual([
    ['Lagman!', 'Lagman Yard', 'Lagman Bar'],
    ['Lagman Inn'],
    ['Lagman Night'],
  ]);
});

test('an open one of this name stands above it', async () => {
  const ask = shopsOf(
    [['Lagman', 'Lagman Yard']],
    ['Lagman', 'Lagman', 'Lagman Night'],
  );
  expect(await allPages(ask)).toEqual([
    ['Lagman', 'Lagman', 'Lagman', 'Lagman Yard', 'Lagman Night'],
  ]);
});
