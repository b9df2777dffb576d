import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  mailedCode,
  newCustomer,
  newEmail,
} from '@/tests/e2e/support/customers';

// a refused form is shown again with its status
test.use({ javaScriptEnabled: false, allowedStatuses: [422] });

test.describe('without script', () => {
  test('a person signs in, after a mistake that loses nothing but the password', async ({
    page,
    request,
    sofra,
  }) => {
    const customer = await newCustomer(request);
    const { login, t } = sofra;
    await login.open('/orders');
    await login.email.fill(customer.email);
    await login.submit.click();
    await expect(login.password).toHaveAccessibleDescription(
      t('form.required'),
    );
    await expect(login.email).toHaveValue(customer.email);
    await login.password.fill('not-the-password');
    await login.submit.click();
    await expect(page.getByRole('alert').first()).toContainText(
      'Please make sure all credentials are correct.',
    );
    await expect(login.email).toHaveValue(customer.email);
    await expect(login.password).toHaveValue('');
    expect(page.url()).not.toContain('password');
    await login.password.fill(customer.password);
    await login.submit.click();
    await expect(page).toHaveURL('/orders');
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'access_token');
    expect(token).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(token?.expires).toBeGreaterThan(Date.now() / 1000 + 6 * 86_400);
  });

  test('an account is made in three steps', async ({
    page,
    request,
    sofra,
  }) => {
    const email = newEmail();
    const { register, t } = sofra;
    await page.goto('/register?from=%2Forders');
    await register.askForCode(email);
    await register.typeCode('12345');
    await page.getByRole('button', { name: t('auth.code.verify') }).click();
    await expect(register.code).toHaveAccessibleDescription(
      t('form.codeLength'),
    );
    await register.typeCode(await mailedCode(request, email));
    await page.getByRole('button', { name: t('auth.code.verify') }).click();
    await register.introduce('Aziza', 'Karimova', 'short');
    await expect(register.firstname).toHaveValue('Aziza');
    await register.introduce('Aziza', 'Karimova', 'plov-and-tea');
    await expect(page).toHaveURL('/orders');
  });
});

test.describe('without script, by phone', () => {
  test('an account is made, keeps who invited it through all steps, and its forgotten password is set anew', async ({
    page,
    request,
    sofra,
  }) => {
    const national = `90${String(Date.now()).slice(-7)}`;
    const phone = `+998${national}`;
    const { login, register, reset, t } = sofra;
    await page.goto('/register?referral_code=ANN12345');
    await register.askForCode(national);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('auth.code.titlePhone'),
    );
    await register.typeCode(await mailedCode(request, phone));
    await page.getByRole('button', { name: t('auth.code.verify') }).click();
    await expect(page.getByLabel(t('auth.referral'))).toHaveValue('ANN12345');
    await register.introduce('Aziza', 'Karimova', 'plov-and-tea');
    // who came by phone is asked for an e-mail
    await expect(page).toHaveURL('/update-details');

    await page.context().clearCookies();
    await login.open('/orders');
    await page.getByRole('link', { name: t('auth.forgot') }).click();
    await reset.askForCode(national);
    await register.typeCode(await mailedCode(request, phone));
    await page.getByRole('button', { name: t('auth.code.verify') }).click();
    await reset.choose('plov-and-coffee', 'something-else');
    await expect(reset.again).toHaveAccessibleDescription(
      t('form.passwordsDiffer'),
    );
    expect(page.url()).not.toContain('verify_token');
    await reset.choose('plov-and-coffee');
    await expect(page).toHaveURL('/update-details?from=%2Forders');
  });
});

test('a form that another site posts signs nobody in', async ({ request }) => {
  const { email, password } = await newCustomer(request);
  const answer = await request.post('/login', {
    form: { form: 'login', login: email, password, keep: 'on' },
    headers: { Origin: 'https://evil.example' },
  });
  expect(answer.status()).toBe(422);
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('access_token');
});
