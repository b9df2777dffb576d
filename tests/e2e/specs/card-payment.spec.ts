import { expect, test } from '../fixtures/app';
import { fillDinner } from '../support/orders';
import { E2E_OPERATOR_TOKEN } from '../support/server';

test('a declined card, then one whose bank asks first: paid once, cancelled, given back', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  const { card, checkout, order, t } = sofra;
  await fillDinner(request, customer, places[0]);
  await checkout.open();
  await checkout.choosePickup();
  // For tomorrow: the demo's kitchen accepts it at once and then waits.
  await checkout.days.getByRole('radio').nth(1).check();
  await checkout.times.getByRole('radio').first().check();
  await checkout.phone.fill('+998901234567');
  await checkout.promo.fill('SOFRA10');
  await expect(
    page.getByText(t('checkout.promo.off', { value: '\u206610%\u2069' })),
  ).toBeVisible();
  await checkout.card.check();
  const price = /\$[\d.,]+$/.exec((await checkout.place.innerText()).trim());
  const total = price?.[0] ?? 'no total';
  await checkout.place.click();

  await card.opened();
  await expect(card.amount).toContainText(total);
  await card.payBy('decline');
  await expect(card.alert).toHaveText(t('sandbox.declined.card_declined'));
  await card.payBy('challenge');
  await expect(card.question).toBeVisible();
  await card.approve.click();

  await page.waitForURL(/\/orders\/\d+\?payment=paid$/);
  await expect(order.steps).toBeVisible();
  await expect(page.getByText('Visa •••• 3220')).toBeVisible();
  await expect(order.charged(total)).toBeVisible();
  const id = /\d+/.exec(new URL(page.url()).pathname)?.[0];
  await request.post(`/api/v1/dashboard/admin/orders/${id}/status`, {
    headers: { Authorization: `Bearer ${E2E_OPERATOR_TOKEN}` },
    data: { status: 'cancelled' },
  });
  await expect(order.heading).toHaveText(t('order.title.cancelled'));
  await expect(
    page.getByText(t('order.pay.refunded', { amount: `\u2066${total}\u2069` })),
  ).toBeVisible();
});
