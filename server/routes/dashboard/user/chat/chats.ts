import { z } from '@hono/zod-openapi';
import {
  Chat,
  OpenRoomBody,
  ReadRoomBody,
  RoomParams,
} from '@/server/contracts/chat/chat';
import { hideRoom } from '@/server/domain/chat/hide-room';
import { listRooms } from '@/server/domain/chat/list-rooms';
import { markRead } from '@/server/domain/chat/mark-read';
import { openRoom } from '@/server/domain/chat/open-room';
import { tellTyping } from '@/server/domain/chat/tell-typing';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentRoom } from '@/server/presenters/chat/present-chat';
import { SUPPORT } from '@/utils/chat/chat';

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
