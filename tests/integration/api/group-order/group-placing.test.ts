// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { openEventStream } from '@/tests/support/event-stream';
import { orderBody } from '@/tests/support/factories/cart';
import {
  createGroup,
  type TestGroup,
  uuidOf,
} from '@/tests/support/factories/group';
import { placeOrder } from '@/tests/support/factories/order';

let group: TestGroup;
let ann: CartBrowser;
let ben: CartBrowser;

interface Amounts {
  readonly items: number;
  readonly fees: number;
  readonly tax: number;
  readonly discount: number;
  readonly tips: number;
  readonly total: number;
}

const cents = (amount: number): number => Math.round(amount * 100);

beforeEach(async () => {
  group = await createGroup(api, { taxPercent: 7, serviceFeePercent: 3 });
  ann = await group.join('Ann');
  ben = await group.join('Ben');
  await group.choose(ann, [[group.dish, 1]]);
  await group.choose(ben, [[group.side, 2]]);
});

const body = (more: object = {}) =>
  orderBody(group.cartId, group.shop.payments.cash, { tips: 1, ...more });

async function ownerReceipt(orderId: number) {
  const order = await api.get(`/dashboard/user/orders/${orderId}`, group.owner);
  const { group_receipt: uuid } = order.body.data as { group_receipt: string };
  return (await api.get(`/rest/cart/receipts/${uuid}`)).body.data;
}

describe('placing a group order', () => {
  it('takes the lines of all, each with its name, also of an owner who eats nothing', async () => {
    const placed = await placeOrder(api, group.owner, body());
    expect(placed.status).toBe(200);
    expect(
      placed.body.data.details.map(
        (line: { user_cart: string; quantity: number }) => [
          line.user_cart,
          line.quantity,
        ],
      ),
    ).toEqual([
      ['Ann', 1],
      ['Ben', 2],
    ]);
    expect((await api.get('/dashboard/user/cart', group.owner)).status).toBe(
      404,
    );
  });

  it.each(['host', 'equal', 'value'])(
    'keeps shares that add up to the total, part by part, split by %s',
    async (split) => {
      await group.own('PUT', `/group/${group.cartId}`, { split });
      for (const currency of [1, 3]) {
        const placed = await placeOrder(
          api,
          group.owner,
          body({ currency_id: currency }),
        );
        const { data: order } = placed.body;
        const receipt = await ownerReceipt(order.id);
        const sum = (field: keyof Amounts): number =>
          receipt.members.reduce(
            (total: number, share: Amounts) => total + cents(share[field]),
            0,
          );
        expect(sum('total')).toBe(cents(order.total_price));
        expect(sum('tax')).toBe(cents(order.tax));
        expect(sum('tips')).toBe(cents(order.tips));
        expect(sum('fees')).toBe(
          cents(order.delivery_fee) +
            cents(order.service_fee) +
            cents(order.small_order_fee),
        );
        expect(sum('items')).toBe(
          cents(order.origin_price) - cents(order.total_discount),
        );
        const [owner] = receipt.members;
        expect(owner.owner).toBe(true);
        expect(cents(owner.total) > 0).toBe(split === 'host');
        group = await createGroup(api, { taxPercent: 7 });
        await group.choose(await group.join('Ann'), [[group.dish, 1]]);
        await group.choose(await group.join('Ben'), [[group.side, 2]]);
        await group.own('PUT', `/group/${group.cartId}`, { split });
      }
    },
  );

  it('gives every member a receipt of their own, and nobody another', async () => {
    const { data: order } = (await placeOrder(api, group.owner, body())).body;
    const own = await openCartBrowser(api).call(
      'GET',
      `/rest/cart/receipts/${uuidOf(ben)}`,
    );
    expect(own.body.data).toMatchObject({
      name: 'Ben',
      owner: false,
      order: { id: null, status: 'new', shop: { id: group.shop.id } },
      items: 6.66,
      of: order.total_price,
      members: [],
    });
    expect(own.body.data.lines).toMatchObject([
      { quantity: 2, total_price: 6.66, list_price: 6.66 },
    ]);
    expect(JSON.stringify(own.body)).not.toContain(uuidOf(ann));
    for (const uuid of ['x', '00000000-0000-4000-8000-000000000000'])
      expect((await api.get(`/rest/cart/receipts/${uuid}`)).status).toBe(404);
  });

  it('tells every member that it is finished, where the receipt is, and lets nobody write', async () => {
    const stream = await openEventStream(
      api,
      ann.cookieHeader(),
      '/rest/events',
    );
    await stream.next('id-only');
    await placeOrder(api, group.owner, body());
    expect((await stream.next('cart')).data).toMatchObject({
      id: group.cartId,
      gone: true,
    });
    await stream.close();
    const writing = await group.choose(openCartBrowser(api, ann), [
      [group.dish, 5],
    ]);
    expect(writing).toMatchObject({
      status: 400,
      body: { statusCode: 'ERROR_441', data: { reason: 'finished' } },
    });
    const reading = await ann.call('GET', '/rest/cart/current');
    expect(reading).toMatchObject({
      status: 404,
      body: {
        message: 'This group order has been placed.',
        data: { reason: 'finished' },
      },
    });
    expect(ann.cookies.size).toBe(0);
    const { receipt } = reading.body.data;
    expect(
      (await api.get(`/rest/cart/receipts/${receipt}`)).body.data.name,
    ).toBe('Ann');
    const late = await openCartBrowser(api).call('POST', '/rest/cart/open', {
      code: group.code,
      name: 'Late',
    });
    expect(late.body.statusCode).toBe('ERROR_441');
  });

  it('with a quote that no longer holds is 409 with what changed', async () => {
    const quote = await group.own('POST', `/calculate/${group.cartId}`, {
      type: 'delivery',
      address: body().location,
      tips: 1,
    });
    await group.choose(ben, [[group.side, 3]]);
    const placed = await placeOrder(
      api,
      group.owner,
      body({ quote_id: quote.body.data.id }),
    );
    expect(placed).toMatchObject({
      status: 409,
      body: { statusCode: 'ERROR_110' },
    });
  });

  it('is the owner’s alone', async () => {
    const member = openCartBrowser(api, ann);
    const nobody = await member.call('POST', '/dashboard/user/orders', body());
    expect(nobody.status).toBe(401);
  });
});

describe('what was ordered', () => {
  it('does not come back from the guest’s cart of before the sign-in', async () => {
    const guest = openCartBrowser(api);
    await guest.insert(group.shop.id, [[group.dish, 2]]);
    const single = await createGroup(api);
    guest.signIn(single.owner.token);
    await single.own('POST', `/set-group/${single.cartId}`);
    // An older client brings the lines over itself and leaves the cookie.
    await single.own('DELETE', '/delete', { ids: [single.cartId] });
    const filled = await guest.call(
      'POST',
      '/dashboard/user/cart/insert-product',
      {
        shop_id: group.shop.id,
        products: [{ stock_id: group.dish, quantity: 2 }],
      },
    );
    const placed = await guest.call(
      'POST',
      '/dashboard/user/orders',
      orderBody(filled.body.data.id, group.shop.payments.cash),
    );
    expect(placed.status).toBe(200);
    expect(guest.cookies.has('guest_cart')).toBe(false);
    const account = await guest.call('GET', '/dashboard/user/cart?optional=1');
    expect(account.body.data).toBeNull();
    const again = await guest.call('GET', '/rest/cart/current?optional=1');
    expect(again.body.data).toBeNull();
  });
});
