import type { Db } from '@/server/db/client';
import {
  hashToken,
  newToken,
} from '@/server/domain/account/session/hash-token';
import { hashPassword } from '@/server/domain/account/password/password';
import { createUserWithDefaults } from '@/server/domain/account/registration/create-user';
import { insertToken } from '@/server/repositories/account/token-repository';
import type {
  NewUser,
  UserRow,
} from '@/server/repositories/account/user-repository';
import type { ApiHarness } from '@/tests/support/api/api-harness';

/** The password of every user the factory makes, unless the overrides name another hash. */
export const TEST_PASSWORD = 'test-password';
const HOUR_MS = 3_600_000;

let count = 0;
let passwordHash: Promise<string> | undefined;

/** A verified customer with wallet, referral code and notices; hashes the common password once. */
export async function createUser(
  db: Db,
  overrides: Partial<NewUser> = {},
): Promise<UserRow> {
  count += 1;
  passwordHash ??= hashPassword(TEST_PASSWORD);
  return createUserWithDefaults(
    { db },
    {
      firstname: 'Test',
      lastname: `Customer ${count}`,
      email: `customer-${count}@sofra.example`,
      emailVerifiedAt: new Date(),
      passwordHash: await passwordHash,
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
