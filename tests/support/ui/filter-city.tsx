import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { HomeContainer } from '@/containers/shop/home/home-container';
import { TypeListContainer } from '@/containers/shop/list/type-list-container';
import {
  categories,
  categoryTranslations,
  shopCategories,
  shopTags,
  shopTranslations,
  tags,
} from '@/server/db/schema/catalogue';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { fromPlane } from '@/utils/address/geo';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { createDish } from '@/tests/support/factories/menu';
import { createShop } from '@/tests/support/factories/shop';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';

const LONG_AGO = new Date('2024-01-01T10:00:00Z');

export interface FilterCity {
  /** Id of the tag Halal. */
  readonly halal: number;
  /** Id of the category Grill. */
  readonly grill: number;
  /** Id of the shop Mangal. */
  readonly mangal: number;
}

/** A place by its name; with a price it has one dish. */
async function place(
  { db }: ApiHarness,
  title: string,
  overrides: Parameters<typeof createShop>[1] = {},
  priceMinor?: number,
): Promise<number> {
  const { id } = await createShop(db, overrides);
  await db
    .update(shopTranslations)
    .set({ title })
    .where(eq(shopTranslations.shopId, id));
  if (priceMinor) await createDish(db, id, 'Dish', { priceMinor });
  return id;
}

/**
 * Restaurants to filter: Mangal (open, halal, grill, 4.8, dear, of long ago), Oven (open, new, 4.1, cheap), Sleepy
 * (closed, 3.1, of long ago); Outskirts, whose zone does not reach the middle of the town; and one grocery.
 */
export async function createFilterCity(api: ApiHarness): Promise<FilterCity> {
  const { db } = api;
  const [tag] = await db
    .insert(tags)
    .values({ slug: 'halal', translations: { en: { title: 'Halal' } } })
    .returning({ id: tags.id });
  const [category] = await db
    .insert(categories)
    .values({ slug: 'grill', kind: 'main' })
    .returning({ id: categories.id });
  const [halal, grill] = [tag?.id ?? 0, category?.id ?? 0];
  await db
    .insert(categoryTranslations)
    .values({ categoryId: grill, locale: 'en', title: 'Grill' });
  const shopId = await place(
    api,
    'Mangal',
    { ratingAvg: 4.8, reviewsCount: 40, createdAt: LONG_AGO, verify: true },
    1200,
  );
  await db.insert(shopTags).values({ shopId, tagId: halal });
  await db.insert(shopCategories).values({ shopId, categoryId: grill });
  await place(api, 'Sleepy', {
    open: false,
    ratingAvg: 3.1,
    createdAt: LONG_AGO,
  });
  await place(api, 'Oven', { ratingAvg: 4.1, ordersCount: 900 }, 400);
  const middle = EXAMPLE_LOCATION;
  const [latitude, longitude] = fromPlane(
    [middle.latitude, middle.longitude],
    9,
    0,
  );
  await place(api, 'Outskirts', { latitude, longitude });
  await place(api, 'Corner Grocery', { type: 'shop' });
  return { halal, grill, mangal: shopId };
}

/** The home page or a list of a type, by the address. */
export function openList(api: ApiHarness, path = '/'): Promise<RenderedApp> {
  return renderApp(
    ({ pathname }) =>
      pathname === '/' ? (
        <HomeContainer />
      ) : (
        <TypeListContainer
          type={pathname === '/shop' ? 'shop' : 'restaurant'}
        />
      ),
    { api, path },
  );
}

/** The list with its filters. */
export const listRegion = (name = /near you/): Promise<HTMLElement> =>
  screen.findByRole('region', { name });

/** The names on the list's cards, as they stand. */
export async function cardNames(): Promise<string[]> {
  return within(await listRegion())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

/** The list comes to show these, in any order. */
export async function shows(...names: string[]): Promise<void> {
  await waitFor(async () =>
    expect((await cardNames()).sort()).toEqual(names.sort()),
  );
}

/** The row of chips. */
export async function chipBar(): Promise<HTMLElement> {
  const [bar] = await within(await listRegion()).findAllByRole('list', {
    name: 'Filters',
  });
  if (!bar) throw new Error('there is no bar');
  return bar;
}
