import type { Locator } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { newCustomer } from '@/tests/e2e/support/customers';
import { holdAnswers, SCRIPTS } from '@/tests/e2e/support/held-answers';
import { untilHydrated } from '@/tests/e2e/support/keyboard';
import { fillDinner } from '@/tests/e2e/support/orders';

test('what is typed before the scripts are there signs in', async ({
  page,
  request,
  sofra,
}) => {
  const customer = await newCustomer(request);
  const letThrough = await holdAnswers(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  await sofra.login.email.fill(customer.email);
  await sofra.login.password.fill(customer.password);
  await sofra.login.keep.uncheck();
  letThrough();
  await expect(sofra.login.submit).toBeEnabled();
  await expect(sofra.login.keep).not.toBeChecked();
  await sofra.login.submit.click();
  await expect(page).toHaveURL('/');
});

test('a way to get the order that is chosen before the scripts are there is seen at once, and counts', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  await fillDinner(request, customer, places[0]);
  const letThrough = await holdAnswers(page, SCRIPTS);
  await page.goto('/checkout', { waitUntil: 'commit' });
  const choice = (name: RegExp) => page.getByRole('radio', { name });
  const cardOf = (name: RegExp) =>
    page.locator('label').filter({ has: choice(name) });
  const frameOf = (card: Locator) =>
    card.evaluate((element) => getComputedStyle(element).boxShadow);
  const chosen = await frameOf(cardOf(/^Delivery/));
  await cardOf(/^Pickup/).click();
  expect(await frameOf(cardOf(/^Pickup/))).toBe(chosen);
  expect(await frameOf(cardOf(/^Delivery/))).not.toBe(chosen);
  letThrough();
  await untilHydrated(page);
  await expect(choice(/^Pickup/)).toBeChecked();
  await expect(
    page.getByRole('heading', { name: sofra.t('checkout.where.pickup') }),
  ).toBeVisible();
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a button pressed before the scripts are there is pressed', async ({
    page,
    sofra,
  }) => {
    const letThrough = await holdAnswers(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: sofra.t('header.menu') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-waits');
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Sofra' })).toBeVisible();
  });
});
