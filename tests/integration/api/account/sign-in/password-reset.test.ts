import { eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { users } from '@/server/db/schema/account/users';
import { outboxMessages } from '@/server/db/schema/settings';
import { api, it } from '@/tests/support/api/api-test';
import {
  createSignedInUser,
  createUser,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import {
  earnVerifyToken,
  readCode,
  readOutbox,
  wrongCode,
} from '@/tests/support/account/registration';

const MINUTE = 60_000;
const NEW_PASSWORD = 'more plov, more tea';
const FORGOT = '/auth/forgot/email-password';
const CONFIRM = '/auth/forgot/password/confirm';

afterEach(() => api.setNow(null));

const afterMinutes = (minutes: number) =>
  api.setNow(new Date(Date.now() + minutes * MINUTE));

const reset = (verify_token: string, more = {}, lang = 'en') =>
  api.post(`/auth/password/reset?lang=${lang}`, {
    verify_token,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
    ...more,
  });

async function earnResetToken(email: string): Promise<string> {
  await api.post(FORGOT, { email });
  const verifyCode = await readCode(api, email);
  const answer = await api.post(CONFIRM, { email, verifyCode });
  return String(answer.body.data.verify_token);
}

const logIn = (body: object) => api.post('/auth/login', body);

describe('a forgotten password', () => {
  it('is set anew by a code; it signs in, every other session ends, and the owner is told', async () => {
    const { user, token: stolen } = await createSignedInUser(api);
    const { email } = user;
    const asked = await api.post(`${FORGOT}?lang=de`, { email });
    expect([asked.status, asked.body.data]).toEqual([200, {}]);
    const [mail] = await readOutbox(api, email ?? '');
    expect(mail?.subject).toBe('Dein Code für ein neues Sofra-Passwort');
    expect(mail?.text).toContain(mail?.code);

    const verifyCode = String(mail?.code);
    const confirmed = await api.post(CONFIRM, { email, verifyCode });
    const { verify_token } = confirmed.body.data;
    const signedIn = await reset(String(verify_token), {}, 'ar');
    expect(signedIn.status).toBe(200);
    const { access_token: token } = signedIn.body.data;
    expect(signedIn.body.data).toMatchObject({
      token,
      token_type: 'Bearer',
      user: { id: user.id, empty_p: false },
    });

    const show = '/dashboard/user/profile/show';
    expect((await api.get(show, { token })).status).toBe(200);
    expect((await api.get(show, { token: stolen })).status).toBe(401);
    expect((await logIn({ email, password: TEST_PASSWORD })).status).toBe(400);
    expect((await logIn({ email, password: NEW_PASSWORD })).status).toBe(200);

    const [notice] = await readOutbox(api, email ?? '');
    expect(notice?.subject).toBe('تم تغيير كلمة مرورك في Sofra');
    expect(notice?.text).toContain('/ar/reset-password');
    expect(notice?.code).toBeFalsy();
  });

  it('is set anew by phone, whose owner hears of it by SMS when there is no e-mail', async () => {
    const phone = '+998901110001';
    const user = await createUser(api.db, {
      email: null,
      emailVerifiedAt: null,
      phone,
    });
    const sent = await api.post('/auth/forgot/password', {
      phone: 998_901_110_001,
    });
    expect(sent.body.data).toEqual({
      verifyId: expect.any(String),
      phone: '+998*******01',
    });
    const verifyCode = await readCode(api, phone);
    const { verifyId } = sent.body.data;
    const confirmed = await api.post(CONFIRM, { phone, verifyId, verifyCode });
    const answer = await reset(confirmed.body.data.verify_token);
    expect(answer.body.data.user).toMatchObject({ id: user.id, phone });
    const [row] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, user.id));
    expect(row?.phoneVerifiedAt).toBeInstanceOf(Date);
    const messages = await api.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, phone));
    expect(messages.map(({ channel }) => channel)).toEqual(['sms', 'sms']);
    expect((await logIn({ phone, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('proves the e-mail that got the code, and is a first one for who had none', async () => {
    const email = 'never-verified@sofra.example';
    await createUser(api.db, {
      email,
      emailVerifiedAt: null,
      passwordHash: null,
    });
    const token = await earnResetToken(email);
    expect((await reset(token)).status).toBe(200);
    expect((await logIn({ email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('goes the older client’s way, with the code in the address', async () => {
    const { email } = await createUser(api.db);
    await api.post(`${FORGOT}?email=${email}`);
    const code = await readCode(api, email ?? '');
    const enter = (digits: string) =>
      api.call('POST', `${FORGOT}/${digits}?email=${email}`);
    expect((await enter(wrongCode(code))).body.statusCode).toBe('ERROR_201');
    const entered = await enter(code);
    expect((await reset(entered.body.data.verify_token)).status).toBe(200);
    expect((await enter('12ab')).status).toBe(404);
  });
});

describe('POST /auth/password/reset', () => {
  it('refuses passwords that differ or are short, and keeps the token for the next try', async () => {
    const { email } = await createUser(api.db);
    const token = await earnResetToken(email ?? '');
    const differ = await reset(token, { password_confirmation: 'other1' });
    expect(differ.body.params).toEqual({
      password_confirmation: ["Passwords don't match"],
    });
    const short = await reset(token, { password: '12345' });
    expect(short.body.params).toHaveProperty('password');
    expect((await reset(token)).status).toBe(200);
  });

  it('takes a token once, also of parallel calls, within 15 minutes, and no other kind', async () => {
    const { email } = await createUser(api.db);
    const token = await earnResetToken(email ?? '');
    const answers = await Promise.all([
      reset(token),
      reset(token),
      reset(token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await reset(token)).body.statusCode).toBe('ERROR_203');
    expect((await reset('made-up')).body.statusCode).toBe('ERROR_203');
    const foreign = await earnVerifyToken(api, 'sign-up@sofra.example');
    expect((await reset(foreign)).body.statusCode).toBe('ERROR_203');
    const { email: slow } = await createUser(api.db);
    const late = await earnResetToken(slow ?? '');
    afterMinutes(16);
    expect((await reset(late)).body.statusCode).toBe('ERROR_203');
  });

  it('ends what an earlier code earned: a second key under the mat opens nothing', async () => {
    const { email } = await createUser(api.db);
    const first = await earnResetToken(email ?? '');
    afterMinutes(1.1);
    const second = await earnResetToken(email ?? '');
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).body.statusCode).toBe('ERROR_203');
  });
});
