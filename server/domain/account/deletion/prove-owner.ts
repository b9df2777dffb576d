import type { UserCtx } from '@/server/context';
import { badFields, DomainError } from '@/server/errors';
import {
  findPasswordHash,
  type Subject,
} from '@/server/repositories/account/user-repository';
import { findAccountContacts } from '@/server/repositories/account/contact-repository';
import { ownSubject } from '@/server/domain/account/account-subject';
import { assertReachable } from '@/server/domain/account/code/assert-reachable';
import { sendCode } from '@/server/domain/account/code/send-code';
import { verifyCode } from '@/server/domain/account/code/verify-code';
import { checkPassword } from '@/server/domain/account/password/check-password';

/** How an account proves that its owner is there. */
export interface OwnerProof {
  readonly password?: string;
  readonly verifyCode?: string;
}

/** Where the account is written to: its proved e-mail, else its proved phone. */
export async function ownContact(ctx: UserCtx): Promise<Subject | null> {
  return ownSubject(await findAccountContacts(ctx.db, ctx.user.id));
}

const noContact = (): DomainError =>
  new DomainError('bad_request', { key: 'deletion.noContact' });

/**
 * Sends a code to the account's own proved e-mail or phone; answers where to. Refuses with bad_request where it has neither,
 * and with too_many_requests as every code does.
 */
export async function sendDeletionCode(
  ctx: UserCtx,
  askedFrom: string,
): Promise<Subject> {
  const contact = await ownContact(ctx);
  if (!contact) throw noContact();
  assertReachable(ctx, contact);
  await sendCode(ctx, contact, 'delete', {
    askedFrom,
    keepUsable: false,
    userId: ctx.user.id,
  });
  return contact;
}

/**
 * Throws unless the account's owner is there: by the password (102 at its field) or by the code of sendDeletionCode
 * (201, 202, 203), which is then spent. Limits are those of signing in.
 */
export async function proveOwner(
  ctx: UserCtx,
  proof: OwnerProof,
): Promise<void> {
  const subject = await ownContact(ctx);
  if (proof.verifyCode !== undefined) {
    if (!subject) throw noContact();
    const guess = {
      subject,
      purpose: 'delete',
      code: proof.verifyCode,
      userId: ctx.user.id,
    } as const;
    await verifyCode(ctx, guess);
    return;
  }
  if (!proof.password) throw badFields({ password: ['validation.required'] });
  await checkPassword(ctx, {
    account: subject?.value ?? `user:${ctx.user.id}`,
    password: proof.password,
    readHash: () => findPasswordHash(ctx.db, ctx.user.id),
    refusal: new DomainError('bad_credentials', {
      key: 'deletion.password',
      fields: { password: ['deletion.password'] },
    }),
  });
}
