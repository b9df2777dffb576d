// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import {
  users,
  verificationCodes,
  verifyTokens,
} from '@/server/db/schema/account/users';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import {
  DETAILS,
  earnVerifyToken,
  readCode,
} from '@/tests/support/account/registration';

const MINUTE = 60_000;

afterEach(() => api.setNow(null));

const afterMinutes = (minutes: number) =>
  api.setNow(new Date(Date.now() + minutes * MINUTE));

const finish = (verify_token: string) =>
  api.post('/auth/after-verify', { ...DETAILS, verify_token });

describe('registration by e-mail', () => {
  it('leads from a code to an account with wallet, referral code and notices, then to login and logout', async () => {
    const email = 'aziza@sofra.example';
    const sent = await api.post('/auth/register', {
      email: ' Aziza@Sofra.example ',
    });
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({
      status: true,
      message: 'We have sent you a code.',
      data: {},
    });

    const verified = await api.post('/auth/verify/code', {
      email,
      verifyCode: await readCode(api, email),
    });
    const { verify_token } = verified.body.data;
    const made = await api.post('/auth/after-verify', {
      ...DETAILS,
      verify_token,
      gender: 'female',
    });
    expect(made.status).toBe(200);
    expect(made.body.data).toMatchObject({
      token_type: 'Bearer',
      user: {
        email,
        firstname: 'Aziza',
        role: 'user',
        empty_p: false,
        gender: 'female',
        addresses: [],
        shop: null,
      },
    });
    expect(made.body.data.user.wallet).toMatchObject({ price: 0, symbol: '$' });
    expect(made.body.data.user.my_referral).toMatch(/^[A-Z2-9]{8}$/);
    expect(made.body.data.user.notifications).toEqual(
      ['push', 'news', 'discounts', 'order_statuses'].map((type, index) => ({
        id: index + 1,
        type,
        active: true,
        notification: { notification_id: index + 1, active: true },
      })),
    );

    const login = await api.post('/auth/login', {
      email: 'AZIZA@sofra.example',
      password: DETAILS.password,
    });
    expect(login.status).toBe(200);
    const token = String(login.body.data.access_token);
    expect(
      (await api.get('/dashboard/user/profile/show', { token })).status,
    ).toBe(200);
    expect((await api.post('/auth/logout', {}, { token })).status).toBe(200);
    expect(
      (await api.get('/dashboard/user/profile/show', { token })).status,
    ).toBe(401);
    const first = String(made.body.data.access_token);
    expect(
      (await api.get('/dashboard/user/profile/show', { token: first })).status,
    ).toBe(200);
  });

  it('takes the e-mail from the query and the code from the path, too', async () => {
    const email = 'query@sofra.example';
    const sent = await api.call('POST', `/auth/register?email=${email}`);
    expect(sent.status).toBe(200);
    const verified = await api.get(
      `/auth/verify/${await readCode(api, email)}?email=${email}`,
    );
    expect(verified.body.data.verify_token).toBeTypeOf('string');
    expect((await api.get(`/auth/verify/abc?email=${email}`)).status).toBe(404);
  });

  it('writes the mail in the language asked for and keeps nothing in the clear but the outbox', async () => {
    const email = 'words@sofra.example';
    await api.post('/auth/register?lang=ar', { email });
    const outbox = await api.get(`/dev/outbox?to=${email}`, {
      token: TEST_OPERATOR_TOKEN,
    });
    const [mail] = outbox.body.data;
    expect(mail).toMatchObject({ to: email, subject: 'رمز Sofra الخاص بك' });
    expect(mail.text).toContain(mail.code);
    const [stored] = await api.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.subject, email));
    expect(JSON.stringify(stored)).not.toContain(String(mail.code));
    await api.post('/auth/verify/code', { email, verifyCode: mail.code });
    const [token] = await api.db
      .select()
      .from(verifyTokens)
      .where(eq(verifyTokens.subject, email));
    expect(token?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['nothing', {}, 'email'],
    ['a bad e-mail', { email: 'nobody' }, 'email'],
    [
      'both an e-mail and a phone',
      { email: 'a@sofra.example', phone: '+998901234567' },
      'phone',
    ],
    ['a bad phone', { phone: '12' }, 'phone'],
  ])('refuses %s with the field', async (_, body, field) => {
    const answer = await api.post('/auth/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body.statusCode).toBe('ERROR_400');
    expect(Object.keys(answer.body.params)).toEqual([field]);
  });

  it('refuses a verified account with 106, in capitals too, and lets an unverified one go on', async () => {
    await createUser(api.db, { email: 'known@sofra.example' });
    const taken = await api.post('/auth/register', {
      email: 'KNOWN@sofra.example',
    });
    expect([taken.status, taken.body.statusCode]).toEqual([400, 'ERROR_106']);

    const email = 'halfway@sofra.example';
    const user = await createUser(api.db, { email, emailVerifiedAt: null });
    const verify_token = await earnVerifyToken(api, email);
    const made = await finish(verify_token);
    expect(made.body.data.user).toMatchObject({
      id: user.id,
      firstname: 'Aziza',
      email,
    });
  });
});

describe('POST /auth/after-verify', () => {
  it('refuses passwords that differ or are short, and keeps the token for the next try', async () => {
    const verify_token = await earnVerifyToken(api, 'careful@sofra.example');
    const differ = await api.post('/auth/after-verify', {
      ...DETAILS,
      verify_token,
      password_confirmation: 'other1',
    });
    expect(differ.body.params).toEqual({
      password_confirmation: ["Passwords don't match"],
    });
    const short = await api.post('/auth/after-verify', {
      ...DETAILS,
      verify_token,
      password: '12345',
    });
    expect(short.body.params).toHaveProperty('password');
    expect((await finish(verify_token)).status).toBe(200);
  });

  it('takes a token once, within 15 minutes, and only one that was given out', async () => {
    const verify_token = await earnVerifyToken(api, 'once@sofra.example');
    expect((await finish(verify_token)).status).toBe(200);
    expect((await finish(verify_token)).body.statusCode).toBe('ERROR_203');
    const late = await earnVerifyToken(api, 'slow@sofra.example');
    afterMinutes(16);
    expect((await finish(late)).body.statusCode).toBe('ERROR_203');
    api.setNow(null);
    const madeUp = await finish('made-up');
    expect(madeUp.body.statusCode).toBe('ERROR_203');
  });

  it('does not take a token that was earned for a new password', async () => {
    const verify_token = await earnVerifyToken(api, 'purpose@sofra.example');
    await api.db
      .update(verifyTokens)
      .set({ purpose: 'password' })
      .where(eq(verifyTokens.subject, 'purpose@sofra.example'));
    expect((await finish(verify_token)).body.statusCode).toBe('ERROR_203');
  });

  it('makes one account of parallel calls with one token', async () => {
    const email = 'race@sofra.example';
    const verify_token = await earnVerifyToken(api, email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => finish(verify_token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await api.db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, email)),
    ).toHaveLength(1);
  });

  it('makes one account of parallel calls with two tokens of one e-mail; the others get 106', async () => {
    const email = 'two-tokens@sofra.example';
    const first = await earnVerifyToken(api, email);
    afterMinutes(1.1);
    const second = await earnVerifyToken(api, email);
    const answers = await Promise.all(
      [first, second].map((verify_token) => finish(verify_token)),
    );
    expect(answers.map(({ body }) => String(body.statusCode)).sort()).toEqual([
      'ERROR_106',
      'undefined',
    ]);
  });
});
