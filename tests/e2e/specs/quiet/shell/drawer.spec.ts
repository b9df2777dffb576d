import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { untilStill } from '@/tests/e2e/support/audit';
import { dragFinger, untilEdgesWatched } from '@/tests/e2e/support/touch';

async function staysOpen(page: Page, box: Locator): Promise<void> {
  await untilStill(page);
  await expect(box).toBeVisible();
}

for (const { edge, inside, lang, out, prefix } of [
  { lang: 'en', prefix: '', out: 1, edge: 5, inside: 300 },
  { lang: 'ar', prefix: '/ar', out: -1, edge: 385, inside: 90 },
])
  test.describe(`the menu, in ${lang}`, { tag: '@phone' }, () => {
    test.use({ lang });

    test('follows the finger: from the edge, past half, and when flung', async ({
      page,
      sofra,
    }) => {
      const menu = page.getByRole('dialog', { name: 'Sofra' });
      const button = page.getByRole('button', { name: sofra.t('header.menu') });
      const drag = (from: number, by: number, speed: number) =>
        dragFinger(page, { from: [from, 600], by: [out * by, 0], speed });

      await page.goto(prefix || '/');
      await untilEdgesWatched(page, 1);
      await drag(edge, 230, 400);
      await expect(menu).toBeVisible();
      await untilStill(page);
      const width = (await menu.boundingBox())?.width ?? 0;

      await drag(inside, -0.5 * width, 200);
      await staysOpen(page, menu);
      await drag(inside, -0.54 * width, 200);
      await expect(menu).toBeHidden();

      await drag(edge, 100, 150);
      await expect(menu).toBeHidden();
      await button.tap();
      await staysOpen(page, menu);
      // A page that is kept waiting between two moves sees a slow finger: it is flung again then, as by a person.
      await expect(async () => {
        await drag(inside, -0.4 * width, 900);
        await untilStill(page);
        await expect(menu).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await expect(button).toBeFocused();
    });
  });

test(
  'the cart comes from below, is drawn away, and closes by its button',
  { tag: '@phone' },
  async ({ page, places, sofra }) => {
    const { cart, shop, t } = sofra;
    const [place] = places;
    await shop.open(place);
    await shop.add(place.plain[0]?.title ?? '');
    await expect(
      page.getByRole('button', { name: t('cart.view') }),
    ).toBeVisible();
    await untilEdgesWatched(page, 2);
    await dragFinger(page, { from: [195, 838], by: [0, -300], speed: 700 });
    await expect(cart.sheet).toBeVisible();
    await untilStill(page);
    const { height = 0, y = 0 } = (await cart.sheet.boundingBox()) ?? {};
    const drag = (by: number) =>
      dragFinger(page, { from: [195, y + 10], by: [0, by], speed: 250 });

    await drag(height * 0.5);
    await staysOpen(page, cart.sheet);
    await drag(height * 0.54);
    await expect(cart.sheet).toBeHidden();

    await sofra.header.cart.tap();
    await cart.sheet.getByRole('button', { name: t('common.close') }).tap();
    await expect(cart.sheet).toBeHidden();
    await expect(sofra.header.cart).toBeFocused();
  },
);

test('what tells outcomes leaves the head of a tablet’s cart free', async ({
  page,
  places: [place],
  sofra: { cart, header, shop, t },
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const title = place.plain[0]?.title ?? '';
  await shop.open(place);
  await shop.add(title);
  await header.cart.click();
  await cart.remove(title);
  const told = page
    .locator('[role="status"]')
    .filter({ has: page.getByText(t('cart.undo')) });
  await expect(told).toBeVisible();
  // what tells the outcome has one, too
  const close = cart.sheet
    .getByRole('button', { name: t('common.close') })
    .first();
  const [head, box] = await Promise.all([
    close.boundingBox(),
    told.boundingBox(),
  ]);
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThan(head?.x ?? 0);
});
