import { z } from '@hono/zod-openapi';
import { CommonQuery, PagingQuery, QueryFlag } from './common';

export const DeliveryQuery = CommonQuery.extend(PagingQuery.shape).extend({
  dead: QueryFlag.optional().openapi({
    description: '1: only what nobody tries to send any more',
  }),
});

/** How sending a message went; what it says is not told. */
export const Delivery = z
  .object({
    id: z.number().int(),
    channel: z.enum(['email', 'event', 'push', 'sms']),
    to: z.string().openapi({ example: 'd***@sofra.example' }),
    subject: z.string(),
    status: z.enum(['pending', 'sent', 'dead']),
    attempts: z.number().int(),
    last_error: z.string().nullable(),
    next_attempt_at: z.string().nullable(),
    created_at: z.string(),
    sent_at: z.string().nullable(),
    can_retry: z.boolean(),
  })
  .openapi('Delivery');

export type DeliveryDto = z.infer<typeof Delivery>;
