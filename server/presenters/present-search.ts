import type { ProductHitDto, ShopHitDto } from '../contracts/search';
import type { ProductHit } from '../domain/search/search-products';
import type { ShopHit } from '../domain/search/search-shops';
import type { ShopView } from '../domain/catalogue/view-shop';
import { presentAvailability } from './present-availability';
import { presentProduct } from './present-product';
import { type Look, presentShop } from './present-shop';
import { pickText } from './present-translation';

/** A found shop with what matched. */
export function presentShopHit(
  { match, view }: ShopHit,
  look: Look,
): ShopHitDto {
  return {
    ...presentShop(view, look),
    match: match && {
      ...match,
      ranges: match.ranges.map(([start, end]) => [start, end]),
    },
  };
}

/** A found product with its shop as it is for the caller now, and with what matched. */
export function presentProductHit(
  { match, priced, shop }: ProductHit,
  { availability, open }: Pick<ShopView, 'availability' | 'open'>,
  lang: string,
): ProductHitDto {
  return {
    ...presentProduct(priced, { lang, withAddons: false, shop }),
    shop: {
      id: shop.id,
      uuid: shop.uuid,
      type: shop.type,
      title: pickText(shop.translations, lang, 'title') ?? '',
      timezone: shop.timezone,
      open,
      availability: presentAvailability(availability),
    },
    match: match && {
      ...match,
      ranges: match.ranges.map(([start, end]) => [start, end]),
    },
  };
}
