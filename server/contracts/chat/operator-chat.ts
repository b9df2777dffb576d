import { z } from '@hono/zod-openapi';
import { CHAT_ROLES } from '@/utils/constants/kinds';
import { cleanName } from '@/utils/chat/message-text';
import { absentable, PagingQuery, QueryFlag } from '../common';
import { Chat, MessageBody } from './chat';

/** Who answers, as the customer reads it. */
const AUTHOR_MAX = 60;

/** A room as the operator reads it: `unread` counts what the customer wrote. */
export const OperatorChat = Chat.omit({ answers_in: true })
  .extend({
    handed_over_at: z
      .string()
      .nullable()
      .openapi({ description: 'When the program gave the room to people' }),
  })
  .openapi('OperatorChat');

export const OperatorChatQuery = PagingQuery.extend({
  unread: absentable(QueryFlag),
  role: absentable(z.enum(CHAT_ROLES)),
});

export const OperatorMessageBody = MessageBody.omit({
  chat_id: true,
  order_id: true,
}).extend({
  author: absentable(
    z.string().transform(cleanName).pipe(z.string().min(1).max(AUTHOR_MAX)),
  ),
});

/** A picture that was kept for a room. */
export const RoomPicture = z.object({ title: z.string() });

export type OperatorChatDto = z.infer<typeof OperatorChat>;
