import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { holdAnswers } from '@/tests/e2e/support/held-answers';

test('dishes open one from another, Back returns to each, and closing leaves them all', async ({
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  const path = `/restaurant/${place.id}`;
  const [first] = place.optioned;
  const title = first?.translation.title ?? '';
  await sofra.shop.open(place);
  await sofra.shop.openDish(title);
  const { box } = sofra.dish(title);
  const others = page
    .getByRole('dialog')
    .getByRole('region', { name: sofra.t('product.related') })
    .getByRole('link');
  await expect(page).toHaveURL(/product=/);
  const address = page.url();
  const next = await others.first().innerText();
  await others.first().click();
  await expect(sofra.dish(next).box).toBeVisible();
  // A dish is drawn before the browser's history has it.
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(box).toBeVisible();
  await others.first().click();
  await expect(sofra.dish(next).box).toBeVisible();
  await sofra.dish(next).close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a dish is there with its name and price before the code and the data of its dialog, and Escape closes it', async ({
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  const [first] = place.optioned;
  const title = first?.translation.title ?? '';
  await sofra.shop.open(place);
  // What loads by itself is there once the page has asked where the browser is.
  await page.waitForFunction(
    () => sessionStorage.getItem('sofra.address.asked') !== null,
  );
  const letThrough = await holdAnswers(page, '**/_next/static/**/*.js');
  await sofra.shop.openDish(title);
  const waiting = page.locator('dialog[open][aria-busy]');
  await expect(waiting).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(waiting).toHaveCount(0);
  await expect(page).not.toHaveURL(/product=/);
  // a popular dish stands twice on the page
  const link = page.getByRole('link', { name: title, exact: true });
  await expect(link.and(page.locator(':focus'))).toHaveCount(1);
  await sofra.shop.openDish(title);
  await expect(waiting).toBeVisible();
  letThrough();
  await expect(waiting).toHaveCount(0);
  await expect(sofra.dish(title).box.getByRole('radio').first()).toBeVisible();
});

const EDGE = 32;

/** What the eye sees of the open dish's picture, and the same with nothing else in its place. */
async function shownAndAlone(page: Page): Promise<readonly [Buffer, Buffer]> {
  const sharp = page.getByRole('dialog').locator('img[sizes]').first();
  await expect
    .poll(() =>
      sharp.evaluate(
        (img: HTMLImageElement) => img.complete && img.naturalWidth > 300,
      ),
    )
    .toBe(true);
  await sharp.evaluate((img: HTMLImageElement) => img.decode());
  const box = await sharp.boundingBox();
  if (!box) throw new Error('the picture is not drawn');
  // without the box's round corners, which are blended
  const clip = {
    x: box.x + EDGE,
    y: box.y + EDGE,
    width: box.width - 2 * EDGE,
    height: box.height - 2 * EDGE,
  };
  const look = () => page.screenshot({ animations: 'disabled', clip });
  const shown = await look();
  await sharp.evaluate((img) => {
    const others = img.parentElement?.querySelectorAll('img') ?? [];
    for (const other of others) if (other !== img) other.remove();
  });
  return [shown, await look()];
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the sharp picture lies over the one that waited for it, however a dish is opened: ${colorScheme}`, async ({
    page,
    places,
    sofra,
  }) => {
    const [place] = places;
    const [dish] = place.optioned;
    const title = dish?.translation.title ?? '';
    const isSharp = async () => {
      const [shown, alone] = await shownAndAlone(page);
      expect(shown.equals(alone)).toBe(true);
    };
    await page.emulateMedia({ colorScheme });
    await sofra.shop.open(place);
    await sofra.shop.openDish(title);
    await isSharp();
    await sofra.dish(title).close();
    const popular = page.getByRole('region', { name: sofra.t('menu.popular') });
    await popular.getByRole('article').getByRole('link').first().click();
    await isSharp();
    await sofra.home.open();
    await sofra.home.search.fill(title);
    const products = page.getByRole('listbox', {
      name: sofra.t('search.products'),
    });
    await products.getByRole('option', { name: title }).first().click();
    await isSharp();
    await page.goto(page.url());
    await isSharp();
  });
