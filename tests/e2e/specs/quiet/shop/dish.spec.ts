import { expect, test } from '@/tests/e2e/fixtures/app';
import { holdAnswers, SCRIPTS } from '@/tests/e2e/support/held-answers';

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

test('Back before a dish has opened closes it', async ({
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  const title = place.optioned[0]?.translation.title ?? '';
  await sofra.shop.open(place);
  await sofra.shop.openDish(title);
  // as soon as the browser has the address, which Next draws later
  await page.waitForFunction(() => {
    const isThere = location.search.includes('product=');
    if (isThere) history.back();
    return isThere;
  });
  await expect(page).not.toHaveURL(/product=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
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
  const letThrough = await holdAnswers(page, SCRIPTS);
  await sofra.shop.openDish(title);
  const waiting = page.locator('dialog[open][aria-busy]');
  await expect(waiting.getByText(title)).toHaveCount(2);
  await expect(waiting).toContainText(/\d[.,]\d\d/);
  await expect(waiting).toBeVisible();
  // no ring round what scrolls in it
  await expect(waiting).toBeFocused();
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
