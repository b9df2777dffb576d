import type {
  InboxStatisticDto,
  NotificationDto,
} from '@/server/contracts/account/inbox';
import type { PagedDto } from '@/server/contracts/common';
import { api } from '@/services/http/client';
import type { InboxKind } from '@/utils/shell/inbox-routes';

const INBOX = '/dashboard/notifications';
const ROWS = 20;

/** The caller's inbox (api-contract.md §2 inbox). */
export const inboxService = {
  /** Null: of every kind. */
  list: (kind: InboxKind | null, page: number) =>
    api.get<PagedDto<NotificationDto>>(INBOX, {
      page,
      perPage: ROWS,
      ...(kind && { type: kind }),
    }),
  counts: () =>
    api.get<InboxStatisticDto>(
      '/dashboard/user/profile/notifications-statistic',
    ),
  show: (id: number) => api.get<NotificationDto>(`${INBOX}/${id}`),
  read: (id: number) => api.post<NotificationDto>(`${INBOX}/${id}/read-at`, {}),
  /** Everything; answers what is left. */
  readAll: () => api.post<InboxStatisticDto>(`${INBOX}/read-all`, {}),
  /** What is about that order; answers what is left. */
  readOfOrder: (orderId: number) =>
    api.post<InboxStatisticDto>(
      `${INBOX}/read-all`,
      {},
      { params: { order_id: orderId } },
    ),
  remove: (id: number) => api.delete(`${INBOX}/${id}`),
  restore: (id: number) =>
    api.post<NotificationDto>(`${INBOX}/${id}/restore`, {}),
};
