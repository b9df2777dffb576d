import type { ServerEnv } from '@/server/env';
import { createMailSender } from './mail';
import { createSmsSender } from './sms';

/** One message as its channel's sender gets it. */
export interface Notice {
  /** An e-mail address, a phone, a device's name, a room's uuid, an event's topic or a shop's way, by channel. */
  readonly to: string;
  readonly subject: string;
  /** Plain text in the reader's language; a push message, a webhook's body and an event's payload as JSON. */
  readonly text: string;
  /** Of a mail that nobody asked for: the address that ends mails of its kind. */
  readonly unsubscribeUrl: string | null;
}

/** Hands one message to the provider of its channel; rejects when it was not taken. */
export interface NoticeSender {
  send(notice: Notice): Promise<void>;
}

/** The ways a message can leave; the outbox keeps what has no sender for the operator to see. */
export type NoticeChannel =
  'chat' | 'email' | 'event' | 'push' | 'sms' | 'webhook';

/** One sender per channel; null: nothing is configured for it. */
export type NoticeSenders = Readonly<
  Record<NoticeChannel, NoticeSender | null>
>;

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
