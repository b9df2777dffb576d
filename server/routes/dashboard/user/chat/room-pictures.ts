import { z } from '@hono/zod-openapi';
import { RoomParams } from '@/server/contracts/chat/chat';
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
import { type Api, routesOf } from '@/server/http/define-route';

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
