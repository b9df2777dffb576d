import { expect, test } from '@/tests/e2e/fixtures/app';
import { listenTo } from '@/tests/e2e/support/announcements';
import { optionDish } from '@/tests/e2e/support/city';
import { untilHydrated } from '@/tests/e2e/support/keyboard';

// docs/screen-reader.md is this walk in words
test('from home to the order by roles, names and what is said', async ({
  customer,
  page,
  places: [place],
  request,
  sofra,
}) => {
  test.slow();
  const { cart, checkout, home, order, shop, t } = sofra;
  const dish = await optionDish(request, place);
  const soup = place.plain[0]?.title ?? '';
  const { said } = await listenTo(page);
  const main = page.getByRole('main');

  // Next leaves a page to the browser when its script takes 3.8 s: it is in the cache from here on
  await shop.open(place);
  await home.open();
  const greetings = (['morning', 'day', 'evening', 'night'] as const).map(
    (part) => t(`home.title.${part}`),
  );
  await expect
    .poll(async () => greetings.includes(await home.heading.innerText()))
    .toBe(true);
  expect(await said()).toEqual([]);
  // a link that is pressed before is the browser's own way, which its reader tells of
  await untilHydrated(page);

  await home.openPlace(place.title);
  await expect(shop.heading).toHaveText(place.title);
  await expect.poll(said).toContainEqual(expect.stringContaining(place.title));
  await expect(main).toBeFocused();
  const sections = page.getByRole('navigation', { name: t('menu.categories') });
  await expect(sections.getByRole('link').first()).toBeVisible();

  await shop.openDish(dish.title);
  const { addButton, box, question } = sofra.dish(dish.title);
  await expect(addButton).toBeVisible();
  await addButton.click();
  await expect(question(dish.group)).toBeFocused();
  const missing = t('options.missing_one', { count: 1 });
  await expect(question(dish.group)).toHaveAccessibleDescription(missing);
  await expect.poll(said).toContain(missing);
  await sofra.dish(dish.title).choose(dish.answers[0] ?? '');
  await addButton.click();
  await expect(box).toBeHidden();
  await expect.poll(said).toContain(t('header.cart.count_one', { count: 1 }));

  await shop.add(soup);
  const more = t('quantity.more', { name: soup });
  await expect(
    shop.dish(soup).getByRole('button', { name: more }),
  ).toBeFocused();
  await shop.oneMore(soup);
  await expect.poll(said).toContain(t('header.cart.count_other', { count: 3 }));
  await expect(cart.lines).toHaveCount(2);

  await cart.goToCheckout();
  await expect(checkout.heading).toBeVisible();
  await expect(main).toBeFocused();
  await checkout.findAddress('Navoi 12');
  const change = t('checkout.where.change');
  await expect(
    checkout.where.getByRole('button', { name: change }),
  ).toBeFocused();
  await expect
    .poll(said)
    .toContainEqual(expect.stringContaining(t('sums.total')));

  await checkout.place.click();
  await expect(checkout.phone).toBeFocused();
  await expect(checkout.phone).toHaveAccessibleDescription(
    t('form.phoneEmpty'),
  );
  await checkout.phone.fill('+998901234567');
  await checkout.payCash();
  await checkout.place.click();

  const id = await order.opened();
  await expect(main).toBeFocused();
  await expect
    .poll(said)
    .toContainEqual(expect.stringContaining(t('order.number', { id })));
  await order.arrives(t('order.status.delivered'));
  const spoken = (await said()).join(' ');
  expect(spoken).toContain(t('order.status.delivered'));
  expect(customer.id).toBeGreaterThan(0);
});
