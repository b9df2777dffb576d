import { expect, test } from '@/tests/e2e/fixtures/app';
import { expectAccessible } from '@/tests/e2e/support/audit';
import { moveOrder } from '@/tests/e2e/support/operator';
import { fillDinner } from '@/tests/e2e/support/orders';

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
  await checkout.phone.fill('+998901234567');
  await checkout.promo.fill('SOFRA10');
  await expect(
    page.getByText(t('checkout.promo.off', { value: '\u206610%\u2069' })),
  ).toBeVisible();
  await checkout.card.check();
  const total = await checkout.total();
  await checkout.place.click();

  await card.opened();
  await expect(card.amount).toContainText(total);
  await card.payBy('decline');
  await expect(card.alert).toHaveText(t('sandbox.declined.card_declined'));
  await expect(card.number).toBeFocused();
  await expectAccessible(page);
  await card.payBy('challenge');
  await expect(card.question).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page);
  await card.approve.click();

  await page.waitForURL(/\/orders\/\d+\?payment=paid$/);
  await expect(order.steps).toBeVisible();
  await expect(page.getByText('Visa •••• 3220')).toBeVisible();
  await expect(order.charged(total)).toBeVisible();
  const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
  await moveOrder(request, id, 'cancelled');
  await expect(order.heading).toHaveText(t('order.title.cancelled'));
  await expect(
    page.getByText(t('order.pay.refunded', { amount: `\u2066${total}\u2069` })),
  ).toBeVisible();
});
