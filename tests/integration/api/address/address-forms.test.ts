import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { getServerSideProps } from '@/pages/profile';
import { forgetCached } from '@/server/caches/catalogue-cache';
import type { AddressDto } from '@/server/contracts/address';
import { settings } from '@/server/db/schema/settings';
import { EXAMPLE_CITY_SETTING } from '@/server/domain/address/site-place';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { CENTRE } from '@/tests/support/browser/browser-address';
import { createSignedInUser } from '@/tests/support/factories/user';
import { contextOf } from '@/tests/support/ui/page-context';
import type { PostedForm } from '@/utils/form/posted-form';
import { readChoices } from '@/utils/address/place-choices';

const LIST = '/dashboard/user/addresses';

it.beforeAll(() => {
  // as server/mounted-app.ts does
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { handOver } });
});
afterAll(() => {
  runtime().appFetch = null;
});

let token: string;

beforeEach(async () => {
  ({ token } = await createSignedInUser(api));
});

/** What the page answers to a form that a browser posts by itself: where it leads, or what came of it. */
async function post(
  fields: Record<string, string>,
): Promise<{ readonly to?: string; readonly posted?: PostedForm }> {
  const context = contextOf('/profile', { cookies: { access_token: token } });
  const body = new URLSearchParams(fields).toString();
  const req = Object.assign(Readable.from([Buffer.from(body)]), context.req, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  });
  const answer = await getServerSideProps?.({ ...context, req } as never);
  // the page is sent, and its place in the gate is free
  for (const [event, heard] of vi.mocked(context.res.once).mock.calls)
    if (event === 'close') heard();
  if (answer && 'redirect' in answer)
    return { to: answer.redirect.destination };
  if (!answer || !('props' in answer)) throw new Error('the page is not there');
  return { posted: (await answer.props).posted as PostedForm };
}

const saved = async () =>
  (await api.get(LIST, { token })).body.data as AddressDto[];

async function save(body: object = {}): Promise<number> {
  const home = { title: 'Home', address: 'Navoi Street 12', location: CENTRE };
  const answer = await api.post(LIST, { ...home, ...body }, { token });
  return Number(answer.body.data.id);
}

describe('without script', () => {
  it('an address is found by its text, and asked about when it may be several', async () => {
    const first = await post({ form: 'address', address: 'Street' });
    const titles = readChoices(first.posted?.values.choices ?? '');
    expect(titles.length).toBeGreaterThan(1);
    expect(first.posted?.errors.address).toBe('Which of these do you mean?');
    expect(await saved()).toEqual([]);
    const { to } = await post({
      form: 'address',
      address: 'Street',
      place: titles[1] ?? '',
      title: 'Work',
      floor: '4',
      leaveAtDoor: 'on',
    });
    expect(to).toBe('/profile#addresses');
    expect(await saved()).toEqual([
      expect.objectContaining({
        title: 'Work',
        active: true,
        address: expect.objectContaining({
          address: titles[1],
          floor: '4',
          leave_at_door: true,
        }),
      }),
    ]);
  });

  it('what is wrong stands at its field and nothing typed is lost', async () => {
    const empty = await post({ form: 'address', address: ' ', title: 'Work' });
    expect(empty.posted?.errors).toEqual({ address: 'Required' });
    expect(empty.posted?.values.title).toBe('Work');
    const unknown = await post({
      form: 'address',
      address: 'Qwxzv Nowhere 77',
    });
    expect(unknown.posted?.errors.address).toContain('No address matches');
    expect(unknown.posted?.values.address).toBe('Qwxzv Nowhere 77');
  });

  it('a saved one is changed without being looked up again', async () => {
    const id = await save({ floor: '2', leave_at_door: true });
    const { to } = await post({
      form: 'address',
      id: `${id}`,
      address: 'Navoi Street 12',
      title: 'Home',
      floor: '5',
    });
    expect(to).toBe('/profile#addresses');
    expect(await saved()).toEqual([
      expect.objectContaining({
        id,
        location: [CENTRE.latitude, CENTRE.longitude],
        address: expect.objectContaining({ floor: '5', leave_at_door: false }),
      }),
    ]);
  });

  it('one is deleted and comes back whole', async () => {
    const id = await save({ floor: '2', comment: 'Blue', leave_at_door: 1 });
    await save({ title: 'Work' });
    const [before] = await saved();
    const { posted } = await post({ form: 'address-delete', id: `${id}` });
    expect(posted?.isDone).toBe(true);
    expect((await saved()).map(({ title }) => title)).toEqual(['Work']);
    await post({ ...posted?.values, form: 'address-restore' });
    const again = (await saved()).find(({ title }) => title === 'Home');
    expect({ ...again, id }).toEqual(before);
  });

  it('another one becomes the default, a stranger’s does not', async () => {
    await save();
    const work = await save({ title: 'Work' });
    expect((await post({ form: 'address-default', id: `${work}` })).to).toBe(
      '/profile#addresses',
    );
    expect((await saved()).find(({ active }) => active)?.id).toBe(work);
    const mine = token;
    ({ token } = await createSignedInUser(api));
    for (const form of ['address', 'address-delete', 'address-default']) {
      const { posted } = await post({ form, id: `${work}`, address: 'Mine 1' });
      expect(posted?.code).toBe('ERROR_404');
    }
    token = mine;
    expect(await saved()).toHaveLength(2);
  });

  it('a form that nobody knows changes nothing', async () => {
    await save();
    await post({ form: 'toString', id: '1' });
    expect(await saved()).toHaveLength(1);
  });
});

describe('without script, where nobody looks addresses up', () => {
  beforeAll(async () => {
    await api.db.delete(settings).where(eq(settings.key, EXAMPLE_CITY_SETTING));
    forgetCached('');
  });

  it.each(['', 'at the corner', '91, 10'])(
    'an address whose place is %j is asked for it, and nothing typed is lost',
    async (point) => {
      const { posted } = await post({
        form: 'address',
        address: 'Long Lane 7',
        title: 'Work',
        floor: '4',
        point,
      });
      expect(posted?.errors).toEqual({
        point: 'Give two numbers, latitude and longitude: 52.5200, 13.4050',
      });
      expect(posted?.values).toMatchObject({
        address: 'Long Lane 7',
        title: 'Work',
        floor: '4',
        point,
      });
      expect(await saved()).toEqual([]);
    },
  );

  it('an address is saved as it is typed, at its point', async () => {
    const typed = { form: 'address', address: 'Long Lane 7, back door' };
    const { to } = await post({ ...typed, point: ' 52.5161,13.3777 ' });
    expect(to).toBe('/profile#addresses');
    expect(await saved()).toEqual([
      expect.objectContaining({
        location: [52.5161, 13.3777],
        address: expect.objectContaining({ address: typed.address }),
      }),
    ]);
  });

  it('a saved one keeps its place, or moves to another point under the same words', async () => {
    const id = await save();
    const fields = { form: 'address', id: `${id}`, address: 'Navoi Street 12' };
    expect((await post({ ...fields, floor: '5' })).to).toBeDefined();
    expect((await saved())[0]?.location).toEqual([
      CENTRE.latitude,
      CENTRE.longitude,
    ]);
    await post({ ...fields, point: '41.3, 69.25' });
    expect((await saved())[0]?.location).toEqual([41.3, 69.25]);
  });
});
