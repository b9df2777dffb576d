import type { NotificationChoiceDto } from '@/server/contracts/account/notifications';
import { api } from '@/services/http/client';
import {
  type MailNoticeType,
  notificationId,
  type NotificationType,
} from '@/utils/constants/notifications';

/** Which notices a customer wants (spec.md §7 "User"). */
export const noticeService = {
  choices: () =>
    api.get<NotificationChoiceDto[]>('/dashboard/user/notifications'),
  /** Turns kinds on and off; answers all of them as they are now. */
  choose: (
    choices: readonly {
      readonly type: NotificationType;
      readonly active: boolean;
    }[],
  ) =>
    api.post<NotificationChoiceDto[]>('/dashboard/user/update/notifications', {
      notifications: choices.map(({ active, type }) => ({
        notification_id: notificationId(type),
        active,
      })),
    }),
  /** By the key of a mail, signed in or not; refused (404) when the key is nobody's. */
  unsubscribe: (wish: {
    readonly key: string;
    readonly type: MailNoticeType;
    readonly active: boolean;
  }) => api.post<'success'>('/rest/unsubscribe', wish),
};
