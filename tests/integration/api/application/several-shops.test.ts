// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { runtime } from '@/server/runtime';
import { sellerForm } from '@/server/ssr/form/application/kind-forms';
import type { FormPost } from '@/server/ssr/form/page-form';
import { withinScope } from '@/server/ssr/page-scope';
import { api, it } from '@/tests/support/api/api-test';
import {
  answerApplication,
  createDriver,
  DRIVERS,
  driverData,
  sellerData,
  SHOPS,
} from '@/tests/support/factories/application';
import { createFilledCart } from '@/tests/support/factories/cart';
import { createSignedInUser } from '@/tests/support/factories/user';

const ANOTHER = `${SHOPS}?another=1`;

let token: string;

beforeEach(async () => {
  // ways to pay
  await createFilledCart(api);
  ({ token } = await createSignedInUser(api));
});

const named = (title: string) =>
  sellerData({ translations: { en: { title } } });

async function approved(path: string, title: string): Promise<number> {
  const sent = await api.post(path, { data: named(title) }, { token });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const answer = await answerApplication(api, sent.body.data.id, {
    status: 'approved',
  });
  return answer.body.data.shop_id as number;
}

const ownShops = async () =>
  (await api.get('/dashboard/seller/shops', { token })).body.data;

describe('an owner of a shop', () => {
  it('applies for another one, which is a shop of its own beside the first', async () => {
    const first = await approved(SHOPS, 'First');
    const second = await approved(ANOTHER, 'Second');
    expect(second).not.toBe(first);
    expect(await ownShops()).toMatchObject([
      { id: first, title: 'First' },
      { id: second, title: 'Second' },
    ]);
    const boards = await api.get('/dashboard/user/boards', { token });
    expect(boards.body.data).toMatchObject([{ id: first }, { id: second }]);
    for (const id of [first, second]) {
      const board = await api.get(`/dashboard/user/boards/${id}`, { token });
      expect(board.status).toBe(200);
    }
    // one is changed, and the other is not
    await api.call('PUT', `/dashboard/seller/shops/${second}`, {
      token,
      body: { version: 1, price: 7 },
    });
    const prices = await Promise.all(
      [first, second].map(
        async (id) =>
          (await api.get(`/dashboard/seller/shops/${id}`, { token })).body.data
            .price as number,
      ),
    );
    expect(prices).toEqual([1.9, 7]);
  });

  it('has one open application at a time, which is answered from its first draft on', async () => {
    await approved(SHOPS, 'First');
    const none = await api.get(ANOTHER, { token });
    expect(none.body.data).toBeNull();
    // without a word of another shop nothing is begun
    const refused = await api.call('PUT', SHOPS, {
      token,
      body: { data: named('Second') },
    });
    expect(refused.body.statusCode).toBe('ERROR_205');
    const begun = await api.call('PUT', ANOTHER, {
      token,
      body: { data: named('Second') },
    });
    expect(begun.body.data).toMatchObject({ status: 'draft', version: 1 });
    const again = await api.call('PUT', ANOTHER, {
      token,
      body: { data: named('Second, with more'), version: 1 },
    });
    expect(again.body.data).toMatchObject({
      id: begun.body.data.id,
      version: 2,
    });
    const open = await api.get(SHOPS, { token });
    expect(open.body.data.id).toBe(begun.body.data.id);
    await api.post(SHOPS, {}, { token });
    const third = await api.post(ANOTHER, { data: named('Third') }, { token });
    expect(third.body.statusCode).toBe('ERROR_205');
    expect(await ownShops()).toHaveLength(1);
  });

  it('begins it by the button of the page, with and without script', async () => {
    await approved(SHOPS, 'First');
    runtime().appFetch = (request, handOver) =>
      Promise.resolve(
        api.app.fetch(request, {
          inProcess: { clientAddress: null, handOver },
        }),
      );
    const scope = {
      token,
      lang: 'en',
      clientAddress: null,
      siteUrl: 'http://localhost:3000',
      userAgent: '',
      currencyId: null,
      cartCookies: {},
      sessions: new Map(),
    };
    const posted = {
      ...{ form: 'seller', values: { action: 'another' }, query: {} },
      ...{ shell: { lang: 'en', user: { id: 1 } }, t: (key: string) => key },
    } as unknown as FormPost;
    const outcome = await withinScope(scope, () => sellerForm(posted));
    expect(outcome).toEqual({ goTo: '/be-seller' });
    const open = await api.get(SHOPS, { token });
    expect(open.body.data).toMatchObject({ status: 'draft', version: 1 });
  });

  it('begins one at most, however often it is asked for at once', async () => {
    await approved(SHOPS, 'First');
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        api.call('PUT', ANOTHER, { token, body: { data: named('Second') } }),
      ),
    );
    const ids = new Set(answers.map(({ body }) => body.data.id as number));
    expect(ids.size).toBe(1);
  });
});

it('who drives applies once', async () => {
  const driver = await createDriver(api);
  const sent = await api.post(
    DRIVERS,
    { data: driverData(driver.phone) },
    { token: driver.token },
  );
  await answerApplication(api, sent.body.data.id, { status: 'approved' });
  const again = await api.post(
    `${DRIVERS}?another=1`,
    { data: driverData(driver.phone) },
    { token: driver.token },
  );
  expect(again.body.statusCode).toBe('ERROR_205');
});
