// @module-tag both-engines
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { api, it as base } from '@/tests/support/api/api-test';
import { createUser, signIn } from '@/tests/support/factories/user';
import { readCode, readOutbox } from '@/tests/support/account/registration';

const it = base.extend(
  'settings',
  { scope: 'file' },
  {
    RATE_LIMIT_CODES_PER_10_MINUTES: '2',
    RATE_LIMIT_CODES_FROM_ADDRESS_PER_10_MINUTES: '4',
    RATE_LIMIT_REFUSED_FROM_ADDRESS_PER_10_MINUTES: '6',
    RATE_LIMIT_SMS_PER_HOUR: '3',
  },
);

const NOON = new Date('2026-03-02T12:00:05Z');
const after = (seconds: number) => api.setNow(new Date(+NOON + seconds * 1000));

let test = 0;
/** The one address of everybody in this test's café. */
let from: string;
let names = 0;
const newEmail = (): string => `cafe-${(names += 1)}@sofra.example`;

beforeEach(() => {
  test += 1;
  from = `203.0.113.${test}`;
  api.setNow(NOON);
});
afterEach(() => api.setNow(null));

const ask = (path: string, body: object) =>
  api.post(`/auth/${path}`, body, { from });

describe('codes asked for from one address', () => {
  it('a typo and a taken e-mail lock nobody else out of a café', async () => {
    const { email: taken } = await createUser(api.db);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await ask('register', { email: taken })).body.statusCode).toBe(
        'ERROR_106',
      );
    for (let guest = 0; guest < 4; guest += 1)
      expect((await ask('register', { email: newEmail() })).status).toBe(200);
    const fifth = await ask('register', { email: newEmail() });
    expect(fifth.status).toBe(429);
    after(12 * 60);
    expect((await ask('register', { email: newEmail() })).status).toBe(200);
  });

  it('lists no accounts: refusals have a limit of their own, wrong codes and kept ones among them', async () => {
    const { email: taken } = await createUser(api.db);
    const email = newEmail();
    await ask('register', { email });
    await ask('register', { email });
    const wrong = { email: newEmail(), verifyCode: '000000' };
    for (const path of ['verify/code', 'forgot/password/confirm'])
      expect((await ask(path, wrong)).body.statusCode).toBe('ERROR_203');
    for (let turn = 0; turn < 3; turn += 1)
      await ask('register', { email: taken });
    for (const path of ['register', 'forgot/email-password'])
      expect((await ask(path, { email: taken })).status).toBe(429);
    const elsewhere = await api.post(
      '/auth/forgot/email-password',
      { email: taken },
      { from: '198.51.100.9' },
    );
    expect(elsewhere.status).toBe(200);
  });

  it('what is refused counts against no sending', async () => {
    const email = newEmail();
    await ask('register', { email });
    for (let turn = 0; turn < 4; turn += 1)
      expect((await ask('resend-verify', { email })).status).toBe(429);
    after(61);
    expect((await ask('resend-verify', { email })).status).toBe(200);
  });
});

describe('a code that is in force', () => {
  it.for(['register', 'forgot/email-password'])(
    'is told with the seconds until another one: %s',
    async (path) => {
      const email = newEmail();
      expect((await ask(path, { email })).body.data).toEqual({});
      after(46);
      const kept = await ask(path, { email });
      const words =
        'We have just sent you a code. You can ask for another in 14 seconds.';
      expect(kept.body).toMatchObject({
        message: words,
        data: { retry_after: 14, notice: words },
      });
    },
  );

  it('keeps its field when the limits of sending are used up', async () => {
    const email = newEmail();
    await ask('register', { email });
    after(61);
    await ask('resend-verify', { email });
    after(122);
    const again = await ask('resend-verify', { email });
    expect(again.status).toBe(429);
    expect(again.body.message).toMatch(/^We have just sent you a code\. .*min/);
    const kept = await ask('register', { email });
    expect(kept.body.data.retry_after).toBeGreaterThan(60);
    const verifyCode = await readCode(api, email);
    const right = await ask('verify/code', { email, verifyCode });
    expect(right.body.data.verify_token).toEqual(expect.any(String));
  });

  it('is kept for a change of contact as well', async () => {
    const token = await signIn(api.db, await createUser(api.db));
    const email = newEmail();
    const change = () =>
      api.post('/dashboard/user/profile/contact', { email }, { token, from });
    expect((await change()).body.data).toEqual({});
    after(20);
    expect((await change()).body.data).toMatchObject({ retry_after: 40 });
    expect(await readOutbox(api, email)).toHaveLength(1);
  });
});

it('SMS to one country have a limit of an hour, from all addresses; other countries go on', async () => {
  const text = (phone: string, host: number) =>
    api.post('/auth/register', { phone }, { from: `192.0.2.${host}` });
  for (let turn = 0; turn < 3; turn += 1)
    expect((await text(`+99890123450${turn}`, turn)).status).toBe(200);
  expect((await text('+998901234509', 9)).status).toBe(429);
  expect((await text('+77012345678', 9)).status).toBe(200);
  after(71 * 60);
  expect((await text('+998901234509', 9)).status).toBe(200);
});
