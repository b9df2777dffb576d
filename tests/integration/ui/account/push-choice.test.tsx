import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, vi } from 'vitest';
import { NotificationsSection } from '@/containers/account/settings/notifications-section';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import { adoptDevice, leaveDevice } from '@/services/push/push-device';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import {
  endPushBrowser,
  stubPushBrowser,
} from '@/tests/support/account/push/push-browser';
import { holdable } from '@/tests/support/held-calls';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const PUSH = '/dashboard/user/push';

afterEach(endPushBrowser);

/** The switch, once it is known whether the device has push messages: before that a press does nothing. */
async function knownSwitch(): Promise<HTMLElement> {
  const name = 'Push notifications';
  await waitFor(() =>
    expect(screen.getByRole('switch', { name })).not.toHaveAttribute(
      'aria-busy',
    ),
  );
  return screen.getByRole('switch', { name });
}

async function open(answering = api) {
  const owner = await createUser(api.db);
  const token = await signInBrowser(api, owner);
  const view = await renderApp(<NotificationsSection />, {
    api: answering,
    path: '/settings',
  });
  const toggle = await knownSwitch();
  const devices = () =>
    api.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, owner.id));
  return { ...view, owner, token, toggle, devices };
}

describe('push messages of this device', () => {
  test('are turned on by a press, which asks, and off again', async () => {
    const browser = stubPushBrowser();
    const { devices, toggle, user } = await open();
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect(browser.asked).toBe(0);
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    expect(browser.asked).toBe(1);
    expect(await devices()).toMatchObject([
      { kind: 'web', endpoint: browser.subscription?.endpoint, locale: 'en' },
    ]);
    await user.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect(await devices()).toEqual([]);
    expect(browser.subscription).toBeNull();
  });

  test('are not shown on before it is known that they come here', async () => {
    stubPushBrowser();
    await signInBrowser(api, await createUser(api.db));
    await renderApp(<NotificationsSection />, { api, path: '/settings' });
    const toggle = await screen.findByRole('switch', {
      name: 'Push notifications',
    });
    expect(toggle).toHaveAttribute('aria-busy');
    expect(toggle).not.toBeChecked();
  });

  test('turned on here are wanted by the account, too', async () => {
    stubPushBrowser();
    const { toggle, token, user } = await open();
    await api.post(
      '/dashboard/user/update/notifications',
      { notifications: [{ notification_id: 1, active: false }] },
      { token },
    );
    await waitFor(() => expect(toggle).not.toBeChecked());
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    const { body } = await api.get('/dashboard/user/notifications', { token });
    expect(body.data[0]).toMatchObject({ type: 'push', active: true });
  });

  test('are off where the server forgot the device', async () => {
    const browser = stubPushBrowser();
    const { devices, toggle, token, unmount, user } = await open();
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    unmount();
    await api.call('DELETE', PUSH, { token, body: {} });
    await renderApp(<NotificationsSection />, { api, path: '/settings' });
    const again = await knownSwitch();
    await waitFor(() => expect(again).not.toBeChecked());
    expect(browser.subscription).not.toBeNull();
    expect(await devices()).toEqual([]);
  });

  test.for([
    ['denied', 'This browser blocks notifications of this site.'],
    ['default', 'The browser’s question was closed without an answer.'],
  ] as const)(
    'stay off after the answer "%s", in words',
    async ([answer, words]) => {
      const browser = stubPushBrowser();
      browser.answer = answer;
      const { devices, toggle, user } = await open();
      await user.click(toggle);
      expect(
        (await screen.findAllByText(new RegExp(words))).length,
      ).toBeGreaterThan(0);
      expect(toggle).not.toBeChecked();
      expect(await devices()).toEqual([]);
    },
  );

  test('that are blocked say so, and are not asked for', async () => {
    const browser = stubPushBrowser({ permission: 'denied' });
    const { toggle } = await open();
    await screen.findByText(/This browser blocks notifications/);
    expect(toggle).toBeDisabled();
    expect(browser.asked).toBe(0);
  });

  test('are explained where the browser has none', async () => {
    const { toggle } = await open();
    await screen.findByText('This browser cannot show notifications of sites.');
    expect(toggle).toBeDisabled();
    expect(toggle).not.toBeChecked();
  });

  test('need the home screen on an iPhone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
    await open();
    await screen.findByText(/add this site to the Home Screen/);
    vi.restoreAllMocks();
  });

  test('that could not be kept change nothing and say so', async () => {
    stubPushBrowser();
    const { devices, network, toggle, user } = await open();
    await waitFor(() => expect(toggle).not.toBeChecked());
    network.cut(({ method, path }) => path === PUSH && method === 'POST');
    await user.click(toggle);
    await screen.findByText(/That did not work, and nothing was changed/);
    expect(toggle).not.toBeChecked();
    network.cut(false);
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    expect(await devices()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a press right after the words of a failure is a new try', async () => {
  stubPushBrowser();
  const { api: slow, held } = holdable(api);
  const { devices, network, toggle, user } = await open(slow);
  await waitFor(() => expect(toggle).not.toBeChecked());
  network.cut(({ method, path }) => path === PUSH && method === 'POST');
  held.hold(({ pathname }) => pathname.endsWith(PUSH));
  await user.click(toggle);
  await screen.findByText(/That did not work, and nothing was changed/);
  expect(held.waiting()).toBe(1);
  network.cut(false);
  await user.click(toggle);
  await waitFor(() => expect(held.waiting()).toBeGreaterThan(1));
  held.release();
  await waitFor(() => expect(toggle).toBeChecked());
  expect(await devices()).toHaveLength(1);
});

describe('a browser that has a device', () => {
  test('is of whoever signs in next, and of nobody after signing out', async () => {
    const browser = stubPushBrowser();
    const { devices, toggle, unmount, user } = await open();
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    unmount();
    const next = await open();
    await adoptDevice('en');
    expect(await devices()).toEqual([]);
    expect(await next.devices()).toMatchObject([
      { endpoint: browser.subscription?.endpoint },
    ]);
    await leaveDevice();
    expect(browser.subscription).toBeNull();
    await adoptDevice('en');
    expect(browser.subscription).toBeNull();
  });
});
