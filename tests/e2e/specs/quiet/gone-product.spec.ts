import { expect, test } from '@/tests/e2e/fixtures/app';

test('a product that is not sold there is said to be gone, and leaves the address', async ({
  page,
  places,
  sofra,
}) => {
  const [{ id, title }, other] = places;
  const foreign = other.plain[0]?.uuid ?? '';
  const path = `/restaurant/${id}?product=${foreign}`;
  const { t } = sofra;
  await page.goto(path);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText(t('product.gone.title'));
  await expect(page).toHaveURL(new RegExp(`/restaurant/${id}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sofra.shop.heading).toHaveText(title);
});
