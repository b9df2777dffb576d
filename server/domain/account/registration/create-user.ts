import { randomInt } from 'node:crypto';
import type { Ctx } from '@/server/context';
import {
  insertUser,
  insertUserDefaults,
  type NewUser,
  type UserRow,
} from '@/server/repositories/account/user-repository';

/** Without the letters and digits that look alike. */
const REFERRAL_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REFERRAL_LENGTH = 8;

/** A referral code that nobody has, as far as 32^8 go. */
export function newReferral(): string {
  return Array.from(
    { length: REFERRAL_LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)],
  ).join('');
}

/**
 * A new account with all it starts with: wallet in the ledger, own referral code, default notices
 * (api-contract.md §2 Auth). All or nothing; a taken e-mail or phone is the database's unique violation.
 */
export function createUserWithDefaults(
  ctx: Pick<Ctx, 'db'>,
  user: Omit<NewUser, 'myReferral'>,
): Promise<UserRow> {
  return ctx.db.transaction(async (tx) => {
    const created = await insertUser(tx, {
      ...user,
      myReferral: newReferral(),
    });
    await insertUserDefaults(tx, created.id);
    return created;
  });
}
