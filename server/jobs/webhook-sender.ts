import { SendError } from '@/server/domain/notice/notice-sender';
import type { NoticeSender } from '@/server/domain/notice/notice-sender';
import type { Services } from '../context';
import type { DbHandle } from '../db/client';
import { deliverWebhook } from '@/server/domain/kitchen/deliver-webhook';

/** What the outbox calls webhooks with: where they are, and what their calls are signed with, stands in the database. */
export function webhookSender(
  { db }: Pick<DbHandle, 'db'>,
  { webhooks }: Pick<Services, 'webhooks'>,
): NoticeSender {
  return {
    async send(notice) {
      const outcome = await deliverWebhook(
        { db, webhooks, now: new Date() },
        notice,
      );
      if (outcome === 'gone')
        throw new SendError({ code: 'webhook_removed', isFinal: true });
    },
  };
}
