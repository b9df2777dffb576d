import { cached } from '@/server/caches/catalogue-cache';
import type { Ctx } from '@/server/context';
import type { SiteStateDto } from '@/server/contracts/settings';
import type { Db } from '@/server/db/client';
import { openCareers } from '@/server/domain/content/careers';
import { publicPosts } from '@/server/domain/content/posts';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import { HOME_OF_SHOP } from '@/utils/constants/known-settings';
import { contentRoutes } from '@/utils/shell/content-routes';
import { canBeFree } from '@/utils/money/shop-terms';
import { routes } from '@/utils/shell/routes';
import { filtersHref, NO_FILTERS } from '@/utils/shop/shop-filters';
import { type CatalogueShop, shopIndex } from '../load-shop-index';
import { dealOf } from '../view-shop';

type Asked = Pick<Ctx, 'db' | 'now'>;

/** The path of the only shop in lists, where setting `home` asks for it; else null. */
async function homeOf(
  db: Db,
  shops: readonly CatalogueShop[],
): Promise<string | null> {
  const isAsked = await cached(
    'settings:home',
    async () => (await findSettingValue(db, 'home')) === HOME_OF_SHOP,
  );
  const [only, ...others] = shops;
  return isAsked && only && others.length === 0 ? routes.shop(only) : null;
}

/** The list of restaurants by what they offer, as the footer links it. */
const offering = (what: Partial<typeof NO_FILTERS>): string =>
  filtersHref({ ...NO_FILTERS, list: 'restaurant', ...what });

/**
 * Which page is the first one, and which lists hold nothing now, so that no link leads there; from the process's
 * cache. A list of the one shop that is the home holds nothing else.
 */
export async function siteState(ctx: Asked): Promise<SiteStateDto> {
  const { db, now } = ctx;
  const { shops } = await shopIndex(db);
  const [home, posts, jobs] = await Promise.all([
    homeOf(db, shops),
    publicPosts(ctx),
    openCareers(ctx),
  ]);
  const restaurants = shops.filter(({ type }) => type === 'restaurant');
  const hasShops = shops.length > restaurants.length;
  const isFull: readonly (readonly [path: string, full: boolean])[] = [
    [routes.list('restaurant'), restaurants.length > 0 && home === null],
    [routes.list('shop'), hasShops && home === null],
    [routes.places(), shops.length > 1],
    [offering({ deals: true }), restaurants.some((shop) => dealOf(shop, now))],
    [
      offering({ freeDelivery: true }),
      restaurants.some((shop) => canBeFree(shop)),
    ],
    [contentRoutes.careers(), jobs.length > 0],
    [contentRoutes.blog(), posts.length > 0],
  ];
  return {
    home,
    hidden: isFull.flatMap(([path, full]) => (full ? [] : [path])),
  };
}
