import type { Ctx } from '@/server/context';
import type { TopicEvent } from '@/server/domain/event/publish-user-event';
import { userTopic } from '@/server/domain/event/topics';
import {
  insertInboxRow,
  type NewInboxRow,
} from '@/server/repositories/notice/inbox-repository';
import {
  deleteWaitingPush,
  insertOutboxMessage,
} from '@/server/repositories/notice/outbox-repository';
import { findPushDevices } from '@/server/repositories/notice/push-repository';
import { localisedPath } from '@/utils/shell/routes';
import { clipText } from '@/utils/text/clip-text';
import { inboxWords, pushRule } from './inbox-words';
import { deviceName } from './push/device-name';
import { pushTag } from './push/push-rules';

/** What a lock screen shows, and a push service takes (4 kB, encrypted). */
const TITLE_MAX = 120;
const BODY_MAX = 240;

/**
 * Puts a row of the inbox into the outbox for each device of its reader, in the device's language: only if such
 * messages are wanted, which is asked again when they leave (push/deliver-push.ts). What still waits about the same
 * thing is taken back. Inside the transaction of what it tells; called by addToInbox alone.
 */
async function enqueuePush(
  ctx: Pick<Ctx, 'db' | 'now'>,
  news: Pick<NewInboxRow, 'data' | 'subject' | 'type' | 'userId'>,
): Promise<void> {
  const { subject, type, userId } = news;
  const wanted = pushRule(type)?.wanted ?? [];
  const devices = await findPushDevices(ctx.db, userId, {
    now: ctx.now,
    wanted,
  });
  const tag = pushTag(type, subject);
  for (const { id, locale } of devices) {
    const recipient = deviceName(id);
    const { body, href, title } = inboxWords(locale, news);
    await deleteWaitingPush(ctx.db, recipient, tag);
    await insertOutboxMessage(ctx.db, {
      channel: 'push',
      recipient,
      subject: tag,
      body: JSON.stringify({
        type,
        title: clipText(title, TITLE_MAX, locale),
        body: clipText(body, BODY_MAX, locale),
        href: localisedPath(href, locale),
        tag,
      }),
      createdAt: ctx.now,
      nextAttemptAt: ctx.now,
    });
  }
}

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
