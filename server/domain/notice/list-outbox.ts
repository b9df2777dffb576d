import type { Ctx } from '@/server/context';
import {
  countMessages,
  findOutboxMessages,
  type OutboxRow,
} from '@/server/repositories/notice/outbox-repository';

interface OutboxQuery {
  readonly to?: string;
  readonly page: number;
  readonly perPage: number;
}

/** A page of the development outbox, newest first; the route exists in demo mode only (api-contract.md §2). */
export async function listOutbox(ctx: Ctx, query: OutboxQuery) {
  const to = query.to?.trim().toLowerCase();
  // A + in a query is a blank: a phone may arrive without it.
  const recipients = to ? [to, `+${to}`] : [];
  const rows: OutboxRow[] = await findOutboxMessages(ctx.db, recipients, query);
  const total = await countMessages(ctx.db, recipients);
  return { rows, page: query.page, perPage: query.perPage, total };
}
