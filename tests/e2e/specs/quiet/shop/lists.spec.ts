import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import type { Words } from '@/tests/e2e/support/words';

/** The map of a list, which says how many places are on it. */
const mapIn = (page: Page, t: Words) =>
  page.getByRole('region', {
    name: new RegExp(`^${t('list.map_other', { count: String.raw`\d+` })}$`),
  });

test('Back finds the order, the pages and the place in a list again', async ({
  page,
  sofra,
}) => {
  const { home, shop, t } = sofra;
  await home.open();
  await page.getByText(t('sort.label', { order: t('sort.trust_you') })).click();
  await page.getByRole('link', { name: t('sort.high_rating') }).click();
  await expect(page).toHaveURL(/order_by=high_rating/);
  await expect(
    page.getByText(t('sort.label', { order: t('sort.high_rating') })),
  ).toBeVisible();
  // its end in sight brings more of it
  await home.cards.last().scrollIntoViewIfNeeded();
  const card = home.cards.nth(30);
  const title = await card.getByRole('heading').textContent();
  await card.getByRole('link').click();
  await expect(shop.heading).toHaveText(title ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/order_by=high_rating/);
  await expect(card).toBeInViewport();
  await expect(card.getByRole('heading')).toHaveText(title ?? '');
  await page.goBack();
  await expect(page).not.toHaveURL(/order_by/);
});

test('the map shows the list, a mark its place, and the list stays', async ({
  page,
  sofra,
}) => {
  const { home, t } = sofra;
  await page.goto('/restaurant?order_by=distance');
  await page.getByRole('link', { name: t('list.view.map') }).click();
  const map = mapIn(page, t);
  await expect(async () => {
    const count = await home.cards.count();
    await expect(map).toHaveAccessibleName(t('list.map_other', { count }));
  }).toPass();
  await map.getByRole('button', { pressed: false }).first().click();
  const chosen = map.getByRole('article');
  const title = await chosen.getByRole('link').textContent();
  await expect(home.card(title ?? '')).toBeAttached();
  await chosen.getByRole('button', { name: t('common.close') }).press('Enter');
  await expect(chosen).toBeHidden();
  await expect(
    map.getByRole('button', { name: new RegExp(`^${title ?? ''}`) }),
  ).toBeFocused();
  await page.getByRole('link', { name: t('list.view.list') }).click();
  await expect(map).toBeHidden();
  await expect(page).toHaveURL(/\/restaurant\?order_by=distance$/);
});

test('a tablet’s map fills the window under the header, its filters on it', async ({
  page,
  sofra: { t },
}) => {
  const size = { width: 768, height: 1024 };
  await page.setViewportSize(size);
  await page.goto('/restaurant?view=map');
  const map = mapIn(page, t);
  await expect(map).toBeVisible();
  const box = await map.boundingBox();
  expect(box).toMatchObject({ x: 0, width: size.width });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(size.height);
  await expect(map.getByRole('article')).toBeVisible();
  await page.getByRole('link', { name: t('filter.open') }).click();
  await expect(page).toHaveURL(/open=1/);
  await page.getByRole('link', { name: t('list.view.list') }).click();
  await expect(map).toBeHidden();
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('all filters are a sheet that tells how many they show', async ({
    page,
    sofra,
  }) => {
    const { home, t } = sofra;
    await page.goto('/shop');
    await page
      .getByRole('link', { name: t('filter.label'), exact: true })
      .tap();
    const sheet = page.getByRole('dialog', { name: t('filter.label') });
    const show = sheet.getByRole('button', { name: /\d/ });
    const all = (await show.textContent()) ?? '';
    await sheet.getByText(t('filter.deals')).tap();
    await expect(show).not.toHaveText(all);
    const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    await show.tap();
    await expect(page).toHaveURL(/\/shop\?deals=1$/);
    await expect(sheet).toBeHidden();
    expect(count).toBeGreaterThan(0);
    await expect(
      page.getByText(t('found.number.results_other', { count })),
    ).toBeVisible();
    await expect(home.heading).toBeVisible();
  });
});
