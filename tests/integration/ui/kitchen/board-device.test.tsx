import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import {
  adoptDevice,
  leaveDevice,
  leaveSession,
  readDevice,
  registerDevice,
} from '@/services/push/push-device';
import { pushService } from '@/services/push/push-service';
import {
  addBoardDevice,
  readBoardDevice,
  removeBoardDevice,
} from '@/services/kitchen/board-device';
import {
  endPushBrowser,
  stubPushBrowser,
} from '@/tests/support/account/push/push-browser';
import { api, it as test } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { boardOf, openBoard } from '@/tests/support/kitchen/open-board';
import { signInBrowser } from '@/tests/support/render-app';

let browser: ReturnType<typeof stubPushBrowser>;

beforeEach(() => {
  browser = stubPushBrowser();
});
afterEach(() => {
  localStorage.clear();
  endPushBrowser();
});

const key = () => pushService.setup().then((setup) => setup.key);

/** Who this browser gets messages as: people by their id, boards by their link's. */
async function owners() {
  const endpoint = browser.subscription?.endpoint ?? '';
  const rows = await api.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint));
  return rows.map(({ linkId, userId }) => (linkId ? 'board' : userId)).sort();
}

/** The board of a shop in a browser, and the switch of its dialog. */
async function dialog(token: string) {
  const view = await openBoard(api, token);
  await view.user.click(
    await screen.findByRole('button', { name: /^Ring this device/ }),
  );
  const toggle = await screen.findByRole('switch', { hidden: true });
  await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
  return { ...view, toggle };
}

/** Somebody signed in, and a board of a shop, both in this browser. */
async function both() {
  const shop = await createShop(api.db);
  const token = await boardOf(api, shop.id);
  const owner = await createUser(api.db);
  const view = await openBoard(api, token);
  await signInBrowser(api, owner);
  const push = { key: await key(), shopId: shop.id };
  return { ...view, owner, push, way: { kind: 'link', token } as const };
}

test('the switch of a board is off once the server sends this device nothing', async () => {
  const shop = await createShop(api.db);
  const token = await boardOf(api, shop.id);
  const first = await dialog(token);
  await first.user.click(first.toggle);
  await waitFor(() => expect(first.toggle).toBeChecked());
  first.unmount();
  const kept = await dialog(token);
  await waitFor(() => expect(kept.toggle).toBeChecked());
  kept.unmount();
  await api.db.delete(pushSubscriptions);
  const again = await dialog(token);
  await waitFor(() => expect(again.toggle).toBeEnabled());
  expect(again.toggle).not.toBeChecked();
  await again.user.click(again.toggle);
  await waitFor(() => expect(again.toggle).toBeChecked());
  again.unmount();
  expect(await owners()).toEqual(['board']);
});

test('who signs in on a kitchen’s tablet takes no messages of its board, and gets none that they did not ask for', async () => {
  const { push, way } = await both();
  await addBoardDevice(way, push, 'en');
  await adoptDevice('en');
  expect(await owners()).toEqual(['board']);
  expect(await readBoardDevice(way, push, 'en')).toBe('on');
});

test('a person and a board have messages in one browser, and either ends without the other', async () => {
  const { owner, push, way } = await both();
  const setup = await pushService.setup();
  await addBoardDevice(way, push, 'en');
  await registerDevice(setup, 'en');
  expect(await owners()).toEqual([owner.id, 'board']);
  const { subscription } = browser;
  await removeBoardDevice(way);
  expect((await readDevice('en')).state).toBe('on');
  await addBoardDevice(way, push, 'en');
  await pushService.forget();
  await leaveDevice();
  expect(browser.subscription).toBe(subscription);
  expect(await readBoardDevice(way, push, 'en')).toBe('on');
  expect((await readDevice('en')).state).toBe('off');
  expect(await owners()).toEqual(['board']);
  await removeBoardDevice(way);
  expect(browser.subscription).toBeNull();
});

test('of two boards in one browser either is turned off without the other', async () => {
  const { push, way } = await both();
  const shop = await createShop(api.db);
  const other = { kind: 'link', token: await boardOf(api, shop.id) } as const;
  const otherPush = { ...push, shopId: shop.id };
  await addBoardDevice(way, push, 'en');
  await addBoardDevice(other, otherPush, 'en');
  const { subscription } = browser;
  expect(await owners()).toEqual(['board', 'board']);
  await removeBoardDevice(way);
  expect(browser.subscription).toBe(subscription);
  expect(await readBoardDevice(way, push, 'en')).toBe('off');
  expect(await readBoardDevice(other, otherPush, 'en')).toBe('on');
  expect(await owners()).toEqual(['board']);
});

test('a sign-out ends the own boards in this browser, and no link’s', async () => {
  const { push, way } = await both();
  await addBoardDevice(way, push, 'en');
  const own = `board_push:shop-${push.shopId}`;
  localStorage.setItem(own, `en ${browser.subscription?.endpoint}`);
  await leaveSession();
  expect(localStorage.getItem(own)).toBeNull();
  expect(await readBoardDevice(way, push, 'en')).toBe('on');
  expect(await owners()).toEqual(['board']);
});
