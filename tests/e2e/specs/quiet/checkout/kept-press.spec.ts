import { expect, test } from '@/tests/e2e/fixtures/app';
import { type Sofra, sofraIn } from '@/tests/e2e/fixtures/sofra';
import { ordersOf } from '@/tests/e2e/support/customers';
import { holdAnswers } from '@/tests/e2e/support/held-answers';
import { fillDinner } from '@/tests/e2e/support/orders';

const QUOTES = '**/cart/calculate/**';
const TAG = { tag: '@phone' };

let release: () => void;

/**
 * Presses the button while the total of another time is asked for; the returned function lets it come. A pickup of
 * tomorrow: another half hour of it has the same total, and no time that goes on with the clock.
 */
async function pressEarly({ checkout, page }: Sofra): Promise<() => void> {
  await checkout.choosePickup();
  await checkout.days.getByRole('radio').nth(1).check();
  await checkout.times.getByRole('radio').first().check();
  await checkout.phone.fill('+998901234567');
  await checkout.payCash();
  await expect(checkout.place).toContainText('·');
  const letCome = await holdAnswers(page, QUOTES);
  await checkout.times.getByRole('radio').nth(1).check();
  await checkout.placeEarly.click();
  await expect(checkout.keptPress).toBeVisible();
  return letCome;
}

test.beforeEach(async ({ customer, places, request, sofra }) => {
  await fillDinner(request, customer, places[0]);
  await sofra.checkout.open();
  release = await pressEarly(sofra);
});

test(
  'a press while the total is asked for orders once it has come',
  TAG,
  async ({ customer, page, request, sofra }) => {
    await expect(sofra.checkout.keptPress).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await ordersOf(request, customer)).toEqual([]);
    release();
    await sofra.order.opened();
    expect(await ordersOf(request, customer)).toHaveLength(1);
  },
);

test(
  'a press is dropped when a field changes before the total has come',
  TAG,
  async ({ customer, page, request, sofra }) => {
    const { checkout, t } = sofra;
    await checkout.name.fill('Aziza');
    const words = page
      .getByRole('alert')
      .filter({ hasText: t('checkout.press.changed'), visible: true });
    await expect(words).toBeVisible();
    release();
    await expect(checkout.place).toContainText('·');
    expect(await ordersOf(request, customer)).toEqual([]);
    await checkout.place.click();
    await sofra.order.opened();
    expect(await ordersOf(request, customer)).toHaveLength(1);
  },
);

test(
  'a press that waits in another tab orders nothing once the cart is ordered',
  TAG,
  async ({ context, customer, request, sofra }) => {
    const other = sofraIn(await context.newPage());
    await other.checkout.open();
    const releaseOther = await pressEarly(other);
    release();
    await sofra.order.opened();
    releaseOther();
    await expect(
      other.page.getByRole('heading', {
        name: other.t('checkout.empty.title'),
      }),
    ).toBeVisible();
    expect(await ordersOf(request, customer)).toHaveLength(1);
  },
);
