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

interface Refusal {
  /** What a log and the operator may read: what refused it and why, never what the message says or to whom. */
  readonly code: string;
  /** Sending it again would be refused again. */
  readonly isFinal: boolean;
  /** When the provider asked to be left alone for a while. */
  readonly retryAfterMs?: number;
}

/** A provider did not take a message; the outbox decides by it whether and when it is sent again. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly code: string;
  readonly isFinal: boolean;
  readonly retryAfterMs: number | null;

  constructor({ code, isFinal, retryAfterMs }: Refusal) {
    super(`a message was not taken: ${code}`);
    this.code = code;
    this.isFinal = isFinal;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}
