import type { NotificationDto } from '@/server/contracts/account/inbox';
import type { InboxItem } from '@/server/domain/notice/show-inbox';

/** A row of the inbox as the contract has it. */
export function presentInboxRow({
  createdAt,
  readAt,
  ...item
}: InboxItem): NotificationDto {
  return {
    ...item,
    read_at: readAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}
