import { describe, expect } from 'vitest';
import { createApp } from '@/server/app';
import { openCartBrowser } from '@/tests/support/cart/cart-browser';
import { CITY_NOON, seededIt as it } from '@/tests/example/support/seeded-api';
import { api } from '@/tests/support/api/api-test';

/** What pages ask for while they are rendered. */
const CALLS = [
  '/rest/settings',
  '/rest/currencies',
  '/rest/languages/active',
  '/rest/payments',
  '/rest/translations/paginate?lang=ru',
  '/rest/categories/paginate?type=shop',
  '/rest/banners/paginate',
  '/rest/shops/paginate?type=restaurant&address[latitude]=41.2911&address[longitude]=69.2254',
  '/rest/shops/1?lang=ru',
  '/rest/shops/1/products?lang=ar',
  '/rest/products/{product}',
  '/dashboard/user/profile/show',
  '/dashboard/user/addresses',
  '/dashboard/user/orders/paginate',
  '/dashboard/user/orders/{order}',
  '/dashboard/user/cart',
];

describe('a call made in process', () => {
  let token = '';
  const ids = { order: 0, product: 0 };

  it.beforeAll(async () => {
    const account = { email: 'demo@sofra.example', password: 'sofra-demo' };
    const session = await api.post('/auth/login', account);
    token = String(session.body.data.access_token);
    const orders = await api.get('/dashboard/user/orders/paginate', { token });
    ids.order = Number(orders.body.data[0].id);
    const menu = await api.get('/rest/shops/1/products');
    const [dish] = menu.body.data.all[0].products;
    ids.product = Number(dish.id);
    await api.post(
      '/dashboard/user/cart',
      { shop_id: 1, stock_id: dish.stocks[0].id, quantity: 1 },
      { token },
    );
  });

  /** The answer as a rendering page gets it. */
  async function askInProcess(path: string) {
    const { db, env } = api;
    const app = createApp({
      env,
      db: () => Promise.resolve(db),
      now: () => CITY_NOON,
    });
    let body: unknown;
    const response = await app.fetch(
      new Request(`http://in.process/api/v1${path}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
      {
        inProcess: {
          clientAddress: null,
          handOver: (handed: unknown) => {
            body = handed;
          },
        },
      },
    );
    return { body, text: await response.text(), status: response.status };
  }

  it.each(CALLS)(
    'gets %s as the very thing that JSON would say',
    async (call) => {
      const path = call
        .replace('{order}', String(ids.order))
        .replace('{product}', String(ids.product));
      const { body, status, text } = await askInProcess(path);
      expect([status, text]).toEqual([200, '']);
      expect(body).toStrictEqual(JSON.parse(JSON.stringify(body)));
      const { timestamp: _mine, ...mine } = body as Record<string, unknown>;
      const { timestamp: _theirs, ...theirs } = (await api.get(path, { token }))
        .body;
      expect(mine).toEqual(theirs);
    },
  );

  it('is refused in words, as anybody else', async () => {
    const { body, status, text } = await askInProcess('/rest/shops/999999');
    expect([status, body]).toEqual([404, undefined]);
    expect(JSON.parse(text)).toMatchObject({ statusCode: 'ERROR_404' });
  });

  it('is made for the guest whose page it is, and believes no header of its own', async () => {
    const guest = openCartBrowser(api);
    const menu = await api.get('/rest/shops/1/products');
    const [dish] = menu.body.data.all[0].products;
    await guest.insert(1, [[dish.stocks[0].id, 1]]);
    const guest_cart = guest.cookies.get('guest_cart');
    const ask = async (cartCookies: Record<string, string | undefined>) => {
      const response = await api.app.fetch(
        new Request('http://in.process/api/v1/rest/cart/current?optional=1', {
          headers: guest.cookieHeader(),
        }),
        { inProcess: { clientAddress: null, cartCookies } },
      );
      const { data } = (await response.json()) as { data: unknown };
      return data;
    };
    expect(await ask({ guest_cart })).toMatchObject({ shop_id: 1 });
    expect(await ask({})).toBeNull();
  });
});
