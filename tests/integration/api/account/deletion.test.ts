// @module-tag both-engines
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { users } from '@/server/db/schema/account/users';
import { outboxMessages } from '@/server/db/schema/settings';
import { postLedger } from '@/server/domain/wallet/post-ledger';
import {
  ensureLedgerAccount,
  findBalance,
} from '@/server/repositories/wallet/ledger-repository';
import { forgetAccounts } from '@/server/jobs/account-work';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { moveOrder, placeOrder } from '@/tests/support/factories/order';
import {
  createSignedInUser,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import { openEventStream } from '@/tests/support/event-stream';

const path = '/dashboard/user/profile/delete';
const DAY_MS = 86_400_000;

const remove = (token: string, body: object = { password: TEST_PASSWORD }) =>
  api.call('DELETE', path, { token, body });
const logIn = (email: string | null) =>
  api.post('/auth/login', { email, password: TEST_PASSWORD });
const isAlive = async (token: string): Promise<boolean> =>
  (await api.get('/dashboard/user/profile/show', { token })).status === 200;

async function rowOf(id: number) {
  const [row] = await api.db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('the row is gone');
  return row;
}

async function messagesTo(recipient: string | null) {
  return api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient ?? ''))
    .orderBy(outboxMessages.id);
}

/** As the job does, so many days from now. */
const forgetIn = (days: number) =>
  forgetAccounts({
    handle: { db: api.db },
    services: connectServices(api.env),
    now: () => new Date(Date.now() + days * DAY_MS),
  });

describe('closing an account', () => {
  it('ends every session and stream at once and mails the way back', async () => {
    const { token, user } = await createSignedInUser(api);
    const stream = await openEventStream(api, {
      authorization: `Bearer ${token}`,
    });
    await stream.next('id-only');
    expect((await remove(token)).status).toBe(200);
    await stream.next('session');
    await expect(stream.next('order')).rejects.toThrow('stream ended');
    await stream.close();
    expect(await isAlive(token)).toBe(false);
    const { deletionAt } = await rowOf(user.id);
    expect(Math.round((Number(deletionAt) - Date.now()) / DAY_MS)).toBe(30);
    const [mail] = await messagesTo(user.email);
    expect(mail).toMatchObject({ subject: 'Your Sofra account is closed' });
    expect(mail?.body).toContain('/login');
  });

  it('takes a wrong password for what it is, and changes nothing', async () => {
    const { token, user } = await createSignedInUser(api);
    const wrong = await remove(token, { password: 'not-my-password' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.params).toEqual({
      password: ['This is not your password'],
    });
    expect((await remove(token, {})).body.params).toEqual({
      password: ['Required'],
    });
    expect(await isAlive(token)).toBe(true);
    expect((await rowOf(user.id)).deletionAt).toBeNull();
  });

  it('takes the code that was sent, once, where there is no password', async () => {
    const { token, user } = await createSignedInUser(api, {
      passwordHash: null,
    });
    const sent = await api.post(`${path}/code`, {}, { token });
    expect(sent.body.data.to).toBe('c***@sofra.example');
    const [mail] = await messagesTo(user.email);
    const other = mail?.code === '000000' ? '111111' : '000000';
    const wrong = await remove(token, { verifyCode: other });
    expect(wrong.body.statusCode).toBe('ERROR_201');
    const password = await remove(token, { password: '' });
    expect(password.status).toBe(400);
    const right = await remove(token, { verifyCode: mail?.code });
    expect(right.status).toBe(200);
    expect(await isAlive(token)).toBe(false);
  });

  it('a code for something else, or for somebody else, does not do', async () => {
    const mine = await createSignedInUser(api);
    const other = await createSignedInUser(api);
    await api.post(`${path}/code`, {}, { token: other.token });
    const [mail] = await messagesTo(other.user.email);
    const answer = await remove(mine.token, { verifyCode: mail?.code });
    expect(answer.body.statusCode).toBe('ERROR_203');
    expect(await isAlive(mine.token)).toBe(true);
  });

  it('waits for an order that runs, and says so', async () => {
    const { cartId, shop, shopper } = await createFilledCart(api);
    const body = orderBody(cartId, shop.payments.cash);
    const { id } = (await placeOrder(api, shopper, body)).body.data;
    const refused = await remove(shopper.token);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/order on its way/);
    await moveOrder(api, id);
    expect((await remove(shopper.token)).status).toBe(200);
  });
});

