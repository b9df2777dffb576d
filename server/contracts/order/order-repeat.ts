import { z } from '@hono/zod-openapi';
import { Cart } from '../cart';
import { Amount, BodyFlag, Quantity, absentable } from '../common';

export const RepeatOrderBody = z
  .object({
    replace: absentable(BodyFlag).openapi({
      description:
        'A cart of another shop is emptied in the same transaction; without it that is refused (440)',
    }),
  })
  .openapi('RepeatOrderBody');

/** How what came into the cart differs from what was ordered. */
export const RepeatChange = z
  .object({
    code: z.enum([
      'gone',
      'sold_out',
      'choose',
      'quantity',
      'price',
      'options',
      'addon_gone',
    ]),
    title: z.string().openapi({ description: 'Of the dish' }),
    addon: z
      .string()
      .nullable()
      .openapi({ description: 'The add-on it is about; null: the dish' }),
    product_uuid: z.string(),
    unit: z.string(),
    from_quantity: Quantity.nullable(),
    to_quantity: Quantity.nullable(),
    from_price: Amount.nullable().openapi({
      description: "Of one unit, as paid; the order's currency and rate",
    }),
    to_price: Amount.nullable(),
    from_options: z.string().nullable(),
    to_options: z.string().nullable(),
  })
  .openapi('RepeatChange');

/** POST /dashboard/user/orders/{id}/repeat: the cart (null: nothing is left and there is none), and what differs. */
export const RepeatedOrder = z
  .object({
    cart: Cart.nullable(),
    added: z.number().int().openapi({ description: 'Lines that came in' }),
    changes: z.array(RepeatChange),
  })
  .openapi('RepeatedOrder');

export type RepeatChangeDto = z.infer<typeof RepeatChange>;
export type RepeatedOrderDto = z.infer<typeof RepeatedOrder>;
