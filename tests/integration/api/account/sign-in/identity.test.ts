// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { identities } from '@/server/db/schema/account/identities';
import { users } from '@/server/db/schema/account/users';
import { api, it as base } from '@/tests/support/api/api-test';
import { DETAILS, readCode } from '@/tests/support/account/registration';
import {
  type Case,
  type Kind,
  outcome,
  WAYS,
} from '@/tests/support/account/ways-in';
import {
  claimsOf,
  firebaseStandIn,
  socialSettings,
} from '@/tests/support/account/firebase-stand-in';
import { createRefundCase } from '@/tests/support/factories/refund';
import { createSignedInUser, createUser } from '@/tests/support/factories/user';

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

type State = 'none' | 'proved' | 'unproved';
/** What a contact is of an account: it identifies it, is its one way in, or says nothing. */
type Role = 'identity' | 'only way in' | 'nothing';

interface Row {
  readonly email: State;
  readonly phone: State;
  readonly provider: boolean;
  readonly is: Readonly<Record<Kind, Role>>;
}

const row = (
  email: State,
  phone: State,
  provider: boolean,
  ...[emailIs, phoneIs]: [Role, Role]
): Row => ({ email, phone, provider, is: { email: emailIs, phone: phoneIs } });

// e-mail, phone, signs in by a provider, what the e-mail is, what the phone is
const TABLE: readonly Row[] = [
  row('proved', 'proved', false, 'identity', 'identity'),
  row('proved', 'proved', true, 'identity', 'identity'),
  row('proved', 'unproved', false, 'identity', 'nothing'),
  row('proved', 'unproved', true, 'identity', 'nothing'),
  row('proved', 'none', false, 'identity', 'nothing'),
  row('proved', 'none', true, 'identity', 'nothing'),
  row('unproved', 'proved', false, 'nothing', 'identity'),
  row('unproved', 'proved', true, 'nothing', 'identity'),
  row('unproved', 'unproved', false, 'only way in', 'nothing'),
  row('unproved', 'unproved', true, 'nothing', 'nothing'),
  row('unproved', 'none', false, 'only way in', 'nothing'),
  row('unproved', 'none', true, 'nothing', 'nothing'),
  row('none', 'proved', false, 'nothing', 'identity'),
  row('none', 'proved', true, 'nothing', 'identity'),
  row('none', 'unproved', false, 'nothing', 'only way in'),
  row('none', 'unproved', true, 'nothing', 'nothing'),
  row('none', 'none', false, 'nothing', 'nothing'),
  row('none', 'none', true, 'nothing', 'nothing'),
];

let count = 0;

async function make(
  { email, phone, provider }: Row,
  own: { readonly password: boolean; readonly deleted: boolean },
): Promise<Case> {
  count += 1;
  const contacts = {
    email: `identity-${count}@sofra.example`,
    phone: `+99890${String(2_000_000 + count)}`,
  };
  const now = new Date();
  const { id } = await createUser(api.db, {
    email: email === 'none' ? null : contacts.email,
    phone: phone === 'none' ? null : contacts.phone,
    emailVerifiedAt: email === 'proved' ? now : null,
    phoneVerifiedAt: phone === 'proved' ? now : null,
    deletedAt: own.deleted ? now : null,
    ...(!own.password && { passwordHash: null }),
  });
  const identity = { provider: 'google', subject: `own-${id}` } as const;
  if (provider)
    await api.db.insert(identities).values({ userId: id, ...identity });
  return { id, ...contacts };
}

async function enter(made: Case): Promise<string> {
  const told = { email: made.email, email_verified: true };
  const claims = claimsOf(`new-${made.id}`, told, 'google.com');
  const id_token = await google.sign(claims);
  return outcome(made, await api.post('/auth/google/callback', { id_token }));
}

const UNPROVED = { email: 'ERROR_103', phone: 'ERROR_104' } as const;

