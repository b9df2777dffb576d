import { beforeEach, describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createAddonGroup } from '@/tests/support/factories/product';

const CART = '/dashboard/user/cart';
const ORDERS = '/dashboard/user/orders';

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api, {
    shop: { logoImg: '/storage/images/logo.webp' },
  });
});

const order = async (overrides: Record<string, unknown> = {}) => {
  const { cartId, shop, shopper } = filled;
  const body = orderBody(cartId, shop.payments.cash, overrides);
  return placeOrder(api, shopper, body);
};

describe('orders', () => {
  it('are placed with a pair or a text as location, and a line of text as address', async () => {
    const forms = [
      [41.29109522493603, 69.22549522044032],
      ['41.29109522493603', '69.22549522044032'],
      '41.29109522493603,69.22549522044032',
    ];
    for (const location of forms) {
      filled = await createFilledCart(api);
      const placed = await order({ location, address: 'Navoi Street 30' });
      expect(placed.status).toBe(200);
      expect(placed.body.data).toMatchObject({
        location: { latitude: 41.29109522493603, longitude: 69.22549522044032 },
        address: { address: 'Navoi Street 30' },
      });
    }
  });

  it('carry the texts of shop and dishes where older clients look for them', async () => {
    const { shopper } = filled;
    const placed = (await order()).body.data;
    const shop = {
      translation: { title: expect.stringContaining('Kitchen') },
      logo_img: '/storage/images/logo.webp',
    };
    expect(placed).toMatchObject({
      shop,
      details: [
        {
          quantity: 2,
          total_price: 13.8,
          stock: {
            total_price: 6.9,
            product: {
              translation: { title: expect.stringContaining('Dish') },
            },
          },
        },
      ],
    });
    expect(placed.shop.translation).toHaveProperty('description');
    const { data } = (await api.get(`${ORDERS}/paginate`, shopper)).body;
    expect(data[0]).toMatchObject({ id: placed.id, shop });
  });

  it('say the price of one add-on, however many dishes it is on', async () => {
    const { product, shop, shopper } = filled;
    const [sauce] = await createAddonGroup(api.db, product, {
      shopId: shop.id,
      min: 0,
      max: 5,
      prices: [80],
    });
    const products = [
      { stock_id: product.stockId, quantity: 2 },
      { stock_id: sauce?.stockId, quantity: 3, parent_id: product.stockId },
    ];
    const body = { shop_id: shop.id, products };
    await api.post(`${CART}/insert-product`, body, shopper);
    const placed = (await order()).body.data;
    const line = placed.details.find(
      ({ addons }: { addons: unknown[] }) => addons.length > 0,
    );
    expect(line.addons[0]).toMatchObject({
      total_price: 4.8,
      stock: { total_price: 0.8 },
    });
  });

  it('are found by the older words, and say canceled to whoever said so', async () => {
    const { shopper } = filled;
    const { id } = (await order()).body.data;
    const list = async (query: string) =>
      (await api.get(`${ORDERS}/paginate?${query}`, shopper)).body.data.map(
        (row: { status: string }) => row.status,
      );
    const operator = { token: TEST_OPERATOR_TOKEN };
    expect(await list('statuses[]=cooking')).toEqual([]);
    const next = await api.post(
      `/dashboard/admin/orders/${id}/status`,
      { status: 'cooking' },
      operator,
    );
    expect(next.body.data.status).toBe('accepted');
    expect(await list('statuses[]=cooking&statuses[]=new')).toEqual([
      'accepted',
    ]);
    filled = { ...(await createFilledCart(api)), shopper: filled.shopper };
    const second = await createFilledCart(api);
    const other = await placeOrder(
      api,
      second.shopper,
      orderBody(second.cartId, second.shop.payments.cash),
    );
    const path = `${ORDERS}/${other.body.data.id}/status/change`;
    const cancelled = await api.post(
      `${path}?status=canceled`,
      {},
      second.shopper,
    );
    expect(cancelled.body.data).toMatchObject({
      status: 'canceled',
      status_history: [{ status: 'new' }, { status: 'canceled' }],
    });
    const statuses = async (query: string) =>
      (
        await api.get(`${ORDERS}/paginate?${query}`, second.shopper)
      ).body.data.map((row: { status: string }) => row.status);
    expect(await statuses('statuses[0]=canceled')).toEqual(['canceled']);
    expect(await statuses('statuses=canceled,new')).toEqual(['canceled']);
    expect(await statuses('statuses[0]=cancelled')).toEqual(['cancelled']);
    expect(await statuses('')).toEqual(['cancelled']);
    const bad = await api.get(`${ORDERS}/paginate?statuses[]=eaten`, shopper);
    expect(bad.status).toBe(400);
  });

  it('of somebody else stay unfound in every spelling', async () => {
    const { id } = (await order()).body.data;
    const stranger = await createShopper(api);
    const path = `${ORDERS}/${id}/status/change?status=canceled`;
    expect((await api.post(path, {}, stranger)).status).toBe(404);
    expect((await api.get(`${ORDERS}/${id}`, stranger)).status).toBe(404);
  });
});
