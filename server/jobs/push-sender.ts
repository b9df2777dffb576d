import { SendError } from '@/server/domain/notice/notice-sender';
import type { NoticeSender } from '@/server/domain/notice/notice-sender';
import type { Services } from '../context';
import type { DbHandle } from '../db/client';
import { deliverPush } from '@/server/domain/notice/push/deliver-push';

/** What the outbox sends push messages with: whom they go to, and whether still, stands in the database. */
export function pushSender(
  { db }: Pick<DbHandle, 'db'>,
  { push }: Pick<Services, 'push'>,
): NoticeSender {
  return {
    async send(notice) {
      const outcome = await deliverPush({ db, push, now: new Date() }, notice);
      if (outcome === 'gone')
        throw new SendError({ code: 'device_removed', isFinal: true });
    },
  };
}
