import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { likes } from '@/server/db/schema/likes';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api, it } from '@/tests/support/api/api-test';
import { createLike } from '@/tests/support/factories/like';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createSignedInUser } from '@/tests/support/factories/user';

const PATH = '/dashboard/user/likes';
const NOBODY = '00000000-0000-4000-8000-000000000000';

let first: TestShop;
let second: TestShop;
let third: TestShop;
let token: string;
let userId: number;

it.beforeAll(async () => {
  first = await createShop(api.db);
  second = await createShop(api.db);
  third = await createShop(api.db);
  forgetCached('');
  const signedIn = await createSignedInUser(api);
  token = signedIn.token;
  userId = signedIn.user.id;
});

beforeEach(async () => {
  await api.db.delete(likes);
});

async function like(...uuids: string[]): Promise<string[]> {
  const { body, status } = await api.post(PATH, { uuids }, { token });
  expect(status).toBe(200);
  return body.data.uuids;
}

async function liked(bearer = token): Promise<string[]> {
  const { body } = await api.get(PATH, { token: bearer });
  return body.data.uuids;
}

describe('likes', () => {
  it('are merged by union: the newest first, in the order they were sent, and once each', async () => {
    expect(await liked()).toEqual([]);
    await createLike(api.db, {
      userId,
      shopId: third.id,
      createdAt: new Date(0),
    });
    expect(await like(second.uuid, first.uuid, third.uuid)).toEqual([
      second.uuid,
      first.uuid,
      third.uuid,
    ]);
    expect(await like(first.uuid, first.uuid)).toEqual([
      second.uuid,
      first.uuid,
      third.uuid,
    ]);
    expect(await liked()).toEqual([second.uuid, first.uuid, third.uuid]);
  });

  it('that two devices send at once are all kept', async () => {
    await Promise.all([
      like(first.uuid, second.uuid),
      like(second.uuid, third.uuid),
    ]);
    expect((await liked()).sort()).toEqual(
      [first.uuid, second.uuid, third.uuid].sort(),
    );
  });

  it('of what is no shop are ignored', async () => {
    expect(await like(NOBODY, 'kitchen', first.uuid.toUpperCase())).toEqual([
      first.uuid,
    ]);
  });

  it('are taken away, also those that never were', async () => {
    await like(first.uuid, second.uuid);
    const { body, status } = await api.call('DELETE', PATH, {
      token,
      body: { uuids: [first.uuid, third.uuid, NOBODY, 'kitchen'] },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ uuids: [second.uuid] });
  });

  it('are the customer’s own', async () => {
    const other = await createSignedInUser(api);
    await like(first.uuid);
    expect(await liked(other.token)).toEqual([]);
    await api.call('DELETE', PATH, {
      token: other.token,
      body: { uuids: [first.uuid] },
    });
    expect(await liked()).toEqual([first.uuid]);
  });

  it('leave out a shop that closed for good or is not approved', async () => {
    const gone = await createShop(api.db);
    const hidden = await createShop(api.db);
    forgetCached('');
    await like(gone.uuid, hidden.uuid, first.uuid);
    await api.db
      .update(shops)
      .set({ closedAt: new Date() })
      .where(eq(shops.id, gone.id));
    await api.db
      .update(shops)
      .set({ status: 'rejected' })
      .where(eq(shops.id, hidden.id));
    expect(await liked()).toEqual([first.uuid]);
    forgetCached('');
    expect(await like(gone.uuid)).toEqual([first.uuid]);
  });

  it('are refused without a bearer and without a list of at most a hundred', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(
        (
          await api.call(
            method,
            PATH,
            method === 'GET' ? {} : { body: { uuids: [first.uuid] } },
          )
        ).status,
      ).toBe(401);
    for (const uuids of [undefined, [], 'x', Array(101).fill(NOBODY)]) {
      const { body, status } = await api.post(PATH, { uuids }, { token });
      expect(status).toBe(400);
      expect(body.params.uuids).toHaveLength(1);
    }
  });

  it('take the same few queries however many there are', async () => {
    await api.heard();
    await like(first.uuid);
    const before = api.queries();
    await like(first.uuid, second.uuid, third.uuid);
    const many = api.queries() - before;
    await like(second.uuid);
    expect(api.queries() - before - many).toBe(many);
  });
});
