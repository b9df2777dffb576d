import { z } from '@hono/zod-openapi';
import {
  Chat,
  Message,
  MessageBody,
  MessageList,
  MessagesQuery,
  OpenRoomBody,
  ReadRoomBody,
  RoomParams,
} from '@/server/contracts/chat/chat';
import { hideRoom } from '@/server/domain/chat/hide-room';
import { listRooms } from '@/server/domain/chat/list-rooms';
import { markRead } from '@/server/domain/chat/mark-read';
import { openRoom } from '@/server/domain/chat/open-room';
import { tellTyping } from '@/server/domain/chat/tell-typing';
import { Answer, type Api, routesOf } from '@/server/http/define-route';
import {
  presentMessage,
  presentRoom,
  presentStretch,
} from '@/server/presenters/chat/present-chat';
import { SUPPORT } from '@/utils/chat/chat';
import { listMessages } from '@/server/domain/chat/list-messages';
import { sendMessage } from '@/server/domain/chat/send-message';
import { ChatToken, ChatTokenBody } from '@/server/contracts/chat/chat-token';
import { admitToChat } from '@/server/domain/chat/chat-tokens';
import {
  BindPictureBody,
  BoundPicture,
  PictureLink,
  PictureLinksBody,
} from '@/server/contracts/chat/room-pictures';
import {
  bindRoomPicture,
  linkRoomPictures,
} from '@/server/domain/chat/room-pictures';

const CHATS = '/dashboard/user/chats';

/** The caller's rooms (api-contract.md §2 "Profile and the rest"). */
export function chatRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Chat' });

  bearer.get(
    CHATS,
    "The caller's rooms that are not put away, newest message first, at most 100",
    { data: z.array(Chat) },
    async (ctx) =>
      (await listRooms(ctx)).map((room) => presentRoom(room, ctx.lang)),
  );
  bearer.post(
    CHATS,
    'Opens the room with support, or with the shop or the courier of an order of one’s own; ERROR_442 some hours after its end',
    { body: OpenRoomBody, data: Chat },
    async (ctx, { body: { order_id: orderId, role = SUPPORT } }) =>
      presentRoom(await openRoom(ctx, { role, orderId }), ctx.lang),
  );
  bearer.delete(
    `${CHATS}/{id}`,
    'Puts a room away; a new message brings it back',
    { params: RoomParams },
    (ctx, { params: { id } }) => hideRoom(ctx, id),
  );
  bearer.post(
    `${CHATS}/{id}/read`,
    'The caller has read the room up to that message',
    { params: RoomParams, body: ReadRoomBody },
    (ctx, { body, params: { id } }) => markRead(ctx, id, body.message_id),
  );
  bearer.post(
    `${CHATS}/{id}/typing`,
    'Tells the other side that the caller types',
    { params: RoomParams },
    (ctx, { params: { id } }) => tellTyping(ctx, id),
  );
}

const MESSAGES = '/dashboard/user/messages';

/** What is said in the caller's rooms (api-contract.md §2 "Profile and the rest"). */
export function messageRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Chat' });

  bearer.get(
    MESSAGES,
    'Messages of one of the caller’s rooms, oldest first: the newest, or those before or after a message',
    { query: MessagesQuery, bare: MessageList },
    async (ctx, { query: { after, before, chat_id, perPage: limit } }) => {
      const part = { after, before, limit };
      const stretch = await listMessages(ctx, chat_id, part);
      return new Answer(presentStretch(stretch, ctx.lang), { raw: true });
    },
  );
  bearer.post(
    MESSAGES,
    'Writes into one of the caller’s rooms; the same client_id again answers the first message',
    { body: MessageBody, data: Message },
    async (ctx, { body }) => {
      const view = await sendMessage(ctx, {
        chatId: body.chat_id,
        clientId: body.client_id,
        content: body.chat_content ?? '',
        img: body.img,
        orderId: body.order_id,
      });
      return presentMessage(view, ctx.lang);
    },
  );
}

/** The way into Firestore, where chat goes by it (docs/adr/0032). */
export function chatTokenRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Chat' });

  bearer.post(
    '/dashboard/user/chats/token',
    'A token for Firestore, which names the rooms the caller may write in now; with `role` it opens that room, too. 404 where chat goes by this server',
    { body: ChatTokenBody, data: ChatToken },
    async (ctx, { body: { order_id: orderId, role } }) => {
      const wish = role ? { role, orderId } : null;
      const { config, room, token } = await admitToChat(ctx, wish);
      return { token, config, chat: room && presentRoom(room, ctx.lang) };
    },
  );
}

const PICTURES = '/dashboard/user/chats/{id}/pictures';

/** Pictures of rooms whose messages go by Firestore (docs/adr/0034). */
export function roomPictureRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Chat' });

  bearer.post(
    PICTURES,
    'Binds an own picture to an own room, before its message is written at Firestore. 404 where chat goes by this server',
    { params: RoomParams, body: BindPictureBody, data: BoundPicture },
    async (ctx, { body, params: { id } }) => ({
      img: await bindRoomPicture(ctx, id, body.img),
    }),
  );
  bearer.post(
    `${PICTURES}/links`,
    'Links of ten minutes to pictures of one of the caller’s rooms; those of other rooms are left out. 404 where chat goes by this server',
    { params: RoomParams, body: PictureLinksBody, data: z.array(PictureLink) },
    (ctx, { body, params: { id } }) => linkRoomPictures(ctx, id, body.imgs),
  );
}
