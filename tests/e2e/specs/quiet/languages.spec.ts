import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { keysAmong, namelessOn, spokenOn } from '@/tests/e2e/support/texts';
import { wordsOf } from '@/tests/e2e/support/words';

const TEXTS = '**/locales/**';

async function expectWhole(page: Page): Promise<void> {
  await expect.poll(async () => keysAmong(await spokenOn(page))).toEqual([]);
  await expect.poll(() => namelessOn(page)).toEqual([]);
}

test.describe('in a browser whose language is Russian', () => {
  test.use({ locale: 'ru-RU' });

  for (const [code, tag, dir] of [
    ['fa', 'fa', 'rtl'],
    ['ja', 'ja', 'ltr'],
    ['kz', 'kk', 'ltr'],
  ] as const)
    test(`${code} is ${code} throughout, without a reload too`, async ({
      page,
      places,
    }) => {
      const t = wordsOf(code);
      await page.goto(`/${code}/restaurant/${places[0].id}`);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('dir', dir);
      await expectWhole(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('header.login') })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${code}/login`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('auth.login.title'),
      );
      await expect(html).toHaveAttribute('lang', tag);
      await expectWhole(page);
    });
});

test.describe('when the server fails', () => {
  test.use({ allowedStatuses: [404, 500, 503] });

  test('a page has all its texts with it, and the next one brings its own', async ({
    page,
    places,
    sofra,
  }) => {
    // whoever asks for more waits
    await page.route(TEXTS, () => new Promise(() => undefined));
    const { shop, t } = sofra;
    await shop.open(places[0]);
    await expectWhole(page);
    await page.getByRole('link', { name: t('footer.shops') }).click();
    await expect(shop.heading).toHaveText(t('home.shops'));
    await expectWhole(page);
  });

  test('the texts of another language are asked for again', async ({
    page,
    sofra,
  }) => {
    let failures = 2;
    await page.route(TEXTS, (route) =>
      (failures -= 1) >= 0
        ? route.fulfill({ status: 503, body: '' })
        : route.continue(),
    );
    await sofra.home.open();
    await sofra.header.open('header.language');
    await page.getByRole('radio', { name: 'فارسی' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectWhole(page);
  });

  test('texts that never come change nothing', async ({ page, sofra }) => {
    await page.route(TEXTS, (route) => route.fulfill({ status: 404 }));
    await sofra.home.open();
    await sofra.header.open('header.language');
    await page.getByRole('radio', { name: 'فارسی' }).click();
    await expect(page.getByText(sofra.t('language.failed'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectWhole(page);
  });

  test('on the page of another language, everything stays in this one, and the cart too', async ({
    page,
    places,
    sofra,
  }) => {
    const [place] = places;
    const soup = place.plain[0]?.title ?? '';
    const { cart, header, shop, t } = sofra;
    await shop.open(place);
    await shop.add(soup);
    await page.route('**/_next/data/**', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await header.open('header.language');
    await page.getByRole('radio', { name: 'فارسی' }).click();
    await expect(page.getByText(t('language.failed'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page).toHaveURL(new RegExp(`/restaurant/${place.id}$`));
    await expect(cart.line(soup)).toBeVisible();
    await page.unroute('**/_next/data/**');
    await header.open('header.language');
    await page.getByRole('radio', { name: 'فارسی' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/fa\/restaurant/);
  });
});
