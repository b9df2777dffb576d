import type { BrowserContext } from '@playwright/test';
import webPush from 'web-push';
import { expect, test as ownServer } from '@/tests/e2e/fixtures/own-server';
import { wholeBrowser } from '@/tests/e2e/support/chromium';
import { moveOrder } from '@/tests/e2e/support/operator';
import {
  deliverPush,
  shownNotices,
  stubPushManager,
  withOrder,
} from '@/tests/e2e/support/push';
import { browserDevice } from '@/tests/support/account/push/browser-device';
import { type Fcm, openFcm } from '@/tests/support/account/push/fcm-stand-in';

const TOKEN = 'token-of-the-browser';

const test = ownServer.extend<object, { fcm: Fcm }>({
  fcm: [
    async ({}, use) => {
      const fcm = await openFcm();
      await use(fcm);
      await fcm.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ fcm }, use) =>
      use({
        ...fcm.settings,
        DEMO_SPEED: '0.001',
        FIREBASE_API_KEY: 'key',
        FIREBASE_PROJECT_ID: 'sofra-test',
        FIREBASE_APP_ID: '1:42:web:7',
        FIREBASE_MESSAGING_SENDER_ID: '42',
        FIREBASE_VAPID_KEY: webPush.generateVAPIDKeys().publicKey,
      }),
    { scope: 'worker' },
  ],
});

/** The two hosts that Firebase's SDK asks for a token; answers how often each was asked. */
async function stubGoogle(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  const answers = {
    'firebaseinstallations.googleapis.com': {
      name: 'x',
      fid: 'fGhIjKlMnOpQrStUvWxYz0',
      refreshToken: 'refresh',
      authToken: { token: 'auth', expiresIn: '604800s' },
    },
    'fcmregistrations.googleapis.com': { token: TOKEN },
  };
  for (const [host, json] of Object.entries(answers))
    await context.route(`https://${host}/**`, (route) => {
      if (route.request().method() === 'POST') asked.push(host);
      return route.fulfill({ json, headers });
    });
  return asked;
}

// without windows it allows no notifications
test.use({ launchOptions: wholeBrowser });

test('with Firebase a browser is told by FCM, and nothing of it is asked before the press', async ({
  fcm,
  openBrowser,
  server,
}) => {
  test.slow();
  const { page, t } = await openBrowser({
    permissions: ['notifications'],
  });
  const context = page.context();
  const { request } = context;
  await stubPushManager(context, {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    keys: browserDevice().keys,
  });
  const asked = await stubGoogle(context);
  const id = await withOrder(page, server.url);
  const press = page.getByRole('button', { name: t('push.ask.pickup') });
  await expect(press).toBeVisible();
  expect(asked).toEqual([]);
  await press.click();
  await expect(page.getByText(t('push.on'))).toBeVisible();
  expect(asked).toContain('fcmregistrations.googleapis.com');

  await moveOrder(request, id, 'accepted');
  await expect
    .poll(() => fcm.sent)
    .toMatchObject([
      { token: TOKEN, message: { data: { tag: `order:${id}` } } },
    ]);
  // as FCM hands it to a browser; nobody looks at the order now
  await page.goto('/about');
  const { data, notification } = fcm.sent[0]?.message ?? {};
  await deliverPush(page.context(), { from: '42', data, notification });
  const { title } = notification as { title: string };
  await expect
    .poll(() => shownNotices(page))
    .toMatchObject([{ title, tag: `order:${id}` }]);
});
