import type { ShopNotifyDto } from '@/server/contracts/kitchen/notify';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { wholeBrowser } from '@/tests/e2e/support/chromium';
import {
  linkBoard,
  openBoard,
  orderTwo,
  quietPlace,
} from '@/tests/e2e/support/kitchen';
import { asOperator } from '@/tests/e2e/support/operator';
import {
  deliverPush,
  pressNotice,
  shownNotices,
  stubPushManager,
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

interface Message {
  readonly href: string;
  readonly tag: string;
}

/** The message of that tag, once the push service has it. */
async function pushed(tag: string): Promise<Message> {
  const find = () =>
    service.pushed
      .map(({ payload }) => payload as Message)
      .find((message) => message.tag === tag);
  await expect.poll(find).toBeDefined();
  return find() ?? { href: '', tag };
}

test('a board’s device rings: the press on a message proves it, and one of a closed board opens it', async ({
  customer,
  openBrowser,
  places,
  request,
}) => {
  test.slow();
  const place = quietPlace(places, 0);
  const path = await linkBoard(request, place.id);
  const { page } = await openBrowser({ permissions: ['notifications'] });
  const context = page.context();
  await stubPushManager(context, service.subscribe(`board-${place.id}`));
  await openBoard(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const label = 'Ring this device when the page is closed';
  await page.getByRole('button', { name: label }).click();
  const device = page.getByRole('dialog', { name: 'This device' });
  await device.getByRole('switch', { name: label }).click();
  /** Whether the newest device of the shop is known to be heard. */
  const isProved = async () => {
    const notify = `/shops/${place.id}/notify`;
    const { ways } = await asOperator<ShopNotifyDto>(request, 'GET', notify);
    return ways.findLast(({ kind }) => kind === 'push')?.proved_at != null;
  };
  await device.getByRole('button', { name: 'Send a test message' }).click();
  const ring = await pushed(`kitchen:ring:${place.id}`);
  expect(await isProved()).toBe(false);
  await page.keyboard.press('Escape');
  await deliverPush(context, ring);
  await expect.poll(() => shownNotices(page)).toHaveLength(1);
  const heard = () => page.waitForRequest(/\/boards\/[^/]+\/push\/heard/);
  const answered = heard();
  await pressNotice(context);
  expect((await (await answered).response())?.status()).toBe(200);
  await expect(page).toHaveURL(path);
  await expect.poll(isProved).toBe(true);

  // the message names the shop alone: this browser knows the link of its board
  await page.goto('/about');
  const { id } = await orderTwo(request, customer, place);
  const told = await pushed(`kitchen:${id}`);
  expect(told.href).toMatch(
    new RegExp(String.raw`^/board\?shop=${place.id}&telling=\d+$`),
  );
  const again = heard();
  await page.goto(told.href);
  await again;
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});
