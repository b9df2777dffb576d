import { z, type OpenAPIHono } from '@hono/zod-openapi';
import {
  NotificationChoice,
  NotificationsBody,
} from '@/server/contracts/account/notifications';
import {
  chooseNotices,
  listNoticeChoices,
} from '@/server/domain/notice/choose-notices';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentNotification } from '@/server/presenters/account/present-notification';

/** Which notices the signed-in customer wants (spec.md §3, §7 "User"). */
export function notificationRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      method: 'get',
      path: '/dashboard/user/notifications',
      summary: 'Every kind of notice, and whether the caller wants it',
      tag: 'Profile',
      access: 'bearer',
      data: z.array(NotificationChoice),
    },
    async (ctx) => (await listNoticeChoices(ctx)).map(presentNotification),
  );
  route(
    api,
    {
      method: 'post',
      path: '/dashboard/user/update/notifications',
      summary:
        'Turns kinds of notices on or off; an unknown id changes nothing',
      tag: 'Profile',
      access: 'bearer',
      body: NotificationsBody,
      data: z.array(NotificationChoice),
    },
    async (ctx, { body }) =>
      (await chooseNotices(ctx, body.notifications)).map(presentNotification),
  );
}
