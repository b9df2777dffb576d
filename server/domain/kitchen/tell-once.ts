import type { Ctx } from '@/server/context';
import {
  bindTelling,
  insertTelling,
  type NewTelling,
} from '@/server/repositories/kitchen/telling-repository';
import type { WayRow } from '@/server/repositories/kitchen/way-repository';
import { insertOutboxMessage } from '@/server/repositories/notice/outbox-repository';
import { wayName } from './way-name';

/** What a message says; a webhook's and an SMS's have no subject of their own. */
export interface TellingWords {
  readonly subject: string;
  readonly text: string;
}

/** A way by which messages go; a board's push belongs to its link. */
export type MessageKind = Exclude<WayRow['kind'], 'push'>;

type Once = Omit<NewTelling, 'createdAt' | 'kind'> & {
  readonly kind: MessageKind;
};

/**
 * Tells one thing by one way, once: the row of it and its message in the outbox, in the caller's transaction; the same
 * thing again does nothing, and its words are not made.
 */
export async function tellOnce(
  ctx: Pick<Ctx, 'db' | 'now'>,
  telling: Once,
  words: () => Promise<TellingWords> | TellingWords,
): Promise<void> {
  const { db, now } = ctx;
  const id = await insertTelling(db, { ...telling, createdAt: now });
  if (id === null) return;
  const { kind, target, wayId } = telling;
  const { subject, text } = await words();
  const isHook = kind === 'webhook' && wayId != null;
  const outboxId = await insertOutboxMessage(db, {
    channel: kind,
    recipient: isHook ? wayName(wayId) : target,
    subject,
    body: text,
    createdAt: now,
    nextAttemptAt: now,
  });
  await bindTelling(db, id, outboxId);
}
