import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import {
  createFilledCart,
  createShopper,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder, stockLeft } from '@/tests/support/factories/order';

const ADMIN = '/dashboard/admin';
const operator = { token: TEST_OPERATOR_TOKEN };

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api);
});

const send = (method: string, path: string, body: object = {}) =>
  api.call(method, `${ADMIN}${path}`, { ...operator, body });

const place = () =>
  placeOrder(
    api,
    filled.shopper,
    orderBody(filled.cartId, filled.shop.payments.cash),
  );

describe('the operator’s calls', () => {
  it.each([
    ['GET', '/coupons'],
    ['POST', '/coupons'],
    ['POST', '/coupons/X/end'],
    ['GET', '/stocks'],
    ['PUT', '/stocks/1'],
    ['GET', '/shops'],
    ['POST', '/shops/1/close'],
    ['POST', '/shops/1/open'],
    ['POST', '/shops/1/closed-days'],
    ['DELETE', '/shops/1/closed-days/2024-01-01'],
    ['GET', '/orders/1'],
  ])('%s %s are not for customers', async (method, path) => {
    const shopper = await createShopper(api);
    for (const token of [shopper.token, undefined])
      expect(
        (await api.call(method, `${ADMIN}${path}`, { token, body: undefined }))
          .status,
      ).toBe(401);
  });
});

describe('shops', () => {
  const page = async () =>
    (await api.get(`/rest/shops/${filled.shop.id}`)).body.data;

  it('are found by title, slug and id', async () => {
    const { id, slug } = filled.shop;
    for (const search of [slug, String(id)]) {
      const { body } = await api.get(
        `${ADMIN}/shops?search=${search}`,
        operator,
      );
      expect(body.data).toContainEqual({
        id,
        slug,
        type: 'restaurant',
        title: expect.stringContaining('Kitchen'),
        open: true,
        paused_until: null,
        pause_reason: null,
        timezone: 'Asia/Tashkent',
        closed_days: [],
      });
    }
    expect(
      (await api.get(`${ADMIN}/shops?search=%25`, operator)).body.meta.total,
    ).toBe(0);
  });

  it('close and open for everybody at once: page, list, search, quote and order', async () => {
    const { cartId, shop, shopper } = filled;
    expect((await page()).open).toBe(true);
    expect((await send('POST', `/shops/${shop.id}/close`)).body.data.open).toBe(
      false,
    );
    await expect.poll(async () => (await page()).open).toBe(false);
    expect((await page()).availability).toMatchObject({
      can_order: false,
      reason: 'shop_off',
    });
    const listed = await api.get('/rest/shops/paginate?open=1&perPage=100');
    expect(
      listed.body.data.some(({ id }: { id: number }) => id === shop.id),
    ).toBe(false);
    const quote = await api.post(
      `/dashboard/user/cart/calculate/${cartId}`,
      { type: 'pickup' },
      shopper,
    );
    expect(quote.body.data.availability.reason).toBe('shop_off');
    expect((await place()).body.statusCode).toBe('ERROR_118');
    await send('POST', `/shops/${shop.id}/open`);
    await expect.poll(async () => (await page()).open).toBe(true);
    expect((await place()).status).toBe(200);
    expect((await send('POST', '/shops/999999/open')).status).toBe(404);
  });

  it('close for a day of their calendar, and take it back', async () => {
    const { id } = filled.shop;
    const now = new Date();
    api.setNow(now);
    onTestFinished(() => api.setNow(null));
    const day = new Intl.DateTimeFormat('sv', {
      timeZone: 'Asia/Tashkent',
    }).format(now);
    for (let twice = 0; twice < 2; twice += 1)
      expect(
        (await send('POST', `/shops/${id}/closed-days`, { day })).body.data
          .closed_days,
      ).toEqual([day]);
    expect((await place()).body).toMatchObject({
      statusCode: 'ERROR_118',
      data: { reason: 'closed_day' },
    });
    const back = await send('DELETE', `/shops/${id}/closed-days/${day}`);
    expect(back.body.data.closed_days).toEqual([]);
    expect((await place()).status).toBe(200);
    expect(
      (await send('POST', `/shops/${id}/closed-days`, { day: '2024-02-30' }))
        .status,
    ).toBe(400);
    expect(
      (await send('DELETE', `/shops/${id}/closed-days/never`)).status,
    ).toBe(404);
  });
});

describe('stocks', () => {
  it('are listed by shop and product, and set for everybody at once', async () => {
    const { product, shop } = filled;
    const byShop = await api.get(
      `${ADMIN}/stocks?shop_id=${shop.id}`,
      operator,
    );
    expect(byShop.body.data).toEqual([
      {
        id: product.stockId,
        shop_id: shop.id,
        product_id: product.id,
        title: expect.stringContaining('Dish'),
        options: [],
        addon: false,
        unit: 'portion',
        price: 6.9,
        quantity: 100,
        active: true,
      },
    ]);
    const menuLeft = async () =>
      (await api.get(`/rest/shops/${shop.id}/products`)).body.data
        .recommended[0]?.stocks[0].quantity ??
      (await api.get(`/rest/products/${product.id}`)).body.data.stocks[0]
        .quantity;
    expect(await menuLeft()).toBe(100);
    const set = await send('PUT', `/stocks/${product.stockId}`, {
      quantity: 1,
    });
    expect(set.body.data.quantity).toBe(1);
    await expect.poll(menuLeft).toBe(1);
    expect(await stockLeft(api.db, product.stockId)).toBe(1);
    expect((await place()).body.statusCode).toBe('ERROR_430');
  });

  it.each([[-1], [0.5], ['much'], [undefined]])(
    'refuse a quantity of %s',
    async (quantity) => {
      const { stockId } = filled.product;
      expect(
        (await send('PUT', `/stocks/${stockId}`, { quantity })).body.params,
      ).toHaveProperty('quantity');
      expect(await stockLeft(api.db, stockId)).toBe(100);
    },
  );

  it('are 404 when there is none', async () => {
    expect((await send('PUT', '/stocks/999999', { quantity: 1 })).status).toBe(
      404,
    );
  });
});
