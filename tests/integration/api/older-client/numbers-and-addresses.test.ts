import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';

const CART = '/dashboard/user/cart';
const ADDRESSES = '/dashboard/user/addresses';
const POINT = { latitude: 41.3, longitude: 69.24 };

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

describe('numbers', () => {
  it('are taken as text in a cart, a quote and an order', async () => {
    const { product, shop, shopper } = filled;
    const products = [{ stock_id: String(product.stockId), quantity: '3' }];
    const cart = await api.post(
      `${CART}/insert-product`,
      { shop_id: String(shop.id), currency_id: '1', rate: '1', products },
      shopper,
    );
    expect(cart.status).toBe(200);
    expect(cart.body.data.total_price).toBe(20.7);
    const single = { shop_id: `${shop.id}`, stock_id: `${product.stockId}` };
    expect(
      (await api.post(CART, { ...single, quantity: '2' }, shopper)).body.data
        .total_price,
    ).toBe(13.8);
    const quote = await api.post(
      `${CART}/calculate/${filled.cartId}`,
      {
        type: 'delivery',
        address: {
          latitude: '41.29109522493603',
          longitude: '69.22549522044032',
        },
        tips: '1.5',
        coupon: '',
        delivery_date: null,
      },
      shopper,
    );
    expect(quote.status).toBe(200);
    expect(quote.body.data).toMatchObject({
      tips: 1.5,
      total_tax: expect.any(Number),
    });
    const placed = await order({
      cart_id: String(filled.cartId),
      payment_id: String(shop.payments.cash),
      phone: 998_901_234_567,
      location: {
        latitude: '41.29109522493603',
        longitude: '69.22549522044032',
      },
      address: { address: 'Amir Temur Avenue 12', floor: 3, house: 12 },
      note: null,
      tips: '0',
    });
    expect(placed.status).toBe(200);
    expect(placed.body.data).toMatchObject({
      phone: '998901234567',
      location: { latitude: 41.29109522493603, longitude: 69.22549522044032 },
      address: { floor: '3', house: '12' },
    });
  });

  it.each(['x', '', '1e2', '0x1', '1,5', ' ', '--1', null, [], {}, true])(
    'are not %j',
    async (quantity) => {
      const { product, shop, shopper } = filled;
      const products = [{ stock_id: product.stockId, quantity }];
      const { body, status } = await api.post(
        `${CART}/insert-product`,
        { shop_id: shop.id, products },
        shopper,
      );
      expect(status).toBe(400);
      expect(body.params).toHaveProperty('products.0.quantity');
    },
  );

  it.each([
    ['address', { address: [41.3] }],
    ['address', { address: 'nowhere' }],
    ['address.latitude', { address: ['91', '69.2'] }],
    ['address.longitude', { address: { latitude: 41.3 } }],
    ['tips', { tips: [] }],
  ])('name the field %s that is wrong', async (field, wrong) => {
    const { body, status } = await api.post(
      `${CART}/calculate/${filled.cartId}`,
      { type: 'delivery', ...wrong },
      filled.shopper,
    );
    expect(status).toBe(400);
    expect(Object.keys(body.params).join()).toContain(field);
  });
});

describe('cart/product/delete', () => {
  it('leaves alone what is no line of this cart', async () => {
    const { product, shop, shopper } = filled;
    const second = await createProduct(api.db, shop.id);
    const products = [{ stock_id: second.stockId, quantity: 1 }];
    const { data } = (
      await api.post(
        `${CART}/insert-product`,
        { shop_id: shop.id, products },
        shopper,
      )
    ).body;
    const line = data.user_carts[0].cartDetails.find(
      (row: { stock: { id: number } }) => row.stock.id === product.stockId,
    );
    const stranger = await createFilledCart(api);
    const foreign = (await api.get(CART, stranger.shopper)).body.data;
    const ids = [
      String(line.id),
      foreign.user_carts[0].cartDetails[0].id,
      999_999,
    ];
    const answer = await api.call('DELETE', `${CART}/product/delete`, {
      ...shopper,
      body: { ids },
    });
    expect(answer.status).toBe(200);
    expect(
      answer.body.data.user_carts[0].cartDetails.map(
        (row: { stock: { id: number } }) => row.stock.id,
      ),
    ).toEqual([second.stockId]);
    expect((await api.get(CART, stranger.shopper)).body.data).toEqual(foreign);
  });
});

describe('saved addresses', () => {
  const parts = {
    house: '30',
    floor: '2',
    office: '4',
    entrance: '1',
    comment: 'Blue door',
  };
  const older = {
    title: 'Home',
    address: { address: 'Navoi Avenue 30', ...parts },
    location: [41.3, 69.24],
  };

  it('are written and read with the parts under address and the point as a pair', async () => {
    const { shopper } = filled;
    const made = await api.post(ADDRESSES, older, shopper);
    expect(made.body.data).toEqual({
      id: expect.any(Number),
      ...older,
      address: { ...older.address, leave_at_door: false },
      active: true,
    });
    const list = (await api.get(ADDRESSES, shopper)).body.data;
    expect(list).toEqual([made.body.data]);
    const profile = await api.get('/dashboard/user/profile/show', shopper);
    expect(profile.body.data.addresses).toEqual(list);
    const changed = await api.call('PUT', `${ADDRESSES}/${list[0].id}`, {
      ...shopper,
      body: { address: { floor: 7 }, location: ['41.4', '69.3'] },
    });
    expect(changed.body.data).toMatchObject({
      address: { ...older.address, floor: '7' },
      location: [41.4, 69.3],
    });
  });

  it('are taken as flat strings and as an object of a point, too', async () => {
    const address = 'Navoi Avenue 30';
    for (const body of [
      { ...parts, title: 'Home', address, location: POINT },
      { ...parts, title: 'Home', address, location: '41.3,69.24' },
    ])
      expect(
        (await api.post(ADDRESSES, body, filled.shopper)).body.data,
      ).toMatchObject(older);
  });

  it('want a street and a point', async () => {
    for (const [field, body] of [
      ['address', { ...older, address: undefined }],
      ['address', { ...older, address: '' }],
      ['address', { ...older, address: { floor: '2' } }],
      ['location', { ...older, location: undefined }],
      ['location', { ...older, location: [41.3] }],
    ] as const) {
      const answer = await api.post(ADDRESSES, body, filled.shopper);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.params).join()).toContain(field);
    }
  });
});
