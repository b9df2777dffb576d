import type { ServerEnv } from '../env';
import { createMailSender } from './mail';

/** One message as its channel's sender gets it. */
export interface Notice {
  /** An e-mail address, a phone, a device's token or an event's topic, by channel. */
  readonly to: string;
  readonly subject: string;
  /** Plain text in the reader's language; an event's payload as JSON. */
  readonly text: string;
}

/** Hands one message to the provider of its channel; rejects when it was not taken. */
export interface NoticeSender {
  send(notice: Notice): Promise<void>;
}

/** The ways a message can leave; the outbox keeps what has no sender for the operator to see. */
export type NoticeChannel = 'email' | 'event' | 'push' | 'sms';

/** One sender per channel; null: nothing is configured for it. */
export type NoticeSenders = Readonly<
  Record<NoticeChannel, NoticeSender | null>
>;

/**
 * The senders this installation has. SMS, push and events to other systems have none yet; live events of the
 * storefront leave with their own transaction (domain/event), not through here.
 */
export function connectSenders(env: ServerEnv): NoticeSenders {
  return { email: createMailSender(env), sms: null, push: null, event: null };
}
