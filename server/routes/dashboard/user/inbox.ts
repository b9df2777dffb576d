import {
  InboxQuery,
  InboxReadQuery,
  InboxStatistic,
  type InboxStatisticDto,
  Notification,
} from '@/server/contracts/account/inbox';
import type { UserCtx } from '@/server/context';
import { countUnreadMessages } from '@/server/domain/chat/count-unread';
import { IdParams } from '@/server/contracts/common';
import {
  bringInboxRowBack,
  countInboxUnread,
  listInbox,
  readInbox,
  readInboxRow,
  removeInboxRow,
  showInboxRow,
} from '@/server/domain/notice/show-inbox';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { presentInboxRow } from '@/server/presenters/notice/present-inbox';

const BASE = '/dashboard/notifications';

/** What is not read: of the inbox, and of the chat. */
async function statisticOf(ctx: UserCtx): Promise<InboxStatisticDto> {
  const [inbox, chats] = await Promise.all([
    countInboxUnread(ctx),
    countUnreadMessages(ctx),
  ]);
  return { ...inbox, chats };
}

/** The caller's inbox (api-contract.md §2, §4). */
export function inboxRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Inbox' });

  bearer.get(
    BASE,
    "The caller's inbox, newest first, of one type or all",
    { query: InboxQuery, list: Notification },
    async (ctx, { query }) => {
      const page = await listInbox(ctx, query);
      return mapPage(page, presentInboxRow);
    },
  );
  bearer.post(
    `${BASE}/read-all`,
    'Marks the whole inbox as read, or what is about one order',
    { query: InboxReadQuery, data: InboxStatistic },
    async (ctx, { query }) => {
      await readInbox(ctx, query.order_id);
      return statisticOf(ctx);
    },
  );
  bearer.get(
    '/dashboard/user/profile/notifications-statistic',
    'How many of each type the caller has not read',
    { data: InboxStatistic },
    (ctx) => statisticOf(ctx),
  );
  bearer.get(
    `${BASE}/{id}`,
    'One row; reading it so marks nothing',
    { params: IdParams, data: Notification },
    async (ctx, { params }) =>
      presentInboxRow(await showInboxRow(ctx, params.id)),
  );
  bearer.post(
    `${BASE}/{id}/read-at`,
    'Marks a row as read; once more changes nothing',
    { params: IdParams, data: Notification },
    async (ctx, { params }) =>
      presentInboxRow(await readInboxRow(ctx, params.id)),
  );
  bearer.delete(
    `${BASE}/{id}`,
    'Deletes a row; it can be had back for an hour',
    { params: IdParams },
    async (ctx, { params }) => removeInboxRow(ctx, params.id),
  );
  bearer.post(
    `${BASE}/{id}/restore`,
    'Takes the deletion of a row back, as it was',
    { params: IdParams, data: Notification },
    async (ctx, { params }) =>
      presentInboxRow(await bringInboxRowBack(ctx, params.id)),
  );
}
