import { categoryFamily } from '@/server/domain/catalogue/category-family';
import {
  type CatalogueShop,
  findShop,
  type ShopIndex,
} from '@/server/domain/catalogue/load-shop-index';

/** Own addresses are relative. */
const ORIGIN = 'http://site.invalid';
/** A whole page of a list; a banner that leads to more says how many there are. */
const SHOWN_MAX = 100;

interface BannerShops {
  readonly shops: readonly CatalogueShop[];
  readonly count: number;
}

/** The listed shops that a banner's own address leads to: one shop, or those of a category; else none. */
export function bannerShops(index: ShopIndex, url: string): BannerShops {
  if (!url.startsWith('/') || !URL.canParse(url, ORIGIN))
    return { shops: [], count: 0 };
  const { pathname, searchParams } = new URL(url, ORIGIN);
  const [, type, key] =
    /^\/(?:[a-z]{2}\/)?(restaurant|shop)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (key) {
    const shop = findShop(index, key);
    return shop ? { shops: [shop], count: 1 } : { shops: [], count: 0 };
  }
  const family = categoryFamily(index, Number(searchParams.get('category_id')));
  const shops = index.shops.filter(
    (shop) =>
      (!type || shop.type === type) &&
      shop.categoryIds.some((id) => family.has(id)),
  );
  return { shops: shops.slice(0, SHOWN_MAX), count: shops.length };
}
