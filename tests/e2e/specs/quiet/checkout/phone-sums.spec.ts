import { expect, test } from '@/tests/e2e/fixtures/app';
import { fillDinner } from '@/tests/e2e/support/orders';

test(
  "a phone's sums stand on the bar that opened them, and a press beside them closes them",
  { tag: '@phone' },
  async ({ customer, page, places, request, sofra }) => {
    const { checkout, t } = sofra;
    await fillDinner(request, customer, places[0]);
    await checkout.open();
    await checkout.choosePickup();
    const opener = page.locator('[popovertarget]');
    const sums = page.locator('[popover]');
    await opener.tap();
    await expect(sums.getByText(t('sums.subtotal'))).toBeVisible();
    const bar = await opener.boundingBox();
    const box = await sums.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(bar?.y ?? 0, -1);
    await page.touchscreen.tap(180, 90);
    await expect(sums).toBeHidden();
  },
);
