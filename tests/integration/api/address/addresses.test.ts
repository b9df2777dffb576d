// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createSignedInUser } from '@/tests/support/factories/user';

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
  expect(answer.status).toBe(200);
  return Number(answer.body.data.id);
}

async function activeIds(): Promise<number[]> {
  const answer = await api.get(base, { token });
  const rows: { id: number; active: boolean }[] = answer.body.data;
  return rows.filter(({ active }) => active).map(({ id }) => id);
}

describe('saved addresses', () => {
  it('keeps every part, names an untitled one by its street, and makes the first one active', async () => {
    const parts = {
      office: '4',
      house: '30',
      floor: '2',
      entrance: '1',
      comment: 'Blue door',
      leave_at_door: true,
    };
    const answer = await api.post(base, { ...home, ...parts }, { token });
    const expected = {
      id: answer.body.data.id,
      title: 'Navoi Avenue 30',
      address: { address: home.address, ...parts },
      location: [41.3, 69.24],
      active: true,
    };
    expect(answer.body.data).toEqual(expected);
    expect(
      (await api.get(`${base}/${answer.body.data.id}`, { token })).body.data,
    ).toEqual(expected);
    const profile = await api.get('/dashboard/user/profile/show', { token });
    expect(profile.body.data.addresses).toEqual([expected]);
  });

  it('takes a point as [lat, lng] and as text', async () => {
    const list = await api.post(
      base,
      { ...home, location: [41.31, 69.25] },
      { token },
    );
    expect(list.body.data.location).toEqual([41.31, 69.25]);
    const text = await api.post(
      base,
      { ...home, location: { latitude: '41.3', longitude: '69.2' } },
      { token },
    );
    expect(text.body.data.location).toEqual([41.3, 69.2]);
  });

  it.each([
    ['no address', { location: home.location }, 'address'],
    ['no point', { address: 'Somewhere' }, 'location'],
    [
      'a point off the earth',
      { ...home, location: { latitude: 91, longitude: 0 } },
      'location.latitude',
    ],
    ['an endless comment', { ...home, comment: 'x'.repeat(501) }, 'comment'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await api.post(base, body, { token });
    expect(answer.status).toBe(400);
    expect(answer.body.params).toHaveProperty([field]);
  });

  it('lists in pages', async () => {
    for (let turn = 0; turn < 3; turn++)
      await create({ title: `Place ${turn}` });
    const answer = await api.get(`${base}?perPage=2&page=2`, { token });
    expect(
      answer.body.data.map(({ title }: { title: string }) => title),
    ).toEqual(['Place 2']);
    expect(answer.body.meta).toMatchObject({
      total: 3,
      last_page: 2,
      current_page: 2,
    });
    expect((await api.get(`${base}?page=0`, { token })).status).toBe(400);
  });

  it('has one active address at a time, also when several are set at once', async () => {
    const first = await create();
    const second = await create({ active: true });
    expect(await activeIds()).toEqual([second]);
    await api.post(
      `/dashboard/user/address/set-active/${first}`,
      {},
      { token },
    );
    expect(await activeIds()).toEqual([first]);
    const third = await create();
    const answers = await Promise.all(
      [first, second, third].map((id) =>
        api.post(`/dashboard/user/address/set-active/${id}`, {}, { token }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await activeIds()).toHaveLength(1);
  });

  it('changes what is named and clears what is null', async () => {
    const id = await create({ title: 'Home', floor: '2' });
    const answer = await api.call('PUT', `${base}/${id}`, {
      token,
      body: { floor: null, comment: 'Ring twice' },
    });
    expect(answer.body.data).toMatchObject({
      id,
      title: 'Home',
      address: { address: home.address, floor: null, comment: 'Ring twice' },
      location: [41.3, 69.24],
    });
    expect(
      (await api.call('PUT', `${base}/${id}`, { token, body: {} })).status,
    ).toBe(200);
    expect(
      (await api.call('PUT', `${base}/${id}`, { token, body: { address: '' } }))
        .status,
    ).toBe(400);
  });

  it('removes all of the named ones or none', async () => {
    const [first, second] = [await create(), await create()];
    expect(
      (
        await api.call(
          'DELETE',
          `${base}/delete?ids[0]=${first}&ids[1]=999999`,
          { token },
        )
      ).status,
    ).toBe(404);
    expect((await api.get(base, { token })).body.meta.total).toBe(2);
    expect(
      (await api.call('DELETE', `${base}/delete?ids%5B%5D=${first}`, { token }))
        .status,
    ).toBe(200);
    expect(
      (await api.call('DELETE', `${base}/delete?ids=${second}`, { token }))
        .status,
    ).toBe(200);
    expect((await api.get(base, { token })).body.data).toEqual([]);
    expect((await api.call('DELETE', `${base}/delete`, { token })).status).toBe(
      400,
    );
  });

  it("answers 404 for another customer's address and changes nothing", async () => {
    const id = await create({ title: 'Mine' });
    const { token: stranger } = await createSignedInUser(api);
    const own = await api.post(base, home, { token: stranger });
    const calls = [
      api.get(`${base}/${id}`, { token: stranger }),
      api.call('PUT', `${base}/${id}`, {
        token: stranger,
        body: { title: 'Theirs', active: true },
      }),
      api.post(
        `/dashboard/user/address/set-active/${id}`,
        {},
        { token: stranger },
      ),
      api.call('DELETE', `${base}/delete?ids[0]=${id}`, { token: stranger }),
    ];
    for (const answer of await Promise.all(calls))
      expect(answer.status).toBe(404);
    expect((await api.get(`${base}/${id}`, { token })).body.data).toMatchObject(
      { title: 'Mine', active: true },
    );
    const kept = await api.get(`${base}/${own.body.data.id}`, {
      token: stranger,
    });
    expect(kept.body.data.active).toBe(true);
  });

  it('says at the door what is said there, until it is unsaid', async () => {
    const id = await create({ leave_at_door: 1 });
    const put = async (body: object) =>
      (await api.call('PUT', `${base}/${id}`, { token, body })).body.data
        .address.leave_at_door;
    expect(await put({ title: 'Home' })).toBe(true);
    expect(await put({ address: { floor: '2', leave_at_door: null } })).toBe(
      true,
    );
    expect(await put({ address: { leave_at_door: false } })).toBe(false);
    const answer = await api.call('PUT', `${base}/${id}`, {
      token,
      body: { leave_at_door: 'perhaps' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.params).toHaveProperty(['leave_at_door']);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999999'])(
    'answers 404 for the malformed id %s',
    async (id) => {
      expect((await api.get(`${base}/${id}`, { token })).status).toBe(404);
    },
  );
});
