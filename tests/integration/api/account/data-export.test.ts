// @module-tag both-engines
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { dataExports } from '@/server/db/schema/account/data-exports';
import { claimExport } from '@/server/repositories/account/data/export-repository';
import { forgetExpired } from '@/server/jobs/housekeeping';
import { makeExports } from '@/server/jobs/account-work';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { createSignedInUser } from '@/tests/support/factories/user';

const path = '/dashboard/user/profile/exports';
const DAY_MS = 86_400_000;

const ask = (token: string) => api.post(path, {}, { token });
const show = async (token: string) =>
  (await api.get(path, { token })).body.data;
const work = (now = new Date()) =>
  makeExports({
    handle: { db: api.db },
    services: connectServices(api.env),
    now: () => now,
  });

async function fileOf(token: string) {
  await ask(token);
  await work();
  const { url } = await show(token);
  return api.get(url as string);
}

it('is made in the background and given by a link to its owner alone', async () => {
  const { token, user } = await createSignedInUser(api);
  expect(await show(token)).toMatchObject({ status: 'none', url: null });
  expect((await ask(token)).body.data).toMatchObject({ status: 'pending' });
  await work();
  const ready = await show(token);
  expect(ready).toMatchObject({ status: 'ready' });
  expect(await show(token)).toEqual(ready);
  const answer = await api.get(ready.url as string);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="sofra-my-data-.*\.json"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.body.profile).toMatchObject({ email: user.email });
  const stranger = await createSignedInUser(api);
  expect(await show(stranger.token)).toMatchObject({ status: 'none' });
});

it('holds orders and addresses, and neither hashes nor anybody else', async () => {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const other = await createSignedInUser(api, { firstname: 'Somebody-else' });
  await api.post(
    '/dashboard/user/orders',
    { ...orderBody(cartId, shop.payments.cash), note: 'Ring twice' },
    shopper,
  );
  const { body } = await fileOf(shopper.token);
  expect(body.orders).toMatchObject([{ note: 'Ring twice', status: 'new' }]);
  expect(body.orders[0].lines).toHaveLength(1);
  expect(body.orders[0].lines[0].title).toBeTruthy();
  expect(body.sessions).toHaveLength(1);
  const text = JSON.stringify(body);
  expect(text).not.toContain('hash');
  expect(text).not.toContain('scrypt');
  expect(text).not.toContain(other.user.email);
  expect(text).not.toContain('Somebody-else');
});

it.each(['A'.repeat(43), 'short', 'B'.repeat(44)])(
  'a guessed link finds nothing: %s',
  async (token) => {
    expect((await api.get(`/exports/${token}`)).status).toBe(404);
  },
);

it('twenty presses make one file, and six a day are too many', async () => {
  const { token, user } = await createSignedInUser(api);
  await Promise.all(Array.from({ length: 4 }, () => ask(token)));
  const rows = () =>
    api.db.$count(dataExports, eq(dataExports.userId, user.id));
  expect(await rows()).toBe(1);
  await work();
  const answers: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    answers.push((await ask(token)).status);
    await work();
  }
  expect(answers.at(-1)).toBe(429);
  expect(await rows()).toBe(1);
});

it('two processes make a file once, and a dead one is taken over', async () => {
  const { token, user } = await createSignedInUser(api);
  await ask(token);
  const [a, b] = await Promise.all([work(), work()]);
  expect(a + b).toBe(1);
  await ask(token);
  const now = new Date();
  const leaseUntil = new Date(+now + 120_000);
  const claimed = await claimExport(api.db, { now, leaseUntil });
  expect(claimed?.userId).toBe(user.id);
  expect(await work(now)).toBe(0);
  expect(await work(new Date(+leaseUntil + 1_000))).toBe(1);
  expect(await show(token)).toMatchObject({ status: 'ready' });
});

it('is over after a day, and then gone from the table', async () => {
  const { token, user } = await createSignedInUser(api);
  await ask(token);
  await work();
  const { url } = await show(token);
  const later = new Date(Date.now() + DAY_MS + 60_000);
  await api.db.execute(
    sql`update access_tokens set expires_at = ${new Date(+later + DAY_MS).toISOString()} where user_id = ${user.id}`,
  );
  api.setNow(later);
  try {
    expect((await api.get(url as string)).status).toBe(404);
    expect(await show(token)).toMatchObject({ status: 'none', url: null });
    await forgetExpired({ db: api.db }, later);
    const left = await api.db.$count(
      dataExports,
      eq(dataExports.userId, user.id),
    );
    expect(left).toBe(0);
  } finally {
    api.setNow(null);
  }
});
