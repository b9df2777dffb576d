import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  mailedCode,
  newEmail,
  ordersOf,
  serverCart,
} from '@/tests/e2e/support/customers';
import { optionDish } from '@/tests/e2e/support/city';

test('restaurants go on as the list is scrolled', async ({ page, sofra }) => {
  await sofra.home.open();
  const { cards } = sofra.home;
  const first = await cards.count();
  expect(first).toBeGreaterThan(0);
  await cards.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
});

test('a dish says what is missing, and the cart keeps each choice apart', async ({
  page,
  places,
  request,
  sofra,
}) => {
  const [place, other] = places;
  const dish = await optionDish(request, place);
  const [firstAnswer = '', secondAnswer = ''] = dish.answers;
  const { cart, shop } = sofra;
  await shop.open(place);
  await shop.openDish(dish.title);
  await expect(page).toHaveURL(new RegExp(`product=${dish.uuid}`));
  const box = sofra.dish(dish.title);

  await box.add();
  await expect(box.refusal).toHaveText('Choose 1 option to add this dish');
  await expect(box.question(dish.group)).toBeFocused();
  await box.choose(firstAnswer);
  await expect(box.refusal).toBeHidden();
  await box.oneMore();
  await expect(box.addButton).toHaveText(/^Add 2/);
  await box.add();
  await expect(box.box).toBeHidden();
  await expect(page).not.toHaveURL(/product=/);
  await expect(cart.lines).toHaveCount(1);
  const line = cart.line(dish.title, firstAnswer);
  await expect(cart.quantityOf(line)).toHaveText('2');

  await shop.openDish(dish.title);
  await box.choose(firstAnswer);
  await box.add();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.quantityOf(line)).toHaveText('3');

  await shop.openDish(dish.title);
  await box.choose(secondAnswer);
  await box.add();
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.quantityOf(cart.line(dish.title, secondAnswer))).toHaveText(
    '1',
  );

  const [soup] = place.plain;
  await shop.add(soup?.title ?? '');
  await expect(cart.lines).toHaveCount(3);
  await cart.oneMore(soup?.title ?? '');
  await expect(cart.quantityOf(cart.line(soup?.title ?? ''))).toHaveText('2');
  await cart.oneLess(soup?.title ?? '');
  await cart.remove(soup?.title ?? '');
  await expect(cart.lines).toHaveCount(2);

  await sofra.home.openOtherPlace(other.title);
  await expect(shop.heading).toHaveText(other.title);
  const [bread] = other.plain;
  await shop.add(bread?.title ?? '');
  await expect(shop.replaceQuestion).toContainText(place.title);
  await shop.keepCart();
  await expect(cart.line(dish.title, firstAnswer)).toBeVisible();
  await shop.add(bread?.title ?? '');
  await shop.startNewCart();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.line(bread?.title ?? '')).toBeVisible();
});

test('a guest orders dinner and follows it to the door', async ({
  page,
  places,
  request,
  sofra,
}) => {
  const [place] = places;
  const dish = await optionDish(request, place);
  const [soup] = place.plain;
  const { cart, checkout, register, shop } = sofra;
  await sofra.home.open();
  await sofra.home.openPlace(place.title);
  await shop.openDish(dish.title);
  await sofra.dish(dish.title).choose(dish.answers[0] ?? '');
  await sofra.dish(dish.title).add();
  await shop.add(soup?.title ?? '');
  await shop.oneMore(soup?.title ?? '');
  await expect(cart.lines).toHaveCount(2);

  await cart.goToCheckout();
  await expect(page).toHaveURL(/\/login\?from=%2Fcheckout/);
  await sofra.login.goToRegister();
  const email = newEmail();
  await register.askForCode(email);
  await expect(register.code).toBeVisible();
  await register.typeCode(await mailedCode(request, email));
  await register.introduce('Dilnoza', 'Karimova', 'dinner-time');

  await expect(checkout.heading).toBeVisible();
  const cookies = await page.context().cookies();
  const token =
    cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const stored = async () => {
    const cart = await serverCart(request, { token });
    return [cart?.shopId, ...(cart?.quantities.toSorted() ?? [])];
  };
  await expect.poll(stored).toEqual([place.id, 1, 2]);

  const address = await checkout.findAddress('Navoi');
  await expect(checkout.where).toContainText(address);
  await checkout.describeDoor('2', '5', '48');
  await checkout.lookAtTomorrow();
  await checkout.phone.fill('+998901234567');
  await checkout.payCash();
  await checkout.place.click();

  const id = await sofra.order.opened();
  const steps = await sofra.order.watchSteps();
  await sofra.order.arrives('Delivered');
  const order = ['Placed', 'Accepted', 'Ready', 'On the way'];
  const seen = await steps();
  expect(seen).toEqual(order.filter((step) => seen.includes(step)));
  expect(seen.length).toBeGreaterThan(1);
  await expect(page.getByText(soup?.title ?? '').first()).toBeVisible();

  await sofra.orders.open('past');
  await expect(sofra.orders.order(id)).toContainText(place.title);
  expect(await ordersOf(request, { token })).toHaveLength(1);
});
