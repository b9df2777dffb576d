import { expect, test } from '@/tests/e2e/fixtures/app';
import { DEMO } from '@/tests/e2e/support/customers';
import { optionDish } from '@/tests/e2e/support/city';
import type { Page } from '@playwright/test';

test.use({ lang: 'ar', colorScheme: 'dark' });

async function expectArabicDark(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const overflow = await page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test(
  'on a phone, in Arabic and dark, the demo customer picks dinner up',
  { tag: '@phone' },
  async ({ page, places, request, sofra }) => {
    test.slow();
    const place = places[2] ?? places[1];
    const dish = await optionDish(request, place, 'ar');
    const [soup] = place.plain;
    const { cart, checkout, header, login, order, orders, shop, t } = sofra;
    await sofra.home.open();
    await expectArabicDark(page);
    await expect(header.tabs).toBeHidden();

    await login.open('/');
    await expectArabicDark(page);
    await login.signIn(DEMO);
    await expect(header.tabs).toBeVisible();
    await header.tabs.getByRole('link', { name: t('nav.orders') }).tap();
    await expect(orders.heading).toBeVisible();
    await expectArabicDark(page);

    await shop.open(place);
    await expect(shop.heading).toHaveText(place.title);
    await expectArabicDark(page);
    await shop.openDish(dish.title);
    const sheet = sofra.dish(dish.title);
    await sheet.choose(dish.answers[0] ?? '');
    await expectArabicDark(page);
    await sheet.add();
    await expect(sheet.box).toBeHidden();
    const added = page.getByRole('button', { name: t('cart.view') });
    await shop.add(soup?.title ?? '');
    await expect(header.cart).toBeVisible();
    await added.tap();
    await expect(cart.sheet).toBeVisible();
    await expect(cart.line(dish.title, dish.answers[0])).toBeVisible();
    await cart.oneMore(soup?.title ?? '');
    await expect(cart.quantityOf(cart.line(soup?.title ?? ''))).toHaveText('2');
    await expectArabicDark(page);
    await cart.goToCheckout();

    await expect(checkout.heading).toBeVisible();
    await checkout.choosePickup();
    await expect(
      page.getByRole('heading', { name: t('checkout.where.pickup') }),
    ).toBeVisible();
    await expectArabicDark(page);
    await checkout.phone.fill('+998901234567');
    await checkout.payCash();
    await checkout.place.tap();

    const id = await order.opened();
    expect(page.url()).toContain(`/ar/orders/${id}`);
    await expectArabicDark(page);
    await order.arrives(t('order.status.pickedUp'));
    await expect(order.steps.getByText(t('order.status.on_a_way'))).toHaveCount(
      0,
    );
    await orders.open('past');
    await expect(orders.order(id)).toContainText(place.title);
  },
);
