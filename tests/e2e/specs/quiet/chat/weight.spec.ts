import type { Request } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@/tests/e2e/fixtures/app';

/** Everything that opening the chat brings to a page that people browse, without Firebase. */
const CHAT_BYTES_MAX = 30_000;

test('opening the chat on a restaurant page brings at most 30 kB of script', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  expect(customer.id).toBeGreaterThan(0);
  const asked = new Set<string>();
  const pending = new Set<Request>();
  page.on('request', (each) => {
    if (each.resourceType() !== 'script') return;
    asked.add(each.url());
    pending.add(each);
  });
  page.on('requestfinished', (each) => pending.delete(each));
  page.on('requestfailed', (each) => pending.delete(each));
  // what stands beside every page is there when the live stream begins
  const stream = page.waitForRequest('**/dashboard/user/events*');
  await page.goto(`/restaurant/${places[0].id}`);
  await page
    .getByLabel(sofra.t('session.menu', { name: 'Dilnoza Karimova' }))
    .click();
  await stream;
  // what any press brings (toasts), and what the page asks for when it is idle
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect.poll(() => pending.size).toBe(0);
  const before = new Set(asked);
  await page.getByRole('link', { name: sofra.t('chat.title') }).click();
  const chat = page.getByRole('dialog', { name: sofra.t('chat.title') });
  const toSupport = { name: sofra.t('chat.toSupport') };
  await chat.getByRole('button', toSupport).first().click();
  await expect(chat.getByRole('textbox')).toBeVisible();
  await expect.poll(() => pending.size).toBe(0);
  const came = [...asked].filter((url) => !before.has(url));
  const sizes = await Promise.all(
    came.map(async (url) => ({
      url: new URL(url).pathname,
      bytes: gzipSync(await (await request.get(url)).body()).byteLength,
    })),
  );
  const sum = sizes.reduce((bytes, size) => bytes + size.bytes, 0);
  expect(sum, JSON.stringify(sizes)).toBeGreaterThan(0);
  expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(CHAT_BYTES_MAX);
});
