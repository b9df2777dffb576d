import { randomUUID } from 'node:crypto';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { wholeBrowser } from '@/tests/e2e/support/chromium';
import {
  deliverPush,
  shownNotices,
  stubPushManager,
  untilWorkerSees,
  withOrder,
} from '@/tests/e2e/support/push';
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

test('what somebody looks at shows no notice; what they do not look at does', async ({
  baseURL,
  openBrowser,
}) => {
  test.slow();
  const { page, t } = await openBrowser({
    permissions: ['notifications'],
  });
  const order = await withOrder(page, baseURL ?? '');
  const ofOrder = (tag: string) => ({
    title: tag,
    body: '',
    href: `/ru/orders/${order}`,
    tag,
  });
  await deliverPush(page.context(), ofOrder('seen'));
  await deliverPush(page.context(), {
    title: 'Other',
    href: '/orders/1',
    tag: 'other',
  });
  await expect.poll(() => shownNotices(page)).toMatchObject([{ tag: 'other' }]);

  await page.goto(`/orders/${order}?chat=support`);
  await expect(
    page.getByRole('textbox', { name: t('chat.write') }),
  ).toBeVisible();
  const [token] = (await page.context().cookies()).filter(
    ({ name }) => name === 'access_token',
  );
  const rooms = await page.request.get('/api/v1/dashboard/user/chats', {
    headers: { Authorization: `Bearer ${token?.value}` },
  });
  const { data } = (await rooms.json()) as { data: { id: string }[] };
  const ofRoom = (id: string | undefined, tag: string) => ({
    title: tag,
    body: '',
    href: `/notifications?chat=${id}`,
    tag,
  });
  await deliverPush(page.context(), ofRoom(data[0]?.id, 'here'));
  await deliverPush(page.context(), ofRoom(randomUUID(), 'elsewhere'));
  await expect
    .poll(async () => (await shownNotices(page)).map(({ tag }) => tag).sort())
    .toEqual(['elsewhere', 'other']);

  await page.goto('/about');
  await untilWorkerSees(page.context(), '/about');
  await deliverPush(page.context(), ofOrder('unseen'));
  await expect
    .poll(async () => (await shownNotices(page)).map(({ tag }) => tag))
    .toContain('unseen');
});

test('an address that the browser changed is told at the next visit', async ({
  baseURL,
  openBrowser,
}) => {
  test.slow();
  const { page, t } = await openBrowser({
    permissions: ['notifications'],
  });
  const context = page.context();
  await stubPushManager(context, service.subscribe('before'));
  await withOrder(page, baseURL ?? '');
  await page.getByRole('button', { name: t('push.ask.pickup') }).click();
  await expect(page.getByText(t('push.on'))).toBeVisible();
  await stubPushManager(context, service.subscribe('after'));
  const sent = (method: string) =>
    page.waitForRequest(
      (request) =>
        request.method() === method &&
        new URL(request.url()).pathname.endsWith('/user/push'),
    );
  const told = sent('POST');
  const forgotten = sent('DELETE');
  await page.goto('/about');
  expect((await told).postDataJSON()).toMatchObject({
    endpoint: expect.stringMatching(/\/after$/) as unknown,
  });
  expect((await forgotten).postDataJSON()).toMatchObject({
    endpoint: expect.stringMatching(/\/before$/) as unknown,
  });
});
