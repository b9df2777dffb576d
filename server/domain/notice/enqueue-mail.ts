import type { Ctx } from '@/server/context';
import type { Subject } from '@/server/repositories/account/user-repository';
import { insertOutboxMessage } from '@/server/repositories/notice/outbox-repository';

export interface OutgoingMessage {
  /** An e-mail address, or with channel sms a phone. */
  readonly to: string;
  readonly subject: string;
  /** Plain text in the reader's language. */
  readonly text: string;
  /** Kept apart for the development outbox; never logged. */
  readonly code?: string;
  readonly channel?: 'email' | 'sms';
  /** The address that ends mails of its kind: what nobody asked for goes through enqueue-notice-mail.ts. */
  readonly unsubscribeUrl?: string;
}

/**
 * Puts a message into the outbox. Call it inside the transaction it belongs to: it leaves after the commit
 * (server/jobs/outbox.ts) and never when the transaction is rolled back.
 */
export async function enqueueMail(
  ctx: Pick<Ctx, 'db' | 'now'>,
  message: OutgoingMessage,
): Promise<void> {
  const { channel = 'email', code, subject, text, to } = message;
  await insertOutboxMessage(ctx.db, {
    channel,
    recipient: to,
    subject,
    body: text,
    code: code ?? null,
    unsubscribeUrl: message.unsubscribeUrl ?? null,
    createdAt: ctx.now,
    nextAttemptAt: ctx.now,
  });
}

/** As enqueueMail, by mail or SMS; nothing where there is nobody to write to, or an SMS cannot leave. */
export async function writeTo(
  ctx: Pick<Ctx, 'db' | 'now' | 'reaches'>,
  to: Subject | null,
  message: Omit<OutgoingMessage, 'channel' | 'to'>,
): Promise<void> {
  if (!to || (to.kind === 'phone' && !ctx.reaches.phone)) return;
  const channel = to.kind === 'phone' ? 'sms' : 'email';
  await enqueueMail(ctx, { ...message, to: to.value, channel });
}
