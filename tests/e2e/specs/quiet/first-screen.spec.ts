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

test('a phone shows the house number of a long street', async ({
  context,
  baseURL,
  page,
}) => {
  const address = { title: 'Street of the Friendship of Peoples 128' };
  const point = { latitude: 41.291, longitude: 69.2255 };
  const value = encodeURIComponent(JSON.stringify({ ...address, ...point }));
  await context.addCookies([{ name: 'address', value, url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/restaurant');
  const button = page.getByRole('button', { name: /Peoples 128/ });
  const [box, number] = await Promise.all([
    button.boundingBox(),
    button.getByText('128', { exact: true }).boundingBox(),
  ]);
  expect(number?.width).toBeGreaterThan(0);
  expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThan(
    (box?.x ?? 0) + (box?.width ?? 0),
  );
});

test('the head of an open place says its facts in two lines on a phone', async ({
  page,
  places,
  sofra,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await sofra.shop.open(places[0]);
  const facts = page.locator('main header ul').first();
  const box = await facts.boundingBox();
  expect(box?.height).toBeLessThan(60);
  const tabs = page.getByRole('navigation', {
    name: sofra.t('menu.categories'),
  });
  expect((await tabs.boundingBox())?.y).toBeLessThan(400);
});

test('the groups of a dish begin at the top of its half, beside its whole words', async ({
  page,
  places,
  sofra,
}) => {
  const title = places[0].optioned[0]?.translation.title ?? '';
  await page.setViewportSize({ width: 1440, height: 900 });
  await sofra.shop.open(places[0]);
  await sofra.shop.openDish(title);
  const { box } = sofra.dish(title);
  const group = box.locator('fieldset').first();
  const close = box.getByRole('button', { name: sofra.t('common.close') });
  // measured again while the dish that is waited for gives way to the whole one
  await expect
    .poll(async () => {
      const [frame, first] = [
        await box.boundingBox(),
        await group.boundingBox(),
      ];
      return (first?.y ?? 900) - (frame?.y ?? 0);
    })
    .toBeLessThan(40);
  const [first, cross] = [await group.boundingBox(), await close.boundingBox()];
  // what scrolls does not pass under it
  expect((cross?.x ?? 0) + (cross?.width ?? 0)).toBeLessThan(first?.x ?? 0);
});

test('an empty checkout says where to go', async ({
  customer,
  page,
  sofra,
}) => {
  expect(customer).toBeDefined();
  await page.goto('/checkout');
  await expect(
    page.getByRole('heading', { level: 1, name: sofra.t('cart.empty.title') }),
  ).toBeVisible();
  const more = page.getByRole('region', { name: sofra.t('home.recommended') });
  await expect(more.getByRole('article').first()).toBeVisible();
});

test('the page of the search has one way into its field on a phone', async ({
  page,
  sofra,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/search');
  const top = page.getByRole('banner');
  await expect(top.getByRole('combobox')).toBeVisible();
  await expect(
    top.getByRole('link', { name: sofra.t('nav.search'), exact: true }),
  ).toHaveCount(0);
});
