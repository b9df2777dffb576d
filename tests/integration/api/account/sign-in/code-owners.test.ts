import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '@/server/db/schema/account/users';
import { api, it } from '@/tests/support/api/api-test';
import {
  createSignedInUser,
  createUser,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import {
  readCode,
  readOutbox,
  wrongCode,
} from '@/tests/support/account/registration';

const INSIDE = '/dashboard/user/profile/password';
const FORGOT = '/auth/forgot/email-password';
const CONFIRM = '/auth/forgot/password/confirm';
const DELETE = '/dashboard/user/profile/delete';
const NEW = { password: 'plov-and-tea', password_confirmation: 'plov-and-tea' };

/** Somebody without a password who has asked for a code inside of the account. */
async function insideWithCode() {
  const { token, user } = await createSignedInUser(api, { passwordHash: null });
  const email = user.email ?? '';
  expect((await api.post(`${INSIDE}/code`, {}, { token })).status).toBe(200);
  return { email, token, code: await readCode(api, email) };
}

describe('a code asked for inside of an account', () => {
  it('outlives what a stranger asks for and guesses outside', async () => {
    const { code, email, token } = await insideWithCode();
    await api.post(FORGOT, { email });
    for (let tries = 0; tries < 6; tries += 1)
      await api.post(CONFIRM, { email, verifyCode: wrongCode(code) });
    const done = await api.post(
      `${INSIDE}/update`,
      { ...NEW, verifyCode: code },
      { token },
    );
    expect(done.status).toBe(200);
  });

  it('tells nobody outside that there is an account', async () => {
    const { email } = await insideWithCode();
    const known = await api.post(FORGOT, { email });
    const unknown = await api.post(FORGOT, { email: 'nobody@sofra.example' });
    expect([known.status, known.body.message]).toEqual([
      unknown.status,
      unknown.body.message,
    ]);
  });

  it('opens nothing outside, nor one from outside anything inside', async () => {
    const { code, email, token } = await insideWithCode();
    const outside = await api.post(CONFIRM, { email, verifyCode: code });
    expect(outside.body.statusCode).toBe('ERROR_203');
    await api.post(FORGOT, { email });
    const forgotten = await readCode(api, email);
    expect(forgotten).not.toBe(code);
    const inside = await api.post(
      `${INSIDE}/update`,
      { ...NEW, verifyCode: forgotten },
      { token },
    );
    expect(inside.body.statusCode).toBe('ERROR_201');
  });

  it('deletes that account alone, also when another gets its e-mail', async () => {
    const [one, other] = [
      await createSignedInUser(api),
      await createSignedInUser(api),
    ];
    const email = one.user.email ?? '';
    await api.post(`${DELETE}/code`, {}, { token: one.token });
    const verifyCode = await readCode(api, email);
    const give = (id: number, to: string) =>
      api.db.update(users).set({ email: to }).where(eq(users.id, id));
    await give(one.user.id, 'moved-away@sofra.example');
    await give(other.user.id, email);
    const answer = await api.call('DELETE', DELETE, {
      token: other.token,
      body: { verifyCode },
    });
    expect(answer.body.statusCode).toBe('ERROR_203');
  });
});

describe('a forgotten password', () => {
  it('is not given back to an e-mail that an account with a proved phone never proved', async () => {
    const { email } = await createUser(api.db, {
      email: 'typed-wrongly@sofra.example',
      emailVerifiedAt: null,
      phone: '+998901110022',
      phoneVerifiedAt: new Date(),
    });
    expect((await api.post(FORGOT, { email })).status).toBe(200);
    expect(await readOutbox(api, email ?? '')).toEqual([]);
  });

  it('is not set any more by a proof from before the password was changed', async () => {
    const { token, user } = await createSignedInUser(api);
    const email = user.email ?? '';
    await api.post(FORGOT, { email });
    const verifyCode = await readCode(api, email);
    const { verify_token } = (await api.post(CONFIRM, { email, verifyCode }))
      .body.data;
    const changed = await api.post(
      `${INSIDE}/update`,
      { old_password: TEST_PASSWORD, ...NEW },
      { token },
    );
    expect(changed.status).toBe(200);
    const late = await api.post('/auth/password/reset', {
      verify_token,
      password: 'not-the-owner',
      password_confirmation: 'not-the-owner',
    });
    expect(late.body.statusCode).toBe('ERROR_203');
  });
});
