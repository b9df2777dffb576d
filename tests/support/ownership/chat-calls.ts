import { randomUUID } from 'node:crypto';
import { ofRoom, type Row, rows } from './rows';

/** The calls of a person's rooms, by the room that each names. */
export const CHAT_CALLS: Readonly<Record<string, Row>> = {
  ...rows('GET /dashboard/user/chats', 'own'),
  'POST /dashboard/user/chats': {
    buyer: (buyer) => [
      { body: { order_id: buyer.orderId }, owner: buyer.token },
      { body: { role: 'shop', order_id: buyer.orderId }, owner: buyer.token },
    ],
  },
  // 404 here, where chat goes by our own server
  ...rows('POST /dashboard/user/chats/token', {
    keyed: 'tests/integration/api/chat/token.test.ts',
  }),
  ...rows(
    `POST /dashboard/user/chats/{id}/pictures
    POST /dashboard/user/chats/{id}/pictures/links`,
    { keyed: 'tests/integration/api/chat/room-pictures.test.ts' },
  ),
  'DELETE /dashboard/user/chats/{id}': ofRoom(),
  'POST /dashboard/user/chats/{id}/read': ofRoom({ body: { message_id: 0 } }),
  'POST /dashboard/user/chats/{id}/typing': ofRoom(),
  'GET /dashboard/user/messages': {
    buyer: (buyer) => [
      { query: `chat_id=${buyer.chatId}`, owner: buyer.token },
    ],
  },
  'POST /dashboard/user/messages': {
    buyer: (buyer) => [
      {
        body: {
          chat_id: buyer.chatId,
          client_id: randomUUID(),
          chat_content: 'Hello',
        },
        owner: buyer.token,
      },
    ],
  },
};
