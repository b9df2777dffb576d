import { beforeEach, describe, expect } from 'vitest';
import { type ApiAnswer, openApi } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';
import {
  createAddonMenu,
  type AddonMenu,
} from '@/tests/support/factories/addon-menu';
import { createCurrencies } from '@/tests/support/factories/currency';

const ACCOUNT = '/dashboard/user/cart';

let menu: AddonMenu;
let owner: Shopper;

it.beforeAll(async () => {
  menu = await createAddonMenu(api);
});

beforeEach(async () => {
  owner = await createShopper(api);
});

interface Member {
  readonly uuid: string;
  readonly cart_id: number;
}

/** Starts a group as they do: an empty cart, then group mode; no bodies where nothing is asked. */
async function startGroup(): Promise<number> {
  const opened = await api.post(
    `${ACCOUNT}/open`,
    { shop_id: String(menu.shop.id), currency_id: '1', rate: 1 },
    owner,
  );
  const { id } = opened.body.data as { id: number };
  const set = await api.call('POST', `${ACCOUNT}/set-group/${id}`, owner);
  expect(set.body.data).toMatchObject({ id, group: true });
  return id;
}

/** Joins as they do, without cookies: by shop and cart. */
async function join(cartId: number, name: string): Promise<Member> {
  const joined = await api.post('/rest/cart/open', {
    shop_id: menu.shop.id,
    cart_id: String(cartId),
    name,
  });
  expect(joined.status).toBe(200);
  expect(joined.body.data).toMatchObject({
    name,
    status: true,
    cartDetails: [],
  });
  return joined.body.data as Member;
}

const insert = (
  { cart_id, uuid }: Member,
  products: object[],
): Promise<ApiAnswer> =>
  api.post('/rest/cart/insert-product', {
    shop_id: menu.shop.id,
    currency_id: 1,
    rate: 1,
    cart_id,
    user_cart_uuid: uuid,
    products,
  });

const read = ({ cart_id, uuid }: Member): Promise<ApiAnswer> =>
  api.get(
    `/rest/cart/${cart_id}?shop_id=${menu.shop.id}&user_cart_uuid=${uuid}&lang=ru`,
  );

describe('an older client’s group', () => {
  it('is joined by shop and cart, filled and read with the uuid alone', async () => {
    const cartId = await startGroup();
    const ann = await join(cartId, 'Ann');
    const added = await insert(ann, menu.dishRows(2, 1));
    expect(added.status).toBe(200);
    const seen = await read(ann);
    expect(seen.body.data).toMatchObject({
      id: cartId,
      shop_id: menu.shop.id,
      owner_id: owner.userId,
      group: true,
      total_price: 14.32,
      currency_id: 1,
      rate: 1,
      user_carts: [
        { user_id: owner.userId, cartDetails: [] },
        { name: 'Ann', uuid: ann.uuid, user_id: null, status: true },
      ],
    });
    const [, own] = seen.body.data.user_carts;
    expect(own.cartDetails[0].addons).toHaveLength(2);
    expect(own.cartDetails[0].stock.product.translation.title).toMatch(
      /^Блюдо/,
    );
  });

  it('is done, left and ended by the calls of then', async () => {
    const cartId = await startGroup();
    const ann = await join(cartId, 'Ann');
    const ben = await join(cartId, 'Ben');
    const done = await api.post(`/rest/cart/status/${ann.uuid}`, {
      cart_id: cartId,
    });
    expect(done.body.data.status).toBe(false);
    const left = await api.call(
      'DELETE',
      `/rest/cart/member/delete?cart_id=${cartId}&ids%5B0%5D=${ann.uuid}`,
    );
    expect(left.status).toBe(200);
    expect((await read(ann)).status).toBe(404);
    const removed = await api.call(
      'DELETE',
      `${ACCOUNT}/member/delete?cart_id=${cartId}&ids%5B0%5D=${ben.uuid}`,
      owner,
    );
    expect(removed.body.data.user_carts).toHaveLength(1);
    expect((await read(ben)).status).toBe(404);
    const off = await api.call('POST', `${ACCOUNT}/set-group/${cartId}`, owner);
    expect(off.body.data.group).toBe(false);
  });

  it('cannot be joined at another shop, by a guessed cart, nor when it is no group', async () => {
    const cartId = await startGroup();
    const codes: string[] = [];
    for (const body of [
      { shop_id: menu.shop.id + 1, cart_id: cartId },
      { shop_id: menu.shop.id, cart_id: cartId + 1 },
      { shop_id: menu.shop.id },
      {},
    ])
      codes.push(
        (await api.post('/rest/cart/open', { ...body, name: 'Ann' })).body
          .statusCode,
      );
    await api.call('POST', `${ACCOUNT}/set-group/${cartId}`, owner);
    const off = await api.post('/rest/cart/open', {
      shop_id: menu.shop.id,
      cart_id: cartId,
      name: 'Ann',
    });
    expect([...codes, off.body.statusCode]).toEqual(
      Array.from({ length: 5 }, () => 'ERROR_441'),
    );
  });

  it('has carts whose ids do not count up', async () => {
    const first = await startGroup();
    owner = await createShopper(api);
    const second = await startGroup();
    expect(Math.abs(second - first)).toBeGreaterThan(1);
  });

  it('lets an address guess so often', async () => {
    const limited = await openApi({ RATE_LIMIT_CARTS_PER_10_MINUTES: '3' });
    await createCurrencies(limited.db);
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1)
      statuses.push(
        (
          await limited.post('/rest/cart/open', {
            shop_id: 1,
            cart_id: turn + 1,
            name: 'Ann',
          })
        ).status,
      );
    await limited.close();
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

describe('an older client’s guest', () => {
  it('has a cart without a cookie, by id and uuid', async () => {
    const made = await api.post('/rest/cart', {
      shop_id: menu.shop.id,
      name: 'Guest',
      currency_id: 1,
      rate: 1,
    });
    const { id, user_carts } = made.body.data as {
      id: number;
      user_carts: { uuid: string }[];
    };
    const guest = { cart_id: id, uuid: user_carts[0]?.uuid ?? '' };
    await insert(guest, menu.dishRows(1));
    const again = await api.post('/rest/cart', {
      shop_id: menu.shop.id,
      cart_id: id,
      user_cart_uuid: guest.uuid,
    });
    expect(again.body.data.id).toBe(id);
    const [line] = again.body.data.user_carts[0].cartDetails;
    const removed = await api.call('DELETE', '/rest/cart/product/delete', {
      body: {
        ids: [line.id, menu.idOf(menu.sauces[1])],
        cart_id: id,
        user_cart_uuid: guest.uuid,
      },
    });
    expect(removed.body.data.user_carts[0].cartDetails).toEqual([]);
    expect((await read(guest)).body.data.total_price).toBe(0);
  });
});

describe('an older client’s account', () => {
  it('inserts without version, replace and key, and the last one counts', async () => {
    for (const quantity of [1, 4, 2])
      await menu.insert(owner, menu.dishRows(quantity));
    const { data } = (await api.get(ACCOUNT, owner)).body;
    expect(data.user_carts[0].cartDetails[0].quantity).toBe(2);
    expect(data.notices).toBeUndefined();
  });
});
