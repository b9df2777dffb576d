// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { orders } from '@/server/db/schema/orders';
import { shops } from '@/server/db/schema/catalogue';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { operate } from '@/tests/support/api/operator-tool';
import { fromPlane } from '@/utils/address/geo';

const TERMS = {
  minAmountMinor: 1_000,
  deliveryStartMinor: 200,
  deliveryPerKmMinor: 50,
  smallOrderFeeMinor: 100,
  freeDeliveryFromMinor: 5_000,
  taxPercent: 5,
  serviceFeePercent: 2,
};

type Filled = Awaited<ReturnType<typeof createFilledCart>>;

let owner: Shopper;
let filled: Filled;
let location: { readonly latitude: number; readonly longitude: number };

beforeEach(async () => {
  owner = await createShopper(api);
  // 13.80 in the cart, three kilometres away
  filled = await createFilledCart(api, {
    shop: { ...TERMS, ownerId: owner.userId },
  });
  const { latitude, longitude } = EXAMPLE_LOCATION;
  const [lat, lng] = fromPlane([latitude, longitude], 0, 3);
  location = { latitude: lat, longitude: lng };
});

async function quote() {
  const { body } = await api.post(
    `/dashboard/user/cart/calculate/${filled.cartId}`,
    { type: 'delivery', address: location },
    filled.shopper,
  );
  return body.data as { id: string; total_price: number };
}

const place = (quoteId: string) =>
  placeOrder(
    api,
    filled.shopper,
    orderBody(filled.cartId, filled.shop.payments.cash, {
      location,
      quote_id: quoteId,
    }),
  );

const placed = () =>
  api.db.$count(orders, eq(orders.userId, filled.shopper.userId));

async function byOwner(change: object): Promise<void> {
  const at = `/dashboard/seller/shops/${filled.shop.id}`;
  const { version } = (await api.get(at, owner)).body.data;
  const body = { version, ...change };
  const done = await api.call('PUT', at, { ...owner, body });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
}

async function byOperator(field: string, value: string): Promise<void> {
  const line = ['shop', 'set', String(filled.shop.id), field, value];
  const done = await operate(api, line);
  expect(done.errors).toBe('');
}

const MORE: readonly (readonly [name: string, change: () => Promise<void>])[] =
  [
    ['the price of a delivery', () => byOwner({ price: 3 })],
    ['the price of a kilometre', () => byOwner({ price_per_km: 1 })],
    ['the minimum, whose fee is due now', () => byOwner({ min_amount: 20 })],
    ['the tax', () => byOperator('tax', '19')],
    ['the service fee', () => byOperator('service_fee', '8')],
  ];

describe('an order with a quote from before a shop became dearer', () => {
  it.for(MORE)(
    'by %s is asked for anew, and pays what the new one says',
    async ([, change]) => {
      const old = await quote();
      await change();
      const refused = await place(old.id);
      expect([refused.status, refused.body.statusCode]).toEqual([
        409,
        'ERROR_110',
      ]);
      expect(await placed()).toBe(0);
      const now = await quote();
      expect(now.total_price).toBeGreaterThan(old.total_price);
      const order = await place(now.id);
      expect(order.status, JSON.stringify(order.body)).toBe(200);
      expect(order.body.data.total_price).toBe(now.total_price);
    },
  );

  it('by a higher fee for small orders is asked for anew', async () => {
    await byOwner({ min_amount: 20 });
    const old = await quote();
    await byOwner({ small_order_fee: 4 });
    expect((await place(old.id)).body.statusCode).toBe('ERROR_110');
    expect((await quote()).total_price).toBeGreaterThan(old.total_price);
    expect(await placed()).toBe(0);
  });

  it('by a later free delivery is asked for anew', async () => {
    await byOwner({ free_delivery_from: 10 });
    const old = await quote();
    await byOwner({ free_delivery_from: null });
    expect((await place(old.id)).body.statusCode).toBe('ERROR_110');
    expect((await quote()).total_price).toBeGreaterThan(old.total_price);
    expect(await placed()).toBe(0);
  });

  it('by a minimum that refuses is below it now', async () => {
    const old = await quote();
    await byOwner({ min_amount: 20, small_order_fee: null });
    expect((await place(old.id)).body.statusCode).toBe('ERROR_112');
    expect(await placed()).toBe(0);
  });

  it('by a smaller zone is outside of it now', async () => {
    const old = await quote();
    await byOwner({ zone: { kind: 'radius', radius_km: 1 } });
    expect((await place(old.id)).body.statusCode).toBe('ERROR_433');
    expect(await placed()).toBe(0);
  });

  it('by a way to pay that it takes no more is refused', async () => {
    const old = await quote();
    await byOwner({ payments: ['wallet'] });
    expect((await place(old.id)).body.statusCode).toBe('ERROR_432');
    expect(await placed()).toBe(0);
  });
});

describe('a shop that became cheaper', () => {
  it('charges less, and never the old price', async () => {
    const old = await quote();
    await byOwner({ price: 1, price_per_km: 0 });
    const now = await quote();
    expect(now.total_price).toBeLessThan(old.total_price);
    const order = await place(now.id);
    expect(order.body.data.total_price).toBe(now.total_price);
  });

  it('changes nothing of an order that was placed', async () => {
    const { id, total_price: total } = await quote();
    const order = await place(id);
    await byOwner({ price: 9 });
    await api.db
      .update(shops)
      .set({ taxPercent: 30 })
      .where(eq(shops.id, filled.shop.id));
    const read = await api.get(
      `/dashboard/user/orders/${order.body.data.id}`,
      filled.shopper,
    );
    expect(read.body.data.total_price).toBe(total);
  });
});
