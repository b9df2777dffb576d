import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { expectAccessible, overflowOf } from '@/tests/e2e/support/audit';
import {
  deliverPush,
  isSubscribed,
  pressNotice,
  shownNotices,
  stubPushManager,
  withOrder,
} from '@/tests/e2e/support/push';
import {
  E2E_OPERATOR_TOKEN,
  type RunningServer,
  startServer,
} from '@/tests/e2e/support/server';
import { wordsOf } from '@/tests/e2e/support/words';
import {
  openPushService,
  type PushService,
} from '@/tests/support/account/push/push-service';

let server: RunningServer;
let service: PushService;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  service = await openPushService();
  // orders stay where they are until the test moves them
  server = await startServer({
    env: { PUSH_ALLOW_LOOPBACK: '1', DEMO_SPEED: '0.001' },
  });
});

test.afterAll(async () => {
  await server.stop();
  await service.close();
});

const operator = { Authorization: `Bearer ${E2E_OPERATOR_TOKEN}` };

async function move(
  request: APIRequestContext,
  id: number,
  status: string,
): Promise<void> {
  const answer = await request.post(
    `${server.url}/api/v1/dashboard/admin/orders/${id}/status`,
    { headers: operator, data: { status } },
  );
  expect(answer.status(), await answer.text()).toBe(200);
}

/** How many messages to devices the site wrote, sent or not. */
async function written(request: APIRequestContext): Promise<number> {
  const answer = await request.get(
    `${server.url}/api/v1/dashboard/admin/outbox?perPage=100`,
    { headers: operator },
  );
  const { data } = (await answer.json()) as { data: { channel: string }[] };
  return data.filter(({ channel }) => channel === 'push').length;
}

test('a person is told of an order on the device they said yes on, and no more once they signed out', async ({
  openBrowser,
}) => {
  test.slow();
  const sofra = await openBrowser({
    baseURL: server.url,
    permissions: ['notifications'],
  });
  const { header, page, t } = sofra;
  const context = page.context();
  const { request } = context;
  await stubPushManager(context, service.subscribe('chromium'));
  const id = await withOrder(page, server.url);

  await page.getByRole('button', { name: t('push.ask.pickup') }).click();
  await expect(page.getByText(t('push.on'))).toBeVisible();
  expect(await isSubscribed(page)).toBe(true);

  const came = service.next();
  await move(request, id, 'accepted');
  const pushed = await came;
  expect(pushed).toMatchObject({
    device: 'chromium',
    payload: { href: `/orders/${id}`, tag: `order:${id}` },
  });

  await page.goto('/about');
  await deliverPush(page, pushed?.payload);
  await expect
    .poll(() => shownNotices(page))
    .toMatchObject([{ tag: `order:${id}`, lang: 'en', dir: 'ltr' }]);
  await pressNotice(context);
  await expect(page).toHaveURL(`${server.url}/orders/${id}`);
  expect(context.pages()).toHaveLength(1);
  await expect(
    page.getByRole('button', { name: t('push.ask.pickup') }),
  ).toBeHidden();

  await page.goto('/settings');
  await expect(
    page.getByRole('switch', { name: t('settings.notice.push') }),
  ).toBeChecked();

  await page.goto('/');
  const before = await written(request);
  await header.logOut();
  await expect(header.logIn).toBeVisible();
  await expect.poll(() => isSubscribed(page)).toBe(false);
  await move(request, id, 'ready');
  expect(await written(request)).toBe(before);
});

test('a message of another site’s page, or of none, leads home', async ({
  openBrowser,
}) => {
  const { page } = await openBrowser({
    baseURL: server.url,
    permissions: ['notifications'],
  });
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await deliverPush(page, {
    title: 'Come here',
    href: 'https://elsewhere.example/login',
    tag: 'x',
  });
  await expect
    .poll(() => shownNotices(page))
    .toMatchObject([{ title: 'Come here', tag: 'x' }]);
  await pressNotice(page.context());
  await expect(page).toHaveURL(`${server.url}/`);
});

test('who said no reads why nothing comes, in words', async ({
  openBrowser,
}) => {
  const { page, t } = await openBrowser({ baseURL: server.url });
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', {
      get: () => permission,
    });
    Notification.requestPermission = () => {
      permission = 'denied';
      return Promise.resolve(permission);
    };
  });
  await withOrder(page, server.url);
  await page.getByRole('button', { name: t('push.ask.pickup') }).click();
  await expect(page.getByText(t('push.blocked'))).toBeVisible();
  await page.goto('/settings');
  await page.evaluate(() => Notification.requestPermission());
  await expect(
    page.getByRole('switch', { name: t('settings.notice.push') }),
  ).not.toBeChecked();
});

for (const { lang, prefix, viewport } of [
  { lang: 'en', prefix: '', viewport: { width: 360, height: 780 } },
  { lang: 'ar', prefix: '/ar', viewport: { width: 1440, height: 900 } },
])
  test(`the offer is accessible and fits, in ${lang}`, async ({
    openBrowser,
  }) => {
    test.slow();
    const { page } = await openBrowser({
      baseURL: server.url,
      permissions: ['notifications'],
      viewport,
    });
    await stubPushManager(page.context(), service.subscribe(`offer-${lang}`));
    await withOrder(page, server.url, prefix);
    const offer = page.getByRole('region', {
      name: wordsOf(lang)('push.ask.pickup'),
    });
    await expect(offer).toBeVisible();
    await offer.scrollIntoViewIfNeeded();
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
  });
