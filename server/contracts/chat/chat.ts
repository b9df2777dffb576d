import { z } from '@hono/zod-openapi';
import { CHAT_ROLES, CHAT_STATES } from '@/utils/constants/kinds';
import { MESSAGES_PAGE } from '@/utils/chat/chat';
import { INTEGER_MAX, PER_PAGE_MAX } from '@/utils/constants/limits';
import { absentable, BodyId, numeric, QueryId } from '../common';

const RoleEnum = z.enum(CHAT_ROLES);

/** A message's position in its room; 0: before all of them. */
const Position = numeric(z.number().int().min(0).max(INTEGER_MAX));

/** Longer than any message may be: what is too long is said in words, at its field. */
const CONTENT_MAX = 100_000;
const PATH_MAX = 500;

const RoomUuid = z.uuid().transform((uuid) => uuid.toLowerCase());

/** The other side of a new message in the list of rooms. */
const LastMessage = z.object({
  author: z.string().nullable(),
  chat_content: z.string(),
  sender: z.number().int(),
  img: z.boolean(),
  order_id: z.number().int().nullable(),
  created_at: z.string(),
});

/** A room (api-contract.md §3 Chat). */
export const Chat = z
  .object({
    id: z.string().openapi({ format: 'uuid' }),
    user: z
      .object({ id: z.number().int(), firstname: z.string() })
      .nullable()
      .openapi({ description: 'Null: the account was deleted' }),
    role: RoleEnum,
    roleId: z.string().openapi({
      description: 'admin, or the id of the shop or the courier',
    }),
    title: z.string(),
    img: z.string().nullable(),
    agent: z
      .string()
      .nullable()
      .openapi({ description: 'Who answers now, by name' }),
    simulated: z.boolean().openapi({
      description: 'Whether a program plays the other side',
    }),
    answers_in: z.number().int().nullable().openapi({
      description:
        'In about how many minutes support answers, by the last 7 days; null: it cannot be said',
    }),
    order_id: z.number().int().nullable(),
    closes_at: z.string().nullable().openapi({
      description: 'From then on it can only be read; null: it stays open',
    }),
    unread: z.number().int(),
    last: LastMessage.nullable(),
    created_at: z.string(),
  })
  .openapi('Chat');

/** A message (api-contract.md §3 Message). */
export const Message = z
  .object({
    id: z.number().int(),
    client_id: z.string(),
    chat_id: z.string(),
    chat_content: z.string(),
    sender: z
      .number()
      .int()
      .openapi({ description: '1: the customer, 0: the other side' }),
    author: z.string().nullable(),
    unread: z.boolean(),
    roleId: z.string(),
    img: z
      .object({
        url: z.string(),
        width: z.number().int(),
        height: z.number().int(),
      })
      .nullable()
      .openapi({ description: 'Read by a link that ends' }),
    order_id: z.number().int().nullable(),
    order: z
      .object({
        id: z.number().int(),
        status: z.string(),
        delivery_type: z.string(),
        shop_title: z.string(),
        items: z.number().int(),
        total_price: z.number(),
        currency_id: z.number().int().nullable(),
        imgs: z.array(z.string()),
      })
      .nullable()
      .openapi({ description: 'The order of order_id as it is now' }),
    state: z.enum(CHAT_STATES),
    created_at: z.string(),
  })
  .openapi('Message');

/** One stretch of a room, oldest first. */
export const MessageList = z
  .object({
    data: z.array(Message),
    meta: z.object({ has_older: z.boolean() }),
  })
  .openapi('MessageList');

/** A room by its uuid. */
export const RoomParams = z.object({ id: RoomUuid });

export const OpenRoomBody = z.object({
  role: absentable(RoleEnum),
  order_id: absentable(BodyId),
});

export const MessagesPart = z.object({
  before: absentable(QueryId),
  after: absentable(Position),
  perPage: z.coerce
    .number()
    .int()
    .min(1)
    .max(PER_PAGE_MAX)
    .default(MESSAGES_PAGE),
});

export const MessagesQuery = MessagesPart.extend({ chat_id: RoomUuid });

export const MessageBody = z.object({
  chat_id: RoomUuid,
  client_id: z.uuid().transform((id) => id.toLowerCase()),
  chat_content: absentable(z.string().max(CONTENT_MAX)),
  img: absentable(z.string().max(PATH_MAX)),
  order_id: absentable(BodyId),
});

export const ReadRoomBody = z.object({ message_id: Position });

export type ChatDto = z.infer<typeof Chat>;
export type MessageDto = z.infer<typeof Message>;
export type MessageListDto = z.infer<typeof MessageList>;
