import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '@/server/context';
import type { Subject } from '@/server/repositories/account/user-repository';
import { findAccount } from '@/server/repositories/account/contact-repository';
import { assertReachable } from '@/server/domain/account/code/assert-reachable';
import {
  sendCode,
  type SentCode,
} from '@/server/domain/account/code/send-code';
import { askedFrom } from '@/server/domain/account/limit/asked-from';

/** Longer than the work takes, so that how long an answer takes does not tell what was done. */
const ANSWER_MS = 250;

async function send(ctx: Ctx, subject: Subject): Promise<SentCode> {
  const account = await findAccount(ctx.db, subject);
  return sendCode(ctx, subject, 'password', {
    askedFrom: askedFrom(ctx),
    keepUsable: true,
    isForNobody: account === null,
  });
}

/**
 * Sends a code for a new password to whoever has the account. Where nobody has one the answer, its time, the waits and
 * the limits are the same, and so is all that comes of entering codes: a code is kept there, too, but none is right.
 * 429 beyond the limits; 400 and 507 where no message can leave at all.
 */
export async function requestReset(
  ctx: Ctx,
  subject: Subject,
): Promise<SentCode> {
  assertReachable(ctx, subject);
  const [sent] = await Promise.allSettled([
    send(ctx, subject),
    sleep(ANSWER_MS),
  ]);
  if (sent.status === 'rejected') throw sent.reason;
  return sent.value;
}
