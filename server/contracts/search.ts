import { z } from '@hono/zod-openapi';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import { PagingQuery, QueryFlag, QueryId } from './common';
import { Product } from './product';
import { Availability, Shop } from './shop';
import { AddressQuery } from './shop-query';

/** A term is never longer; what is longer is no search. */
const SEARCH_MAX = 200;

/** What a search asks for: at least one character that is no space. */
const SearchTerm = z.string().trim().min(1).max(SEARCH_MAX);

const shared = {
  ...PagingQuery.shape,
  search: SearchTerm,
  open: z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      QueryFlag.optional(),
    )
    .openapi({
      description:
        '1: open now only; 0: the others only; absent: open ones first',
    }),
};

/** A row of found shops has room for no more. */
const DISHES_MAX = 3;

export const ShopSearchQuery = AddressQuery.extend({
  ...shared,
  dishes: z.coerce.number().int().min(0).max(DISHES_MAX).default(0).openapi({
    description: 'How many of its most ordered products each shop brings',
  }),
});

export const ProductSearchQuery = AddressQuery.extend({
  ...shared,
  shop_id: QueryId.optional().openapi({ description: 'Within one shop' }),
});

const ranges = z.array(z.tuple([z.number().int(), z.number().int()])).openapi({
  description:
    'What to highlight in `text`: UTF-16 offsets [start, end), ascending',
});

/** Why a shop was found; `text` is in the asked language when it matched there. */
export const ShopMatch = z
  .object({
    field: z.enum(['title', 'description', 'category', 'kind', 'product']),
    text: z.string(),
    ranges,
  })
  .nullable()
  .openapi('ShopMatch');

/** Why a product was found; `text` is in the asked language when it matched there. */
export const ProductMatch = z
  .object({
    field: z.enum(['title', 'description', 'category', 'kind', 'shop']),
    text: z.string(),
    ranges,
  })
  .nullable()
  .openapi('ProductMatch');

export const ShopHit = Shop.extend({
  match: ShopMatch,
  dishes: z.array(Product).optional().openapi({
    description: 'Its most ordered products, where `dishes` asks for them',
  }),
}).openapi('ShopHit');

export const ProductHit = Product.extend({
  shop: z.object({
    id: z.number().int(),
    uuid: z.string(),
    type: z.enum(SHOP_TYPES),
    title: z.string(),
    timezone: z.string(),
    open: z.boolean(),
    availability: Availability,
  }),
  match: ProductMatch,
}).openapi('ProductHit');

export type ShopSearchQueryDto = z.infer<typeof ShopSearchQuery>;
export type ProductSearchQueryDto = z.infer<typeof ProductSearchQuery>;
export type ShopHitDto = z.infer<typeof ShopHit>;
export type ProductHitDto = z.infer<typeof ProductHit>;
