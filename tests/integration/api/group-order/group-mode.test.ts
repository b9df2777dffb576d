// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { openEventStream } from '@/tests/support/event-stream';
import { createShopper } from '@/tests/support/factories/cart';
import { createGroup, type TestGroup } from '@/tests/support/factories/group';

interface Told {
  readonly mode: string | null;
  readonly shares: readonly { readonly fees: number; readonly total: number }[];
}

let group: TestGroup;

beforeEach(async () => {
  api.setNow(null);
  group = await createGroup(api, { deliveryStartMinor: 300 });
});

const seenBy = async (
  who: CartBrowser,
): Promise<Told & { readonly version: number }> => {
  const { data } = (await who.call('GET', '/rest/cart/current')).body;
  return { ...(data.group_order as Told), version: data.version };
};

const invited = async (): Promise<{ mode: string; address: string | null }> => {
  const path = `/rest/cart/invitation/${group.code}`;
  return (await openCartBrowser(api).call('GET', path)).body.data;
};

const choose = (mode: unknown) =>
  group.own('PUT', `/group/${group.cartId}`, { mode });

const priced = (type: 'delivery' | 'pickup') => {
  const { latitude, longitude } = group.shop;
  const to = { address: { latitude, longitude }, area: 'Old Town' };
  return group.own('POST', `/calculate/${group.cartId}`, {
    type,
    ...(type === 'delivery' && to),
  });
};

const sum = ({ shares }: Told): number =>
  shares.reduce((cents, { total }) => cents + Math.round(total * 100), 0);

describe('delivery or pickup of a group order', () => {
  it('is what the owner began it with, for everybody in it and who is invited', async () => {
    await group.own('POST', `/set-group/${group.cartId}`);
    const on = await group.own('POST', `/set-group/${group.cartId}`, {
      mode: 'pickup',
    });
    const { code, mode } = on.body.data.group_order;
    expect(mode).toBe('pickup');
    const path = `/rest/cart/invitation/${code}`;
    const seen = await openCartBrowser(api).call('GET', path);
    expect(seen.body.data.mode).toBe('pickup');
  });

  it('members hear of the owner’s choice at once, and share what it costs then', async () => {
    const ann = await group.join('Ann');
    await group.choose(ann, [[group.dish, 1]]);
    const delivered = (await priced('delivery')).body.data;
    expect(delivered.delivery_fee).toBeGreaterThan(0);
    const before = await seenBy(ann);
    expect(sum(before)).toBe(Math.round(delivered.total_price * 100));
    const stream = await openEventStream(
      api,
      ann.cookieHeader(),
      '/rest/events',
    );
    await stream.next('id-only');
    expect((await choose('pickup')).body.data.group_order.mode).toBe('pickup');
    expect((await stream.next('cart')).data).toMatchObject({
      id: group.cartId,
    });
    await stream.close();
    const fetched = await seenBy(ann);
    expect(fetched).toMatchObject({
      mode: 'pickup',
      shares: [{}, { fees: 0 }],
    });
    expect(await invited()).toMatchObject({ mode: 'pickup', address: null });
    const quote = (await priced('pickup')).body.data;
    expect(sum(await seenBy(ann))).toBe(Math.round(quote.total_price * 100));
    // back again, to where the owner had it priced for before
    await choose('delivery');
    expect(sum(await seenBy(ann))).toBe(sum(before));
    expect(await invited()).toMatchObject({ address: 'Old Town' });
  });

  it('a price of the other mode, asked for elsewhere, is not what members share', async () => {
    const ann = await group.join('Ann');
    await group.choose(ann, [[group.dish, 1]]);
    await choose('pickup');
    await priced('delivery');
    expect(await seenBy(ann)).toMatchObject({
      mode: 'pickup',
      shares: [{}, { fees: 0 }],
    });
  });

  it('is nobody’s but the owner’s to choose, and one of the two', async () => {
    const ann = await group.join('Ann');
    const path = `/dashboard/user/cart/group/${group.cartId}`;
    const { token } = await createShopper(api);
    const body = { mode: 'pickup' };
    const strange = await api.call('PUT', path, { token, body });
    expect(strange.status).toBe(404);
    expect((await ann.call('PUT', path, body)).status).toBe(401);
    const odd = await choose('teleport');
    expect(odd).toMatchObject({
      status: 400,
      body: { params: { mode: [/./] } },
    });
    expect((await seenBy(ann)).mode).toBeNull();
  });

  it('chosen once more it is no change that anybody is told of', async () => {
    const ann = await group.join('Ann');
    await choose('pickup');
    const { version } = await seenBy(ann);
    const again = await choose('pickup');
    expect(again.body.data).toMatchObject({
      version,
      group_order: { mode: 'pickup' },
    });
  });

  it('an older client that chooses nothing is taken at its last price', async () => {
    const ann = await group.join('Ann');
    expect((await seenBy(ann)).mode).toBeNull();
    expect((await invited()).mode).toBeNull();
    await group.eat([[group.side, 1]]);
    await priced('pickup');
    expect((await seenBy(ann)).mode).toBe('pickup');
    await priced('delivery');
    expect((await seenBy(ann)).mode).toBe('delivery');
  });

  it('ends with the group', async () => {
    await choose('pickup');
    await group.own('POST', `/set-group/${group.cartId}`);
    const on = await group.own('POST', `/set-group/${group.cartId}`);
    expect(on.body.data.group_order.mode).toBeNull();
  });
});
