// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { closeDueGroups } from '@/server/jobs/group-deadlines';
import { api, it } from '@/tests/support/api/api-test';
import { linesOf, openCartBrowser } from '@/tests/support/cart/cart-browser';
import { openEventStream } from '@/tests/support/event-stream';
import { createShopper } from '@/tests/support/factories/cart';
import { signIn } from '@/tests/support/factories/user';
import { createGroup, type TestGroup } from '@/tests/support/factories/group';

const CURRENT = '/rest/cart/current';
const HOUR_MS = 3_600_000;

let group: TestGroup;

beforeEach(async () => {
  api.setNow(null);
  group = await createGroup(api);
});

const invitation = (code: string) => `/rest/cart/invitation/${code}`;

describe('the rules of a group order', () => {
  it('has thirty people at most', async () => {
    for (let turn = 1; turn < 30; turn += 1) await group.join(`Guest ${turn}`);
    const late = await openCartBrowser(api).call('POST', '/rest/cart/open', {
      code: group.code,
      name: 'Late',
    });
    expect(late.body).toMatchObject({
      statusCode: 'ERROR_441',
      message: 'This group order is full.',
    });
  });

  it('has a spending limit per person, in whatever currency', async () => {
    const set = await group.own('PUT', `/group/${group.cartId}`, {
      spending_limit: 25,
    });
    expect(set.body.data.group_order.spending_limit).toBe(25);
    const ann = await group.join('Ann');
    expect((await group.choose(ann, [[group.dish, 2]])).status).toBe(200);
    const over = await group.choose(ann, [[group.dish, 3]]);
    expect(over.body).toMatchObject({
      statusCode: 'ERROR_111',
      params: { limit: ['25'], over: ['5'] },
      data: { limit: 25, over: 5 },
    });
    expect(linesOf(await ann.call('GET', CURRENT))).toEqual([[group.dish, 2]]);
    // A limit that comes down leaves what is there, and lets it get smaller.
    await group.own('PUT', `/group/${group.cartId}`, { spending_limit: 5 });
    expect((await group.choose(ann, [[group.dish, 1]])).status).toBe(200);
    expect((await group.choose(ann, [[group.dish, 2]])).status).toBe(400);
    await group.own('PUT', `/group/${group.cartId}`, { spending_limit: null });
    expect((await group.choose(ann, [[group.dish, 9]])).status).toBe(200);
    const foreign = await group.own(
      'PUT',
      `/group/${group.cartId}?currency_id=2`,
      { spending_limit: 100.1 },
    );
    expect(foreign.body.data.group_order.spending_limit).toBe(100.1);
  });

  it('locks at its deadline, tells everybody, and opens again', async () => {
    const ann = await group.join('Ann');
    await group.choose(ann, [[group.dish, 1]]);
    const closesAt = new Date(Date.now() + HOUR_MS / 2);
    const set = await group.own('PUT', `/group/${group.cartId}`, {
      closes_at: closesAt.toISOString(),
    });
    expect(set.body.data.group_order).toMatchObject({
      closes_at: closesAt.toISOString(),
      locked: false,
    });
    const stream = await openEventStream(
      api,
      ann.cookieHeader(),
      '/rest/events',
    );
    await stream.next('id-only');
    const deps = { handle: api, services: connectServices(api.env) };
    expect(await closeDueGroups(deps, new Date(+closesAt - 1))).toBe(0);
    api.setNow(closesAt);
    // Nobody has been told yet: the transaction itself looks at the clock.
    expect((await group.choose(ann, [[group.dish, 2]])).body.statusCode).toBe(
      'ERROR_441',
    );
    expect(await closeDueGroups(deps, closesAt)).toBe(1);
    expect(await closeDueGroups(deps, closesAt)).toBe(0);
    expect((await stream.next('cart')).data).toMatchObject({
      id: group.cartId,
    });
    await stream.close();
    const locked = (await ann.call('GET', CURRENT)).body.data;
    expect(locked.group_order.locked).toBe(true);
    for (const refused of [
      await group.choose(ann, [[group.dish, 2]]),
      await group.eat([[group.dish, 2]]),
      await ann.call('DELETE', '/rest/cart/product/delete', {
        ids: [locked.user_carts[1].cartDetails[0].id],
      }),
      await openCartBrowser(api).call('POST', '/rest/cart/open', {
        code: group.code,
        name: 'Late',
      }),
      await openCartBrowser(api).call('GET', invitation(group.code)),
    ])
      expect(refused.body.statusCode).toBe('ERROR_441');
    expect(
      (await ann.call('GET', invitation(group.code))).body.data,
    ).toMatchObject({ joined: true, locked: true });
    await group.own('PUT', `/group/${group.cartId}`, { closes_at: null });
    expect((await group.choose(ann, [[group.dish, 2]])).status).toBe(200);
  });

  it('a member by account is none after signing out; one by name stays', async () => {
    const { token } = await createShopper(api);
    const named = await group.join('Ann');
    const known = openCartBrowser(api);
    known.signIn(token);
    const body = { code: group.code, name: 'Ben' };
    await known.call('POST', '/rest/cart/open', body);
    for (const browser of [known, named]) {
      browser.signIn(await signIn(api.db, { id: group.owner.userId }));
      await browser.call('POST', '/auth/logout');
    }
    expect(known.cookies.has('group_cart')).toBe(true);
    known.signIn(token);
    await known.call('POST', '/auth/logout');
    expect(known.cookies.has('group_cart')).toBe(false);
    expect(named.cookies.has('group_cart')).toBe(true);
  });

  it('a deadline that has passed locks at once; one too far ahead is refused', async () => {
    const ann = await group.join('Ann');
    const now = await group.own('PUT', `/group/${group.cartId}`, {
      closes_at: new Date(Date.now() - HOUR_MS).toISOString(),
    });
    expect(now.body.data.group_order.locked).toBe(true);
    expect((await group.choose(ann, [[group.dish, 1]])).status).toBe(400);
    const far = await group.own('PUT', `/group/${group.cartId}`, {
      closes_at: new Date(Date.now() + 15 * 24 * HOUR_MS).toISOString(),
    });
    expect(far.body.params).toHaveProperty('closes_at');
  });

  it('turned off, its members go, and turned on again they have no part in it', async () => {
    const ann = await group.join('Ann');
    await group.choose(ann, [[group.dish, 1]]);
    await group.eat([[group.side, 1]]);
    const off = await group.own('POST', `/set-group/${group.cartId}`);
    expect(off.body.data).toMatchObject({
      group: false,
      group_order: null,
      total_price: 3.33,
    });
    const on = await group.own('POST', `/set-group/${group.cartId}`);
    expect(on.body.data.group_order.code).not.toBe(group.code);
    const read = await ann.call('GET', CURRENT);
    expect(read).toMatchObject({
      status: 404,
      body: { data: { reason: 'closed' } },
    });
  });

  it('shares add up to the total as it stands, in every mode', async () => {
    const ann = await group.join('Ann');
    await group.choose(ann, [[group.dish, 1]]);
    const eaten = await group.eat([[group.side, 2]]);
    // Nobody has said yet where it goes.
    expect(eaten.body.data.group_order.shares).toMatchObject([
      { items: 6.66, fees: 0, total: 6.66 },
      { items: 10, fees: 0, total: 10 },
    ]);
    for (const split of ['host', 'equal', 'value']) {
      const set = await group.own('PUT', `/group/${group.cartId}`, { split });
      expect(set.body.data.group_order).toMatchObject({
        split,
        shares: [{ items: 6.66 }, { items: 10 }],
      });
      const quote = await group.own('POST', `/calculate/${group.cartId}`, {
        type: 'pickup',
        tips: 1,
      });
      const { group_order: told } = (await ann.call('GET', CURRENT)).body.data;
      const total = told.shares.reduce(
        (sum: number, share: { total: number }) =>
          sum + Math.round(share.total * 100),
        0,
      );
      expect(total).toBe(Math.round(quote.body.data.total_price * 100));
    }
  });

  it('each version is priced for its members at once, for what the owner last asked', async () => {
    const ann = await group.join('Ann');
    await group.eat([[group.side, 1]]);
    const asked = { type: 'pickup', tips: 1, area: 'Old Town' };
    await group.own('POST', `/calculate/${group.cartId}`, asked);
    const chosen = await group.choose(ann, [[group.dish, 1]]);
    const { shares } = chosen.body.data.group_order;
    const quote = await group.own('POST', `/calculate/${group.cartId}`, asked);
    const cents = shares.map(({ total }: { total: number }) =>
      Math.round(total * 100),
    );
    expect(cents[0] + cents[1]).toBe(
      Math.round(quote.body.data.total_price * 100),
    );
    expect(shares[1].fees).toBeGreaterThan(0);
  });

  it('who is invited sees the area that it goes to, and nothing of a pickup', async () => {
    await group.eat([[group.side, 1]]);
    const seen = async (): Promise<unknown> => {
      const stranger = openCartBrowser(api);
      const path = invitation(group.code);
      return (await stranger.call('GET', path)).body.data.address;
    };
    expect(await seen()).toBeNull();
    const { latitude, longitude } = group.shop;
    await group.own('POST', `/calculate/${group.cartId}`, {
      type: 'delivery',
      address: { latitude, longitude },
      area: 'Old Town, Tashkent',
    });
    expect(await seen()).toBe('Old Town, Tashkent');
    await group.own('POST', `/calculate/${group.cartId}`, { type: 'pickup' });
    expect(await seen()).toBeNull();
  });
});
