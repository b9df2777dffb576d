import { expect, test } from '@/tests/e2e/fixtures/app';
import { asOperator } from '@/tests/e2e/support/operator';

const APPLICATION = {
  type: 'restaurant',
  translations: { en: { title: 'Anor Tandir' } },
  phone: '+998712554545',
  legal_name: 'Anor Tandir, LLC',
  tax_number: '302345678',
  address: 'Navoi Street 30',
  location: { latitude: 41.31, longitude: 69.24 },
  zone: { kind: 'radius', radius_km: 3 },
  hours: [{ day: 'monday', from: '10:00', to: '22:00', disabled: false }],
  agreement: true,
};

// an old version is refused, and asked about
test.use({ allowedStatuses: [409] });

test('an owner changes the shop twice after its approval, and another tab is not overwritten unseen', async ({
  context,
  customer,
  page,
  request,
}) => {
  const headers = { Authorization: `Bearer ${customer.token}` };
  const sent = await request.post('/api/v1/dashboard/user/shops', {
    headers,
    data: { data: APPLICATION },
  });
  const { data } = (await sent.json()) as { data: { id: number } };
  await asOperator(request, 'POST', `/applications/${data.id}`, {
    status: 'approved',
    answer: null,
  });

  await page.goto('/profile');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'My shop' })
    .first()
    .click();
  const prices = page.locator('#prices');
  await prices.getByLabel('Minimum order').fill('12,50');
  await expect(
    prices.getByText('see the new price before they pay'),
  ).toBeVisible();
  await prices.getByRole('button', { name: 'Save changes' }).click();
  await expect(prices.getByText('Saved', { exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/my-shop');
  await other.locator('#words').getByLabel('Description').fill('Bread');
  await other.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(
    other.locator('#words').getByText('Saved', { exact: true }),
  ).toBeVisible();

  const words = page.locator('#words');
  await words.getByLabel('Description').fill('Bread and soup');
  await words.getByRole('button', { name: 'Save changes' }).click();
  await words.getByRole('button', { name: 'Keep what is here' }).click();
  await expect(words.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(words.getByLabel('Description')).toHaveValue('Bread and soup');
  await expect(page.locator('#history').getByRole('listitem')).not.toHaveCount(
    0,
  );
});
