import type { Ctx } from '@/server/context';
import {
  deleteIdentitiesOf,
  findIdentityUser,
  lockIdentity,
  saveIdentity,
} from '@/server/repositories/account/identity-repository';
import {
  type AccountRow,
  findAccount,
  lockUser,
  updateUser,
} from '@/server/repositories/account/user-repository';
import { recordReferral } from '@/server/domain/account/referral/record-referral';
import { createUserWithDefaults } from '@/server/domain/account/registration/create-user';
import { endSessions } from '@/server/domain/account/session/end-sessions';
import type { SocialPerson } from './social-verifier';

/** The account that somebody signs in to, or the one whose password they have to know first. */
export type Found =
  { readonly userId: number } | { readonly mustProve: AccountRow };

/**
 * An account that never proved its e-mail is nobody's word about it: the provider's is. Who made it without being its
 * owner keeps no way in: neither password, nor session, nor another provider's sign-in. One that stands on a proved phone
 * is somebody else's and only loses the e-mail.
 */
async function takeOver(
  ctx: Ctx,
  account: AccountRow,
  { firstname, lastname }: SocialPerson,
): Promise<number | null> {
  if (account.phoneVerifiedAt) {
    await updateUser(ctx.db, account.id, { email: null });
    return null;
  }
  await updateUser(ctx.db, account.id, {
    firstname,
    lastname,
    phone: null,
    passwordHash: null,
    emailVerifiedAt: ctx.now,
  });
  await deleteIdentitiesOf(ctx.db, account.id);
  await endSessions(ctx, account.id);
  return account.id;
}

/** The account of a verified e-mail: nobody's yet (null), one to link, or one that has to be proved first. */
async function byEmail(
  ctx: Ctx,
  person: SocialPerson,
  email: string,
): Promise<Found | null> {
  await lockIdentity(ctx.db, email);
  const subject = { kind: 'email', value: email } as const;
  const seen = await findAccount(ctx.db, subject);
  if (!seen) return null;
  await lockUser(ctx.db, seen.id);
  const account = await findAccount(ctx.db, subject);
  if (!account) return null;
  if (!account.emailVerifiedAt) {
    const userId = await takeOver(ctx, account, person);
    return userId === null ? null : { userId };
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
