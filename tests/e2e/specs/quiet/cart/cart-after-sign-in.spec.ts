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

const ANSWERS = [
  {
    keeps: 'account',
    answer: 'cart.replace.keep',
    quantity: 4,
    name: 'Cart, 4 items',
  },
  {
    keeps: 'device',
    answer: 'cart.replace.start',
    quantity: 1,
    name: 'Cart, 1 item',
  },
] as const;

// Two carts that cannot be merged are answered 400 (ERROR_440).
test.use({ allowedStatuses: [400] });

for (const { answer, keeps, name, quantity } of ANSWERS)
  test(`carts of two shops: the person is asked and keeps the ${keeps}’s`, async ({
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
    const question = page.getByRole('dialog', {
      name: t('cart.conflict.title'),
    });
    await expect(question).toContainText(place.title);
    await expect(question).toContainText(other.title);
    expect(await serverCart(request, customer)).toEqual({
      shopId: other.id,
      quantities: [4],
    });
    await question.getByRole('button', { name: t(answer) }).click();
    await expect(question).toBeHidden();
    await expect
      .poll(async () => (await serverCart(request, customer))?.quantities)
      .toEqual([quantity]);
    await expect(header.cart).toHaveAccessibleName(name);
    await page.reload();
    await expect(header.cart).toHaveAccessibleName(name);
    await expect(question).toBeHidden();
  });

test('quick presses are one cart on the server', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  const [place] = places;
  const [first, second] = place.plain;
  const { cart, shop } = sofra;
  await shop.open(place);
  await shop.add(first?.title ?? '');
  for (let press = 0; press < 7; press += 1)
    await shop.oneMore(first?.title ?? '');
  await shop.add(second?.title ?? '');
  await cart.oneLess(first?.title ?? '');
  await expect(cart.quantityOf(cart.line(first?.title ?? ''))).toHaveText('7');
  await expect
    .poll(async () =>
      (await serverCart(request, customer))?.quantities.toSorted(),
    )
    .toEqual([1, 7]);
  await page.reload();
  await expect(cart.quantityOf(cart.line(first?.title ?? ''))).toHaveText('7');
  await expect(cart.lines).toHaveCount(2);
});
