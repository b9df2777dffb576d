import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { serverCart } from '@/tests/e2e/support/customers';
import { fillDinner } from '@/tests/e2e/support/orders';

/** Answers calls to that address with a failure until it is told to stop. */
async function failing(page: Page, address: string, status = 500) {
  let isOn = true;
  await page.route(address, async (route) => {
    if (!isOn) return route.continue();
    await route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({
        timestamp: new Date().toISOString(),
        status: false,
        statusCode: 'ERROR_400',
        message: '',
      }),
    });
  });
  return () => (isOn = false);
}

test.describe('an API that fails', () => {
  test.use({ allowedStatuses: [500] });

  test('on the quote: the checkout says so and asks again', async ({
    customer,
    page,
    places,
    request,
    sofra,
  }) => {
    await fillDinner(request, customer, places[0]);
    const mend = await failing(page, '**/cart/calculate/**');
    const { checkout, t } = sofra;
    await checkout.open();
    await checkout.choosePickup();
    await expect(checkout.quoteFailed).toBeVisible();
    await expect(checkout.place).not.toContainText('·');
    mend();
    await checkout.tryAgain.click();
    await expect(checkout.quoteFailed).toBeHidden();
    await expect(checkout.place).toContainText('·');
    await expect(page.getByText(t('sums.subtotal')).first()).toBeVisible();
  });

  test('on a dish: it says so and asks again', async ({
    page,
    places,
    sofra,
  }) => {
    const [place] = places;
    const title = place.optioned[0]?.translation.title ?? '';
    const { shop, t } = sofra;
    await shop.open(place);
    const mend = await failing(page, '**/rest/products/*?**');
    await shop.openDish(title);
    const failed = page.getByRole('dialog', {
      name: t('product.failed.title'),
    });
    await expect(failed).toBeVisible();
    mend();
    await failed.getByRole('button', { name: t('common.tryAgain') }).click();
    await expect(sofra.dish(title).addButton).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ allowedStatuses: [0] });

  test('a press on the cart is kept, said to be unsaved, and sent when the network is back', async ({
    context,
    customer,
    page,
    places,
    request,
    sofra,
  }) => {
    const [place] = places;
    const { cart, shop, t } = sofra;
    const soup = place.plain[0]?.title ?? '';
    await shop.open(place);
    await shop.add(soup);
    await expect
      .poll(async () => (await serverCart(request, customer))?.quantities)
      .toEqual([1]);
    await context.setOffline(true);
    await cart.oneMore(soup);
    await expect(page.getByText(t('cart.waiting.title'))).toBeVisible();
    await expect(cart.quantityOf(cart.line(soup))).toHaveText('2');
    expect((await serverCart(request, customer))?.quantities).toEqual([1]);
    await context.setOffline(false);
    await expect
      .poll(async () => (await serverCart(request, customer))?.quantities)
      .toEqual([2]);
  });
});
