import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findOwner,
  type OwnerRow,
} from '@/server/repositories/account/data/deletion-repository';
import type { Subject } from '@/server/repositories/account/user-repository';
import { assertReachable } from '@/server/domain/account/code/assert-reachable';
import { sendCode } from '@/server/domain/account/code/send-code';
import { verifyCode } from '@/server/domain/account/code/verify-code';
import { limitCodes } from '@/server/domain/account/limit/rate-limit';
import { checkPassword } from '@/server/domain/account/password/check-password';

/** How an account proves that its owner is there. */
export interface Proof {
  readonly password?: string;
  readonly verifyCode?: string;
}

async function ownerOf(ctx: UserCtx): Promise<OwnerRow> {
  const owner = await findOwner(ctx.db, ctx.user.id);
  if (!owner) throw new DomainError('not_signed_in');
  return owner;
}

/** Where the account is written to: its e-mail, else its phone. */
export function contactOf({
  email,
  phone,
}: Pick<OwnerRow, 'email' | 'phone'>): Subject | null {
  if (email) return { kind: 'email', value: email };
  return phone ? { kind: 'phone', value: phone } : null;
}

const noContact = (): DomainError =>
  new DomainError('bad_request', { key: 'deletion.noContact' });

/**
 * Sends a code to the account's own e-mail or phone; answers where to. Refuses with bad_request where it has neither,
 * and with too_many_requests as every code does.
 */
export async function sendDeletionCode(
  ctx: UserCtx,
  askedFrom: string,
): Promise<Subject> {
  const contact = contactOf(await ownerOf(ctx));
  if (!contact) throw noContact();
  assertReachable(ctx, contact);
  await limitCodes(ctx, contact.value);
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
export async function proveOwner(ctx: UserCtx, proof: Proof): Promise<void> {
  const owner = await ownerOf(ctx);
  if (proof.verifyCode !== undefined) {
    const subject = contactOf(owner);
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
  if (!proof.password)
    throw new DomainError('bad_request', {
      fields: { password: ['validation.required'] },
    });
  await checkPassword(ctx, {
    account: contactOf(owner)?.value ?? `user:${ctx.user.id}`,
    password: proof.password,
    readHash: () => Promise.resolve(owner.passwordHash),
    refusal: new DomainError('bad_credentials', {
      key: 'deletion.password',
      fields: { password: ['deletion.password'] },
    }),
  });
}
