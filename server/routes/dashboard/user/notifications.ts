import { z } from '@hono/zod-openapi';
import {
  NotificationChoice,
  NotificationsBody,
} from '@/server/contracts/account/notifications';
import {
  chooseNotices,
  listNoticeChoices,
} from '@/server/domain/notice/choose-notices';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentNotification } from '@/server/presenters/account/present-notification';

/** Which notices the signed-in customer wants (spec.md §3, §7 "User"). */
export function notificationRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });

  bearer.get(
    '/dashboard/user/notifications',
    'Every kind of notice, and whether the caller wants it',
    { data: z.array(NotificationChoice) },
    async (ctx) => (await listNoticeChoices(ctx)).map(presentNotification),
  );
  bearer.post(
    '/dashboard/user/update/notifications',
    'Turns kinds of notices on or off; an unknown id changes nothing',
    { body: NotificationsBody, data: z.array(NotificationChoice) },
    async (ctx, { body }) =>
      (await chooseNotices(ctx, body.notifications)).map(presentNotification),
  );
}
