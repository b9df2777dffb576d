import { expect, test } from '@/tests/e2e/fixtures/app';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1140, height: 800 },
  { width: 1440, height: 900 },
];

for (const viewport of WINDOWS)
  test(`home’s first screen shows places to order from at ${viewport.width}`, async ({
    page,
    sofra,
  }) => {
    await page.setViewportSize(viewport);
    await sofra.home.open();
    // at night few are open, and nothing is recommended above the list
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.locator('img').first()).toBeInViewport({ ratio: 1 });
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
  });

for (const viewport of WINDOWS.slice(1))
  test(`the map fills the window beside its list at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/restaurant?view=map');
    const map = page.locator('[class*="map"]:has(> [class*="frame"])');
    await expect(map).toBeVisible();
    const box = await map.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box?.y).toBeLessThanOrEqual((header?.height ?? 0) + 20);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(
      viewport.height - 40,
    );
    await expect(page.getByRole('article').first()).toBeInViewport();
  });

test('the search of a phone opens on kinds of food and places at once', async ({
  page,
  sofra,
}) => {
  const { home, t } = sofra;
  await page.setViewportSize({ width: 390, height: 844 });
  await home.open();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.search'), exact: true })
    .click();
  const kinds = page.getByRole('listbox', { name: t('home.categories') });
  await expect(kinds.getByRole('option').first()).toBeInViewport();
  const places = page.getByRole('listbox', { name: t('home.recommended') });
  await expect(places.getByRole('option').first()).toBeInViewport();
  await kinds.getByRole('option').first().click();
  await expect(page).toHaveURL(/category_id=/);
});

test('what a house says of itself has half of a tablet’s width', async ({
  page,
}) => {
  for (const width of [720, 768, 820, 900, 950]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const words = page.getByRole('heading', { level: 1 });
    const box = await words.boundingBox();
    expect(box?.width, `at ${width}`).toBeGreaterThan(300);
  }
});

test('a phone shows the whole picture of a dish, four to three', async ({
  page,
  places,
  sofra,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = places[0].optioned[0]?.translation.title ?? '';
  await sofra.shop.open(places[0]);
  await sofra.shop.openDish(title);
  const picture = sofra.dish(title).box.locator('img[srcset]').first();
  // the waiting dish gives way to the whole one
  await expect
    .poll(async () => {
      const box = await picture.boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    })
    .toBeCloseTo(4 / 3, 1);
});

test('the wallet has the account’s ways beside it', async ({
  customer,
  page,
  sofra,
}) => {
  expect(customer).toBeDefined();
  for (const width of [1140, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/wallet');
    const ways = page.getByRole('navigation', {
      name: sofra.t('footer.account'),
    });
    await expect(ways).toBeInViewport();
    await expect(
      ways.getByRole('link', { name: sofra.t('wallet.title') }),
    ).toHaveAttribute('aria-current', /./);
  }
});
