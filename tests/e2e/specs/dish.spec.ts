import { expect, test } from '../fixtures/app';

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
  const next = await others.first().innerText();
  await others.first().click();
  await expect(sofra.dish(next).box).toBeVisible();
  await page.goBack();
  await expect(box).toBeVisible();
  await others.first().click();
  await expect(sofra.dish(next).box).toBeVisible();
  await sofra.dish(next).close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a dish shows it with what can be chosen', async ({
    page,
    places,
  }) => {
    const [place] = places;
    const [dish] = place.optioned;
    await page.goto(`/restaurant/${place.id}?product=${dish?.uuid ?? ''}`);
    const section = page.getByRole('region', {
      name: dish?.translation.title ?? '',
      exact: true,
    });
    await expect(section).toBeVisible();
    await expect(section.locator('img')).toHaveCount(1);
    await expect(section.getByRole('listitem').first()).toBeVisible();
  });
});
