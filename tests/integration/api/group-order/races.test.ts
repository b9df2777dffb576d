// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { closeDueGroups } from '@/server/jobs/group-deadlines';
import type { ApiAnswer } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  linesOf,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { createShopper, orderBody } from '@/tests/support/factories/cart';
import { createGroup, type TestGroup } from '@/tests/support/factories/group';
import { placeOrder } from '@/tests/support/factories/order';

const ROUNDS = 6;
const PARALLEL_JOINS = 20;

let group: TestGroup;

beforeEach(() => api.setNow(null));

interface OrderedLine {
  readonly user_cart: string;
  readonly quantity: number;
  readonly stock: { readonly id: number };
}

async function open(): Promise<readonly [CartBrowser, CartBrowser]> {
  group = await createGroup(api);
  const ann = await group.join('Ann');
  const ben = await group.join('Ben');
  await group.choose(ann, [[group.side, 1]]);
  return [ann, ben];
}

const place = () =>
  placeOrder(
    api,
    group.owner,
    orderBody(group.cartId, group.shop.payments.cash),
  );

/** The owner's cart as it stands. */
const cartNow = async () =>
  (await api.get('/dashboard/user/cart', group.owner)).body.data;

describe('at the same time', () => {
  it('an owner places while members add: what they were told is in, is in the order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const members = await open();
      const [placed, ...added] = await Promise.all([
        place(),
        ...members.map((member) => group.choose(member, [[group.dish, 2]])),
      ]);
      expect(placed.status).toBe(200);
      const details = placed.body.data.details as OrderedLine[];
      for (const [index, name] of ['Ann', 'Ben'].entries()) {
        const answer = added[index] as ApiAnswer;
        const isIn = details.some(
          (line) => line.user_cart === name && line.stock.id === group.dish,
        );
        expect(answer.status === 200).toBe(isIn);
        if (!isIn) expect(answer.body.statusCode).toBe('ERROR_441');
      }
    }
  });

  it('a member who is removed while adding leaves nothing behind', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ann] = await open();
      const [removed, added] = await Promise.all([
        group.remove(ann),
        group.choose(openCartBrowser(api, ann), [[group.dish, 2]]),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(added.status);
      expect(await cartNow()).toMatchObject({ total_price: 0 });
      const again = await group.choose(ann, [[group.dish, 2]]);
      expect(again.body.message).toBe('You have been kicked from group order');
    }
  });

  it('a deadline that passes in between lets in what everybody is told of, and nothing after', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ann, ben] = await open();
      const closesAt = new Date(Date.now() + 60_000);
      await group.own('PUT', `/group/${group.cartId}`, {
        closes_at: closesAt.toISOString(),
      });
      const services = connectServices(api.env);
      const close = () => closeDueGroups({ handle: api, services }, closesAt);
      const [closed, first, second] = await Promise.all([
        close(),
        group.choose(ann, [[group.dish, 1]]),
        group.choose(ben, [[group.dish, 1]]),
      ]);
      // A cart that somebody is writing to is passed over; the next look closes it.
      expect(closed + (await close())).toBe(1);
      const locked = await cartNow();
      expect(locked.group_order.locked).toBe(true);
      const people = locked.user_carts as {
        name: string;
        cartDetails: { stock: { id: number } }[];
      }[];
      for (const [name, answer] of [
        ['Ann', first],
        ['Ben', second],
      ] as const) {
        const lines =
          people.find((one) => one.name === name)?.cartDetails ?? [];
        const isIn = lines.some(({ stock }) => stock.id === group.dish);
        expect(answer.status === 200).toBe(isIn);
        if (!isIn) expect(answer.body.statusCode).toBe('ERROR_441');
      }
      // The clock of this process still says that there is time: what was told holds.
      const late = await group.choose(ann, [[group.dish, 5]]);
      expect(late.body.statusCode).toBe('ERROR_441');
      expect((await cartNow()).version).toBe(locked.version);
    }
  });

  it('two devices of one account: of two changes of one version one is done, the other told the new cart', async () => {
    group = await createGroup(api);
    const device = () => {
      const browser = openCartBrowser(api);
      browser.signIn(group.owner.token);
      return browser;
    };
    const devices = [device(), device()];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { version } = await cartNow();
      const answers = await Promise.all(
        devices.map((one, index) =>
          one.call('POST', '/dashboard/user/cart/insert-product', {
            shop_id: group.shop.id,
            products: [
              {
                stock_id: index ? group.dish : group.side,
                quantity: round,
              },
            ],
            version,
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [done, stale] = [...answers].sort((a, b) => a.status - b.status);
      expect(stale?.body.data.version).toBe(version + 1);
      expect(linesOf(stale as ApiAnswer)).toEqual(linesOf(done as ApiAnswer));
    }
  });

  it('twenty joins of one cookie, account or key are one member', async () => {
    const [ann] = await open();
    const { token } = await createShopper(api);
    const signedIn = (): CartBrowser => {
      const browser = openCartBrowser(api);
      browser.signIn(token);
      return browser;
    };
    const key = { 'Idempotency-Key': 'one-press-of-join-twenty-times' };
    const ways: readonly (readonly [() => CartBrowser, object])[] = [
      [() => openCartBrowser(api, ann), {}],
      [signedIn, {}],
      [() => openCartBrowser(api), key],
    ];
    for (const [browser, headers] of ways) {
      const ids = await Promise.all(
        Array.from({ length: PARALLEL_JOINS }, async (_, turn) => {
          const joined = await browser().call(
            'POST',
            '/rest/cart/open',
            { code: group.code, name: `Turn ${turn}` },
            { ...headers },
          );
          return joined.body.data.id as number;
        }),
      );
      expect(new Set(ids).size).toBe(1);
    }
    // Owner, Ann, Ben, the account and the key.
    expect((await cartNow()).user_carts).toHaveLength(5);
  });

  it('five people change one cart at once, and nothing of anybody is lost', async () => {
    group = await createGroup(api);
    const people = await Promise.all(
      ['Ann', 'Ben', 'Cid', 'Dia', 'Eva'].map((name) => group.join(name)),
    );
    for (let round = 1; round <= ROUNDS; round += 1)
      await Promise.all(
        people.map((one, index) =>
          group.choose(one, [
            [group.dish, round],
            [group.side, index + 1],
          ]),
        ),
      );
    for (const [index, one] of people.entries())
      expect(linesOf(await one.call('GET', '/rest/cart/current'))).toEqual([
        [group.dish, ROUNDS],
        [group.side, index + 1],
      ]);
  });
});
