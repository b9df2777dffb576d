import type { Ctx } from '@/server/context';
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
}

/**
 * Puts a message into the outbox. Call it inside the transaction it belongs to: it leaves after the commit
 * (server/jobs/outbox.ts) and never when the transaction is rolled back.
 */
export function enqueueMail(
  ctx: Pick<Ctx, 'db' | 'now'>,
  message: OutgoingMessage,
): Promise<void> {
  const { to, subject, text, code, channel = 'email' } = message;
  return insertOutboxMessage(ctx.db, {
    channel,
    recipient: to,
    subject,
    body: text,
    code: code ?? null,
    createdAt: ctx.now,
    nextAttemptAt: ctx.now,
  });
}
