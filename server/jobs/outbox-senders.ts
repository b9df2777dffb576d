import {
  type NoticeSender,
  SendError,
} from '@/server/domain/notice/notice-sender';
import type { Services } from '../context';
import { jobContext } from '@/server/jobs/job-context';
import type { DbHandle } from '../db/client';
import { carryRoom, carryTyping } from '@/server/domain/chat/hosted/carry-room';
import type { HostedNews } from '@/server/domain/notice/tell-hosted';
import { deliverPush } from '@/server/domain/notice/push/deliver-push';
import { deliverWebhook } from '@/server/domain/kitchen/deliver-webhook';

/** Nobody waits for it, and it must not be given up while the service is away for some hours. */
const REMOVAL_PAUSE_MS = 60 * 60_000;

function patient(error: unknown): never {
  const code = error instanceof SendError ? error.code : 'firestore_other';
  throw new SendError({ code, isFinal: false, retryAfterMs: REMOVAL_PAUSE_MS });
}

/** What the outbox tells a hosted chat with: of each room what the tables say when it leaves; null where chat goes by this server. */
export function chatSender(
  { db }: Pick<DbHandle, 'db'>,
  services: Services,
): NoticeSender | null {
  const { hostedChat } = services;
  if (!hostedChat) return null;
  const job = { db, services, name: 'chat-sender' };
  const send: Record<HostedNews, (uuid: string, at: string) => Promise<void>> =
    {
      room: (uuid) =>
        carryRoom({ ...jobContext(job, new Date()), hostedChat }, uuid),
      typing: (uuid, at) =>
        carryTyping({ hostedChat, now: new Date() }, uuid, new Date(at)),
      removed: (uuid) => hostedChat.removeRoom(uuid).catch(patient),
    };
  return {
    send: ({ subject, text, to }) => send[subject as HostedNews](to, text),
  };
}

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
