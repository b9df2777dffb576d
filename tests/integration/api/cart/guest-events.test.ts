// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import {
  MOST_GUEST_STREAMS,
  takeStreamPlace,
} from '@/server/http/stream-places';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import {
  type EventStream,
  openEventStream,
} from '@/tests/support/event-stream';
import { createShopper } from '@/tests/support/factories/cart';
import { createGroup, type TestGroup } from '@/tests/support/factories/group';

let group: TestGroup;
let guest: CartBrowser;

it.beforeAll(async () => {
  group = await createGroup(api);
});

beforeEach(() => {
  guest = openCartBrowser(api);
});

const follow = (
  headers: Record<string, string>,
  path = '/rest/events',
): Promise<EventStream> => openEventStream(api, headers, path);

describe('a guest’s events', () => {
  it('tell another tab of every change with its version', async () => {
    const made = await guest.insert(group.shop.id, [[group.dish, 1]]);
    const { id, version } = made.body.data;
    const tab = await follow(guest.cookieHeader());
    await tab.next('id-only');
    await guest.insert(group.shop.id, [[group.dish, 2]]);
    const told = await tab.next('cart');
    expect(told.data).toMatchObject({ id, version: version + 1 });
    await tab.close();
    await guest.insert(group.shop.id, [[group.dish, 3]]);
    const back = await follow({
      ...guest.cookieHeader(),
      'last-event-id': told.id ?? '',
    });
    expect((await back.next('cart')).data).toMatchObject({
      id,
      version: version + 2,
    });
    await back.close();
  });

  it('tell that a merge has taken the cart', async () => {
    await guest.insert(group.shop.id, [[group.dish, 1]]);
    const tab = await follow(guest.cookieHeader());
    await tab.next('id-only');
    guest.signIn((await createShopper(api)).token);
    await guest.call('POST', '/dashboard/user/cart/merge', { mode: 'add' });
    expect((await tab.next('cart')).data).toMatchObject({ gone: true });
    await tab.close();
  });

  it('of a group reach the owner, the members and a member’s account', async () => {
    const { token } = await createShopper(api);
    const member = openCartBrowser(api);
    member.signIn(token);
    await member.call('POST', '/rest/cart/open', {
      code: group.code,
      name: 'Ann',
    });
    const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
    const streams = await Promise.all([
      follow(bearer(group.owner.token), '/dashboard/user/events'),
      follow(bearer(token), '/dashboard/user/events'),
      follow(member.cookieHeader()),
    ]);
    for (const stream of streams) await stream.next('id-only');
    await group.choose(await group.join('Ben'), [[group.dish, 1]]);
    for (const stream of streams) {
      expect((await stream.next('cart')).data).toMatchObject({
        id: group.cartId,
      });
      await stream.close();
    }
  });

  it('leave half of the places to accounts', async () => {
    await guest.insert(group.shop.id, [[group.dish, 1]]);
    const places = Array.from({ length: MOST_GUEST_STREAMS }, (_, index) =>
      takeStreamPlace(`member:${1_000_000 + index}`),
    );
    const refused = await follow(guest.cookieHeader());
    const account = await follow(
      { authorization: `Bearer ${group.owner.token}` },
      '/dashboard/user/events',
    );
    expect([refused.status, account.status]).toEqual([503, 200]);
    await account.close();
    for (const leave of places) leave();
  });
});
