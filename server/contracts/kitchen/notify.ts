import { z } from '@hono/zod-openapi';
import { ACCEPT_MINUTES_MAX, WAYS_MAX } from '@/utils/constants/kitchen-ways';
import { EMAIL_MAX_LENGTH } from '@/utils/constants/limits';
import { LOCALE_CODES } from '@/utils/i18n/locales';

const targets = (max: number) =>
  z.array(z.string().trim().min(1).max(max)).max(WAYS_MAX).optional();

const URL_MAX = 500;

/** What is not given stays as it is; of a kind that is given these are all its ways, an empty list none. */
export const ShopNotifyBody = z
  .object({
    email: targets(EMAIL_MAX_LENGTH),
    sms: targets(EMAIL_MAX_LENGTH),
    webhook: targets(URL_MAX),
    lang: z
      .string()
      .refine((code) => LOCALE_CODES.includes(code))
      .optional()
      .openapi({ description: 'Of the ways that are given, else of all' }),
    accept_minutes: z
      .number()
      .int()
      .min(0)
      .max(ACCEPT_MINUTES_MAX)
      .optional()
      .openapi({ description: '0: an order is never cancelled by itself' }),
    new_secret: z
      .boolean()
      .optional()
      .openapi({ description: 'Every webhook of the shop gets a new secret' }),
  })
  .openapi('ShopNotifyBody');

const KIND = z.enum(['email', 'sms', 'webhook', 'push']);

/** What somebody was told, and what became of it. */
export const Telling = z
  .object({
    event: z.string().openapi({ example: 'order.placed' }),
    round: z.number().int().openapi({
      description: '0: the first time, then the reminders',
    }),
    to: z.enum(['operator', 'shop']),
    kind: KIND,
    target: z.string(),
    order_id: z.number().int().nullable(),
    at: z.string(),
    outcome: z.enum(['failed', 'forgotten', 'sent', 'waiting']),
    sent_at: z.string().nullable(),
    attempts: z.number().int(),
    reason: z.string().nullable().openapi({
      description: 'Of the last try that failed, e.g. smtp_550',
    }),
  })
  .openapi('Telling');

/** How a shop hears of its orders. */
export const ShopNotify = z
  .object({
    shop: z.object({ id: z.number().int(), title: z.string() }),
    accept_minutes: z.number().int(),
    ways: z.array(
      z.object({
        kind: KIND,
        target: z.string(),
        lang: z.string(),
        rung_at: z.string().nullable(),
        proved_at: z.string().nullable().openapi({
          description: 'When its ring was answered',
        }),
        secret: z.string().optional().openapi({
          description: 'Of a webhook, in the answer that makes it alone',
        }),
        last: Telling.nullable(),
      }),
    ),
  })
  .openapi('ShopNotify');

export type ShopNotifyInput = z.output<typeof ShopNotifyBody>;
export type ShopNotifyDto = z.infer<typeof ShopNotify>;
export type TellingDto = z.infer<typeof Telling>;
