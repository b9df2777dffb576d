import { z } from '@hono/zod-openapi';
import { EMAIL_MAX_LENGTH } from '@/utils/constants/limits';
import { CommonQuery, PagingQuery, QueryFlag } from '@/server/contracts/common';

export const DeliveryQuery = CommonQuery.extend(PagingQuery.shape).extend({
  dead: QueryFlag.optional().openapi({
    description: '1: only what nobody tries to send any more',
  }),
});

/** How sending a message went; what it says is not told. */
export const Delivery = z
  .object({
    id: z.number().int(),
    channel: z.enum(['chat', 'email', 'event', 'push', 'sms', 'webhook']),
    to: z.string().openapi({ example: 'd***@mail.example' }),
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

export const OutboxQuery = CommonQuery.extend(PagingQuery.shape).extend({
  to: z.string().max(EMAIL_MAX_LENGTH).optional(),
});

export const OutboxMessage = z
  .object({
    id: z.number().int(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    code: z.string().optional(),
    created_at: z.string(),
  })
  .openapi('OutboxMessage');

export type OutboxMessageDto = z.infer<typeof OutboxMessage>;
export type DeliveryDto = z.infer<typeof Delivery>;
