// @module-tag both-engines
import crypto from 'node:crypto';
import { afterEach, describe, expect } from 'vitest';
import { openApi } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createCurrencies } from '@/tests/support/factories/currency';
import {
  createSignedInUser,
  createUser,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import { spyOnNode } from '@/tests/support/api/spy-on-node';
import { DETAILS, readCode } from '@/tests/support/account/registration';

const DAY = 86_400_000;

describe('POST /auth/login', () => {
  it.beforeAll(async () => {
    await createUser(api.db, { email: 'known@sofra.example' });
  });

  afterEach(() => api.setNow(null));

  it('answers 102 alike for an unknown account, a wrong password and an account without one', async () => {
    await createUser(api.db, {
      email: 'social@sofra.example',
      passwordHash: null,
    });
    for (const email of [
      'known@sofra.example',
      'unknown@sofra.example',
      'social@sofra.example',
    ]) {
      const answer = await api.post('/auth/login', {
        email,
        password: 'not-it',
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        statusCode: 'ERROR_102',
        message: 'Please make sure all credentials are correct.',
      });
      expect(answer.body.params).toBeUndefined();
    }
  });

  it('hashes the password as dearly for an unknown account as for a wrong password', async () => {
    await createUser(api.db, { email: 'dear@sofra.example' });
    const hashing = spyOnNode(crypto, 'scrypt');
    async function costOf(email: string): Promise<unknown> {
      hashing.mockClear();
      await api.post('/auth/login', { email, password: 'not-it' });
      return hashing.mock.calls.map(([, , bytes, cost]) => ({ bytes, cost }));
    }
    const known = await costOf('dear@sofra.example');
    expect(known).toHaveLength(1);
    expect(await costOf('unknown@sofra.example')).toEqual(known);
  });

  it('tells 103 only to who knows the password of an unverified account, and nothing by its phone', async () => {
    const [email, phone] = ['unverified@sofra.example', '+998901112233'];
    await createUser(api.db, { email, phone, emailVerifiedAt: null });
    const right = await api.post('/auth/login', {
      email,
      password: TEST_PASSWORD,
    });
    expect([right.status, right.body.statusCode]).toEqual([400, 'ERROR_103']);
    expect(right.body.data).toEqual({ email });
    const byPhone = { phone, password: TEST_PASSWORD };
    expect((await api.post('/auth/login', byPhone)).body.statusCode).toBe(
      'ERROR_102',
    );
    expect(
      (await api.post('/auth/login', { email, password: 'not-it' })).body
        .statusCode,
    ).toBe('ERROR_102');
  });

  it.for(['email', 'phone'] as const)(
    'leads from an unverified %s on by a code to the same account',
    async (kind) => {
      const contacts = {
        email: 'way-on@sofra.example',
        phone: '+998901112244',
      };
      const own = { [kind]: contacts[kind] };
      const user = await createUser(api.db, {
        email: null,
        ...own,
        emailVerifiedAt: null,
      });
      const refused = await api.post('/auth/login', {
        ...own,
        password: TEST_PASSWORD,
      });
      const wayOn = refused.body.data;
      expect((await api.post('/auth/register', wayOn)).status).toBe(200);
      const verifyCode = await readCode(api, contacts[kind]);
      const proof = await api.post('/auth/verify/code', {
        ...wayOn,
        verifyCode,
      });
      const made = await api.post('/auth/after-verify', {
        ...DETAILS,
        verify_token: proof.body.data.verify_token,
      });
      expect(made.body.data.user.id).toBe(user.id);
      const login = { ...own, password: DETAILS.password };
      expect((await api.post('/auth/login', login)).status).toBe(200);
    },
  );

  it('refuses input that is not a login', async () => {
    expect(
      (await api.post('/auth/login', { password: 'x' })).body.params,
    ).toHaveProperty('email');
    expect(
      (await api.post('/auth/login', { email: 'known@sofra.example' })).body
        .params,
    ).toHaveProperty('password');
  });

  it('gives a token that lives seven days', async () => {
    const login = await api.post('/auth/login', {
      email: 'known@sofra.example',
      password: TEST_PASSWORD,
    });
    const token = String(login.body.data.access_token);
    api.setNow(new Date(Date.now() + 6.9 * DAY));
    expect(
      (await api.get('/dashboard/user/profile/show', { token })).status,
    ).toBe(200);
    api.setNow(new Date(Date.now() + 7.1 * DAY));
    const dead = await api.get('/dashboard/user/profile/show', { token });
    expect([dead.status, dead.body.statusCode]).toEqual([401, 'ERROR_100']);
  });

  it('ends one session at logout and leaves the others', async () => {
    const { user, token } = await createSignedInUser(api);
    const other = await api.post('/auth/login', {
      email: user.email,
      password: TEST_PASSWORD,
    });
    expect(
      (await api.post('/auth/logout', { firebase_token: 'x' }, { token }))
        .status,
    ).toBe(200);
    expect((await api.post('/auth/logout', {}, { token })).status).toBe(401);
    expect(
      (
        await api.get('/dashboard/user/profile/show', {
          token: String(other.body.data.access_token),
        })
      ).status,
    ).toBe(200);
  });
});

describe('limits', () => {
  it('stops sign-ins to one account with 429 and Retry-After, and lets them again a minute later', async () => {
    const api = await openApi({ RATE_LIMIT_LOGIN_PER_MINUTE: '3' });
    await createCurrencies(api.db);
    const { email } = await createUser(api.db);
    const start = Date.now();
    for (let turn = 0; turn < 3; turn++) {
      api.setNow(new Date(start + turn * 1000));
      expect(
        (await api.post('/auth/login', { email, password: 'not-it' })).status,
      ).toBe(400);
    }
    const refused = await api.post('/auth/login', {
      email,
      password: TEST_PASSWORD,
    });
    expect([refused.status, refused.body.statusCode]).toEqual([
      429,
      'ERROR_429',
    ]);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(30);
    expect(wait).toBeLessThanOrEqual(80);
    api.setNow(new Date(start + 2000 + wait * 1000));
    expect(
      (await api.post('/auth/login', { email, password: TEST_PASSWORD }))
        .status,
    ).toBe(200);
    await api.close();
  });

  it('counts per address over all accounts, and for parallel calls exactly', async () => {
    const api = await openApi({ RATE_LIMIT_LOGIN_PER_MINUTE: '4' });
    await createCurrencies(api.db);
    api.setNow(new Date('2026-03-01T12:00:05Z'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        api.post('/auth/login', {
          email: `nobody-${index}@sofra.example`,
          password: 'not-it',
        }),
      ),
    );
    expect(
      answers.filter(({ status }) => status === 429).length,
    ).toBeGreaterThanOrEqual(6);
    await api.close();
  });

  it('stops codes to one account whatever the clock of resending says', async () => {
    const api = await openApi({ RATE_LIMIT_CODES_PER_10_MINUTES: '2' });
    await createCurrencies(api.db);
    const email = 'flood@sofra.example';
    const start = Date.now();
    expect((await api.post('/auth/register', { email })).status).toBe(200);
    api.setNow(new Date(start + 61_000));
    expect((await api.post('/auth/resend-verify', { email })).status).toBe(200);
    api.setNow(new Date(start + 122_000));
    const refused = await api.post('/auth/resend-verify', { email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(300);
    await api.close();
  });
});
