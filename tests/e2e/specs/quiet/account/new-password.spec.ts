import { expect, test } from '@/tests/e2e/fixtures/app';
import { mailedCode, newCustomer } from '@/tests/e2e/support/customers';

test('a forgotten password is replaced, and another browser is led to /login and back', async ({
  openBrowser,
  page,
  request,
  sofra,
}) => {
  const { email, password } = await newCustomer(request);
  const other = await openBrowser();
  await other.login.open('/orders');
  await other.login.signIn({ email, password });
  await expect(other.orders.heading).toBeVisible();
  const chosen = { email, password: 'plov-and-tea' };

  await sofra.login.open('/wallet');
  await page.getByRole('link', { name: sofra.t('auth.forgot') }).click();
  await sofra.reset.askForCode(email);
  await sofra.register.code.waitFor();
  await sofra.register.typeCode(await mailedCode(request, email));
  await sofra.reset.choose(chosen.password);
  await expect(page).toHaveURL('/wallet');

  await expect(other.page).toHaveURL('/login?from=%2Forders');
  await expect(
    other.page.getByRole('alert').getByText(other.t('unauthorized')),
  ).toBeVisible();
  await other.login.signIn(chosen);
  await expect(other.orders.heading).toBeVisible();
});

test('/update-password without the proof of a code leads to one', async ({
  page,
  sofra,
}) => {
  await page.goto('/update-password');
  await page
    .getByRole('link', { name: sofra.t('auth.newPassword.ask') })
    .click();
  await expect(page).toHaveURL('/reset-password');
});
