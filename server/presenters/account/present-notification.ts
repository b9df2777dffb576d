import type { NotificationChoiceDto } from '@/server/contracts/account/notifications';
import type { NoticeChoice } from '@/server/repositories/notice/notice-choice-repository';
import { notificationId } from '@/utils/constants/notifications';

/** A kind of notice as the contract has it, in our own and in older clients' words. */
export function presentNotification({
  active,
  type,
}: NoticeChoice): NotificationChoiceDto {
  const id = notificationId(type);
  return { id, type, active, notification: { notification_id: id, active } };
}
