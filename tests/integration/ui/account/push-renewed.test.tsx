import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import {
  leaveDevice,
  registerDevice,
  renewDevice,
} from '@/services/push/push-device';
import { pushService } from '@/services/push/push-service';
import { type Fcm, openFcm } from '@/tests/support/account/push/fcm-stand-in';
import {
  endPushBrowser,
  stubPushBrowser,
} from '@/tests/support/account/push/push-browser';
import { api, it as base } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import type { LocaleCode } from '@/utils/i18n/locales';

const PUSH = '/dashboard/user/push';
const TOKEN = '/dashboard/user/profile/firebase/token/update';

const google = vi.hoisted(() => ({ token: 'token-1' }));
vi.mock('firebase/messaging', () => ({
  getMessaging: () => ({}),
  getToken: () => Promise.resolve(google.token),
}));

let fcm: Fcm;
const test = base.extend(
  'settings',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    fcm = await openFcm();
    onCleanup(() => fcm.close());
    return fcm.settings;
  },
);

let userId: number;
let browser: ReturnType<typeof stubPushBrowser>;

beforeEach(async () => {
  const owner = await createUser(api.db);
  userId = owner.id;
  await signInBrowser(api, owner);
  browser = stubPushBrowser({ permission: 'granted' });
});
afterEach(() => {
  localStorage.clear();
  endPushBrowser();
});

const devices = () =>
  api.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));

/** Any page of somebody signed in. */
const visit = (lang: LocaleCode = 'en') =>
  renderApp(<p>Menu</p>, { api, lang });

const key = `B${'c'.repeat(86)}`;
const setupOf = (kind: 'fcm' | 'web') => ({
  ...{ kind, key, active: false, lang: null },
  config:
    kind === 'web'
      ? null
      : {
          apiKey: 'key',
          appId: '1:2:web:3',
          messagingSenderId: '42',
          projectId: 'sofra-test',
        },
});

/** This browser has a device; nothing of that is a visit. */
async function registered(kind: 'fcm' | 'web') {
  const view = await visit();
  const setup = setupOf(kind);
  vi.spyOn(pushService, 'setup').mockResolvedValue(setup);
  await registerDevice(setup, 'en');
  view.unmount();
  return view.network;
}

describe('at a visit', () => {
  test('an address that the browser changed takes the place of the former one', async () => {
    await registered('web');
    const before = browser.subscription?.endpoint;
    await browser.subscription?.unsubscribe();
    await visit();
    await waitFor(() => expect(browser.subscription).not.toBeNull());
    await waitFor(async () =>
      expect(await devices()).toMatchObject([
        { endpoint: browser.subscription?.endpoint },
      ]),
    );
    expect(browser.subscription?.endpoint).not.toBe(before);
    expect(browser.asked).toBe(0);
  });

  test('another language is told, once', async () => {
    const network = await registered('web');
    await visit('ru');
    await waitFor(async () =>
      expect(await devices()).toMatchObject([{ locale: 'ru' }]),
    );
    expect(network.sent('DELETE', PUSH)).toEqual([]);
  });

  test('a token of FCM that changed takes the place of the former one', async () => {
    google.token = 'token-1';
    const network = await registered('fcm');
    expect(await devices()).toMatchObject([{ endpoint: 'token-1' }]);
    google.token = 'token-2';
    await visit();
    await waitFor(() => expect(network.sent('POST', TOKEN)).toHaveLength(2));
    await waitFor(async () =>
      expect(await devices()).toMatchObject([{ endpoint: 'token-2' }]),
    );
  });

  test('nothing is told where nothing changed', async () => {
    google.token = 'token-1';
    const network = await registered('fcm');
    const asked = vi.mocked(pushService.setup);
    await visit();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await asked.mock.results[0]?.value;
    expect(network.sent('POST', TOKEN)).toHaveLength(1);
    expect(await devices()).toHaveLength(1);
  });

  test('a browser that left is no device again', async () => {
    const network = await registered('web');
    await leaveDevice();
    await renewDevice('ru');
    expect(browser.subscription).toBeNull();
    expect(network.sent('POST', PUSH)).toHaveLength(1);
  });

  test('a permission that was taken back ends it, and nobody is asked', async () => {
    const network = await registered('web');
    await browser.subscription?.unsubscribe();
    browser.permission = 'denied';
    await renewDevice('en');
    expect(network.sent('POST', PUSH)).toHaveLength(1);
    expect(browser.asked).toBe(0);
  });
});
