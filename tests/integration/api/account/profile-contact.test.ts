import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createSignedInUser, createUser } from '@/tests/support/factories/user';
import {
  readCode,
  readMails,
  wrongCode,
} from '@/tests/support/account/registration';

const CONTACT = '/dashboard/user/profile/contact';
const CONFIRM = `${CONTACT}/confirm`;

let count = 0;
const newEmail = (): string => `new-${(count += 1)}@sofra.example`;
const newPhone = (): string => `+99890${String(1_000_000 + (count += 1))}`;

const remove = (token: string, kind: string) =>
  api.call('DELETE', `${CONTACT}/${kind}`, { token });

describe('a new e-mail', () => {
  it('takes effect by the code that came to it, and the old one is told', async () => {
    const { token, user } = await createSignedInUser(api);
    const email = newEmail();
    const sent = await api.post(CONTACT, { email }, { token });
    expect([sent.status, sent.body.message]).toEqual([
      200,
      'We have sent you a code.',
    ]);
    const before = await api.get('/dashboard/user/profile/show', { token });
    expect(before.body.data.email).toBe(user.email);
    const code = await readCode(api, email);
    const wrong = await api.post(
      CONFIRM,
      { email, verifyCode: wrongCode(code) },
      { token },
    );
    expect(wrong.body.statusCode).toBe('ERROR_201');
    const done = await api.post(
      CONFIRM,
      { email: email.toUpperCase(), verifyCode: code },
      { token },
    );
    expect(done.body.data).toMatchObject({ email, id: user.id });
    expect(done.body.data.email_verified_at).not.toBeNull();
    const told = await readMails(api, user.email ?? '');
    expect(told[0]).toMatchObject({
      subject: 'Your Sofra account was changed',
      text: expect.stringContaining('n***@sofra.example'),
    });
    expect(told[0]?.text).not.toContain(email);
    const again = await api.post(
      CONFIRM,
      { email, verifyCode: code },
      { token },
    );
    expect(again.body.statusCode).toBe('ERROR_203');
  });

  it("is good for the account that asked, not for another's", async () => {
    const asker = await createSignedInUser(api);
    const other = await createSignedInUser(api);
    const email = newEmail();
    await api.post(CONTACT, { email }, { token: asker.token });
    const verifyCode = await readCode(api, email);
    const answer = await api.post(
      CONFIRM,
      { email, verifyCode },
      { token: other.token },
    );
    expect(answer.body.statusCode).toBe('ERROR_203');
    const own = await api.post(
      CONFIRM,
      { email, verifyCode },
      { token: asker.token },
    );
    expect(own.body.data.email).toBe(email);
  });

  it('is refused at its field when it is taken, the own one, or none', async () => {
    const { token, user } = await createSignedInUser(api);
    const other = await createUser(api.db);
    const taken = await api.post(CONTACT, { email: other.email }, { token });
    expect(taken.status).toBe(400);
    expect(taken.body).toMatchObject({
      statusCode: 'ERROR_106',
      params: { email: ['The email has already been taken.'] },
    });
    const own = await api.post(CONTACT, { email: user.email }, { token });
    expect(own.body.params.email).toEqual(['This is the one you have already']);
    const none = await api.post(CONTACT, { email: 'nobody' }, { token });
    expect(none.body.params.email).toHaveLength(1);
  });

  it('that another account took in the meantime is refused, and nothing changes', async () => {
    const { token, user } = await createSignedInUser(api);
    const email = newEmail();
    await api.post(CONTACT, { email }, { token });
    await createUser(api.db, { email });
    const answer = await api.post(
      CONFIRM,
      { email, verifyCode: await readCode(api, email) },
      { token },
    );
    expect(answer.body.params.email).toEqual([
      'The email has already been taken.',
    ]);
    const show = await api.get('/dashboard/user/profile/show', { token });
    expect(show.body.data.email).toBe(user.email);
  });

  it('cannot be guessed, and no second code comes within a minute', async () => {
    const { token } = await createSignedInUser(api);
    const email = newEmail();
    await api.post(CONTACT, { email }, { token });
    const code = await readCode(api, email);
    for (let tries = 0; tries < 5; tries += 1)
      await api.post(
        CONFIRM,
        { email, verifyCode: wrongCode(code) },
        { token },
      );
    const right = await api.post(
      CONFIRM,
      { email, verifyCode: code },
      { token },
    );
    expect([right.status, right.body.statusCode]).toEqual([429, 'ERROR_202']);
    const again = await api.post(CONTACT, { email, resend: true }, { token });
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a phone', () => {
  it('is added by its code and removed while an e-mail remains', async () => {
    const { token, user } = await createSignedInUser(api);
    const phone = newPhone();
    await api.post(CONTACT, { phone }, { token });
    const added = await api.post(
      CONFIRM,
      { phone, verifyCode: await readCode(api, phone) },
      { token },
    );
    expect(added.body.data).toMatchObject({ phone, email: user.email });
    const gone = await remove(token, 'phone');
    expect(gone.body.data).toMatchObject({ phone: null, email: user.email });
    const told = await readMails(api, user.email ?? '');
    expect(told[0]?.text).toContain(phone);
    const last = await remove(token, 'email');
    expect(last.status).toBe(400);
    expect(last.body.params.email[0]).toMatch(/only way/);
    expect((await remove(token, 'role')).status).toBe(404);
  });

  it('that was never proved is no reason to let the e-mail go', async () => {
    const { token } = await createSignedInUser(api, { phone: newPhone() });
    expect((await remove(token, 'email')).status).toBe(400);
  });
});
