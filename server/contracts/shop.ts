import { z } from '@hono/zod-openapi';
import { AVAILABILITY_REASONS, SHOP_TYPES } from '@/utils/constants/kinds';
import { WEEKDAYS } from '@/utils/constants/calendar';
import { Amount, Location, Translation } from './common';
import { Bonus } from './product';
import { PaymentSystem } from './settings';

/** Why nothing can be ordered; the words are the client's. */
export const AvailabilityReason = z.enum(AVAILABILITY_REASONS);

/** The one answer of canOrder. Times are ISO UTC; show them in the shop's zone. */
export const Availability = z
  .object({
    can_order: z.boolean(),
    reason: AvailabilityReason.optional(),
    next_at: z
      .string()
      .optional()
      .openapi({ description: 'When ordering is possible next' }),
    closes_at: z
      .string()
      .optional()
      .openapi({ description: 'When an open shop closes' }),
  })
  .openapi('Availability');

export const Tag = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    img: z.string().nullable(),
    translation: Translation,
  })
  .openapi('Tag');

/** From which amounts of goods on a shop's terms change. */
export const ShopThresholds = z.object({
  min_amount: Amount,
  small_order_fee: Amount.nullable(),
  free_delivery_from: Amount.nullable(),
});

const BaseCategory = z.object({
  id: z.number().int(),
  uuid: z.string(),
  slug: z.string(),
  type: z.enum(['main', 'shop', 'menu']),
  parent_id: z.number().int().nullable(),
  input: z.number().int().openapi({ description: 'Sorts: smaller first' }),
  img: z.string().nullable(),
  shops_count: z.number().int().optional(),
  translation: Translation,
});

export const Category = BaseCategory.extend({
  children: z.array(BaseCategory.extend({ children: z.array(BaseCategory) })),
}).openapi('Category');

export const WorkingDay = z.object({
  id: z.number().int(),
  day: z.enum(WEEKDAYS),
  from: z.string(),
  to: z.string(),
  disabled: z.boolean(),
});

export const Shop = z
  .object({
    id: z.number().int(),
    uuid: z.string(),
    slug: z.string(),
    type: z.enum(SHOP_TYPES),
    status: z.string(),
    open: z
      .boolean()
      .openapi({ description: "The shop's flag and its hours, now" }),
    verify: z.boolean(),
    phone: z.string().nullable(),
    logo_img: z.string().nullable(),
    background_img: z.string().nullable(),
    card_img: z
      .string()
      .nullable()
      .openapi({ description: 'Picture of the card, 16:10' }),
    price: Amount.openapi({ description: 'Start price of a delivery' }),
    price_per_km: Amount,
    ...ShopThresholds.shape,
    tax: z.number(),
    service_fee: z.number(),
    delivery_time: z.object({
      from: z.number(),
      to: z.number(),
      type: z.literal('minute'),
    }),
    location: Location,
    timezone: z.string(),
    translation: Translation.extend({ address: z.string().nullable() }),
    rating_avg: z.number().nullable(),
    reviews_count: z.number().int(),
    orders_count: z.number().int(),
    products_count: z.number().int(),
    discounts_count: z.number().int(),
    deal: z
      .object({
        type: z.enum(['percent', 'fix']),
        value: z.number(),
        title: z.string().nullable(),
      })
      .nullable()
      .openapi({ description: 'The best running discount of the shop' }),
    bonus: Bonus.nullable().openapi({ description: 'The newest that runs' }),
    is_new: z.boolean(),
    tags: z.array(Tag),
    categories: z.array(
      z.object({
        id: z.number().int(),
        slug: z.string(),
        translation: Translation,
      }),
    ),
    shop_working_days: z.array(WorkingDay),
    shop_closed_date: z.array(
      z.object({ id: z.number().int(), day: z.string() }),
    ),
    shop_payments: z.array(
      z.object({
        id: z.number().int(),
        status: z.boolean(),
        payment: PaymentSystem.extend({ active: z.boolean() }),
        offered: z.boolean().optional().openapi({
          description:
            'Of one shop: false where the house cannot take money so now',
        }),
      }),
    ),
    distance: z
      .number()
      .nullable()
      .openapi({ description: 'Kilometres, with an address' }),
    delivery_fee: Amount.nullable(),
    eta: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
    availability: Availability,
  })
  .openapi('Shop');

export const Review = z
  .object({
    id: z.number().int(),
    rating: z.number().int(),
    comment: z.string().nullable(),
    user: z.object({ firstname: z.string(), img: z.string().nullable() }),
    created_at: z.string(),
    created_on: z.string().openapi({
      example: '2026-11-21',
      description: "Its day on the shop's calendar",
    }),
  })
  .openapi('Review');

export const Banner = z
  .object({
    id: z.number().int(),
    img: z.string(),
    url: z.string(),
    tone: z.enum(['light', 'dark']),
    translation: Translation.extend({
      kicker: z.string().nullable(),
      button: z.string().nullable(),
    }),
  })
  .openapi('Banner');

/** One banner with the shops that its address leads to. */
export const BannerDetail = Banner.extend({
  shops: z.array(Shop),
  shops_count: z.number().int(),
}).openapi('BannerDetail');

export type AvailabilityDto = z.infer<typeof Availability>;
export type TagDto = z.infer<typeof Tag>;
export type CategoryDto = z.infer<typeof Category>;
export type ShopDto = z.infer<typeof Shop>;
export type ShopThresholdsDto = z.infer<typeof ShopThresholds>;
export type { ShopListQueryDto } from './shop-query';
export type ReviewDto = z.infer<typeof Review>;
export type BannerDto = z.infer<typeof Banner>;
