import { z } from '@hono/zod-openapi';
import { SOLD_OUT_ANSWERS } from '@/utils/constants/kitchen';
import { Amount } from '../common';

/** Of a row of an order: null while the kitchen has it. */
export const SoldOut = z
  .object({
    answer_until: z.string().nullable().openapi({
      description: 'Until when POST …/sold-out may say what becomes of it',
    }),
    left_out_at: z.string().nullable().openapi({
      description: 'Since when it is no part of the order and its sums',
    }),
    back: Amount.openapi({
      description:
        'While it can be answered: what the order costs less without it',
    }),
  })
  .nullable()
  .optional()
  .openapi({
    description: 'The kitchen has none of it, or of what it came with',
  });

export const SoldOutAnswerBody = z
  .object({
    line_id: z.number().int().openapi({
      description: 'A row of `details` or of its `addons` that is sold out',
    }),
    answer: z.enum(SOLD_OUT_ANSWERS),
  })
  .openapi('SoldOutAnswerBody');

export type SoldOutAnswerDto = z.infer<typeof SoldOutAnswerBody>;
