import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { expectAccessible, overflowOf } from '@/tests/e2e/support/audit';

const CITY = { latitude: 41.3111, longitude: 69.2797 };

/** How far the page's parts jumped so far (CLS). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number;
    })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

test.describe('with a browser that tells where it is', () => {
  test.use({ geolocation: CITY, permissions: ['geolocation'] });

  test(
    'a new visitor is asked once, and Yes is remembered by the server',
    { tag: '@phone' },
    async ({ page, sofra: { address } }) => {
      await page.goto('/');
      await expect(address.question).toBeVisible();
      await expect(page.locator('body')).toBeFocused();
      await expectAccessible(page);
      expect(await layoutShift(page)).toBeLessThan(0.02);
      expect(await overflowOf(page)).toBe(0);
      const title = await address.question.locator('b').innerText();
      await address.yes.click();
      await expect(address.chosen(title)).toBeFocused();
      await page.reload();
      await expect(address.chosen(title)).toBeVisible();
      await expect(address.question).toBeHidden();
    },
  );

  test(
    'the pin is dragged to the door, or put there by a press',
    { tag: '@phone' },
    async ({ page, sofra: { address } }) => {
      await page.goto('/');
      await address.no.click();
      await expect(address.box).toBeVisible();
      await expectAccessible(page);
      await address.dragPin(60, -40);
      const dragged = await address.titleAtPin();
      await address.map.click({ position: { x: 60, y: 120 } });
      const title = await address.titleAtPin(dragged);
      await address.confirm.click();
      await expect(address.chosen(title)).toBeVisible();
    },
  );
});

test('a visitor whose browser does not tell is not asked', async ({
  page,
  sofra: { address },
}) => {
  await page.goto('/');
  await page.waitForFunction(
    () => sessionStorage.getItem('sofra.address.asked') !== null,
  );
  await expect(address.notChosen).toBeVisible();
  await expect(address.question).toBeHidden();
});
