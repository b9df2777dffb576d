import { expect, test } from '@/tests/e2e/fixtures/app';
import { orderDinner } from '@/tests/e2e/support/orders';

test('news of an order rings at once, are read on opening, and lead to the order', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  const { t } = sofra;
  const title = t('account.notifications');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const id = await orderDinner(request, customer, places[0]);
  const bell = page.getByRole('link', { name: new RegExp(`^${title} · `) });
  await expect(bell).toBeVisible();
  await bell.click();
  const panel = page.getByRole('dialog', { name: title });
  await panel.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(`/orders/${id}`);
});
