import type { OpenAPIHono } from '@hono/zod-openapi';
import { Likes, LikesBody } from '@/server/contracts/account/likes';
import {
  addLikes,
  listLikes,
  removeLikes,
} from '@/server/domain/catalogue/change-likes';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

const shared = {
  path: '/dashboard/user/likes',
  tag: 'Likes',
  access: 'bearer',
  data: Likes,
} as const;

/** The shops a signed-in customer likes; every call answers the whole list, newest first. */
export function likeRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    { ...shared, method: 'get', summary: 'Liked shops, newest first' },
    async (ctx) => ({ uuids: await listLikes(ctx) }),
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      summary: 'Like shops: a union with what is liked already',
      body: LikesBody,
    },
    async (ctx, { body }) => ({ uuids: await addLikes(ctx, body.uuids) }),
  );
  route(
    api,
    {
      ...shared,
      method: 'delete',
      summary: 'Like shops no longer',
      body: LikesBody,
    },
    async (ctx, { body }) => ({ uuids: await removeLikes(ctx, body.uuids) }),
  );
}
