import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  fillCart,
  newCustomer,
  serverCart,
} from '@/tests/e2e/support/customers';

test('a cart of the same shop is added to the one the account holds', async ({
  page,
  places,
  request,
  sofra,
}) => {
  const [place] = places;
  const [soup] = place.plain;
  const { cart, header, login, shop } = sofra;
  const customer = await newCustomer(request);
  await fillCart(request, customer, {
    shopId: place.id,
    stockId: soup?.stockId ?? 0,
    quantity: 2,
  });
  await shop.open(place);
  await shop.add(soup?.title ?? '');
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('insert-product')) calls.push(call.url());
  });
  await header.logIn.click();
  await login.signIn(customer);
  await expect(header.account).toBeVisible();
  await expect
    .poll(async () => (await serverCart(request, customer))?.quantities)
    .toEqual([3]);
  expect(calls).toHaveLength(1);
  await expect(header.cart).toHaveAccessibleName('Cart, 3 items');
  await header.cart.click();
  await expect(cart.quantityOf(cart.line(soup?.title ?? ''))).toHaveText('3');
});

// Two carts that cannot be merged are answered 400 (ERROR_440).
test.use({ allowedStatuses: [400] });

test('carts of two shops: the person is asked and keeps the device’s', async ({
  places,
  page,
  request,
  sofra,
}) => {
  const [place, other] = places;
  const [soup] = place.plain;
  const { header, login, shop, t } = sofra;
  const customer = await newCustomer(request);
  await fillCart(request, customer, {
    shopId: other.id,
    stockId: other.plain[0]?.stockId ?? 0,
    quantity: 4,
  });
  await shop.open(place);
  await shop.add(soup?.title ?? '');
  await header.logIn.click();
  await login.signIn(customer);
  const question = page.getByRole('dialog', { name: t('cart.conflict.title') });
  await expect(question).toContainText(place.title);
  await expect(question).toContainText(other.title);
  expect(await serverCart(request, customer)).toEqual({
    shopId: other.id,
    quantities: [4],
  });
  await question.getByRole('button', { name: t('cart.replace.start') }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(async () => (await serverCart(request, customer))?.quantities)
    .toEqual([1]);
  await expect(header.cart).toHaveAccessibleName('Cart, 1 item');
  await page.reload();
  await expect(header.cart).toHaveAccessibleName('Cart, 1 item');
  await expect(question).toBeHidden();
});
