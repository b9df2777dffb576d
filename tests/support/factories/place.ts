import { forgetCached } from '@/server/caches/catalogue-cache';
import type { Db } from '@/server/db/client';
import {
  categories,
  categoryTranslations,
  shopCategories,
  shopTags,
  tags,
} from '@/server/db/schema/catalogue';
import {
  banners,
  branches,
  shopGalleries,
  stories,
} from '@/server/db/schema/shop-extras';
import { settings } from '@/server/db/schema/settings';
import { EXAMPLE_TIMEZONE } from '@/tests/support/example-place';
import { EXAMPLE_CITY_SETTING } from '@/server/domain/address/site-place';

let count = 0;

/** Another place of a shop's brand, on weekdays. */
export async function createBranch(
  db: Db,
  shopId: number,
  overrides: Partial<typeof branches.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(branches)
    .values({
      shopId,
      latitude: 41.3,
      longitude: 69.2,
      hours: [{ day: 'monday', from: '10:00', to: '22:00' }],
      translations: {
        en: { title: 'Kitchen', description: 'Navoi Street 12' },
        ru: { title: 'Кухня', description: 'улица Навои, 12' },
      },
      ...overrides,
    })
    .returning({ id: branches.id });
  return row?.id ?? 0;
}

/** A picture of a shop's gallery. */
export async function createShopPicture(
  db: Db,
  shopId: number,
  position: number,
): Promise<string> {
  const img = `/storage/images/gallery-${shopId}-${position}.webp`;
  await db.insert(shopGalleries).values({ shopId, img, position });
  return img;
}

/** A story that began long ago and does not end. */
export async function createStory(
  db: Db,
  shopId: number,
  overrides: Partial<typeof stories.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(stories)
    .values({
      shopId,
      img: '/storage/images/story.webp',
      translations: { en: { title: 'Two for one' } },
      startsAt: new Date(0),
      ...overrides,
    })
    .returning({ id: stories.id });
  return row?.id ?? 0;
}

/** A banner that leads home. */
export async function createBanner(
  db: Db,
  overrides: Partial<typeof banners.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(banners)
    .values({
      img: '/storage/images/banner.webp',
      url: '/',
      translations: { en: { title: 'Plov today' } },
      ...overrides,
    })
    .returning({ id: banners.id });
  return row?.id ?? 0;
}

/** A shared category with the shops that are in it. */
export async function createCategory(
  db: Db,
  shopIds: readonly number[] = [],
  overrides: Partial<typeof categories.$inferInsert> = {},
): Promise<number> {
  count += 1;
  const [row] = await db
    .insert(categories)
    .values({ slug: `category-${count}`, kind: 'main', ...overrides })
    .returning({ id: categories.id });
  const categoryId = row?.id ?? 0;
  await db
    .insert(categoryTranslations)
    .values({ categoryId, locale: 'en', title: `Category ${count}` });
  for (const shopId of shopIds)
    await db.insert(shopCategories).values({ shopId, categoryId });
  return categoryId;
}

/** A tag with the shops that carry it. */
export async function createTag(
  db: Db,
  shopIds: readonly number[],
): Promise<number> {
  count += 1;
  const [row] = await db
    .insert(tags)
    .values({ slug: `tag-${count}`, translations: { en: { title: 'Tag' } } })
    .returning({ id: tags.id });
  const tagId = row?.id ?? 0;
  for (const shopId of shopIds)
    await db.insert(shopTags).values({ shopId, tagId });
  return tagId;
}

/** What the example's seed says of its place: its map, its addresses and its clocks are served. */
export async function createExamplePlace(db: Db): Promise<void> {
  await db.insert(settings).values([
    { key: EXAMPLE_CITY_SETTING, value: '1', isPublic: false },
    { key: 'timezone', value: EXAMPLE_TIMEZONE, isPublic: false },
  ]);
  forgetCached('settings:');
}
