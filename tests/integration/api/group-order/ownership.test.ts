import { asc } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { cartDetails, carts, userCarts } from '@/server/db/schema/carts';
import { orderShares } from '@/server/db/schema/order-shares';
import { orders } from '@/server/db/schema/orders';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { createShopper, orderBody } from '@/tests/support/factories/cart';
import {
  createGroup,
  type TestGroup,
  uuidOf,
} from '@/tests/support/factories/group';

const ACCOUNT = '/dashboard/user/cart';
const GUEST = '/rest/cart';

let group: TestGroup;
/** Whose cart, lines and part everybody else reaches for. */
let victim: CartBrowser;
let victimUuid: string;
let lineId: number;
const callers = new Map<string, CartBrowser>();
let accountToken: string;

it.beforeAll(async () => {
  group = await createGroup(api);
  victim = await group.join('Victim');
  victimUuid = uuidOf(victim);
  const chosen = await group.choose(victim, [[group.dish, 2]]);
  lineId = chosen.body.data.user_carts[1].cartDetails[0].id;

  const account = openCartBrowser(api);
  ({ token: accountToken } = await createShopper(api));
  account.signIn(accountToken);
  await account.call('POST', `${ACCOUNT}/open`, { shop_id: group.shop.id });
  callers.set('another account', account);

  const guest = openCartBrowser(api);
  await guest.insert(group.shop.id, [[group.side, 1]]);
  callers.set('another guest', guest);

  callers.set('another member', await group.join('Other'));

  const removed = await group.join('Removed');
  await group.remove(removed);
  callers.set('a removed member', removed);
  callers.set('nobody', openCartBrowser(api));
});

/** Everything that a call on somebody else's cart could have changed; the callers' own rows left out. */
async function state() {
  const { db } = api;
  return {
    cart: (await db.select().from(carts)).find(({ id }) => id === group.cartId),
    people: await db.select().from(userCarts).orderBy(asc(userCarts.id)),
    lines: await db.select().from(cartDetails).orderBy(asc(cartDetails.id)),
    orders: await db.select().from(orders),
    shares: await db.select().from(orderShares),
  };
}

interface Attempt {
  readonly name: string;
  readonly method: string;
  readonly path: () => string;
  readonly body?: () => object;
}

const WRONG = '00000000-0000-4000-8000-000000000000';
const rows = () => [{ stock_id: group.dish, quantity: 9 }];

/** On the victim's part with a uuid that is not theirs, by cart id alone, and on the owner's calls. */
const ATTEMPTS: readonly Attempt[] = [
  {
    name: 'read by id',
    method: 'GET',
    path: () => `${GUEST}/${group.cartId}?user_cart_uuid=${WRONG}`,
  },
  {
    name: 'insert by id',
    method: 'POST',
    path: () => `${GUEST}/insert-product`,
    body: () => ({
      shop_id: group.shop.id,
      cart_id: group.cartId,
      user_cart_uuid: WRONG,
      products: rows(),
    }),
  },
  {
    name: 'set their line',
    method: 'POST',
    path: () => `${GUEST}/insert-product`,
    body: () => ({
      shop_id: group.shop.id,
      products: [{ id: lineId, stock_id: group.dish, quantity: 9 }],
    }),
  },
  {
    name: 'delete their line',
    method: 'DELETE',
    path: () => `${GUEST}/product/delete`,
    body: () => ({
      ids: [lineId],
      cart_id: group.cartId,
      user_cart_uuid: WRONG,
    }),
  },
  {
    name: 'toggle their status',
    method: 'POST',
    path: () => `${GUEST}/status/${WRONG}`,
    body: () => ({ cart_id: group.cartId }),
  },
  {
    name: 'make them leave',
    method: 'DELETE',
    path: () =>
      `${GUEST}/member/delete?cart_id=${group.cartId}&user_cart_uuid=${WRONG}`,
  },
  {
    name: 'remove them as the owner',
    method: 'DELETE',
    path: () =>
      `${ACCOUNT}/member/delete?cart_id=${group.cartId}&ids[0]=${victimUuid}`,
  },
  {
    name: 'delete the cart',
    method: 'DELETE',
    path: () => `${ACCOUNT}/delete`,
    body: () => ({ ids: [group.cartId] }),
  },
  {
    name: 'end the group',
    method: 'POST',
    path: () => `${ACCOUNT}/set-group/${group.cartId}`,
  },
  {
    name: 'change the rules',
    method: 'PUT',
    path: () => `${ACCOUNT}/group/${group.cartId}`,
    body: () => ({ split: 'host' }),
  },
  {
    name: 'renew the link',
    method: 'POST',
    path: () => `${ACCOUNT}/group/${group.cartId}/link`,
  },
  {
    name: 'withdraw the link',
    method: 'DELETE',
    path: () => `${ACCOUNT}/group/${group.cartId}/link`,
  },
  {
    name: 'price it',
    method: 'POST',
    path: () => `${ACCOUNT}/calculate/${group.cartId}`,
    body: () => ({ type: 'pickup' }),
  },
  {
    name: 'place it',
    method: 'POST',
    path: () => '/dashboard/user/orders',
    body: () => orderBody(group.cartId, group.shop.payments.cash),
  },
  {
    name: 'read the receipt',
    method: 'GET',
    path: () => `${GUEST}/receipts/${victimUuid}`,
  },
];

const matrix = ATTEMPTS.flatMap((attempt) =>
  [
    'another account',
    'another guest',
    'another member',
    'a removed member',
    'nobody',
  ].map((who) => ({ ...attempt, who })),
);

describe('somebody else’s cart', () => {
  it.each(matrix)(
    '$name: not for $who',
    async ({ body, method, path, who }) => {
      const known = callers.get(who);
      if (!known) throw new Error(who);
      const caller = openCartBrowser(api, known);
      caller.signIn(who === 'another account' ? accountToken : null);
      const before = await state();
      const answer = await caller.call(method, path(), body?.());
      expect([401, 404]).toContain(answer.status);
      expect(await state()).toEqual(before);
    },
  );

  it('has lines that a member’s own cookie does not delete, nor a guest’s', async () => {
    const before = await state();
    const remove = (who: string) =>
      openCartBrowser(api, callers.get(who)).call(
        'DELETE',
        `${GUEST}/product/delete`,
        { ids: [lineId] },
      );
    expect((await remove('another member')).status).toBe(404);
    // Of a cart of their own it is no line at all: older clients name such ids, too.
    expect((await remove('another guest')).status).toBe(200);
    expect(await state()).toEqual(before);
  });

  it('is not theirs to follow', async () => {
    const statuses: number[] = [];
    for (const who of ['a removed member', 'nobody'])
      statuses.push(
        (
          await openCartBrowser(api, callers.get(who)).call(
            'GET',
            '/rest/events',
          )
        ).status,
      );
    expect(statuses).toEqual([404, 401]);
  });

  it('works for its member and its owner all the same', async () => {
    const own = await victim.call('POST', `${GUEST}/status/${victimUuid}`, {
      cart_id: group.cartId,
    });
    const owner = await group.own('POST', `/group/${group.cartId}/link`);
    expect([own.status, owner.status]).toEqual([200, 200]);
  });
});
