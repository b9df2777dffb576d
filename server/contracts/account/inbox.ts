import { z } from '@hono/zod-openapi';
import { CommonQuery, PagingQuery, QueryId } from '@/server/contracts/common';
import { INBOX_KINDS, type InboxKind } from '@/utils/shell/inbox-routes';

const Kind = z.enum(INBOX_KINDS);

/** GET /dashboard/notifications: of one type, or all; an empty type is all. */
export const InboxQuery = CommonQuery.extend({
  ...PagingQuery.shape,
  type: z.preprocess(
    (value: string | undefined) => (value === '' ? undefined : value),
    Kind.optional(),
  ),
});

/** POST /dashboard/notifications/read-all: all, or what is about one order. */
export const InboxReadQuery = CommonQuery.extend({
  order_id: QueryId.optional(),
});

/** A row of the inbox in the asked language. */
export const Notification = z
  .object({
    id: z.number().int(),
    type: Kind,
    title: z.string(),
    body: z.string().openapi({ description: 'Empty: the title says it all' }),
    href: z.string().openapi({
      description: 'Where it leads: a path of the site without a language',
      example: '/orders/20418',
    }),
    data: z.record(z.string(), z.unknown()),
    img: z.string().nullable(),
    read_at: z.string().nullable(),
    created_at: z.string(),
  })
  .openapi('Notification');

const Unread = z.number().int();

const byKind = Object.fromEntries(
  INBOX_KINDS.map((kind) => [kind, Unread]),
) as Record<InboxKind, typeof Unread>;

/** Unread rows of the caller's inbox by type and in all, and unread messages of the chat. */
export const InboxStatistic = z
  .object({
    ...byKind,
    total: Unread,
    chats: Unread,
  })
  .openapi('NotificationStatistic');

export type NotificationDto = z.infer<typeof Notification>;
export type InboxStatisticDto = z.infer<typeof InboxStatistic>;
