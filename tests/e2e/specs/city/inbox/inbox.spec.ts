import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import type { Customer } from '@/tests/e2e/support/customers';
import { orderDinner } from '@/tests/e2e/support/orders';

/** An order that the demo city has brought to its end: nothing is told of it any more. */
async function endedOrder(
  request: APIRequestContext,
  customer: Customer,
  place: Parameters<typeof orderDinner>[2],
): Promise<number> {
  const id = await orderDinner(request, customer, place);
  const headers = { Authorization: `Bearer ${customer.token}` };
  await expect
    .poll(
      async () => {
        const path = `/api/v1/dashboard/user/orders/${id}`;
        const answer = await request.get(path, { headers });
        return ((await answer.json()) as { data: { status: string } }).data
          .status;
      },
      { timeout: 30_000 },
    )
    .toBe('delivered');
  return id;
}

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('rows are read, deleted and brought back by forms', async ({
    customer,
    page,
    places,
    request,
    sofra,
  }) => {
    const { t } = sofra;
    const id = await endedOrder(request, customer, places[0]);
    await page.goto('/notifications');
    const row = page.locator(`main a[href="/orders/${id}"]`);
    await page.getByRole('button', { name: t('inbox.readAll') }).click();
    await expect(row.first()).toBeVisible();
    const before = await row.count();
    await page
      .getByRole('button', { name: new RegExp(`^${t('addresses.delete')}: `) })
      .first()
      .click();
    await expect(page.getByText(t('inbox.deleted'))).toBeVisible();
    await expect(row).toHaveCount(before - 1);
    await page.getByRole('button', { name: t('cart.undo') }).click();
    await expect(row).toHaveCount(before);
  });
});
