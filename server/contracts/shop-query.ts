import { z } from '@hono/zod-openapi';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import { CommonQuery, PagingQuery, QueryFlag, QueryId } from './common';

/** A form without script sends a field left empty as ''; it asks for nothing. */
const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);

const bound = z.preprocess(emptyAsAbsent, z.coerce.number().min(0).optional());

/** `[0]` from, `[1]` to; each may be missing. Both together arrive as an array. */
const numberRange = z.preprocess(
  (value) => (Array.isArray(value) ? { ...(value as unknown[]) } : value),
  z.object({ 0: bound, 1: bound }),
);

const optionalId = z.preprocess(emptyAsAbsent, QueryId.optional());
const optionalFlag = z.preprocess(emptyAsAbsent, QueryFlag.optional());
const address = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

export const SHOP_ORDERS = [
  'new',
  'old',
  'best_sale',
  'low_sale',
  'high_rating',
  'low_rating',
  'trust_you',
  'distance',
  'delivery_fee',
  'arrival',
] as const;

/** Where the caller is, and whether the order would be fetched: then the zone does not matter. */
export const AddressQuery = CommonQuery.extend({
  address: address.optional(),
  pickup: optionalFlag.openapi({
    description:
      'Fetched by the customer: no zone, no delivery fee, the kitchen’s own minutes',
  }),
});

/** Query of a listing, after nested params were read (`address[latitude]` → address.latitude). */
export const ShopListQuery = AddressQuery.extend({
  ...PagingQuery.shape,
  type: z.preprocess(emptyAsAbsent, z.enum(SHOP_TYPES).optional()),
  category_id: optionalId,
  order_by: z.preprocess(
    emptyAsAbsent,
    z.enum(SHOP_ORDERS).default('trust_you'),
  ),
  newest: optionalFlag,
  take: z.preprocess(
    emptyAsAbsent,
    z.union([QueryId, z.array(QueryId).max(100)]).optional(),
  ),
  rating: numberRange.optional(),
  prices: numberRange
    .optional()
    .openapi({ description: 'Bounds of the mean product price' }),
  eta_to: optionalId.openapi({
    description:
      'At most this many minutes: the later end of `eta`, or of `delivery_time` without an address',
  }),
  open: optionalFlag,
  deals: optionalFlag,
  free_delivery: optionalFlag,
  verify: optionalFlag,
  search: z.string().max(200).optional(),
});

export type ShopListQueryDto = z.infer<typeof ShopListQuery>;
