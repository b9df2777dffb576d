import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { smallTargets } from '@/tests/e2e/support/audit';
import { fillDinner, orderDinner } from '@/tests/e2e/support/orders';

test.use({ allowedStatuses: [404] });

/** Those that every-page.spec does not measure. */
const OPEN = [
  '/restaurant?order_by=distance&deals=1',
  '/search?q=xyzzyx',
  '/liked',
  '/places',
  '/login',
  '/register',
  '/verify-phone',
  '/reset-password',
  '/update-password',
  '/terms',
  '/offline',
  '/cart',
  '/nowhere',
];

type Small = readonly [path: string, targets: readonly string[]];

/** What is too small on each of these pages. */
async function measure(page: Page, paths: readonly string[]): Promise<Small[]> {
  const found: Small[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const targets = await smallTargets(page);
    if (targets.length > 0) found.push([path, targets]);
  }
  return found;
}

test(
  'what a visitor presses with a finger is large enough',
  { tag: '@phone' },
  async ({ page, places: [place] }) => {
    test.slow();
    const shop = `/${place.type}/${place.id}`;
    expect(await measure(page, [...OPEN, shop])).toEqual([]);
  },
);

test(
  'what a customer presses with a finger is large enough',
  { tag: '@phone' },
  async ({ customer, page, places: [place], request }) => {
    await fillDinner(request, customer, place);
    expect(await measure(page, ['/', '/cart'])).toEqual([]);
    await orderDinner(request, customer, place);
    const own = ['/orders', '/orders?tab=past', '/settings', '/notifications'];
    expect(await measure(page, own)).toEqual([]);
  },
);
