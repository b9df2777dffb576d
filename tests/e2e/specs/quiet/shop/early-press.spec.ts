import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import type { DinnerPlace } from '@/tests/e2e/support/city';
import { holdAnswers, SCRIPTS } from '@/tests/e2e/support/held-answers';

const PHONE = { width: 390, height: 844 };

const plusOf = (page: Page, title: string) =>
  page
    .locator('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .locator('[data-add]');

/** How many the server's cart holds, by product. */
async function serverCart(page: Page): Promise<Record<string, number>> {
  const answer = await page.request.get('/api/v1/rest/cart/current?optional=1');
  const { data } = (await answer.json()) as {
    data: {
      user_carts: {
        cartDetails: {
          quantity: number;
          stock: { product: { translation: { title: string } } };
        }[];
      }[];
    } | null;
  };
  const lines =
    data?.user_carts.flatMap(({ cartDetails }) => cartDetails) ?? [];
  return Object.fromEntries(
    lines.map(({ quantity, stock }) => [
      stock.product.translation.title,
      quantity,
    ]),
  );
}

const inserts = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('insert-product'))
      sent.push(request.postData() ?? '');
  });
  return sent;
};

const open = async (page: Page, place: DinnerPlace): Promise<void> => {
  await page.goto(`/${place.type}/${place.id}`, { waitUntil: 'commit' });
  await expect(plusOf(page, place.plain[0]?.title ?? '').first()).toBeVisible();
};

/** Its scripts are on their way until the function in the answer is called. */
async function openHeld(page: Page, place: DinnerPlace): Promise<() => void> {
  const letThrough = await holdAnswers(page, SCRIPTS);
  await open(page, place);
  return letThrough;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('"+" is answered before any script: its count, the badge and the cart’s bar; then it is sent once', async ({
    page,
    places,
    sofra,
  }) => {
    const [place] = places;
    const [soup = '', bread = ''] = place.plain.map(({ title }) => title);
    const letThrough = await holdAnswers(page, SCRIPTS);
    const sent = inserts(page);
    await open(page, place);
    await plusOf(page, soup).first().click();
    await plusOf(page, soup).first().click();
    await plusOf(page, bread).first().click();
    await expect(plusOf(page, soup).first()).toHaveAttribute('data-count', '2');
    await expect(plusOf(page, bread).first()).toHaveAttribute(
      'data-count',
      '1',
    );
    await expect(page.locator('[data-cart] [data-count]')).toHaveAttribute(
      'data-count',
      '3',
    );
    const bar = page.locator('#drawn-bar');
    await expect(bar).toContainText(sofra.t('cart.view'));
    await expect(bar.locator('[data-count]')).toHaveAttribute(
      'data-count',
      '3',
    );
    expect(sent).toEqual([]);
    letThrough();
    await expect(sofra.header.cart).toHaveAccessibleName('Cart, 3 items');
    await expect(plusOf(page, soup)).toHaveCount(0);
    await expect(bar).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: sofra.t('cart.view') }),
    ).toBeVisible();
    await expect
      .poll(() => serverCart(page))
      .toEqual({ [soup]: 2, [bread]: 1 });
    expect(sent).toHaveLength(1);
  });

  test('what opens a box opens one before any script; Escape takes the press back', async ({
    page,
    places,
    sofra,
  }) => {
    const letThrough = await openHeld(page, places[0]);
    const box = page.locator('dialog[open][aria-busy]');
    await page.locator('[data-box=start]').click();
    await expect(box).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await page.locator('[data-box="sheet dialog l"]').click();
    await expect(box).toContainText(sofra.t('header.chooseAddress'));
    letThrough();
    await expect(
      page.getByRole('dialog', { name: sofra.t('address.title') }),
    ).toBeVisible();
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('the search’s row opens before any script, and what is typed there stays', async ({
    page,
    places,
    sofra,
  }) => {
    const letThrough = await openHeld(page, places[0]);
    await page.locator('[data-box=search]').click();
    const field = page.getByRole('combobox', {
      name: sofra.t('header.search.label'),
    });
    await expect(field).toBeFocused();
    await field.pressSequentially('soup');
    letThrough();
    await expect(page.locator('[data-box=search]')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
    await expect(field).toHaveValue('soup');
    await expect(field).toBeVisible();
  });
});

test('the filters’ box is there before any script', async ({ page, sofra }) => {
  const letThrough = await holdAnswers(page, SCRIPTS);
  await page.goto('/restaurant', { waitUntil: 'commit' });
  await page.locator('[data-box="sheet dialog"]').click();
  await expect(page.locator('dialog[open][aria-busy]')).toContainText(
    sofra.t('filter.label'),
  );
  letThrough();
  await expect(
    page.getByRole('dialog', { name: sofra.t('filter.label') }),
  ).toBeVisible();
  await expect(page.locator('dialog[open][aria-busy]')).toHaveCount(0);
});

test.describe('a page that never comes alive', () => {
  test.use({ allowedStatuses: [0] });

  test('a script that does not load: "+" is posted, and the page comes with it', async ({
    page,
    places,
    sofra,
  }) => {
    const [place] = places;
    const [soup = ''] = place.plain.map(({ title }) => title);
    await page.route(SCRIPTS, (route) => route.abort());
    await open(page, place);
    await page.waitForLoadState();
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      plusOf(page, soup).first().click(),
    ]);
    await expect.poll(() => serverCart(page)).toEqual({ [soup]: 1 });
    await expect(sofra.header.cart).toHaveAccessibleName('Cart, 1 item');
  });
});

