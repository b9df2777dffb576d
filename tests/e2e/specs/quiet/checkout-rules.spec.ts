import type { Locator } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { fillCart, ordersOf } from '@/tests/e2e/support/customers';
import { fillDinner } from '@/tests/e2e/support/orders';

test('below the minimum the checkout says how much is missing', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  const place = places.find(({ plain }) =>
    plain.some(({ price }) => price < 3),
  );
  const cheap = place?.plain.find(({ price }) => price < 3);
  await fillCart(request, customer, {
    shopId: place?.id ?? 0,
    stockId: cheap?.stockId ?? 0,
    quantity: 1,
  });
  const { checkout, t } = sofra;
  await checkout.open();
  await checkout.choosePickup();
  await expect(
    page.getByText(/to reach the .+ minimum|Small-order fee/).first(),
  ).toBeVisible();
  await expect(page.getByText(t('sums.subtotal')).first()).toBeVisible();
});

test('a tip and the way of delivery change the total at once, and the order has the same', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  await fillDinner(request, customer, places[0]);
  const { checkout, order, t } = sofra;
  await checkout.open();
  // side by side, as the two ways to be reached that they are
  const topOf = async (field: Locator) => (await field.boundingBox())?.y;
  await expect(async () =>
    expect(await topOf(checkout.name)).toBe(await topOf(checkout.phone)),
  ).toPass();
  await checkout.findAddress('Navoi 12');
  const amount = async () => Number((await checkout.total()).slice(1));
  const before = await amount();
  const offer = page.getByRole('radio', { name: /10%/ });
  const words = await page.locator('label', { has: offer }).textContent();
  const tip = Number(/\$(\d+\.\d\d)/.exec(words ?? '')?.[1]);
  expect(tip).toBeGreaterThan(0);
  await offer.check();
  await expect.poll(amount).toBeCloseTo(before + tip, 2);
  await checkout.phone.fill('+998901234567');
  await checkout.payCash();
  await checkout.place.click();
  await order.opened();
  await expect(
    page.getByText(`$${(before + tip).toFixed(2)}`).first(),
  ).toBeVisible();
  await expect(page.getByText(t('sums.tips'))).toBeVisible();
});

test.describe('a cart that was changed elsewhere', () => {
  test.use({ allowedStatuses: [0, 409] });

  test('is shown before it is ordered', async ({
    customer,
    page,
    places,
    request,
    sofra,
  }) => {
    const [place] = places;
    const [soup, other] = place.plain;
    await fillDinner(request, customer, place);
    const { checkout, t } = sofra;
    // The page does not hear of the change by itself.
    await page.route('**/dashboard/user/events', (route) => route.abort());
    await checkout.open();
    await checkout.choosePickup();
    await checkout.phone.fill('+998901234567');
    await checkout.payCash();
    const before = await checkout.total();
    await fillCart(request, customer, {
      shopId: place.id,
      stockId: other?.stockId ?? 0,
      quantity: 1,
    });
    await checkout.place.click();
    const question = page.getByRole('dialog', {
      name: t('checkout.changed.title'),
    });
    await expect(question).toBeVisible();
    expect(await ordersOf(request, customer)).toEqual([]);
    await question
      .getByRole('button', { name: t('checkout.changed.back') })
      .click();
    await expect(page.getByText(other?.title ?? '').first()).toBeVisible();
    await expect.poll(() => checkout.total()).not.toBe(before);
    await checkout.place.click();
    await sofra.order.opened();
    await expect(page.getByText(soup?.title ?? '').first()).toBeVisible();
    await expect(page.getByText(other?.title ?? '').first()).toBeVisible();
  });
});
