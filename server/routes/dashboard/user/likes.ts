import { Likes, LikesBody } from '@/server/contracts/account/likes';
import {
  addLikes,
  listLikes,
  removeLikes,
} from '@/server/domain/catalogue/change-likes';
import { type Api, routesOf } from '@/server/http/define-route';

/** The shops a signed-in customer likes; every call answers the whole list, newest first. */
export function likeRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Likes' });

  bearer.get(
    '/dashboard/user/likes',
    'Liked shops, newest first',
    { data: Likes },
    async (ctx) => ({ uuids: await listLikes(ctx) }),
  );
  bearer.post(
    '/dashboard/user/likes',
    'Like shops: a union with what is liked already',
    { body: LikesBody, data: Likes },
    async (ctx, { body }) => ({ uuids: await addLikes(ctx, body.uuids) }),
  );
  bearer.delete(
    '/dashboard/user/likes',
    'Like shops no longer',
    { body: LikesBody, data: Likes },
    async (ctx, { body }) => ({ uuids: await removeLikes(ctx, body.uuids) }),
  );
}
