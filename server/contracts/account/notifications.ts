import { z } from '@hono/zod-openapi';
import { MAIL_NOTICE_TYPES } from '@/utils/constants/notifications';
import { BodyFlag, BodyId } from '../common';

const MOST_AT_ONCE = 20;

/** One kind of notice and whether the account wants it. */
export const NotificationChoice = z
  .object({
    id: z.number().int(),
    type: z.string(),
    active: z.boolean(),
    notification: z
      .object({ notification_id: z.number().int(), active: z.boolean() })
      .openapi({ description: 'The same, as older clients read it' }),
  })
  .openapi('NotificationChoice');

export const NotificationsBody = z.object({
  notifications: z
    .array(z.object({ notification_id: BodyId, active: BodyFlag }))
    .min(1)
    .max(MOST_AT_ONCE),
});

/** From a link in a mail; `active` turns the kind on again. */
export const UnsubscribeBody = z.object({
  key: z.uuid(),
  type: z.enum(MAIL_NOTICE_TYPES),
  active: BodyFlag.optional(),
});

export type NotificationChoiceDto = z.infer<typeof NotificationChoice>;
