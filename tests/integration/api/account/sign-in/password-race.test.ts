// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { jobContext } from '@/server/jobs/job-context';
import type { Db } from '@/server/db/client';
import { users } from '@/server/db/schema/account/users';
import { changePassword } from '@/server/domain/account/profile/change-password';
import { logIn } from '@/server/domain/account/session/log-in';
import { api, it } from '@/tests/support/api/api-test';
import { createUser, TEST_PASSWORD } from '@/tests/support/factories/user';

const CHANGED = 'the-owners-new-one';

const hashOf = async (id: number) => {
  const [row] = await api.db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  return row?.hash;
};

/** The password is another one by the time that the old one is checked and something is to come of it. */
function changedMeanwhile(id: number): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    await api.db
      .update(users)
      .set({ passwordHash: CHANGED })
      .where(eq(users.id, id));
    return api.db.transaction(work, config);
  };
  return new Proxy(api.db, {
    get: (db, name) =>
      name === 'transaction' ? transaction : Reflect.get(db, name, db),
  });
}

const contextOf = (db: Db) =>
  jobContext(
    { db, services: connectServices(api.env), name: 'test' },
    new Date(),
  );

describe('a password that is changed while the old one is being checked', () => {
  it('lets nobody in with the old one', async () => {
    const { email, id } = await createUser(api.db);
    const subject = { kind: 'email', value: email ?? '' } as const;
    const late = logIn(contextOf(changedMeanwhile(id)), subject, TEST_PASSWORD);
    await expect(late).rejects.toMatchObject({ code: 'bad_credentials' });
    expect(await hashOf(id)).toBe(CHANGED);
  });

  it('is not overwritten by who knew the old one', async () => {
    const { id, role, uuid } = await createUser(api.db);
    const ctx = {
      ...contextOf(changedMeanwhile(id)),
      user: { id, uuid, role, tokenId: 0 },
    };
    const late = changePassword(ctx, {
      oldPassword: TEST_PASSWORD,
      password: 'not-the-owner',
      confirmation: 'not-the-owner',
    });
    await expect(late).rejects.toMatchObject({ code: 'bad_credentials' });
    expect(await hashOf(id)).toBe(CHANGED);
  });
});
