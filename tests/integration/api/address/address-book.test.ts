import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { BERLIN, CENTRE } from '@/tests/support/browser/browser-address';
import { createShop } from '@/tests/support/factories/shop';
import { createSignedInUser } from '@/tests/support/factories/user';
import { ADDRESSES_MAX } from '@/utils/constants/limits';

const base = '/dashboard/user/addresses';
const home = {
  address: 'Navoi Avenue 30, Chorsu',
  location: { latitude: 41.3, longitude: 69.24 },
};

let token: string;

beforeEach(async () => {
  ({ token } = await createSignedInUser(api));
});

async function create(body: object = {}): Promise<number> {
  const answer = await api.post(base, { ...home, ...body }, { token });
  return Number(answer.body.data.id);
}

async function activeIds(): Promise<number[]> {
  const answer = await api.get(base, { token });
  const rows: { id: number; active: boolean }[] = answer.body.data;
  return rows.filter(({ active }) => active).map(({ id }) => id);
}

describe('all addresses of an account', () => {
  it('makes the oldest that stays the active one when the active one goes', async () => {
    const [first, second, third] = [
      await create(),
      await create(),
      await create({ active: true }),
    ];
    const remove = (...ids: number[]) =>
      api.call(
        'DELETE',
        `${base}/delete?${ids.map((id, at) => `ids[${at}]=${id}`).join('&')}`,
        { token },
      );
    await remove(second);
    expect(await activeIds()).toEqual([third]);
    await remove(third);
    expect(await activeIds()).toEqual([first]);
    await remove(first);
    expect(await activeIds()).toEqual([]);
  });

  it('keeps so many and says when there is no room, also to several at once', async () => {
    for (let turn = 0; turn < ADDRESSES_MAX - 1; turn++) await create();
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.post(base, home, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.message).toContain(`${ADDRESSES_MAX}`);
    const { meta } = (await api.get(base, { token })).body;
    expect(meta.total).toBe(ADDRESSES_MAX);
  });

  it('tells how many places deliver to each, and how one shop does', async () => {
    const shop = await createShop(api.db);
    const near = await create({ location: CENTRE });
    const far = await create({ location: BERLIN });
    const asked = `${base}?zones=1&shop_id=${shop.id}`;
    const { data } = (await api.get(asked, { token })).body;
    expect(data).toEqual([
      expect.objectContaining({
        id: near,
        places: expect.any(Number),
        delivery: expect.objectContaining({
          delivery_fee: expect.any(Number),
          distance: expect.any(Number),
        }),
      }),
      expect.objectContaining({ id: far, places: 0, delivery: null }),
    ]);
    expect(data[0].places).toBeGreaterThan(0);
    const [plain] = (await api.get(base, { token })).body.data;
    expect(plain).not.toHaveProperty('places');
    expect(plain).not.toHaveProperty('delivery');
    expect((await api.get(`${base}?shop_id=999999`, { token })).status).toBe(
      404,
    );
  });
});
