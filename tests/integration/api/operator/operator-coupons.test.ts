import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { createFilledCart } from '@/tests/support/factories/cart';

const ADMIN = '/dashboard/admin';
const operator = { token: TEST_OPERATOR_TOKEN };

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api);
});

const send = (method: string, path: string, body: object = {}) =>
  api.call(method, `${ADMIN}${path}`, { ...operator, body });

describe('coupons', () => {
  const make = (body: object) => send('POST', '/coupons', body);
  const calculate = (coupon: string) =>
    api.post(
      `/dashboard/user/cart/calculate/${filled.cartId}`,
      { type: 'pickup', coupon },
      filled.shopper,
    );

  it('are made, used, listed and ended', async () => {
    const made = await make({
      name: 'spring5',
      type: 'fix',
      price: 5,
      shop_id: filled.shop.id,
      uses_max: 3,
      min_amount: 10,
    });
    expect(made.body.data).toMatchObject({
      name: 'SPRING5',
      type: 'fix',
      for: 'total_price',
      price: 5,
      shop_id: filled.shop.id,
      uses: 0,
      uses_max: 3,
      min_amount: 10,
      max_discount: null,
      expired_at: null,
      state: 'running',
    });
    expect((await calculate('spring5')).body.data.coupon_price).toBe(5);
    const [first] = (await api.get(`${ADMIN}/coupons`, operator)).body.data;
    expect(first.name).toBe('SPRING5');
    const ended = await send('POST', '/coupons/spring5/end');
    expect(ended.body.data.state).toBe('over');
    const again = await send('POST', '/coupons/spring5/end');
    expect(again.body.data.expired_at).toBe(ended.body.data.expired_at);
    expect((await calculate('spring5')).body.statusCode).toBe('ERROR_250');
  });

  it('take a percentage, of the way, from a moment until another', async () => {
    const { body } = await make({
      name: 'LATER',
      type: 'percent',
      for: 'delivery_fee',
      price: 12.5,
      max_discount: 2,
      starts_at: '2090-01-01T00:00:00+05:00',
      ends_at: '2090-02-01T00:00:00Z',
    });
    expect(body.data).toMatchObject({
      price: 12.5,
      for: 'delivery_fee',
      max_discount: 2,
      starts_at: '2089-12-31T19:00:00.000Z',
      state: 'not_begun',
    });
    expect((await calculate('LATER')).body.statusCode).toBe('ERROR_249');
  });

  it.each<[string, object, string]>([
    ['no price', { price: 0 }, 'price'],
    ['more than 100 %', { type: 'percent', price: 101 }, 'price'],
    ['a name with blanks', { name: 'TWO WORDS' }, 'name'],
    ['half a cent', { price: 0.005 }, 'price'],
    ['no use at all', { uses_max: 0 }, 'uses_max'],
    [
      'an end before its beginning',
      { starts_at: '2090-01-02T00:00:00Z', ends_at: '2090-01-01T00:00:00Z' },
      'ends_at',
    ],
  ])('refuse %s', async (_, changes, field) => {
    const { body, status } = await make({
      name: 'BAD',
      type: 'fix',
      price: 5,
      ...changes,
    });
    expect(status).toBe(400);
    expect(body.params).toHaveProperty(field);
  });

  it('refuse a name that is taken and a shop that is not there', async () => {
    const body = { name: 'TWICE', type: 'fix', price: 5 };
    await make(body);
    expect((await make({ ...body, name: 'twice' })).body.statusCode).toBe(
      'ERROR_506',
    );
    expect((await make({ ...body, name: 'X9', shop_id: 999_999 })).status).toBe(
      404,
    );
    expect((await send('POST', '/coupons/NONE/end')).status).toBe(404);
  });
});
