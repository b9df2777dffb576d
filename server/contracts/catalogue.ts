import { z } from '@hono/zod-openapi';
import { DELIVERY_TYPES, SHOP_TYPES } from '@/utils/constants/kinds';
import { INTEGER_MAX } from '@/utils/constants/limits';
import {
  Amount,
  CommonQuery,
  Location,
  PagingQuery,
  QueryId,
  Translation,
} from './common';
import { PRODUCT_ORDERS } from './product';
import { WorkingDay } from './shop';
import { AddressQuery } from './shop-query';

const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.number().int().positive().max(INTEGER_MAX));
const lowerUuid = z.uuid().transform((uuid) => uuid.toLowerCase());

/** The id or the uuid of a shop or a product, in a path or a list. */
export const EntityKey = z.union([digits, lowerUuid]);

export const EntityParams = z.object({ id: EntityKey });

/** The id, the uuid or the slug of a shop in a path. */
const ShopKey = z.union([digits, lowerUuid, z.string().max(200)]);

export const ShopParams = z.object({ id: ShopKey });

export const ShopIdParams = z.object({ shopId: ShopKey });

const point = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

/** A call that only makes sense with an address. */
export const RequiredAddressQuery = CommonQuery.extend({ address: point });

export const RecommendedQuery = AddressQuery.extend({
  type: z.enum(SHOP_TYPES).optional(),
});

export const PagedQuery = CommonQuery.extend(PagingQuery.shape);

export const ShopKeysQuery = AddressQuery.extend({
  shops: z.array(EntityKey).min(1).max(100),
});

export const ProductKeysQuery = PagedQuery.extend({
  products: z.array(EntityKey).min(1).max(100),
});

export const CategoryListQuery = AddressQuery.extend({
  ...PagingQuery.shape,
  type: z.string().max(50).default('main').openapi({
    description: 'main or shop; there is nothing of another type',
  }),
  shop_type: z
    .enum(SHOP_TYPES)
    .optional()
    .openapi({ description: 'Counts places of this type only' }),
});

export const MenuQuery = CommonQuery.extend({
  category_id: QueryId.optional(),
  order_by: z.enum(PRODUCT_ORDERS).optional(),
});

export const SlotsQuery = CommonQuery.extend({
  type: z.enum(DELIVERY_TYPES).default('delivery'),
  address: point.optional(),
  branch_id: QueryId.optional(),
});

/** Half-hour slots of one day in the shop's own time. */
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

export const WorkingCheckQuery = AddressQuery.extend({
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

export const BranchQuery = CommonQuery.extend({ shop_id: EntityKey });

/** Another place of a shop's brand: a door and a counter, orders are placed with the shop. */
export const Branch = z
  .object({
    id: z.number().int(),
    shop_id: z.number().int(),
    phone: z.string().nullable(),
    location: Location,
    timezone: z.string(),
    translation: Translation.omit({ description: true }).extend({
      address: z.string().nullable(),
    }),
    hours: z.array(WorkingDay.pick({ day: true, from: true, to: true })),
  })
  .openapi('Branch');

export const ShopPicture = z
  .object({
    id: z.number().int(),
    img: z.string(),
    title: z.string(),
    path: z.string().openapi({ description: 'The same as img' }),
  })
  .openapi('ShopPicture');

/** A promotion of a shop, for a while; `link` leads to the product when it names one, else to the shop. */
export const Story = z
  .object({
    id: z.number().int(),
    shop_id: z.number().int(),
    shop_type: z.enum(SHOP_TYPES),
    logo_img: z.string().nullable(),
    title: z.string().openapi({ description: 'Of the shop' }),
    product_uuid: z.string().nullable(),
    product_title: z.string().nullable(),
    url: z.string().openapi({ description: 'The picture' }),
    link: z.string().openapi({ example: '/restaurant/1?product=…' }),
    translation: Translation,
    created_at: z.string(),
    expired_at: z.string().nullable(),
  })
  .openapi('Story');

/** The city's streets, parks and water for maps; positions are [longitude, latitude]. */
export const CityGeoJson = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(z.unknown()),
    attribution: z.string().optional(),
    /** Nobody has drawn the city: a grid lies under the features. */
    grid: z.literal(true).optional(),
  })
  .openapi('CityGeoJson');

export type BranchDto = z.infer<typeof Branch>;
export type ShopPictureDto = z.infer<typeof ShopPicture>;
export type StoryDto = z.infer<typeof Story>;
export type SlotDayDto = z.infer<typeof SlotDay>;
