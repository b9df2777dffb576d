import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  expectAccessible,
  isWholeAudit,
  overflowOf,
} from '@/tests/e2e/support/audit';
import { wholeBrowser } from '@/tests/e2e/support/chromium';
import { asOperator, moveOrder } from '@/tests/e2e/support/operator';
import {
  deliverPush,
  isSubscribed,
  pressNotice,
  shownNotices,
  stubPushManager,
  withOrder,
} from '@/tests/e2e/support/push';
import { wordsOf } from '@/tests/e2e/support/words';
import {
  openPushService,
  type PushService,
} from '@/tests/support/account/push/push-service';

// without windows it allows no notifications
test.use({ launchOptions: wholeBrowser });

let service: PushService;

test.beforeAll(async () => {
  service = await openPushService();
});

test.afterAll(() => service.close());

/** The messages that the site wrote for that order's devices, sent or not. */
async function writtenOf(
  request: APIRequestContext,
  order: number,
): Promise<number[]> {
  const rows = await asOperator<
    { id: number; channel: string; subject: string }[]
  >(request, 'GET', '/outbox?perPage=100');
  return rows
    .filter(
      ({ channel, subject }) =>
        channel === 'push' && subject === `order:${order}`,
    )
    .map(({ id }) => id);
}

test('a person is told of an order on the device they said yes on, and no more once they signed out', async ({
  baseURL,
  openBrowser,
}) => {
  test.slow();
  const sofra = await openBrowser({
    permissions: ['notifications'],
  });
  const { header, page, t } = sofra;
  const context = page.context();
  const { request } = context;
  await stubPushManager(context, service.subscribe('chromium'));
  const id = await withOrder(page, baseURL ?? '');

  await page.getByRole('button', { name: t('push.ask.pickup') }).click();
  await expect(page.getByText(t('push.on'))).toBeVisible();
  expect(await isSubscribed(page)).toBe(true);

  const came = service.next();
  await moveOrder(request, id, 'accepted');
  const pushed = await came;
  expect(pushed).toMatchObject({
    device: 'chromium',
    payload: { href: `/orders/${id}`, tag: `order:${id}` },
  });

  await page.goto('/about');
  await deliverPush(page.context(), pushed?.payload);
  await expect
    .poll(() => shownNotices(page))
    .toMatchObject([{ tag: `order:${id}`, lang: 'en', dir: 'ltr' }]);
  await pressNotice(context);
  await expect(page).toHaveURL(`/orders/${id}`);
  expect(context.pages()).toHaveLength(1);
  await expect(
    page.getByRole('button', { name: t('push.ask.pickup') }),
  ).toBeHidden();

  await page.goto('/settings');
  await expect(
    page.getByRole('switch', { name: t('settings.notice.push') }),
  ).toBeChecked();

  await page.goto('/');
  const before = await writtenOf(request, id);
  await header.logOut();
  await expect(header.logIn).toBeVisible();
  await expect.poll(() => isSubscribed(page)).toBe(false);
  await moveOrder(request, id, 'ready');
  const since = await writtenOf(request, id);
  expect(since.filter((one) => !before.includes(one))).toEqual([]);
});

test('a message of another site’s page, or of none, leads home', async ({
  openBrowser,
}) => {
  const { page } = await openBrowser({
    permissions: ['notifications'],
  });
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await deliverPush(page.context(), {
    title: 'Come here',
    href: 'https://elsewhere.example/login',
    tag: 'x',
  });
  await expect
    .poll(() => shownNotices(page))
    .toMatchObject([{ title: 'Come here', tag: 'x' }]);
  await pressNotice(page.context());
  await expect(page).toHaveURL('/');
});

test('who said no reads why nothing comes, in words', async ({
  baseURL,
  openBrowser,
}) => {
  const { page, t } = await openBrowser();
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
  await withOrder(page, baseURL ?? '');
  await page.getByRole('button', { name: t('push.ask.pickup') }).click();
  await expect(page.getByText(t('push.blocked'))).toBeVisible();
  await page.goto('/settings');
  await page.evaluate(() => Notification.requestPermission());
  await expect(
    page.getByRole('switch', { name: t('settings.notice.push') }),
  ).not.toBeChecked();
});

for (const { lang, prefix, viewport } of [
  { lang: 'ar', prefix: '/ar', viewport: { width: 360, height: 780 } },
  ...(isWholeAudit
    ? [{ lang: 'en', prefix: '', viewport: { width: 1440, height: 900 } }]
    : []),
])
  test(`the offer is accessible and fits, in ${lang}`, async ({
    baseURL,
    openBrowser,
  }) => {
    test.slow();
    const { page } = await openBrowser({
      permissions: ['notifications'],
      viewport,
    });
    await stubPushManager(page.context(), service.subscribe(`offer-${lang}`));
    await withOrder(page, baseURL ?? '', prefix);
    const offer = page.getByRole('region', {
      name: wordsOf(lang)('push.ask.pickup'),
    });
    await expect(offer).toBeVisible();
    await offer.scrollIntoViewIfNeeded();
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
  });
