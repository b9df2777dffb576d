import { z } from '@hono/zod-openapi';
import { DELIVERY_TYPES } from '@/utils/constants/kinds';
import {
  Amount,
  BodyId,
  Quantity,
  LocationInput,
  absentable,
  numeric,
} from '../common';
import { QuoteCoupon } from './coupon';
import { GroupArea } from '../group-order';
import { Availability } from '../shop';
export const CalculateBody = z
  .object({
    type: z.enum(DELIVERY_TYPES),
    address: absentable(LocationInput),
    coupon: absentable(z.string().max(100)),
    tips: absentable(numeric(z.number().min(0).max(100_000))),
    delivery_date: absentable(z.iso.date()),
    delivery_time: absentable(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    currency_id: BodyId.optional(),
    area: GroupArea,
    branch_id: absentable(BodyId),
  })
  .openapi('CalculateBody');

export const QuoteLine = z.object({
  id: z.number().int(),
  stock_id: z.number().int(),
  title: z.string(),
  img: z.string().nullable(),
  options: z
    .array(z.string())
    .openapi({ description: 'Names of extras and add-ons' }),
  quantity: Quantity,
  bonus: z.boolean(),
  unit: z.string(),
  interval: Quantity,
  price: Amount.openapi({
    description: 'Of the line with its add-ons, before discounts',
  }),
  discount: Amount,
  total_price: Amount,
});

export const Quote = z
  .object({
    id: z.string(),
    expires_at: z.string(),
    cart_version: z.number().int(),
    products: z.array(QuoteLine),
    price: Amount,
    total_discount: Amount,
    total_tax: Amount.openapi({
      description: 'Contained in the prices, not added',
    }),
    total_shop_tax: Amount,
    to_minimum: Amount.optional().openapi({
      description: "What the goods lack to the shop's minimum",
    }),
    delivery_fee: Amount,
    delivery_saved: Amount.openapi({
      description: 'What a delivery that is free now would have cost',
    }),
    service_fee: Amount,
    small_order_fee: Amount,
    coupon_price: Amount,
    coupon: QuoteCoupon.nullable(),
    tips: Amount,
    currency_id: z.number().int(),
    rate: z.number(),
    total_price: Amount,
    distance: z.number().nullable(),
    /** ISO UTC */
    eta: z.object({ from: z.string(), to: z.string() }).nullable(),
    availability: Availability,
  })
  .openapi('Quote');

export type CalculateBodyDto = z.input<typeof CalculateBody>;
/** The same as it was read; `area` is kept with the quote, for those who are invited to the group. */
export type CalculateInput = z.output<typeof CalculateBody>;
export type QuoteDto = z.infer<typeof Quote>;
