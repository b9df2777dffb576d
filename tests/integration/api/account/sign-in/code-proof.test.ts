import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createUser, signIn } from '@/tests/support/factories/user';
import { DETAILS, readCode } from '@/tests/support/account/registration';

let count = 0;
const newEmail = (): string => `proof-${(count += 1)}@sofra.example`;

/** The cookie that the right code left, as a browser sends it, and its attributes. */
async function proveBy(ask: string, confirm: string, email: string) {
  await api.post(ask, { email });
  const verifyCode = await readCode(api, email);
  const { headers } = await api.post(confirm, { email, verifyCode });
  const line = headers.get('set-cookie') ?? '';
  return { line, cookie: line.split(';')[0] ?? '' };
}

const prove = (email: string) =>
  proveBy('/auth/register', '/auth/verify/code', email);

const finish = (cookie: string, body: object, more = {}) =>
  api.post(
    '/auth/after-verify',
    { ...DETAILS, ...body },
    { headers: { cookie, ...more } },
  );

describe('the proof that a right code leaves in the browser', () => {
  it('is out of reach of scripts and other sites, for ten minutes', async () => {
    const { line } = await prove(newEmail());
    for (const word of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=600'])
      expect(line).toContain(word);
  });

  it('completes a registration once, and is gone then', async () => {
    const email = newEmail();
    const { cookie } = await prove(email);
    const made = await finish(cookie, { email });
    expect(made.body.data.user).toMatchObject({ email });
    expect(made.headers.get('set-cookie')).toMatch(/code_proof=;.*Max-Age=0/);
    expect((await finish(cookie, { email })).body.statusCode).toBe('ERROR_203');
  });

  it('is of one e-mail and one purpose: another’s form does not take it', async () => {
    const email = newEmail();
    const { cookie } = await prove(email);
    const other = await finish(cookie, { email: newEmail() });
    expect(other.body.statusCode).toBe('ERROR_203');
    const reset = await api.post(
      '/auth/password/reset',
      {
        email,
        password: 'plov-and-tea',
        password_confirmation: 'plov-and-tea',
      },
      { headers: { cookie } },
    );
    expect(reset.body.statusCode).toBe('ERROR_203');
    expect((await finish(cookie, { email })).status).toBe(200);
  });

  it('is good for our own pages alone', async () => {
    const email = newEmail();
    const { cookie } = await prove(email);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await finish(cookie, { email }, foreign)).status).toBe(403);
    expect((await finish(cookie, { email })).status).toBe(200);
  });

  it('sets a forgotten password', async () => {
    const { email: known } = await createUser(api.db);
    const email = known ?? '';
    const { cookie } = await proveBy(
      '/auth/forgot/email-password',
      '/auth/forgot/password/confirm',
      email,
    );
    const body = {
      email,
      password: 'plov-and-tea',
      password_confirmation: 'plov-and-tea',
    };
    const reset = () =>
      api.post('/auth/password/reset', body, { headers: { cookie } });
    expect((await reset()).body.data.user).toMatchObject({ email });
    expect((await reset()).body.statusCode).toBe('ERROR_203');
  });

  it('goes with the log-out, and when somebody begins anew', async () => {
    const { cookie } = await prove(newEmail());
    const token = await signIn(api.db, await createUser(api.db));
    const headers = { cookie };
    const left = await api.post('/auth/logout', {}, { token, headers });
    expect(left.headers.get('set-cookie')).toMatch(/code_proof=;.*Max-Age=0/);
    const anew = await api.call('DELETE', '/auth/proof', { headers });
    expect(anew.headers.get('set-cookie')).toMatch(/code_proof=;.*Max-Age=0/);
  });
});