describe('the way back', () => {
  it('is signing in: the account stays, and the answer says so once', async () => {
    const { token, user } = await createSignedInUser(api);
    await remove(token);
    const back = await logIn(user.email);
    expect(back.body.data).toMatchObject({ kept: true, user: { id: user.id } });
    expect((await rowOf(user.id)).deletionAt).toBeNull();
    const subjects = async () =>
      (await messagesTo(user.email)).map(({ subject }) => subject);
    const told = await subjects();
    expect(told).toContain('Your Sofra account is open again');
    expect((await logIn(user.email)).body.data.kept).toBeUndefined();
    expect(await subjects()).toEqual(told);
    await forgetIn(40);
    expect((await rowOf(user.id)).email).toBe(user.email);
  });

  it('is not a new account of the same e-mail', async () => {
    const { token, user } = await createSignedInUser(api);
    await remove(token);
    const answer = await api.post('/auth/register', { email: user.email });
    expect(answer.body.statusCode).toBe('ERROR_106');
    await forgetIn(31);
    const again = await api.post('/auth/register', { email: user.email });
    expect(again.status).toBe(200);
  });

  it('is over with the day, whether or not the job has come by', async () => {
    const { token, user } = await createSignedInUser(api);
    await remove(token);
    await api.db
      .update(users)
      .set({ deletionAt: new Date(Date.now() - 1_000) })
      .where(eq(users.id, user.id));
    expect((await logIn(user.email)).body.statusCode).toBe('ERROR_102');
    await forgetIn(0);
    expect((await logIn(user.email)).body.statusCode).toBe('ERROR_102');
    expect(await rowOf(user.id)).toMatchObject({
      email: null,
      firstname: '',
      passwordHash: null,
    });
  });

  it('several processes forget an account once', async () => {
    const people = [
      await createSignedInUser(api),
      await createSignedInUser(api),
    ];
    for (const { token } of people) await remove(token);
    expect(await forgetIn(29)).toBe(0);
    const done = await Promise.all([forgetIn(31), forgetIn(31), forgetIn(31)]);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(people.length);
    for (const { user } of people) {
      const { deletedAt, myReferral } = await rowOf(user.id);
      expect(deletedAt).not.toBeNull();
      expect(myReferral).not.toBe(user.myReferral);
    }
  });

  it('what is left in the wallet goes back to the house, and the books add up', async () => {
    const { token, user } = await createSignedInUser(api);
    const wallet = await ensureLedgerAccount(api.db, 'wallet', user.id);
    const house = await ensureLedgerAccount(api.db, 'credit', null);
    const before = await findBalance(api.db, house);
    await postLedger(
      { db: api.db, now: new Date() },
      {
        type: 'credit',
        entries: [
          { accountId: wallet, amountMinor: 1_200 },
          { accountId: house, amountMinor: -1_200 },
        ],
      },
    );
    await remove(token);
    await forgetIn(29);
    expect(await findBalance(api.db, wallet)).toBe(1_200);
    await forgetIn(31);
    expect(await findBalance(api.db, wallet)).toBe(0);
    expect(await findBalance(api.db, house)).toBe(before);
  });

  it('an order that began meanwhile holds the forgetting up', async () => {
    const { cartId, shop, shopper } = await createFilledCart(api);
    const body = orderBody(cartId, shop.payments.cash);
    const { id } = (await placeOrder(api, shopper, body)).body.data;
    await api.db.execute(
      sql`update users set deletion_at = now() where id = ${shopper.userId}`,
    );
    expect(await forgetIn(1)).toBe(0);
    await moveOrder(api, id);
    expect(await forgetIn(1)).toBe(1);
  });
});
