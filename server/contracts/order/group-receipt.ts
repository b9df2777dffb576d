import { z } from '@hono/zod-openapi';
import { SHOP_TYPES, SYMBOL_POSITIONS } from '@/utils/constants/kinds';
import { Amount, Location, Quantity } from '../common';
import { SplitMode } from '../group-order';
import { Order } from './order';
import { progressFields } from './order-progress';

const ReceiptAmounts = {
  items: Amount,
  fees: Amount.openapi({
    description: 'Of delivery, service and small-order fee',
  }),
  tax: Amount,
  discount: Amount.openapi({ description: 'Of a promo; taken off' }),
  tips: Amount,
  total: Amount,
};

/** How far an order is, as everybody in its group may know. */
const Progress = {
  ...progressFields,
  status_history: Order.shape.status_history,
};

/** What one member of an ordered group pays and for what; amounts in the order's currency. */
export const Receipt = z
  .object({
    uuid: z.string(),
    name: z.string(),
    owner: z.boolean(),
    order: z.object({
      id: z.number().int().nullable().openapi({
        description: 'Only to the owner, whose order it is',
      }),
      ...Progress,
      created_at: z.string(),
      shop: z.object({
        id: z.number().int(),
        type: z.enum(SHOP_TYPES),
        title: z.string(),
        logo_img: z.string().nullable(),
        location: Location,
        timezone: z.string(),
      }),
      courier: z
        .object({ firstname: z.string(), location: Location })
        .nullable()
        .openapi({
          description:
            'While it is on the way; the place is exact to about a hundred metres, as members do not see the door',
        }),
    }),
    currency: z.object({
      id: z.number().int(),
      symbol: z.string(),
      title: z.string(),
      position: z.enum(SYMBOL_POSITIONS),
    }),
    split: SplitMode,
    lines: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        img: z.string().nullable(),
        options: z.array(z.string()),
        note: z.string().nullable(),
        quantity: Quantity,
        bonus: z.boolean(),
        left_out: z.boolean().optional().openapi({
          description: 'It was sold out, and is no part of the sums',
        }),
        list_price: Amount.openapi({
          description: 'With its add-ons, before discounts',
        }),
        total_price: Amount.openapi({ description: 'As paid' }),
      }),
    ),
    ...ReceiptAmounts,
    of: Amount.openapi({ description: "The order's total" }),
    members: z
      .array(
        z.object({
          uuid: z.string(),
          name: z.string(),
          owner: z.boolean(),
          ...ReceiptAmounts,
        }),
      )
      .openapi({ description: 'Everybody’s share; only to the owner' }),
  })
  .openapi('Receipt');

export type ReceiptDto = z.infer<typeof Receipt>;
