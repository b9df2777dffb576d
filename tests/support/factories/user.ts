import type { Db } from '@/server/db/client';
import { hashPassword } from '@/server/domain/account/password/password';
import {
  hashToken,
  newToken,
} from '@/server/domain/account/session/hash-token';
import { createUserWithDefaults } from '@/server/domain/account/registration/create-user';
import { insertToken } from '@/server/repositories/account/token-repository';
import type {
  NewUser,
  UserRow,
} from '@/server/repositories/account/user-repository';
import { TEST_PASSWORD_COST } from '@/tests/support/account/password-cost';
import type { ApiHarness } from '@/tests/support/api/api-harness';

/** The password of every user the factory makes, unless the overrides name another hash. */
export const TEST_PASSWORD = 'test-password';
const HOUR_MS = 3_600_000;
const PASSWORD_HASH = await hashPassword(TEST_PASSWORD, TEST_PASSWORD_COST);

let count = 0;

/** A verified customer with wallet, referral code and notices. */
export async function createUser(
  db: Db,
  overrides: Partial<NewUser> = {},
): Promise<UserRow> {
  count += 1;
  return createUserWithDefaults(
    { db },
    {
      firstname: 'Test',
      lastname: `Customer ${count}`,
      email: `customer-${count}@sofra.example`,
      emailVerifiedAt: new Date(),
      passwordHash: PASSWORD_HASH,
      ...overrides,
    },
  );
}

/** A bearer token of the user, alive for an hour of real time. */
export async function signIn(
  db: Db,
  user: { readonly id: number },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await insertToken(db, {
    userId: user.id,
    tokenHash: hashToken(token),
    expiresAt,
  });
  return token;
}

/** A new customer and a token to call the API with. */
export async function createSignedInUser(
  api: Pick<ApiHarness, 'db'>,
  overrides: Partial<NewUser> = {},
): Promise<{ readonly user: UserRow; readonly token: string }> {
  const user = await createUser(api.db, overrides);
  return { user, token: await signIn(api.db, user) };
}
