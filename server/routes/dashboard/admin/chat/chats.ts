import {
  Message,
  MessageList,
  MessagesPart,
  ReadRoomBody,
  RoomParams,
} from '@/server/contracts/chat/chat';
import {
  OperatorChat,
  OperatorChatQuery,
  OperatorMessageBody,
} from '@/server/contracts/chat/operator-chat';
import {
  answerRoom,
  fetchStretch,
  getAnyRoom,
  listAllRooms,
  readAnyRoom,
  typeInAnyRoom,
} from '@/server/domain/chat/operator-rooms';
import { Answer, type Api, routesOf } from '@/server/http/define-route';
import {
  presentMessage,
  presentOperatorRoom,
  presentStretch,
} from '@/server/presenters/chat/present-chat';

const CHATS = '/dashboard/admin/chats';

/** Everybody's rooms, read and answered by the operator (api-contract.md §2 operator). */
export function operatorChatRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    CHATS,
    'Rooms in which something was said, newest message first; unread=1: those that wait for an answer',
    { query: OperatorChatQuery, list: OperatorChat },
    async (ctx, { query: { unread = false, ...query } }) => {
      const page = await listAllRooms(ctx, { ...query, unread });
      const rows = page.rows.map((room) => presentOperatorRoom(room, ctx.lang));
      return { ...page, rows };
    },
  );
  operator.get(
    `${CHATS}/{id}`,
    "Anybody's room",
    { params: RoomParams, data: OperatorChat },
    async (ctx, { params: { id } }) =>
      presentOperatorRoom(await getAnyRoom(ctx, id), ctx.lang),
  );
  operator.get(
    `${CHATS}/{id}/messages`,
    'Messages of a room, oldest first; they count as delivered from then on',
    { params: RoomParams, query: MessagesPart, bare: MessageList },
    async (ctx, { params: { id }, query: { after, before, perPage } }) => {
      const part = { after, before, limit: perPage };
      const stretch = await fetchStretch(ctx, id, part);
      return new Answer(presentStretch(stretch, ctx.lang), { raw: true });
    },
  );
  operator.post(
    `${CHATS}/{id}/messages`,
    'Answers in a room; the same client_id again answers the first message',
    { params: RoomParams, body: OperatorMessageBody, data: Message },
    async (ctx, { body, params: { id } }) => {
      const view = await answerRoom(ctx, id, {
        clientId: body.client_id,
        content: body.chat_content ?? '',
        author: body.author ?? null,
        img: body.img,
      });
      return presentMessage(view, ctx.lang);
    },
  );
  operator.post(
    `${CHATS}/{id}/read`,
    'The operator has read the room up to that message',
    { params: RoomParams, body: ReadRoomBody },
    (ctx, { body, params: { id } }) => readAnyRoom(ctx, id, body.message_id),
  );
  operator.post(
    `${CHATS}/{id}/typing`,
    'Tells the customer that the operator types',
    { params: RoomParams },
    (ctx, { params: { id } }) => typeInAnyRoom(ctx, id),
  );
}
