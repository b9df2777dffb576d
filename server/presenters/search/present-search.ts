import type { ProductHitDto, ShopHitDto } from '@/server/contracts/search';
import type { ProductHit } from '@/server/domain/search/search-products';
import type { ShopHit } from '@/server/domain/search/search-shops';
import type { ShopView } from '@/server/domain/catalogue/view-shop';
import { presentAvailability } from '@/server/presenters/checkout/present-availability';
import { presentProduct } from '@/server/presenters/product/present-product';
import {
  type AnswerTerms,
  presentShop,
} from '@/server/presenters/shop/present-shop';
import { pickText } from '@/server/presenters/i18n/present-translation';

/** A found shop with what matched. */
export function presentShopHit(
  { dishes, match, view }: ShopHit,
  terms: AnswerTerms,
): ShopHitDto {
  return {
    ...presentShop(view, terms),
    ...(dishes && {
      dishes: dishes.map(({ priced, shop }) =>
        presentProduct(priced, { lang: terms.lang, withAddons: false, shop }),
      ),
    }),
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
