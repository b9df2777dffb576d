import { z } from '@hono/zod-openapi';
import { DELIVERY_TYPES } from '@/utils/constants/kinds';
import { CANCELLERS, REFUSED_REASONS } from '@/utils/constants/kitchen';
import { ORDER_STATUSES } from '@/utils/constants/order-status';

export const OrderStatusWord = z.enum(ORDER_STATUSES);

/** Two moments, in ISO times. */
export const Span = z.object({ from: z.string(), to: z.string() });

/** How far an order is, as everybody may know who waits for it. */
export const progressFields = {
  awaiting_payment: z.boolean().openapi({
    description:
      'It is to be paid before the shop sees it, and is not yet; POST /payments/order/{id}/transactions',
  }),
  status: OrderStatusWord.openapi({
    description:
      '`cancelled` is written `canceled` to a request that wrote it so',
  }),
  delivery_type: z.enum(DELIVERY_TYPES),
  eta: Span.nullable(),
  number_of_day: z.number().int().nullable().openapi({
    description:
      'What the kitchen calls it, counted from 1 for each day of the shop; null: the shop was not told of it',
  }),
  accepted_at: z.string().nullable(),
  ready_by: z
    .string()
    .nullable()
    .openapi({ description: 'When the kitchen says that it will be ready' }),
  ready_at: z.string().nullable(),
  refused_reason: z.enum(REFUSED_REASONS).nullable().openapi({
    description:
      'Why the kitchen did not take it; `no_answer`: nobody accepted it in time',
  }),
};

export const CancelledBy = z.enum(CANCELLERS).nullable().openapi({
  description:
    'Who cancelled it; `house`: the site itself. Null: nobody did, or it was not recorded',
});

/** What only the one who ordered is told. */
export const answerFields = {
  cancelled_by: CancelledBy,
  refused_note: z
    .string()
    .nullable()
    .openapi({ description: "The kitchen's own words, plain text" }),
  unanswered_from: z.string().nullable().openapi({
    description:
      'From then on the shop has not answered in its time; null: nobody waits for its answer',
  }),
};
