import { expect, test } from '@/tests/e2e/fixtures/app';
import { enterAs, newCustomer } from '@/tests/e2e/support/customers';
import { untilHydrated } from '@/tests/e2e/support/keyboard';

const PRESSES = 60;

test('on a phone Tab stops at nothing that the bar at the foot covers', async ({
  baseURL,
  context,
  page,
  request,
  sofra,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await enterAs(context, await newCustomer(request), baseURL ?? '');
  await page.goto('/settings');
  await untilHydrated(page);
  const bar = page
    .getByRole('navigation', { name: sofra.t('nav.main') })
    .last();
  await expect(bar).toBeVisible();
  for (let presses = 0; presses < PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const covered = await bar.evaluate((nav) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || nav.contains(focused))
        return null;
      const { bottom } = focused.getBoundingClientRect();
      const { top } = nav.getBoundingClientRect();
      return bottom > top ? focused.outerHTML : null;
    });
    expect(covered).toBeNull();
  }
});
