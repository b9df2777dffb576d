import type { Ctx } from '@/server/context';
import {
  insertInboxRow,
  type NewInboxRow,
} from '@/server/repositories/notice/inbox-repository';
import type { TopicEvent } from '@/server/domain/event/publish-user-event';
import { userTopic } from '@/server/domain/event/topics';
import { enqueuePush } from './enqueue-push';

/**
 * Puts news into a customer's inbox, once per subject, in the transaction of what it tells, and on its way to the
 * devices that want it. Answers the events for
 * the customer's open pages (api-contract.md §2 events, `notification`), to be published with the change's own;
 * none when it was told before.
 */
export async function addToInbox(
  ctx: Pick<Ctx, 'db' | 'now'>,
  news: Omit<NewInboxRow, 'createdAt'>,
): Promise<TopicEvent[]> {
  const id = await insertInboxRow(ctx.db, { ...news, createdAt: ctx.now });
  if (id === null) return [];
  await enqueuePush(ctx, news);
  return [
    {
      topic: userTopic(news.userId),
      type: 'notification',
      payload: { id, version: 1 },
    },
  ];
}
