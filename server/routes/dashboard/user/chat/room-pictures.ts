import { type OpenAPIHono, z } from '@hono/zod-openapi';
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
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

const PICTURES = '/dashboard/user/chats/{id}/pictures';
const SHARED = {
  access: 'bearer',
  tag: 'Chat',
  method: 'post',
  params: RoomParams,
} as const;

/** Pictures of rooms whose messages go by Firestore (docs/adr/0034). */
export function roomPictureRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...SHARED,
      path: PICTURES,
      summary:
        'Binds an own picture to an own room, before its message is written at Firestore. 404 where chat goes by this server',
      body: BindPictureBody,
      data: BoundPicture,
    },
    async (ctx, { body, params: { id } }) => ({
      img: await bindRoomPicture(ctx, id, body.img),
    }),
  );
  route(
    api,
    {
      ...SHARED,
      path: `${PICTURES}/links`,
      summary:
        'Links of ten minutes to pictures of one of the caller’s rooms; those of other rooms are left out. 404 where chat goes by this server',
      body: PictureLinksBody,
      data: z.array(PictureLink),
    },
    (ctx, { body, params: { id } }) => linkRoomPictures(ctx, id, body.imgs),
  );
}
