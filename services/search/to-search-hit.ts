import type { ProductDto } from '@/server/contracts/product';
import type { ProductHitDto, ShopHitDto } from '@/server/contracts/search';
import { openingOf, toShopCard } from '@/services/shop/to-shop-card';
import type { ProductHit, ShopHit } from '@/utils/search/search-hit';
import type { CatalogueScope } from '@/utils/shop/catalogue-scope';

/** The price that a row shows: the lowest of what is left, or of all when nothing is. */
function priceOf({ min_qty: least, stocks }: ProductDto) {
  const left = stocks.filter(({ quantity }) => quantity > 0);
  const [cheapest] = (left.length > 0 ? left : [...stocks]).sort(
    (a, b) => a.total_price - b.total_price,
  );
  const most = Math.max(0, ...stocks.map(({ quantity }) => quantity));
  return {
    price: cheapest?.total_price ?? 0,
    was: cheapest && cheapest.discount > 0 ? cheapest.price : null,
    from: stocks.some(
      ({ total_price }) => total_price !== cheapest?.total_price,
    ),
    soldOut: most === 0 || most < least,
  };
}

function toHit(
  row: ProductDto,
  at: Pick<ProductHit, 'match' | 'open' | 'opens' | 'shop'>,
): ProductHit {
  const { id, img, translation, uuid } = row;
  return { id, uuid, title: translation.title, img, ...priceOf(row), ...at };
}

/** What can be said of a found product's shop. */
function shopOf({ shop }: ProductHitDto, now: Date) {
  const { availability, id, timezone, title, type } = shop;
  return {
    shop: { id, title, type },
    open: availability.can_order,
    opens: openingOf({ availability, timezone }, now),
  };
}

/** A found shop, and what is ordered most of it. */
export function toShopHit(
  { dishes = [], match, ...row }: ShopHitDto,
  now: Date,
  scope: CatalogueScope,
): ShopHit {
  const shop = toShopCard(row, now, scope);
  const { id, open, opens, title, type } = shop;
  const at = { shop: { id, title, type }, open, opens, match: null };
  return { shop, match, dishes: dishes.map((dish) => toHit(dish, at)) };
}

/** A found product, with what can be said of its shop now. */
export function toProductHit(row: ProductHitDto, now: Date): ProductHit {
  return toHit(row, { ...shopOf(row, now), match: row.match });
}
