import { afterEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createSignedInUser, createUser } from '@/tests/support/factories/user';
import {
  DETAILS,
  readCode,
  wrongCode,
} from '@/tests/support/account/registration';

const MINUTE = 60_000;

let count = 0;

afterEach(() => api.setNow(null));

/** A client of its own: an address and a user agent nobody else has. */
function newClient() {
  count += 1;
  return {
    from: `198.51.100.${count}`,
    headers: { 'user-agent': `Older/${count}` },
  };
}
type Client = ReturnType<typeof newClient>;

async function askCode(client: Client): Promise<[string, string]> {
  count += 1;
  const email = `older-${count}@sofra.example`;
  const sent = await api.post('/auth/register', { email }, client);
  expect(sent.status).toBe(200);
  return [email, await readCode(api, email)];
}

const enter = (code: string, client: Client) =>
  api.get(`/auth/verify/${code}`, client);
const finish = (email: string, client: Client, more = {}) =>
  api.post('/auth/after-verify', { email, ...DETAILS, ...more }, client);

describe('a code that is entered without its e-mail', () => {
  it('answers the e-mail, and after-verify then makes the account, once', async () => {
    const client = newClient();
    const [email, code] = await askCode(client);
    const entered = await enter(code, client);
    expect(entered.status).toBe(200);
    expect(entered.body.data).toEqual({ email });
    const made = await finish(email, client, { type: 'email', gender: '' });
    expect(made.status).toBe(200);
    const { access_token: token } = made.body.data;
    expect(made.body.data).toMatchObject({ token, user: { email } });
    const shown = await api.get('/dashboard/user/profile/show', { token });
    expect(shown.body.data.email).toBe(email);
    expect((await finish(email, client)).body.statusCode).toBe('ERROR_203');
    expect((await enter(code, client)).body.statusCode).toBe('ERROR_203');
  });

  it('is looked for only among codes asked for from the same address and user agent', async () => {
    const client = newClient();
    const [email, code] = await askCode(client);
    const { from, headers } = newClient();
    for (const stranger of [
      { ...client, from },
      { ...client, headers },
    ])
      expect((await enter(code, stranger)).body.statusCode).toBe('ERROR_203');
    expect((await enter(code, client)).status).toBe(200);
    for (const stranger of [
      { ...client, from },
      { ...client, headers },
    ])
      expect((await finish(email, stranger)).body.statusCode).toBe('ERROR_203');
    expect((await finish(email, client)).status).toBe(200);
  });

  it('counts a miss as a try of each, and after five none is open', async () => {
    const client = newClient();
    const [email, code] = await askCode(client);
    const [other, otherCode] = await askCode(client);
    const wrong = [code, otherCode].includes('123456') ? '654321' : '123456';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await enter(wrong, client)).body.statusCode).toBe('ERROR_201');
    const shut = await enter(code, client);
    expect(shut.status).toBe(429);
    expect(shut.body.statusCode).toBe('ERROR_202');
    for (const [subject, own] of [
      [email, code],
      [other, otherCode],
    ])
      expect(
        (
          await api.post('/auth/verify/code', {
            email: subject,
            verifyCode: own,
          })
        ).body.statusCode,
      ).toBe('ERROR_202');
  });

  it('finds the right one of several and leaves the others as they were', async () => {
    const client = newClient();
    const [first, firstCode] = await askCode(client);
    const [second, secondCode] = await askCode(client);
    if (firstCode !== secondCode)
      expect((await enter(firstCode, client)).body.data).toEqual({
        email: first,
      });
    expect((await enter(secondCode, client)).body.data).toEqual({
      email: second,
    });
  });

  it('is good for 15 minutes, and only a code entered alone lets the e-mail stand for it', async () => {
    const client = newClient();
    const [late, lateCode] = await askCode(client);
    await enter(lateCode, client);
    api.setNow(new Date(Date.now() + 16 * MINUTE));
    expect((await finish(late, client)).body.statusCode).toBe('ERROR_203');
    api.setNow(null);
    const [email, code] = await askCode(client);
    expect((await finish(email, client)).body.statusCode).toBe('ERROR_203');
    const named = await api.get(`/auth/verify/${code}?email=${email}`, client);
    expect(named.body.data.verify_token).toEqual(expect.any(String));
    expect((await finish(email, client)).body.statusCode).toBe('ERROR_203');
  });

  it('does not overwrite the password of an account that has one', async () => {
    const email = 'has-password@sofra.example';
    await createUser(api.db, { email, emailVerifiedAt: null });
    const client = newClient();
    await api.post('/auth/register', { email }, client);
    await enter(await readCode(api, email), client);
    expect((await finish(email, client)).body.statusCode).toBe('ERROR_106');
    const login = { email, password: DETAILS.password };
    expect((await api.post('/auth/login', login)).body.statusCode).toBe(
      'ERROR_102',
    );
  });

  it('is refused politely when malformed, and the token is asked for when nothing stands for it', async () => {
    expect((await api.get('/auth/verify/12ab')).status).toBe(404);
    const bare = await api.post('/auth/after-verify', DETAILS);
    expect(bare.status).toBe(400);
    expect(bare.body.params).toHaveProperty('verify_token');
  });
});

describe('the code of a phone', () => {
  it('is taken with its send alone, as a number or text, and signs up', async () => {
    const client = newClient();
    const sent = await api.post(
      '/auth/register',
      { phone: 998_901_230_001 },
      client,
    );
    expect(sent.status).toBe(200);
    const { verifyId } = sent.body.data;
    const code = await readCode(api, '+998901230001');
    const body = { verifyId, verifyCode: wrongCode(code) };
    expect(
      (await api.post('/auth/verify/phone', body, client)).body.statusCode,
    ).toBe('ERROR_201');
    const right = { verifyId, verifyCode: Number(code) };
    const earned = await api.post('/auth/verify/phone', right, client);
    expect(earned.body.data.verify_token).toEqual(expect.any(String));
    const made = await api.post(
      '/auth/after-verify',
      { phone: '998901230001', ...DETAILS },
      client,
    );
    expect(made.body.data.user.phone).toBe('+998901230001');
  });

  it('is unknown under a send that never was', async () => {
    const verifyId = crypto.randomUUID();
    const body = { verifyId, verifyCode: '123456' };
    expect((await api.post('/auth/verify/phone', body)).body.statusCode).toBe(
      'ERROR_203',
    );
    const bad = { verifyId: 'x', verifyCode: '123456' };
    expect((await api.post('/auth/verify/phone', bad)).status).toBe(400);
  });
});

describe('the caller', () => {
  it('reads notices in the older place and counts of notifications by type', async () => {
    const { token } = await createSignedInUser(api);
    const login = await api.get('/dashboard/user/profile/show', { token });
    expect(login.body.data.notifications[0]).toMatchObject({
      type: 'push',
      notification: { notification_id: 1, active: true },
    });
    const path = '/dashboard/user/profile/notifications-statistic';
    expect((await api.get(path, { token })).body.data).toEqual({
      order_status: 0,
      refund: 0,
      wallet: 0,
      news: 0,
      application: 0,
      message: 0,
      total: 0,
      chats: 0,
    });
    expect((await api.get(path)).status).toBe(401);
  });
});