/** What each way in does for a contact of this role. */
function expected(role: Role, kind: Kind, hasPassword: boolean) {
  const isOwn = role !== 'nothing';
  const known = role === 'identity' ? 'own' : UNPROVED[kind];
  return {
    logIn: isOwn && hasPassword ? known : 'ERROR_102',
    register:
      role === 'identity' ? 'ERROR_106' : role === 'nothing' ? 'other' : 'own',
    reset: isOwn ? 'own' : 'no code',
    take: isOwn ? 'ERROR_106' : 'other',
  };
}

async function walk(
  shape: Row,
  kind: Kind,
  own: { readonly password: boolean; readonly deleted: boolean },
) {
  const found = Object.entries(WAYS).map(async ([name, way]) => [
    name,
    await way(api, await make(shape, own), kind),
  ]);
  return Object.fromEntries(await Promise.all(found)) as unknown;
}

const both = [true, false] as const;

describe.each(TABLE)(
  'e-mail $email, phone $phone, provider $provider',
  (shape) => {
    it.each(both)('each way in, with a password: %s', async (password) => {
      for (const kind of ['email', 'phone'] as const)
        expect(
          await walk(shape, kind, { password, deleted: false }),
          kind,
        ).toEqual(expected(shape.is[kind], kind, password));
      const { email: role } = shape.is;
      const entered = await enter(
        await make(shape, { password, deleted: false }),
      );
      const own = role === 'identity' && password ? 'ERROR_409' : 'own';
      expect(entered).toBe(role === 'nothing' ? 'other' : own);
    });

    it('lets nobody in to a deleted account', async () => {
      const own = { password: true, deleted: true };
      for (const kind of ['email', 'phone'] as const)
        expect(await walk(shape, kind, own), kind).toEqual(
          expected('nothing', kind, true),
        );
    });
  },
);

it('registering with the unproved phone of somebody with orders makes an account of its own', async () => {
  const { delivered, shopper } = await createRefundCase(api);
  await delivered();
  const phone = '+998901234567';
  await api.db.update(users).set({ phone }).where(eq(users.id, shopper.userId));
  const show = async () =>
    (await api.get('/dashboard/user/profile/show', { token: shopper.token }))
      .body.data;
  const list = async (token: string) =>
    (await api.get('/dashboard/user/orders/paginate', { token })).body.data;
  const [before, orders] = [await show(), await list(shopper.token)];
  expect(orders).not.toEqual([]);

  await api.post('/auth/register', { phone });
  const proof = await api.post('/auth/verify/code', {
    phone,
    verifyCode: await readCode(api, phone),
  });
  const made = await api.post('/auth/after-verify', {
    ...DETAILS,
    verify_token: proof.body.data.verify_token,
  });
  const stranger = made.body.data;
  expect(stranger.user.id).not.toBe(before.id);
  expect(stranger.user).toMatchObject({ phone, wallet: { price: 0 } });
  expect(await list(stranger.access_token)).toEqual([]);
  expect(await show()).toEqual(before);
  expect(await list(shopper.token)).toEqual(orders);
});

it('two accounts may name one unproved number, and only one proves it', async () => {
  const phone = '+998907770011';
  const first = await createSignedInUser(api, { phone });
  const second = await createSignedInUser(api, { phone });
  const path = '/dashboard/user/profile/contact';
  await api.post(path, { phone }, { token: first.token });
  const verifyCode = await readCode(api, phone);
  const own = { token: first.token };
  const proved = await api.post(`${path}/confirm`, { phone, verifyCode }, own);
  expect(proved.body.data).toMatchObject({
    phone,
    phone_verified_at: expect.any(String) as string,
  });
  const late = await api.post(path, { phone }, { token: second.token });
  expect(late.body.statusCode).toBe('ERROR_106');
});

it('ends the sessions of an account when its one way in is proved', async () => {
  const email = 'claimed@sofra.example';
  const before = await createSignedInUser(api, {
    email,
    emailVerifiedAt: null,
  });
  const made = { id: before.user.id, email, phone: '' };
  expect(await WAYS.register(api, made, 'email')).toBe('own');
  const path = '/dashboard/user/profile/show';
  expect((await api.get(path, { token: before.token })).status).toBe(401);
});
