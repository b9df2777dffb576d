import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  mailedCode,
  newCustomer,
  newEmail,
} from '@/tests/e2e/support/customers';
import { wordsOf } from '@/tests/e2e/support/words';

interface OwnReferrals {
  readonly data: { readonly code: string; readonly joined: number };
}

test('who was invited is counted, through another language, reloads and a pasted code', async ({
  context,
  page,
  request,
  sofra,
}) => {
  const host = await newCustomer(request);
  const email = newEmail();
  const t = wordsOf('ru');
  const own = async () => {
    const answer = await request.get('/api/v1/dashboard/user/referrals', {
      headers: { Authorization: `Bearer ${host.token}` },
    });
    return ((await answer.json()) as OwnReferrals).data;
  };
  const { code: invitation } = await own();

  await page.goto(`/register?referral_code=${invitation}`);
  await sofra.register.askForCode(email);
  await expect(sofra.register.code).toBeFocused();
  await page
    .locator('summary')
    .and(page.getByLabel(new RegExp(`^${sofra.t('header.language')}`)))
    .click();
  await page.getByText('Русский').click();
  await expect(page).toHaveURL(`/ru/register?referral_code=${invitation}`);
  await page.reload();
  const code = page.getByLabel(t('auth.code.label'), { exact: true });
  await expect(code).toBeFocused();
  const mailed = await mailedCode(request, email);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${mailed.slice(0, 3)} ${mailed.slice(3)}`,
  );
  await page.keyboard.press('Control+V');

  const referral = page.getByLabel(t('auth.referral'));
  await expect(referral).toHaveValue(invitation);
  // the details are in the server's HTML then, and taken over as they are
  await page.reload();
  await expect(referral).toHaveValue(invitation);
  await page.getByLabel(t('auth.firstname')).fill('Malika');
  await page.getByLabel(t('auth.lastname')).fill('Yusupova');
  await page
    .getByLabel(t('auth.password'), { exact: true })
    .fill('plov-and-tea');
  await page.getByRole('button', { name: t('auth.details.submit') }).click();
  await expect(page).toHaveURL('/ru');
  await expect.poll(async () => (await own()).joined).toBe(1);
});
