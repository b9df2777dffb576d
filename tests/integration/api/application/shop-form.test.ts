import { beforeEach, describe, expect } from 'vitest';
import { runtime } from '@/server/runtime';
import { shopForm } from '@/server/ssr/form/application/kind-forms';
import type { FormPost } from '@/server/ssr/form/page-form';
import { withinScope } from '@/server/ssr/page-scope';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';
import { createShop, type TestShop } from '@/tests/support/factories/shop';

let owner: Shopper;
let shop: TestShop;

beforeEach(async () => {
  runtime().appFetch = (request, handOver) =>
    Promise.resolve(
      api.app.fetch(request, { inProcess: { clientAddress: null, handOver } }),
    );
  owner = await createShopper(api);
  shop = await createShop(api.db, { ownerId: owner.userId });
});

const stored = async () =>
  (await api.get(`/dashboard/seller/shops/${shop.id}`, owner)).body.data;

/** A card as a browser without script posts it. */
function post(section: string, fields: Record<string, string>) {
  const scope = {
    token: owner.token,
    lang: 'en',
    clientAddress: null,
    siteUrl: 'http://localhost:3000',
    userAgent: '',
    currencyId: null,
    cartCookies: {},
    sessions: new Map(),
  };
  const values = { section, shop: String(shop.id), version: '1', ...fields };
  const posted = {
    ...{ form: 'my-shop', values, query: {} },
    ...{ shell: { lang: 'en' }, t: (key: string) => key },
  } as unknown as FormPost;
  return withinScope(scope, () => shopForm(posted));
}

const PRICES = {
  price: '2,5',
  price_per_km: '0',
  min_amount: '10',
  small_order_fee: '',
  free_delivery_from: '40',
};

describe('/my-shop without script', () => {
  it('saves prices, words and hours, each as a form of its own', async () => {
    expect(await post('prices', PRICES)).toEqual({
      goTo: `/my-shop/${shop.id}#prices`,
    });
    expect(await stored()).toMatchObject({
      price: 2.5,
      min_amount: 10,
      small_order_fee: null,
      free_delivery_from: 40,
      version: 2,
    });
    const words = { title_en: 'North Oven', address_en: 'Quay 1' };
    await post('words', { ...words, version: '2' });
    expect((await stored()).translations).toMatchObject({
      en: { title: 'North Oven', address: 'Quay 1' },
      ru: { title: expect.any(String) },
    });
    const monday = {
      monday_open: 'on',
      monday_from_0: '09:00',
      monday_to_0: '17:00',
    };
    await post('hours', { ...monday, closed_day: '2090-01-01', version: '3' });
    expect(await stored()).toMatchObject({
      hours: [{ day: 'monday', from: '09:00', to: '17:00' }],
      closed_days: ['2090-01-01'],
      version: 4,
    });
  });

  it('shows what was typed again, with what is wrong at its field', async () => {
    expect(await post('prices', { ...PRICES, price: 'two' })).toMatchObject({
      values: { price: 'two', min_amount: '10' },
      errors: { price: 'application.problem.amount' },
    });
    const minutes = {
      delivery_minutes_from: '40',
      delivery_minutes_to: '20',
      accept_minutes: '5',
    };
    expect(await post('minutes', minutes)).toMatchObject({
      errors: { delivery_minutes_to: expect.any(String) },
    });
    expect((await stored()).version).toBe(1);
  });

  it('asks for another language, or for more hours, without saving', async () => {
    expect(
      await post('words', { title_en: 'North', more_language: 'de' }),
    ).toMatchObject({ values: { more_language: 'de', title_en: 'North' } });
    expect(
      await post('hours', {
        monday_open: 'on',
        monday_from_0: '09:00',
        monday_to_0: '12:00',
        action: 'add:monday',
      }),
    ).toMatchObject({ values: { monday_from_1: '12:00' } });
    expect((await stored()).version).toBe(1);
  });

  it('says that somebody changed it meanwhile, or that it is another’s', async () => {
    await post('prices', PRICES);
    expect(await post('prices', { ...PRICES, price: '9' })).toMatchObject({
      isDone: false,
      message: expect.stringMatching(/^myShop\.notSaved ./),
      values: { price: '9' },
    });
    shop = await createShop(api.db);
    expect(await post('prices', PRICES)).toMatchObject({ code: 'ERROR_404' });
  });
});
