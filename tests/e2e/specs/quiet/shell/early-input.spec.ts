import { expect, test } from '@/tests/e2e/fixtures/app';
import { newCustomer } from '@/tests/e2e/support/customers';
import { holdAnswers, SCRIPTS } from '@/tests/e2e/support/held-answers';

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
