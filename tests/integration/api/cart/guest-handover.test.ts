// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import type { CartDto } from '@/server/contracts/cart';
import { shops } from '@/server/db/schema/catalogue';
import { insertBody } from '@/utils/cart/resolve-cart';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';
import { cartLine } from '@/tests/support/factories/cart-line';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { give, markSent, receive } from '@/utils/cart/cart-commands';
import {
  type CartCommand,
  type CartDeed,
  type CartState,
  UNKNOWN_CART,
} from '@/utils/cart/cart-state';
import { handedOver } from '@/utils/cart/handed-over';
import { resolve } from '@/utils/cart/resolve-cart';

type Held = [stockId: number, quantity: number, note: string | null][];

const INSERT = '/cart/insert-product';
const MERGE = '/dashboard/user/cart/merge';
const SENT = 'guest-request';

let shopper: Shopper;
let browser: CartBrowser;
let shopId: number;
let plov: number;
let tea: number;

beforeEach(async () => {
  shopId = (await createShop(api.db)).id;
  plov = (await createProduct(api.db, shopId, { maxQty: 20 })).stockId;
  tea = (await createProduct(api.db, shopId, { maxQty: 20 })).stockId;
  shopper = await createShopper(api);
  browser = openCartBrowser(api);
  // the account's own, from before
  const products = [{ stock_id: plov, quantity: 3 }];
  const own = { shop_id: shopId, products };
  await api.post(`/dashboard/user${INSERT}`, own, shopper);
});

const keyOf = (stockId: number): string => cartLine({ stockId }).key;
const doing = (state: CartState, deeds: readonly CartDeed[], from: string) =>
  deeds.reduce<CartState>(
    (next, deed, index) =>
      give(next, { ...deed, id: `${from}${index}` } as CartCommand),
    state,
  );
/** The request that carries what was done. */
function bodyOf(state: CartState) {
  const resolved = resolve(state);
  if (resolved?.kind !== 'send') throw new Error('nothing to send');
  return insertBody(resolved.request, 1);
}
const guestCart = async (): Promise<CartDto> =>
  (
    await browser.insert(shopId, [
      [plov, 2],
      [tea, 1],
    ])
  ).body.data as CartDto;

const insertAs = (guest: CartBrowser, body: object) =>
  guest.call('POST', `/rest${INSERT}`, body);

async function accountLines(): Promise<Held> {
  const { body } = await api.get('/dashboard/user/cart', shopper);
  const { user_carts } = body.data as CartDto;
  return user_carts.flatMap(({ cartDetails }) =>
    cartDetails.map(({ note, quantity, stock }): Held[number] => [
      stock.id,
      quantity,
      note,
    ]),
  );
}

/** As the browser signs in: the guest's cart is taken, and what the server never heard of follows. */
async function signIn(guest: CartState): Promise<Held> {
  browser.signIn(shopper.token);
  const taken = (await browser.call('POST', MERGE, { mode: 'add' })).body.data;
  const deeds = handedOver(guest, taken, taken.guest_version);
  const mine = doing(receive(UNKNOWN_CART, taken), deeds, 'account');
  if (deeds.length)
    await api.post(`/dashboard/user${INSERT}`, bodyOf(mine), shopper);
  return accountLines();
}

/** A guest's press on a cart that was read, whose request is on its way. */
async function press(deed: CartDeed) {
  const read = receive(UNKNOWN_CART, await guestCart());
  const done = doing(read, [deed], 'guest');
  const ids = done.commands.map(({ id }) => id);
  return { body: bodyOf(done), sent: markSent(done, ids, SENT) };
}

const PRESSES = [
  [
    'a quantity',
    () => ({ kind: 'set', key: keyOf(plov), quantity: 5 }),
    () => [
      [plov, 8, null],
      [tea, 1, null],
    ],
  ],
  [
    'a removal',
    () => ({ kind: 'remove', key: keyOf(tea) }),
    () => [[plov, 5, null]],
  ],
  [
    'a note',
    () => ({ kind: 'note', key: keyOf(tea), note: 'No sugar' }),
    () => [
      [plov, 5, null],
      [tea, 1, 'No sugar'],
    ],
  ],
] satisfies [string, () => CartDeed, () => Held][];

describe('what a guest did while signing in is done once', () => {
  it.for(PRESSES)(
    '%s that arrived without an answer',
    async ([, deed, held]) => {
      const { body, sent } = await press(deed());
      expect((await insertAs(browser, body)).status).toBe(200);
      expect(await signIn(sent)).toEqual(held());
    },
  );

  it.for(PRESSES)('%s that comes too late', async ([, deed, held]) => {
    const { body, sent } = await press(deed());
    const late = openCartBrowser(api, browser);
    expect(await signIn(sent)).toEqual(held());
    const refused = await insertAs(late, body);
    expect(refused.body).toMatchObject({
      statusCode: 'ERROR_409',
      message: expect.stringContaining('Please look again'),
    });
    expect(await accountLines()).toEqual(held());
  });

  it.for(PRESSES)(
    '%s that comes at the same moment',
    async ([, deed, held]) => {
      const { body, sent } = await press(deed());
      const tab = openCartBrowser(api, browser);
      const [lines, { status }] = await Promise.all([
        signIn(sent),
        insertAs(tab, body),
      ]);
      // before the merge, after it, or while it ended the cart
      expect([200, 409, 404]).toContain(status);
      expect(lines).toEqual(held());
    },
  );
});

describe('guest_version', () => {
  it('is the version of the guest’s cart that was taken, also when the answer is asked for again', async () => {
    const { body } = await press({
      kind: 'set',
      key: keyOf(plov),
      quantity: 5,
    });
    const { version } = (await insertAs(browser, body)).body.data;
    const tab = openCartBrowser(api, browser);
    const headers = { 'Idempotency-Key': 'sign-in' };
    for (const each of [browser, tab]) {
      each.signIn(shopper.token);
      const taken = await each.call('POST', MERGE, { mode: 'add' }, headers);
      expect(taken.body.data.guest_version).toBe(version);
    }
  });

  it('is told of a cart that ended with its shop', async () => {
    const closed = (await createShop(api.db)).id;
    const { stockId } = await createProduct(api.db, closed);
    const { body } = await browser.insert(closed, [[stockId, 1]]);
    const isClosed = eq(shops.id, closed);
    await api.db.update(shops).set({ status: 'rejected' }).where(isClosed);
    browser.signIn(shopper.token);
    const taken = await browser.call('POST', MERGE, { mode: 'add' });
    expect(taken.body.data).toMatchObject({
      guest_version: body.data.version,
      dropped: [{ stock_id: stockId }],
    });
  });

  it('is 0 where there was no guest’s cart', async () => {
    browser.signIn(shopper.token);
    const { body } = await browser.call('POST', MERGE, { mode: 'add' });
    expect(body.data.guest_version).toBe(0);
  });
});
