// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { accessTokens } from '@/server/db/schema/account/users';
import { hashToken } from '@/server/domain/account/session/hash-token';
import { endSessions } from '@/server/domain/account/session/end-sessions';
import { api, it } from '@/tests/support/api/api-test';
import { createUser, signIn } from '@/tests/support/factories/user';
import {
  type EventStream,
  openEventStream,
} from '@/tests/support/event-stream';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const path = '/dashboard/user/sessions';

const streams: EventStream[] = [];
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
});

async function follow(token: string): Promise<EventStream> {
  const stream = await openEventStream(api, {
    authorization: `Bearer ${token}`,
  });
  streams.push(stream);
  await stream.next('id-only');
  return stream;
}

/** A user with two sessions, each with what it was seen by. */
async function createTwo() {
  const user = await createUser(api.db);
  const here = await signIn(api.db, user);
  const there = await signIn(api.db, user);
  await describeSession(here, { device: WINDOWS, address: '203.0.113.7' });
  await describeSession(there, { device: PHONE, address: '2001:db8:1:2::/64' });
  return { user, here, there };
}

async function describeSession(
  token: string,
  facts: { readonly device: string; readonly address: string },
): Promise<void> {
  await api.db
    .update(accessTokens)
    .set(facts)
    .where(eq(accessTokens.tokenHash, hashToken(token)));
}

const listed = async (token: string) =>
  (await api.get(path, { token })).body.data as {
    id: number;
    current: boolean;
  }[];

const isAlive = async (token: string): Promise<boolean> =>
  (await api.get('/dashboard/user/profile/show', { token })).status === 200;

it('tells where one is signed in, this device first, and of the address only the network', async () => {
  const { here, there } = await createTwo();
  await signIn(api.db, await createUser(api.db));
  expect(await listed(here)).toMatchObject([
    {
      device: { browser: 'Chrome', system: 'Windows', handheld: false },
      address: '203.0.113.x',
      current: true,
    },
    {
      device: { browser: 'Safari', system: 'iPhone', handheld: true },
      address: '2001:db8:1:2::x',
      current: false,
    },
  ]);
  expect((await listed(there))[0]).toMatchObject({
    device: { system: 'iPhone' },
    current: true,
  });
});

it('tells no network of this machine itself', async () => {
  const { here } = await createTwo();
  for (const address of ['127.0.0.1', '0:0:0:0::/64']) {
    await describeSession(here, { device: '', address });
    expect((await listed(here))[0]).toMatchObject({ address: null });
  }
});

it('does not tell of sessions that are over', async () => {
  const { here, there } = await createTwo();
  await api.db
    .update(accessTokens)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(accessTokens.tokenHash, hashToken(there)));
  expect(await listed(here)).toHaveLength(1);
});

it('ends one session: its stream is told and closes at once, the other goes on', async () => {
  const { here, there } = await createTwo();
  const [mine, theirs] = [await follow(here), await follow(there)];
  const other = (await listed(here)).find(({ current }) => !current);
  const answer = await api.call('DELETE', `${path}/${other?.id}`, {
    token: here,
  });
  expect(answer.status).toBe(200);
  await theirs.next('session');
  await expect(theirs.next('order')).rejects.toThrow('stream ended');
  await mine.next('session');
  expect(await isAlive(there)).toBe(false);
  expect(await isAlive(here)).toBe(true);
});

it('ends all the others, and none of somebody else', async () => {
  const { here, there } = await createTwo();
  const stranger = await signIn(api.db, await createUser(api.db));
  expect((await api.call('DELETE', path, { token: here })).status).toBe(200);
  expect(await isAlive(here)).toBe(true);
  expect(await isAlive(there)).toBe(false);
  expect(await isAlive(stranger)).toBe(true);
});

it('a session that is not there any more is not found', async () => {
  const { here } = await createTwo();
  const [current] = await listed(here);
  const gone = await api.call('DELETE', `${path}/${(current?.id ?? 0) + 900}`, {
    token: here,
  });
  expect(gone.status).toBe(404);
});

it('a stream that begins just after its session ended does not stay', async () => {
  const { here, there, user } = await createTwo();
  const opening = openEventStream(api, { authorization: `Bearer ${there}` });
  await endSessions({ db: api.db, now: new Date() }, user.id);
  const stream = await opening;
  streams.push(stream);
  // it was refused, or it was let in before and is closed
  if (stream.status === 200)
    await expect(stream.next('order')).rejects.toThrow('stream ended');
  else expect(stream.status).toBe(401);
  expect(await isAlive(here)).toBe(false);
});

it('nothing is told when the transaction is rolled back', async () => {
  const { here, user } = await createTwo();
  const stream = await follow(here);
  await expect(
    api.db.transaction(async (tx) => {
      await endSessions({ db: tx, now: new Date() }, user.id);
      throw new Error('changed their mind');
    }),
  ).rejects.toThrow('changed their mind');
  expect(await isAlive(here)).toBe(true);
  await endSessions({ db: api.db, now: new Date() }, user.id);
  await stream.next('session');
});
