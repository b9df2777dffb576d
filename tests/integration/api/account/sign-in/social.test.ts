// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { identities } from '@/server/db/schema/account/identities';
import { referrals } from '@/server/db/schema/account/referrals';
import { users } from '@/server/db/schema/account/users';
import { api, it as base } from '@/tests/support/api/api-test';
import {
  createSignedInUser,
  createUser,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import { readCode, wrongCode } from '@/tests/support/account/registration';
import {
  claimsOf,
  firebaseStandIn,
  socialSettings,
} from '@/tests/support/account/firebase-stand-in';

let google: Awaited<ReturnType<typeof firebaseStandIn>>;
const it = base.extend(
  'settings',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    google = await firebaseStandIn();
    onCleanup(async () => {
      await google.close();
    });
    return socialSettings(google.url);
  },
);

interface Person {
  readonly email?: string;
  readonly verified?: boolean;
  readonly provider?: 'apple' | 'facebook' | 'google';
  readonly body?: object;
}

async function enter(sub: string, person: Person = {}) {
  const { email, provider = 'google', verified = true } = person;
  const told = email ? { email, email_verified: verified } : {};
  const claims = claimsOf(sub, told, `${provider}.com`);
  const id_token = await google.sign(claims);
  return api.post(`/auth/${provider}/callback`, { id_token, ...person.body });
}

async function pending(sub: string, email: string): Promise<string> {
  const answer = await enter(sub, { email });
  expect([answer.status, answer.body.statusCode]).toEqual([409, 'ERROR_409']);
  return answer.body.data.link_token as string;
}

const rowOf = async (id: number) =>
  (await api.db.select().from(users).where(eq(users.id, id)))[0];

describe('POST /auth/{provider}/callback', () => {
  it('makes an account for somebody new, and finds it again', async () => {
    const first = await enter('new', {
      email: 'new@sofra.example',
      body: { email: 'admin@sofra.example' },
    });
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({
      token_type: 'Bearer',
      user: {
        email: 'new@sofra.example',
        firstname: 'Ada',
        lastname: 'King Lovelace',
        empty_p: true,
      },
    });
    const again = await enter('new', { email: 'moved@sofra.example' });
    expect(again.body.data.user.id).toBe(first.body.data.user.id);
    const shown = await api.get('/dashboard/user/profile/show', {
      token: again.body.data.access_token,
    });
    expect(shown.body.data.email).toBe('new@sofra.example');
  });

  it('takes no e-mail that the provider does not vouch for', async () => {
    await createUser(api.db, { email: 'kept@sofra.example' });
    const { body } = await enter('doubtful', {
      email: 'kept@sofra.example',
      verified: false,
      provider: 'facebook',
    });
    expect(body.data.user.email).toBeNull();
    const [identity] = await api.db
      .select({ email: identities.email })
      .from(identities)
      .where(eq(identities.userId, body.data.user.id));
    expect(identity).toEqual({ email: null });
  });

  it('answers 107 for a token of another provider, a forged and no token, and writes nothing', async () => {
    const before = await api.db.$count(users);
    const id_token = await google.sign(claimsOf('x', {}, 'facebook.com'));
    for (const token of [id_token, 'forged.token.here', `${id_token}x`]) {
      const answer = await api.post('/auth/google/callback', {
        id_token: token,
      });
      expect([answer.status, answer.body.statusCode]).toEqual([
        400,
        'ERROR_107',
      ]);
    }
    expect((await api.post('/auth/google/callback', {})).status).toBe(400);
    expect(await api.db.$count(users)).toBe(before);
  });

  it('makes one account of parallel calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        enter('parallel', { email: 'parallel@sofra.example' }),
      ),
    );
    const ids = answers.map(({ body }) => body.data.user.id as number);
    expect(new Set(ids).size).toBe(1);
    const kept = eq(identities.subject, 'parallel');
    expect(await api.db.$count(identities, kept)).toBe(1);
  });

  it('links an account without a password by the e-mail that both vouch for', async () => {
    const email = 'both@sofra.example';
    const first = await enter('both-google', { email });
    const second = await enter('both-apple', { email, provider: 'apple' });
    expect(second.body.data.user.id).toBe(first.body.data.user.id);
  });

  it('remembers by whose code somebody new came; unknown codes are nothing', async () => {
    const friend = await createUser(api.db);
    const body = { referral: friend.myReferral };
    const came = await enter('friend', { body });
    expect(came.status).toBe(200);
    const [row] = await api.db
      .select()
      .from(referrals)
      .where(eq(referrals.referredId, came.body.data.user.id as number));
    expect(row?.referrerId).toBe(friend.id);
    const nobody = await enter('friend-2', { body: { referral: 'NOBODY00' } });
    expect(nobody.status).toBe(200);
    expect(await api.db.$count(referrals)).toBe(1);
  });

  it('gives an e-mail that was registered but never proved to its owner alone', async () => {
    const email = 'victim@sofra.example';
    const { token, user } = await createSignedInUser(api, {
      email,
      emailVerifiedAt: null,
    });
    const answer = await enter('victim', { email });
    expect(answer.body.data.user).toMatchObject({ id: user.id, empty_p: true });
    const login = { email, password: TEST_PASSWORD };
    expect((await api.post('/auth/login', login)).body.statusCode).toBe(
      'ERROR_102',
    );
    const session = await api.get('/dashboard/user/profile/show', { token });
    expect(session.status).toBe(401);
  });

  it('leaves the account of a proved phone alone that names the e-mail', async () => {
    const email = 'phone-owner@sofra.example';
    const owner = await createUser(api.db, {
      email,
      emailVerifiedAt: null,
      phone: '+998901230001',
      phoneVerifiedAt: new Date(),
    });
    const answer = await enter('mail-owner', { email });
    expect(answer.body.data.user.id).not.toBe(owner.id);
    expect(await rowOf(owner.id)).toMatchObject({
      email,
      passwordHash: expect.any(String) as string,
    });
  });
});

