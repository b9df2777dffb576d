// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createSignedInUser } from '@/tests/support/factories/user';

let owner: Shopper;
let shop: TestShop;

beforeEach(async () => {
  owner = await createShopper(api);
  shop = await createShop(api.db, { ownerId: owner.userId });
});

const at = () => `/dashboard/seller/shops/${shop.id}`;

const read = async () => (await api.get(at(), owner)).body.data;

async function put(change: object) {
  const { version } = await read();
  return api.call('PUT', at(), { ...owner, body: { version, ...change } });
}

describe('two tabs', () => {
  it('do not overwrite each other: the second hears what was changed, and saves with the newest version', async () => {
    const { version } = await read();
    await put({ price: 3, translations: { en: { title: 'Oven' } } });
    const body = { version, price: 4 };
    const stale = await api.call('PUT', at(), { ...owner, body });
    expect(stale.status).toBe(409);
    expect(stale.body.message).toMatch(/^This shop was changed meanwhile/);
    expect(stale.body.data.shop).toMatchObject({ version: 2, price: 3 });
    expect(stale.body.data.changes).toMatchObject([
      { field: 'translations.en.title', new: 'Oven' },
      { field: 'price', old: 0, new: 3 },
    ]);
    const newest = { version: stale.body.data.shop.version, price: 4 };
    const done = await api.call('PUT', at(), { ...owner, body: newest });
    expect(done.body.data).toMatchObject({ version: 3, price: 4 });
  });

  it('at once: one of them is refused', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      [5, 6].map((price) =>
        api.call('PUT', at(), { ...owner, body: { version, price } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read()).version).toBe(2);
  });

  it('must say the version', async () => {
    const refused = await api.call('PUT', at(), {
      ...owner,
      body: { price: 1 },
    });
    expect(refused.status).toBe(400);
    expect(refused.body.params.version).toEqual(['Required']);
  });
});

describe('who changed what', () => {
  it('is kept with the change, newest first, and nothing of a change that changes nothing', async () => {
    await put({ price: 2 });
    await put({ price: 2 });
    await put({ hours: [{ day: 'friday', from: '09:00', to: '18:00' }] });
    const { data, meta } = (await api.get(`${at()}/changes`, owner)).body;
    expect(meta.total).toBe(2);
    expect(data[1]).toMatchObject({
      by: 'owner',
      version: 2,
      changes: [{ field: 'price', old: 0, new: 2 }],
    });
    expect(data[0].changes).toContainEqual({
      field: 'hours.friday',
      old: '00:00-00:00',
      new: '09:00-18:00',
    });
  });

  it('names who saved it to the operator, and an owner to nobody who owns it later', async () => {
    await put({ price: 2 });
    const later = await createSignedInUser(api, {
      email: `later-${shop.id}@nord.example`,
      emailVerifiedAt: new Date(),
    });
    const given = await operate(api, [
      ...['shop', 'set', String(shop.id), 'owner', String(later.user.email)],
    ]);
    expect(given.errors).toBe('');
    expect((await api.get(at(), owner)).status).toBe(404);
    const { data } = (await api.get(`${at()}/changes`, later)).body;
    expect(data).toMatchObject([
      { by: 'operator', name: null },
      { by: 'owner', name: null },
    ]);
    const token = TEST_OPERATOR_TOKEN;
    const path = `/dashboard/admin/shops/${shop.id}/changes`;
    const told = (await api.get(path, { token })).body.data;
    expect(told[1].name).not.toBeNull();
  });
});
