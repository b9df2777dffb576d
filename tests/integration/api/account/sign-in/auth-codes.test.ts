// @module-tag both-engines
import { afterEach, describe, expect } from 'vitest';
import { outboxMessages, rateLimits } from '@/server/db/schema/settings';
import { verificationCodes } from '@/server/db/schema/account/users';
import { openApi, TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createCurrencies } from '@/tests/support/factories/currency';
import {
  DETAILS,
  readCode,
  wrongCode,
} from '@/tests/support/account/registration';

const MINUTE = 60_000;

afterEach(() => api.setNow(null));

const afterMinutes = (minutes: number) =>
  api.setNow(new Date(Date.now() + minutes * MINUTE));

describe('codes', () => {
  it('leaves a fresh code in force when registration is asked for twice', async () => {
    const email = 'twice@sofra.example';
    await api.post('/auth/register', { email });
    expect((await api.post('/auth/register', { email })).status).toBe(200);
    const outbox = await api.get(`/dev/outbox?to=${email}`, {
      token: TEST_OPERATOR_TOKEN,
    });
    expect(outbox.body.meta.total).toBe(1);
  });

  it('sends another one after 60 s at the soonest, and then only the newest works', async () => {
    const email = 'again@sofra.example';
    await api.post('/auth/register', { email });
    const first = await readCode(api, email);
    const early = await api.post('/auth/resend-verify', { email });
    expect(early.status).toBe(429);
    expect(early.body.statusCode).toBe('ERROR_429');
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50);
    afterMinutes(1.1);
    expect((await api.post('/auth/resend-verify', { email })).status).toBe(200);
    const second = await readCode(api, email);
    if (first !== second)
      expect(
        (await api.post('/auth/verify/code', { email, verifyCode: first })).body
          .statusCode,
      ).toBe('ERROR_201');
    expect(
      (
        await api.post('/auth/verify/code', {
          email,
          verifyCode: Number(second),
        })
      ).status,
    ).toBe(200);
  });

  it('allows five tries: 201 five times, then 202 even for the right code', async () => {
    const email = 'tries@sofra.example';
    await api.post('/auth/register', { email });
    const code = await readCode(api, email);
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await api.post('/auth/verify/code', {
        email,
        verifyCode: wrongCode(code),
      });
      expect([answer.status, answer.body.statusCode]).toEqual([
        400,
        'ERROR_201',
      ]);
    }
    const locked = await api.post('/auth/verify/code', {
      email,
      verifyCode: code,
    });
    expect([locked.status, locked.body.statusCode]).toEqual([429, 'ERROR_202']);
    expect(locked.headers.get('retry-after')).not.toBeNull();
  });

  it('counts parallel guesses one by one', async () => {
    const email = 'parallel@sofra.example';
    await api.post('/auth/register', { email });
    const verifyCode = wrongCode(await readCode(api, email));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        api.post('/auth/verify/code', { email, verifyCode }),
      ),
    );
    expect(answers.map(({ body }) => String(body.statusCode)).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'ERROR_201'),
      ...Array.from({ length: 3 }, () => 'ERROR_202'),
    ]);
  });

  it('answers 203 for an expired code, a used one, and where none was sent', async () => {
    const email = 'late@sofra.example';
    await api.post('/auth/register', { email });
    const verifyCode = await readCode(api, email);
    afterMinutes(11);
    expect(
      (await api.post('/auth/verify/code', { email, verifyCode })).body
        .statusCode,
    ).toBe('ERROR_203');
    api.setNow(null);
    expect(
      (await api.post('/auth/verify/code', { email, verifyCode })).status,
    ).toBe(200);
    expect(
      (await api.post('/auth/verify/code', { email, verifyCode })).body
        .statusCode,
    ).toBe('ERROR_203');
    const none = await api.post('/auth/verify/code', {
      email: 'none@sofra.example',
      verifyCode,
    });
    expect(none.body.statusCode).toBe('ERROR_203');
  });

  it("does not take another account's code", async () => {
    await api.post('/auth/register', { email: 'mine@sofra.example' });
    await api.post('/auth/register', { email: 'theirs@sofra.example' });
    const theirs = await readCode(api, 'theirs@sofra.example');
    const mine = await readCode(api, 'mine@sofra.example');
    if (mine === theirs) return;
    const answer = await api.post('/auth/verify/code', {
      email: 'mine@sofra.example',
      verifyCode: theirs,
    });
    expect(answer.body.statusCode).toBe('ERROR_201');
  });
});

describe('phones', () => {
  it('get a code by SMS into the development outbox, and a masked number in the answer', async () => {
    const sent = await api.post('/auth/register', {
      phone: '+998 90 123-45-67',
    });
    expect(sent.body.data).toEqual({
      verifyId: expect.any(String),
      phone: '+998*******67',
    });
    const { verifyId } = sent.body.data;
    const phone = '+998901234567';
    const verifyCode = await readCode(api, phone);
    const wrong = await api.post('/auth/verify/code', {
      phone,
      verifyCode,
      verifyId: crypto.randomUUID(),
    });
    expect(wrong.body.statusCode).toBe('ERROR_201');
    const verified = await api.post('/auth/verify/code', {
      phone,
      verifyCode,
      verifyId,
    });
    const made = await api.post('/auth/after-verify', {
      ...DETAILS,
      verify_token: verified.body.data.verify_token,
    });
    expect(made.body.data.user).toMatchObject({ phone, email: null });
    expect(
      (
        await api.post('/auth/login', {
          phone: '998901234567',
          password: DETAILS.password,
        })
      ).status,
    ).toBe(200);
  });

  it('are refused in words where nothing can send to them', async () => {
    const real = await openApi({ DEMO_MODE: '0' });
    await createCurrencies(real.db);
    const answer = await real.post('/auth/register?lang=ru', {
      phone: '+998901234567',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.params.phone).toEqual([
      'Отправка кодов на телефон здесь недоступна. Укажите электронную почту.',
    ]);
    const mail = await real.post('/auth/register?lang=de', {
      email: 'nobody@sofra.example',
    });
    expect(mail.status).toBe(400);
    expect(mail.body).toMatchObject({
      statusCode: 'ERROR_507',
      message: expect.stringContaining('keine E-Mails'),
    });
    expect(await real.db.$count(outboxMessages)).toBe(0);
    expect(await real.db.$count(verificationCodes)).toBe(0);
    expect(await real.db.$count(rateLimits)).toBe(0);
    expect(
      (await real.get('/dev/outbox', { token: TEST_OPERATOR_TOKEN })).status,
    ).toBe(404);
    await real.close();
  });
});
