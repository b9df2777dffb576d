import type { NoticeSenders } from '@/server/domain/notice/notice-sender';
import type { ServerEnv } from '@/server/env';
import { createMailSender } from './mail';
import { createSmsSender } from './sms';

/**
 * The senders this installation has. Push messages, webhooks and a hosted chat need the database and get theirs from the
 * jobs (jobs/{push,webhook,chat}-sender.ts); events to other systems have none yet. Live events do not pass here (domain/event).
 */
export function connectSenders(env: ServerEnv): NoticeSenders {
  return {
    email: createMailSender(env),
    sms: createSmsSender(env),
    push: null,
    chat: null,
    event: null,
    webhook: null,
  };
}
