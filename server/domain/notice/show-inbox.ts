import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { InboxStatisticDto } from '@/server/contracts/account/inbox';
import { publishUserEvent } from '@/server/domain/event/publish-user-event';
import { DomainError } from '@/server/errors';
import { partOf, textOf } from './inbox-data';
import { type InboxWords, inboxWords } from './inbox-words';
import {
  countInbox,
  countUnreadInbox,
  findInboxPage,
  findInboxRow,
  type InboxRow,
  type InboxType,
  hideInboxRow,
  markInboxRead,
  markInboxRowRead,
  restoreInboxRow,
} from '@/server/repositories/notice/inbox-list-repository';
import { INBOX_KINDS } from '@/utils/shell/inbox-routes';

/** What became of a row, so that the other pages of the account read it again. */
const VERSIONS = { read: 2, gone: 3, back: 4 } as const;

interface InboxQuery {
  readonly page: number;
  readonly perPage: number;
  readonly type?: InboxType | undefined;
}

/** A row as it is shown, its words made now in the reader's language. */
export interface InboxItem extends InboxRow, InboxWords {
  readonly img: string | null;
}

function itemOf(row: InboxRow, lang: string): InboxItem {
  const img = textOf(partOf(row.data, 'shop'), 'logo_img') || null;
  return { ...row, ...inboxWords(lang, row), img };
}

function tell(
  ctx: UserCtx,
  id: number | null,
  what: keyof typeof VERSIONS,
): Promise<void> {
  return publishUserEvent(ctx, ctx.user.id, 'notification', {
    id,
    version: VERSIONS[what],
  });
}

/** A page of the caller's inbox, the newest first. */
export async function listInbox(ctx: UserCtx, query: InboxQuery) {
  const own = { userId: ctx.user.id, type: query.type };
  const [rows, total] = await Promise.all([
    findInboxPage(ctx.db, own, query),
    countInbox(ctx.db, own),
  ]);
  return {
    rows: rows.map((row) => itemOf(row, ctx.lang)),
    total,
    page: query.page,
    perPage: query.perPage,
  };
}

/** One row of the caller's; throws not_found. */
export async function showInboxRow(
  ctx: UserCtx,
  id: number,
): Promise<InboxItem> {
  const row = await findInboxRow(ctx.db, ctx.user.id, id);
  if (!row) throw new DomainError('not_found');
  return itemOf(row, ctx.lang);
}

/** Marks a row of the caller's as read, once; throws not_found. */
export function readInboxRow(ctx: UserCtx, id: number): Promise<InboxItem> {
  return inTransaction(ctx, async (tx) => {
    const own = { ...tx, user: ctx.user };
    const isNew = await markInboxRowRead(tx.db, {
      id,
      now: tx.now,
      userId: ctx.user.id,
    });
    const row = await showInboxRow(own, id);
    if (isNew) await tell(own, id, 'read');
    return row;
  });
}

/** Marks the caller's whole inbox as read, or what is about one order. */
export function readInbox(ctx: UserCtx, orderId?: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const marked = await markInboxRead(tx.db, {
      now: tx.now,
      userId: ctx.user.id,
      ...(orderId !== undefined && { orderId }),
    });
    if (marked > 0) await tell({ ...tx, user: ctx.user }, null, 'read');
  });
}

/** Deletes a row of the caller's, who can have it back for an hour; throws not_found. */
export function removeInboxRow(ctx: UserCtx, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const isGone = await hideInboxRow(tx.db, {
      id,
      now: tx.now,
      userId: ctx.user.id,
    });
    if (!isGone) throw new DomainError('not_found');
    await tell({ ...tx, user: ctx.user }, id, 'gone');
  });
}

/** Takes the deletion of a row back, as it was; throws not_found when it is gone for good. */
export function bringInboxRowBack(
  ctx: UserCtx,
  id: number,
): Promise<InboxItem> {
  return inTransaction(ctx, async (tx) => {
    const own = { ...tx, user: ctx.user };
    const isBack = await restoreInboxRow(tx.db, ctx.user.id, id);
    if (!isBack) throw new DomainError('not_found');
    await tell(own, id, 'back');
    return showInboxRow(own, id);
  });
}

/** What the caller has not read of the inbox, by type and in all. */
export async function countInboxUnread(
  ctx: UserCtx,
): Promise<Omit<InboxStatisticDto, 'chats'>> {
  const counted = await countUnreadInbox(ctx.db, ctx.user.id);
  const of = new Map(counted.map(({ type, unread }) => [type, unread]));
  const byType = Object.fromEntries(
    INBOX_KINDS.map((type) => [type, of.get(type) ?? 0]),
  ) as Record<InboxType, number>;
  const total = counted.reduce((sum, { unread }) => sum + unread, 0);
  return { ...byType, total };
}
