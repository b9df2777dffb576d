import type { OpenAPIHono } from '@hono/zod-openapi';
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
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentInboxRow } from '@/server/presenters/notice/present-inbox';

const BASE = '/dashboard/notifications';
const shared = { access: 'bearer', tag: 'Inbox' } as const;
const one = {
  ...shared,
  params: IdParams,
} as const;

/** What is not read: of the inbox, and of the chat. */
async function statisticOf(ctx: UserCtx): Promise<InboxStatisticDto> {
  const [inbox, chats] = await Promise.all([
    countInboxUnread(ctx),
    countUnreadMessages(ctx),
  ]);
  return { ...inbox, chats };
}

function listRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: "The caller's inbox, newest first, of one type or all",
      query: InboxQuery,
      list: Notification,
    },
    async (ctx, { query }) => {
      const page = await listInbox(ctx, query);
      return {
        ...page,
        rows: page.rows.map(presentInboxRow),
      };
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${BASE}/read-all`,
      summary: 'Marks the whole inbox as read, or what is about one order',
      query: InboxReadQuery,
      data: InboxStatistic,
    },
    async (ctx, { query }) => {
      await readInbox(ctx, query.order_id);
      return statisticOf(ctx);
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: '/dashboard/user/profile/notifications-statistic',
      summary: 'How many of each type the caller has not read',
      data: InboxStatistic,
    },
    (ctx) => statisticOf(ctx),
  );
}

/** The caller's inbox (api-contract.md §2, §4). */
export function inboxRoutes(api: OpenAPIHono<AppEnv>): void {
  listRoutes(api);
  route(
    api,
    {
      ...one,
      method: 'get',
      path: `${BASE}/{id}`,
      summary: 'One row; reading it so marks nothing',
      data: Notification,
    },
    async (ctx, { params }) =>
      presentInboxRow(await showInboxRow(ctx, params.id)),
  );
  route(
    api,
    {
      ...one,
      method: 'post',
      path: `${BASE}/{id}/read-at`,
      summary: 'Marks a row as read; once more changes nothing',
      data: Notification,
    },
    async (ctx, { params }) =>
      presentInboxRow(await readInboxRow(ctx, params.id)),
  );
  route(
    api,
    {
      ...one,
      method: 'delete',
      path: `${BASE}/{id}`,
      summary: 'Deletes a row; it can be had back for an hour',
    },
    async (ctx, { params }) => removeInboxRow(ctx, params.id),
  );
  route(
    api,
    {
      ...one,
      method: 'post',
      path: `${BASE}/{id}/restore`,
      summary: 'Takes the deletion of a row back, as it was',
      data: Notification,
    },
    async (ctx, { params }) =>
      presentInboxRow(await bringInboxRowBack(ctx, params.id)),
  );
}
