import { expect, test } from '@/tests/e2e/fixtures/app';

// a call that is under way while the account closes is refused
test.use({ allowedStatuses: [401] });

test('an account is closed everywhere, and stays when its owner logs in again', async ({
  customer,
  openBrowser,
  page,
  sofra,
}) => {
  const { login, t } = sofra;
  const other = await openBrowser();
  await other.login.open('/orders');
  await other.login.signIn(customer);
  await expect(other.orders.heading).toBeVisible();

  await page.goto('/profile/delete');
  await page
    .getByLabel(t('auth.password'), { exact: true })
    .fill(customer.password);
  await page.getByRole('button', { name: t('deletion.link') }).click();
  await expect(page).toHaveURL('/profile/closed');
  await expect(other.page).toHaveURL('/login?from=%2Forders');

  await page.getByRole('link', { name: t('auth.logIn') }).click();
  await login.signIn(customer);
  await expect(page.getByText(t('deletion.kept'))).toBeVisible();
});
