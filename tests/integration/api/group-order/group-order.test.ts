// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { linesOf, openCartBrowser } from '@/tests/support/cart/cart-browser';
import { openEventStream } from '@/tests/support/event-stream';
import { createShopper } from '@/tests/support/factories/cart';
import {
  createGroup,
  type TestGroup,
  uuidOf,
} from '@/tests/support/factories/group';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

const CURRENT = '/rest/cart/current';

let group: TestGroup;

beforeEach(async () => {
  api.setNow(null);
  group = await createGroup(api);
});

const invitation = (code: string) => `/rest/cart/invitation/${code}`;

describe('a group order', () => {
  it('begins empty, with a link that nobody guesses and the owner alone sees', async () => {
    const cart = await api.get('/dashboard/user/cart', group.owner);
    expect(cart.body.data).toMatchObject({
      group: true,
      owner: true,
      group_order: {
        code: group.code,
        url: `/g/${group.code}`,
        spending_limit: null,
        closes_at: null,
        locked: false,
        split: 'value',
        owner_name: 'Test',
      },
    });
    expect(group.code).toMatch(/^[\w-]{22}$/);
    const member = await group.join('Ann');
    const seen = (await member.call('GET', CURRENT)).body.data;
    expect(seen).toMatchObject({ owner: false, group: true });
    expect(seen.group_order.code).toBeNull();
    const [owners, own] = seen.user_carts;
    expect([owners.uuid, own.uuid]).toEqual(['', uuidOf(member)]);
    const toOwner = (await api.get('/dashboard/user/cart', group.owner)).body
      .data;
    expect(toOwner.user_carts[1].uuid).toBe(uuidOf(member));
  });

  it('invites with names alone', async () => {
    await group.join('Ann');
    const seen = await openCartBrowser(api).call('GET', invitation(group.code));
    expect(seen.body.data).toMatchObject({
      shop: { id: group.shop.id, type: 'restaurant' },
      owner_name: 'Test',
      members: ['Test', 'Ann'],
      joined: false,
      locked: false,
    });
    const member = (await api.get('/dashboard/user/cart', group.owner)).body
      .data.user_carts[1];
    expect(JSON.stringify(seen.body)).not.toContain(member.uuid);
    const none = await openCartBrowser(api).call('GET', invitation('x'));
    expect(none.body).toMatchObject({
      statusCode: 'ERROR_441',
      message: 'You cannot join. Invalid group order',
    });
  });

  it('knows a member again by the cookie, an account and the key', async () => {
    const ann = await group.join('Ann');
    const again = await ann.call('POST', '/rest/cart/open', {
      code: group.code,
      name: 'Ann again',
    });
    expect(again.body.data).toMatchObject({ uuid: uuidOf(ann), name: 'Ann' });
    const { token } = await createShopper(api);
    const ids = new Set<number>();
    for (let turn = 0; turn < 2; turn += 1) {
      const browser = openCartBrowser(api);
      browser.signIn(token);
      const joined = await browser.call('POST', '/rest/cart/open', {
        code: group.code,
        name: 'Ben',
      });
      ids.add(joined.body.data.id);
      const keyed = await openCartBrowser(api).call(
        'POST',
        '/rest/cart/open',
        { code: group.code, name: 'Cid' },
        { 'Idempotency-Key': 'a-key-of-thirty-letters-or-more' },
      );
      ids.add(keyed.body.data.id);
    }
    expect(ids.size).toBe(2);
    const owner = openCartBrowser(api);
    owner.signIn(group.owner.token);
    const own = await owner.call('POST', '/rest/cart/open', {
      code: group.code,
      name: 'Me',
    });
    expect(own.body.data.owner).toBe(true);
    expect(owner.cookies.size).toBe(0);
  });

  it('refuses names of nothing and of more than 40 letters, and takes spaces off', async () => {
    const statuses: number[] = [];
    for (const name of ['', '   ', 'x'.repeat(41)])
      statuses.push(
        (
          await openCartBrowser(api).call('POST', '/rest/cart/open', {
            code: group.code,
            name,
          })
        ).status,
      );
    expect(statuses).toEqual([400, 400, 400]);
    const trimmed = await openCartBrowser(api).call('POST', '/rest/cart/open', {
      code: group.code,
      name: `  ${'x'.repeat(40)} `,
    });
    expect(trimmed.body.data.name).toBe('x'.repeat(40));
  });

  it('members set their own lines; another shop is refused until they leave', async () => {
    const ann = await group.join('Ann');
    const set = await group.choose(ann, [[group.dish, 2]]);
    expect(linesOf(set)).toEqual([[group.dish, 2]]);
    const other = await createShop(api.db);
    const { stockId } = await createProduct(api.db, other.id);
    for (const replace of [0, 1]) {
      const refused = await ann.insert(other.id, [[stockId, 1]], { replace });
      expect(refused.body).toMatchObject({
        statusCode: 'ERROR_440',
        message:
          'You have joined in group order. In order to add product, leave group first!',
      });
    }
    expect((await ann.call('DELETE', '/rest/cart/member/delete')).status).toBe(
      200,
    );
    expect(ann.cookies.size).toBe(0);
    expect((await ann.insert(other.id, [[stockId, 1]])).status).toBe(200);
    const { user_carts: people } = (
      await api.get('/dashboard/user/cart', group.owner)
    ).body.data;
    expect(people).toHaveLength(1);
  });

  it('what one has taken is not left for another', async () => {
    const rare = await createProduct(api.db, group.shop.id, { quantity: 5 });
    const ann = await group.join('Ann');
    const ben = await group.join('Ben');
    await group.choose(ann, [[rare.stockId, 3]]);
    const second = await group.choose(ben, [[rare.stockId, 4]]);
    expect(linesOf(second)).toEqual([[rare.stockId, 2]]);
    expect(second.body.data.notices).toMatchObject([
      { code: 'out_of_stock', from: 4, to: 2 },
    ]);
  });

  it('choosing turns into done and back', async () => {
    const ann = await group.join('Ann');
    const toggle = () =>
      ann.call('POST', `/rest/cart/status/${uuidOf(ann)}`, {
        cart_id: group.cartId,
      });
    expect((await toggle()).body.data.status).toBe(false);
    const [, seen] = (await api.get('/dashboard/user/cart', group.owner)).body
      .data.user_carts;
    expect(seen.status).toBe(false);
    expect((await toggle()).body.data.status).toBe(true);
  });

  it('a member who is removed is told so, once, and their lines are gone', async () => {
    const ann = await group.join('Ann');
    await group.choose(ann, [[group.dish, 2]]);
    const stream = await openEventStream(
      api,
      ann.cookieHeader(),
      '/rest/events',
    );
    await stream.next('id-only');
    const removed = await group.remove(ann);
    expect(removed.body.data).toMatchObject({ total_price: 0 });
    expect((await stream.next('cart')).data).toMatchObject({
      id: group.cartId,
      gone: true,
    });
    await stream.close();
    const adding = await group.choose(openCartBrowser(api, ann), [
      [group.dish, 1],
    ]);
    const read = await ann.call('GET', `${CURRENT}?optional=1`);
    for (const refused of [adding, read])
      expect(refused).toMatchObject({
        status: 404,
        body: {
          statusCode: 'ERROR_404',
          message: 'You have been kicked from group order',
          data: { reason: 'kicked', receipt: null },
        },
      });
    expect([...ann.cookies.keys()]).toEqual(['group_removed']);
    const none = await ann.call('GET', `${CURRENT}?optional=1`);
    expect(none.body.data).toBeNull();
  });

  it('a new link kills the old one, and a withdrawn one lets nobody in', async () => {
    const ann = await group.join('Ann');
    const renewed = await group.own('POST', `/group/${group.cartId}/link`);
    const { code } = renewed.body.data.group_order;
    expect(code).not.toBe(group.code);
    const join = async (body: object) =>
      (
        await openCartBrowser(api).call('POST', '/rest/cart/open', {
          name: 'Ben',
          ...body,
        })
      ).body.statusCode;
    const byId = { cart_id: group.cartId, shop_id: group.shop.id };
    expect(await join({ code: group.code })).toBe('ERROR_441');
    expect(await join(byId)).toBe('ERROR_441');
    expect(await join({ code })).toBeUndefined();
    const withdrawn = await group.own('DELETE', `/group/${group.cartId}/link`);
    expect(withdrawn.body.data.group_order).toMatchObject({
      code: null,
      url: null,
    });
    expect(await join({ code })).toBe('ERROR_441');
    expect((await group.choose(ann, [[group.dish, 1]])).status).toBe(200);
  });
});
