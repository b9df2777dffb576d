import { describe, expect } from 'vitest';
import { openApi } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createCurrencies } from '@/tests/support/factories/currency';
import {
  createSignedInUser,
  signIn,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import { readCode, readMails } from '@/tests/support/account/registration';

const UPDATE = '/dashboard/user/profile/password/update';
const SHOW = '/dashboard/user/profile/show';
const NEW = { password: 'plov-and-tea', password_confirmation: 'plov-and-tea' };

describe('POST /dashboard/user/profile/password/update', () => {
  it('changes it after the old one, ends the other sessions and tells the owner', async () => {
    const { token, user } = await createSignedInUser(api);
    const elsewhere = await signIn(api.db, user);
    const answer = await api.post(
      UPDATE,
      { old_password: TEST_PASSWORD, ...NEW },
      { token },
    );
    expect(answer.body.data).toMatchObject({ id: user.id, empty_p: false });
    expect((await api.get(SHOW, { token })).status).toBe(200);
    expect((await api.get(SHOW, { token: elsewhere })).status).toBe(401);
    const { email } = user;
    const old = await api.post('/auth/login', {
      email,
      password: TEST_PASSWORD,
    });
    expect(old.status).toBe(400);
    const now = await api.post('/auth/login', {
      email,
      password: NEW.password,
    });
    expect(now.status).toBe(200);
    const [mail] = await readMails(api, email ?? '');
    expect(mail?.text).toContain('The password of your Sofra account has just');
    expect(mail?.text).not.toContain(NEW.password);
  });

  it('refuses a wrong old one, a short new one and two that differ, at their fields', async () => {
    const { token } = await createSignedInUser(api);
    const wrong = await api.post(
      UPDATE,
      { old_password: 'a-guess', ...NEW },
      { token },
    );
    expect([wrong.status, wrong.body.params]).toEqual([
      400,
      { old_password: ['This is not your current password'] },
    ]);
    const none = await api.post(UPDATE, NEW, { token });
    expect(none.body.params).toEqual({ old_password: ['Required'] });
    const short = await api.post(
      UPDATE,
      {
        old_password: TEST_PASSWORD,
        password: '12345',
        password_confirmation: '12345',
      },
      { token },
    );
    expect(short.body.params).toHaveProperty('password');
    const differ = await api.post(
      UPDATE,
      {
        old_password: TEST_PASSWORD,
        ...NEW,
        password_confirmation: 'plov-and-te',
      },
      { token },
    );
    expect(differ.body.params).toEqual({
      password_confirmation: ["Passwords don't match"],
    });
    expect((await api.get(SHOW, { token })).status).toBe(200);
  });
});

describe('an account without a password', () => {
  it('sets the first one with a code to its own e-mail, and with nothing less', async () => {
    const { token, user } = await createSignedInUser(api, {
      passwordHash: null,
    });
    const show = await api.get(SHOW, { token });
    expect(show.body.data.empty_p).toBe(true);
    const bare = await api.post(UPDATE, NEW, { token });
    expect(bare.body.params).toEqual({ verifyCode: ['Required'] });
    const sent = await api.post(
      '/dashboard/user/profile/password/code',
      {},
      { token },
    );
    expect(sent.status).toBe(200);
    const verifyCode = await readCode(api, user.email ?? '');
    const done = await api.post(UPDATE, { ...NEW, verifyCode }, { token });
    expect(show.body.data.password_changed_at).toBeNull();
    expect(done.body.data.empty_p).toBe(false);
    expect(done.body.data.password_changed_at).toMatch(/^20\d\d-/);
    const again = await api.post(
      '/dashboard/user/profile/password/code',
      {},
      { token },
    );
    expect(again.status).toBe(400);
  });

  it('is told to add an e-mail or a phone when it has none that is proved', async () => {
    const { token } = await createSignedInUser(api, {
      passwordHash: null,
      emailVerifiedAt: null,
    });
    const answer = await api.post(
      '/dashboard/user/profile/password/code',
      {},
      { token },
    );
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'Add an e-mail or a phone number to your account first.',
    ]);
  });
});

it('limits guesses of the old password as sign-ins', async ({
  onTestFinished,
}) => {
  const strict = await openApi({ RATE_LIMIT_LOGIN_PER_MINUTE: '3' });
  onTestFinished(() => strict.close());
  await createCurrencies(strict.db);
  const { token } = await createSignedInUser(strict);
  const guess = () =>
    strict.post(UPDATE, { old_password: 'a-guess', ...NEW }, { token });
  for (let tries = 0; tries < 3; tries += 1)
    expect((await guess()).status).toBe(400);
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
