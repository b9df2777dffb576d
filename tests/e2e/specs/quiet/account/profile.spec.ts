import sharp from 'sharp';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { mailedCode, newEmail } from '@/tests/e2e/support/customers';

test.describe('the profile without script', () => {
  // a refused form is shown again with its status
  test.use({ javaScriptEnabled: false, allowedStatuses: [422] });

  test('keeps names and birthday, after a mistake that loses nothing', async ({
    customer,
    page,
    sofra,
  }) => {
    const { t } = sofra;
    await page.goto('/profile');
    const firstname = page.getByLabel(t('auth.firstname'));
    const birthday = page.getByLabel(t('account.birthday'));
    await firstname.fill('Malika');
    await birthday.fill('2024-01-01');
    await page.getByRole('button', { name: t('account.save') }).click();
    await expect(birthday).toHaveAccessibleDescription(
      t('account.birthday.young'),
    );
    await expect(firstname).toHaveValue('Malika');
    await birthday.fill('1990-05-17');
    await page.getByRole('button', { name: t('account.save') }).click();
    await expect(page).toHaveURL('/profile');
    await expect(birthday).toHaveValue('1990-05-17');
    expect(customer.id).toBeGreaterThan(0);
  });

  test('takes a new e-mail by its code', async ({
    customer,
    page,
    request,
    sofra,
  }) => {
    const { t } = sofra;
    const email = newEmail();
    await page.goto('/profile');
    await page
      .getByRole('link', { name: `${t('account.change')}: ${t('auth.email')}` })
      .click();
    const field = page.getByLabel(t('account.contact.email'));
    await field.fill('nobody');
    await page
      .getByRole('button', { name: t('auth.register.sendCode') })
      .click();
    await expect(field).toHaveAccessibleDescription(t('form.email'));
    await expect(field).toHaveValue('nobody');
    await field.fill(email);
    await page
      .getByRole('button', { name: t('auth.register.sendCode') })
      .click();
    await page
      .getByLabel(t('auth.code.label'))
      .fill(await mailedCode(request, email));
    await page.getByRole('button', { name: t('auth.code.verify') }).click();
    await expect(page).toHaveURL(/\/profile(#email)?$/);
    await expect(page.locator('#email')).toContainText(email);
    await expect(page.locator('#email')).not.toContainText(customer.email);
  });

  test('changes the password', async ({ customer, page, request, sofra }) => {
    const { t } = sofra;
    await page.goto('/profile?change=password');
    const old = page.getByLabel(t('account.password.old'));
    await old.fill('not-the-password');
    await page.getByLabel(t('account.password.new')).fill('plov-and-tea');
    await page.getByLabel(t('auth.passwordAgain')).fill('plov-and-tea');
    await page
      .getByRole('button', { name: t('account.password.save') })
      .click();
    await expect(old).toHaveAccessibleDescription(
      'This is not your current password',
    );
    await old.fill(customer.password);
    await page.getByLabel(t('account.password.new')).fill('plov-and-tea');
    await page.getByLabel(t('auth.passwordAgain')).fill('plov-and-tea');
    await page
      .getByRole('button', { name: t('account.password.save') })
      .click();
    await expect(page.getByRole('status')).toHaveText(
      t('account.password.done'),
    );
    const login = await request.post('/api/v1/auth/login', {
      data: { email: customer.email, password: 'plov-and-tea' },
    });
    expect(login.ok()).toBe(true);
  });
});

test('a picture is cut by hand with the keyboard, shown everywhere and taken away', async ({
  customer,
  page,
  sofra,
}) => {
  const { t } = sofra;
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#2f7d4f' },
  })
    .jpeg()
    .toBuffer();
  await page.goto('/profile');
  const head = page.getByText(customer.email).first();
  await expect(head).toBeAttached();
  await page
    .getByLabel(t('account.picture'), { exact: true })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog');
  const stage = dialog.getByLabel(t('account.picture.help'));
  await stage.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: t('account.picture.save') }).click();
  await expect(dialog).toBeHidden();
  const pictures = page.locator('img[src^="/storage/images/uploads/"]');
  await expect(pictures).toHaveCount(2);
  await page
    .getByRole('button', {
      name: `${t('account.remove')}: ${t('account.picture')}`,
    })
    .click();
  await expect(pictures).toHaveCount(0);
});