test('who leaves before any script finds what they added on the next page', async ({
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  const [soup = ''] = place.plain.map(({ title }) => title);
  const letThrough = await openHeld(page, place);
  await plusOf(page, soup).first().click();
  await page.goto('/terms', { waitUntil: 'commit' });
  letThrough();
  await expect(sofra.header.cart).toHaveAccessibleName('Cart, 1 item');
  await expect.poll(() => serverCart(page)).toEqual({ [soup]: 1 });
});

test.describe('refused', () => {
  test.use({ allowedStatuses: [400] });

  test('a refused "+" goes back to nothing, in words', async ({
    page,
    places,
    sofra,
  }) => {
    const [place] = places;
    const [soup = ''] = place.plain.map(({ title }) => title);
    await page.route('**/insert-product*', (route) =>
      route.fulfill({
        status: 400,
        json: {
          status: false,
          statusCode: 'ERROR_400',
          message: 'No more soup',
        },
      }),
    );
    const letThrough = await openHeld(page, place);
    await plusOf(page, soup).first().click();
    letThrough();
    await expect(page.getByText('No more soup')).toBeVisible();
    await expect(plusOf(page, soup).first()).not.toHaveAttribute('data-count');
    await expect(page.locator('#drawn-bar')).toHaveCount(0);
    await expect(sofra.header.emptyCart).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('"+" adds a dish, each press one', async ({ page, places }) => {
    const [place] = places;
    const [soup = ''] = place.plain.map(({ title }) => title);
    await open(page, place);
    await plusOf(page, soup).first().click();
    await expect.poll(() => serverCart(page)).toEqual({ [soup]: 1 });
    await plusOf(page, soup).first().click();
    await expect.poll(() => serverCart(page)).toEqual({ [soup]: 2 });
  });

  test('of another shop’s it says that nothing was changed', async ({
    page,
    places,
  }) => {
    const [place, other] = places;
    const [soup = ''] = place.plain.map(({ title }) => title);
    await open(page, place);
    // a page that is older than the cart
    const older = await page.context().newPage();
    await open(older, other);
    await plusOf(page, soup).first().click();
    await expect.poll(() => serverCart(page)).toEqual({ [soup]: 1 });
    await plusOf(older, other.plain[0]?.title ?? '')
      .first()
      .click();
    await expect(older.getByRole('alert')).toContainText(place.title);
    expect(await serverCart(page)).toEqual({ [soup]: 1 });
  });
});

test('a form that is posted twice under one key counts once', async ({
  page,
  places,
  baseURL,
}) => {
  const [place] = places;
  await open(page, place);
  const stock = await plusOf(page, place.plain[0]?.title ?? '')
    .first()
    .getAttribute('value');
  const post = () =>
    page.request.post(`/${place.type}/${place.id}`, {
      form: {
        form: 'add',
        stock: stock ?? '',
        key: 'a-key-of-this-very-test-1',
      },
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    });
  expect((await post()).status()).toBe(303);
  expect((await post()).status()).toBe(303);
  expect(Object.values(await serverCart(page))).toEqual([1]);
});
