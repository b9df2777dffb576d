import { expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { type CartBrowser, linesOf } from '@/tests/support/cart/cart-browser';
import { orderBody } from '@/tests/support/factories/cart';
import { createGroup } from '@/tests/support/factories/group';
import { placeOrder } from '@/tests/support/factories/order';

const CURRENT = '/rest/cart/current';
const GUESTS = 29;
const AT_ONCE = 4;
const cents = (amount: number): number => Math.round(amount * 100);

interface Priced {
  readonly name: string;
  readonly total_price: number;
}

it('thirty people: each is listed with what is theirs, limited, and the shares are the total', async () => {
  const group = await createGroup(api, { taxPercent: 7 });
  await group.own('PUT', `/group/${group.cartId}`, { spending_limit: 12 });
  await group.eat([[group.side, 1]]);
  await group.own('POST', `/calculate/${group.cartId}`, {
    type: 'pickup',
    tips: 1,
  });
  const guests: CartBrowser[] = [];
  for (let turn = 1; turn <= GUESTS; turn += 1)
    guests.push(await group.join(`Guest ${turn}`));
  // Some at the same moment, as many as a busy server takes.
  for (let from = 0; from < guests.length; from += AT_ONCE) {
    const chosen = await Promise.all(
      guests
        .slice(from, from + AT_ONCE)
        .map((guest, place) =>
          group.choose(guest, [[place % 2 ? group.dish : group.side, 1]]),
        ),
    );
    for (const { status } of chosen) expect(status).toBe(200);
  }
  const [first] = guests;
  if (!first) throw new Error('nobody is there');
  const over = await group.choose(first, [[group.dish, 2]]);
  expect(over.body.statusCode).toBe('ERROR_111');

  const { data: cart } = (await group.own('GET', '')).body;
  const parts = cart.user_carts as Priced[];
  expect(parts).toHaveLength(GUESTS + 1);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(GUESTS + 1);
  const sum = parts.reduce((all, part) => all + cents(part.total_price), 0);
  expect(sum).toBe(cents(cart.total_price));
  const read = await first.call('GET', CURRENT);
  expect(linesOf(read)).toEqual([[group.side, 1]]);
  const shares = read.body.data.group_order.shares as { total: number }[];
  const quote = await group.own('POST', `/calculate/${group.cartId}`, {
    type: 'pickup',
    tips: 1,
  });
  const total = cents(quote.body.data.total_price);
  expect(shares.reduce((all, share) => all + cents(share.total), 0)).toBe(
    total,
  );

  const body = orderBody(group.cartId, group.shop.payments.cash, {
    delivery_type: 'pickup',
    tips: 1,
  });
  const placed = await placeOrder(api, group.owner, body);
  expect(cents(placed.body.data.total_price)).toBe(total);
  expect(placed.body.data.details).toHaveLength(GUESTS + 1);
});