describe('linking an account that has a password', () => {
  it('asks for the password, tells the e-mail masked, and lets in by neither a wrong one nor the token twice', async () => {
    const email = 'linked@sofra.example';
    const user = await createUser(api.db, { email });
    const refused = await enter('linked', { email });
    expect(refused.body.data).toEqual({
      link_token: expect.any(String) as string,
      email: 'l***@sofra.example',
    });
    const { link_token } = refused.body.data as { link_token: string };
    const wrong = await api.post('/auth/link', { link_token, password: 'no' });
    expect(wrong.body.statusCode).toBe('ERROR_102');
    const empty = await api.post('/auth/link', { link_token });
    expect(empty.status).toBe(400);
    const right = { link_token, password: TEST_PASSWORD };
    const linked = await api.post('/auth/link', right);
    expect(linked.body.data.user.id).toBe(user.id);
    expect((await api.post('/auth/link', right)).body.statusCode).toBe(
      'ERROR_203',
    );
    const next = await enter('linked', { email });
    expect(next.body.data.user.id).toBe(user.id);
    expect(next.body.data.user.empty_p).toBe(false);
  });

  it('takes a code of the e-mail instead, and only a right one', async () => {
    const email = 'coded@sofra.example';
    const user = await createUser(api.db, { email });
    const link_token = await pending('coded', email);
    const sent = await api.post('/auth/link/code', { link_token });
    expect(sent.status).toBe(200);
    const verifyCode = await readCode(api, email);
    const wrong = await api.post('/auth/link', {
      link_token,
      verifyCode: wrongCode(verifyCode),
    });
    expect(wrong.body.statusCode).toBe('ERROR_201');
    const linked = await api.post('/auth/link', { link_token, verifyCode });
    expect(linked.body.data.user.id).toBe(user.id);
  });

  it('knows no other token: an unknown one, one that has ended, one of a code', async () => {
    const email = 'ended@sofra.example';
    await createUser(api.db, { email });
    const link_token = await pending('ended', email);
    api.setNow(new Date(Date.now() + 16 * 60_000));
    for (const token of ['unknown', link_token]) {
      const body = { link_token: token, password: TEST_PASSWORD };
      const answer = await api.post('/auth/link', body);
      expect(answer.body.statusCode).toBe('ERROR_203');
      const code = await api.post('/auth/link/code', { link_token: token });
      expect(code.body.statusCode).toBe('ERROR_203');
    }
    api.setNow(null);
  });

  it('ties one sign-in to one account, however many ask at once', async () => {
    const email = 'raced@sofra.example';
    await createUser(api.db, { email });
    const link_token = await pending('raced', email);
    const body = { link_token, password: TEST_PASSWORD };
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.post('/auth/link', body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const kept = eq(identities.subject, 'raced');
    expect(await api.db.$count(identities, kept)).toBe(1);
  });
});
