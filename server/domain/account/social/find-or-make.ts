import type { Ctx } from '@/server/context';
import {
  findIdentityUser,
  lockIdentity,
  saveIdentity,
} from '@/server/repositories/account/identity-repository';
import {
  type AccountRow,
  lockAccount,
} from '@/server/repositories/account/contact-repository';
import { claimAccount } from '@/server/domain/account/claim-account';
import { recordReferral } from '@/server/domain/account/referral/record-referral';
import { createUserWithDefaults } from '@/server/domain/account/registration/create-user';
import type { SocialPerson } from './social-verifier';

/** The account that somebody signs in to, or the one whose password they have to know first. */
export type Found =
  { readonly userId: number } | { readonly mustProve: AccountRow };

/** The account of a verified e-mail: nobody's yet (null), one to link, or one that has to be proved first. */
async function byEmail(
  ctx: Ctx,
  person: SocialPerson,
  email: string,
): Promise<Found | null> {
  await lockIdentity(ctx.db, email);
  const subject = { kind: 'email', value: email } as const;
  const account = await lockAccount(ctx.db, subject);
  if (!account) return null;
  if (!account.emailVerifiedAt) {
    const { firstname, lastname } = person;
    await claimAccount(ctx, account.id, {
      firstname,
      lastname,
      passwordHash: null,
      emailVerifiedAt: ctx.now,
    });
    return { userId: account.id };
  }
  // Without a password the e-mail itself was the proof: two providers, or a code, vouch for the same one.
  return account.passwordHash ? { mustProve: account } : { userId: account.id };
}

/**
 * Whose account a provider's person is, in the caller's transaction: the one they had, the one of their verified
 * e-mail, or a new one with the names and the verified e-mail of the token. Parallel calls make one account.
 */
export async function findOrMake(
  ctx: Ctx,
  person: SocialPerson,
  referral: string | undefined,
): Promise<Found> {
  const { email, isEmailVerified, provider, subject } = person;
  await lockIdentity(ctx.db, `${provider}:${subject}`);
  const known = await findIdentityUser(ctx.db, person);
  const proved = isEmailVerified ? email : null;
  const found =
    known === null
      ? proved && (await byEmail(ctx, person, proved))
      : { userId: known };
  if (found && 'mustProve' in found) return found;
  const userId = found ? found.userId : await make(ctx, person, proved);
  if (!found) await recordReferral(ctx, { referredId: userId, code: referral });
  await saveIdentity(ctx.db, { provider, subject, userId, email: proved });
  return { userId };
}

async function make(
  ctx: Ctx,
  { firstname, lastname }: SocialPerson,
  email: string | null,
): Promise<number> {
  const { id } = await createUserWithDefaults(ctx, {
    firstname,
    lastname,
    ...(email && { email, emailVerifiedAt: ctx.now }),
  });
  return id;
}
