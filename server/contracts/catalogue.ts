import { z } from '@hono/zod-openapi';
import { Amount, CommonQuery, PagingQuery, Translation } from './common';
import { PRODUCT_ORDERS } from './product';
import { WorkingDay } from './shop';

const numericId = z.coerce.number().int().positive().max(2_147_483_647);

/** The id or the uuid of a shop or a product, in a path or a list. */
export const EntityKey = z.union([
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().int().positive().max(2_147_483_647)),
  z.uuid().transform((uuid) => uuid.toLowerCase()),
]);

export const EntityParams = z.object({ id: EntityKey });

export const ShopIdParams = z.object({ shopId: EntityKey });

const point = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

/** A call that only makes sense with an address. */
export const RequiredAddressQuery = CommonQuery.extend({ address: point });

export const RecommendedQuery = CommonQuery.extend({
  address: point.optional(),
  type: z.enum(['restaurant', 'shop']).optional(),
});

export const PagedQuery = CommonQuery.extend(PagingQuery.shape);

export const ShopKeysQuery = CommonQuery.extend({
  shops: z.array(EntityKey).min(1).max(100),
  address: point.optional(),
});

export const ProductKeysQuery = PagedQuery.extend({
  products: z.array(EntityKey).min(1).max(100),
});

export const CategoryListQuery = PagedQuery.extend({
  type: z.enum(['main', 'shop']).default('main'),
});

export const MenuQuery = CommonQuery.extend({
  category_id: numericId.optional(),
  order_by: z.enum(PRODUCT_ORDERS).optional(),
});

export const SlotsQuery = CommonQuery.extend({
  type: z.enum(['delivery', 'pickup']).default('delivery'),
  address: point.optional(),
});

/** Quarter-hour slots of one day in the shop's own time. */
export const SlotDay = z
  .object({
    date: z.string().openapi({ example: '2026-11-21' }),
    day: WorkingDay.shape.day,
    slots: z.array(
      z.object({
        time: z.string().openapi({ example: '18:15' }),
        from: z.string().openapi({ description: 'ISO UTC' }),
        to: z.string(),
      }),
    ),
  })
  .openapi('SlotDay');

export const WorkingCheckQuery = CommonQuery.extend({
  date: z.iso.date().optional(),
});

export const MenuCategory = z
  .object({ id: z.number().int(), slug: z.string(), translation: Translation })
  .openapi('MenuCategory');

export const RatingGroups = z
  .object({
    group: z.object({
      1: z.number().int(),
      2: z.number().int(),
      3: z.number().int(),
      4: z.number().int(),
      5: z.number().int(),
    }),
    count: z.number().int(),
    avg: z.number().nullable(),
  })
  .openapi('RatingGroups');

export const PriceRange = z.object({ min: Amount, max: Amount });

export const ZoneCheck = z.object({
  distance: z.number(),
  delivery_fee: Amount,
  eta: z.object({ from: z.number().int(), to: z.number().int() }),
});

export const DeliveryZone = z
  .object({
    id: z.number().int(),
    shop_id: z.number().int(),
    address: z.array(z.tuple([z.number(), z.number()])),
  })
  .openapi('DeliveryZone');

export const OrderStatusName = z.object({
  id: z.number().int(),
  name: z.string(),
  active: z.boolean(),
  sort: z.number().int(),
});

/** The city's streets, parks and water for maps; positions are [longitude, latitude]. */
export const CityGeoJson = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(z.unknown()),
  })
  .openapi('CityGeoJson');

export type SlotDayDto = z.infer<typeof SlotDay>;
