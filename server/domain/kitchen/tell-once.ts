import type { Ctx } from '@/server/context';
import {
  bindTelling,
  insertTelling,
  type NewTelling,
} from '@/server/repositories/kitchen/telling-repository';
import { insertOutboxMessage } from '@/server/repositories/notice/outbox-repository';
import { wayName } from './way-name';

/** What a message says; a webhook's and an SMS's have no subject of their own. */
export interface TellingWords {
  readonly subject: string;
  readonly text: string;
}

type Once = Omit<NewTelling, 'createdAt'>;

/**
 * Tells one thing by one way, once: the row of it and its message in the outbox, in the caller's transaction; the same
 * thing again does nothing, and its words, which may name the row, are not made.
 */
export async function tellOnce(
  ctx: Pick<Ctx, 'db' | 'now'>,
  telling: Once,
  words: (tellingId: number) => Promise<TellingWords> | TellingWords,
): Promise<void> {
  const { db, now } = ctx;
  const id = await insertTelling(db, { ...telling, createdAt: now });
  if (id === null) return;
  const { kind, target, wayId } = telling;
  const { subject, text } = await words(id);
  const isHook = kind === 'webhook' && wayId != null;
  const outboxId = await insertOutboxMessage(db, {
    channel: kind,
    recipient: isHook ? wayName(wayId) : target,
    subject,
    body: text,
    urgent: true,
    createdAt: now,
    nextAttemptAt: now,
  });
  await bindTelling(db, id, outboxId);
}
