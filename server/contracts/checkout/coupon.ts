import { z } from '@hono/zod-openapi';
import {
  Amount,
  BodyId,
  absentable,
  CommonQuery,
  numeric,
  PagingQuery,
  wordOrNumber,
} from '../common';

const COUPON_TYPES = ['fix', 'percent'] as const;
const COUPON_TARGETS = ['total_price', 'delivery_fee'] as const;
const AMOUNT_MAX = 1_000_000;

const couponTerms = {
  name: z.string(),
  type: z.enum(COUPON_TYPES),
  for: z.enum(COUPON_TARGETS),
  price: Amount.openapi({
    description:
      'Per cent of a `percent`, else an amount; what it takes off a cart is coupon_price',
  }),
};

/** The promo code that a quote was asked with; what it takes off is coupon_price, 0 where what it is for costs nothing. */
export const QuoteCoupon = z.object(couponTerms).openapi('QuoteCoupon');

/** A promo code that may be used (api-contract.md §3 Coupon), amounts in the asked currency. */
export const Coupon = z
  .object({
    id: z.number().int(),
    ...couponTerms,
    expired_at: z.string().nullable(),
    min_amount: Amount.openapi({ description: 'Of goods as paid; 0: none' }),
    max_discount: Amount.nullable().openapi({
      description: 'It takes off no more',
    }),
  })
  .openapi('Coupon');

/** POST /rest/coupons/check. */
export const CheckCouponBody = z
  .object({
    coupon: wordOrNumber(z.string().trim().min(1).max(100)),
    shop_id: BodyId,
    currency_id: BodyId.optional(),
  })
  .openapi('CheckCouponBody');

/** How the operator sees a coupon; amounts of the default currency. */
export const OperatorCoupon = Coupon.extend({
  shop_id: z.number().int().nullable().openapi({
    description: 'Null: of the house',
  }),
  starts_at: z.string(),
  uses: z.number().int(),
  uses_max: z.number().int().nullable(),
  active: z.boolean(),
  state: z.enum(['running', 'not_begun', 'over', 'used_up', 'off']),
}).openapi('OperatorCoupon');

const money = numeric(z.number().min(0).max(AMOUNT_MAX).multipleOf(0.01));

/** A coupon that the operator makes; amounts of the default currency. */
export const NewCouponBody = z
  .object({
    name: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9_-]{1,31}$/),
    type: z.enum(COUPON_TYPES),
    for: z.enum(COUPON_TARGETS).default('total_price'),
    price: numeric(z.number().positive().max(AMOUNT_MAX).multipleOf(0.01)),
    shop_id: absentable(BodyId),
    starts_at: absentable(z.iso.datetime({ offset: true })),
    ends_at: absentable(z.iso.datetime({ offset: true })),
    uses_max: absentable(numeric(z.number().int().min(1).max(1_000_000))),
    min_amount: absentable(money),
    max_discount: absentable(money),
  })
  .refine(({ price, type }) => type !== 'percent' || price <= 100, {
    path: ['price'],
  })
  .refine(
    ({ ends_at: end, starts_at: start }) =>
      !end || !start || Date.parse(end) > Date.parse(start),
    { path: ['ends_at'] },
  )
  .openapi('NewCouponBody');

export const CouponNameParams = z.object({
  name: z.string().trim().toUpperCase().min(1).max(100),
});

export const OperatorListQuery = CommonQuery.extend(PagingQuery.shape);

export type CouponDto = z.infer<typeof Coupon>;
export type QuoteCouponDto = z.infer<typeof QuoteCoupon>;
export type OperatorCouponDto = z.infer<typeof OperatorCoupon>;
export type NewCoupon = z.output<typeof NewCouponBody>;
